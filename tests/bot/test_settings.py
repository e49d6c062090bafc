import os
import re
from pathlib import Path

import pytest

from bot.settings import BadSetting, Settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    # What .env adds to the environment is taken back after the test.
    monkeypatch.setattr(
        os,
        "environ",
        {key: value for key, value in os.environ.items() if not key.startswith(("DISCORD_", "STATIONMASTER_"))},
    )


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
     ("STATIONMASTER_OPPONENT_SECONDS", "nan"), ("STATIONMASTER_LOG_FORMAT", "xml"), ("STATIONMASTER_HTTP", "here"),
     ("STATIONMASTER_HTTP", "localhost:0"), ("STATIONMASTER_BACKUPS", "kept, often"), ("STATIONMASTER_BACKUPS", "kept, 1d, 0"),
     ("STATIONMASTER_BACKUPS", ", 1d"), ("STATIONMASTER_BACKUPS", "kept, 1d, 2, 3")],
)  # fmt: skip
def test_a_setting_that_makes_no_sense_is_named(monkeypatch, name, value):
    monkeypatch.setitem(os.environ, name, value)
    with pytest.raises(BadSetting, match=f"{name} is {value}"):
        Settings.read()


@pytest.mark.parametrize(
    ("written", "plan"),
    [
        ("kept, 90m, 3", ("kept", 5400, 3)),
        ("/srv/kept,2d", ("/srv/kept", 172800, 7)),
        ("with a space", ("with a space", 86400, 7)),
        ("", None),
    ],
)
def test_backups_are_made_each_day_and_kept_a_week_unless_it_is_set_otherwise(monkeypatch, written, plan):
    monkeypatch.setitem(os.environ, "STATIONMASTER_BACKUPS", written)
    assert Settings.read().backups == (plan and (Path(plan[0]), *plan[1:]))


@pytest.mark.parametrize(
    ("written", "address"),
    [("9010", ("127.0.0.1", 9010)), ("0.0.0.0:9010", ("0.0.0.0", 9010)), ("[::1]:9010", ("::1", 9010)), ("", None)],
)
def test_what_is_asked_over_http_is_asked_of_this_machine_alone_unless_it_is_set_otherwise(
    monkeypatch, written, address
):
    monkeypatch.setitem(os.environ, "STATIONMASTER_HTTP", written)
    assert Settings.read().http == address


def test_the_example_names_every_setting_with_a_comment_and_its_default():
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    named = [line.partition("=")[0] for line in lines if line and not line.startswith("#")]
    read = re.findall(r'"(DISCORD_TOKEN|STATIONMASTER_\w+)"', (ROOT / "bot" / "settings.py").read_text("utf-8"))
    assert named == list(dict.fromkeys(read))
    for name in named:
        assert lines[next(n for n, line in enumerate(lines) if line.startswith(f"{name}=")) - 1].startswith("# ")
