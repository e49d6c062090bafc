"""Playing a table as people do: by typing a command, by the controls under the board, or in a direct message."""

from __future__ import annotations

import re

from simcord.backend.errors import BackendError
from simcord.results import ResponseMessage

from bot.texts import texts_for
from engine.core.moves import Choice, fields
from tests.bot.stage import as_shown, private, raw, text

TEXTS = texts_for("en")
SLASH, BUTTONS = "slash", "buttons"
DM, DM_SLASH, DM_HAND = "letter", "slash in a direct message", "/hand in a direct message"
"""In a direct message: with the controls that came by themselves, by command, with the controls that were asked for."""

PAGE = re.compile(r"\d+\u2013\d+: ")
"""How the button of a page of options begins: which of them it holds."""
LOOKS = ("My hand", "My holdings", "Since my last turn", "Help")
"""What the last row of a panel may hold."""


class Panel:
    """A message with controls that changes in place, as the one person sees it who presses them."""

    def __init__(self, stage, presser, message):
        self._stage, self.presser = stage, presser
        self._where = (getattr(message, "channel_id", None) or message.channel.id, message.id)

    @property
    def now(self):
        """Return the message as it stands, whatever was edited in the meantime."""
        return ResponseMessage(self._stage.env, self._stage.env.backend.get_message(*self._where))

    @property
    def gone(self):
        """Tell whether another private panel took its place."""
        try:
            return not self.now
        except BackendError:
            return True

    @property
    def words(self):
        """Return what it says."""
        return text(self.now)

    @property
    def buttons(self):
        """Return the labels of what can be pressed."""
        return [part["label"] for part in raw(self.now) if part.get("label") and not part.get("disabled")]

    @property
    def asked(self):
        """Return the labels of what can be pressed, but for the last row, which every panel has to look with."""
        return [label for label in self.buttons if label not in LOOKS]

    @property
    def menu(self):
        """Return the options of all menus, label to value; empty where there is none."""
        return {one["label"]: one["value"] for part in raw(self.now) for one in part.get("options", ())}

    async def press(self, label):
        """Press a button."""
        return await self.presser.click(self.now, label=as_shown(self.now, label))

    def shows(self, label):
        """Return what a button or the menu calls an option: what helps one's own aims is marked; None: it is not there."""
        marked = f"★ {label}"
        return next(
            (one for one in (*self.buttons, *self.menu) if one in {label, marked} or one.startswith(f"{marked} ·")),
            None,
        )

    async def choose(self, *labels):
        """Choose in the menu that has it, of several."""
        menu = next(part for part in raw(self.now) if labels[0] in [one["label"] for one in part.get("options", ())])
        values = {one["label"]: one["value"] for one in menu["options"]}
        return await self.presser.select(self.now, [values[label] for label in labels], custom_id=menu["custom_id"])

    async def pick(self, label):
        """Press the button of an option, or find it in the menu, leafing through its pages."""
        if self.shows(label) is None:
            for page in [name for name in self.buttons if PAGE.match(name)]:
                await self.press(page)
                if self.shows(label):
                    break
        shown = self.shows(label) or label
        return await (self.press(shown) if shown in self.buttons else self.choose(shown))


def _is_called(suggestion, label):
    """Tell whether a suggestion is that of an option; what it would do for a ticket may stand behind it.

    Where several are typed, all of them stand there, the last as far as Discord has room.
    """
    if suggestion.endswith("…"):
        return label.startswith(suggestion.rpartition(", ")[2][:-1])
    return any(words.endswith(label) for words in (suggestion, suggestion.partition(" · ")[0]))


