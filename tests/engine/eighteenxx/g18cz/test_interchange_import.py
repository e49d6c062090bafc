"""Replaying games of 18xx.games: the recorded ones beside their traces, and ones of ours that were tampered with."""

import gzip
import json

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
from tests.engine.eighteenxx.g18cz.exchange import import_game, read_game
from tests.engine.eighteenxx.g18cz.recorded_games import agreed, document, document_with, imported, random_match
from tests.engine.eighteenxx.shared import oracle

UNDONE = "18CZ_3p_s304b_undo"
DEALS = {"train": shared.BuyTrain, "company": shared.BuyPrivate, "acquire": moves.Acquire}


def recorded(name):
    return read_game(oracle("games", f"{name}.json").read_bytes())


def traced(name):
    return read_trace(oracle("traces", f"{name}.jsonl.gz").read_bytes())


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
        assert G18CZ.question(table.state).to == match.line[number].seat == offer.asked
        seen.add(offer.kind)
        if len(seen) == len(DEALS):
            break
    assert seen == set(DEALS)


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


def tampered_trace(name, number, change):
    lines = gzip.decompress(oracle("traces", f"{name}.jsonl.gz").read_bytes()).splitlines()
    line = json.loads(lines[number])
    change(line["state"])
    lines[number] = json.dumps(line).encode()
    return read_trace(b"\n".join(lines))


def of(states, name):
    return next(state for state in states if state["id"] == name)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda s: of(s["players"], 936).update(cash=1), "player 936: cash: here 70, in the trace 1"),
        (lambda s: of(s["players"], 936).update(debt=5), "player 936: debt: here 0, in the trace 5"),
        (lambda s: of(s["players"], 936).update(penalty=5), "player 936: interest: here 0, in the trace 5"),
        (lambda s: of(s["players"], 52).update(companies=[]), "player 52: local railways: here ['L3', 'L4', 'S1'], in the trace []"),
        (lambda s: of(s["corporations"], "BCB").update(cash=1), "BCB: cash: here 100, in the trace 1"),
        (lambda s: of(s["corporations"], "BCB").update(owner=52), "BCB: president: here 0, in the trace 2"),
        (lambda s: of(s["corporations"], "BCB").update(market_pos=3), "BCB: price, place in the stack: here (60, 1), in the trace (60, 3)"),
        (lambda s: of(s["corporations"], "BCB")["trains"].pop(), "BCB: trains"),
        (lambda s: of(s["corporations"], "BCB")["tokens"][0].update(slot=1), "BCB: stations: here [('E15', 0, 0)], in the trace [('E15', 0, 1)]"),
        (lambda s: of(s["corporations"], "BCB")["tokens"][1].update(price=100), "BCB: price of the next station: here 40, in the trace 100"),
        (lambda s: of(s["corporations"], "MW").update(ipo_shares=["MW_1"]), "MW: certificates of ipo"),
        (lambda s: s["corporations"].pop(), "companies"),
        (lambda s: of(s["companies"], "S1").update(owner=936), "S1: owner: here 2, in the trace 1"),
        (lambda s: of(s["companies"], "L1").update(uses=[]), "L1: used: here False, in the trace True"),
        (lambda s: s["depot"]["upcoming"].pop(0), "deck: here ['2a-2'], in the trace 31 in another order"),
        (lambda s: s.update(phase="b"), "phase: here a, in the trace b"),
        (lambda s: s.update(rusted_variants=["2a"]), "rusted: here [], in the trace ['2']"),
        (lambda s: s.update(tiles_changed={"J11": ["3-0", 1]}), "tiles: here {}, in the trace {'J10'"),
        (lambda s: s.update(player_order=[52, 936, 1498]), "turn order"),
        (lambda s: s.update(operating_order=["VBW", "BCB"]), "operating order"),
        (lambda s: s.update(turn=2), "stock round: here 1, in the trace 2"),
        (lambda s: s.update(step="Track"), "step: here trains, in the trace track"),
        (lambda s: s["current"].update(id="VBW"), "whose turn it is: here BCB, in the trace VBW"),
        (lambda s: s.update(active_player=[52]), "who decides: here [0], in the trace [2]"),
        (lambda s: s.update(finished=True), "game over: here False, in the trace True"),
    ],
)  # fmt: skip
@pytest.mark.long
def test_the_first_difference_from_a_trace_is_told_with_the_action(change, told):
    found = import_game(recorded("29247"), tampered_trace("29247", 27, change))
    assert found.difference.startswith(f"after action 27 (buy_train of BCB): {told}")


def line_of(name, action):
    """The number of the line in a trace that tells of an action."""
    lines = gzip.decompress(oracle("traces", f"{name}.jsonl.gz").read_bytes()).splitlines()
    return next(number for number, line in enumerate(lines) if json.loads(line).get("id") == action)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda s: None, None),
        (lambda s: of(s["players"], 4).update(value=653), "player 4: worth: here 518, in the trace 517"),
        (lambda s: of(s["players"], 4).update(certs=3), "player 4: certificates: here 1, in the trace 2"),
        (lambda s: of(s["corporations"], "BN")["tokens"].pop(), "Ug: stations left"),
        (lambda s: of(s["corporations"], "BN")["tokens"][1].update(hex="I12"), "Ug: stations"),
    ],
)
@pytest.mark.long
def test_a_company_that_a_trace_has_not_closed_yet_counts_as_closed(change, told):
    number = line_of("18CZ_4p_s13", 581)
    found = import_game(recorded("18CZ_4p_s13"), tampered_trace("18CZ_4p_s13", number, change))
    if told is None:
        assert found.difference is None
    else:
        assert found.difference.startswith(f"after action 581 (buy_corporation of Ug): {told}")


