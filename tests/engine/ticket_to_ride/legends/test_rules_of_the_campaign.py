"""Rules of the campaign, its story and its end, by number (L A, F, G, J, K, L1)."""

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import CorruptLog, EngineError
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import (
    Campaign,
    GameRecord,
    Office,
    carried_by,
    found,
    new_campaign,
    next_setup,
    seed_of_game,
)
from engine.ticket_to_ride.legends.chain import check_chain
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, EngageSpecialist, Give, Stake
from engine.ticket_to_ride.legends.network import Parts
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.slips import exhibition_pay, slip_of, through_rate, ticket_row
from engine.ticket_to_ride.legends.tasks import Engage
from engine.ticket_to_ride.legends.vaults import legends, opened
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import BOX, campaign_of, position
from tests.engine.ticket_to_ride.legends.test_cases_of_ends import ended
from tests.engine.ticket_to_ride.legends.world import campaign_before

EVERYTHING = ["trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore"]
THREE = ("black", "blue", "green")


def opening(campaign, playing=None, seed="opening"):
    """Lay out a game and let everybody keep the first tickets that must be kept."""
    state = LEGENDS.setup(next_setup(campaign, playing), seed)
    for seat in range(len(state.seats)):
        offered = state.company(seat).offered
        play(state, KeepTickets(seat, tuple(offered[:2])))
    return state


def play(state, move):
    return list(LEGENDS.play(state, move))


def test_a1_a_campaign_has_12_games_every_third_year_from_1865():
    for game in range(1, 13):
        state = LEGENDS.setup(next_setup(campaign_of(THREE, game)), "years")
        assert LEGENDS.view(state, None).year == 1862 + 3 * game
    over = campaign_of(THREE, 13)
    with pytest.raises(EngineError):
        carried_by(next_setup(over))


@pytest.mark.parametrize("companies", [("black",), ("black", "black"), ("black", "pink"), (*BOX.companies, "black")])
def test_a2_two_to_five_companies_of_different_colours(companies):
    with pytest.raises(EngineError):
        new_campaign(companies)


def test_a3_a_company_has_a_name_of_its_own():
    campaign = new_campaign(("black", "blue"), ("Ada's Own",))
    assert [record.name for record in campaign.companies.values()] == ["Ada's Own", BOX.companies["blue"].name]


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
        for board in BOX.frontiers:
            assert f'"{board}"' not in seen
        unopened = [event.id for event in BOX.events.values() if event.box != "start"]
        assert not [event for event in unopened if f'"{event}"' in seen]
        assert not [card.no for card in BOX.postcards.values() if card.read in seen]


def test_a10_the_hidden_side_of_a_postcard_reaches_its_owner_alone():
    table = position(office={"blue": [1]})
    shown = table.view().seats[1].postcards[0]
    assert (shown.kind, shown.no, shown.read) == ("order", None, BOX.postcards[1].read)
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


def test_b1_a_track_is_on_the_map_when_all_boards_it_needs_are_open():
    table = position(opened=["prairie"])
    here = {track.id for track in table.state.printed.tracks}
    for track in BOX.board.routes.values():
        assert (track.id in here) == (set(track.needs) <= {"prairie"})


def test_b3_to_b9_a_game_is_laid_out_for_its_number_and_its_companies():
    for players, papers in ((2, 6), (3, 4), (4, 3), (5, 3)):
        companies = tuple(BOX.companies)[:players]
        state = LEGENDS.setup(next_setup(campaign_of(companies, 1)), "laid out")
        paper = BOX.cards.numbers["newspaper"]
        assert state.supply.deck.count(paper) == papers
        assert [(held.coins, held.trains, sum(held.hand), len(held.offered)) for held in state.seats] == [
            (5, 20, 4, 4)
        ] * players
        assert len(state.supply.row) == 5
        assert len(state.ticket_deck) == 33 - 4 * players
    state = opening(campaign_of(THREE, 1))
    assert len(state.event_deck) == 7
    assert not state.current


def test_b6_all_choose_tickets_at_once_and_what_they_reject_goes_under_in_turn_order():
    state = LEGENDS.setup(next_setup(campaign_of(THREE, 1, start_player="blue")), "tickets")
    offered = [list(held.offered) for held in state.seats]
    assert LEGENDS.awaited(state) == {0, 1, 2}
    for seat in (2, 0, 1):
        play(state, KeepTickets(seat, tuple(offered[seat][:2])))
    under = [ticket for seat in (1, 2, 0) for ticket in offered[seat][2:]]
    assert state.ticket_deck[:6] == list(reversed(under))
    assert [held.tickets for held in state.seats] == [each[:2] for each in offered]


