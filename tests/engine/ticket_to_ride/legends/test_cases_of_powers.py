"""Cases 61 to 75 of the rules: standing orders, powers of a journey. Each test bears its number (L N)."""

import pytest

from engine.ticket_to_ride.legends.campaign import next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import LeaveOrder, UsePower
from engine.ticket_to_ride.legends.powers_in_play import own_sources
from engine.ticket_to_ride.legends.tasks import Moment
from tests.engine.ticket_to_ride.legends.positions import PACK, campaign_of, position
from tests.engine.ticket_to_ride.legends.table import CARDS
from tests.engine.ticket_to_ride.legends.test_cases_of_travel import uncoloured

PAPERS = "newspaper, " + "red, " * 12


def order(table, company, power, *what):
    return table.play(LeaveOrder(table.seat(company), power, what))


def test_case_61_a_standing_order_acts_on_the_kind_of_event_it_names_and_another_comes_instead():
    table = position(office={"blue": [29]}, deck="newspaper, red, newspaper, " + "red, " * 12,
                     event_deck="coal-strike bank-run mail-contract")  # fmt: skip
    order(table, "blue", "card:29", "lightning")
    table.draw("black")
    assert table.current == "coal-strike"
    table.draw("black")
    assert table.current == "mail-contract"
    assert table.state.event_deck == ["bank-run"]
    assert table.coins("blue") == 7
    assert 29 in table.state.campaign.dead_letters
    assert table.coins("black") == 5


def test_case_62_the_event_that_comes_instead_is_again_the_next():
    table = position(office={"blue": [29]}, specialists={"green": "editor"}, deck=PAPERS,
                     event_deck="bank-run coal-strike mail-contract", coins={"green": 9})  # fmt: skip
    order(table, "blue", "card:29", "next")
    order(table, "green", "specialist:editor", "next")
    table.draw("black")
    assert table.current == "mail-contract"
    assert table.state.event_deck == ["coal-strike", "bank-run"]
    assert (table.coins("blue"), table.coins("green")) == (7, 10)


def test_case_63_the_surveyor_pays_a_card_less_and_places_all_trains():
    track = uncoloured(3, ["prairie"])
    table = position(opened=["prairie"], specialists={"black": "surveyor"}, hands={"black": "2 red"})
    table.refuses(table.journey("black", track.id, "2 red"), "travel.set")
    table.travel("black", track.id, "2 red", "specialist:surveyor")
    assert table.company("black").trains == 20 - 3
    assert table.coins("black") == 5 + 3
    assert table.state.campaign.stickers[track.id] == "red"
    assert table.company("black").used == {"specialist:surveyor": 1}


def test_case_64_of_two_colours_the_one_with_most_cards_colours_the_track_and_of_equals_the_one_named():
    track = uncoloured(4, ["prairie"])
    table = position(opened=["prairie"], specialists={"black": "engineer"}, hands={"black": "3 red, 2 blue"})
    power = "specialist:engineer"
    table.refuses(table.journey("black", track.id, "2 red, 2 blue", power), "travel.set")
    table.refuses(table.journey("black", track.id, "3 red, 1 blue as blue", power), "travel.set")
    table.travel("black", track.id, "2 blue, 2 red as blue", power)
    assert table.state.campaign.stickers[track.id] == "blue"
    table = position(opened=["prairie"], specialists={"black": "engineer"}, hands={"black": "3 red, 2 blue"})
    table.travel("black", track.id, "1 blue, 3 red", power)
    assert table.state.campaign.stickers[track.id] == "red"


