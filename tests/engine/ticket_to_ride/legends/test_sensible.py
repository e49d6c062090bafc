"""The planning opponent of Legends: it plays to the end by its own view alone (L L8, M)."""

from collections import Counter
from random import Random
from statistics import mean

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.forms import offered
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, Travel, UsePower
from engine.ticket_to_ride.legends.sensible.paying import journey
from engine.ticket_to_ride.legends.sensible.plan import PricedMap
from engine.ticket_to_ride.legends.sensible.player import choose_sensibly
from engine.ticket_to_ride.legends.sensible.reasons import reason
from engine.ticket_to_ride.legends.simulation import daily_waits, play_campaign, summary
from engine.ticket_to_ride.legends.tasks import KeepSome, Stage
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import PACK, position
from tests.engine.ticket_to_ride.legends.world import scramble, world
from tests.thorough import long_but, times

choose = LEGENDS.policies["normal"]


def game(number, players, seed, level="normal"):
    """Every (state, seat, move) of a game of planning companies; *hard*, which takes long, makes one move in a few."""
    state, rng, made = LEGENDS.setup(world(number).setup(players), seed), Rng(seed), 0
    while awaited := LEGENDS.awaited(state):
        seat, usual = min(awaited), made % times(4, 1) > 0
        move = LEGENDS.policies["normal" if usual else level](LEGENDS, state, seat, rng)
        yield state, seat, move
        made += 1
        for _ in LEGENDS.play(state, move):
            pass


@pytest.mark.parametrize(
    ("number", "players", "level"),
    long_but(
        [(1, 2, "normal"), (1, 5, "normal"), (6, 3, "normal"), (6, 3, "hard"), (12, 4, "normal"), (12, 4, "hard")],
        (1, 2, "normal"), (6, 3, "hard"),
    ),
)  # fmt: skip
def test_it_plays_only_what_is_offered_to_the_end(number, players, level):
    moves = 0
    for state, _, move in game(number, players, "offered", level):
        moves += 1
        if moves % 7 == 0:
            assert offered(LEGENDS, state, move)
        assert moves < 1500
    assert moves > 20 * players


@pytest.mark.parametrize(
    ("number", "players", "level"),
    long_but([(1, 3, "normal"), (12, 4, "normal"), (12, 4, "hard")], (1, 3, "normal")),
)
def test_it_chooses_alike_whatever_is_hidden_from_it(number, players, level):
    chance, choose = Random("hidden"), LEGENDS.policies[level]
    for count, (state, seat, _) in enumerate(game(number, players, "hidden", level)):
        if count % times(12, 5) == 0:
            other = scramble(codec.clone(state), seat, chance)
            assert choose(LEGENDS, other, seat, Rng("same")) == choose(LEGENDS, codec.clone(state), seat, Rng("same"))


def test_of_ways_at_one_price_it_takes_the_same_in_whatever_order_the_cities_are_enumerated():
    state = LEGENDS.setup(world(12).setup(4), "alike")
    priced, cities = PricedMap(state, 0), list(state.printed.board.cities)
    priced.around = {city: [(there, 1.0, track) for there, _, track in near] for city, near in priced.around.items()}
    chance, found = Random("order"), 0
    for _ in range(30):
        chance.shuffle(cities)
        starts, ends = cities[:8], cities[8:11]
        way = priced.way(starts, ends, (), ("",))
        assert way == priced.way(sorted(starts), ends, (), ("",)) == priced.way(sorted(starts)[::-1], ends, (), ("",))
        found += way is not None
    assert found


def test_it_completes_more_tickets_than_chance_does():
    done = {}
    for policy in ("random", "normal"):
        state, rng = LEGENDS.setup(next_setup(new_campaign(("black", "blue", "green"))), "tickets"), Rng(policy)
        while awaited := LEGENDS.awaited(state):
            list(LEGENDS.play(state, LEGENDS.policies[policy](LEGENDS, state, min(awaited), rng)))
        rows = [row for slip in state.slips for row in slip.tickets]
        done[policy] = sum(row.completed for row in rows) / len(rows)
    assert done["normal"] > 2 * done["random"]


