"""Looking at a table: the board and its pictures, one place in words, one's own hand, and the tables of a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import discord
from discord import app_commands

from bot.answering import acknowledge, my_texts
from bot.collation import fit, same
from bot.forms import Code, open_form
from bot.interactions import here
from bot.interactions.guide import help_
from bot.interactions.here import (
    LONGEST_CHOICE,
    Command,
    Request,
    Suggestions,
    begin,
    fitting,
    meant,
    table_in,
)
from bot.interactions.log import log as log_command
from bot.interactions.log import position_meant, suggest_positions
from bot.interactions.log import words as words_command
from bot.interactions.looking_back import (
    REPLAYS,
    graph,
    replay,
)
from bot.interactions.parts import Parts, parts_of
from bot.interactions.past import past_page, since_in_words
from bot.interactions.rules import rules
from bot.interactions.turning_points import USES, turning_points
from bot.messages.controls import (
    AnswerButton,
    Layout,
    PictureMenu,
    Press,
    PublicButton,
    Row,
)
from bot.messages.pictures import picture_name, picture_page, public, recalled
from bot.messages.wording import PanelContext, label_of
from bot.service import Refusal, Snapshot, Table
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.errors import IllegalMove
from engine.core.moves import Chain, Choice, Move, Option, Slot, fields, name_of_kind
from engine.core.seat import Seat
from engine.core.text import Text
from rendering import api
from storage.records import Phase

MOST_WHOLE = 9
"""Tables that are listed with a button each: with up to four components each they stay within Discord's forty."""
MOST_PARTS, PARTS_OF_TABLE = 40, 4
"""Components of a message, Discord's limit; and the most that a table takes."""
LONGEST_TABLE = 350
"""Characters of one table."""
LONGEST = 4000
"""Characters that Discord takes in a whole message."""
HELD: tuple[Phase, ...] = ("live", "over")
"""The phases of the tables at which a person has a hand to look at."""


def extend(group: app_commands.Group) -> None:
    """Add the commands that look at the table of the channel to ``/game``."""
    here.add(group, (status, board, words_command, graph, log_command, help_), uses=here.LOOKS)
    here.add(group, (replay,), uses=REPLAYS)
    here.add(group, (turning_points,), uses=USES)
    # People who play without pictures look often, and nothing is drawn for them.
    here.add(group, (look,), uses=here.LOOKS_IN_WORDS)


def commands() -> list[Command]:
    """Make the commands of no group, which work in direct messages too."""
    return [here.everywhere(here.command(callback.__name__, callback)) for callback in (hand, turn, mygames, rules)]


async def status(interaction: discord.Interaction) -> None:
    """Show the board, the scores and whose turn it is."""
    request = await begin(interaction)
    await _show(request, await request.table())


