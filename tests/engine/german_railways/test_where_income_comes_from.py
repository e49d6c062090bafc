"""Where money came from: by new link and railroad in graphs, by city and share where one looks."""

from functools import partial

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.graphs import Moment
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Build
from rendering import api
from tests.engine.german_railways.planned import planned_match
from tests.engine.german_railways.positions import position
from tests.thorough import a_few

TEXTS = Texts("en", strict=True).of("german")
NAMES = ("Ada", "Ben", "Cleo", "Dora")


def played(**variants):
    """A game that is over, with what each dividend paid to whom."""
    match = planned_match(**variants)
    paid = [
        codec.clone(state.built)
        for _, move, state, _ in match.course()
        if isinstance(move, Build) and state.built.linked
    ]
    return match, paid


def graph(match, name):
    def course():
        for number, move, state, _ in match.course():
            kind = None if move is None else type(move)
            view = partial(GERMAN.view, state, None)
            yield Moment(number=number, move=kind, begins=None, shown=True, view=view, hands=tuple)

    return GERMAN.looking_back.graph(name, course())


@pytest.mark.parametrize(
    "variants", a_few([{}, {"builder": "once"}, {"dividends": "each_link"}, {"berlin_hamburg": "next_time"}], 1)
)
def test_the_dividends_of_a_game_add_up_by_player_and_by_railroad(variants):
    match, paid = played(**variants)
    by_player, by_railroad = graph(match, "dividends"), graph(match, "payers")
    assert len(paid) > 3
    assert [tuple(line.values[n] for line in by_player.lines) for n in range(len(paid))] == [one.paid for one in paid]
    sums = [sum(line.values[n] for line in by_railroad.lines) for n in range(len(paid))]
    assert sums == [sum(one.paid) for one in paid]
    named = [column.name.params["railroad"] for column in by_railroad.columns]
    assert named == [one.railroad for one in paid]


def test_a_railroad_that_builds_has_paid_double():
    match, (first, *_) = played()
    values = {line.id: line.values[0] for line in graph(match, "payers").lines}
    view = next(
        GERMAN.view(state, None)
        for _, move, state, _ in match.course()
        if isinstance(move, Build) and state.built.linked
    )
    for railroad in view.railroads:
        times = 2 if railroad.id == first.railroad else 1
        shares = sum(railroad.holders.values()) if railroad.pays else 0
        assert values[railroad.id] == times * shares * railroad.income


def looked(state, subject):
    _, said = api.look(GERMAN.view(state, None), subject)
    return [TEXTS.sentence(text, NAMES, plain=True) for text in said]


def test_a_railroad_says_what_each_city_brings_and_its_best_one_twice():
    state = position(networks={"MWB": ("N3",), "PO": ()})
    assert "Income 5: Kassel 1 and Frankfurt am Main 2, and 2 once more for its best city." in looked(
        state, "railroad/MWB"
    )
    assert "Income 3: Königsberg 3." in looked(state, "railroad/PO")


def test_a_player_says_what_the_shares_of_each_railroad_bring():
    state = position(owners={"PO": (1, 1), "NME": (1,)})
    said = looked(state, "player/1")
    assert said[1] == "Income 8: Ostbahn 2 \N{MULTIPLICATION SIGN} 3 and Niederschlesien 1 \N{MULTIPLICATION SIGN} 2."
    state = position(owners=dict.fromkeys(state.railroads, (0,)))
    assert not any(line.startswith("Income") for line in looked(state, "player/2"))
