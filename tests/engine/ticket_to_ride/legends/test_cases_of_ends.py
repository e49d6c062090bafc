"""Cases 43 to 60 of the rules: the end of a game, the vaults. Each test bears its number (L N)."""

from itertools import pairwise

import msgspec
import networkx as nx
import pytest

from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.campaign import Campaign, GameRecord, Office
from engine.ticket_to_ride.legends.ending import may_open
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Build, OpenFrontier
from engine.ticket_to_ride.legends.slips import slip_of
from engine.ticket_to_ride.legends.tasks import Effects, Stage
from engine.ticket_to_ride.legends.texts import read_text
from engine.ticket_to_ride.legends.vaults import award, curio_dollars, district_dollars
from tests.engine.ticket_to_ride.legends.positions import PACK, campaign_of, last_turn, position
from tests.engine.ticket_to_ride.legends.table import CARDS


def ended(totals, *, players=4, stages=(), completed=None, **changes):
    """A game that has ended with these totals in hand, up to some stages of the end."""
    table = position(players, **changes)
    state = table.state
    rows = completed or {}
    state.slips = [
        Slip(coins=total, tickets=[TicketRow(t, completed=True, dollars=0) for t in rows.get(seat, ())])
        for seat, total in enumerate(totals)
    ]
    state.agenda = []
    state.begin("agenda", [])
    state.push(Stage(name="totals"), *(Stage(name=name) for name in stages))
    return table.run()


def test_case_43_every_company_has_one_more_turn_and_nobody_extends_it():
    table = position(active="red", trains={"red": 4, "blue": 2}, hands={"red": "2 yellow", "blue": "2 blue"},
                     deck="white, " * 40, ticket_deck=())  # fmt: skip
    table.travel("red", "detroit--pittsburgh", "2 yellow")
    assert table.state.turns_left == 4
    table.skip("black")
    table.travel("blue", "baltimore--lewisburg", "2 blue")
    assert table.state.turns_left == 2
    table.skip("green")
    table.skip("red")
    assert table.state.slips


def test_case_44_a_slip_is_never_below_0():
    table = last_turn(position(coins={"black": 3}, tickets={"black": ["mobile--boston"]}, trains={"black": 20}))
    assert table.state.slips[0].tickets[0].dollars == -11
    assert table.state.slips[0].total == 0


def test_case_45_of_equal_totals_more_tickets_rank_ahead_then_the_later_in_turn_order():
    four = ["albany--bangor", "montreal--quebec", "new-york--boston", "philadelphia--new-york"]
    table = ended([41, 10, 41, 20], start="green", completed={0: four, 2: four})
    assert [table.state.company(seat).company for seat in table.state.ranking] == ["black", "green", "red", "blue"]
    table = ended([41, 10, 41, 20], start="green", completed={0: four, 2: [*four, "buffalo--baltimore"]})
    assert table.state.company(table.state.ranking[0]).company == "green"
    assert table.state.campaign.start_player == "blue"


def test_case_46_a_rivals_stamp_pays_a_dollar_and_a_ticket_of_two_stamps_is_retired():
    ticket = "albany--bangor"
    stamped = {"stamps": {ticket: ["blue"]}}
    claims = {"albany--boston": "black", "bangor--boston-a": "black"}
    table = position(claims=claims, tickets={"black": [ticket]}, campaign=stamped)
    assert table.ticket_row("black", ticket).dollars == 4
    own = position(claims=dict.fromkeys(claims, "blue"), tickets={"blue": [ticket]}, campaign=stamped)
    assert own.ticket_row("blue", ticket).dollars == 3
    table = ended([9, 1, 1, 1], stages=("stamps",), completed={0: [ticket]}, rules=["stamps"], campaign=stamped,
                  opened=["prairie"])  # fmt: skip
    assert table.state.campaign.stamps[ticket] == ["blue", "black"]
    assert table.state.campaign.retired_tickets == [ticket]
    table = ended([1, 9, 1, 1], stages=("stamps",), completed={1: [ticket]}, rules=["stamps"], campaign=stamped)
    assert table.state.campaign.stamps[ticket] == ["blue"]


def test_case_47_a_numbered_ticket_is_retired_and_its_postcard_drawn_for_the_next_game():
    table = ended([1, 1, 1, 9], stages=("stamps",), completed={3: ["mobile--boston"]}, rules=["stamps"])
    assert table.state.campaign.retired_tickets == ["mobile--boston"]
    assert table.record("red").office == [Office(8, 2)]
    shown = table.view().seats[3].postcards[0]
    assert (shown.kind, shown.no, shown.read) == ("patent", 8, read_text(PACK.postcards[8]))