class Driver:
    """Plays moves for the people of one table, and checks that each got into the log as it was meant."""

    def __init__(self, stage, channel=None):
        self.stage = stage
        self.channel = channel or stage.channel
        self._private_panels = {}

    def panel(self):
        """Return the latest message of the table with the controls of a turn."""
        return next(m for m in reversed(self.channel.history()) if "My hand" in Panel(self.stage, None, m).buttons)

    def direct_message(self, who):
        """Return the latest direct message of the bot as a panel."""
        return Panel(self.stage, who.user, who.user.dm_channel.last_message)

    async def play(self, who, move, way):
        """Play a move and return what the person is shown after it."""
        before = await self.stage.table(self.channel)
        play = {
            SLASH: self._slash,
            BUTTONS: self._buttons,
            DM: self._direct_message,
            DM_SLASH: self._direct_message_by_command,
            DM_HAND: self._direct_message_by_hand,
        }
        words = await play[way](before, who, move)
        after = await self.stage.table(self.channel)
        assert after.seq == before.seq + 1, f"{move} by {way} was not played: {words}"
        return words

    async def _slash(self, table, who, move):
        return await self._shown(table, who, move, await self._typed(table, who, move, who, self.channel))

    async def _direct_message_by_command(self, table, who, move):
        return await self._shown(table, who.user, move, await self._typed(table, who, move, who.user))

    async def _shown(self, table, presser, move, said):
        """Return what a command was answered with, or what came of it where it is confirmed."""
        if (await self.stage.table(self.channel)).seq > table.seq:
            return private(said)
        private_panel = Panel(self.stage, presser, answer(said))
        await self._confirmed(table, move, private_panel)
        return private_panel.words

    async def _typed(self, table, who, move, typist, *where):
        """Type a command whose every option is taken from what is suggested."""
        command, given, chosen = f"europe {move.kind()}", {}, {}
        for field in fields(type(move)):
            labels = await self._labels(table, who, move, field, chosen)
            given[field] = ""
            for label in labels:
                typed = f"{given[field]}, {label}" if given[field] else label
                offered = await typist.autocomplete(*where, command, field, typed, **{k: given[k] for k in chosen})
                assert 0 < len(offered) <= 25, f"nothing is suggested for {typed!r} in /{command} {field}"
                given[field] = next(one["value"] for one in offered if _is_called(one["name"], label))
            chosen[field] = getattr(move, field)
        return await typist.slash(*where, command, **given)

    async def _buttons(self, table, who, move):
        """Use the private panel that is open already, else the button of this move under the board."""
        private_panel = self._private_panels.get(who.id)
        start = TEXTS.say(f"europe.button.{move.kind()}")
        if (
            private_panel is None
            or private_panel.gone
            or not await self._offers(table, who, move, private_panel, start)
        ):
            private_panel = self._private_panels[who.id] = await self.open(who, move)
        return await self._filled(table, who, move, private_panel, start)

    async def _direct_message(self, table, who, move):
        private_panel, start = self.direct_message(who), TEXTS.say(f"europe.button.{move.kind()}")
        return await self._filled(table, who, move, private_panel, start)

    async def _direct_message_by_hand(self, table, who, move):
        private_panel = Panel(self.stage, who.user, answer(await who.user.slash("hand", table=table.id)))
        return await self._filled(table, who, move, private_panel, TEXTS.say(f"europe.button.{move.kind()}"))

    async def open(self, who, move=None):
        """Press a button under the board and return the private panel it opens."""
        panel = self.panel()
        shown = Panel(self.stage, who, panel)
        start = TEXTS.say(f"europe.button.{move.kind()}") if move else "My hand"
        said = await shown.press(next(one for one in (start, "My move", "My hand") if one in shown.buttons))
        return Panel(self.stage, who, answer(said))

    async def _offers(self, table, who, move, private_panel, start):
        if f":{table.seq}:" not in "".join(part.get("custom_id", "") for part in raw(private_panel.now)):
            return False
        if start in private_panel.buttons:
            return True
        first = fields(type(move))[:1]
        wanted = await self._labels(table, who, move, first[0], {}) if first else [TEXTS.say("europe.confirm.pass")]
        return all(map(private_panel.shows, wanted))

    async def _filled(self, table, who, move, private_panel, start):
        names = fields(type(move))
        if start in private_panel.buttons:
            await private_panel.press(start)
        elif not names and (await self.stage.table(self.channel)).seq == table.seq:
            await private_panel.press(TEXTS.say(f"europe.confirm.{move.kind()}"))
        chosen = {}
        for place, field in enumerate(names):
            slot = await self._slot(table, who, move, field, chosen)
            labels = await self._labels(table, who, move, field, chosen)
            chosen[field] = getattr(move, field)
            if slot.many:
                await private_panel.choose(*labels)
                await private_panel.press(TEXTS.say(f"europe.confirm.{move.kind()}"))
            elif len(slot.options) > 1 or place == len(names) - 1:
                await private_panel.pick(labels[0])
        await self._confirmed(table, move, private_panel)
        return private_panel.words

    async def _confirmed(self, table, move, private_panel):
        """Confirm a move that could not be taken back without the others."""
        sure = TEXTS.say(f"europe.confirm.{move.kind()}")
        if (await self.stage.table(self.channel)).seq == table.seq and sure in private_panel.buttons:
            await private_panel.press(sure)

    async def _slot(self, table, who, move, field, chosen):
        with self.stage.env._bot_scope():
            slot = (await self.stage.service.queries.snapshot(table.id, who.id)).position.slots(type(move))(
                field, chosen
            )
        assert isinstance(slot, Choice)
        return slot

    async def _labels(self, table, who, move, field, chosen):
        """Return what the chosen value of a field is called; several where it is a list."""
        slot = await self._slot(table, who, move, field, chosen)
        value = getattr(move, field)
        wanted = value if slot.many else (value,)
        named = {option.value: TEXTS.sentence(option.label, plain=True) for option in slot.options}
        return [named[one] for one in wanted]


def answer(said):
    """Return the message by which a press or command was answered to its person alone: a new one, or the changed one."""
    told = [one for one in (said.response, *said.followups) if one is not None and one.ephemeral]
    if told:
        return told[-1]
    pressed, env = said._interaction, said._env
    there = env.backend.messages[pressed.channel_id].values()
    alone = [one for one in there if one.is_ephemeral and one.visible_to(pressed.user_id) and one.components]
    return ResponseMessage(env, max(alone, key=lambda message: message.id))


async def at_once(stage, *verbs):
    """Let several people press in the same moment: the bot hears all of it before it has answered any."""
    env, settle = stage.env, stage.env._settle_internal

    async def later(**_):
        return None

    env._settle_internal = later
    try:
        said = [await verb for verb in verbs]
    finally:
        env._settle_internal = settle
    await env.settle()
    return said
