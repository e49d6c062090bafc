"""Dividends, acquisitions and purchases of trains in the recorded games of 18xx.games, move by move.

Each test of a stretch of a turn begins with the position of the record. What other parts of the turn do between is
taken from the record too.
"""

import pytest

from engine.eighteenxx.certificates import price_of
from engine.eighteenxx.g18cz.rounds import export
from tests.engine.eighteenxx.g18cz import recorded_trains as recorded
from tests.engine.eighteenxx.g18cz.recorded_shares import pars_of, seats_of
from tests.engine.eighteenxx.recorded import boards, company_id, traces


class Follower:
    """Plays the moves of a record that are tested here, on one position as long as nothing else comes between."""

    def __init__(self, path):
        self.path = path
        self.seats, self.pars = seats_of(path), pars_of(path)
        self.state = None
        self.company = None
        self.revenue = 0
        self.received = ()
        self.played = 0

    def run(self):
        before = None
        for line, board in boards(self.path):
            if before is not None and "action" in line and before[0]["state"]["round"] == "OR":
                self.follow(*before, line, board)
            before = line, board

    def follow(self, before, board, line, after_board):
        action, recorded_step = line["action"], before["state"]["step"]
        step = recorded.NAMES.get(recorded_step)
        self.revenue = line.get("revenue", self.revenue)
        if recorded_step != "DiscardTrain":
            self.company = company_id(before["state"]["current"]["id"])
        if recorded_step not in {"ReduceTokens", "UpgradeOrDiscardTrain"}:
            self.received = ()
        if step is None:
            self.state = None
            return
        if action["type"] in {"sell_company", "buy_company", "lay_tile"}:
            if self.state is not None:
                recorded.refresh(self.state, line["state"], after_board, self.seats)
            return
        if self.state is None:
            self.state = recorded.position(
                before["state"],
                board,
                self.seats,
                self.pars,
                company=self.company,
                step=step,
                received=self.received,
            )
            self.state.turn.revenue = self.revenue
        seat = self.seats[before["state"]["active_player"][0]]
        recorded.play(self.state, recorded.move_of(action, before["state"], seat))
        self.received = tuple(self.state.turn.received)
        self.played += 1
        self.compare(line)

    def compare(self, line):
        after, told = line["state"], " ".join(line["log"])
        if after["step"] == "ReduceTokens":
            return  # there the acquired company is not closed yet
        where = f"{self.path.name} {line['i']}"
        if "exports" in told:
            list(export(self.state))
        if "collects" not in told and not after["finished"]:
            assert recorded.our_money(self.state) == recorded.money(after, self.seats), where
        assert recorded.our_trains(self.state) == recorded.trains(after), where
        self.compare_prices(after, told, where)
        self.compare_decision(after, where)
        if not self.state.frames or self.state.frames[0].round != "operating":
            self.state = None

    def compare_prices(self, after, told, where):
        if "Stock Round" in told or " operates " in told:
            return  # prices moved by other parts of the game
        for company in after["corporations"]:
            if company["ipoed"]:
                name = company_id(company["id"])
                stack = self.state.market.stacks[self.state.market.cell(name)]
                ours = price_of(self.state, name), stack.index(name)
                assert ours == (company["price"], company["market_pos"]), where

    def compare_decision(self, after, where):
        """Who decides what next, and whether he may pass."""
        if not self.state.frames:
            return
        frame = self.state.frames[-1]
        if frame.round == "operating":
            step = next(step for step in recorded.STEPS if step not in frame.done)
        else:
            step = frame.round
        assert (step, frame.actor) == (recorded.NAMES[after["step"]], company_id(after["current"]["id"])), where
        (seat,) = recorded.ROUNDS.actors(self.state)
        kinds = {kind.kind() for kind in recorded.ROUNDS.kinds(self.state, seat)}
        assert ("pass" in kinds) == ("pass" in after["legal"]), where


@pytest.mark.long
def test_every_turn_goes_as_recorded():
    played = 0
    for path in traces().values():
        follower = Follower(path)
        follower.run()
        played += follower.played
    assert played > 1400


@pytest.mark.long
def test_the_turn_waits_for_the_same_decisions_after_the_run():
    checked = 0
    for path in traces().values():
        seats, pars = seats_of(path), pars_of(path)
        before = None
        for line, board in boards(path):
            if before is not None and _ends_the_run(before, line):
                checked += 1
                _check_what_is_waited_for(before, line, board, seats, pars, f"{path.name} {line['i']}")
            before = line
    assert checked > 200


def _ends_the_run(before, line):
    """Whether the last decision up to the run was made, and there was no revenue to decide about."""
    earlier = {"HomeTrack", "HomeToken", "Track", "Token", "Route"}
    state, after = before["state"], line["state"]
    if "action" not in line or state["round"] != "OR" or state["step"] not in earlier or after["finished"]:
        return False
    if any("exports" in told or "Operating Round" in told for told in line["log"]):
        return False
    goes_on = after["current"]["id"] == state["current"]["id"] and after["step"] in {*earlier, "Dividend"}
    return not goes_on


def _check_what_is_waited_for(before, line, board, seats, pars, where):
    company = company_id(before["state"]["current"]["id"])
    after = {**line["state"], "operating_order": before["state"]["operating_order"]}
    state = recorded.position(after, board, seats, pars, company=company, step="acquire")
    list(recorded.ROUNDS.settle(state))
    expected = recorded.NAMES.get(after["step"]) if company_id(after["current"]["id"]) == company else None
    found = next(step for step in recorded.STEPS if step not in state.frames[0].done) if state.frames else None
    assert found == expected, where