def test_case_48_stamped_tickets_go_only_while_more_than_so_many_are_left_numbered_ones_always():
    numbered, stamped = "mobile--boston", "albany--bangor"
    before = {"stamps": {stamped: ["blue", "green"]}}
    gone = [
        t
        for t in (*PACK.board.tickets,)
        if PACK.ticket(t).piece in ("start", "prairie") and t not in (numbered, stamped)
    ]
    table = ended([9, 1, 1, 1], stages=("stamps",), completed={0: [numbered]}, rules=["stamps"], opened=["prairie"],
                  campaign={**before, "retired_tickets": gone[:7]})  # fmt: skip
    assert len(table.state.campaign.tickets()) == 47 - 8 == 39
    assert numbered in table.state.campaign.retired_tickets
    assert stamped not in table.state.campaign.retired_tickets
    table = ended([9, 1, 1, 1], stages=("stamps",), rules=["stamps"], opened=["prairie"],
                  campaign={**before, "retired_tickets": gone[:7]})  # fmt: skip
    assert len(table.state.campaign.tickets()) == 40
    table = ended([9, 1, 1, 1], stages=("stamps",), rules=["stamps"], opened=["prairie"],
                  campaign={**before, "retired_tickets": gone[:6]})  # fmt: skip
    assert stamped in table.state.campaign.retired_tickets


def test_case_49_boards_open_from_their_game_on_where_one_they_touch_is_open():
    table = ended([9, 5, 3, 1], game=3, stages=("frontier",), rules=["opening"], opened=["prairie", "trail"])
    assert set(may_open(table.state)) == {"cape", "winter", "desert", "silver"}
    assert table.awaited == {"red"}
    for board in ("timber", "shore", "prairie"):
        table.refuses(OpenFrontier(table.seat("red"), board), "open.not_now", "F5")
    table.play(OpenFrontier(table.seat("red"), "silver"))
    campaign = table.state.campaign
    assert campaign.opened == ["prairie", "trail", "silver"]
    assert "dig" in campaign.rules
    assert [campaign.events[event] for event in PACK.frontiers["silver"].events] == [3, 3, 3]
    assert table.record("red").office == [Office(53, 4)]
    assert table.record("green").office == [Office(54, 4)]


def test_case_50_with_2_playing_the_last_draws_the_survey_the_winner_the_order():
    table = ended([9, 5], players=2, stages=("frontier",), rules=["opening"])
    table.play(OpenFrontier(table.seat("blue"), "cape"))
    assert [card.no for card in table.record("blue").office] == [43]
    assert [card.no for card in table.record("black").office] == [44]


@pytest.mark.parametrize(("slips", "gets"), [((61, 44, 50, 39), 42), ((20, 15), 20), ((0, 0), 20), ((50,), 45)])
def test_case_51_who_missed_a_game_gets_nine_tenths_of_the_median_at_least_20(slips, gets):
    names = [f"company-{number}" for number in range(len(slips))]
    assert award(GameRecord(names, dict(zip(names, slips, strict=True)))) == gets


def unfinished(tickets, **changes):
    table = position(tickets={"black": tickets}, **changes)
    table.state.slips = [slip_of(table.state, seat) for seat in range(len(table.state.seats))]
    return table


def worth(value, box="start", skip=()):
    return next(t for t in PACK.board.tickets if PACK.ticket(t).points == value and t not in skip)


def act(table, source, seat=0):
    table.state.agenda = []
    table.state.begin("agenda", [])
    table.state.push(Effects(seat=seat, source=source))
    return table.run()


def test_case_52_two_forgivings_take_different_tickets_each_the_highest_it_may():
    five, twelve, seventeen = (worth(value) for value in (5, 12, 17))
    table = last_turn(position(game=12, tickets={"black": [five, twelve, seventeen]}, office={"black": [60, 31]},
                      opened=["trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore"]))  # fmt: skip
    rows = {row.ticket: row.dollars for row in table.state.slips[0].tickets}
    assert rows == {five: 0, twelve: 0, seventeen: -17}


