"""What the pages hold: the README, the manual, the pages for those who run a bot or add a game, and one for each room."""

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.channels import NEEDED, permission_names
from bot.shards import BLOCK, IDENTIFY_PAUSE, LOOK
from bot.texts import ENGLISH, languages, own_name, texts_for
from engine.core.registry import every_key, find
from tests.command_tables import TABLE, manual_of, rows_by_command, written

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
READMES = {
    code: page
    for code in languages()
    if (page := ROOT / ("README.md" if code == ENGLISH else f"README.{code}.md")).exists()
}
"""The README in each language that has one."""
PLAYING = manual_of(ENGLISH).read_text("utf-8")
TITLED = {
    "en": "`/game new` with a title",
    "pl": "`/game new` z nazwą stołu",
    "zh-CN": "`/game new` 和这一桌的名称",
    "zh-TW": "`/game new` 和這一桌的名稱",
}
"""How the manual says that a table is opened with a title."""
OPERATING = (ROOT / "bot" / "OPERATING.md").read_text("utf-8")
ADDING = (ROOT / "engine" / "ADDING_A_GAME.md").read_text("utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
KINDS_OF_CHANGES = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
ROOMS = ("engine", "rendering", "storage", "bot", "tests")
ROOM_PAGES = tuple(f"{room}/README.md" for room in ROOMS)
PAGES = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("**/*.md") if ".venv" not in path.parts)
README_BYTES = 8_000
"""It is read in two minutes."""
LONGEST_LINES = 60
"""A page."""
WITH_GLOSSARY = {"engine": 130}
"""The engine's page ends with the glossary of the whole project, which is looked up rather than read."""
CODE = re.compile(r"^```sh$.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\])\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")


