"""Draw any position of a log: ``python -m rendering LOG --at N --view map --out FILE``.

Words are the last parts of the catalogue's keys, with their values.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.core import log
from engine.core.errors import EngineError, IllegalMove, one_line
from engine.core.match import UNPLAYABLE, Match
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from engine.core.views import View
from rendering.api import NoSuchPicture, draw, kinds


def main(arguments: list[str] | None = None) -> int:
    """Draw one picture. A fault is one line on stderr and exit code 1."""
    chosen = _parser().parse_args(arguments)
    try:
        view = _view(log.read(chosen.log.read_bytes()), chosen)
        picture = draw(view, chosen.view or kinds(view)[0], words=plain, zoom=chosen.zoom)
        chosen.out.write_bytes(picture.png)
    except (EngineError, IllegalMove, OSError, *UNPLAYABLE) as fault:
        print(one_line(fault), file=sys.stderr)  # noqa: T201 - a command line speaks
        return 1
    print(plain(picture.alt))  # noqa: T201
    return 0


def plain(text: Text) -> str:
    """Make words without a catalogue: the last part of the key, and the values."""
    return " ".join([text.key.rpartition(".")[2].replace("_", " "), *map(_value, text.params.values())])


def _value(value: Param) -> str:
    match value:
        case Player(seat):
            return str(seat + 1)
        case Text():
            return plain(value)
        case tuple():
            return ", ".join(map(_value, value))
        case _:
            return str(value)


def _view(match: Match, chosen: argparse.Namespace) -> View:
    state = match.state if chosen.at is None else match.at(chosen.at)
    if chosen.seat is not None and not 0 <= chosen.seat < match.setup.players:
        raise NoSuchPicture(f"there is no seat {chosen.seat}, only 0 to {match.setup.players - 1}")
    view: View = match.game.view(state, None if chosen.seat is None else Seat(chosen.seat))
    if chosen.view not in {None, *kinds(view)}:
        raise NoSuchPicture(f"this view gives no {chosen.view}, only {', '.join(kinds(view))}")
    return view


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rendering", description=__doc__)
    parser.add_argument("log", type=Path, help="as written by python -m engine play GAME --log FILE")
    parser.add_argument("--at", type=int, help="after so many moves; the end where it is not given")
    parser.add_argument("--view", help="board, hand, map, chart …; the chief picture of the game where not given")
    parser.add_argument("--seat", type=int, help="as this seat sees it, from 0; the whole channel where not given")
    parser.add_argument("--zoom", help="a region such as west, or a city by id")
    parser.add_argument("--out", type=Path, required=True, help="the PNG file to write")
    return parser


if __name__ == "__main__":
    sys.exit(main())
