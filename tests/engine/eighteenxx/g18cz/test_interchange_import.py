"""Replaying games of 18xx.games: the recorded ones, and ones of ours that were tampered with."""

import msgspec
import pytest

from engine.core.errors import CorruptLog
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Redo, Undo
from engine.eighteenxx import moves as shared
from engine.eighteenxx import offers
from engine.eighteenxx.g18cz import moves, neutral_player
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.interchange.names import hex_here
from engine.eighteenxx.interchange.trace import read_trace
from tests.engine.eighteenxx.g18cz.exchange import import_game
from tests.engine.eighteenxx.g18cz.recorded_games import (
    case,
    document,
    document_with,
    imported,
    random_match,
    recorded,
    traced,
)
from tests.shared import shared as shared_file

UNDONE = "18CZ_3p_s304b_undo"


DEALS = {"train": shared.BuyTrain, "company": shared.BuyPrivate, "acquire": moves.Acquire}


@pytest.mark.parametrize("name", ["18CZ_3p_s2", "18CZ_4p_s404b"])
def test_every_action_is_one_move_and_a_deal_of_two_owners_is_accepted_besides(name):
    game = recorded(name)
    found = import_game(game)
    accepted = [move for move in found.match.line if isinstance(move, offers.Accept)]
    assert accepted
    assert found.actions == len(game.actions) == len(found.match.line) - len(accepted)


def test_at_a_table_that_goes_on_from_a_recorded_game_a_deal_is_offered_and_not_done():
    """Ben of the recorded game buys a train of Cleo for 1 K."""
    match = import_game(recorded("18CZ_3p_s2")).match
    accepted = [number for number, move in enumerate(match.line) if isinstance(move, offers.Accept)]
    seen = set()
    for number in accepted:
        table = Match.replay(G18CZ, match.setup, match.seed, match.line[: number - 1])
        table.play(match.line[number - 1])
        offer = table.state.offer
        assert isinstance(match.line[number - 1], DEALS[offer.kind])
        assert G18CZ.question(table.state).to == match.line[number].seat == offer.responder
        seen.add(offer.kind)
        if len(seen) == len(DEALS):
            break
    assert seen == set(DEALS)


@pytest.mark.long
def test_a_game_with_many_undos_agrees_with_the_trace_of_the_game_without():
    found = import_game(recorded(UNDONE), traced("18CZ_3p_s304b"))
    assert found.difference is None
    assert found.match.line == import_game(recorded("18CZ_3p_s304b")).match.line


def test_what_was_taken_back_and_played_again_stands_in_our_log_too():
    match = import_game(recorded(UNDONE)).match
    assert sum(isinstance(entry, Undo) for entry in match.entries) == 42
    assert sum(isinstance(entry, Redo) for entry in match.entries) == 29
    again = Match.replay(G18CZ, match.setup, match.seed, match.entries)
    assert (again.line, again.state, again.result) == (match.line, match.state, match.result)


@pytest.mark.parametrize("name", ["29247", "18CZ_5p_s51"])
def test_an_imported_game_is_one_of_ours_that_replays_to_the_same(name):
    match = import_game(recorded(name)).match
    again = Match.replay(G18CZ, match.setup, match.seed, match.entries)
    assert (again.state, again.result) == (match.state, match.result)


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        ("bid", {"company": "X1"}, "no local railway is called 'X1'"),
        ("bid", {"price": 1}, "price 1, but it is"),
        ("bid", {"entity": 9}, "nobody at the table is called 9"),
        ("bid", {"entity": 3}, "illegal, core.not_your_turn"),
        ("par", {"corporation": "XX"}, "no company is called 'XX'"),
        ("par", {"share_price": "61,0,7"}, r"illegal, 18xx\..*, 18cz\.rule\."),
        ("par", {"share_price": "much"}, "no share price: 'much'"),
        ("buy_shares", {"shares": []}, "no certificates are named"),
        ("buy_shares", {"shares": ["BN_7"]}, "no certificate is called 'BN_7'"),
        ("buy_shares", {"percent": 1}, "percent 1, but it is"),
        ("sell_shares", {"shares": ["BN_1", "EKJ_1"]}, "certificates of several companies"),
        ("sell_shares", {"percent": 7}, r"illegal, 18xx\..*, 18cz\.rule\."),
        ("special_buy", {"cost": 1}, "debt 1, but it is"),
        ("special_buy", {"description": "A beer"}, "nothing of this kind is for sale: 'A beer'"),
        ("lay_tile", {"hex": "Z9"}, "no hex is called 'Z9'"),
        ("lay_tile", {"tile": "9-99"}, "no tile is called '9-99'"),
        ("lay_tile", {"hex": "J15"}, r"illegal, 18xx\.track\.reserved .*, 18cz\.rule\."),
        ("lay_tile", {"entity": "BY"}, "BY acts, but it is the turn of"),
        ("place_token", {"city": "8-13-0"}, "tile 8-13 does not lie on the map"),
        ("place_token", {"city": "8-13-x"}, "no city is called '8-13-x'"),
        ("place_token", {"city": "A1-0-0"}, "no hex is called 'A1'"),
        ("run_routes", {"routes": [{"train": "2a-0", "connections": [["A10", "A12"]]}]}, "no track leads along A9-A11"),
        ("run_routes", {"routes": [{"train": "2a-0", "connections": [["A10", "Z9"]]}]}, "no hex is called 'Z9'"),
        ("dividend", {"entity": "SX"}, "SX acts, but it is the turn of"),
        ("buy_train", {"train": "3x-1"}, "no train is called '3x-1'"),
        ("buy_train", {"train": "5h-1", "variant": None}, "train 5h-1 is not the top card of the deck"),
        ("buy_train", {"variant": "9+9a"}, "no card of rank a is run as '9[+]9a'"),
        ("buy_train", {"price": 7}, r"illegal, 18xx\..*, 18cz\.rule\."),
        ("discard_train", {"train": "5j-9"}, "train 5j-9 is not in the game any more"),
        ("swap_train", {"train": "5j-0"}, "train 5j-0 belongs to nobody"),
        ("buy_company", {"price": 1000}, r"illegal, 18xx\..*, 18cz\.rule\."),
        ("sell_company", {"company": "Q"}, "no local railway is called 'Q'"),
        ("buy_corporation", {"price": 1000}, r"illegal, 18cz\..*, 18cz\.rule\."),
    ],
)
def test_an_illegal_action_is_refused_with_its_id_and_the_rule(kind, fields, told):
    game, action = document_with(kind)
    action |= fields
    with pytest.raises(CorruptLog, match=rf"^action {action['id']} \({kind} of {action['entity']}\): {told}"):
        imported(game)


