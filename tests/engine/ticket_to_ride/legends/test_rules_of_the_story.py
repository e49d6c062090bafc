"""Rules of the story and of specialists, by number (L J, K)."""

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.ticket_to_ride.legends.campaign import GameRecord, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, EngageSpecialist, Stake
from engine.ticket_to_ride.legends.network import Parts
from engine.ticket_to_ride.legends.slips import exhibition_pay, through_rate
from engine.ticket_to_ride.legends.tasks import Engage, Stage
from engine.ticket_to_ride.legends.teaching import new_worths, vault_worths
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import (
    EVERYTHING,
    PACK,
    THREE,
    campaign_of,
    last_turn,
    opening,
    play,
    position,
)


def test_j3_and_i_rules_come_with_their_year_or_their_box():
    state = opening(campaign_of(THREE, 3))
    assert "depots" in state.campaign.rules
    assert "combine" not in state.campaign.rules
    fourth = opening(campaign_of(THREE, 4))
    assert "combine" in fourth.campaign.rules
    assert {"combine-buys", "combine-squeezes", "turncoat-letter"} <= set(fourth.event_deck)


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 2), (4, 0)])
def test_j4_the_combine_stands_on_tracks_by_the_number_of_companies(players, number):
    companies = tuple(PACK.companies)[:players]
    state = opening(campaign_of(companies, 4, rules=["combine"]))
    assert len(state.combine) == number
    assert all(state.printed.track(track).length >= 2 for track in state.combine)


def test_j6_each_raises_its_bonus_once_in_secret_and_who_was_away_at_its_next_game():
    state = opening(campaign_of(THREE, 6), ("black", "blue"))
    assert LEGENDS.awaited(state) == {0, 1}
    play(state, Answer(0, ("cards",)))
    assert state.campaign.companies["black"].raised == ""
    play(state, Answer(1, ("money",)))
    assert [state.campaign.companies[c].raised for c in THREE] == ["cards", "money", ""]
    campaign = campaign_of(THREE, 8)
    campaign.companies["black"].raised = campaign.companies["blue"].raised = "money"
    later = opening(campaign)
    assert LEGENDS.awaited(later) == {2}


@pytest.mark.parametrize(("raised", "coins", "cards"), [("", 6, 0), ("money", 7, 0), ("cards", 6, 1)])
def test_j6_and_e6_the_company_bonus_is_paid_in_its_form(raised, coins, cards):
    table = position(hands={"black": "1 black"})
    table.record("black").raised = raised
    table.travel("black", "boston--new-york-c", "1 black")
    assert table.coins("black") == coins
    assert table.cards("black") == cards + 1


def test_j7_and_b13_a_bond_is_bought_for_5_at_once_and_shown_together():
    campaign = campaign_of(THREE, 7)
    for record in campaign.companies.values():
        record.raised = "money"
    state = opening(campaign)
    assert LEGENDS.awaited(state) == {0, 1, 2}
    for wrong, key in ((Stake(0, "gold"), "stake.bond"), (Stake(0, "bond", "nothing"), "answer.not_offered")):
        with pytest.raises(IllegalMove) as refusal:
            play(codec.clone(state), wrong)
        assert refusal.value.text.key == f"legends.{key}"
        assert refusal.value.rule.key == "legends.rule.J7", "nobody knows of flagships yet (A12)"
    play(state, Stake(0, "bond"))
    assert state.company(0).coins == 5
    play(state, Stake(1, "none"))
    play(state, Stake(2, "none"))
    assert [state.company(seat).coins for seat in range(3)] == [0, 5, 5]
    assert LEGENDS.view(state, 1).seats[0].bond


def test_j8_the_first_eight_express_tickets_that_are_there_get_their_sticker():
    campaign = campaign_of(THREE, 8, opened=EVERYTHING[:7], retired_tickets=["nashville--montreal"])
    state = opening(campaign)
    there = [x.ticket for x in PACK.express if PACK.ticket(x.ticket).piece in {"start", *EVERYTHING[:7]}
             and PACK.town(x.via).piece in state.printed.opened and x.ticket != "nashville--montreal"]  # fmt: skip
    assert state.campaign.express == there[:8]


