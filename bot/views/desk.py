"""What one person sees of a table in private: the hand, what may be done now, and the controls to do it step by step.

Everything that a control needs is in its id, so that it works after a restart and in a direct message alike.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.errors import explain
from bot.forms import Code, Form, fill
from bot.pictures import Shown, shorten
from bot.service import Refusal
from bot.texts import Texts, harmless
from bot.views.desk_rows import form_rows, menu_rows
from bot.views.gallery import PRIVATE, menu
from bot.views.setting import Setting
from engine.core.errors import IllegalMove
from engine.core.moves import fields
from engine.core.options import Chain, Choice, NumberRange, Slot
from engine.core.registry import find
from engine.core.text import Player, Text

if TYPE_CHECKING:
    from bot.client import Stationmaster
    from bot.service import Look

TRIES = 3
"""Attempts at a look while others move."""
LONGEST_TEXT = 1500
LONGEST_ALSO = 500
ADVICE_WAIT = 1.5
"""Seconds for which a desk waits for what the game works out by itself."""


class Desk(NamedTuple):
    """A private message: its layout and what must be uploaded with it."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    seq: int
    """How many entries the log had."""

    @property
    def sent(self) -> dict[str, Any]:
        """Return it as arguments of a first message."""
        return {"view": self.view, "files": self.files}

    @property
    def edited(self) -> dict[str, Any]:
        """Return it as arguments of an edit."""
        return {"view": self.view, "attachments": self.files}


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
    setting = await _set(bot, Setting(look, texts, names), user_id, form)
    told = [notice or _not_now(setting, code), *await _ended(bot, look, texts, names)]
    pictures = [shown for kind in PRIVATE if (shown := await bot.pictures.of(look, kind, texts, names))]
    if form is not None and not pictures:
        if choice := await bot.pictures.choice(look, form, texts, names):
            pictures, setting = [choice], setting._replace(pictured=True)
        elif form.field is None and setting.after is not None and bot.advisor.advises(look.table.game, form.kind):
            result = await bot.pictures.after(look, setting.after, form, texts, names)
            pictures = [result] if result else []
    said = "\n".join(filter(None, told))
    idle = form is None and not said and not pictures
    if (idle or (form is not None and not pictures)) and (
        helpful := await bot.pictures.beside(look, form, texts, names)
    ):
        pictures = [helpful]
    view = layout(setting, pictures, form, said)
    if idle and (others := menu(look, texts, "show")):
        view.add_item(others)
    return Desk(view, [pictures[0].file()] if pictures else [], look.table.seq)


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
    # Taking back what one asks is never what one is led to.
    alone = len(kinds) == 1 and not _asks(look)
    wanted = code if code and code.kind in kinds else Code(next(iter(kinds))) if alone else None
    if wanted is None:
        return None
    open_information = find(look.table.game).info.open_information
    return await fill(bot.service, look.table.id, user_id, wanted, kinds[wanted.kind], eager=open_information)


def _asks(look: Look) -> bool:
    """Tell whether the person waits for another's answer."""
    return look.question is not None and look.seat in look.actors - {look.question.to}


async def _set(bot: Stationmaster, setting: Setting, user_id: int, form: Form | None) -> Setting:
    """Add to a setting what a form would do, what the game suggests for it, and what is ordered in advance."""
    look, table = setting.look, setting.look.table
    if look.seat is not None and look.possible is not None:
        setting = setting._replace(order=await bot.service.orders.of(table.id, look.seat))
    if form is None:
        return setting
    if bot.advisor.advises(table.game, form.kind):
        try:
            advice = await bot.advisor.ready(table.id, user_id, form.kind, ADVICE_WAIT)
        except (IllegalMove, Refusal):  # somebody moved meanwhile
            return setting
        label = setting.texts.say("form.best") if advice is None else setting.label(advice.label)
        setting = setting._replace(advice=label, advised=advice is not None)
    ends = isinstance(form.slot, Chain) and form.slot.may_end and form.last
    if form.field is not None and not ends:
        return setting
    try:
        effects = await bot.service.looks.effects(table.id, user_id, form.kind, form.values)
    except (IllegalMove, Refusal) as refusal:
        return setting._replace(obstacle=explain(refusal, setting.texts, setting.names) or "")
    return setting if effects is None else setting._replace(effects=effects.told, after=effects.view)


