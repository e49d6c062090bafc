"""A table of a game that hides nothing, and ways to play at it: typed, half typed, pressed, behind the bot's back."""

from __future__ import annotations

import functools

import discord

from bot.demo.discord_api.limits import check_message
from bot.forms import bounds
from bot.messages.controls import LONGEST_LABEL
from bot.messages.wording import named
from bot.texts import shorten, texts_for
from engine.core import codec
from engine.core.moves import Chain, Choice, NumberRange, defaults, fields
from engine.core.rng import Rng
from tests.bot.stage import as_shown, labels, private, raw, text, unheard
from tests.playthroughs.driving import Panel, answer

TEXTS = texts_for("en")
TYPED, HALF, PRESSED = "typed", "half typed", "pressed"
"""A whole command; the first field of one, the rest by buttons; buttons alone."""


@functools.cache
def _chosen(game, packed, seat, policy, number):
    """Choose a move behind the bot's back, once for all tests that come by the same position."""
    choose = game.policies[policy] if isinstance(policy, str) else policy
    return choose(game, codec.decode_state(game, packed), seat, Rng(f"{policy}:{number}"))


class OpenTable:
    """A table that has started, played by the people of a stage."""

    def __init__(self, stage, table):
        self.stage, self.id, self.game = stage, table.id, table.game
        self.channel = stage.channel
        self.people = {who.id: who for who in (stage.alice, stage.bob, stage.cara)}
        self._silent = self._before = 0
        self._private_panels = {}

    async def table(self):
        """Return the table as it stands."""
        return await self.stage.service.tables.get(self.id)

    async def match(self):
        """Return the match."""
        live = await self.stage.service.live.get(self.id)
        return live.match

    async def holder(self, seat):
        """Return who holds a seat."""
        return self.people[(await self.table()).seats[seat].user_id]

    async def next(self):
        """Return the seat that is to move, of two the one that is asked."""
        match = await self.match()
        question = match.game.question(match.state)
        return question.to if question else min(match.game.awaited(match.state))

    def panel(self):
        """Return the latest message of the table with controls."""
        return next(m for m in reversed(self.channel.history()) if "Help" in labels(m))

    def private_panel(self, who, said):
        """Return the private message by which somebody was answered, or the one there was that was led there instead."""
        if said.followups or (said.response is not None and said.response.ephemeral):
            self._private_panels[who.id] = Panel(self.stage, who, answer(said))
        return self._private_panels.get(who.id)

    async def hurry(self, until, policy="normal", most=3000):
        """Play on behind the bot's back until a match is as wanted; then let the bot tell it.

        ``policy``: a policy of the game by its name, or one of the test's own.
        """
        game = (await self.match()).game
        for _ in range(most):
            match = await self.match()
            if until(match):
                break
            seat = await self.next()
            self._silent += 1
            await self.silently(_chosen(game, codec.encode_state(match.state), seat, policy, self._silent))
        else:
            raise AssertionError("that never came up")
        with self.stage.env._bot_scope():
            await self.stage.bot.reconciler.reconcile(self.id)
        await self.stage.env.settle()

    async def silently(self, move):
        """Play a move without the bot."""
        given = {field: getattr(move, field) for field in fields(type(move))}
        with self.stage.env._bot_scope(), unheard(self.stage.bot):
            await self.stage.service.play.move(self.id, (await self.holder(move.seat)).id, type(move), given)

    async def play(self, move, way):
        """Play a move in a way, and check that it is the one that stands in the log."""
        who, before, said = await self.holder(move.seat), await self.table(), len(self.channel.history())
        self._before = before.seq
        words = await {TYPED: self._typed, HALF: self._half, PRESSED: self._pressed}[way](who, move)
        match = await self.match()
        played = match.entries[before.seq] if len(match.entries) > before.seq else None
        assert played == move, f"{move} {way} became {played}: {words}"
        await self._called(match, self.channel.history()[said:])
        return words

    async def _called(self, match, told):
        """Check that the channel heard of a turn once, and that whoever is to move or is asked was called."""
        assert len(told) <= 1, [text(message) for message in told]
        for message in told:
            question = match.game.question(match.state)
            wanted = {question.to} if question else match.game.awaited(match.state)
            assert set(self.stage.pinged(message)) == {(await self.holder(seat)).id for seat in wanted}
            assert check_message({"components": components(message), "flags": 1 << 15}) == []

    async def _slot(self, move, field, chosen):
        match = await self.match()
        slot = match.game.slot(match.state, move.seat, type(move), field, chosen)
        return slot.distinct if isinstance(slot, Choice) else slot

    def _command(self, move):
        return f"{self.game} {move.kind().replace('_', '-')}"

    async def _typed(self, who, move):
        given, chosen = {}, {}
        for field in fields(type(move)):
            value, slot = getattr(move, field), await self._slot(move, field, chosen)
            if isinstance(slot, Chain):
                given[field] = await self._chain_typed(who, move, field, given)
            elif value == defaults(type(move)).get(field):
                pass  # left out
            else:
                offered = await who.autocomplete(self.channel, self._command(move), field, str(value), **given)
                assert str(value) in [one["value"] for one in offered], (move, field, offered)
                given[field] = str(value)
            chosen[field] = value
        said = await who.slash(self.channel, self._command(move), **given)
        private_panel = self.private_panel(who, said)
        if await self._played():
            return private(said)
        # More comes of it than was typed: that is asked about first.
        whole = not fields(type(move))
        await private_panel.press(await self._confirm(move) if whole else self._sure(private_panel, move))
        return private_panel.words

    async def _chain_typed(self, who, move, field, given):
        written, chosen = "", {name: getattr(move, name) for name in fields(type(move)) if name in given}
        entries = getattr(move, field)
        for number, entry in enumerate(entries):
            slot = await self._slot(move, field, {**chosen, field: entries[:number]})
            word = next(option.typed for option in slot.options if option.value == entry)
            whole = f"{written} {word}".strip()
            # All but the last letter: what is whole already is followed by what comes next.
            offered = await who.autocomplete(self.channel, self._command(move), field, whole[:-1], **given)
            if len(whole) <= 100:
                assert whole in [one["value"] for one in offered], (whole, offered)
            written = whole
        return written

    async def _half(self, who, move):
        """Type nothing but the first field that is a choice; the rest is pressed."""
        given = {}
        for field in fields(type(move))[:1]:
            slot = await self._slot(move, field, {})
            if not isinstance(slot, Chain) and not defaults(type(move)):
                given[field] = str(getattr(move, field))
        private_panel = self.private_panel(who, await who.slash(self.channel, self._command(move), **given))
        return await self._filled(private_panel, move, given)

    async def _pressed(self, who, move):
        """Press the button of the move under the board, if it is there still; else the one on the own private panel."""
        start, panel = await self._button(move), self.panel()
        table = await self.table()
        seq = table.seq
        fresh = any(f":{seq}:" in part.get("custom_id", "") for part in raw(panel))
        early = move.seat not in table.actors  # the button under the board is in the words of whoever's turn it is
        if fresh and not early and start in labels(panel):
            said = await who.click(panel, label=as_shown(panel, start))
            if said.modal:
                return private(await who.submit_modal(said, written(move)))
            private_panel = self.private_panel(who, said)
        else:
            private_panel = self.private_panel(who, await who.click(panel, label="My holdings"))
            direct = await self._direct(move)
            if direct in private_panel.buttons:
                await private_panel.press(direct)
                return await self._filled(private_panel, move, dict.fromkeys(fields(type(move))[:1]))
            if start in private_panel.buttons:
                said = await private_panel.press(start)
                if said.modal:
                    await who.submit_modal(said, written(move))
                    return private_panel.words
        return await self._filled(private_panel, move, {})

    async def _button(self, move):
        match, kind = await self.match(), type(move)
        meaning = match.game.guidance.meaning(match.state, move.seat, kind)
        return (
            TEXTS.of(self.game).sentence(meaning, plain=True)
            if meaning
            else TEXTS.say(f"{self.game}.button.{kind.kind()}")
        )

    async def _direct(self, move):
        """Return the words of the button that an option of a move is by itself; None: it has no such option."""
        first, *_ = (*fields(type(move)), None)
        options = getattr(await self._slot(move, first, {}), "options", ()) if first else ()
        option = next((each for each in options if each.value == str(getattr(move, first))), None)
        if option is None:
            return None
        said, key = label_of(option, self.game), f"{self.game}.direct.{move.kind()}"
        return shorten(TEXTS.say(key, option=said) if TEXTS.has(key) else said, LONGEST_LABEL)

    async def _filled(self, private_panel, move, given):
        """Press what is left to be chosen, and confirm where that is asked."""
        chosen = {}
        for field in fields(type(move)):
            if await self._played():
                return private_panel.words
            value, slot = getattr(move, field), await self._slot(move, field, chosen)
            pair = _pair_of(move, field, private_panel)
            if pair is not None:
                await private_panel.press(pair)
                break
            if isinstance(slot, Chain):
                await self._chain(private_panel, move, field, chosen)
            elif field not in given and not _alone(slot):
                await self._choose(private_panel, slot, value)
            chosen[field] = value
        if not await self._played():
            confirm = self._sure(private_panel, move)
            await private_panel.press(confirm if fields(type(move)) else await self._confirm(move))
        if not await self._played():
            # A list that ends as it stands may bring about what is asked about first.
            await private_panel.press(confirm)
        return private_panel.words

    def _sure(self, private_panel, move):
        """Return the words of the button that makes a move once it was shown: what asks somebody is sent."""
        send = TEXTS.say("form.send_offer")
        return send if send in private_panel.buttons else TEXTS.say(f"{self.game}.confirm.{move.kind()}")

    async def _confirm(self, move):
        """Return the words of the button that makes a move without fields once it was shown."""
        match, kind = await self.match(), type(move)
        if match.game.guidance.meaning(match.state, move.seat, kind):
            return await self._button(move)
        return TEXTS.say(f"{self.game}.confirm.{kind.kind()}")

    async def _played(self):
        return (await self.table()).seq > self._before

    async def _choose(self, private_panel, slot, value):
        if isinstance(slot, NumberRange):
            await self._number(private_panel, slot, value)
        else:
            await private_panel.pick(
                shown_as(
                    next(option for option in slot.options if option.value == str(value)), private_panel, self.game
                )
            )

    async def _number(self, private_panel, slot, value):
        if str(value) in private_panel.buttons or str(value) in private_panel.menu:
            await private_panel.pick(str(value))
            return
        other = TEXTS.say("form.number", **bounds(slot))
        shown = await private_panel.press(other)
        kind = shown.modal["custom_id"].split(":")[4].split(".")[0]
        assert shown.modal["title"].startswith(TEXTS.say(f"{self.game}.move.{kind}")[:40])
        await private_panel.presser.submit_modal(shown, {"number": str(value)})

    async def _chain(self, private_panel, move, field, chosen):
        entries, by_hand = getattr(move, field), TEXTS.say("form.by_hand")
        if by_hand in private_panel.buttons:  # than the move that the game suggests, which is there at once
            await private_panel.press(by_hand)
        for number, entry in enumerate(entries):
            slot = await self._slot(move, field, {**chosen, field: entries[:number]})
            if len(slot.options) > 1 or slot.may_end:
                option = next(option for option in slot.options if option.value == entry)
                await private_panel.pick(shown_as(option, private_panel, self.game))


