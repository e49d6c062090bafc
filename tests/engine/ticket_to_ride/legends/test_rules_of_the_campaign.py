"""Rules of the campaign, by number (L A, L1)."""

import msgspec
import pytest

from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.errors import CorruptLog, EngineError
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.between import check_chain
from engine.ticket_to_ride.legends.campaign import (
    Campaign,
    GameRecord,
    carried_by,
    found,
    new_campaign,
    next_setup,
)
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import read_text
from engine.ticket_to_ride.legends.vaults import legends, opened
from tests.engine.ticket_to_ride.legends.positions import PACK, THREE, campaign_of, opening, position
from tests.engine.ticket_to_ride.legends.test_cases_of_ends import ended
from tests.engine.ticket_to_ride.legends.world import campaign_before


def chain_of(number):
    """The first games of a campaign, each a match of its own, with a newcomer before the third."""
    campaign, rng, matches = new_campaign(("black", "blue")), Rng("chain"), []
    for game in range(1, number + 1):
        if game == 3:
            found(campaign, "green")
        match = Match(LEGENDS, next_setup(campaign), seed_of_game("secret", game))
        while awaited := LEGENDS.awaited(match.state):
            match.play(LEGENDS.policies["random"](LEGENDS, match.state, min(awaited), rng))
        matches.append(match)
        campaign = msgspec.convert(LEGENDS.carry(match.state), Campaign)
    return campaign, matches


def test_a1_a_campaign_has_12_games_every_third_year_from_1865():
    for game in range(1, 13):
        state = LEGENDS.setup(next_setup(campaign_of(THREE, game)), "years")
        assert LEGENDS.view(state, None).year == 1862 + 3 * game
    over = campaign_of(THREE, 13)
    with pytest.raises(EngineError):
        carried_by(next_setup(over))


@pytest.mark.parametrize("companies", [("black",), ("black", "black"), ("black", "pink"), (*PACK.companies, "black")])
def test_a2_two_to_five_companies_of_different_colours(companies):
    with pytest.raises(EngineError):
        new_campaign(companies)


def test_a3_a_company_has_a_name_of_its_own():
    campaign = new_campaign(("black", "blue"), ("Ada's Own",))
    assert [record.name for record in campaign.companies.values()] == ["Ada's Own", PACK.companies["blue"].name]


def test_a5_who_misses_a_game_neither_pays_nor_receives_and_gets_an_award():
    campaign = campaign_of(THREE, 3, depots={"atlanta": "green"})
    campaign.games[-1] = GameRecord(["black", "blue"], {"black": 60, "blue": 40})
    assert opened(campaign)["green"].awards == 45
    assert opened(campaign)["black"].awards == 0
    state = opening(campaign, ("black", "blue"))
    assert [state.company(seat).company for seat in range(2)] == ["black", "blue"]
    assert state.campaign.depots == {"atlanta": "green"}


def test_a6_a_newcomer_may_found_a_company_before_games_2_to_6_and_missed_all_before():
    campaign = campaign_of(("black", "blue"), 6)
    found(campaign, "red", "Late Lines")
    assert campaign.companies["red"].name == "Late Lines"
    assert opened(campaign)["red"].awards == 5 * 20
    with pytest.raises(EngineError):
        found(campaign, "red")
    with pytest.raises(EngineError):
        found(campaign_of(("black", "blue"), 7), "red")


def test_a7_and_a8_the_board_and_the_office_persist_what_lies_in_front_of_a_company_does_not():
    campaign = msgspec.json.decode(campaign_before(6, 3), type=Campaign)
    state = opening(campaign)
    assert state.campaign.opened == campaign.opened
    assert len(campaign.opened) == 5
    assert state.campaign.stickers == campaign.stickers
    for seat, held in enumerate(state.seats):
        assert held.coins == 5
        assert (held.herds, held.digs, held.steamers, held.crossed, held.used) == ([], [], [], 0, {})
        assert held.trains == 30
        company = state.company(seat).company
        assert len(state.campaign.companies[company].office) >= len(campaign.companies[company].office) - 1
    assert state.claims == {}


def test_a9_to_a12_nothing_unopened_is_in_any_view():
    state = opening(campaign_of(THREE, 1))
    for viewer in (None, 0, 1):
        seen = msgspec.json.encode(LEGENDS.view(state, viewer)).decode()
        for board in PACK.frontiers:
            assert f'"{board}"' not in seen
        unopened = [event.id for event in PACK.events.values() if event.box != "start"]
        assert not [event for event in unopened if f'"{event}"' in seen]
        assert not [card.no for card in PACK.postcards.values() if card.read in seen]


def test_a10_the_hidden_side_of_a_postcard_reaches_its_owner_alone():
    table = position(office={"blue": [1]})
    shown = table.view().seats[1].postcards[0]
    assert (shown.kind, shown.no, shown.read) == ("order", None, read_text(PACK.postcards[1]))
    assert table.view("black").own.postcards == ()
    assert table.view("blue").own.postcards == (1,)


@pytest.mark.parametrize("switch", ["sealed", "open"])
def test_a11_vaults_and_sums_are_sealed_unless_all_agreed_otherwise(switch):
    campaign = campaign_of(THREE, 3)
    campaign.companies["black"].vault = ["watch:10", "ribbon"]
    state = LEGENDS.setup(next_setup(campaign, vault=switch), "vaults")
    shown = LEGENDS.view(state, 1).seats[0]
    assert (shown.vault, shown.banked) == ((None, None) if switch == "sealed" else (("watch", "ribbon"), 40))


def test_l1_6_a_campaign_of_another_version_is_refused():
    setup = next_setup(campaign_of(THREE, 2, pack=2))
    with pytest.raises(EngineError):
        LEGENDS.setup(setup, "another pack")


