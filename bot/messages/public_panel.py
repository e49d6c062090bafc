"""The message a turn ends with in the channel: what happened, the board, who is next, and the controls.

Everybody sees these controls, so they are the same whatever the hands are: a control that came and went with what
somebody can pay for would tell the others what that hand holds. Only where a game hides nothing they say what can be
done now.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import discord

from bot.forms import Code, is_written
from bot.messages import ids
from bot.messages.controls import EndedButton, Layout, PublicButton
from bot.messages.panel_context import PanelContext
from bot.service import Snapshot
from bot.texts import SeatNames, Texts, shorten
from engine.core.assistance import Question
from engine.core.moves import Move, fields
from engine.core.registry import find
from storage.records import PanelContent, Table

Gallery = discord.ui.MediaGallery[discord.ui.LayoutView]
LONGEST_MESSAGE = 4000
"""Characters that Discord takes in the texts of a whole message."""
LONGEST_ADDED = 900
"""Characters of what has happened since, under the picture."""
ADDED, NEXT_UP = 102, 103
"""Numbers by which the words under the picture are known in a message."""
CALLING = 104
"""Number by which the words of a message are known that only calls somebody within an auction."""
BUTTONS_IN_A_ROW = 5
"""Discord's limit."""
_MARKED = re.compile(r"^(-# |#{1,3} |> )?(.*\S)\s*$")
"""A line with what says how large it is, which stands before all else."""
OF_THE_END = frozenset({"again", "log", "reopen", "replay", "graphs"})
LOOKS = ("hand", "since", "help")
"""The buttons of the last row of a panel, public or private, in this order."""
MOST_OPENINGS = 15
"""Three rows: with the frame, its texts and the row below they stay within Discord's forty parts."""


class Opening(NamedTuple):
    """A button by which a turn goes on."""

    verb: str
    """``open`` a form, ``do`` what has none, ``ask`` for what is written, order it ``ahead``; ``reopen`` a game."""
    code: str
    """The kind of move, and what is chosen already."""
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.primary


def openings(texts: Texts, snapshot: Snapshot, names: SeatNames) -> list[Opening]:
    """Return the buttons of the step that is on: the same whenever it is, unless the game hides nothing."""
    game = find(snapshot.table.game)
    context = PanelContext(snapshot, texts.of(snapshot.table.game), names)
    if snapshot.table.phase == "over":
        # Only whoever made the last move can take it back; the others, who have read how it ended, must agree.
        key = "undo.ask" if len(snapshot.table.people) > 1 else "undo.free"
        return [Opening("reopen", "", texts.say(key))] if snapshot.position.reopens else []
    if snapshot.question is not None:
        return _answers(context, snapshot.question)
    if snapshot.position.decision is not None:
        # No turn is to begin: what there is to decide differs, and may be a secret.
        return []
    if snapshot.lead is not None and game.info.open_information:
        kinds = [kind for kind in snapshot.lead.kinds if kind not in snapshot.too_soon]
        offered = [each for kind in kinds for each in _offered(context, kind, kinds)]
        return [*offered[:MOST_OPENINGS], *_ahead(context)]
    # What the hands would tell stays out of it: any of these may turn out to be impossible.
    named = {kind.kind(): kind for kind in game.moves}
    kinds = [
        named[kind]
        for kind in game.info.openings
        if named[kind] in snapshot.accepted and (kind not in game.info.direct or kind in snapshot.direct)
    ]
    return [each for kind in kinds for each in _offered(context, kind, (kind,))][:MOST_OPENINGS]


def _answers(context: PanelContext, question: Question) -> list[Opening]:
    """Return the buttons that answer a question, the one that names other terms, and the one that takes it back."""
    styles = (discord.ButtonStyle.success, discord.ButtonStyle.danger)
    answers = [
        Opening("do", kind, context.button(kind), style) for kind, style in zip(question.answers, styles, strict=False)
    ]
    kinds = {kind.kind(): kind for kind in find(context.snapshot.table.game).moves}
    if question.counter is not None:
        answers += _offered(context, kinds[question.counter], ())
    back = question.expiry.kind()
    return [*answers, Opening("do", back, context.button(back), discord.ButtonStyle.secondary)]


def _ahead(context: PanelContext) -> list[Opening]:
    """Let anybody order moves in advance."""
    possible = context.snapshot.possible
    if possible is None:
        return []
    kind = possible.kind()
    return [Opening("ahead", kind, context.move(kind, "order"), discord.ButtonStyle.secondary)]


