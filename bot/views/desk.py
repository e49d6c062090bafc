"""What one person sees of a table in private: the hand, what may be done now, and the controls to do it step by step.

Everything that a control needs is in its id, so that it works after a restart and in a direct message alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.forms import Code, Form, fill
from bot.pictures import Shown, shorten
from bot.service import Refusal
from bot.texts import Names, Texts, harmless
from bot.views import ids
from bot.views.desk_controls import DeskButton, DeskMenu
from engine.core.errors import IllegalMove
from engine.core.moves import fields
from engine.core.options import Choice, NumberRange, Option, Slot
from engine.core.text import Player, Text

if TYPE_CHECKING:
    from bot.client import Stationmaster
    from bot.service import Look

BUTTONS = 10
"""As many options are shown as buttons; more make a menu."""
INITIAL = 3
TRIES = 3
"""Attempts at a look while others move."""
PAGE = 25
"""Options in one menu: Discord's limit."""
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_TEXT = 1500
LONGEST_ALSO = 500
PICTURES = ("tickets", "hand")
"""The private pictures that a game may give: the first there is is shown, the others are told in words."""

Row = discord.ui.ActionRow[Any]


class Desk(NamedTuple):
    """A private message: its layout and what must be uploaded with it."""

    view: discord.ui.LayoutView
    files: list[discord.File]

    @property
    def sent(self) -> dict[str, Any]:
        """Return it as arguments of a first message."""
        return {"view": self.view, "files": self.files}

    @property
    def edited(self) -> dict[str, Any]:
        """Return it as arguments of an edit."""
        return {"view": self.view, "attachments": self.files}


class Setting(NamedTuple):
    """What the controls of one desk have in common."""

    look: Look
    texts: Texts
    names: Names

    def press(self, verb: str, code: Code) -> ids.Press:
        """Return what a control says."""
        return ids.Press(self.look.table.id, self.look.table.seq, verb, str(code))

    def label(self, text: Text) -> str:
        """Return an option's words as they are, for a place without markup."""
        return self.texts.sentence(text, self.names, plain=True)

    def move(self, kind: str, part: str) -> str:
        """Return a game's words for a kind of move."""
        return self.texts.say(f"{self.look.table.game}.{part}.{kind}")


async def desk(
    bot: Stationmaster, table_id: str, user_id: int, texts: Texts, *, code: Code | None = None, notice: str = ""
) -> Desk:
    """Lay out a person's desk.

    Args:
        bot: the bot.
        table_id: the table.
        user_id: whose desk; the person has a seat.
        texts: the words to use.
        code: the form to open; None, or a form that is not possible now: whatever is to be done.
        notice: what just happened, already in words.

    Raises:
        Refusal: the table has not started.

    """
    look, form = await _moment(bot, table_id, user_id, code)
    names = await bot.names.at(look.table, texts)
    setting = Setting(look, texts, names)
    notice = notice or _not_now(setting, code)
    pictures = [shown for kind in PICTURES if (shown := await bot.pictures.of(look, kind, texts, names))]
    return Desk(_layout(setting, pictures, form, notice), [pictures[0].file()] if pictures else [])


async def _moment(bot: Stationmaster, table_id: str, user_id: int, code: Code | None) -> tuple[Look, Form | None]:
    """Look at a table and open a form of the same moment; no form where others move faster than that."""
    for _ in range(TRIES):
        look = await bot.service.looks.look(table_id, user_id)
        try:
            form = await _form(bot, look, user_id, code)
        except (IllegalMove, Refusal):
            if not await _moved_on(bot, look):
                raise
        else:
            if not await _moved_on(bot, look):
                return look, form
    return await bot.service.looks.look(table_id, user_id), None


async def _moved_on(bot: Stationmaster, look: Look) -> bool:
    return (await bot.service.tables.get(look.table.id)).seq != look.table.seq


