"""What CI installs is written down, package by package."""

import os
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ".ci/constraints.txt"
LINES = [line for line in (ROOT / CONSTRAINTS).read_text("utf-8").splitlines() if not line.startswith("#")]
PINS = [Requirement(line) for line in LINES]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = ("3.11", "3.12", "3.13")
TO_BUILD = [Requirement(line) for line in PROJECT["build-system"]["requires"]]
DIRECT = [
    Requirement(line)
    for lines in (PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"].values())
    for line in lines
]


def pinned(python):
    """Return the version of each package that is pinned for a Python, by its normalised name."""
    chosen = [pin for pin in PINS if pin.marker is None or pin.marker.evaluate({"python_version": python})]
    names = [canonicalize_name(pin.name) for pin in chosen]
    assert len(set(names)) == len(names)
    return {name: str(pin.specifier).removeprefix("==") for name, pin in zip(names, chosen, strict=True)}


def needed(requirements):
    """Return the normalised names of all packages that requirements lead to in this environment."""
    names, seen, queue = set(), set(), list(requirements)
    while queue:
        requirement = queue.pop()
        names.add(canonicalize_name(requirement.name))
        for extra in {"", *requirement.extras}:
            if (requirement.name, extra) not in seen:
                seen.add((requirement.name, extra))
                inner = [Requirement(line) for line in requires(requirement.name) or ()]
                queue += [one for one in inner if one.marker is None or one.marker.evaluate({"extra": extra})]
    return names


def test_each_line_is_a_name_and_a_version_in_the_order_of_the_alphabet():
    pattern = r'[a-z0-9-]+==[0-9.]+(; python_version (<|>=) "3\.\d+")?'
    assert [line for line in LINES if not re.fullmatch(pattern, line)] == []
    assert sorted(LINES) == LINES


@pytest.mark.parametrize("python", PYTHONS)
def test_what_the_project_asks_for_itself_is_pinned_to_a_version_that_it_allows(python):
    pins = pinned(python)
    assert [str(one) for one in (*DIRECT, *TO_BUILD) if pins[canonicalize_name(one.name)] not in one.specifier] == []


def test_everything_that_is_installed_for_the_project_is_pinned_and_nothing_else():
    to_build = {canonicalize_name(one.name) for one in TO_BUILD}
    pins = {name: pin for name, pin in pinned(default_environment()["python_version"]).items() if name not in to_build}
    try:
        found = {name: version(name) for name in needed(DIRECT)}
    except PackageNotFoundError:
        found = None
    if found != pins and os.environ.get("PIP_CONSTRAINT") != CONSTRAINTS:
        pytest.skip(f"what is installed is not what {CONSTRAINTS} pins")
    assert found == pins


WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")


def test_every_action_of_the_workflow_is_pinned_to_a_commit_and_says_which_version_that_is():
    actions = re.findall(r"^ *- uses: (.*)$", WORKFLOW, re.MULTILINE)
    assert actions
    assert [one for one in actions if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []


def test_the_workflow_runs_on_the_oldest_and_the_newest_python_that_the_project_names():
    classified = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["project"]["classifiers"]), re.MULTILINE)
    assert tuple(classified) == PYTHONS
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    assert set(re.findall(r"\b3\.\d+\b", WORKFLOW)) == {PYTHONS[0], PYTHONS[-1]}