def anchors(page: str) -> set[str]:
    """Return what a link to a heading of a page may say after its #."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", READMES.values(), ids=READMES)
def test_the_readme_is_read_in_two_minutes(page):
    assert len(page.read_bytes()) <= README_BYTES
    assert len(re.findall(r"^!\[", page.read_text("utf-8"), re.MULTILINE)) == 2


@pytest.mark.parametrize("language", READMES)
def test_the_readme_leads_to_itself_in_every_other_language(language):
    first = READMES[language].read_text("utf-8").splitlines()[0].split(" \u00b7 ")
    others = {code: f"[{own_name(code)}]({page.name})" for code, page in READMES.items()}
    assert sorted(first) == sorted((others | {language: own_name(language)}).values())


@pytest.mark.parametrize("language", READMES)
def test_the_readme_has_the_same_code_and_links_in_every_language_and_leads_to_the_manual_in_its_own(language):
    page = READMES[language].read_text("utf-8")
    assert sorted(CODE.findall(page)) == sorted(CODE.findall(README))
    translated = {str(manual_of(code).relative_to(ROOT)) for code in languages()} | {
        one.name for one in READMES.values()
    }
    links, english = ({file for file, _ in LINK.findall(each)} for each in (page, README))
    assert links - translated == english - translated
    assert str(manual_of(language).relative_to(ROOT)) in links


@pytest.mark.parametrize("language", languages())
def test_the_manual_has_the_commands_as_they_are(language):
    manual = manual_of(language).read_text("utf-8")
    assert written(manual, language) == manual, "python -m tests.command_tables writes them anew"


@pytest.mark.parametrize("language", languages())
def test_every_command_stands_in_one_table_of_the_manual(language):
    manual = manual_of(language).read_text("utf-8")
    named = [name for names in TABLE.findall(manual) for name in names.split()]
    assert sorted(named) == sorted(rows_by_command())
    rows = [row for rows in rows_by_command(language).values() for row in rows]
    assert sorted(re.findall(r"^\| `/.*\|$", manual, re.MULTILINE)) == sorted(rows)


@pytest.mark.parametrize("language", languages())
def test_the_manual_begins_with_what_it_takes_to_open_a_table_and_to_start_it(language):
    texts, paragraphs = texts_for(language), manual_of(language).read_text("utf-8").split("\n\n")
    beginning = next(paragraph for paragraph in paragraphs if "`/game new`" in paragraph)
    buttons = [f"*{texts.say(key)}*" for key in ("lobby.join", "lobby.addbot", "lobby.start")]
    assert [each for each in (TITLED[language], *buttons) if each not in " ".join(beginning.split())] == []


@pytest.mark.parametrize("key", every_key())
def test_every_game_stands_in_the_table_of_games_with_its_players_and_its_key(key):
    low, high = find(key).info.players
    for language, page in READMES.items():
        called = re.escape(texts_for(language).say(f"game.name.{key}"))
        row = rf"^\| {called}[^|]*\| {low}\u2013{high}[^|]*\| `{key}` \|$"
        assert re.search(row, page.read_text("utf-8"), re.MULTILINE), language
    name = texts_for("en").say(f"game.name.{key}")
    section = re.search(rf"^## {re.escape(name)}$(.*?)^## ", PLAYING, re.MULTILINE | re.DOTALL)
    assert f"<!-- commands: {key} -->" in section[1]


@pytest.mark.parametrize("page", READMES.values(), ids=READMES)
def test_no_game_stands_in_the_table_of_games_that_is_not_there(page):
    assert re.findall(r"^\|[^|]*\|[^|]*\| `(\w+)` \|$", page.read_text("utf-8"), re.MULTILINE) == list(every_key())


@pytest.mark.parametrize("path", ROOM_PAGES)
def test_the_example_runs_as_it_is_shown(path):
    run = doctest.testfile(str(ROOT / path), module_relative=False)
    assert run.attempted
    assert run.failed == 0


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_page_of_its_own_that_the_readme_leads_to(room):
    assert f"({room}/README.md)" in README
    assert len((ROOT / room / "README.md").read_text("utf-8").splitlines()) <= WITH_GLOSSARY.get(room, LONGEST_LINES)


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_that_the_page_of_a_room_names_is_there(room):
    named = re.findall(r"`([\w./]+(?:\.py|/))`", (ROOT / room / "README.md").read_text("utf-8"))
    missing = [name for name in named if not ((ROOT / name).exists() or any((ROOT / room).rglob(name)))]
    assert named
    assert missing == []


@pytest.mark.parametrize("path", [".ci/run", ".github/CONTRIBUTING.md", ".github/workflows/ci.yml"])
def test_what_runs_before_a_change_lands_is_the_readmes_own_test_command(path):
    (command,) = re.findall(r"^.*-m pytest$", README, re.MULTILINE)
    lines = [line.strip().removeprefix("- run: ") for line in (ROOT / path).read_text("utf-8").splitlines()]
    assert command in lines


def test_the_pythons_to_run_it_on_are_found_the_oldest_first_whatever_else_is_on_the_path(tmp_path):
    too_old, unchosen = "exit 0", "exit 127"
    answers = {9: too_old, 98: "echo 98 python3.98", 99: "echo 99 python3.99", 100: unchosen}
    for minor, answer in answers.items():
        program = tmp_path / f"python3.{minor}"
        program.write_text(f"#!/bin/sh\n{answer}\n")
        program.chmod(0o755)
    (tmp_path / "python3").symlink_to(sys._base_executable)
    found = subprocess.run(
        [ROOT / ".ci" / "pythons"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    minors = [int(line.split()[0]) for line in found.stdout.splitlines()]
    assert minors == sorted(set(minors))
    assert {sys.version_info.minor, 98} <= set(minors)
    assert found.stdout.endswith("99 python3.99\n")


@pytest.mark.parametrize("path", PAGES)
def test_every_link_of_a_page_leads_to_a_file_and_a_heading_that_are_there(path):
    page = (ROOT / path).read_text("utf-8")
    for file, heading in LINK.findall(page):
        target = (ROOT / path).parent / file if file else ROOT / path
        assert target.exists(), file
        if heading:
            assert heading in anchors(target.read_text("utf-8")), f"{file}#{heading}"


@pytest.mark.parametrize("path", ["bot/PLAYING.md", "bot/OPERATING.md", "engine/ADDING_A_GAME.md", "storage/SCALE.md"])
def test_the_readme_leads_to_every_page_beside_it(path):
    assert f"({path})" in README


def test_every_file_that_the_list_for_a_new_game_names_is_there():
    named = set(re.findall(r"`([\w./]*\w\.py|[\w./]*\w/)`", ADDING))
    roots = (ROOT, ROOT / "engine", ROOT / "engine" / "eighteenxx")
    found = {name for name in named if any((root / name).exists() or [*root.rglob(name)] for root in roots)}
    assert len(named) > 10
    assert named == found


@pytest.mark.parametrize("page", READMES.values(), ids=READMES)
def test_the_permissions_to_invite_it_with_are_those_that_it_needs(page):
    listed = re.search(r"\*View Channels\*.*?\*Read Message History\*", page.read_text("utf-8"), re.DOTALL)[0]
    assert set(re.findall(r"\*(.+?)\*", " ".join(listed.split()))) == set(permission_names(NEEDED))


def test_the_version_of_the_project_is_the_latest_release_in_the_changelog():
    headings = re.findall(r"^## \[(\S+)\](?: - (\d{4}-\d\d-\d\d))?$", CHANGELOG, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == project["version"]
    assert [day for _, day in headings[1:]] == sorted((day for _, day in headings[1:]), reverse=True)


def test_an_entry_of_a_release_is_read_at_a_glance():
    latest = CHANGELOG.split("\n## ")[2]
    entries = re.findall(r"^- .*(?:\n  .*)*", latest, re.MULTILINE)
    assert entries
    assert [entry for entry in entries if entry.count("\n") > 1] == []
    assert set(re.findall(r"^### (.*)$", latest, re.MULTILINE)) <= KINDS_OF_CHANGES


def test_every_setting_of_the_example_file_is_read_somewhere():
    settings = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    read = (ROOT / "bot" / "settings.py").read_text("utf-8")
    assert settings
    assert [name for name in settings if name not in read] == []
    assert set(re.findall(r"\b(?:DISCORD|STATIONMASTER)_[A-Z_]+\b", read)) == set(settings)


def test_what_a_takeover_takes_is_what_discord_lets_begin():
    said = " ".join(OPERATING.split())
    assert BLOCK == 4
    assert f"each further one {('one', 'two', 'three', 'four', 'five')[int(IDENTIFY_PAUSE) - 1]} seconds later" in said
    assert f"(sixteen after {15 * IDENTIFY_PAUSE + LOOK:.0f} seconds)" in said
