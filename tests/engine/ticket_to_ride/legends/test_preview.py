"""What a journey brings is shown to whoever is about to travel, as far as it is certain, and what is left to chance."""

import pytest

from engine.core.rng import Rng
from engine.core.text import Player
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, Travel
from engine.ticket_to_ride.legends.preview import MOST_LINES
from tests.engine.ticket_to_ride.legends.positions import EVERYTHING, PACK, position

FIGURES = PACK.figures.rule
BUFFALO, CLAIM = "buffalo--montreal-a", "phoenix--san-diego-a"


def preview(table, company="black", **chosen):
    """Return the keys of what a company reads of a journey, and the lines."""
    lines = LEGENDS.guidance.foretold(table.state, table.seat(company), Travel, chosen)
    return [each.key.removeprefix("legends.") for each in lines], lines


def test_nothing_is_said_before_a_track_is_chosen_or_to_whoever_cannot_travel():
    table = position(hands={"black": "2 red", "blue": "2 red"})
    assert preview(table) == ([], ())
    assert preview(table, "blue", track=BUFFALO) == ([], ())


def test_the_dollars_to_the_owner_of_a_depot_and_the_card_of_a_large_city_are_said():
    table = position(
        rules=["depots"], hands={"black": "2 red"}, campaign={"depots": {"montreal": "blue"}, "large": ["buffalo"]}
    )
    keys, lines = preview(table, track=BUFFALO)
    assert keys == ["money.gained", "draw.blind"]
    assert lines[0].params["player"] == Player(table.seat("blue"))
    assert lines[0].params["dollars"] == FIGURES.depot.foreign


def squeezed(**more):
    return position(
        pile="combine-squeezes", hands={"black": "2 red"}, coins={"black": 9}, campaign={"large": ["buffalo"]}, **more
    )


def test_what_an_event_pays_or_takes_is_said():
    keys, lines = preview(squeezed(), track=BUFFALO)
    assert keys == ["draw.blind", "money.paid"], "there is no newspaper in the deck"
    assert lines[-1].params["dollars"] == 1
    keys, lines = preview(squeezed(deck="red, newspaper, red"), track=BUFFALO)
    assert keys == ["draw.blind", "preview.unless"], "one may be drawn, and turn up another event"
    assert lines[-1].params["effect"].params["dollars"] == 1


def test_a_skull_is_said_as_the_risk_that_it_is_and_of_the_sets_that_hold_one():
    table = position(opened=["desert"], hands={"black": "2 red, 1 red skull"})
    keys, (line,) = preview(table, track=BUFFALO)
    assert keys == ["preview.way"]
    effect = line.params["effect"]
    assert effect.key == "legends.preview.well"
    well = FIGURES.well
    assert effect.params == {"gain": well.gain, "loss": well.loss, "cards": well.cards}
    assert preview(table, track=BUFFALO, payment="2 red")[0] == []
    assert preview(table, track=BUFFALO, payment="1 red, 1 red skull")[0] == ["preview.well"]


def test_nobody_learns_whether_the_well_is_dry_though_every_card_of_the_deck_were_wet():
    for deck in ("red, " * 12, "red skull, " * 12):
        table = position(opened=["desert"], deck=deck, hands={"black": "2 red skull"})
        assert preview(table, track=BUFFALO)[0] == ["preview.well"]


def test_a_dig_is_said_with_the_number_of_nuggets_that_picks_bring():
    table = position(game=12, opened=EVERYTHING, hands={"black": "2 red, 1 red pick"}, pouch=[1, 2, 3, 4])
    plain = preview(table, track=CLAIM, payment="2 red")[1]
    picked = preview(table, track=CLAIM, payment="1 red, 1 red pick")[1]
    drawn = [
        next(each.params["drawn"] for each in lines if each.key == "legends.preview.dig") for lines in (plain, picked)
    ]
    assert drawn == [FIGURES.dig.base, FIGURES.dig.base + 1]
    assert not any(each.params.get("why") and each.params["why"].key == "legends.rule.dig" for each in picked)


def a_late_game(seed):
    """Yield positions of a game under all rules in which somebody can travel, with a journey of theirs."""
    hands = dict.fromkeys(("black", "blue"), "3 red, 2 red skull, 2 blue pick, 3 green, 2 white skull, 3 black, 1 wild")
    table = position(
        2,
        game=12,
        opened=EVERYTHING,
        rules=["depots"],
        hands=hands,
        pile="fair-crowds",
        event_deck="freight-boom regatta mail-contract silver-rush",
        deck="newspaper, red, green, blue skull, white pick, " * 12,
        campaign={"depots": {"denver": "black", "chicago": "blue"}, "large": ["denver", "chicago", "new-york"]},
        seed=seed,
    )
    rng = Rng(seed)
    while LEGENDS.awaited(table.state):
        seat = min(LEGENDS.awaited(table.state))
        move = LEGENDS.policies["random"](LEGENDS, table.state, seat, rng)
        if isinstance(move, Travel) or Travel in LEGENDS.kinds(table.state, seat):
            yield table, seat, move
        list(table.match.play(move))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_what_is_said_as_certain_comes_true(seed):
    journeys = 0
    for table, seat, move in a_late_game(seed):
        if not isinstance(move, Travel):
            continue
        given = {"track": move.track, "powers": move.powers, "payment": move.payment, "extra": move.extra}
        lines = LEGENDS.guidance.foretold(table.state, seat, Travel, given)
        assert len(lines) <= MOST_LINES
        events = [event.text for event in table.match.attempt(move).events]
        certain = [each for each in lines if not each.key.startswith(("legends.preview.", "legends.decides."))]
        journeys += bool(certain)
        stopped = table.match.attempt(move).state.agenda  # what follows a question comes once that is answered
        assert all(each in events for each in certain) or stopped, (move, certain)
    assert journeys


def test_nothing_that_is_said_rests_on_what_the_seat_cannot_see():
    seen = 0
    for table, seat, move in a_late_game("hidden"):
        others = LEGENDS.advice.sample(table.state, seat, Rng("other hands and decks"))
        track = (
            move.track
            if isinstance(move, Travel)
            else LEGENDS.slot(table.state, seat, Travel, "track", {}).options[0].value
        )
        if others is None or isinstance(move, Draw):
            continue
        assert LEGENDS.guidance.foretold(table.state, seat, Travel, {"track": track}) == LEGENDS.guidance.foretold(
            others, seat, Travel, {"track": track}
        )
        seen += 1
    assert seen