async def _form(bot: Stationmaster, look: Look, user_id: int, code: Code | None) -> Form | None:
    """Open the form that is asked for, or the only one there is; None where there is a choice, or nothing to do."""
    kinds = {kind.kind(): kind for kind in look.kinds}
    wanted = code if code and code.kind in kinds else Code(next(iter(kinds))) if len(kinds) == 1 else None
    return await fill(bot.service, look.table.id, user_id, wanted, kinds[wanted.kind]) if wanted else None


def _not_now(setting: Setting, code: Code | None) -> str:
    """Say that a kind of move is not possible, where it was asked for and others are."""
    kinds = {kind.kind() for kind in setting.look.kinds}
    if not kinds or code is None or code.kind in kinds | {""}:
        return ""
    return setting.texts.say("desk.not_now", move=setting.texts.say(f"core.move.{code.kind}"))


def _layout(setting: Setting, pictures: list[Shown], form: Form | None, notice: str) -> discord.ui.LayoutView:
    view, frame = discord.ui.LayoutView(timeout=None), discord.ui.Container[Any]()
    texts, table = setting.texts, setting.look.table
    game = texts.say(f"game.name.{table.game}")
    frame.add_item(discord.ui.TextDisplay(texts.say("desk.heading", game=game, title=harmless(table.title))))
    if notice:
        frame.add_item(discord.ui.TextDisplay(shorten(notice, LONGEST_TEXT)))
    if pictures:
        frame.add_item(pictures[0].item())
    for picture in pictures[1:]:
        frame.add_item(discord.ui.TextDisplay(texts.say("desk.also", alt=shorten(picture.alt, LONGEST_ALSO))))
    frame.add_item(discord.ui.TextDisplay(shorten(_state(setting, form), LONGEST_TEXT)))
    for row in form_rows(setting, form) if form else menu_rows(setting):
        frame.add_item(row)
    view.add_item(frame)
    return view


def _state(setting: Setting, form: Form | None) -> str:
    texts, look = setting.texts, setting.look
    if form is not None:
        return _question(setting, form)
    if look.kinds:
        return texts.say("desk.your_turn")
    if look.result is not None or look.table.phase != "live":
        return texts.say("desk.over")
    waiting = Text("desk.waiting", {"players": tuple(Player(seat) for seat in sorted(look.actors))})
    return texts.sentence(waiting, setting.names)


def _question(setting: Setting, form: Form) -> str:
    texts, game = setting.texts, setting.look.table.game
    heading = texts.say("desk.form", move=setting.move(form.code.kind, "move"))
    said = [texts.sentence(option.label, setting.names) for option in form.said]
    chosen = [texts.say("desk.chosen", chosen=texts.join(said))] if said else []
    ask = [texts.say(f"{game}.ask.{form.code.kind}.{form.field}", **_bounds(form.slot))] if form.field else []
    return "\n".join((heading, *chosen, *ask))


def _bounds(slot: Slot | None) -> dict[str, int]:
    if isinstance(slot, NumberRange):
        return {"least": slot.low, "most": slot.high}
    return {"least": slot.at_least, "most": slot.at_most} if isinstance(slot, Choice) else {}


def menu_rows(setting: Setting) -> list[Row]:
    """Make a button for each kind of move; one without fields is played at once."""
    buttons = [
        DeskButton.make(
            setting.press("go" if fields(kind) else "play", Code(kind.kind())),
            setting.move(kind.kind(), "button"),
            style=discord.ButtonStyle.primary,
        )
        for kind in setting.look.kinds
    ]
    return _rows(buttons)


def form_rows(setting: Setting, form: Form) -> list[Row]:
    """Make the controls that fill in the next field, and the way back."""
    if form.field is None:
        # A move without fields was asked for from outside: it still wants its own press.
        rows = [_confirm(setting, form.code)]
    elif isinstance(form.slot, Choice) and form.slot.many:
        rows = _many_rows(setting, form, form.slot)
    else:
        rows = _one_rows(setting, form)
    if back := _back(setting, form):
        rows.append(back)
    return rows