def _offered(context: PanelContext, kind: type[Move], kinds: Iterable[type[Move]]) -> list[Opening]:
    """Return the button of one of some kinds of move, or of each option where these stand there themselves."""
    name, found = kind.kind(), []
    if name in context.snapshot.direct:
        found = [
            Opening("do", str(code), label, context.direct_style(kind, code)) for code, label in context.direct(name)
        ]
        if not context.has_more(name):
            return found
    verb = "ask" if is_written(kind) else "open" if fields(kind) else "do"
    return [*found, Opening(verb, name, context.button(name), context.style(kind, kinds))]


def panel(  # noqa: PLR0913 - the parts of a message
    texts: Texts,
    table: Table,
    story: str,
    boards: Sequence[Gallery],
    next_up: str,
    *,
    together: bool,
    offered: Sequence[Opening] = (),
    added: str = "",
    calling: bool = False,
) -> discord.ui.LayoutView:
    """Lay out the message.

    Args:
        texts: the words of the channel.
        table: the table as it stands.
        story: what happened, already in words.
        boards: the pictures to show, each in a gallery of its own: two in one would each have half the width.
        next_up: who is to move, already in words, with the mention that pings.
        together: several are to move at once, so there is no turn to begin.
        offered: the buttons by which the turn goes on; with none of them one that opens the private panel.
        added: what has happened since the picture, already in words.
        calling: it only calls somebody within an auction.

    """
    rows = _rows(texts, table, () if together else offered)
    return _framed(story, boards, added, next_up, rows, calling=calling)


def _framed(
    story: str,
    boards: Sequence[Gallery],
    added: str,
    next_up: str,
    rows: Sequence[discord.ui.ActionRow[Any]],
    *,
    calling: bool = False,
) -> discord.ui.LayoutView:
    view = Layout()
    frame: discord.ui.Container[Any] = discord.ui.Container()
    added = shorten(added, LONGEST_ADDED)
    if story:
        room = LONGEST_MESSAGE - len(added) - len(next_up)
        frame.add_item(discord.ui.TextDisplay(shorten(story, room), id=CALLING if calling else None))
    for board in boards:
        frame.add_item(board)
    if added:
        frame.add_item(discord.ui.TextDisplay(added, id=ADDED))
    if next_up:
        frame.add_item(discord.ui.TextDisplay(next_up, id=NEXT_UP))
    for row in rows:
        frame.add_item(row)
    view.add_item(frame)
    return view


def _rows(texts: Texts, table: Table, offered: Sequence[Opening]) -> list[discord.ui.ActionRow[Any]]:
    looks = discord.ui.ActionRow[Any](*(_button(texts, table, verb) for verb in LOOKS))
    if table.phase != "live":
        again = () if table.campaign is not None else ("again",)
        game = find(table.game)
        shown = (*(("replay",) if game.replayed else ()), *(("graphs",) if game.graphs else ()))
        ended = [_button(texts, table, verb) for verb in (*again, "log", *(shown if table.started else ()))]
        reopening = [_made(ids.Press(table.id, table.seq, one.verb, one.code), one.label) for one in offered]
        return [discord.ui.ActionRow[Any](*ended, *reopening), looks]
    if not any(holder.to_move and holder.human for holder in table.seats):
        return [looks]
    # The options of one kind of move stand apart from the other kinds.
    parts = [list(part) for _, part in groupby(offered, key=lambda one: Code.read(one.code).picks != ())]
    moves = [[_open(table, one) for one in part] for part in parts] or [[_turn(texts, table)]]
    rows = [part[start : start + BUTTONS_IN_A_ROW] for part in moves for start in range(0, len(part), BUTTONS_IN_A_ROW)]
    return [*(discord.ui.ActionRow[Any](*row) for row in rows), looks]


def _open(table: Table, one: Opening) -> PublicButton:
    return PublicButton.make(ids.Press(table.id, table.seq, one.verb, one.code), one.label, style=one.style)


def _turn(texts: Texts, table: Table) -> PublicButton:
    press = ids.Press(table.id, table.seq, "turn", "")
    return PublicButton.make(press, texts.say("panel.turn"), style=discord.ButtonStyle.primary)


def _button(texts: Texts, table: Table, verb: str) -> PublicButton | EndedButton:
    return _made(ids.Press(table.id, table.seq, verb, ""), label_of(texts, table, verb))


