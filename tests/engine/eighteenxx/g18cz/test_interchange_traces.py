"""Games of 18xx.games beside their traces: the first difference is told, wherever it is."""

import gzip
import json

import msgspec
import pytest

from engine.core.errors import CorruptLog
from engine.eighteenxx.interchange.trace import read_trace
from tests.engine.eighteenxx.g18cz.exchange import import_game
from tests.engine.eighteenxx.g18cz.recorded_games import (
    document,
    document_with,
    imported,
    random_match,
    recorded,
    traced,
)
from tests.engine.eighteenxx.shared import oracle
from tests.thorough import long_but


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


@pytest.mark.parametrize(("hex_", "differs"), long_but([("E12", False), ("E16", True)], ("E16", True)))
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


def test_a_trace_that_tells_of_something_else_is_refused_or_the_first_difference_told():
    trace, game = traced("18CZ_3p_s2"), recorded("18CZ_3p_s2")

    def with_line(number, **changes):
        line = msgspec.structs.replace(trace.played[number], **changes)
        return msgspec.structs.replace(trace, played=(*trace.played[:number], line, *trace.played[number + 1 :]))

    with pytest.raises(CorruptLog, match="it tells of bankrupt instead of"):
        import_game(game, with_line(0, type="bankrupt"))
    run = next(number for number, line in enumerate(trace.played) if line.revenue)
    assert "the run pays" in import_game(game, with_line(run, revenue=trace.played[run].revenue + 1)).difference
    other = msgspec.structs.replace(trace, start=msgspec.structs.replace(trace.start, phase="b"))
    assert import_game(game, other).difference == "before the first action: phase: here a, in the trace b"


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