def _one_rows(setting: Setting, form: Form) -> list[Row]:
    entries = _entries(setting, form.slot)
    if len(entries) <= BUTTONS:
        verb = "play" if form.last else "go"
        style = discord.ButtonStyle.primary if form.last else discord.ButtonStyle.secondary
        return _rows(
            [
                DeskButton.make(setting.press(verb, form.code.then(pick)), shorten(label, LONGEST_LABEL), style=style)
                for pick, label in entries
            ]
        )
    if all(label[:1].isalpha() for _, label in entries):
        # Names are found by the alphabet. Prices stay as the game ranks them.
        entries.sort(key=lambda entry: entry[1])
    pages = [entries[start : start + PAGE] for start in range(0, len(entries), PAGE)]
    page = min(form.code.page, len(pages) - 1)
    menu = DeskMenu.make(
        setting.press("pick", form.code.turned_to(0)),
        [discord.SelectOption(label=shorten(label, LONGEST_OPTION), value=pick) for pick, label in pages[page]],
        setting.texts.say("form.choose", first=_initial(pages[page][0][1]), last=_initial(pages[page][-1][1])),
    )
    return [discord.ui.ActionRow(menu), *_pager(setting, form.code, page, [(p[0][1], p[-1][1]) for p in pages])]


def _pager(setting: Setting, code: Code, page: int, spans: list[tuple[str, str]]) -> list[Row]:
    """Make a button for each page, saying from where to where it runs."""
    if len(spans) < 2:  # noqa: PLR2004 - one page needs no leafing
        return []
    buttons = [
        DeskButton.make(
            setting.press("go", code.turned_to(number)),
            setting.texts.say("form.page", first=_initial(first), last=_initial(last)),
            disabled=number == page,
        )
        for number, (first, last) in enumerate(spans)
    ]
    return _rows(buttons)


def _initial(label: str) -> str:
    """Return how a label begins, to say from where to where a page runs."""
    return label[:INITIAL].rstrip(" :,")


def _many_rows(setting: Setting, form: Form, slot: Choice) -> list[Row]:
    """Make a menu for several at once; what it marked is confirmed by a button."""
    menu = discord.ui.ActionRow[Any](_many_menu(setting, form, slot))
    if not form.marked:
        return [menu]
    return [menu, _confirm(setting, form.code.then("+".join(form.marked)))]


def _many_menu(setting: Setting, form: Form, slot: Choice) -> DeskMenu:
    options = [
        discord.SelectOption(label=shorten(label, LONGEST_OPTION), value=pick, default=pick in form.marked)
        for pick, label in _entries(setting, slot)[:PAGE]
    ]
    hint = setting.texts.say("form.choose_many", least=slot.at_least, most=slot.at_most)
    return DeskMenu.make(
        setting.press("many", form.code), options, hint, bounds=(slot.at_least, min(slot.at_most, PAGE))
    )


def _confirm(setting: Setting, code: Code) -> Row:
    label = setting.move(code.kind, "confirm")
    return discord.ui.ActionRow(DeskButton.make(setting.press("play", code), label, style=discord.ButtonStyle.success))


def _back(setting: Setting, form: Form) -> Row | None:
    if len(setting.look.kinds) < 2 and not form.code.picks:  # noqa: PLR2004 - there is nowhere to go back to
        return None
    back = DeskButton.make(setting.press("go", form.code.back()), setting.texts.say("form.back"))
    return discord.ui.ActionRow(back)


def _entries(setting: Setting, slot: Slot | None) -> list[tuple[str, str]]:
    """Return what may be picked: the pick and its words."""
    if isinstance(slot, NumberRange):
        return [(str(place), str(number)) for place, number in enumerate(range(slot.low, slot.high + 1))]
    options: tuple[Option, ...] = slot.options if slot else ()
    return [(str(place), setting.label(option.label)) for place, option in enumerate(options)]


def _rows(buttons: list[DeskButton]) -> list[Row]:
    return [discord.ui.ActionRow[Any](*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]
