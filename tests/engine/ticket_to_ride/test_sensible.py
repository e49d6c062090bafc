"""The opponent that plans."""

from itertools import islice
from random import Random

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.europe.planning import goals
from engine.ticket_to_ride.europe.planning.plan import plan_tickets
from engine.ticket_to_ride.europe.position import position_of
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.state import tallies
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import PayTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets, Pass
from tests.engine.ticket_to_ride.europe.world import scramble
from tests.engine.ticket_to_ride.positions import position
from tests.thorough import a_few, long_but

BOARD = PRINTED.board

GAME = find("europe")
SENSIBLE, RANDOM = GAME.policies["normal"], GAME.policies["random"]
ME, OTHER = Seat(0), Seat(1)


def play(state, move):
    for _ in GAME.play(state, move):
        pass


def played(policies, seed):
    """Every position of a game in which these policies sit, and who moves in it; the last is the end."""
    state = GAME.setup(Setup("europe", len(policies)), seed)
    rng = Rng(f"{seed}:luck")
    while actors := GAME.actors(state):
        seat = min(actors)
        yield state, seat
        play(state, policies[seat](GAME, state, seat, rng))
    yield state, None


def last(game):
    *_, (state, _) = game
    return state


def choice(state, seat=ME):
    before = codec.encode_state(state)
    move = SENSIBLE(GAME, state, seat, Rng("luck"))
    assert codec.encode_state(state) == before
    return move


def my_turn(*tickets, hand="", trains=45, **more):
    """The first turn of seat 0 of four, holding some tickets and cards."""
    return position(4, tickets={0: tickets}, hands={0: hand}, trains={0: trains}, **more).state


@pytest.mark.parametrize("number", a_few(range(12), 2))
def test_beats_three_random_players_and_completes_its_tickets(number):
    seat = number % 4
    state = last(played([SENSIBLE if other == seat else RANDOM for other in range(4)], f"table {number}"))
    assert GAME.result(state).winners == (seat,)
    tally = tallies(state)[seat]
    assert tally.total >= 80
    assert tally.completed >= len(tally.tickets) / 2


@pytest.mark.parametrize("players", a_few([2, 3, 4, 5], 1))
def test_plays_well_against_its_like(players):
    state = last(played([SENSIBLE] * players, "mirror"))
    scores = GAME.result(state).scores
    assert sum(scores) / players >= 75


def test_the_same_game_twice_is_the_same():
    games = [last(played([SENSIBLE, RANDOM, SENSIBLE], "again")) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("policy", "every"),
    a_few([(RANDOM, 24), (SENSIBLE, 4), (RANDOM, 4)], 1),
    ids=["some of a random game", "planned", "random"],
)
def test_what_the_seat_cannot_see_does_not_change_its_choice(policy, every):
    chance = Random(5)
    compared = 0
    for state, seat in islice(played([policy] * 4, "secrets"), 0, None, every):
        if seat is None:
            continue
        other = scramble(state, seat, chance)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert choice(other, seat) == choice(state, seat)
        compared += 1
    assert compared > 200 / every


@pytest.mark.parametrize(("players", "every"), long_but([(2, 2), (5, 2), (2, 12)], (2, 12)))
def test_finds_a_legal_move_wherever_others_may_have_led_its_seat(players, every):
    for state, seat in islice(played([RANDOM] * players, f"astray {players}"), 0, None, every):
        if seat is not None:
            play(codec.clone(state), choice(state, seat))


def test_claims_the_missing_route_of_a_ticket_when_it_holds_the_cards():
    state = my_turn("budapest-sofia", hand="8 locomotive")
    move = choice(state)
    assert isinstance(move, ClaimRoute)
    sofia_or_budapest = {"budapest", "sofia"}
    route = BOARD.routes[move.route]
    assert {route.a, route.b} & sofia_or_budapest


def test_takes_the_face_up_card_it_needs_rather_than_a_blind_one():
    way = BOARD.routes["moskva-petrograd"]
    claims = {"kyiv-smolensk": ME, "moskva-smolensk": ME}
    row = f"purple blue {way.colour} green yellow"
    state = my_turn("kyiv-petrograd", claims=claims, hand=f"3 {way.colour}", row=row)
    assert choice(state) == DrawCard(ME, way.colour)


@pytest.mark.parametrize(("left", "builds"), [(4, True), (30, False)])
def test_builds_a_station_when_a_ticket_is_lost_without_one_but_not_before_time_runs_out(left, builds):
    claims = {**{route.id: OTHER for route in BOARD.routes_at["sofia"]}, "budapest-sarajevo": ME}
    table = position(
        4, tickets={0: ["budapest-sofia"]}, hands={0: "3 purple"}, claims=claims, trains=dict.fromkeys(range(4), left)
    )
    assert isinstance(choice(table.state), BuildStation) == builds


def test_asks_for_tickets_when_its_own_are_done_and_the_game_is_young():
    done = {"budapest-sarajevo": ME, "sarajevo-sofia": ME}
    assert isinstance(choice(my_turn("budapest-sofia", claims=done)), DrawTickets)


def test_keeps_its_hands_off_new_tickets_when_the_end_is_near():
    done = {"budapest-sarajevo": ME, "sarajevo-sofia": ME}
    state = my_turn("budapest-sofia", claims=done, trains=5)
    assert not isinstance(choice(state), DrawTickets)


def test_pays_for_a_tunnel_it_can_afford():
    tunnel = ("sarajevo-sofia", "2 purple", "purple blue orange")
    state = my_turn("budapest-sofia", hand="2 purple", tunnel=tunnel)
    assert choice(state) == PayTunnel(ME, "1 purple")


