"""The exchange with 18xx.games, as 18CZ does it."""

from functools import partial

from engine.eighteenxx.g18cz.interchange import DIALECT
from engine.eighteenxx.interchange import exporting, importing, read, replay, translate

read_game = partial(read.read_game, printed=DIALECT.printed)
import_game = partial(importing.import_game, DIALECT)
export_game = partial(exporting.export_game, DIALECT)
move_of = partial(translate.move_of, DIALECT)
Replay = partial(replay.Replay, DIALECT)
