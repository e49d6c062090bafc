"""Cases 11-14: the deck runs out, one card only, nothing to do at all."""

import pytest

from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, Pass
from tests.engine.ticket_to_ride.positions import bag, card_names, keys, position, told


def test_11_discards_are_shuffled_into_a_new_deck_the_moment_the_last_card_leaves():
    table = position(deck="red", discards="blue blue green white locomotive")
    table.play(DrawCard(0, "deck"))
    assert table.discards == ""
    assert bag(table.deck) == bag("blue blue green white locomotive")


def test_11_shuffled_discards_refill_the_row_too():
    table = position(deck="red", discards="blue blue green")
    table.play(DrawCard(0, "purple"))
    assert table.row == "red blue orange white green"
    assert bag(table.deck) == bag("blue blue green")


def test_11_new_decks_are_shuffled_and_not_turned_over():
    discards = "blue blue blue blue green green green green red red red red"
    decks = set()
    for start in range(5):
        table = position(deck="white", discards=discards)
        table.state.rng.draws = 100 * start
        table.play(DrawCard(0, "deck"))
        decks.add(table.deck)
    assert len(decks) == 5


def test_11_drawing_is_forbidden_when_all_cards_are_in_hands():
    table = position(row="", deck="", hands={0: "1 red"})
    assert table.kinds(0) == {"claim", "station", "tickets"}
    table.refuses(DrawCard(0, "deck"), "ttr.draw.deck_empty", "europe.rule.cards")
    table.refuses(DrawCard(0, "red"), "ttr.draw.not_face_up", "europe.rule.cards")


def test_11_cards_still_face_up_may_be_drawn_though_the_deck_is_empty():
    table = position(row="red blue", deck="")
    assert table.offers(0, DrawCard, "card") == {"red", "blue"}
    table.refuses(DrawCard(0, "deck"), "ttr.draw.deck_empty", "europe.rule.cards")
    events = table.play(DrawCard(0, "red"))
    assert table.row == "blue"
    assert not any(event.reveals for event in events), "nothing was turned up"


def test_11_short_row_is_filled_the_moment_there_are_discards_again():
    table = position(row="red blue", deck="", hands={0: "4 yellow"})
    events = table.play(ClaimRoute(0, "bucuresti-constantinople", "3 yellow"))
    assert table.row == "red blue yellow yellow yellow"
    assert (table.deck, table.discards) == ("", "")
    assert card_names(told(events, "ttr.row.filled")["cards"]) == "yellow yellow yellow"


def test_11_cards_turned_up_by_a_claim_count_as_revealed():
    table = position(row="red blue", deck="", hands={0: "4 yellow"})
    events = table.play(ClaimRoute(0, "bucuresti-constantinople", "3 yellow"))
    assert any(event.reveals for event in events)


def test_11_first_discards_while_the_deck_is_empty_become_the_deck():
    table = position(deck="", hands={0: "3 yellow"})
    table.play(ClaimRoute(0, "bucuresti-constantinople", "3 yellow"))
    assert table.row == "purple blue orange white green"
    assert (table.deck, table.discards) == ("yellow yellow yellow", "")


def test_12_turn_ends_with_one_card_when_it_was_the_last():
    table = position(row="", deck="red", discards="")
    table.play(DrawCard(0, "deck"))
    assert table.hand(0) == "1 red"
    assert table.to_move == {1}


def test_12_turn_ends_with_one_card_when_only_face_up_locomotives_remain():
    table = position(row="red locomotive locomotive", deck="")
    table.play(DrawCard(0, "red"))
    assert table.to_move == {1}


def test_12_while_a_second_card_can_be_had_it_must_be_taken():
    table = position(row="red blue locomotive", deck="")
    table.play(DrawCard(0, "red"))
    assert table.to_move == {0}
    assert table.kinds(0) == {"draw"}
    assert table.offers(0, DrawCard, "card") == {"blue"}
    table.refuses(Pass(0), "core.not_now")


def test_12_last_face_up_locomotive_may_be_the_first_card():
    table = position(row="locomotive", deck="")
    assert table.offers(0, DrawCard, "card") == {"locomotive"}
    table.play(DrawCard(0, "locomotive"))
    assert table.to_move == {1}


def stuck(players=3, **more):
    return position(players, row="", deck="", ticket_deck=(), **more)


def test_13_who_can_do_nothing_passes():
    table = stuck(hands={1: "1 red"})
    assert table.kinds(0) == {"pass"}
    assert keys(table.play(Pass(0))) == ["ttr.pass"]
    assert table.to_move == {1}


@pytest.mark.parametrize(
    "possible",
    [
        {"row": "red"},
        {"deck": "red"},
        {"ticket_deck": ("angora-athina",)},
        {"hands": {0: "1 locomotive"}},
    ],
    ids=["a card face up", "a card in the deck", "a ticket", "a card for a station"],
)
def test_13_who_can_do_anything_may_not_pass(possible):
    table = position(3, **{"row": "", "deck": "", "ticket_deck": (), **possible})
    said = table.refuses(Pass(0), "ttr.pass.can_move", "europe.rule.turn")
    assert len(said["possible"]) == len(table.kinds(0)) > 0


def test_13_cards_that_buy_nothing_leave_only_a_pass():
    built = {"wien": 0, "roma": 0, "paris": 0}
    table = stuck(hands={0: "1 red, 1 blue"}, stations=built, claims={"budapest-wien-b": 1})
    open_to_one_red = table.offers(0, ClaimRoute, "route") if "claim" in table.kinds(0) else set()
    assert open_to_one_red == set()
    assert table.kinds(0) == {"pass"}


def test_13_as_many_passes_in_a_row_as_players_end_the_game_and_it_is_scored():
    table = stuck(claims={"paris-zurich": 1}, tickets={0: ["kyiv-sochi"]})
    table.play(Pass(0), Pass(1))
    assert not table.match.over
    events = table.play(Pass(2))
    assert keys(events) == ["ttr.pass", "ttr.end.won"]
    assert table.match.result.scores == (12 - 8, 12 + 4 + 10, 12)
    assert table.to_move == set()


def test_13_passes_in_a_row_are_broken_by_any_move():
    table = position(2, to_move=0, row="", deck="", ticket_deck=(), hands={1: "1 red"})
    table.play(Pass(0), BuildStation(1, "wien", "1 red"))
    assert table.row == "red"
    table.play(DrawCard(0, "red"))
    table.play(Pass(1))
    assert not table.match.over
    table.play(BuildStation(0, "roma", "1 red"))
    table.play(DrawCard(1, "red"))
    assert not table.match.over


def test_13_passing_counts_as_a_turn_of_the_last_round():
    table = stuck(2, turns_left=1)
    table.play(Pass(0))
    assert table.match.over


def test_14_there_is_no_hand_limit():
    table = position(2, hands={0: "12 red, 12 blue, 12 green, 12 white, 12 black, 12 yellow, 14 locomotive"})
    table.play(DrawCard(0, "deck"), DrawCard(0, "deck"))
    assert table.view().seats[0].cards == 88


def test_14_blind_card_is_shown_to_nobody_else():
    table = position(deck="locomotive red blue")
    events = table.play(DrawCard(0, "deck"))
    assert keys(events) == ["ttr.draw.blind", "ttr.draw.yours"]
    assert [event.audience for event in events] == [None, 0]
    assert set(events[0].text.params) == {"player"}