def test_a5_standing_orders_rest_with_their_postcards_and_a_specialists_end_with_the_game():
    table = ended([9, 1], players=2, stages=("clear",), office={"black": [29]}, specialists={"black": "editor"},
                  orders={"black": {"card:29": "next", "specialist:editor": "next", "card:67": "next"}})  # fmt: skip
    after = msgspec.convert(LEGENDS.carry(table.state), Campaign)
    assert after.companies["black"].orders == {"card:29": "next"}
    campaign = campaign_of(THREE, 2)
    campaign.companies["black"] = after.companies["black"]
    away = LEGENDS.setup(next_setup(campaign), "back")
    assert away.company(0).orders == {"card:29": "next"}


def test_l1_a_game_is_a_match_of_its_own_whose_seed_tells_nothing_of_another():
    seeds = {seed_of_game("secret", game) for game in range(1, 13)}
    assert len(seeds) == 12
    assert all("secret" not in seed for seed in seeds)
    setup = next_setup(msgspec.json.decode(campaign_before(6, 3), type=Campaign))
    again = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
    assert again == setup
    first, second = (Match(LEGENDS, one, seed_of_game("secret", 6)).state for one in (setup, again))
    assert codec.encode_state(first) == codec.encode_state(second)


def test_l1_the_setup_of_a_table_without_a_campaign_is_the_first_game_of_a_new_one():
    state = LEGENDS.setup(Setup("legends", 3), "new")
    assert [state.company(seat).company for seat in range(3)] == list(PACK.companies)[:3]
    with pytest.raises(EngineError):
        LEGENDS.setup(Setup("legends", 3, {}, {"campaign": {}}), "broken")
    with pytest.raises(EngineError):
        LEGENDS.setup(Setup("legends", 4, {}, next_setup(campaign_of(THREE, 2)).carried), "wrong number")


def test_l1_the_campaign_after_a_game_is_a_function_of_its_final_position():
    assert LEGENDS.carry(opening(campaign_of(THREE, 1))) is None
    carried = msgspec.json.decode(campaign_before(6, 3), type=Campaign)
    assert carried.game == 6
    assert [len(game.ranking) for game in carried.games] == [3] * 5
    assert pack().figures.campaign.trains[carried.game - 1] == 30


def test_l1_the_chain_of_games_can_be_checked_once_the_seed_is_out():
    campaign, matches = chain_of(3)
    assert check_chain("secret", matches) == campaign
    with pytest.raises(CorruptLog):
        check_chain("another", matches)
    with pytest.raises(CorruptLog):
        check_chain("secret", [matches[0], matches[2]])
    with pytest.raises(CorruptLog):
        check_chain("secret", [])
    tampered = next_setup(campaign_of(("black", "blue"), 2))
    other = Match(LEGENDS, tampered, seed_of_game("secret", 2))
    with pytest.raises(CorruptLog):
        check_chain("secret", [matches[0], other])


def test_l1_a_chain_in_which_a_game_was_not_played_to_its_end_or_an_order_cannot_be_left_is_refused():
    _, matches = chain_of(3)
    unfinished = Match(LEGENDS, matches[1].setup, matches[1].seed)
    with pytest.raises(CorruptLog, match="game 2: it is not over"):
        check_chain("secret", [matches[0], unfinished, matches[2]])
    between = msgspec.convert(LEGENDS.carry(matches[0].state), Campaign)
    between.companies["black"].orders["card:99"] = "next"
    with pytest.raises(CorruptLog, match="game 2: it does not begin as the game before it ended"):
        check_chain("secret", [matches[0], Match(LEGENDS, next_setup(between), matches[1].seed), matches[2]])


def test_l1_what_is_no_campaign_is_told_so():
    with pytest.raises(EngineError, match="what the campaign carries"):
        LEGENDS.campaign_over({"companies": 3})


@pytest.mark.parametrize(
    ("game", "playing"), [(2, ("black",)), (2, ("black", "pink")), (2, ("black", "red")), (13, ("black", "blue"))]
)
def test_l1_5_two_companies_of_the_campaign_play_a_game_while_games_are_left(game, playing):
    carried = msgspec.json.decode(msgspec.json.encode(campaign_of(THREE, game)))
    with pytest.raises(EngineError, match="needs 2 companies"):
        LEGENDS.next_setup(carried, playing, {})


def test_l1_7_a_campaign_that_was_ended_before_its_first_game_has_no_vaults_to_show():
    assert LEGENDS.opened_view(LEGENDS.found_campaign({"black": "", "blue": ""})) is None


def test_a5_and_a6_companies_come_and_go_through_a_whole_campaign():
    campaign, rng = new_campaign(("black", "blue", "green")), Rng("come and go")
    missed = dict.fromkeys(PACK.companies, 0)
    while not campaign.over:
        if campaign.game == 5:
            found(campaign, "red")
            missed["red"] = 4
        away = list(campaign.companies)[rng.below(len(campaign.companies))]
        playing = [company for company in campaign.companies if company != away]
        missed[away] += 1
        state = LEGENDS.setup(next_setup(campaign, playing), seed_of_game("come and go", campaign.game))
        while awaited := LEGENDS.awaited(state):
            list(LEGENDS.play(state, LEGENDS.policies["random"](LEGENDS, state, min(awaited), rng)))
        assert [state.company(seat).company for seat in range(len(playing))] == playing
        campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
    vaults = opened(campaign)
    assert {company: vault.awards // 20 for company, vault in vaults.items()} == {c: missed[c] for c in vaults}
    assert sorted(company for place in legends(campaign) for company in place) == sorted(vaults)
