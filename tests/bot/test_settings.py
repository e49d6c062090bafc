import os
import re
from pathlib import Path

import pytest

from bot.settings import BadSetting, Settings

ROOT = Path(__file__).parents[2]
NAMES = ("DISCORD_TOKEN", "STATIONMASTER_DATABASE", "STATIONMASTER_LOG_LEVEL", "STATIONMASTER_OPPONENT_SECONDS")


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    # What .env adds to the environment is taken back after the test.
    monkeypatch.setattr(os, "environ", {key: value for key, value in os.environ.items() if key not in NAMES})


def test_without_any_setting_there_are_defaults_and_no_token():
    assert Settings.read() == Settings(None, Path("stationmaster.sqlite3"), "INFO", 2.0)


def test_settings_come_from_the_file_env(tmp_path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nSTATIONMASTER_LOG_LEVEL=debug\nSTATIONMASTER_DATABASE=x.db\n")
    settings = Settings.read()
    assert (settings.token, settings.log_level, settings.database) == ("abc", "DEBUG", Path("x.db"))


def test_the_environment_goes_before_the_file(tmp_path, monkeypatch):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\n")
    monkeypatch.setitem(os.environ, "DISCORD_TOKEN", "def")
    assert Settings.read().token == "def"


def test_a_token_is_never_shown():
    assert "secret" not in repr(Settings("secret", Path("x"), "INFO", 2.0))
    assert "secret" not in str(Settings("secret", Path("x"), "INFO", 2.0))


@pytest.mark.parametrize(
    ("name", "value"),
    [("STATIONMASTER_LOG_LEVEL", "LOUD"), ("STATIONMASTER_OPPONENT_SECONDS", "soon"), ("STATIONMASTER_OPPONENT_SECONDS", "0"),
     ("STATIONMASTER_OPPONENT_SECONDS", "nan")],
)  # fmt: skip
def test_a_setting_that_makes_no_sense_is_named(monkeypatch, name, value):
    monkeypatch.setitem(os.environ, name, value)
    with pytest.raises(BadSetting, match=f"{name} is {value}"):
        Settings.read()


def test_the_example_names_every_setting_with_a_comment_and_its_default():
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    named = [line.partition("=")[0] for line in lines if line and not line.startswith("#")]
    read = re.findall(r'"(DISCORD_TOKEN|STATIONMASTER_\w+)"', (ROOT / "bot" / "settings.py").read_text("utf-8"))
    assert named == list(dict.fromkeys(read)) == list(NAMES)
    for name in named:
        assert lines[next(n for n, line in enumerate(lines) if line.startswith(f"{name}=")) - 1].startswith("# ")