def test_case_53_a_flagship_counts_twice_and_is_forgiven_by_its_printed_value():
    flagship = "phoenix--bangor"
    via = "fargo"
    graph = nx.Graph()
    for track in PACK.board.routes.values():
        graph.add_edge(track.a, track.b, id=track.id)
    way = nx.shortest_path(graph, "phoenix", via) + nx.shortest_path(graph, via, "bangor")[1:]
    claims = {graph[a][b]["id"]: "black" for a, b in pairwise(way)}
    everything = ["trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore"]
    table = position(game=12, opened=everything, claims=claims, trains={"black": 0}, tickets={"black": [flagship]},
                     campaign={"express": [flagship]}, own={"black": {"flagship": flagship}})  # fmt: skip
    assert table.ticket_row("black", flagship).dollars == 48
    table = position(game=12, opened=everything, own={"black": {"flagship": flagship}}, office={"black": [31]})
    assert table.ticket_row("black", flagship).dollars == -44
    twelve = worth(12)
    table = last_turn(position(game=12, opened=everything, tickets={"black": [twelve]}, office={"black": [31]},
                      own={"black": {"flagship": twelve}}))  # fmt: skip
    assert table.state.slips[0].tickets[0].dollars == 0
    table = last_turn(position(game=12, opened=everything, tickets={"black": [flagship]}, office={"black": [31]},
                      own={"black": {"flagship": flagship}}))  # fmt: skip
    assert table.state.slips[0].tickets[0].dollars == -44


@pytest.mark.parametrize(("values", "pays"), [((9, 10, 12, 23), 4), ((12, 13, 14, 15, 16), 8)])
def test_case_54_a_bond_pays_2_for_each_completed_ticket_of_12_or_more_at_most_8(values, pays):
    everything = ["trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore"]
    claims = {t.id: "black" for t in PACK.board.routes.values() if not t.id.endswith(("-b", "-c"))}
    tickets = [worth(value) for value in values]
    table = position(game=12, opened=everything, claims=claims, trains={"black": 0}, tickets={"black": tickets},
                     own={"black": {"bond": True}})  # fmt: skip
    assert all(row.completed for row in slip_of(table.state, 0).tickets)
    assert slip_of(table.state, 0).bond == pays
    table = ended([9, 1, 1, 1], stages=("vaults",), own={"black": {"bond": True}})
    assert table.record("black").vault == ["bond"]


def test_case_55_the_winner_makes_no_city_large_when_his_only_small_one_was_just_made_large():
    table = ended([9, 5, 5, 1], game=5, stages=("building",), rules=["growth"],
                  claims={"bangor--boston-a": "black", "bangor--montreal": "red"})  # fmt: skip
    assert table.awaited == {"red", "black"}
    table.build("red", "large", "bangor")
    assert table.state.campaign.large == ["bangor"]
    assert table.state.over
    table = ended([9, 5, 5, 1], game=5, stages=("building",), rules=["growth"],
                  claims={"bangor--boston-a": "black", "bangor--montreal": "red"})  # fmt: skip
    table.build("red", "large", "montreal")
    assert table.awaited == {"black"}


def test_case_56_a_third_patent_must_make_room_at_once():
    table = position(office={"blue": [6, 11]}, coins={"blue": 0}, deck="newspaper, " + "red, " * 12,
                     event_deck="captains-letter regatta", campaign={"dead_letters": list(range(71, 77))})  # fmt: skip
    table.draw("black")
    assert table.awaited == {"blue"}
    table.answer("blue", "card:6")
    assert [card.no for card in table.record("blue").office] == [11, 77]
    assert 6 in table.state.campaign.dead_letters
    assert table.awaited == {"black"}


def test_case_57_a_curio_is_delivered_after_step_12_even_in_the_last_game():
    track = next(t for t in PACK.board.routes.values() if {t.a, t.b} == {"tampa", "miami"})
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    table = position(game=12, opened=["cape"], hands={"black": f"{track.length} {colour}"}, office={"black": [14]})
    table.travel("black", track.id, f"{track.length} {colour}")
    assert table.record("black").vault == ["compass:14"]
    assert table.record("black").office == []


def test_case_58_the_charter_comes_before_the_order_for_the_same_journey():
    graph = nx.Graph()
    for track in PACK.board.routes.values():
        graph.add_edge(track.a, track.b, id=track.id)
    way = nx.shortest_path(graph, "san-francisco", "new-york")
    chain = [graph[a][b]["id"] for a, b in pairwise(way)]
    last = PACK.board.routes[chain[-1]]
    paid = f"{last.length} {CARDS.names[last.colours[0]]}"
    table = position(game=12, claims=dict.fromkeys(chain[:-1], "black"), trains={"black": 9}, hands={"black": paid},
                     office={"black": [40]}, coins={"black": 0},
                     opened=["trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore"])  # fmt: skip
    table.state.campaign.rules = ["charter"]
    table.travel("black", last.id, paid)
    gained = [each["dollars"] for each in table.told("money.gained")][-2:]
    assert gained == [12, 12]
    assert 40 in table.state.campaign.dead_letters


