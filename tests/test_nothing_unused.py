"""What is public is used by the program itself, not by its tests alone."""

import ast
import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "storage", "rendering", "bot")
CALLED_BY_DISCORD_PY = {
    *("setup_hook", "on_error", "on_interaction", "on_message", "on_guild_channel_delete", "on_raw_thread_delete"),
    *("on_ready", "on_guild_remove", "from_custom_id", "is_finished", "on_submit"),
}

CALLED_BY_LIBRARIES = {"dump", "visit_MessageReference", "visit_Pattern", "visit_StringLiteral"}
"""What psycopg calls, and fluent.syntax."""

CALLED_BY_A_PAGE = {"DiscordServer", "pointed_at", "slash", "submit_modal"}
"""What a page calls on which people act in the imitation of Discord."""
NAMES = re.compile(r"[\w.:]+")


def public_names(tree: ast.Module, nodes: list[ast.AST]) -> Iterator[str]:
    """The functions, methods and classes of a module, and its constants."""
    for node in nodes:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
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
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and NAMES.fullmatch(node.value):
            yield from re.split(r"[.:]", node.value)


@pytest.mark.long
def test_nothing_public_is_there_for_tests_alone():
    public, used = [], set()
    gc.disable()  # else it looks through all nodes again and again, which takes as long as to read them
    for path in (path for room in ROOMS for path in (ROOT / room).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        nodes = list(ast.walk(tree))
        public += [(path.relative_to(ROOT), name) for name in public_names(tree, nodes) if not name.startswith("_")]
        used.update(names_used(nodes))
    gc.enable()
    used |= CALLED_BY_DISCORD_PY | CALLED_BY_A_PAGE | CALLED_BY_LIBRARIES
    assert [f"{path}: {name}" for path, name in public if name not in used] == []
