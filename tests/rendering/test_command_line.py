import io
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from engine.core import log
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from rendering.__main__ import main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def logged(tmp_path):
    game, rng = find("europe"), Rng("luck")
    match = Match(game, Setup("europe", 2), "command line")
    for _ in range(8):
        seat = min(game.actors(match.state))
        match.play(game.policies["random"](game, match.state, seat, rng))
    path = tmp_path / "game.json"
    path.write_bytes(log.write(match))
    return path


def test_it_draws_any_position_and_says_it_in_words(logged, tmp_path, capsys):
    out = tmp_path / "board.png"
    assert main([str(logged), "--at", "4", "--view", "board", "--out", str(out)]) == 0
    assert Image.open(io.BytesIO(out.read_bytes())).width == 1600
    assert capsys.readouterr().out.startswith("board")


def test_it_draws_what_a_seat_sees(logged, tmp_path):
    out = tmp_path / "hand.png"
    assert main([str(logged), "--view", "hand", "--seat", "1", "--out", str(out)]) == 0
    assert Image.open(io.BytesIO(out.read_bytes())).width == 1200


@pytest.mark.long
def test_as_a_process_it_ends_with_what_it_says_and_whether_it_drew(logged, tmp_path):
    command = [sys.executable, "-m", "rendering", str(logged), "--view", "hand", "--out", str(tmp_path / "hand.png")]
    drawn, refused = (
        subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True, check=False)
        for more in (("--seat", "0"), ())
    )
    assert (drawn.returncode, drawn.stderr) == (0, "")
    assert (refused.returncode, refused.stdout) == (1, "")


@pytest.mark.parametrize(
    "wrong", [["--view", "hand"], ["--at", "900"], ["--zoom", "atlantis"], ["--view", "hand", "--seat", "7"]]
)
def test_a_fault_is_one_line(logged, tmp_path, capsys, wrong):
    assert main([str(logged), *wrong, "--out", str(tmp_path / "x.png")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