def test_it_plans_the_cheapest_way_of_a_ticket_over_what_it_owns():
    table = position(tickets={"black": ["albany--bangor"]}, claims={"albany--boston": "black"})
    plan = PricedMap(table.state, 0).plan()
    assert {track.id for track in plan.tracks} <= {"bangor--boston-a", "bangor--boston-b"}
    assert len(plan.tracks) == 1


def test_it_travels_what_its_ticket_needs_once_it_can():
    table = position(
        tickets={"black": ["albany--bangor"]}, claims={"albany--boston": "black"}, hands={"black": "2 green, 2 red"}
    )
    move = choose(LEGENDS, table.state, 0, Rng("now"))
    assert isinstance(move, Travel)
    assert (move.track, move.payment) == ("bangor--boston-a", "2 green")


def test_it_sets_a_second_steamer_where_the_link_completes_a_ticket():
    table = position(
        opened=["cape"], tickets={"black": ["new-york--miami"]}, claims={"boston--new-york-a": "black"},
        own={"black": {"steamers": ["boston"]}}, hands={"black": "4 red, 4 blue, 4 white, 1 wild"}, trains={"black": 6},
    )  # fmt: skip
    move = choose(LEGENDS, table.state, 0, Rng("link"))
    assert isinstance(move, Travel)
    assert "miami" in move.track
    assert "steamer miami" in move.powers
    table.play(move)
    assert PricedMap(table.state, 0).plan().tickets == ()


def test_it_pays_with_skulls_where_wells_pay_and_with_picks_where_it_digs():
    hand = {"black": "3 red, 1 red pick, 1 red skull"}
    well = position(opened=["prairie", "desert"], hands=hand, tickets={"black": ["denver--santa-fe"]})
    here = {"black": ["el-paso--phoenix"]}
    claim = position(opened=["trail", "prairie", "desert", "silver"], hands=hand, tickets=here)
    assert "1 red skull" in journey(well.state, 0, track_between(well, "denver", "santa-fe"), []).payment
    assert "1 red pick" in journey(claim.state, 0, track_between(claim, "el-paso", "phoenix"), []).payment


def track_between(table, a, b):
    return next(track for track in table.state.printed.tracks if {track.a, track.b} == {a, b})


@pytest.mark.parametrize(("event", "coins", "answer"), [
    ("coal-strike", 5, "under"), ("bank-run", 20, "under"), ("bank-run", 5, "leave"), ("mail-contract", 5, "leave"),
])  # fmt: skip
def test_it_looks_at_the_next_event_and_puts_away_what_would_hurt_it(event, coins, answer):
    table = position(office={"black": [77]}, event_deck=f"{event} regatta", coins={"black": coins})
    move = choose(LEGENDS, table.state, 0, Rng("peek"))
    assert move == UsePower(0, "card:77", ())
    table.play(move)
    assert choose(LEGENDS, table.state, 0, Rng("peek")) == Answer(0, (answer,))


def test_it_plans_the_way_of_an_order_beside_its_tickets():
    claims = dict.fromkeys(["nashville--new-orleans-a", "cincinnati--nashville-a"], "black")
    hands = {"black": "5 red, 5 blue, 5 green, 5 white"}
    table = position(office={"black": [5]}, trains={"black": 30}, hands=hands, claims=claims)
    priced = PricedMap(table.state, 0)
    plan = priced.with_goals(priced.plan())
    ends = {end for track in plan.extras for end in track.ends}
    assert not plan.tracks
    assert ends & {"new-orleans", "nashville", "cincinnati"}
    assert any(PACK.town(end).piece == "northeast" for end in ends)


def test_it_opens_the_board_that_its_postcards_ask_for():
    table = position(2, office={"black": [14, 44]}, rules=["opening"])
    table.state.ranking = [1, 0]
    table.state.begin("agenda", [])
    table.state.push(Stage(name="frontier"))
    table.run()
    assert {choose(LEGENDS, table.state, 0, Rng(f"{n}")).frontier for n in range(5)} == {"cape"}


