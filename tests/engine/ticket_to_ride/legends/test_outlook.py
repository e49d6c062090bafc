"""What companies can expect of a game shows nothing of their offices and vaults, which stay secret after it."""

import msgspec
import pytest

from engine.ticket_to_ride.legends.game import LEGENDS
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