async def suggest_pictures(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the public pictures of the game in this channel."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None:
        return []
    return fitting([(picture_name(texts, snapshot.table, kind), kind) for kind in public(snapshot)], written)


async def suggest_zooms(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the regions and places of the board to zoom in on."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None or not public(snapshot):
        return []
    return fitting([(_zoom_name(texts, snapshot.table, zoom), zoom) for zoom in api.zooms(snapshot.view)], written)


async def _looked(interaction: discord.Interaction) -> Snapshot | None:
    """Return the public snapshot of the table of the channel, or None if no game has started."""
    table = await table_in(interaction)
    if table is None or table.started is None:
        return None
    return await parts_of(interaction).service.queries.snapshot(table)


def _zoom_name(texts: Texts, table: Table, zoom: str) -> str:
    key = f"{table.game}.zoom.{zoom}"
    return texts.say(key) if texts.has(key) else zoom


def _picture(snapshot: Snapshot, texts: Texts, written: str) -> str:
    """Return the kind of picture that a name stands for. Raises Refusal."""
    for kind in public(snapshot):
        if same(written, kind, picture_name(texts, snapshot.table, kind)):
            return kind
    named = tuple(picture_name(texts, snapshot.table, kind) for kind in public(snapshot))
    raise Refusal("look.no_picture", picture=written, pictures=named)


def _zoom(snapshot: Snapshot, texts: Texts, written: str) -> str:
    """Return the zoom that a typed name stands for. Raises Refusal."""
    for zoom in api.zooms(snapshot.view):
        if same(written, zoom, _zoom_name(texts, snapshot.table, zoom)):
            return zoom
    raise Refusal("look.no_zoom", zoom=written)


@app_commands.autocomplete(picture=suggest_pictures, zoom=suggest_zooms)
@app_commands.autocomplete(at=suggest_positions)
async def board(
    interaction: discord.Interaction,
    zoom: app_commands.Range[str, 1, 60] | None = None,
    picture: app_commands.Range[str, 1, 60] | None = None,
    at: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None,
) -> None:
    """Show the board, an enlarged part of it, or another picture, of now or of an earlier position."""
    request = await begin(interaction)
    table = await request.board()
    if at is None:
        await _show(request, table, zoom, picture)
        return
    parts, texts = request.parts, request.texts
    past = await parts.service.log.past(table.id, request.user, await position_meant(request, table, at))
    part = _zoom(past.snapshot, texts, zoom) if zoom else None
    kind = _picture(past.snapshot, texts, picture) if picture is not None else ""
    await request.show(await past_page(parts, past, texts, kind, part))


async def _show(request: Request, table: Table, zoom: str | None = None, wanted: str | None = None) -> None:
    parts, texts = request.parts, request.texts
    snapshot = await parts.service.queries.snapshot(table, request.user)
    part = _zoom(snapshot, texts, zoom) if zoom else None
    kind = _picture(snapshot, texts, wanted) if wanted is not None else None
    await request.show(await picture_page(snapshot, parts.names, parts.pictures, texts, kind, zoom=part))


async def suggest_subjects(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest what can be looked at in words at the table in this channel."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None:
        return []
    names = await parts_of(interaction).names.at(snapshot.table, texts)
    return fitting(named_subjects(snapshot, texts, names), written)


@app_commands.autocomplete(at=suggest_subjects)
async def look(interaction: discord.Interaction, at: app_commands.Range[str, 1, 100] | None = None) -> None:
    """Say in words what is at a place and what one can do there; without a place, what has changed."""
    request = await begin(interaction)
    parts, texts, table = request.parts, request.texts, await request.board()
    snapshot = await parts.service.queries.snapshot(table, request.user)
    names = await parts.names.at(table, texts)
    if at is None:
        said = await since_in_words(parts, table, request.user, texts)
    else:
        subject = _subject(snapshot, texts, names, at)
        said = looked_at(await recalled(snapshot), texts, names, subject)
    view = Layout(said)
    if at is not None:
        press = Press(table.id, snapshot.table.seq, "since", "")
        view.add(Row(PublicButton.make(press, texts.say("panel.since"))))
    await request.show(view)


def _subject(snapshot: Snapshot, texts: Texts, names: SeatNames, written: str) -> str:
    """Return the id of the subject that is typed: its id, its name, or a unique part of that. Raises Refusal."""
    subjects = named_subjects(snapshot, texts, names)
    exact = [id_ for name, id_ in subjects if same(written, id_, name)]
    found = exact or [id_ for name, id_ in subjects if fit(written, name) is not None]
    if not exact and len(found) != 1:
        raise Refusal("look.no_subject", subject=written)
    return found[0]


async def suggest_tables(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the tables at which the person sits."""
    return fitting(_named(await parts_of(interaction).service.tables.of_person(interaction.user.id, *HELD)), written)


def _named(tables: Iterable[Table]) -> list[tuple[str, str]]:
    """Return the label of each of some tables, and its id."""
    return [(f"{table.title} ({table.id})", table.id) for table in tables]


@app_commands.autocomplete(table=suggest_tables)
async def hand(
    interaction: discord.Interaction, table: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None
) -> None:
    """Show one's own hand, with the controls to move."""
    request = await begin(interaction)
    await request.parts.private_panels.show(interaction, await _my_table(request, table))


async def _my_table(request: Request, wanted: str | None) -> Table:
    """Return the named table, else the one of the channel, else the person's only one."""
    if wanted is not None:
        held = await request.service.tables.of_person(request.user, *HELD)
        return await request.service.tables.get(
            meant(_named(held), wanted, {one.id: one.title for one in held}) or wanted
        )
    here = await table_in(request.interaction) if request.interaction.guild_id else None
    if here is not None:
        return here
    mine = await request.service.tables.of_person(request.user, "live")
    if not mine:
        raise Refusal("look.no_games")
    if len(mine) > 1:
        raise Refusal("look.which_table", tables=tuple(table.title for table in mine))
    return mine[0]


async def turn(interaction: discord.Interaction) -> None:
    """List the tables at which it is the person's turn."""
    request = await begin(interaction)
    waiting = await request.service.tables.waiting_for(request.user)
    await list_tables(request, request.texts.say("look.turns", count=len(waiting)), waiting)


async def mygames(interaction: discord.Interaction) -> None:
    """List the tables at which the person sits, those that wait for them first, as ``/turn`` does."""
    request = await begin(interaction)
    waiting = await request.service.tables.waiting_for(request.user)
    listed = {table.id for table in waiting}
    mine = await request.service.tables.of_person(request.user, "lobby", "live")
    tables = [*waiting, *(table for table in mine if table.id not in listed)]
    await list_tables(request, request.texts.say("look.games", count=len(tables)), tables)


async def list_tables(request: Request, heading: str, tables: Sequence[Table]) -> None:
    """List tables under a heading: how the first ones stand, and where the others are."""
    parts, texts, user = request.parts, request.texts, request.user
    shown = tables[:MOST_WHOLE]
    since = await parts.service.tables.waited_since(shown)
    view = Layout(heading)
    for each in shown:
        snapshot = await parts.service.queries.snapshot(each, user) if each.phase == "live" else None
        table = each if snapshot is None else snapshot.table
        listed = _Listed(table, snapshot, await parts.names.at(table, texts), since.get(table.id, {}), texts, user)
        said, button = shorten(listed.words(), LONGEST_TABLE), listed.button()
        view.add(said if button is None else discord.ui.Section(said, accessory=button))
        # Three parts are left for what stands below this table, and room for all tables after it.
        room = MOST_PARTS - len(tuple(view.walk_children())) - PARTS_OF_TABLE * (len(shown) - shown.index(each)) + 1
        if snapshot is not None and snapshot.seat in snapshot.waited and room >= PARTS_OF_TABLE:
            since_button = PublicButton.make(Press(table.id, table.seq, "since", ""), texts.say("panel.since"))
            view.add(Row(since_button))
        if listed.waits_between_games:
            view.add(Row(*AnswerButton.both(table.id, table.seq, texts)))
    if len(tables) > MOST_WHOLE:
        view.add(_rest(tables[MOST_WHOLE:], texts, LONGEST - view.content_length()))
    await request.show(view)


def _rest(tables: Sequence[Table], texts: Texts, room: int) -> str:
    """Name as many tables as fit into ``room`` characters, a line each, and count the others."""
    lines = [_where(table, texts) for table in tables]
    for named in range(len(lines), -1, -1):
        left = [texts.say("look.more", count=len(lines) - named)] if named < len(lines) else []
        said = "\n".join((*lines[:named], *left))
        if len(said) <= room:
            break
    return said


def _where(table: Table, texts: Texts) -> str:
    game, channel = texts.game_name(table.game), f"<#{table.channel_id}>"
    return texts.say("look.table", title=harmless(table.title), game=game, channel=channel, table=table.id)


class _Listed(NamedTuple):
    """One table of a list."""

    table: Table
    snapshot: Snapshot | None
    """The table as the person sees it; None if no game is running."""
    names: SeatNames
    since: Mapping[Seat, float]
    """For which seats it waits, and since when, UTC unix seconds."""
    texts: Texts
    user: int

    @property
    def waits_between_games(self) -> bool:
        """Whether it waits for the person's answer about the next game of a campaign."""
        seat = self.table.seat_of(self.user)
        return self.table.between_games and seat is not None and self.table.holder(seat).to_move

    def words(self) -> str:
        """Say where it is, whose turn it is and since when, and, if it is the person's, what to do."""
        table, snapshot, texts = self.table, self.snapshot, self.texts
        where = _where(table, texts)
        if self.waits_between_games:
            return f"{where}\n{texts.say('look.between', since=self._since(table.seat_of(self.user)))}"
        if snapshot is None:
            key = "look.between_others" if table.between_games else "look.lobby"
            return f"{where}\n{texts.say(key, seats=len(table.seats), players=table.wanted)}"
        if snapshot.seat in snapshot.waited:
            return "\n".join(
                (where, texts.say("look.your_turn", since=self._since(snapshot.seat)), self._to_do(snapshot))
            )
        waited = sorted(snapshot.waited)
        players = texts.join([harmless(self.names[seat]) for seat in waited])
        since = next(filter(None, map(self._since, waited)), "")
        key = "look.others_turn_since" if since else "look.others_turn"
        return f"{where}\n{texts.say(key, players=players, since=since)}"

    def _since(self, seat: Seat | None) -> str:
        moment = None if seat is None else self.since.get(seat)
        return "" if moment is None else f"<t:{round(moment)}:R>"

    def _to_do(self, snapshot: Snapshot) -> str:
        """Say what is to be decided: a question, what the game says of it, or else the possible moves."""
        prompt = None if snapshot.turn_prompt is None else snapshot.turn_prompt.prompt
        question = None if snapshot.question is None else snapshot.question.text
        said = question or snapshot.position.decision or prompt
        if said is None:
            said = Text("look.can", {"moves": tuple(name_of_kind(kind) for kind in snapshot.offered)})
        return self.texts.of(snapshot.table.game).sentence(said, self.names)

    def button(self) -> PublicButton | None:
        """Make the button that opens the private panel, if there is one."""
        table, snapshot, texts = self.table, self.snapshot, self.texts
        if snapshot is None or table.seat_of(self.user) is None:
            return None
        if snapshot.seat in snapshot.waited:
            press, label = Press(table.id, table.seq, "turn", ""), texts.say("panel.turn")
            return PublicButton.make(press, label, style=discord.ButtonStyle.primary)
        return PublicButton.make(Press(table.id, table.seq, "hand", ""), label_of(texts, table, "hand"))


LONGEST_LOOK = 3600
"""Characters of an answer; with its heading it fits in one layout."""
FEW = 16
"""The most options of a first field whose second fields are searched."""
MOST_NEXT = 12
"""The most options of the next field that are named."""


def named_subjects(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[tuple[str, str]]:
    """Return the name and the id of everything that can be looked at."""
    own = texts.of(snapshot.table.game)
    return [(own.sentence(one.name, names, plain=True), one.id) for one in api.subjects(snapshot.view)]


def looked_at(snapshot: Snapshot, texts: Texts, names: SeatNames, subject_id: str) -> str:
    """Say all that the person may know of a subject, a line each. Raises Refusal if there is no such subject."""
    try:
        subject, lines = api.look(snapshot.view, subject_id)
    except api.NoSuchSubject:
        raise Refusal("look.no_subject", subject=subject_id[:60]) from None
    own = texts.of(snapshot.table.game)
    said = [own.say("look.subject", subject=own.sentence(subject.name, names))]
    said += [own.sentence(line, names) for line in lines]
    moves = _possible(PanelContext(snapshot, own, names), subject)
    if moves:
        said += [own.say("look.may"), *moves]
    elif subject.values and snapshot.seat in snapshot.actors:
        said.append(own.say("look.may_nothing"))
    kept, room = list[str](), LONGEST_LOOK
    for line in said:
        room -= len(line) + 1
        if room < 0:
            kept.append("\u2026")
            break
        kept.append(line)
    return "\n".join(kept)


def _possible(context: PanelContext, subject: api.Subject) -> list[str]:
    """List the moves that concern a subject: the name, the option that is the subject, and what follows."""
    snapshot = context.snapshot
    if subject.acts and snapshot.seat in snapshot.actors and snapshot.question is None:
        return [context.texts.say("look.move_own", move=context.button(kind.kind())) for kind in snapshot.offered]
    lines: list[str] = []
    for kind in snapshot.offered if subject.values else ():
        for label, following in _options_for(context, kind, frozenset(subject.values)):
            if following:
                then = context.texts.join(following, either=True)
                line = context.texts.say("look.move_then", move=context.button(kind.kind()), option=label, then=then)
            else:
                line = context.texts.say("look.move", move=context.button(kind.kind()), option=label)
            lines.append(line)
    return list(dict.fromkeys(lines))


def _options_for(context: PanelContext, kind: type[Move], values: frozenset[str]) -> Iterator[tuple[str, list[str]]]:
    """Find the options that stand for a subject in the first two fields of a move, with what may follow them."""
    try:
        form = open_form(context.snapshot.position, Code(kind.kind()))
    except (IllegalMove, Refusal):
        return
    # A field with only one possible value is filled in already.
    filled = [value for value in form.values.values() if isinstance(value, str) and value in values]
    if filled:
        yield filled[0], _next(context, form.slot)
        return
    options = _options(form.slot)
    here = [(place, option) for place, option in enumerate(options) if option.value in values]
    for place, option in here:
        yield context.sentence(option.label), _after(context, kind, (str(place),))
    if here or len(options) > FEW or len(fields(kind)) == 1:
        return
    for place, first in enumerate(options):
        after = _opened(context, kind, (str(place),))
        for option in () if after is None else _options(after):
            if option.value in values:
                yield f"{context.sentence(first.label)} \u00b7 {context.sentence(option.label)}", []


def _options(slot: Slot | None) -> tuple[Option, ...]:
    """Return what may be picked one at a time."""
    return slot.options if isinstance(slot, Chain) or (isinstance(slot, Choice) and not slot.many) else ()


def _opened(context: PanelContext, kind: type[Move], picks: tuple[str, ...]) -> Slot | None:
    """Return the next field of a form after some picks; None if there is none, or they are not possible."""
    try:
        return open_form(context.snapshot.position, Code(kind.kind(), picks)).slot
    except (IllegalMove, Refusal):
        return None


def _after(context: PanelContext, kind: type[Move], picks: tuple[str, ...]) -> list[str]:
    return _next(context, _opened(context, kind, picks)) if len(fields(kind)) > 1 else []


def _next(context: PanelContext, slot: Slot | None) -> list[str]:
    return [context.sentence(option.label) for option in _options(slot)[:MOST_NEXT]]


async def picture_chosen(parts: Parts, interaction: discord.Interaction, menu: PictureMenu) -> None:
    """Show the chosen picture: ``look`` in place, ``show`` in a new message."""
    own = menu.press.verb == "show"
    await acknowledge(interaction, private=own)
    snapshot = await parts.service.queries.snapshot(menu.press.table, interaction.user.id)
    page = await picture_page(snapshot, parts.names, parts.pictures, my_texts(interaction), menu.item.values[0])
    if own:
        await interaction.followup.send(**page.sent, ephemeral=True)
    else:
        await interaction.edit_original_response(**page.edited)