def label_of(texts: Texts, table: Table, verb: str) -> str:
    """Return the words of a button that every table has: the game's own, or else those of all."""
    own = f"{table.game}.panel.{verb}"
    return texts.say(own if texts.has(own) else f"panel.{verb}")


def _made(
    press: ids.Press, label: str, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> PublicButton | EndedButton:
    """Make a button of a panel, of the sort that answers its verb."""
    kind = EndedButton if press.verb in OF_THE_END else PublicButton
    return kind.make(press, label, style=style)


def content_of(message: discord.Message) -> PanelContent:
    """Return what a panel says, as Discord gives it back when it was sent or edited."""
    parts = _parts(message)
    said = [part for part in parts if isinstance(part, discord.TextDisplay)]
    items = [item for part in parts if isinstance(part, discord.MediaGalleryComponent) for item in part.items]
    return PanelContent(
        story="\n".join(part.content for part in said if part.id not in {ADDED, NEXT_UP}),
        pictures=tuple(map(picture_of, items)),
        added="\n".join(part.content for part in said if part.id == ADDED),
        next_up="\n".join(part.content for part in said if part.id == NEXT_UP),
        rows=tuple(_buttons(part) for part in parts if isinstance(part, discord.ActionRow)),
        called=tuple(user.id for user in message.mentions),
    )


def _buttons(row: discord.ActionRow) -> tuple[tuple[str, str, int], ...]:
    buttons = (control for control in row.children if isinstance(control, discord.Button))
    return tuple((each.custom_id or "", each.label or "", each.style.value) for each in buttons)


def boards_of(content: PanelContent) -> list[Gallery]:
    """Show the pictures of a panel once more."""
    return [discord.ui.MediaGallery[discord.ui.LayoutView](kept(*picture)) for picture in content.pictures]


def without_controls(content: PanelContent) -> discord.ui.LayoutView:
    """Lay a panel out again, but for its controls and what the next one tells too."""
    next_up = "" if content.added else content.next_up
    return _framed(content.story, boards_of(content), "", next_up, ())


def tells_end(content: PanelContent) -> bool:
    """Tell whether a panel announced the end of its game."""
    written = [re.fullmatch(ids.template(), control) for row in content.rows for control, _, _ in row]
    return any(ids.read(match).verb == "log" for match in written if match)


def crossed_out(content: PanelContent, heading: str) -> discord.ui.LayoutView:
    """Lay a panel out again under a heading, with what it says crossed out and without its pictures and controls."""
    lines = [_MARKED.sub(r"\1~~\2~~", line) for line in content.story.splitlines()]
    return _framed("\n".join([heading, *lines]), (), "", "", ())


def with_picture(content: PanelContent, picture: Gallery) -> discord.ui.LayoutView:
    """Lay a panel out again with a picture under what happened."""
    rows = [discord.ui.ActionRow[Any](*map(_again, row)) for row in content.rows]
    return _framed(content.story, [picture], content.added, content.next_up, rows)


def _again(button: tuple[str, str, int]) -> PublicButton | EndedButton:
    """Make a button once more."""
    control, label, style = button
    match = re.fullmatch(ids.template(), control)
    assert match is not None, control
    return _made(ids.read(match), label, style=discord.ButtonStyle(style))


def _parts(message: discord.Message) -> list[discord.Component]:
    """Return what stands in the frame of a panel."""
    return [part for child in message.components if isinstance(child, discord.Container) for part in child.children]


def is_call(message: discord.Message) -> bool:
    """Tell whether a message only calls somebody within an auction."""
    return any(isinstance(part, discord.TextDisplay) and part.id == CALLING for part in _parts(message))


def presses(message: discord.Message) -> list[ids.Press]:
    """Return what the buttons of a panel say."""
    written = [
        re.fullmatch(ids.template(), control.custom_id or "")
        for frame in message.components
        if isinstance(frame, discord.Container)
        for row in frame.children
        if isinstance(row, discord.ActionRow)
        for control in row.children
        if isinstance(control, discord.Button)
    ]
    return [ids.read(match) for match in written if match]


def picture_of(item: discord.MediaGalleryItem) -> tuple[str, str | None]:
    """Return the file of a picture that stands in a message, with the text that stands for it."""
    return item.media.url.partition("?")[0].rpartition("/")[2], item.description


def kept(file: str, said: str | None) -> discord.MediaGalleryItem:
    """Show a file of a message once more: by its address an edit would take it for a foreign one."""
    return discord.MediaGalleryItem(f"attachment://{file}", description=said)
