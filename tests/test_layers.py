"""Imports point one way: bot to storage and rendering, and these to the engine."""

import ast
import functools
import sys
from pathlib import Path

import networkx as nx
import pytest

from engine.core.registry import every_key, find, module_of

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "engine": {"engine", "msgspec", "networkx"},
    "rendering": {"rendering", "engine", "msgspec", "networkx", "PIL", "isal", "arabic_reshaper", "bidi"},
    "storage": {"storage", "engine", "msgspec", "aiosqlite", "psycopg", "psycopg_pool"},
    "bot": {
        *("bot", "storage", "rendering", "engine", "msgspec"),
        *("discord", "aiohttp", "fluent", "dotenv", "simcord", "prometheus_client", "openskill", "cachetools"),
    },
}
OF_COMMANDS = {("__main__.py", "tqdm"), ("league.py", "openskill")}
"""What a command alone may know: to show somebody at a terminal how far something is, and to rate players."""
DEEP_IN_ENGINE = "engine.core"
STATES = {"engine.core.match", "engine.core.codec", "engine.core.game"} | {
    part.__module__
    for key in every_key()
    for part in find(key).state_type.__mro__
    if part.__module__.startswith("engine.")
}
"""Modules in which what is hidden stands: a state of every registered game, with all that it is composed of."""


@functools.cache
def nodes_of(path: Path):
    """Return what tells of other modules and of words in a file: read once, for all tests that look at it."""
    telling = (ast.Import, ast.ImportFrom, ast.Constant)
    return tuple(node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, telling))


def imports_of(path: Path):
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the direction"
            yield node.module


def imported(folder: str, *but: str) -> list[tuple[str, str]]:
    """Return what the files of a folder import, each with the path of the file; ``but``: files of other names alone."""
    paths = sorted(path for path in (ROOT / folder).rglob("*.py") if path.name not in but)
    return [(str(path.relative_to(ROOT)), name) for path in paths for name in imports_of(path)]


@pytest.mark.parametrize("room", ALLOWED)
def test_a_module_imports_only_what_its_room_may_know(room):
    known = ALLOWED[room] | sys.stdlib_module_names
    packages = [(path, name.partition(".")[0]) for path, name in imported(room)]
    strange = [(path, name) for path, name in packages if name not in known]
    assert [(path, name) for path, name in strange if ("/".join(Path(path).parts[1:]), name) not in OF_COMMANDS] == []


def test_the_kernel_knows_no_game():
    own = imported(DEEP_IN_ENGINE.replace(".", "/"))
    assert [one for one in own if one[1].startswith("engine.") and not one[1].startswith(DEEP_IN_ENGINE)] == []


def test_the_engine_has_no_clock_and_no_luck_of_its_own():
    outside = {"time", "datetime", "random", "secrets", "os", "asyncio"}
    # A command line may time itself and make a seed; a league tells what moves cost.
    assert [one for one in imported("engine", "__main__.py", "league.py", "visitor.py") if one[1] in outside] == []


def test_pictures_are_drawn_from_views_and_never_from_states():
    # The command line replays a log to find a view.
    assert [one for one in imported("rendering", "__main__.py") if one[1] in STATES] == []


def own_folders(key):
    """Return where a game may be named: its packages in the engine and in rendering, and its file in the registry."""
    yield ROOT / "engine" / "core" / "registry.py"
    for room, module in (("engine", "game"), ("rendering", "pictures")):
        yield (ROOT / module_of(key, room, module).replace(".", "/")).parent


@pytest.mark.parametrize("key", every_key())
def test_nothing_outside_its_own_folders_names_a_game(key):
    own, package = tuple(own_folders(key)), module_of(key, "engine", "game").rpartition(".")[0]
    named = []
    for path in (path for room in ALLOWED for path in (ROOT / room).rglob("*.py")):
        if any(path.is_relative_to(folder) for folder in own):
            continue
        written = [node.value for node in nodes_of(path) if isinstance(node, ast.Constant)]
        texts = [one for one in written if isinstance(one, str) and (one == key or one.startswith(f"{key}."))]
        modules = [name for name in imports_of(path) if name == package or name.startswith(f"{package}.")]
        named += [(str(path.relative_to(ROOT)), one) for one in (*texts, *modules)]
    assert named == []


FLOORS = (
    {"settings", "shards", "spacing", "texts", "faults", "logs", "metrics", "operation", "collation", "answering"},
    {"service"},
    {"drawing_pool", "channels", "opponents", "forms"},
    {"messages"},
    {"delivery", "outside"},
    {"interactions"},
    {"client", "health", "check"},
    {"demo", "program"},
    {"__main__"},
)
"""The parts of the bot from the lowest floor up: each knows those below it, and its own."""


def test_a_part_of_the_bot_knows_only_what_lies_below_it():
    below = {part: set().union(*FLOORS[: number + 1]) for number, parts in enumerate(FLOORS) for part in parts}
    wrong = []
    for path, name in imported("bot"):
        own = Path(path).parts[1].removesuffix(".py")
        if own != "__init__" and name.startswith("bot.") and name.split(".")[1] not in below[own]:
            wrong.append((path, name))
    assert wrong == []


def test_the_imitation_of_discord_knows_nothing_of_the_bot():
    ours = ("bot.", "storage", "rendering", "engine")
    own = imported("bot/demo/discord_api")
    assert [one for one in own if one[1].startswith(ours) and not one[1].startswith("bot.demo.discord_api")] == []


def test_no_files_of_the_bot_import_each_other_in_a_circle():
    known = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in (ROOT / "bot").rglob("*.py")}
    graph = nx.DiGraph()
    for name, path in known.items():
        graph.add_edges_from((name, other) for other in names_imported(path) if other in known)
    assert [circle for circle in nx.strongly_connected_components(graph) if len(circle) > 1] == []


def names_imported(path):
    """Return the modules that a file imports, also where it imports them out of their package."""
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_service_knows_no_discord():
    assert [one for one in imported("bot/service") if one[1].partition(".")[0] in {"discord", "aiohttp"}] == []