async def _ended(bot: Stationmaster, look: Look, texts: Texts, names: tuple[str, ...]) -> list[str]:
    """Tell a person why an order has ended; it is told once, wherever first."""
    told = []
    for order in await bot.service.orders.ended(look.table.id):
        if order.seat == look.seat and order.ended is not None:
            told.append(texts.sentence(order.ended, names))
            await bot.service.orders.told(look.table.id, order.seat)
    return told


def _not_now(setting: Setting, code: Code | None) -> str:
    """Say that a kind of move is not possible, where it was asked for and others are."""
    kinds = {kind.kind() for kind in setting.look.kinds}
    if not kinds or code is None or code.kind in kinds | {""}:
        return ""
    if code.kind not in {kind.kind() for kind in find(setting.look.table.game).moves}:
        return setting.texts.say("form.out_of_date")
    return setting.texts.say("desk.not_now", move=setting.texts.say(f"core.move.{code.kind}"))


def layout(setting: Setting, pictures: list[Shown], form: Form | None, notice: str) -> discord.ui.LayoutView:
    """Lay out a desk of what is known."""
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
    frame.add_item(discord.ui.TextDisplay(shorten(_state(setting, form, notice), LONGEST_TEXT)))
    for row in form_rows(setting, form) if form else menu_rows(setting):
        frame.add_item(row)
    view.add_item(frame)
    return view


def _state(setting: Setting, form: Form | None, notice: str) -> str:
    """Say how things stand, but for what the notice above has just said."""
    texts, look = setting.texts, setting.look
    if form is not None:
        return _question(setting, form)
    lines = []
    if setting.asked not in notice.splitlines():
        lines.append(setting.asked)
    if look.kinds:
        asked = look.question is not None and look.seat == look.question.to
        early = look.seat not in look.actors
        if not _asks(look):
            lines.append(texts.say("desk.asked" if asked else "desk.early" if early else "desk.your_turn"))
        lines.append(setting.prompt)
    elif look.result is not None or look.table.phase != "live":
        lines.append(texts.say("desk.over"))
    else:
        waiting = Text("desk.waiting", {"players": tuple(Player(seat) for seat in sorted(look.actors))})
        lines.append(texts.sentence(waiting, setting.names))
        # A message that only one person sees cannot be changed for ever: it must not seem to say how things stand.
        lines.append(texts.say("desk.called"))
    if look.word is not None:
        lines.append(texts.sentence(look.word, setting.names))
    if setting.order is not None:
        move = texts.say(f"core.move.{setting.order.kind}")
        lines.append(texts.say("order.stands", move=move, until=setting.until))
    return "\n".join(filter(None, lines))


def _question(setting: Setting, form: Form) -> str:
    texts, game = setting.texts, setting.look.table.game
    heading = texts.say("desk.form", move=setting.title(form.code.kind))
    # An option filled in by itself may say the same as the one before it.
    said = [line for line, _ in itertools.groupby(texts.sentence(o.label, setting.names) for o in form.said)]
    # What comes of a long list, entry by entry, says it better than the list.
    told = form.field is None and bool(setting.effects) and len(form.said) > len(fields(form.kind))
    chosen = [texts.say("desk.chosen", chosen=texts.say("form.along").join(said))] if said and not told else []
    asked = f"{game}.ask.{form.code.kind}.{form.field}"
    chosen_numbers = {name: value for name, value in form.values.items() if isinstance(value, int)}
    ask = [texts.say(asked, **chosen_numbers, **_bounds(form.slot))] if form.field else []
    # What a move says first is what it does itself.
    effects = [
        texts.say("desk.effect", effect=texts.sentence(effect, setting.names)) for effect in setting.effects or ()
    ]
    obstacle = [setting.obstacle] if setting.obstacle else []
    question = setting.look.question
    asked = setting.asked if question is not None and form.code.kind in question.answers else ""
    return "\n".join(filter(None, (heading, asked, setting.prompt, *chosen, *ask, *effects, *obstacle)))


def _bounds(slot: Slot | None) -> dict[str, int]:
    if isinstance(slot, NumberRange):
        return {"least": slot.low, "most": slot.high}
    return {"least": slot.at_least, "most": slot.at_most} if isinstance(slot, Choice) else {}
