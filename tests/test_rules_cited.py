"""Every section of a rulebook that a comment or a docstring cites stands in the RULES.md beside the game's game.py."""

import ast
import functools
import io
import re
import tokenize
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core.registry import every_key, module_of

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "rendering", "bot", "tests")
CHAPTER = r'"[A-Z][^"]+"'
NUMBER = r"\d+(?:\.\d+)?"


class Cited(NamedTuple):
    """How the rules of a game are cited, in patterns; if not said otherwise ``(rulebook, "Setting up"; reading 3)``."""

    section: str = rf"{CHAPTER}|(?i:reading|decision|case) \d+"
    here: str = r"(?:[Rr]ulebook[,:] |\b(?=(?i:reading|decision|case) ))"
    """What stands before a section in the game's own folders, in any room."""
    elsewhere: str | None = None
    """What stands before it where the game must be named; None: nobody else cites it."""


CITED = {
    "18cz": Cited(rf"\b(?:[OS]R|[Cc]ompanies|[Aa]ppendix|[Pp]rice) {NUMBER}[ab]?\b|{CHAPTER}", "", "18CZ (?:rules, )?"),
    "1854": Cited(rf"\b[A-FM-T](?:{NUMBER})?\b", r"(?:\(|1854 )", "1854 "),
    "europe": Cited(elsewhere="Europe's rulebook[,:] "),
    "legends": Cited(rf"\b[A-N](?:{NUMBER})?\b", r"\bL ", r"\(L "),
}


@functools.cache
def prose(path):
    """Return each comment and each docstring of a file as one line."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        return re.findall(r"^# (.*)", text, re.MULTILINE)
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    statements = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    docstrings = [it.value for it in statements if isinstance(it, ast.Constant) and isinstance(it.value, str)]
    return [*comments, *(" ".join(docstring.split()) for docstring in docstrings)]


def citations(key, folder):
    """Yield every section that is cited of a game's rules, with the file in which it is."""
    section, here, elsewhere = CITED.get(key, Cited())
    for path in sorted(path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".toml")):
        before = here if folder in path.parts else elsewhere
        if before is None:
            continue
        for said in prose(path):
            for several in re.findall(rf"{before}((?:{section})(?:(?:, | and | to |-)(?:{section}))*)", said):
                for one in re.findall(section, several):
                    name = one.strip('"')
                    yield name[0].upper() + name[1:], path.relative_to(ROOT)


@pytest.mark.parametrize("key", every_key())
def test_every_section_that_is_cited_stands_in_the_rules_beside_the_game(key):
    package = ROOT.joinpath(*module_of(key, "engine", "game").split(".")[:-1])
    cited = sorted(set(citations(key, package.name)))
    rules = (package / "RULES.md").read_text("utf-8")
    anchors = "\n".join(re.findall(r"^#+ .*|\*\*.+?\*\*", rules, re.MULTILINE))
    assert cited
    assert [
        f"{section} in {path}"
        for section, path in cited
        if not re.search(rf"(?<![\w.]){re.escape(section)}(?!\w|\.\d)", anchors)
    ] == []