def test_b14_the_holder_of_the_start_player_card_begins():
    state = opening(campaign_of(THREE, 1, start_player="green"))
    assert LEGENDS.awaited(state) == {2}
    assert state.frames[0].actors == [2, 0, 1]


def test_f2_without_a_pile_no_event_is_retired():
    table = ended([4, 3, 2, 1], stages=("event",))
    assert table.state.over
    assert table.state.campaign.retired_events == []
    table = ended([4, 3, 2, 1], stages=("event",), pile="mail-contract")
    assert table.state.campaign.retired_events == ["mail-contract"]


@pytest.mark.parametrize(
    ("game", "goes_to", "number"),
    [(4, "red", 62), (3, "green", 61), (2, "red", 60)],
    ids=["last", "most_tickets", "fewest"],
)
def test_f3_the_years_postcard_goes_where_the_pause_card_says(game, goes_to, number):
    completed = {2: ["albany--bangor", "montreal--quebec"], 0: ["new-york--boston"]}
    table = ended([9, 8, 7, 1], game=game, stages=("pause",), completed=completed)
    assert [card.no for card in table.record(goes_to).office] == [number]
    assert table.record(goes_to).drawn == 1


def test_f3_a_gift_goes_to_another_company_of_the_winners_choice():
    table = ended([9, 8, 7, 1], game=1, stages=("pause",))
    assert table.awaited == {"black"}
    table.refuses(Give(table.seat("black"), "black"), "give.nobody", "F3.2")
    table.play(Give(table.seat("black"), "green"))
    assert table.record("green").office == [Office(59, 2)]
    assert {"stamps", "opening"} <= set(table.state.campaign.rules)


def test_f4_after_the_last_game_no_postcard_is_drawn():
    table = ended([9, 1, 1, 1], game=12, stages=("stamps",), completed={0: ["mobile--boston"]}, rules=["stamps"])
    assert table.state.campaign.retired_tickets == ["mobile--boston"]
    assert table.record("black").office == []


def test_f7_growth_comes_before_surveys_and_depots_from_last_to_winner():
    claims = {"jacksonville--miami": "black", "bangor--montreal": "blue", "albany--boston": "black"}
    claims = {track: owner for track, owner in claims.items() if track in BOX.board.routes}
    claims.update({next(t.id for t in BOX.board.routes.values() if {t.a, t.b} == {"tampa", "miami"}): "black"})
    table = ended([9, 1], players=2, game=5, stages=("building",), rules=["growth", "depots"], opened=["cape"], claims=claims,
                  office={"black": [43]}, completed={0: ["albany--bangor"], 1: ["montreal--quebec"]})  # fmt: skip
    order = []
    while not table.state.over:
        (company,) = table.awaited
        order.append((company, table.state.task.what))
        table.build(company, "none")
    assert order == [("blue", "large"), ("black", "large"), ("black", "card:43"), ("blue", "depot"), ("black", "depot")]


def test_g_the_vaults_add_slips_awards_ribbons_bonds_deeds_curios_and_districts():
    campaign = campaign_of(("black", "blue"), 13, depots={"albany": "black"})
    campaign.companies["black"].vault = ["ribbon", "bond", "deed:43", "watch:10", "lantern:2"]
    vault = opened(campaign)["black"]
    assert (vault.slips, vault.ribbons, vault.bonds, vault.deeds, vault.curios, vault.districts) == (
        240,
        10,
        3,
        4,
        6,
        5,
    )
    assert vault.total == 268
    assert legends(campaign) == [["black"], ["blue"]]


def test_g5_equals_are_parted_by_games_won_then_curios_then_the_last_ranking():
    campaign = campaign_of(("black", "blue"), 13)
    campaign.games = [GameRecord(["blue", "black"], {"black": 20, "blue": 20}) for _ in range(12)]
    assert legends(campaign) == [["blue"], ["black"]]
    for number in range(6):
        campaign.games[number] = GameRecord(["black", "blue"], {"black": 20, "blue": 20})
    assert legends(campaign) == [["blue"], ["black"]]
    campaign.companies["black"].vault = ["watch:10"]
    campaign.companies["blue"].vault = []
    for record in campaign.games[:1]:
        record.slips["black"] -= 2
    assert legends(campaign)[0] == ["black"]
    away = campaign_of(("black", "blue", "green", "red"), 13)
    away.games = [GameRecord(["green", "red"], {"green": 50, "red": 40}) for _ in range(12)]
    assert legends(away)[-1] == ["black", "blue"]


