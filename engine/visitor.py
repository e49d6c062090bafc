"""The program that the league runs in another checkout, to let the built-in opponents of that checkout choose moves.

The league starts it with the other checkout as its working directory. It uses only what checkouts of any age have in
common. Each line that it reads is a request: the log of a game if one begins, the moves since the previous request,
and which seat is to choose a move by which policy.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, Any

from engine.core import codec, log
from engine.core.rng import Rng

if TYPE_CHECKING:
    from engine.core.match import Match


def serve() -> None:
    """Answer one request after the other, until there are no more."""
    match: Match | None = None
    for line in sys.stdin:
        request = json.loads(line)
        if "log" in request:
            match = log.read(json.dumps(request["log"]).encode())
            match.game.load()
        assert match is not None
        for move in request["moves"]:
            _play(match, move)
        sys.stdout.write(json.dumps(_choose(match, request)) + "\n")
        sys.stdout.flush()


def _play(match: Match, move: object) -> None:
    entry: Any = codec.decode_entry(match.game, json.dumps(move).encode())
    for _ in match.game.play(match.state, entry):
        pass


def _choose(match: Match, request: dict[str, Any]) -> dict[str, Any]:
    began = time.process_time()
    policy = match.game.policies[request["policy"]]
    move = policy(match.game, match.state, request["seat"], Rng(request["luck"]))
    took = time.process_time() - began
    return {"move": json.loads(codec.encode_entry(move)), "seconds": took}


if __name__ == "__main__":
    serve()
