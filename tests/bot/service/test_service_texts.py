import ast
from pathlib import Path

import pytest

from bot.texts import Texts
from engine.core.text import Text

SERVICE = Path(__file__).parents[3] / "bot" / "service"
REFUSALS = {"Refusal", "NotSeated", "NoSuchTable"}

BY_THEMSELVES = ("service.stale", "service.proposal.open", "service.suspended", "service.being_judged")
"""What errors of their own say."""


def refusals():
    """Find every refusal that the service's source makes, with the names of its parameters."""
    for path in sorted(SERVICE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in REFUSALS:
                named = {keyword.arg for keyword in node.keywords}
                keys = (
                    [node.args[0]]
                    if isinstance(node.args[0], ast.Constant)
                    else [node.args[0].body, node.args[0].orelse]
                )
                yield from (pytest.param(key.value, named, id=f"{path.name}:{node.lineno}") for key in keys)
    yield from (pytest.param(key, set(), id="errors.py") for key in BY_THEMSELVES)
    yield from (
        pytest.param(f"service.sure.{kind}", {"title"}, id="errors.py") for kind in ("end", "end_campaign", "opponent")
    )


LISTS = {"paces", "opponents"}


def test_every_refusal_is_a_sentence_with_all_its_values():
    for key, named in (param.values for param in refusals()):
        params = {name: ("one", "two") if name in LISTS else 3 for name in named}
        sentence = Texts("en", strict=True).sentence(Text(key, params))
        assert sentence.endswith("."), key
        assert "{" not in sentence, key


def test_the_catalogue_says_nothing_that_is_never_refused():
    lines = (SERVICE.parent / "locales" / "en" / "service.ftl").read_text("utf-8").splitlines()
    said = {line.split(" =")[0] for line in lines if line.startswith("service-")}
    refused = {param.values[0].replace(".", "-") for param in refusals()}
    assert said == {key for key in refused if key.startswith("service-")}
