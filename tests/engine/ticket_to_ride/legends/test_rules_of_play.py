"""Rules of a turn, of journeys, events, pairs and powers, by number (L C, D, E, H, I, L)."""

import pytest

from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, Draw, StandingOrder, Travel
from engine.ticket_to_ride.legends.predicates import inside
from engine.ticket_to_ride.legends.setting_up import give_coal, place_herds
from engine.ticket_to_ride.legends.slips import slip_of, ticket_row
from engine.ticket_to_ride.legends.tasks import DrawBlind, FillRow
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass
from tests.engine.ticket_to_ride.legends.fulfilled import EVERYTHING, members
from tests.engine.ticket_to_ride.legends.positions import BOX, CARDS, position
from tests.engine.ticket_to_ride.legends.test_cases_of_ends import ended

PAPERS = "newspaper, " + "red, " * 20


def stuck(**changes):
    """Nobody has a card, there is none to draw, and no ticket either."""
    return position(row="", deck="", ticket_deck=(), **changes)


def test_c1_who_can_do_nothing_passes_and_when_all_do_in_a_row_the_game_ends():
    table = stuck()
    assert [kind.kind() for kind in LEGENDS.kinds(table.state, 0)] == ["pass"]
    for company in ("black", "blue", "green", "red"):
        assert not table.state.slips
        table.play(Pass(table.seat(company)))
    assert table.state.slips
    busy = position()
    busy.refuses(Pass(busy.seat("black")), "pass.can_move", "C1")


def test_c2_1_a_face_up_card_is_replaced_where_it_lay():
    table = position(deck="white, " * 12).draw("black", "green")
    assert table.row == "black, blue, white, red, yellow"


def test_c2_2_a_face_up_wild_is_the_only_card():
    table = position(row="wild, red, red, blue, blue").draw("black", "wild")
    assert table.awaited == {"blue"}


def test_c2_3_a_newspaper_never_enters_a_hand_or_the_row():
    table = position(deck=PAPERS, event_deck="mail-contract").draw("black")
    assert (table.hand("black"), table.current) == ("1 red", "mail-contract")
    assert table.state.supply.discards == [CARDS.numbers["newspaper"]]


def test_c2_4_three_face_up_wilds_are_dealt_anew():
    table = position(row="wild, wild, red, blue, blue", deck="wild, " + "green, " * 12).draw("black", "red")
    assert table.row == "green, green, green, green, green"
    assert sorted(CARDS.names[card] for card in table.state.supply.discards) == ["blue", "blue", "wild", "wild", "wild"]


def test_c2_5_the_discards_become_the_deck_the_moment_the_last_card_leaves():
    table = position(deck="red", discards="blue, green, blue, green, blue, green, newspaper, white").draw("black")
    assert len(table.state.supply.deck) == 8
    assert table.state.supply.discards == []
    empty = position(deck="", row="red, red, red, red", hands={"black": "1 white"})
    empty.travel("black", "boston--new-york-a", "1 white")
    # The card laid down filled the row at once, and nothing was left for the large city.
    assert empty.row == "red, red, red, red, white"
    assert empty.cards("black") == 0


def test_c2_6_a_row_of_wilds_stays_where_no_other_row_is_to_be_had():
    table = position(row="wild, wild, wild, red", deck="wild", discards="")
    table.state.push(FillRow())
    table.run()
    assert table.row == "wild, wild, wild, red, wild"


def test_c2_6_a_row_is_dealt_anew_ten_times_at_most():
    table = position(row="wild, wild, wild, red, red", deck="wild, wild, wild, red", discards="")
    table.state.push(FillRow())
    table.run()
    assert len(table.told("row.reset")) <= 10


def test_c2_7_a_deck_of_nothing_but_newspapers_gives_nothing():
    table = position(deck="newspaper, newspaper", event_deck="mail-contract")
    table.state.push(DrawBlind(seat=0, number=2))
    table.run()
    assert table.cards("black") == 0
    assert not table.current


def test_c3_1_one_track_wholly_and_never_one_that_is_owned():
    table = position(hands={"black": "1 white, 1 wild"}, claims={"boston--new-york-a": "blue"})
    table.refuses(table.journey("black", "boston--new-york-a", "1 white"), "travel.owned", "C3.1")
    table.refuses(table.journey("black", "no--where", "1 white"), "travel.no_such_track", "C3.1")
    table.refuses(table.journey("black", "dallas--houston-a", "1 white"), "travel.no_such_track", "C3.1")