@pytest.mark.parametrize(("hand", "digs"), [("2 purple", False), ("3 purple", True), ("2 purple, 1 locomotive", True)])
def test_digs_a_tunnel_only_with_a_card_left_to_pay_more_with(hand, digs):
    move = choice(my_turn("budapest-sofia", claims={"budapest-sarajevo": ME}, hand=hand))
    assert (move.kind() == "claim") == digs


def weighed(state):
    return position_of(state.printed, GAME.view(state, ME))


@pytest.mark.parametrize(("trains", "works"), [(45, True), (9, False)])
def test_works_for_the_longest_routes_from_the_beginning_as_long_as_trains_suffice_for_its_tickets_too(trains, works):
    state = weighed(my_turn("budapest-sofia", trains=trains))
    wanted = goals.wanted(state, plan_tickets(state))
    assert ("petrograd-stockholm" in [route.id for route in wanted]) == works
    assert {"budapest-sarajevo", "sarajevo-sofia"} <= {route.id for route in wanted}


def test_prefers_a_way_for_which_it_holds_the_cards():
    route = BOARD.routes["berlin-warszawa-a"]
    without, with_cards = (weighed(my_turn(hand=hand)).turns_to_claim(route) for hand in ("4 green", "4 purple"))
    assert with_cards < without


def test_spends_the_last_turn_on_the_most_valuable_route():
    done = {"budapest-sarajevo": ME, "sarajevo-sofia": ME}
    state = my_turn("budapest-sofia", claims=done, hand="4 orange, 2 black", trains=6, turns_left=4)
    move = choice(state)
    assert isinstance(move, ClaimRoute)
    assert BOARD.routes[move.route].length == 4


@pytest.mark.parametrize("number", [2, 3, 4])
def test_where_no_card_is_left_to_draw_it_claims_the_longest_route_that_it_can_pay(number):
    state = my_turn("budapest-sofia", claims={"sarajevo-sofia": ME}, hand=f"{number} orange", row="", deck="")
    move = choice(state)
    assert isinstance(move, ClaimRoute)
    assert BOARD.routes[move.route].length == number


def test_where_it_can_neither_draw_nor_claim_it_takes_tickets():
    assert choice(my_turn(row="", deck="")) == DrawTickets(ME)


def test_where_nothing_else_is_left_it_builds_a_station_as_passing_is_forbidden():
    claims = dict.fromkeys(BOARD.routes, OTHER)
    state = my_turn(hand="1 red", row="", deck="", ticket_deck=(), claims=claims)
    assert choice(state) == BuildStation(ME, next(iter(BOARD.cities)), "1 red")


def test_where_nothing_at_all_is_left_it_passes():
    for hand, stations in (("", {}), ("3 red", dict.fromkeys(list(BOARD.cities)[:3], ME))):
        state = my_turn(
            hand=hand, row="", deck="", ticket_deck=(), claims=dict.fromkeys(BOARD.routes, OTHER), stations=stations
        )
        assert choice(state) == Pass(ME)


@pytest.mark.parametrize(
    ("kept", "trains", "said"),
    [
        (["budapest-sofia"], 45, "this ticket can be completed, and brings the most for the turns it takes."),
        (
            ["budapest-sofia", "smyrna-sofia"],
            45,
            "these tickets can be completed together, and bring the most for the turns they take.",
        ),
        (
            ["danzig-lisboa"],
            1,
            "there is hardly time to complete this ticket, but any other choice would cost you more.",
        ),
        (
            ["danzig-lisboa", "budapest-sofia"],
            1,
            "there is hardly time to complete all of these tickets, but any other choice would cost you more.",
        ),
    ],
)
def test_its_reason_to_keep_tickets_speaks_of_one_or_of_several_and_promises_only_what_can_be(kept, trains, said):
    reason = GAME.advice.reason(my_turn(trains=trains), ME, KeepTickets(ME, tuple(kept)))
    assert Texts("en", strict=True).of("europe").sentence(reason) == said


def why(state, move):
    return Texts("en", strict=True).of("europe").sentence(GAME.advice.reason(state, ME, move))


@pytest.mark.parametrize(
    ("hand", "turns_left", "said"),
    [
        ("5 yellow", None, "it brings 7 points, more than its cards are worth to you elsewhere."),
        ("4 yellow, 6 red", None, "it brings 7 points, and you do not need its cards elsewhere."),
        ("4 yellow", 1, "it brings 7 points, and you do not need its cards elsewhere."),
    ],
)
def test_its_reason_to_claim_for_points_says_only_where_it_is_so_that_the_cards_are_not_needed(hand, turns_left, said):
    # Bucuresti-Budapest, four of any colour, is all that its ticket lacks.
    state = my_turn("budapest-sofia", hand=hand, trains=9, claims={"bucuresti-sofia": 0}, turns_left=turns_left)
    assert why(state, ClaimRoute(ME, "berlin-warszawa-b", "4 yellow")) == said


@pytest.mark.parametrize(
    ("tickets", "claims", "hand", "card", "ends"),
    [
        (("frankfurt-kobenhavn",), ("essen-frankfurt",), "3 green", "locomotive", ("Essen", "København")),
        (("kyiv-petrograd", "budapest-sofia"), ("bucuresti-sofia",), "3 red", "locomotive", ("Bucuresti", "Budapest")),
        (("kyiv-petrograd", "budapest-sofia"), ("bucuresti-sofia",), "3 red", "green", ("Bucuresti", "Budapest")),
    ],
)
def test_its_reason_to_draw_a_card_names_the_route_of_a_ticket_that_it_serves_most(tickets, claims, hand, card, ends):
    state = my_turn(*tickets, hand=hand, claims=dict.fromkeys(claims, 0), row="locomotive green red blue white")
    assert why(state, DrawCard(ME, card)) == "you need the card for {}\N{EN DASH}{}.".format(*ends)