def test_it_engages_each_specialist_now_and_then_and_the_paymaster_rather_where_the_bonus_is_higher():
    chosen = {}
    for raised in ("", "money"):
        table = position(game=7, records={"black": {"raised": raised}}, tickets={"black": ["albany--bangor"]},
                         rules=["specialists"])  # fmt: skip
        chosen[raised] = Counter(
            choose_sensibly.best_specialists(table.state, 0, Rng(f"engage-{n}"))[0] for n in range(150)
        )
    assert len(set(chosen[""]) | set(chosen["money"])) >= 10
    assert chosen["money"]["paymaster"] > chosen[""]["paymaster"]


@pytest.mark.long
def test_a_whole_campaign_is_played_and_counted():
    told = play_campaign(2, "whole")
    assert len(told.games) == 12
    assert all(len(game.totals) == 2 for game in told.games)
    figures = summary([told])
    assert figures["campaigns"] == 1
    assert set(figures["specialists"]) <= set(PACK.specialists)
    assert 0 <= figures["margin"] <= 1
    assert "a planning company wins" not in figures


@pytest.mark.long
def test_it_is_counted_what_planning_between_games_brings_beside_companies_that_choose_there_at_random():
    told = play_campaign(2, "between", by_chance=1)
    assert len(told.planning) == 1
    (planned,), (other,) = told.planning, set(told.vaults) - set(told.planning)
    figures = summary([told])
    assert figures["a planning company wins"] == ([planned] == told.ranking[0])
    assert (figures["a planning company has"], figures["another has"]) == (told.vaults[planned], told.vaults[other])


@pytest.mark.long
def test_those_that_choose_at_random_play_their_turns_by_plan():
    told = play_campaign(2, "tickets", by_chance=2)
    assert told.planning == []
    done = sum(sum(game.completed) for game in told.games)
    assert done > 3 * sum(game.unfinished for game in told.games)


@pytest.mark.long
def test_two_companies_hold_each_other_up_a_quarter_as_often_as_they_were_waited_for_when_asked_in_turn():
    """Their campaigns waited 62 times then. Now whoever is asked mostly has the next turn too."""
    campaigns = [daily_waits(2, seed) for seed in ("a", "b")]
    assert mean(one.times for one in campaigns) <= 62 * 2 / 3
    assert mean(one.held_up for one in campaigns) <= 62 / 4


@pytest.mark.long
@pytest.mark.parametrize(("players", "before"), [(3, 115), (4, 148)])
def test_a_table_at_which_everybody_looks_once_a_day_waits_half_as_often_as_when_companies_were_asked_in_turn(
    players, before
):
    """``before``: how often campaigns of these seeds waited when events, specialists and depots were asked in turn."""
    campaigns = [daily_waits(players, seed) for seed in ("a", "b")]
    assert mean(one.times for one in campaigns) <= before / 2
    assert mean(one.days for one in campaigns) < mean(one.turns for one in campaigns) / 10


NEAR, NEARER = "albany--bangor", "new-york--boston"
FAR, FARTHER = sorted(PACK.board.tickets, key=lambda one: -PACK.board.tickets[one].points)[:2]


@pytest.mark.parametrize(
    ("offered", "kept", "said"),
    [
        ([NEAR, NEARER], (), "none of these tickets is worth the turns it would take."),
        ([NEAR], (), "the ticket is not worth the turns it would take."),
        ([NEAR, NEARER], (NEAR,), "this ticket can be completed, and brings the most for the turns it takes."),
        (
            [NEAR, NEARER],
            (NEAR, NEARER),
            "these tickets can be completed together, and bring the most for the turns they take.",
        ),
        (
            [FAR, FARTHER],
            (FAR,),
            "you have to keep one, and even if it stays unfinished, it is likely to cost you the least.",
        ),
        (
            [FAR, FARTHER],
            (FAR, FARTHER),
            "you have to keep 2, and even if not all of them get finished, they are likely to cost you the least.",
        ),
    ],
)
def test_the_reason_to_keep_tickets_speaks_of_none_of_one_or_of_several(offered, kept, said):
    table = position(own={"black": {"offered": offered}}, trains={"blue": 12})
    table.state.push(KeepSome(seats=[0], must=len(kept)))
    assert Texts("en", strict=True).of("legends").sentence(reason(table.state, 0, KeepTickets(0, kept))) == said