def test_c3_3_the_set_is_discarded_before_any_step_draws():
    table = position(deck="", row="red, red, red, red, red", hands={"black": "3 yellow"})
    table.travel("black", "buffalo--new-york", "3 yellow")
    assert table.hand("black") == "1 yellow"


def test_c4_1_the_steps_come_in_their_order():
    track = next(t for t in BOX.board.routes.values() if t.colour == "uncoloured" and t.trestles and t.length >= 4)
    hand = f"{track.length} black, {track.trestles} green"
    table = position(game=12, opened=EVERYTHING, rules=["depots"], hands={"black": hand}, herds=[track.a], deck="red, " * 40,
                     campaign={"depots": {track.a: "black", track.b: "blue"}, "large": [track.b]}, own={"black": {"crossed": 2}})  # fmt: skip
    table.travel("black", track.id, f"{track.length} black", extra=", ".join(["green"] * track.trestles))
    why = [
        key if key != "money.gained" else event.text.params["why"].key
        for key, event in zip(table.keys, table.events, strict=True)
    ]
    steps = ["survey", "trestles", "legends.rule.bonus", "legends.rule.depot", "coal.burnt", "herd"]
    places = [why.index(step) for step in steps]
    assert places == sorted(places)
    draws = [place for place, key in enumerate(why) if key == "draw.blind"]
    assert len(draws) == 2
    assert places[3] < draws[0] < places[4] < places[5] < draws[1]


def test_c4_4_after_step_12_come_the_event_the_cards_by_number_and_then_those_named_in_their_order():
    table = position(pile="excursion-season", office={"black": [11, 6, 8]}, hands={"black": "3 yellow, 1 wild"},
                     specialists={"black": "porter"}, deck="red, " * 20)  # fmt: skip
    table.travel("black", "buffalo--new-york", "3 yellow", "card:8")
    order = [one["power"].key for one in table.told("power.used")]
    assert order == ["legends.card.6", "legends.card.11", "legends.specialist.porter", "legends.card.8"]
    assert table.keys.index("event.acts") < table.keys.index("power.used")
    assert table.coins("black") == 5 + 1 + 4
    assert table.hand("black") == "4 red"


def test_c5_1_three_tickets_are_drawn_one_kept_and_the_others_go_under():
    tickets = ["albany--bangor", "montreal--quebec", "new-york--boston", "buffalo--baltimore"]
    table = position(ticket_deck=tickets).tickets("black")
    assert table.company("black").offered == tickets[:3]
    assert table.view("blue").seats[0].deciding
    table.refuses(KeepTickets(table.seat("black"), ()), "keep.too_few", "C5.1")
    table.refuses(KeepTickets(table.seat("black"), (tickets[3],)), "keep.not_offered", "C5.1")
    table.keep("black", tickets[1])
    assert table.state.ticket_deck == ["new-york--boston", "albany--bangor", "buffalo--baltimore"]
    few = position(ticket_deck=tickets[:2]).tickets("black")
    assert few.company("black").offered == tickets[:2]
    one = position(ticket_deck=tickets[:1]).tickets("black")
    assert (one.company("black").tickets, one.awaited) == (tickets[:1], {"blue"})
    none = position()
    none.refuses(DrawTickets(none.seat("black")), "tickets.none_left", "C5.1")


def test_d1_and_d2_only_the_top_event_is_current():
    table = position(pile="excursion-season", event_deck="mail-contract", deck=PAPERS, hands={"black": "1 white"})
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.state.event_pile == ["excursion-season", "mail-contract"]
    assert table.told("event.acts") == []


def test_d3_a_lasting_event_that_replaces_a_letter_in_a_journey_acts_from_the_next_on():
    table = position(
        event_deck="captains-letter excursion-season",
        deck=PAPERS,
        hands=dict.fromkeys(("black", "blue"), "1 white, 1 green"),
    )
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.current == "excursion-season"
    assert table.told("event.acts") == []
    table.travel("blue", "boston--new-york-b", "1 green")
    assert table.who("event.acts") == ["blue"]