def test_case_65_a_second_journey_is_short_and_ends_the_turn_once():
    five = next(t for t in PACK.board.routes.values() if t.length == 5)
    table = position(opened=list(PACK.frontiers), trains={"black": 7}, specialists={"black": "dispatcher"},
                     hands={"black": "5 red, 2 yellow, 1 wild"})  # fmt: skip
    table.state.campaign.rules = []
    table.travel("black", five.id, "5 red", "specialist:dispatcher")
    assert table.awaited == {"black"}
    assert table.company("black").trains == 2
    three = table.journey("black", "buffalo--new-york", "2 yellow, 1 wild")
    table.refuses(three, "travel.too_long")
    table.travel("black", "detroit--pittsburgh", "2 yellow")
    assert table.company("black").trains == 0
    assert table.state.turns_left == 4
    declined = position(trains={"black": 7}, specialists={"black": "dispatcher"}, hands={"black": "2 red, 2 yellow"})
    declined.travel("black", "buffalo--montreal-a", "2 red", "specialist:dispatcher")
    declined.answer("black")
    assert declined.awaited == {"blue"}


def test_case_66_an_event_of_step_12_is_dealt_with_before_powers_after_it():
    table = position(office={"black": [4]}, hands={"black": "1 white"}, deck=PAPERS, event_deck="ticket-rush",
                     claims={"baltimore--pittsburgh-a": "black"},
                     ticket_deck=["albany--bangor", "montreal--quebec"])  # fmt: skip
    table.state.campaign.large.append("albany")
    table.state.claims.update({"albany--new-york": table.seat("black")})
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.current == "ticket-rush"
    assert [card.no for card in table.record("black").office] == [4]
    assert table.awaited == {"black", "blue", "green", "red"}
    for company in ("black", "blue", "green", "red"):
        table.answer(company)
    assert table.record("black").office == []
    assert table.coins("black") == 5 + 7


def test_case_67_a_third_patent_from_a_letter_is_settled_before_the_journey_goes_on():
    table = position(active="green", office={"green": [6, 8]}, coins={"green": 0}, hands={"green": "1 white"}, deck=PAPERS,
                     event_deck="captains-letter regatta", campaign={"dead_letters": list(range(71, 77))})  # fmt: skip
    table.travel("green", "boston--new-york-a", "1 white")
    assert table.awaited == {"green"}
    assert table.cards("green") == 0
    table.answer("green", "card:6")
    assert table.awaited == {"red"}
    # The card of the large city came after the letter, and the retired coach gave none besides.
    assert table.cards("green") == 1


def test_case_68_orders_and_a_curio_of_one_journey_are_all_paid_by_number():
    track = next(t for t in PACK.board.routes.values() if {t.a, t.b} == {"tampa", "miami"})
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    claims = {next(t.id for t in PACK.board.routes.values() if t.a == "jacksonville" and t.b in ("tampa", "miami")): "black",
              "boston--new-york-a": "black", "baltimore--philadelphia-a": "black", "baltimore--pittsburgh-a": "black"}  # fmt: skip
    table = position(
        game=12,
        opened=["cape"],
        claims=claims,
        hands={"black": f"{track.length} {colour}"},
        office={"black": [44, 14, 4]},
    )
    table.travel("black", track.id, f"{track.length} {colour}")
    used = [each["power"].key for each in table.told("power.used")]
    assert used == ["legends.postcard.4", "legends.postcard.14", "legends.postcard.44"]
    assert table.record("black").office == []
    assert table.record("black").vault == ["compass:14"]


def test_case_69_a_newspaper_among_the_stokers_cards_is_shuffled_back():
    table = position(
        specialists={"black": "stoker"}, deck="red, newspaper, wild, blue, blue", event_deck="mail-contract"
    )
    table.state.begun = False
    table.state.frames[0].done.append("turn")
    table.state.push(Moment(seat=0, moment="setup", queue=own_sources(table.state, 0, "setup")))
    table.state.interrupt("agenda", [])
    table.run()
    assert table.cards("black") == 3
    assert CARDS.numbers["newspaper"] in table.state.supply.deck
    assert table.state.event_pile == []


