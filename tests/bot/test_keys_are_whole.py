"""A search for a sentence's key ends in the code that says it: keys are written whole, or a comment says of what."""

import ast
import io
import tokenize
from pathlib import Path

import pytest

import engine
from tests.bot.test_catalogue import NAMING
from tests.thorough import long_but

ROOT = Path(engine.__file__).parents[1]
MAKES_TEXTS = NAMING | {"sentence", "notice", "refusal"}
COMPOUND = (
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.If, ast.For, ast.AsyncFor, ast.While),
    *(ast.With, ast.AsyncWith, ast.Try, ast.Match),
)
OTHER_TEXTS = ROOT / "bot/demo/discord_api"
"""Its ``text`` checks a text that was sent."""


def lines_with_comments(source):
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {one.start[0] for one in tokens if one.type == tokenize.COMMENT and "noqa" not in one.string}


def built(tree):
    """Every call that makes a sentence of a key that is put together, with the lines where a comment may stand."""
    nodes = list(ast.walk(tree))
    statements = [node for node in nodes if isinstance(node, ast.stmt) and not isinstance(node, COMPOUND)]
    for call in nodes:
        if not isinstance(call, ast.Call) or not call.args:
            continue
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        keys = [call.args[0].body, call.args[0].orelse] if isinstance(call.args[0], ast.IfExp) else call.args[:1]
        if called in MAKES_TEXTS and any(isinstance(key, ast.JoinedStr | ast.BinOp) for key in keys):
            around = [one.lineno for one in statements if one.lineno <= call.lineno <= one.end_lineno]
            yield call, range(max(around, default=call.lineno) - 1, call.end_lineno + 1)


@pytest.mark.parametrize("room", long_but(["bot", "engine", "rendering"], "bot"))
def test_a_key_that_is_put_together_says_of_what(room):
    silent = []
    for path in sorted((ROOT / room).rglob("*.py")):
        if OTHER_TEXTS in path.parents:
            continue
        source = path.read_text("utf-8")
        together = list(built(ast.parse(source)))
        comments = lines_with_comments(source) if together else set()
        silent += [
            f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call.args[0])}"
            for call, lines in together
            if comments.isdisjoint(lines)
        ]
    assert silent == []