def test_j9_the_eight_oldest_events_give_way_to_four_of_the_panic():
    campaign = campaign_of(THREE, 9)
    for record in campaign.companies.values():
        record.raised = "money"
    campaign.events |= {"land-rush": 2, "grain-glut": 1, "grasshoppers": 1}
    state = opening(campaign)
    assert len(state.campaign.retired_events) == 8
    assert state.campaign.retired_events[-1] == "grain-glut"
    assert set(state.event_deck) == {"grasshoppers", "land-rush", "bank-run", "walkout", "fire-sale", "relief-train"}


def test_j9_a_box_opened_at_the_end_of_a_game_is_younger_than_what_the_story_brought_into_that_game():
    # L F5: a board opened after game 4 lies in the deck from game 5 on; the story of 1874 came as game 4 was set up.
    campaign = campaign_of(THREE, 9, opened=["winter"])
    for record in campaign.companies.values():
        record.raised = "money"
    campaign.events |= {"combine-buys": 4, "blizzard": 4, "coal-train": 4, "snowshed-letter": 4}
    state = opening(campaign)
    assert state.campaign.retired_events[-1] == "combine-buys"
    assert "blizzard" in state.campaign.events


def after_the_panic():
    campaign = campaign_of(THREE, 9, opened=EVERYTHING)
    for record in campaign.companies.values():
        record.raised = "money"
    for place, board in enumerate(EVERYTHING):
        campaign.events |= dict.fromkeys(PACK.frontiers[board].events, place + 1)
    for game in range(1, 9):
        campaign.events |= {event: game for card in PACK.story_of(game) for event in card.adds.events}
    campaign.events.pop("freight-boom")
    campaign.retired_events = ["freight-boom"]
    return opening(campaign)


def test_j9_which_events_the_panic_retired_is_known_after_others_have_worn_out_and_one_is_retired_at_the_end():
    state = after_the_panic()
    retired = tuple(state.campaign.retired_events[1:])
    assert len(retired) == 8
    assert LEGENDS.view(state, None).panic == retired
    wearing = [event for event in state.campaign.events if PACK.events[event].retires_after is not None]
    state.campaign.retired_events += [wearing[-1], "relief-train"]
    assert LEGENDS.view(state, None).panic == ()  # only at the end of the game may an event go that does not wear out
    state.ranking = [0, 1, 2]
    assert LEGENDS.view(state, None).panic == retired


def test_j9_no_other_game_has_a_panic_and_none_is_told_of_before_its_card_is_read():
    assert LEGENDS.view(opening(campaign_of(THREE, 8)), None).panic == ()
    state = LEGENDS.setup(next_setup(campaign_of(THREE, 9, retired_events=list(PACK.events)[:8])), "unread")
    assert LEGENDS.view(state, None).panic == ()


@pytest.mark.parametrize(("game", "priced"), [(3, "districts"), (7, "bond")])
def test_g_what_something_in_the_vault_is_worth_is_told_with_the_rule_that_brings_it(game, priced):
    campaign = campaign_of(THREE, game)
    for record in campaign.companies.values():
        record.raised = "money"
    state, told = LEGENDS.setup(next_setup(campaign), "priced"), []
    while any(isinstance(task, Stage) and task.name == "story" for task in state.agenda):
        seat = min(LEGENDS.awaited(state))
        told += LEGENDS.play(state, KeepTickets(seat, tuple(state.company(seat).offered)))
    worths = [event.text.params["worth"] for event in told if event.text.key == "legends.vaults.priced"]
    assert [worth.key for worth in worths] == [f"legends.vaults.worth.{priced}"]
    assert all(event.audience is None for event in told if event.text.key == "legends.vaults.priced")
    assert worths[0] in LEGENDS.private_of_game(state, 0)


def test_g_what_comes_with_a_box_is_priced_once():
    state = after_the_panic()
    assert {worth.key.rpartition(".")[2] for worth in vault_worths(state.campaign)} >= {"deed"}
    known = vault_worths(state.campaign)
    state.campaign.rules.append("charter")
    assert [event.text.params["worth"].key for event in new_worths(state.campaign, known)] == [
        "legends.vaults.worth.ribbon"
    ]
    assert [*new_worths(state.campaign, vault_worths(state.campaign))] == []


