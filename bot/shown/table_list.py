"""The tables of a person as a list: whose turn it is and since when, what is to be done, and a button to go there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from bot.service import Snapshot, Table
from bot.shown import ids
from bot.shown.controls import AnswerButton, PublicButton
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.seat import Seat
from engine.core.text import Text

MOST_WHOLE = 9
"""Tables that are told with a button each: with up to four parts for each they stay within Discord's forty."""
LONGEST_TABLE = 350
"""Characters of one table; Discord takes 4,000 in a whole message."""


class ListedTable(NamedTuple):
    """One table of a list."""

    table: Table
    snapshot: Snapshot | None
    """The table as the person sees it; None: no game is on."""
    names: SeatNames
    since: Mapping[Seat, float]
    """For whom it waits and since when, UTC unix seconds; built-in opponents wait for nobody."""


def table_list(
    heading: str, tables: Sequence[ListedTable], more: Sequence[Table], texts: Texts, user: int
) -> discord.ui.LayoutView:
    """Lay out a list of tables; of ``more`` only where they are is said."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(heading))
    for each in tables:
        told = shorten("\n".join((_where(each.table, texts), *_state(each, texts, user))), LONGEST_TABLE)
        button = _button(each, texts, user)
        view.add_item(discord.ui.TextDisplay(told) if button is None else discord.ui.Section(told, accessory=button))
        if _asked_between_games(each.table, user):
            view.add_item(discord.ui.ActionRow(*_answers(each.table, texts)))
    if more:
        view.add_item(discord.ui.TextDisplay("\n".join(_where(table, texts) for table in more)))
    return view


def _where(table: Table, texts: Texts) -> str:
    game = texts.say(f"game.name.{table.game}")
    return texts.say(
        "look.table", title=harmless(table.title), game=game, channel=f"<#{table.channel_id}>", table=table.id
    )


def _state(each: ListedTable, texts: Texts, user: int) -> list[str]:
    """Say whose turn it is and since when, and to whom it is what there is to do."""
    table, snapshot = each.table, each.snapshot
    if _asked_between_games(table, user):
        return [texts.say("look.between", since=_since(each, table.seat_of(user)))]
    if snapshot is None:
        key = "look.between_others" if table.between_games else "look.lobby"
        return [texts.say(key, seats=len(table.seats), players=table.wanted)]
    if snapshot.seat in snapshot.waited:
        return [texts.say("look.your_turn", since=_since(each, snapshot.seat)), *_to_do(snapshot, texts, each.names)]
    waited = sorted(snapshot.waited)
    players = texts.join([harmless(each.names[seat]) for seat in waited])
    since = next((_since(each, seat) for seat in waited if seat in each.since), "")
    return [texts.say("look.others_turn_since" if since else "look.others_turn", players=players, since=since)]


def _since(each: ListedTable, seat: Seat | None) -> str:
    moment = None if seat is None else each.since.get(seat)
    return "" if moment is None else f"<t:{round(moment)}:R>"


def _to_do(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[str]:
    """Say what is to be decided: what somebody asks, what the game says of it, or else what can be done."""
    texts = texts.of(snapshot.table.game)
    lead = None if snapshot.lead is None else snapshot.lead.prompt
    question = None if snapshot.question is None else snapshot.question.text
    said = question or snapshot.position.decision or lead
    if said is None:
        said = Text("look.can", {"moves": tuple(Text(f"core.move.{kind.kind()}") for kind in snapshot.offered)})
    return [texts.sentence(said, names)]


def _button(each: ListedTable, texts: Texts, user: int) -> PublicButton | None:
    """Make the button that opens the private panel, where there is one."""
    table, snapshot = each.table, each.snapshot
    if snapshot is None or table.seat_of(user) is None:
        return None
    own = f"{table.game}.panel.hand"
    if snapshot.seat in snapshot.waited:
        verb, label, style = "turn", "panel.turn", discord.ButtonStyle.primary
    else:
        verb, label, style = "hand", own if texts.has(own) else "panel.hand", discord.ButtonStyle.secondary
    return PublicButton.make(ids.Press(table.id, table.seq, verb, ""), texts.say(label), style=style)


def _asked_between_games(table: Table, user: int) -> bool:
    seat = table.seat_of(user)
    return table.between_games and seat is not None and table.holder(seat).to_move


def _answers(table: Table, texts: Texts) -> list[AnswerButton]:
    return [
        AnswerButton.make(ids.Press(table.id, table.seq, verb, ""), texts.say(f"campaign.{verb}"))
        for verb in ("ready", "absent")
    ]