def test_a_pass_too_many_is_refused():
    game, action = document_with("dividend")
    passing = {"type": "pass", "entity": action["entity"], "entity_type": "corporation", "id": 5000}
    game["actions"].insert(game["actions"].index(action), passing)
    with pytest.raises(CorruptLog, match=r"action 5000 \(pass of \w+\): illegal, core.not_now"):
        imported(game)


def test_a_tile_that_lies_on_the_map_is_not_laid_once_more():
    game = document(random_match(3, 1))
    first, second, *_ = (action for action in game["actions"] if action["type"] == "lay_tile")
    second["tile"] = first["tile"]
    with pytest.raises(CorruptLog, match=f"tile {first['tile']} is not in the box"):
        imported(game)


@pytest.mark.parametrize(("kind", "told"), [("buy_shares", "is not for sale"), ("sell_shares", "is not the seller's")])
def test_a_certificate_that_lies_elsewhere_changes_no_hands(kind, told):
    game, action = document_with(kind)
    company = action["shares"][0].partition("_")[0]
    action |= {"shares": [f"{company}_0"], "percent": action["percent"] if kind == "sell_shares" else None}
    with pytest.raises(CorruptLog, match=f"certificate 0 {told}"):
        imported(game)


def test_a_train_that_stands_still_in_a_run_is_passed_over():
    game, action = document_with("run_routes", "routes")
    action["routes"].append({"train": action["routes"][0]["train"], "connections": []})
    assert imported(game).difference is None


def test_what_is_taken_back_after_the_end_and_played_again_is_left_out_of_our_log():
    game = document(random_match(3, 1))
    plain, who = imported(game).match, {"entity": 1, "entity_type": "player", "id": 5000}
    game["actions"] += [{"type": kind, **who} for kind in ("undo", "redo")]
    found = imported(game).match
    assert (found.entries, found.state) == (plain.entries, plain.state)


def test_nothing_is_played_once_a_game_was_ended():
    game = document(random_match(3, 1))
    who = {"entity": 1, "entity_type": "player"}
    game["actions"][50:50] = [{"type": "end_game", **who, "id": 5000}]
    with pytest.raises(CorruptLog, match="the game was ended before"):
        imported(game)


def test_nothing_can_be_played_after_the_end():
    game = document(random_match(3, 1))
    game["actions"].append({"type": "pass", "entity": 1, "entity_type": "player", "id": 5000})
    with pytest.raises(CorruptLog, match=r"action 5000 \(pass of 1\): the game is over"):
        imported(game)


def test_a_game_may_be_ended_before_its_end_and_the_present_worth_is_the_result():
    game = document(random_match(3, 1))
    del game["actions"][100:]
    game["actions"].append({"type": "end_game", "entity": 1, "entity_type": "player", "id": 101})
    game["result"] = {}
    found = imported(game)
    assert found.match.result is None
    game["result"] = {str(seat + 1): worth for seat, worth in enumerate(found.worth)}
    assert imported(game).difference is None


def test_a_game_that_was_ended_may_go_on_when_that_is_taken_back():
    game = document(random_match(3, 1))
    plain, who = imported(game).match, {"entity": 1, "entity_type": "player"}
    game["actions"][50:50] = [{"type": kind, **who, "id": 5000} for kind in ("undo", "redo", "end_game", "undo")]
    found = imported(game).match
    assert (found.line, found.state) == (plain.line, plain.state)
    assert [type(entry) for entry in found.entries].count(Undo) == 1


