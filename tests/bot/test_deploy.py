"""What lies ready to run the bot for years names nothing that is not there."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot import program
from bot.health import Health
from bot.metrics import Metrics
from storage.__main__ import parser_of_commands as storage_commands

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "bot" / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SETTINGS = set(re.findall(r'"(DISCORD_TOKEN|STATIONMASTER_\w+)"', (ROOT / "bot" / "settings.py").read_text("utf-8")))
LATER = {"STATIONMASTER_SHARDS", "postgres"}
"""A setting and an extra of several processes over one PostgreSQL, which come with those."""
VERIFY = shutil.which("systemd-analyze")


def text(name):
    return (DEPLOY / name).read_text("utf-8")


def instructions(name):
    """Return the instructions of a Dockerfile, each as its name and the rest of it."""
    joined = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text(name), flags=re.MULTILINE))
    return [tuple(line.split(maxsplit=1)) for line in joined.splitlines() if line.strip()]


def unit():
    """Return what the unit of systemd sets, by name; what is set twice is not looked at."""
    return dict(re.findall(r"^(\w+)=(.*)$", text("stationmaster.service"), re.MULTILINE))


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_that_a_file_names_is_one(path):
    named = set(re.findall(r"\b(?:DISCORD_TOKEN|STATIONMASTER_[A-Z_]+)\b", path.read_text("utf-8")))
    assert named - SETTINGS - LATER == set()


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_file_of_the_project_that_a_file_names_is_there(path):
    named = re.findall(r"\bbot/deploy/[\w.]+\w|\.env\.example", path.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_image_is_made_of_files_that_are_there_and_nothing_else_is_sent_to_where_it_is_made():
    copied = [rest.split()[:-1] for name, rest in instructions("Dockerfile") if name == "COPY" and "--from" not in rest]
    sources = {source for sources in copied for source in sources}
    assert [source for source in sources if not (ROOT / source).exists()] == []
    lines = [line for line in text("Dockerfile.dockerignore").splitlines() if line and not line.startswith("#")]
    assert lines[0] == "*"
    assert {line[1:] for line in lines if line.startswith("!")} == sources
    assert "**/.env" in lines


def test_the_image_runs_the_program_as_a_user_of_its_own_on_a_python_that_it_is_tried_on():
    said = instructions("Dockerfile")
    assert [json.loads(rest) for name, rest in said if name == "ENTRYPOINT"] == [["stationmaster"]]
    assert set(PROJECT["scripts"]) == {"stationmaster"}
    assert said[-1][0] == "ENTRYPOINT"
    (user,) = [rest for name, rest in said if name == "USER"]
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", user), "a number, by which it can be told that it is not root"
    (made,) = [rest for name, rest in said if name == "RUN" and "useradd" in rest]
    assert re.findall(r"--(?:u|g)id (\d+)", made) == [user.split(":")[1], *user.split(":")]
    images = {rest.split()[0] for name, rest in said if name == "FROM"}
    assert images == {"python:3.13-slim"}
    assert "3.13" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "stationmaster.service", "grafana.json"])
def test_no_token_is_written_in_it(name):
    assert not re.search(r"DISCORD_TOKEN\s*[=:]\s*\S", text(name))


def test_what_is_asked_whether_the_container_is_well_is_answered():
    ((_, check),) = [one for one in instructions("Dockerfile") if one[0] == "HEALTHCHECK"]
    (path,) = re.findall(r"http://127\.0\.0\.1:9010/(\w+)", check)
    assert hasattr(Health, path)
    assert "STATIONMASTER_HTTP=0.0.0.0:9010" in text("Dockerfile")


def test_compose_builds_that_image_and_keeps_what_is_stored():
    said = text("compose.yaml")
    (context,), (dockerfile,) = re.findall(r"context: (\S+)", said), re.findall(r"dockerfile: (\S+)", said)
    assert (DEPLOY / context).resolve() == ROOT
    assert (ROOT / dockerfile).is_file()
    assert "\t" not in said
    (volume,) = [rest for name, rest in instructions("Dockerfile") if name == "VOLUME"]
    kept = re.findall(r"^ +- (\w+):(/[\w/]+)$", said, re.MULTILINE)
    assert {path for name, path in kept if name == "data"} == {volume}
    assert {name for name, _ in kept} == set(re.findall(r"^  (\w+):$", said.partition("\nvolumes:\n")[2], re.MULTILINE))
    stored = re.findall(r"STATIONMASTER_(?:DATABASE|BACKUPS): (/\w+)", said)
    assert set(stored) == {volume}
    assert "read_only: true" in said


def test_two_processes_share_one_postgresql_and_the_folder_of_backups():
    section = text("compose.yaml").partition("\nservices:\n")[2].partition("\nnetworks:\n")[0]
    services = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", section, re.MULTILINE))
    profiles = {name: re.findall(r"profiles: \[(\w+)\]", said) for name, said in services.items()}
    postgres = ["postgres"]
    assert profiles == {"bot": ["sqlite"], "first": postgres, "second": postgres, "database": postgres}
    assert "STATIONMASTER_SHARDS: auto/2" in services["first"]
    assert "environment: *shared" in services["second"]
    assert all("- data:/data" in services[name] for name in ("first", "second"))


def test_the_image_has_what_postgresql_takes():
    extras = set(re.findall(r"'\.\[(\w+)\]'", text("Dockerfile")))
    assert extras == {"postgres"}
    assert extras - set(PROJECT["optional-dependencies"]) - LATER == set()


def test_the_service_starts_the_program_and_may_write_where_its_database_lies():
    said = unit()
    assert Path(said["ExecStart"]).name in PROJECT["scripts"]
    assert said["ExecStart"].startswith("/srv/stationmaster/.venv/bin/")
    assert said["WorkingDirectory"] == f"/var/lib/{said['StateDirectory']}"
    assert said["ProtectSystem"] == "strict"
    assert said["User"] == said["Group"] == "stationmaster"


def test_the_lines_that_install_the_service_make_what_it_starts_and_check_its_settings():
    lines = [
        line.removeprefix("#   ") for line in text("stationmaster.service").splitlines() if line.startswith("#   ")
    ]
    made, asked = (next(n for n, line in enumerate(lines) if part in line) for part in ("-m venv", " check "))
    started = next(n for n, line in enumerate(lines) if "systemctl" in line)
    assert made < asked < started
    said = unit()
    folder = str(Path(said["ExecStart"]).parents[1])
    assert lines[made] == f"python3 -m venv {folder} && {folder}/bin/pip install -e /srv/stationmaster"
    entered, _, command = lines[asked].partition(" && ")
    assert entered == f"cd {said['WorkingDirectory']}"
    program_, *arguments = shlex.split(command)
    chosen = program._arguments(arguments)
    assert (program_, chosen.work, str(chosen.env_file)) == (said["ExecStart"], "check", said["EnvironmentFile"])


def test_the_commands_for_a_container_are_commands_of_ours_at_its_services_and_what_it_keeps():
    page = (ROOT / "bot" / "OPERATING.md").read_text("utf-8")
    (block,) = re.findall(r"^compose\(\) .*?(?=^```)", page, re.MULTILINE | re.DOTALL)
    there_are = set(re.findall(r"^  (\w+):$", text("compose.yaml"), re.MULTILINE))
    ours = []
    for line in block.splitlines()[1:]:
        words = shlex.split(line, comments=True)
        assert there_are & {word.partition(":")[0] for word in words}
        assert all(path.startswith("/data/") for path in re.findall(r"/[\w./]+sqlite3", line))
        if "storage" in words:
            ours.append(storage_commands().parse_args(words[words.index("storage") + 1 :]).command)
        elif "check" in words:
            ours.append(program._arguments(words[words.index("check") :]).work)
    assert ours == ["check", "check", "backup", "check"]


@pytest.mark.skipif(VERIFY is None, reason="there is no systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path):
    program = unit()["ExecStart"]
    copy = tmp_path / "stationmaster.service"
    copy.write_text(text("stationmaster.service").replace(program, f'"{sys.executable}"'))
    found = subprocess.run([VERIFY, "verify", "--man=no", copy], capture_output=True, text=True, check=False)
    assert [line for line in found.stderr.splitlines() if copy.name in line] == []


def samples():
    """Return the names of all that Prometheus may be asked for."""
    found, metrics = set(), Metrics()
    metrics.last_backup.set(1.0)  # it is not there before the first
    for family in metrics.registry.collect():
        endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
        found |= {f"{family.name}{ending}" for ending in endings}
    return found


def test_the_dashboard_shows_what_is_measured_and_everything_that_is():
    board = json.loads(text("grafana.json"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:stationmaster|process)_\w+", asked))
    assert named - samples() == set()
    ours = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in samples() if name.startswith("stationmaster")}
    assert [name for name in ours if not any(one.startswith(name) for one in named)] == []


def test_no_two_panels_of_the_dashboard_lie_in_one_place():
    board = json.loads(text("grafana.json"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in board["panels"]})
