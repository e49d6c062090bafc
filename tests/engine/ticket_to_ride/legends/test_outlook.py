"""What companies can expect of a game: nothing before its first turn, and nothing that offices and vaults tell."""

import msgspec
import pytest

from engine.core.match import Match
from engine.core.turning_points import turning_points
from engine.ticket_to_ride.legends.game import LEGENDS
from tests.conformance.worlds import played
from tests.engine.ticket_to_ride.legends.positions import position
from tests.engine.ticket_to_ride.legends.world import world
from tests.thorough import long_but


@pytest.mark.parametrize("number", long_but([1, 6, 12], 6))
def test_offices_and_vaults_make_no_difference(number):
    some = LEGENDS.looking_back.outlook
    for state, _, _ in world(number).some("outlook", 3, 12):
        kept = state.campaign.companies
        bare = {id_: msgspec.structs.replace(one, office=[], vault=[]) for id_, one in kept.items()}
        other = msgspec.structs.replace(state, campaign=msgspec.structs.replace(state.campaign, companies=bare))
        assert some(other) == some(state)
        assert state.campaign.companies is kept


@pytest.mark.parametrize("number", long_but([1, 6, 12], 1))
def test_choosing_opening_tickets_is_no_turning_point(number):
    some = world(number)
    moves = [move for _, _, move in played(some, "openings", 4, "normal")]
    match = Match.replay(LEGENDS, some.setup(4), "openings", moves)
    before_the_first_turn = [count for count, _, state, _ in match.course() if not state.begun]
    assert len(before_the_first_turn) >= 4
    points = turning_points(match)
    assert points
    assert all(point.number > before_the_first_turn[-1] + 1 for point in points)


def expected(hand, **further):
    """What black can expect with a ticket for 9 dollars that lacks a single track, of three black cards."""
    done = ("cincinnati--nashville-a", "buffalo--pittsburgh", "buffalo--montreal-a")
    table = position(
        2,
        tickets={"black": ["nashville--montreal"]},
        claims=dict.fromkeys(done, "black"),
        hands={"black": hand},
        trains={"black": 9, "blue": 9},
        **further,
    )
    return LEGENDS.looking_back.outlook(table.state)[0]


@pytest.mark.parametrize("turns_left", [None, 2])
def test_a_ticket_that_the_cards_in_hand_complete_is_all_but_certain(turns_left):
    for active in ("black", "blue"):
        before = expected("3 black", turns_left=turns_left, active=active)
        lacking = expected("3 yellow", turns_left=turns_left, active=active)
        assert before - lacking > (1 if turns_left is None else 15), "without the cards it is worth less"


def test_a_ticket_that_lacks_a_track_is_lost_once_no_turn_comes():
    gone = expected("3 yellow", turns_left=1, active="blue")
    assert expected("3 black", turns_left=1, active="blue") == gone
    assert expected("3 yellow", turns_left=1) == gone, "its last turn does not suffice for both cards and the journey"
    assert expected("3 black", turns_left=1) > gone + 15