@pytest.mark.parametrize(("hex_", "differs"), [("E12", False), ("E16", True)])
def test_the_slot_of_a_station_matters_only_where_no_upgrade_has_joined_cities(hex_, differs):
    def change(state):
        tokens = [token for company in state["corporations"] for token in company["tokens"] if token["hex"] == hex_]
        assert tokens
        tokens[0]["slot"] += 1

    number = line_of("18CZ_6p_s606b", 468)
    found = import_game(recorded("18CZ_6p_s606b"), tampered_trace("18CZ_6p_s606b", number, change))
    assert (found.difference is not None) == differs


def test_the_neutral_player_among_seats_is_told_as_a_difference():
    number = line_of("18CZ_r_g2_100", 33) - 1
    change = lambda state: state.update(active_player=[1, 2, "Vaclav"])  # noqa: E731
    found = import_game(recorded("18CZ_r_g2_100"), tampered_trace("18CZ_r_g2_100", number, change))
    assert found.difference is None, "anybody may act there for the neutral player"
    change = lambda state: state.update(player_order=[1, "Vaclav"])  # noqa: E731
    found = import_game(recorded("18CZ_r_g2_100"), tampered_trace("18CZ_r_g2_100", number, change))
    assert "turn order" in found.difference
    change = lambda state: state.update(active_player=["Vaclav", 9])  # noqa: E731
    found = import_game(recorded("18CZ_r_g2_100"), tampered_trace("18CZ_r_g2_100", number, change))
    assert "who decides" in found.difference


def test_a_trace_of_another_game_is_refused():
    with pytest.raises(CorruptLog, match="the trace is of a game of other players"):
        import_game(recorded("18CZ_3p_s2"), traced("29247"))
    with pytest.raises(CorruptLog, match="the trace tells of 528 actions, the game of 576"):
        import_game(recorded("18CZ_3p_s2"), traced("18CZ_3p_s304b"))
    with pytest.raises(CorruptLog, match="no trace"):
        read_trace(b"{}")


def test_a_run_that_pays_otherwise_than_recorded_is_a_difference_even_without_a_trace():
    game, run = document_with("run_routes", "routes")
    run["routes"][0]["revenue"] += 10
    assert imported(game).difference.startswith(
        f"after action {run['id']} (run_routes of {run['entity']}): the run pays"
    )


def test_a_result_that_is_not_ours_is_a_difference():
    game = document(random_match(3, 1))
    game["result"]["1"] += 1
    assert imported(game).difference.startswith("at the end: here the players are worth")


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


def test_an_unfinished_game_is_imported_as_far_as_it_goes():
    game = document(random_match(3, 1))
    del game["actions"][100:]
    game |= {"status": "active", "result": {}}
    assert imported(game).difference is None
    assert not imported(game).match.over


def test_what_programmed_players_did_is_played_with_the_action_that_brought_it_about():
    match = random_match(4, 3)
    game = document(match)
    played = game["actions"]
    for before, after in zip(played[:60:2], played[1:60:2], strict=True):
        before["auto_actions"] = [{key: value for key, value in after.items() if key != "id"}]
    game["actions"] = played[:60:2] + played[60:]
    assert imported(game).match.state == match.state


def test_a_pass_that_was_programmed_is_played_at_once():
    match = random_match(4, 3)
    game = document(match)
    passing = next(action for action in game["actions"] if action["type"] == "pass")
    number = passing["id"]
    programming = {"type": "program_share_pass", "entity": passing["entity"], "entity_type": "player", "id": number}
    at_once = {key: value for key, value in passing.items() if key != "id"}
    passing.clear()
    passing |= programming | {"unconditional": True, "indefinite": False, "auto_actions": [at_once]}
    assert imported(game).match.state == agreed(match)[0]


def test_a_programmed_action_is_taken_back_with_what_it_brought_about():
    game = document(random_match(4, 3))
    passing = next(action for action in game["actions"] if action["type"] == "pass")
    del game["actions"][game["actions"].index(passing) :]
    before = imported(game | {"status": "active"}).match
    who = {"entity": passing["entity"], "entity_type": "player"}
    auto = {"type": "program_share_pass", **who, "id": 900, "auto_actions": [{"type": "pass", **who}]}
    game["actions"] += [auto, {"type": "undo", **who, "id": 901}]
    taken_back = imported(game | {"status": "active"}).match
    assert (taken_back.state, taken_back.line) == (before.state, before.line)
    assert len(taken_back.entries) == len(before.entries) + 2


def test_the_trace_of_a_game_need_not_tell_of_programmed_actions():
    game, trace = oracle("games", "18CZ_3p_s304b.json"), traced("18CZ_3p_s304b")
    changed = json.loads(game.read_bytes())
    programming = {"type": "program_disable", "entity": 1, "entity_type": "player", "reason": "None", "id": 0}
    for place in (0, 100, len(changed["actions"])):
        changed["actions"].insert(place, programming)
    assert imported(changed, trace).difference is None


def test_old_results_name_the_players_who_have_ids():
    match = random_match(3, 1)
    game = document(match)
    names = {str(player["id"]): player["name"] for player in game["players"]}
    game["result"] = {names[player]: worth for player, worth in game["result"].items()}
    assert imported(game).difference is None
    game["result"].popitem()
    with pytest.raises(CorruptLog, match="the result lacks player"):
        imported(game)


def test_a_fault_of_a_programmed_player_is_told_with_the_action_that_brought_it_about():
    game = document(random_match(4, 3))
    game["actions"][3]["auto_actions"] = [
        {"type": "bid", "entity": 9, "entity_type": "player", "company": "S1", "price": 25}
    ]
    with pytest.raises(CorruptLog, match=r"^action 4 \(bid of 9\): nobody at the table"):
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