@pytest.mark.parametrize(("boards", "pays"), [(4, 0), (5, 2), (6, 4), (9, 10), (12, 10)])
def test_j10_the_through_rate_pays_2_for_each_board_beyond_the_fourth_at_most_10(boards, pays):
    table = position(game=10, opened=EVERYTHING)
    places = [
        next(t for t in PACK.board.cities if PACK.town(t).piece == board) for board in table.state.printed.board.pieces
    ]
    parts = Parts(())
    for city in places[1:boards]:
        parts.join(places[0], city)
    assert through_rate(table.state, parts) == pays


def test_j11_the_exhibition_city_is_large_for_good_and_pays_in_that_game_only():
    state = opening(campaign_of(THREE, 11, opened=EVERYTHING))
    fair = state.campaign.exhibition
    assert fair in PACK.figures.rule.exhibition.cities
    assert state.large(fair)
    for game, pays in ((11, 4), (12, 0)):
        table = position(
            game=game,
            rules=["exhibition"],
            campaign={"exhibition": "chicago"},
            hands={"black": "1 green", "blue": "1 yellow"},
        )
        table.travel("black", "chicago--cincinnati-a", "1 green")
        assert table.coins("black") == 5 + pays
        table.travel("blue", "chicago--cincinnati-b", "1 yellow")
        assert table.coins("blue") == 5
    table = position(game=11, opened=EVERYTHING, campaign={"exhibition": "chicago"})
    parts = Parts(())
    for board in ("northeast", "south", "prairie"):
        parts.join("chicago", next(t for t in PACK.board.cities if PACK.town(t).piece == board))
    assert exhibition_pay(table.state, parts) == 0
    parts.join("chicago", "miami")
    assert exhibition_pay(table.state, parts) == 6


def test_j12_a_flagship_is_a_ticket_kept_and_nobody_else_learns_which():
    table = position(game=12, tickets={"black": ["albany--bangor"]}, own={"black": {"flagship": "albany--bangor"}})
    assert table.view("black").own.flagship == "albany--bangor"
    assert "albany--bangor" not in msgspec.json.encode(table.view("blue").seats).decode()
    assert table.ticket_row("black", "albany--bangor").dollars == -6


@pytest.mark.parametrize("claims", [{"albany--boston": "black", "bangor--boston-a": "black"}, {}], ids=["done", "not"])
def test_a10_and_f1_3_the_flagship_is_shown_with_the_tickets_at_the_end_and_not_before(claims):
    ticket, seat = "albany--bangor", 0
    flagship = {"black": {"flagship": ticket}}
    table = position(game=12, claims=claims, tickets={"black": [ticket]}, own=flagship, trains={"black": 20})
    assert table.view().seats[seat].flagship == table.view("blue").seats[seat].flagship == ""
    last_turn(table)
    assert table.view().seats[seat].flagship == ticket
    (row,) = table.view().slips[seat].tickets
    assert (row.flagship, row.completed) == (True, bool(claims))
    told = next(slip for slip in table.told("slip") if slip["player"].seat == seat)
    (named,) = told["completed"] or told["unfinished"]
    assert named.params["flagship"] == 1


def test_a10_a_flagship_that_postcard_31_forgave_is_shown_as_one():
    ticket = "mobile--boston"
    table = position(game=12, tickets={"black": [ticket]}, office={"black": [31]}, own={"black": {"flagship": ticket}})
    last_turn(table)
    (row,) = table.view().slips[0].tickets
    assert (row.flagship, row.forgiven, row.dollars) == (True, True, 0)


def test_k1_and_k2_specialists_are_engaged_from_last_to_winner_and_rest_for_a_game():
    campaign = campaign_of(
        ("black", "blue", "green", "red"), 3, rules=["specialists"], leave=["broker"], start_player="green"
    )
    campaign.games[-1] = GameRecord(["blue", "green", "black"], {"black": 1, "blue": 9, "green": 5})
    state = opening(campaign)
    order = []
    while state.agenda and isinstance(state.task, Engage):
        seat = state.task.seats[0]
        assert LEGENDS.awaited(state) == {*state.task.seats}
        order.append(state.company(seat).company)
        offered = [o.value for o in LEGENDS.slot(state, seat, EngageSpecialist, "specialist", {}).options]
        assert "broker" not in offered
        play(state, EngageSpecialist(seat, offered[-1]))
    assert order == ["red", "black", "green", "blue"]
    assert len({state.company(seat).specialist for seat in range(4)}) == 4
