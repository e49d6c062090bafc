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
    "rendering": {"rendering", "engine", "msgspec", "networkx", "PIL", "arabic_reshaper", "bidi"},
    "storage": {"storage", "engine", "msgspec", "aiosqlite", "psycopg", "psycopg_pool"},
    "bot": {
        *("bot", "storage", "rendering", "engine", "msgspec"),
        *("discord", "aiohttp", "fluent", "dotenv", "simcord", "prometheus_client", "openskill"),
    },
}
DEEP_IN_ENGINE = "engine.core"
STATES = {"engine.core.match", "engine.core.codec", "engine.core.game"} | {
    part.__module__
    for key in every_key()
    for part in find(key).state_type.__mro__
    if part.__module__.startswith("engine.")
}
"""Modules in which what is hidden stands: a state of every registered game, with all that it is composed of."""


def modules():
    for room in ALLOWED:
        yield from (
            pytest.param(room, path, id=str(path.relative_to(ROOT))) for path in sorted((ROOT / room).rglob("*.py"))
        )


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


@pytest.mark.parametrize(("room", "path"), list(modules()))
def test_a_module_imports_only_what_its_room_may_know(room, path):
    for name in imports_of(path):
        top = name.partition(".")[0]
        assert top in ALLOWED[room] or top in sys.stdlib_module_names, name


@pytest.mark.parametrize("path", sorted((ROOT / "engine" / "core").rglob("*.py")), ids=lambda path: path.name)
def test_the_kernel_knows_no_game(path):
    for name in imports_of(path):
        assert not name.startswith("engine.") or name.startswith(DEEP_IN_ENGINE), name


@pytest.mark.parametrize("path", sorted((ROOT / "engine").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT)))
def test_the_engine_has_no_clock_and_no_luck_of_its_own(path):
    if path.name == "__main__.py":
        return  # a command line may time itself and make a seed
    assert not {"time", "datetime", "random", "secrets", "os", "asyncio"} & set(imports_of(path))


@pytest.mark.parametrize("path", sorted((ROOT / "rendering").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT)))
def test_pictures_are_drawn_from_views_and_never_from_states(path):
    if path.name == "__main__.py":
        return  # the command line replays a log to find a view
    assert not STATES & set(imports_of(path))


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
    {"settings", "shards", "texts", "faults", "logs", "metrics", "operation", "collation", "long_steps"},
    {"service"},
    {"drawing_pool", "channels", "advisor", "forms"},
    {"shown"},
    {"sent"},
    {"pressed"},
    {"commands"},
    {"client", "health", "check"},
    {"demo", "program"},
    {"__main__"},
)
"""The parts of the bot from the lowest floor up: each knows those below it, and its own."""


@pytest.mark.parametrize("path", sorted((ROOT / "bot").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT)))
def test_a_part_of_the_bot_knows_only_what_lies_below_it(path):
    own = path.relative_to(ROOT / "bot").parts[0].removesuffix(".py")
    if own == "__init__":
        return
    floor = next(number for number, parts in enumerate(FLOORS) if own in parts)
    below = set().union(*FLOORS[: floor + 1])
    for name in imports_of(path):
        if name.startswith("bot."):
            assert name.split(".")[1] in below, name


@pytest.mark.parametrize("path", sorted((ROOT / "bot" / "demo" / "discord_api").rglob("*.py")), ids=lambda p: p.name)
def test_the_imitation_of_discord_knows_nothing_of_the_bot(path):
    for name in imports_of(path):
        assert not name.startswith(("bot.", "storage", "rendering", "engine")) or name.startswith(
            "bot.demo.discord_api"
        )


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


@pytest.mark.parametrize("path", sorted((ROOT / "bot" / "service").rglob("*.py")), ids=lambda path: path.name)
def test_the_service_knows_no_discord(path):
    assert not any(name.partition(".")[0] in {"discord", "aiohttp"} for name in imports_of(path))