def test_d3_what_replaces_a_worn_out_event_acts_on_the_next_journey():
    table = position(pile="rate-war", event_deck="excursion-season", event_uses={1: 2}, hands={"black": "1 black", "blue": "1 white"},
                     deck="red, " * 20)  # fmt: skip
    table.travel("black", "boston--new-york-c", "1 black")
    assert table.current == "excursion-season"
    assert table.coins("black") == 7
    table.travel("blue", "boston--new-york-a", "1 white")
    assert table.coins("blue") == 6


def test_d4_the_pile_is_shuffled_into_a_deck_but_for_the_current_event():
    table = position(pile="rate-war coal-strike mail-contract", deck=PAPERS).draw("black")
    assert table.state.event_pile[0] == "mail-contract"
    assert table.current in {"rate-war", "coal-strike"}
    assert len(table.state.event_deck) == 1


def test_d6_each_is_asked_in_turn_from_the_active_company():
    table = position(active="green", event_deck="ticket-rush", deck=PAPERS, ticket_deck=["albany--bangor"]).draw(
        "green"
    )
    for company in ("green", "red", "black", "blue"):
        assert table.awaited == {company}
        table.answer(company)


def test_d7_the_count_begins_anew_when_an_event_is_turned_up_again():
    table = position(
        event_deck="orange-harvest", deck=PAPERS, event_uses={0: 1}, opened=["cape"], hands={"blue": "1 white"}
    )
    table.draw("black")
    assert table.state.event_uses == {}


def test_d11_one_payment_though_both_ends_be_large():
    table = position(pile="excursion-season", hands={"black": "1 white"})
    assert table.travel("black", "boston--new-york-a", "1 white").coins("black") == 6


def test_d12_rate_war_and_the_paymaster_add_up():
    table = position(
        pile="rate-war", event_deck="bank-run", specialists={"black": "paymaster"}, hands={"black": "1 black"}
    )
    assert table.travel("black", "boston--new-york-c", "1 black").coins("black") == 8


def test_d21_a_face_up_wild_is_no_card_blind():
    table = position(pile="walkout", row="wild, red, red, blue, blue").draw("black", "wild")
    assert table.coins("black") == 4


@pytest.mark.parametrize(("black", "blue", "pays"), [(5, 4, True), (4, 4, True), (3, 4, False)])
def test_d22_the_combine_squeezes_who_has_most_ties_included(black, blue, pays):
    coins = {"black": black, "blue": blue, "green": 0, "red": 0}
    table = position(pile="combine-squeezes", coins=coins, hands={"black": "1 white"})
    assert table.travel("black", "boston--new-york-a", "1 white").coins("black") == black - pays


def test_e4_a_second_track_makes_a_single_one_a_double():
    seconds = {"seconds": ["buffalo--new-york-s"]}
    hands = {"blue": "3 red"}
    three = position(3, campaign=seconds, claims={"buffalo--new-york": "black"}, active="blue", hands=hands)
    three.refuses(three.journey("blue", "buffalo--new-york-s", "3 red"), "travel.closed", "E1")
    four = position(4, campaign=seconds, claims={"buffalo--new-york": "black"}, active="blue", hands=hands)
    four.travel("blue", "buffalo--new-york-s", "3 red")
    assert four.company("blue").trains == 17


def test_h4_what_is_drawn_at_the_end_of_a_game_counts_from_the_next_on():
    claims = {next(t.id for t in BOX.board.routes.values() if {t.a, t.b} == {"tampa", "miami"}): "black"}
    table = ended([9, 1], players=2, game=3, stages=("building",), opened=["cape"], claims=claims)
    assert table.state.over
    later = position(hands={"black": "1 white"}, office={"black": [6]})
    later.record("black").office = [Office(6, 2)]
    later.travel("black", "boston--new-york-a", "1 white")
    assert later.cards("black") == 1


def test_h5_who_holds_a_favour_may_leave_word_in_anybodys_turn_and_nobody_waits_for_it():
    table = position(office={"red": [29], "green": [1]})
    assert LEGENDS.actors(table.state) == {0, 3}
    assert LEGENDS.awaited(table.state) == {0}
    assert LEGENDS.turn(table.state).seat == 0
    assert table.view().to_move == (0,)
    table.play(StandingOrder(table.seat("red"), "card:29", ("next",)))
    assert table.view("red").own.orders == {"card:29": "next"}
    assert table.events[0].audience == table.seat("red")
    # An order that never acts on events is as good as any: whether a favour is such a one is secret.
    quiet = position(office={"red": [3]})
    assert LEGENDS.actors(quiet.state) == {0, 3}
    assert [kind.kind() for kind in LEGENDS.kinds(quiet.state, 3)] == ["standing"]


