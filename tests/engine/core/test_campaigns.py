import pytest

from engine.core.campaigns import InCampaigns, in_campaigns, seed_of_game
from engine.core.errors import UnknownGame
from engine.core.registry import CAMPAIGNS, GAMES, every_key, find, find_campaign, module_of


@pytest.mark.parametrize("key", CAMPAIGNS)
def test_a_game_of_campaigns_is_found_as_all_others_are_and_declares_them(key):
    game = find(key)
    assert game is find_campaign(key)
    assert isinstance(game, InCampaigns)
    assert game.info.key == key
    assert module_of(key, "rendering", "pictures").startswith("rendering.")


@pytest.mark.parametrize("key", GAMES)
def test_a_single_table_declares_no_campaign(key):
    assert in_campaigns(find(key)) is None
    with pytest.raises(UnknownGame):
        find_campaign(key)


def test_every_key_is_of_one_sort_alone():
    assert len(set(every_key())) == len(GAMES) + len(CAMPAIGNS)


def test_the_seed_of_a_game_is_no_seed_of_another_and_does_not_hold_the_campaigns():
    seeds = [seed_of_game("secret", number) for number in range(1, 13)]
    assert len(set(seeds)) == 12
    assert not any("secret" in seed for seed in seeds)


@pytest.mark.parametrize("key", CAMPAIGNS)
def test_a_campaign_begins_with_its_companies_and_tells_before_a_game_what_everybody_may_know(key):
    game = find(key)
    first, second, third = game.campaign.companies[:3]
    carried = game.found_campaign({second: "Our Own", first: ""})
    assert not game.campaign_over(carried)
    setup = game.next_setup(carried, [first, second], {})
    state = game.setup(setup, "seed")
    assert [game.company_of(state, seat) for seat in range(2)] == [second, first]
    assert game.carry(state) is None
    told = [text.params.get("name") for text in game.public_summary(carried, opened=False)]
    assert "Our Own" in told
    assert third in game.found_company(carried, third, "")["companies"]
    assert game.private_summary(carried, first)
    assert game.name_of_game(1) != game.name_of_game(2)
