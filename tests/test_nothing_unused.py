"""What is public is used by the program itself, not by its tests alone."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "storage", "rendering", "bot")
CALLED_BY_DISCORD_PY = {
    *("setup_hook", "on_error", "on_interaction", "on_message", "on_guild_channel_delete", "on_raw_thread_delete"),
    *("on_ready", "on_guild_remove", "from_custom_id", "is_finished", "on_submit"),
}

CALLED_BY_LIBRARIES = {"dump", "visit_MessageReference"}
"""What psycopg calls, and fluent.syntax."""

CALLED_BY_A_PAGE = {"DiscordServer", "pointed_at", "slash", "submit_modal"}
"""What a page calls on which people act in the imitation of Discord."""


TELLING = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Name, ast.Attribute, ast.Constant)
"""What tells of names: the rest of a module is passed over once."""


def public_names(tree: ast.Module, nodes: list[ast.AST]) -> Iterator[str]:
    """The functions, methods and classes of a module, and its constants."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        yield from (each.id for each in targets if isinstance(each, ast.Name) and each.id.isupper())


def names_used(nodes: list[ast.AST]) -> Iterator[str]:
    """What a module reads by name, or names in a string of nothing but names, such as ``engine.core:THING``."""
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w.:]+", node.value):
            yield from re.split(r"[.:]", node.value)


def test_nothing_public_is_there_for_tests_alone():
    trees = {path: ast.parse(path.read_text("utf-8")) for room in ROOMS for path in (ROOT / room).rglob("*.py")}
    telling = {path: [node for node in ast.walk(tree) if isinstance(node, TELLING)] for path, tree in trees.items()}
    used = Counter(name for nodes in telling.values() for name in names_used(nodes))
    unused = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, tree in trees.items()
        for name in public_names(tree, telling[path])
        if not name.startswith("_")
        and not used[name]
        and name not in CALLED_BY_DISCORD_PY | CALLED_BY_A_PAGE | CALLED_BY_LIBRARIES
    ]
    assert unused == []
