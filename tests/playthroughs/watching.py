"""Everything the bot ever showed, who could read it, and whether it told what the reader may not know."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.ticket_to_ride.europe.printed import PRINTED
from tests.bot.stage import walk

BOARD = PRINTED.board

CARDS = r"(?:purple|blue|orange|white|green|yellow|black|red|locomotive)"
PUBLIC_FILES = re.compile(r"(?:board|report|map|final)[a-z_-]*\.png")
PUBLIC_CONTROLS = re.compile(
    r"sm1:[a-z0-9]+:\d+:(?:join|leave|level|addbot|unbot|start|turn|hand|since|help|agree|refuse|withdraw|snooze|takeover|giveto"
    r"|open|do)(?::(?:draw\.[0-8]|claim|station|tickets|[\d.]+))?"
)


DASH = "\u2013"


class Seen(NamedTuple):
    """One version of a message."""

    channel: int
    message: int
    readers: frozenset[int] | None
    """None: everybody in the channel."""
    words: str
    """What is written, on controls and on pictures."""
    alts: tuple[str, ...]
    files: tuple[str, ...]
    controls: tuple[str, ...]
    new: bool
    pinged: tuple[int, ...]


class Watcher:
    """Stands behind everybody at once. Ask ``check`` after each step."""

    def __init__(self, stage):
        self.stage, self.all, self._checked = stage, [], 0
        backend = stage.env.backend
        commit, edit = backend.commit_message, backend.edit_message

        def committed(message, **how):
            kept = commit(message, **how)
            self.all.append(self._seen(kept, new=True))
            return kept

        def edited(channel, message, changed):
            kept = edit(channel, message, changed)
            self.all.append(self._seen(kept, new=False))
            return kept

        backend.commit_message, backend.edit_message = committed, edited

    def _seen(self, message, *, new):
        parts = list(walk(message.components))
        words = [message.content or ""]
        words += [str(part[key]) for part in parts for key in ("content", "label", "placeholder") if part.get(key)]
        words += [one["label"] for part in parts for one in part.get("options", ())]
        shown = [item for part in parts for item in part.get("items", ())]
        alts = [item["description"] for item in shown if item.get("description")]
        alts += [file["description"] for file in message.attachments if file.get("description")]
        backend = self.stage.env.backend
        channel, readers = backend.get_channel(message.channel_id), None
        if channel.guild_id is None:
            readers = frozenset(channel.recipient_ids) - {backend.bot_user.id}
        elif message.is_ephemeral:
            readers = frozenset(int(who) for who in [message.interaction_metadata["user"]["id"]])
        pinged = [
            user for user in dict.fromkeys(message.mention_user_ids) if message.allowed_mentions.allows_user(user)
        ]
        return Seen(
            message.channel_id,
            message.id,
            readers,
            "\n".join(words),
            tuple(dict.fromkeys(alts)),
            tuple(file["filename"] for file in message.attachments),
            tuple(part["custom_id"] for part in parts if part.get("custom_id")),
            new,
            tuple(pinged) if new else (),
        )

    def latest(self):
        """Return what was shown since the last check, without checking it yet."""
        return self.all[self._checked :]

    def aloud(self, channel, *, since=0):
        """Return the new messages that everybody in a channel could read."""
        return [one for one in self.all[since:] if one.new and one.channel == channel.id and one.readers is None]

    async def check(self, table, earlier=()):
        """Read what is new as each of its readers, with the secrets of a table as they are and as they were.

        Returns the secrets to hand in the next time: what was secret a moment ago is so still in a message on its way.
        """
        secrets = await self._secrets(table)
        before = dict(earlier) or secrets
        for one in self.latest():
            if "\n### " in one.words and f"\n### {table.title}\n" not in one.words:
                continue  # a private panel of another table, where the same ticket may be somebody else's
            for seat in secrets:
                if table.seats[seat].user_id in (one.readers or ()):
                    continue
                others = (secrets[seat] | before[seat]) - self._known(table, one, secrets, before)
                for name in others:
                    assert name not in told(one), f"a ticket of seat {seat} is told: {name!r} in {one}"
            if one.readers is None:
                _check_public(one)
        self._checked = len(self.all)
        return secrets

    @staticmethod
    def _known(table, one, *times):
        own = [seat for seat, who in enumerate(table.seats) if who.user_id in (one.readers or ())]
        return {name for secrets in times for seat in own for name in secrets[seat]}

    async def _secrets(self, table):
        """Return for each seat the ways in which its tickets could be named."""
        live = await self.stage.service.live.get(table.id)
        seats = live.match.state.seats
        return {
            seat: {name for ticket in (*held.tickets, *held.offered) for name in names(ticket)}
            for seat, held in enumerate(seats)
        }


def names(ticket):
    """Return what a ticket may be called in text, alt text or an id, either way round."""
    printed = BOARD.tickets[ticket]
    a, b = BOARD.cities[printed.a].name, BOARD.cities[printed.b].name
    made = {ticket}
    for one, other in ((a, b), (b, a)):
        made |= {f"{one}{dash}{other}" for dash in (f" {DASH} ", "-")}
        made |= {f"{one}{DASH}{other}{end}" for end in (" for", " (")}
    return made


def told(one):
    return "\n".join((one.words, *one.alts, *one.files, *one.controls))


def _check_public(one):
    """Hold what everybody sees to what everybody may know."""
    assert "You drew" not in told(one), one
    assert "You keep" not in told(one), one
    assert "Your cards" not in told(one), one
    for line in one.words.splitlines():
        if "from the deck" in line:
            assert not re.search(CARDS, line), f"a hidden card is told: {line!r}"
    for file in one.files:
        assert PUBLIC_FILES.fullmatch(file), f"{file} is no picture for everybody"
    for control in one.controls:
        assert PUBLIC_CONTROLS.fullmatch(control), f"{control} could tell something about a hand"