def test_an_unfinished_game_is_imported_as_far_as_it_goes():
    game = document(random_match(3, 1))
    del game["actions"][100:]
    game |= {"status": "active", "result": {}}
    assert imported(game).difference is None
    assert not imported(game).match.over


def test_old_results_name_the_players_who_have_ids():
    match = random_match(3, 1)
    game = document(match)
    names = {str(player["id"]): player["name"] for player in game["players"]}
    game["result"] = {names[player]: worth for player, worth in game["result"].items()}
    assert imported(game).difference is None
    game["result"].popitem()
    with pytest.raises(CorruptLog, match="the result lacks player"):
        imported(game)


def test_hot_seat_games_name_their_players():
    match = random_match(3, 1)
    game = document(match)
    names = {1: "Ada", 2: "Bo", 3: "Cy"}
    game["players"] = [{"name": name} for name in names.values()]
    game["result"] = {names[int(player)]: worth for player, worth in game["result"].items()}
    for action in game["actions"]:
        action["entity"] = names.get(action["entity"], action["entity"])
    assert imported(game).match.result == match.result


def test_routes_may_be_told_from_the_far_end_and_each_stretch_either_way_round():
    match = random_match(3, 1)
    game = document(match)
    for action in game["actions"]:
        for number, route in enumerate(action.get("routes", ())):
            route["connections"] = [stretch[:: (-1) ** (number + 1)] for stretch in route["connections"][::-1]]
            del route["hexes"], route["nodes"]
    (told, told_run), (played, run) = (split(one.state) for one in (imported(game).match, match))
    assert told == played
    assert [one.revenue for one in told_run.runs] == [one.revenue for one in run.runs]


def split(state):
    """Return a position without what was refused and run last, and the latter: a run may be told from either end."""
    return msgspec.structs.replace(state, refused=[], last_run=None), state.last_run


def test_another_copy_of_a_tile_than_the_first_may_be_laid():
    game, action = document_with("lay_tile")
    tile, copy = action["tile"].rsplit("-", 1)
    assert copy == "0"
    action["tile"] = f"{tile}-3"
    hex_ = hex_here(everything(), action["hex"])
    del game["actions"][game["actions"].index(action) + 1 :]
    found = imported(game | {"status": "active"})
    assert found.match.state.board.laid[hex_].copy == 3


def test_a_train_may_call_at_groups_twice_only_where_it_is_recorded():
    match = import_game(recorded("29247")).match
    assert match.setup.variants == {"ruleset": "18xx.games", "praha": "twice"}
    strict = Setup(match.setup.game, 3, {"ruleset": "18xx.games"})
    with pytest.raises(CorruptLog, match=r"entry 345: 18xx\.route\.twice"):
        Match.replay(G18CZ, strict, match.seed, match.entries)


def test_a_hot_seat_game_of_two_without_a_seed_draws_the_companies_of_vaclav_by_its_id():
    """What 18xx.games drew in a hot-seat game of this id."""
    game = {
        "id": "hs_fooyoajt_1616278041",
        "title": "18CZ",
        "players": [{"name": "Ada"}, {"name": "Bo"}],
        "actions": [],
    }
    state = imported(game).match.state
    drawn = [
        *state.neutral.companies,
        *(neutral_player.found(state, state.neutral, size)[0] for size in ("medium", "large")),
    ]
    assert drawn == ["BCB", "BTE", "Sx"]


CASES = {
    # What that engine says of games of ours that were written before this was known.
    "96017_2": "action 22 (buy_shares of 1): certificate 2 is not for sale",
    "95006_5": "action 107 (buy_company of ATE): illegal, core.not_now",
    "95054_5": "action 229 (buy_corporation of NWB): illegal, 18cz.acquire.price",
}


@pytest.mark.parametrize(("name", "fault"), CASES.items())
def test_what_18xx_games_refuses_is_refused(name, fault):
    with pytest.raises(CorruptLog) as refused:
        import_game(case(f"{name}.json.gz"))
    assert str(refused.value).startswith(fault)


def test_trains_above_a_limit_that_an_export_lowered_are_kept_as_long_as_there():
    found = import_game(case("18CZ_f6_90050.json.gz"))
    assert (found.difference, found.match.over) == (None, True)


@pytest.mark.long
def test_the_slots_of_stations_that_were_taken_over_agree_with_the_trace():
    trace = read_trace(shared_file("cases", "18cz", "18CZ_f5_90016.jsonl.gz").read_bytes())
    assert import_game(case("18CZ_f5_90016.json.gz"), trace).difference is None


def test_a_station_on_a_hex_whose_tile_is_another_one_is_refused():
    """A city is called by its hex only as long as no tile lies on it."""
    game, action = document_with("place_token", "slot")
    tile, _, city = action["city"].rpartition("-")
    laid = next(one for one in game["actions"] if one["type"] == "lay_tile" and one["tile"] == tile)
    action["city"] = f"{laid['hex']}-0-{city}"
    with pytest.raises(CorruptLog, match=rf"has gone: {tile} lies on its hex"):
        imported(game)