def test_h5_a_power_that_cannot_act_by_its_moment_is_not_used_up():
    table = position(office={"black": [8]}, hands={"black": "3 yellow"})
    table.travel("black", "buffalo--new-york", "3 yellow", "card:8")
    assert table.company("black").used == {}
    table.refuses(table.journey("blue", "buffalo--philadelphia", "3 black", "card:8"), "travel.no_such_power", "H5")


def test_h8_powers_of_payment_add_up_and_a_set_has_a_card_at_least():
    table = position(office={"black": [7, 25]}, hands={"black": "1 yellow"}, opened=EVERYTHING, game=12)
    table.state.campaign.rules = []
    four = next(t for t in BOX.board.routes.values() if t.length == 4 and t.colour == "yellow" and not t.trestles)
    table.travel("black", four.id, "1 yellow", "card:7", "card:25")
    assert table.record("black").office == []
    mixed = position(
        office={"black": [7]},
        specialists={"black": "engineer"},
        hands={"black": "1 blue, 1 red"},
        opened=EVERYTHING,
        game=12,
    )
    mixed.state.campaign.rules = []
    three = mixed.journey("black", "cincinnati--pittsburgh-b", "1 red", "card:7", "specialist:engineer")
    assert mixed.offers(three)


@pytest.mark.parametrize("place", ["large", "small", "port", "atlantic-coast", "gulf-coast", "pacific-coast", "salt-east",
                                   "deep-south", "north", "claim", "own-depot", "fair", "cape", "boston", "any"])  # fmt: skip
def test_h9_places_hold_the_cities_they_say(place):
    table = position(opened=EVERYTHING, game=12, campaign={"depots": {"nashville": "black"}, "exhibition": "chicago"})
    assert {city for city in BOX.board.cities if inside(table.state, 0, city, place)} == members(place)


def test_i1_2_a_company_has_two_steamers_one_in_a_port_and_so_many_berths():
    for own, others, allowed in (
        ([], [], True),
        (["boston"], [], False),
        (["miami", "tampa"], [], False),
        ([], ["boston"], False),
    ):
        table = position(
            2,
            opened=["cape"],
            hands={"black": "1 white, 1 wild"},
            own={"black": {"steamers": own}, "blue": {"steamers": others}},
        )
        table.travel("black", "boston--new-york-a", "1 white", "steamer boston")
        assert ("boston" in table.company("black").steamers[len(own) :]) == allowed
    four = position(4, opened=["cape"], hands={"black": "1 white, 1 wild"}, own={"blue": {"steamers": ["boston"]}})
    four.travel("black", "boston--new-york-a", "1 white", "steamer boston")
    assert four.company("black").steamers == ["boston"]


def test_i2_and_i6_ports_and_claim_cities_are_those_of_the_page():
    ports = {
        coast: [t.id for t in map(BOX.town, BOX.board.cities) if t.coast == coast]
        for coast in ("atlantic", "gulf", "pacific")
    }
    assert {coast: len(found) for coast, found in ports.items()} == {"atlantic": 9, "gulf": 4, "pacific": 8}


@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_i4_2_herds_graze_on_the_trail_and_with_many_companies_on_two_cities_more(players, number):
    for opened, more in ((["trail"], {"atlanta", "mobile", "nashville"}), (["trail", "prairie"], members("prairie"))):
        table = position(players, opened=opened)
        list(place_herds(table.state))
        assert len(table.state.herds) == number
        assert members("trail") <= set(table.state.herds) <= members("trail") | more


@pytest.mark.parametrize(("coal", "coins", "left"), [(2, 5, (1, 5)), (0, 5, (0, 3))])
def test_i5_2_a_track_of_4_burns_coal_or_costs_2(coal, coins, left):
    track = next(t for t in BOX.board.routes.values() if t.length == 4 and t.colour == "yellow" and not t.needs)
    table = position(rules=["coal"], hands={"black": "4 yellow"}, own={"black": {"coal": coal}}, coins={"black": coins})
    table.travel("black", track.id, "4 yellow")
    assert (table.company("black").coal, table.coins("black")) == left


