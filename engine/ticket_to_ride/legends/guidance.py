"""What leads companies through a game of Legends: what is decided just now, and what a move means there (L L2).

A decision outside of an ordinary turn is public, and so is who makes it; what there is to choose from may be secret.
So a sentence tells nothing that is not in everybody's view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.moves import Move
from engine.core.text import Param, Player, Text
from engine.ticket_to_ride.legends.journey import claims_at, herds_at
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Draw,
    Give,
    OpenFrontier,
    RetireEvent,
    UsePower,
)
from engine.ticket_to_ride.legends.powers_in_play import card_source
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import (
    Bourse,
    BuildOne,
    Choose,
    Decision,
    Engage,
    Gift,
    KeepSome,
    OpenOne,
    RetireOne,
    SecondCard,
    SecondJourney,
)
from engine.ticket_to_ride.legends.words import city, event_rule, event_text, rule_of, say, source_text

LASTING: frozenset[type[Move]] = frozenset({RetireEvent, Give, OpenFrontier, Build, UsePower})
"""Moves by which the campaign changes for good, or a card is used up."""


def decision(state: LegendsState) -> Text | None:
    """Tell everybody what is decided now; None: an ordinary turn."""
    if state.over or not state.agenda:
        return None
    task = state.agenda[-1]
    if not isinstance(task, Decision) or isinstance(task, SecondCard) or not task.seats:
        return None  # a second card belongs to the turn
    players = tuple(Player(seat) for seat in state.seats_range() if seat in task.deciding)
    if isinstance(task, Choose):
        return say(f"decides.{task.about}", players=players, **_ABOUT[task.about](state, task))
    return _other(state, task, {"players": players})


def _other(state: LegendsState, task: Decision, params: dict[str, Param]) -> Text:
    figures = state.pack.figures
    match task:
        case KeepSome(must=must, opening=opening):
            return say("decides.keep_opening" if opening else "decides.keep", must=must, **params)
        case Engage():
            return say("decides.engage", **params)
        case Bourse():
            bond, flagship = int(state.rule("bonds")), int(state.rule("flagship"))
            return say("decides.stake", bond=bond, flagship=flagship, price=figures.rule.bond.price, **params)
        case SecondJourney(most=most):
            return say("decides.again", most=most, **params)
        case Gift():
            return say("decides.gift", **params)
        case OpenOne():
            return say("decides.open", **params)
        case BuildOne(what=what) if what.startswith(card_source(0)[:-1]):
            return say("decides.survey", card=source_text(what), rule=rule_of(state, what), **params)
        case BuildOne(what=what):
            return say(f"decides.{what}", **params)
        case RetireOne() | _:
            return say("decides.retire", **params)


def _cities(cities: list[str], state: LegendsState) -> dict[str, Param]:
    return {"cities": tuple(city(state, one) for one in cities)}


def _of_event(_state: LegendsState, task: Choose) -> dict[str, Param]:
    event = task.source.partition(":")[2]
    return {"event": event_text(event), "rule": event_rule(event)}


_ABOUT: dict[str, Callable[[LegendsState, Choose], dict[str, Any]]] = {
    "herd": lambda state, _: _cities(herds_at(state), state),
    "dig": lambda state, _: _cities(claims_at(state), state),
    "well": lambda state, _: {
        "dollars": state.pack.figures.rule.well.loss,
        "number": state.pack.figures.rule.well.cards,
    },
    "discard": lambda _, task: {"number": task.number, "why": source_text(task.source)},
    "each": _of_event,
    "peek": lambda _, task: {"power": source_text(task.source)},
    "raise": lambda state, _: {
        "dollars": state.pack.figures.bonus.raised_money,
        "less": state.pack.figures.bonus.company,
    },
    "drop": lambda state, _: {"most": state.pack.figures.campaign.patents_in_office},
}


def meaning(state: LegendsState, kind: type[Move]) -> Text | None:
    """Tell what a kind of move means at this moment, in a few words for a button; None: what it always means."""
    task = state.agenda[-1] if state.agenda else None
    match task:
        case Choose(about=about) if kind is Answer:
            return say(f"answers.{about}")
        case SecondJourney() if kind is Answer:
            return say("answers.again")
        case SecondCard() if kind is Draw:
            return say("answers.second_card")
        case BuildOne(what=what) if kind is Build:
            return say("answers.survey" if ":" in what else f"answers.{what}")
    return None