def test_case_59_curios_make_sets_of_different_kinds_as_large_as_they_can_be():
    assert curio_dollars(["watch", "watch", "lantern", "spike"]) == 14
    assert curio_dollars(["watch", "lantern", "spike", "compass", "locket", "watch"]) == 32
    assert curio_dollars([]) == 0


def test_case_60_who_share_the_most_depots_of_a_district_get_5_each():
    depots = {"albany": "black", "mobile": "blue", "charleston": "green", "detroit": "black", "chicago": "blue"}
    campaign = campaign_of(("black", "blue", "green"), 12, depots=depots)
    assert district_dollars(campaign) == {"black": 5, "blue": 5, "green": 0}


def test_a_survey_makes_a_small_city_large_or_lays_a_second_track_and_is_filed_as_a_deed():
    claims = {next(t.id for t in PACK.board.routes.values() if {t.a, t.b} == {"tampa", "miami"}): "black"}
    for what, place in (("large", "tampa"), ("track", None)):
        table = ended(
            [9, 5, 5, 1], game=3, stages=("building",), opened=["cape"], claims=claims, office={"black": [43]}
        )
        assert table.awaited == {"black"}
        kinds = {o.value for o in LEGENDS.slot(table.state, table.seat("black"), Build, "what", {}).options}
        assert kinds == {"large", "track", "none"}
        offered = LEGENDS.slot(table.state, table.seat("black"), Build, "place", {"what": what}).options
        where = place or offered[0].value
        table.build("black", what, where)
        assert table.record("black").vault == ["deed:43"]
        campaign = table.state.campaign
        assert campaign.large == ([where] if what == "large" else [])
        assert campaign.seconds == ([] if what == "large" else [f"{where}-s"])
        if what == "track":
            second = table.state.printed.track(f"{where}-s")
            first = table.state.printed.track(where)
            assert second.parallel == (where,)
            assert first.parallel == (f"{where}-s",)
            assert (second.colour, second.length, second.trestles) == ("grey", first.length, first.trestles)


def test_a_depot_stands_in_a_small_city_of_a_completed_ticket_and_only_5_of_a_company_in_all():
    table = ended([9, 5, 5, 1], game=3, stages=("building",), rules=["depots"], completed={0: ["albany--bangor"]})
    assert table.awaited == {"black"}
    table.refuses(Build(table.seat("black"), "depot", "boston"), "build.not_there", "F7")
    table.build("black", "depot", "bangor")
    assert table.state.campaign.depots == {"bangor": "black"}
    cities = ["atlanta", "mobile", "nashville", "norfolk", "savannah"]
    full = ended([9, 5, 5, 1], game=3, stages=("building",), rules=["depots"], completed={0: ["albany--bangor"]},
                 campaign={"depots": dict.fromkeys(cities, "black")})  # fmt: skip
    assert full.state.over


def test_whoever_waits_builds_while_the_last_still_retires_an_event_and_it_counts_in_its_turn():
    table = ended([9, 1], players=2, game=3, stages=("steps", "clear"), rules=["depots"], pile="rate-war coal-strike",
                  completed={0: ["albany--bangor"], 1: ["albany--bangor"]})  # fmt: skip
    assert table.awaited == {"blue"}
    table.build("black", "depot", "bangor")
    assert not table.state.campaign.depots, "it is for the last to build first"
    table.retire("blue", "rate-war")
    assert table.awaited == {"blue"}, "nobody waits for the other one"
    table.build("blue", "depot", "albany")
    assert table.state.campaign.depots == {"albany": "blue", "bangor": "black"}
    assert table.state.over


def test_the_campaign_goes_on_from_what_a_game_carries():
    table = last_turn(position(coins={"black": 30}))
    state = table.state
    while LEGENDS.awaited(state):
        seat = min(LEGENDS.awaited(state))
        table.play(LEGENDS.policies["random"](LEGENDS, state, seat, state.rng))
        state = table.state
    carried = msgspec.convert(LEGENDS.carry(state), Campaign)
    assert carried.game == 2
    assert carried.games[0].ranking[0] == "black"