def test_i6_3_where_nothing_is_left_to_turn_the_well_gives():
    table = position(rules=["well"], deck="", row="red, red, red, red, red", hands={"black": "1 white skull"})
    table.state.supply.discards = []
    table.travel("black", "charleston--charlotte", "1 white")
    # The skull itself is the only card there is, and it is turned: the well is dry.
    assert table.coins("black") == 3
    nothing = position(rules=["well"], deck="", row="red, red, red, red", hands={"black": "1 white skull"})
    nothing.travel("black", "charleston--charlotte", "1 white")
    assert nothing.coins("black") == 6


def test_i7_2_marks_count_on_every_board_once_the_rule_is_on():
    table = position(game=12, opened=EVERYTHING, hands={"black": "3 red"})
    assert table.state.rule("trestle")
    assert table.state.printed.track("los-angeles--phoenix").trestles == 3
    table.refuses(table.journey("black", "los-angeles--phoenix", "3 red"), "travel.extra", "C4.2")


def test_i9_3_there_is_no_digging_without_a_nugget():
    track = next(t for t in BOX.board.routes.values() if {t.a, t.b} == {"el-paso", "phoenix"})
    for pouch, digs in (([], []), ([0], ["el-paso"])):
        table = position(opened=["trail", "desert", "silver"], pouch=pouch, hands={"black": f"{track.length} red"},
                         own={"black": {"digs": ["phoenix"]}} if pouch else None)  # fmt: skip
        table.travel("black", track.id, f"{track.length} red")
        assert table.company("black").digs[bool(pouch) :] == digs


def test_l3_a_choice_with_one_possible_answer_is_made():
    table = position(event_deck="dust-storm", deck=PAPERS, hands={"black": "10 blue"}).draw("black")
    assert table.awaited == {"black"}
    assert table.told("discarded")
    assert [kind.kind() for kind in LEGENDS.kinds(table.state, 0)] == ["draw"]


def test_l6_marks_are_written_once_they_mean_something_and_spent_last_before():
    track = "buffalo--montreal-a"
    table = position(hands={"black": "1 red, 1 red pick, 1 red skull"})
    table.refuses(table.journey("black", track, "1 red, 1 red skull"), "travel.set")
    assert table.view("black").own.cards == {"red": 3}
    table.travel("black", track, "2 red")
    assert table.hand("black") == "1 red skull"
    table = position(opened=["trail", "desert"], hands={"black": "1 red, 1 red pick, 1 red skull"})
    assert table.view("black").own.cards == {"red": 1, "red pick": 1, "red skull": 1}
    table.travel("black", track, "1 red, 1 red skull")
    assert table.hand("black") == "1 red pick"


def test_l6_face_up_marks_are_shown_and_drawn_once_they_mean_something():
    table = position(row="red pick, red, blue, blue, blue")
    assert table.view().face_up == ("red", "red", "blue", "blue", "blue")
    table.refuses(Draw(table.seat("black"), "red pick"), "draw.not_there")
    table.draw("black", "red")
    assert table.hand("black") == "1 red pick"
    table = position(opened=["trail", "silver"], row="red pick, red, blue, blue, blue")
    assert table.view().face_up[0] == "red pick"
    table.draw("black", "red pick")
    assert table.hand("black") == "1 red pick"


def test_l5_a_written_set_may_come_in_any_order_and_spacing():
    table = position(hands={"black": "2 red, 1 wild"})
    table.play(Travel(table.seat("black"), track="cincinnati--pittsburgh-b", payment=" 1 wild +2  red"))
    assert table.state.claims


def test_b12_and_i5_2_everybody_begins_with_2_coal_of_3():
    table = position(rules=["coal"], own={c: {"coal": 0, "coal_most": 0} for c in ("black", "blue", "green", "red")})
    list(give_coal(table.state))
    assert [(held.coal, held.coal_most) for held in table.state.seats] == [(2, 3)] * 4
    off = position()
    list(give_coal(off.state))
    assert [held.coal for held in off.state.seats] == [0] * 4


def test_c2_7_draws_that_other_rules_give_take_what_there_is():
    table = position(deck="red", row="blue, blue, blue, blue, blue", hands={"black": "1 white"}, office={"black": [6]})
    table.travel("black", "boston--new-york-a", "1 white")
    # The last card, then the one that paid for the journey.
    assert table.cards("black") == 2