def test_case_70_what_an_event_took_on_the_way_a_later_step_does_without():
    black4 = next(t for t in PACK.board.routes.values() if t.length == 4 and not t.trestles)
    shore = [t.id for t in PACK.board.routes.values() if "shore" in t.needs and t.length == 1][:2]
    shore = shore if len(shore) == 2 else [t.id for t in PACK.board.routes.values() if set(t.needs) == {"shore"}][:2]
    table = position(game=12, opened=list(PACK.frontiers), coins={"black": 1}, hands={"black": "4 black"}, deck=PAPERS,
                     event_deck="tremor", claims=dict.fromkeys(shore, "black"), campaign={"stickers": {black4.id: "black"}})  # fmt: skip
    table.state.campaign.rules = ["coal"]
    table.company("black").coal = 0
    table.record("black").raised = "cards"
    table.travel("black", black4.id, "4 black")
    assert table.current == "tremor"
    assert table.coins("black") == 0
    assert black4.id in table.state.claims


@pytest.mark.parametrize(
    ("paid", "allowed"),
    [("2 blue, 1 red", True), ("2 blue, 1 wild", True), ("3 blue", False), ("1 blue, 1 green, 1 red", False)],
)
def test_case_71_of_two_colours_one_card_or_wild_is_of_the_tracks_colour(paid, allowed):
    table = position(specialists={"black": "engineer"}, hands={"black": "1 red, 3 blue, 1 green, 1 wild"})
    move = table.journey("black", "cincinnati--pittsburgh-b", paid, "specialist:engineer")
    if allowed:
        table.play(move)
    else:
        table.refuses(move, "travel.set")


def test_case_72_the_claims_agent_never_drops_the_flagship_nor_a_ticket_above_12():
    nine, fourteen, eleven = (next(t for t in PACK.board.tickets if PACK.ticket(t).points == v) for v in (9, 14, 11))
    table = position(
        specialists={"black": "agent"}, tickets={"black": [nine, fourteen, eleven]}, own={"black": {"flagship": nine}}
    )
    agent = "specialist:agent"
    for ticket in (nine, fourteen):
        table.refuses(UsePower(table.seat("black"), agent, (ticket,)), "power.choice", "H6")
    table.use("black", agent, eleven)
    assert table.company("black").tickets == [nine, fourteen]
    assert table.state.ticket_deck[0] == eleven
    assert table.awaited == {"black"}
    table.refuses(UsePower(table.seat("black"), agent, (nine,)), "power.not_now", "H5")


def test_case_73_a_worn_out_event_below_a_new_one_is_retired_and_not_replaced():
    track = next(t for t in PACK.board.routes.values() if t.trestles)
    paid = f"{track.length} red"
    table = position(game=12, opened=list(PACK.frontiers), hands={"black": paid}, pile="bridge-gang", event_uses={1: 2},
                     event_deck="regatta mail-contract", deck=PAPERS, campaign={"depots": {track.a: "black"}})  # fmt: skip
    table.state.campaign.rules = ["trestle", "depots"]
    table.travel("black", track.id, paid)
    assert table.current == "regatta"
    assert table.state.event_deck == ["mail-contract"]
    assert table.state.campaign.retired_events == ["bridge-gang"]
    assert table.company("black").crossed == track.trestles


def test_case_74_the_lot_for_the_start_falls_before_tickets_are_put_back():
    campaign = campaign_of(("black", "blue", "green"), 2, start_player="green")
    starts = set()
    for seed in "abcdefgh":
        state = LEGENDS.setup(next_setup(campaign, ("black", "blue")), seed)
        assert state.company(state.start).company == state.campaign.start_player
        starts.add(state.campaign.start_player)
    assert starts == {"black", "blue"}


def test_case_75_a_steamer_that_was_named_and_cannot_be_set_is_not_asked_about():
    table = position(active="blue", opened=["cape"], hands={"blue": "1 wild"}, deck="red, " * 12)
    move = table.journey("blue", "boston--new-york-a", "1 wild", "steamer boston")
    table.play(move)
    assert table.company("blue").steamers == []
    assert table.awaited == {"green"}
    table = position(active="blue", opened=["cape"], hands={"blue": "1 white, 1 wild"}, deck="red, " * 12)
    table.travel("blue", "boston--new-york-a", "1 white", "steamer boston")
    assert table.company("blue").steamers == ["boston"]
    assert CARDS.wild in table.state.supply.discards