def only_actor(match):
    """The seat that alone is to move; None where none or several are."""
    actors = match.game.actors(match.state)
    return next(iter(actors)) if len(actors) == 1 else None


def written(move):
    """Return a move as it is written into the form that asks for all of it."""
    values = {field: getattr(move, field) for field in fields(type(move))}
    return {field: [value] if isinstance(value, str) else str(value) for field, value in values.items()}


def _pair_of(move, field, private_panel):
    """Return the button that fills in the last two fields of a move at once; None: there is none."""
    if fields(type(move))[-2:-1] != (field,):
        return None
    values = "/".join(str(getattr(move, name)) for name in fields(type(move))[-2:])
    return next((label for label in private_panel.buttons if label.startswith(f"{values}:")), None)


def components(message):
    """Return what a message is made of, but for its pictures, whose addresses are not those they were sent with."""
    frames = [component.to_dict() for component in message.components]
    gallery = discord.ComponentType.media_gallery.value
    return [
        {**frame, "components": [part for part in frame["components"] if part["type"] != gallery]} for frame in frames
    ]


def shown_as(option, private_panel, game):
    """Return what an option is called on a private panel: a button has less room than a menu, and a picture names values."""
    label = label_of(option, game)
    found = (label, shorten(label, LONGEST_LABEL), named(option.value, label, TEXTS))
    return next(one for one in found if one in private_panel.buttons or one in private_panel.menu or one is found[-1])


def label_of(option, game):
    """Return what the button or the menu calls an option."""
    return TEXTS.of(game).sentence(option.label, ("alice", "bob", "cara"), plain=True)


def _alone(slot):
    if isinstance(slot, NumberRange):
        return slot.low == slot.high
    return len(slot.options) == 1