def test_d5_an_event_that_waits_is_current_once_it_acts():
    table = position(event_deck="card-market ticket-rush excursion-season", row="red, red, red, red, red", ticket_deck=["albany--bangor"],
                     deck="newspaper, newspaper, newspaper, " + "blue, " * 20)  # fmt: skip
    table.draw("black")
    assert (table.current, table.state.waiting) == ("card-market", ["ticket-rush", "excursion-season"])
    for company in ("black", "blue", "green", "red"):
        table.answer(company)
    assert (table.current, table.state.waiting) == ("ticket-rush", ["excursion-season"])
    for company in ("black", "blue", "green", "red"):
        table.answer(company)
    assert (table.current, table.state.waiting) == ("excursion-season", [])
    assert table.cards("black") == 1
    assert table.awaited == {"black"}


def test_h1_the_mailbag_is_drawn_in_the_order_of_its_numbers():
    table = position(deck=PAPERS, event_deck="drovers-letter regatta", campaign={"dead_letters": [71, 72]}).draw(
        "black"
    )
    assert [card.no for card in table.record("black").office] == [73]
    filed = position(deck=PAPERS, event_deck="drovers-letter regatta")
    filed.record("blue").vault = ["watch:71", "ribbon"]
    filed.draw("black")
    assert [card.no for card in filed.record("black").office] == [72]


def test_h10_an_order_is_paid_after_a_journey_of_its_owner_and_not_before():
    claims = {"baltimore--pittsburgh-a": "black", "boston--new-york-a": "black", "baltimore--philadelphia-a": "black"}
    table = position(claims=claims, office={"black": [4]}, hands={"black": "1 white", "red": "1 red"}, active="red")
    table.travel("red", "albany--montreal", "1 red")
    assert table.coins("black") == 5
    table.travel("black", "charleston--charlotte", "1 white")
    assert table.coins("black") == 5 + 7


def test_i1_4_a_link_pays_one_dollar_at_least_and_counts_as_completed_in_every_way():
    table = position(opened=["cape"], own={"black": {"steamers": ["new-york", "boston"], "bond": True}})
    row = ticket_row(table.state, 0, "new-york--boston")
    assert (row.completed, row.steamer, row.dollars) == (True, True, 1)


def test_i4_4_a_herd_whose_city_is_large_itself_counts():
    table = position(opened=["trail"], campaign={"large": ["dallas"]}, own={"black": {"herds": ["dallas", "houston"]}})
    assert slip_of(table.state, 0).herds == 2


def test_l2_an_action_is_waited_for_and_every_question_has_an_answer_for_the_silent():
    table = position(event_deck="card-market", deck=PAPERS)
    assert LEGENDS.turn(table.state).expiry is None
    table.draw("black")
    assert LEGENDS.turn(table.state).expiry == Answer(0, ())


def test_h8_where_an_event_goes_under_the_deck_the_one_that_waits_acts_in_its_place():
    table = position(office={"blue": [67]}, orders={"blue": {"card:67": "next"}}, coins={"red": 9},
                     event_deck="coal-strike bank-run mail-contract", deck="newspaper, newspaper, " + "red, " * 20)  # fmt: skip
    table.draw("black")
    assert table.hand("blue") == "2 red"
    assert table.current == "bank-run"
    assert table.state.event_deck == ["coal-strike", "mail-contract"]
    assert table.coins("red") == 8
    assert not table.state.acting


def test_h8_an_event_acts_after_all_where_no_other_is_to_be_had():
    table = position(
        office={"blue": [29]},
        orders={"blue": {"card:29": "next"}},
        event_deck="bank-run",
        coins={"red": 9},
        deck=PAPERS,
    )
    table.draw("black")
    assert (table.coins("blue"), table.coins("red"), table.current) == (7, 8, "bank-run")
    assert 29 in table.state.campaign.dead_letters
    shuffled = position(
        office={"blue": [29]},
        orders={"blue": {"card:29": "next"}},
        event_deck="bank-run",
        pile="mail-contract",
        deck=PAPERS,
    )
    shuffled.draw("black")
    assert (shuffled.current, shuffled.state.event_deck, shuffled.state.event_pile) == (
        "mail-contract",
        ["bank-run"],
        ["mail-contract"],
    )
