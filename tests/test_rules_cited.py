"""Every section of a rulebook that code cites stands in the RULES.md beside the game, and players can look it up."""

import ast
import functools
import io
import re
import tokenize
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.texts import LOCALES, Texts
from engine.core.assistance import section
from engine.core.registry import every_key, find, module_of
from engine.ticket_to_ride.legends.teaching import SECTIONS
from tests.thorough import a_few

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
    untold: str = "(?!)"
    """What is of no use to players: figures that were tuned, and cases by which rules are tested."""


CITED = {
    "18cz": Cited(rf"\b(?:[OS]R|[Cc]ompanies|[Aa]ppendix|[Pp]rice) {NUMBER}[ab]?\b|{CHAPTER}", "", "18CZ (?:rules, )?"),
    "1854": Cited(rf"\b[A-FM-T](?:{NUMBER})?\b", r"(?:\(|1854 )", "1854 ", r"N\d*"),
    "europe": Cited(elsewhere="Europe's rulebook[,:] "),
    "legends": Cited(rf"\b[A-N](?:{NUMBER})?\b", r"\bL ", r"\(L ", r"[MN]\d*|Case \d+"),
}


@functools.cache
def written(path):
    return path.read_text("utf-8")


@functools.cache
def prose(path):
    """Return each comment and each docstring of a file as one line."""
    text = written(path)
    if path.suffix == ".toml":
        return re.findall(r"^# (.*)", text, re.MULTILINE)
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    statements = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    docstrings = [it.value for it in statements if isinstance(it, ast.Constant) and isinstance(it.value, str)]
    return [*comments, *(" ".join(docstring.split()) for docstring in docstrings)]


def citations(key, folder):
    """Yield every section that is cited of a game's rules, with the file in which it is."""
    section, here, elsewhere, _ = CITED.get(key, Cited())
    for path in sorted(path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".toml")):
        before = here if folder in path.parts else elsewhere
        if before is None:
            continue
        cited = rf"{before}((?:{section})(?:(?:, | and | to |-)(?:{section}))*)"
        if not re.search(cited, " ".join(written(path).split())):  # to read a file as Python takes far longer
            continue
        for said in prose(path):
            for several in re.findall(cited, said):
                for one in re.findall(section, several):
                    name = one.strip('"')
                    yield name[0].upper() + name[1:], path.relative_to(ROOT)


@pytest.mark.parametrize("key", a_few(every_key(), 2))
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


def looked_up(key):
    """Return every section that players of a game can look up, of a campaign those of all its games."""
    if key != "legends":
        return find(key).learning.rulebook(None)
    return tuple(section(key, part.name, part.name.replace("-", "."), *part.cites) for part in SECTIONS)


@pytest.mark.parametrize("key", a_few(every_key(), 2))
def test_every_section_that_is_cited_can_be_looked_up_by_players(key):
    package = ROOT.joinpath(*module_of(key, "engine", "game").split(".")[:-1])
    cited = {one for one, _ in citations(key, package.name)}
    told = {cite for one in looked_up(key) for cite in one.cites}
    # A whole chapter is cited by its letter.
    within = {True: r"(?:\d.*)?", False: r"(?:\.\d+|[a-z])?"}
    parts = re.compile("|".join(re.escape(cite) + within[len(cite) == 1] for cite in told))
    untold = CITED.get(key, Cited()).untold
    assert sorted(one for one in cited if not parts.fullmatch(one) and not re.fullmatch(untold, one)) == []


def test_every_case_of_legends_is_one_of_rules_that_players_can_look_up():
    rules = ROOT.joinpath(*module_of("legends", "engine", "game").split(".")[:-1], "RULES.md").read_text("utf-8")
    cases = re.findall(r"^\*\*Case \d+\.\*\*.+?(?=\n\n|\Z)", rules, re.MULTILINE | re.DOTALL)
    applied = {one for case in cases for one in re.findall(r"\b[A-N]\d+", case.rpartition("(")[2])}
    told = {cite.partition(".")[0] for one in looked_up("legends") for cite in one.cites}
    assert len(cases) > 70
    assert applied - {cite for cite in applied if cite in told or cite[0] in told} == set()


@pytest.mark.parametrize("key", every_key())
def test_every_rule_that_a_refusal_may_cite_is_told_by_one_section(key):
    catalogue = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / "en").glob("*.ftl")))
    # The campaign also has words for the rules that it switches on, which begin in small letters.
    name = "[A-Z][0-9-]*" if key == "legends" else r"\w+"
    cited = re.findall(rf"^g?{key}-rule-({name}) =", catalogue, re.MULTILINE)
    told = [rule.rpartition(".")[2] for one in looked_up(key) for rule in one.refusals]
    assert sorted(told) == sorted(cited)


@pytest.mark.parametrize("key", every_key())
def test_every_section_is_told_in_a_title_and_a_few_sentences(key):
    game, texts = find(key), Texts("en", strict=True).of(key)
    for one in game.learning.rulebook(None):
        assert re.fullmatch(r"[A-Za-z0-9_-]{1,20}", one.name)
        assert len(texts.sentence(one.title)) <= 70
        assert 40 < sum(len(texts.sentence(each)) for each in one.texts) < 800