def test_j3_and_i_rules_come_with_their_year_or_their_box():
    state = opening(campaign_of(THREE, 3))
    assert "depots" in state.campaign.rules
    assert "combine" not in state.campaign.rules
    fourth = opening(campaign_of(THREE, 4))
    assert "combine" in fourth.campaign.rules
    assert {"combine-buys", "combine-squeezes", "turncoat-letter"} <= set(fourth.event_deck)


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 2), (4, 0)])
def test_j4_the_combine_stands_on_tracks_by_the_number_of_companies(players, number):
    companies = tuple(BOX.companies)[:players]
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
    play(state, Stake(0, "bond"))
    assert state.company(0).coins == 5
    play(state, Stake(1, "none"))
    play(state, Stake(2, "none"))
    assert [state.company(seat).coins for seat in range(3)] == [0, 5, 5]
    assert LEGENDS.view(state, 1).seats[0].bond


def test_j8_the_first_eight_express_tickets_that_are_there_get_their_sticker():
    campaign = campaign_of(THREE, 8, opened=EVERYTHING[:7], retired_tickets=["nashville--montreal"])
    state = opening(campaign)
    there = [x.ticket for x in BOX.express if BOX.ticket(x.ticket).piece in {"start", *EVERYTHING[:7]}
             and BOX.town(x.via).piece in state.printed.opened and x.ticket != "nashville--montreal"]  # fmt: skip
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


@pytest.mark.parametrize(("boards", "pays"), [(4, 0), (5, 2), (6, 4), (9, 10), (12, 10)])
def test_j10_the_through_rate_pays_2_for_each_board_beyond_the_fourth_at_most_10(boards, pays):
    table = position(game=10, opened=EVERYTHING)
    places = [
        next(t for t in BOX.board.cities if BOX.town(t).piece == board) for board in table.state.printed.board.pieces
    ]
    parts = Parts(())
    for city in places[1:boards]:
        parts.join(places[0], city)
    assert through_rate(table.state, parts) == pays


def test_j11_the_exhibition_city_is_large_for_good_and_pays_in_that_game_only():
    state = opening(campaign_of(THREE, 11, opened=EVERYTHING))
    fair = state.campaign.exhibition
    assert fair in BOX.figures.rule.exhibition.cities
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
        parts.join("chicago", next(t for t in BOX.board.cities if BOX.town(t).piece == board))
    assert exhibition_pay(table.state, parts) == 0
    parts.join("chicago", "miami")
    assert exhibition_pay(table.state, parts) == 6


def test_j12_a_flagship_is_a_ticket_kept_and_nobody_else_learns_which():
    table = position(game=12, tickets={"black": ["albany--bangor"]}, own={"black": {"flagship": "albany--bangor"}})
    assert table.view("black").own.flagship == "albany--bangor"
    assert "flagship" not in msgspec.json.encode(table.view("blue").seats).decode()
    assert ticket_row(table.state, 0, "albany--bangor").dollars == -6


def test_k1_and_k2_specialists_are_engaged_from_last_to_winner_and_rest_for_a_game():
    campaign = campaign_of(
        ("black", "blue", "green", "red"), 3, rules=["specialists"], leave=["broker"], start_player="green"
    )
    campaign.games[-1] = GameRecord(["blue", "green", "black"], {"black": 1, "blue": 9, "green": 5})
    state = opening(campaign)
    order = []
    while state.agenda and isinstance(state.task, Engage):
        (seat,) = LEGENDS.awaited(state)
        order.append(state.company(seat).company)
        offered = [o.value for o in LEGENDS.slot(state, seat, EngageSpecialist, "specialist", {}).options]
        assert "broker" not in offered
        play(state, EngageSpecialist(seat, offered[-1]))
    assert order == ["red", "black", "green", "blue"]
    assert len({state.company(seat).specialist for seat in range(4)}) == 4


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
    assert [state.company(seat).company for seat in range(3)] == list(BOX.companies)[:3]
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


def test_f1_leftover_trains_pay_by_their_number():
    table = position(trains={"black": 0, "blue": 5, "green": 11, "red": 2})
    assert [slip_of(table.state, seat).leftover for seat in range(4)] == [16, 4, 0, 9]


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


def test_a5_and_a6_companies_come_and_go_through_a_whole_campaign():
    campaign, rng = new_campaign(("black", "blue", "green")), Rng("come and go")
    missed = dict.fromkeys(BOX.companies, 0)
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
