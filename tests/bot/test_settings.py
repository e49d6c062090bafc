import codecs
import os
import re
import sys
from pathlib import Path

import pytest

from bot import program
from bot.settings import BadSetting, Settings
from storage.errors import StorageError

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


SAVED = "# Hier steht, wo alles lägt: café\r\nDISCORD_TOKEN=abc\r\nSTATIONMASTER_DATABASE=x.db\r\n"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be-bom", "utf-32", "latin-1", "cp1252", "mac-roman"]
)
def test_the_file_env_is_read_however_an_editor_or_a_shell_saves_it(tmp_path, encoding):
    data = codecs.BOM_UTF16_BE + SAVED.encode("utf-16-be") if encoding == "utf-16-be-bom" else SAVED.encode(encoding)
    (tmp_path / ".env").write_bytes(data)
    settings = Settings.read()
    assert (settings.token, settings.database) == ("abc", Path("x.db"))


@pytest.mark.parametrize(
    "data", [b"\xff\xfeD\0I", SAVED.encode("utf-16-le"), b"DISCORD_TOKEN=a\0b\n", b"\xff\xfe\0\xd8"]
)
def test_a_file_env_that_nobody_can_read_is_refused_with_how_to_save_it(tmp_path, monkeypatch, data):
    (tmp_path / ".env").write_bytes(data)
    for arguments in (["bot"], ["bot", "check"]):
        monkeypatch.setattr(sys, "argv", arguments)
        with pytest.raises(SystemExit, match=r"^stationmaster: \.env cannot be read: save it as UTF-8$"):
            program.main()


def test_a_folder_called_env_is_no_file_of_settings(tmp_path):
    (tmp_path / ".env").mkdir()
    assert Settings.read().token is None


def test_a_file_that_is_named_goes_before_the_environment_and_the_file_env(tmp_path, monkeypatch):
    (tmp_path / ".env").write_text("STATIONMASTER_LOG_LEVEL=DEBUG\n")
    (tmp_path / "service").write_text("DISCORD_TOKEN=abc\n")
    monkeypatch.setitem(os.environ, "DISCORD_TOKEN", "def")
    settings = Settings.read(tmp_path / "service")
    assert (settings.token, settings.log_level) == ("abc", "INFO")
    with pytest.raises(BadSetting, match="nowhere cannot be read: No such file"):
        Settings.read(tmp_path / "nowhere")


def test_a_tilde_is_the_home_of_whoever_runs_the_bot(tmp_path, monkeypatch):
    monkeypatch.setitem(os.environ, "HOME", str(tmp_path))
    monkeypatch.setitem(os.environ, "USERPROFILE", str(tmp_path))
    monkeypatch.setitem(os.environ, "STATIONMASTER_DATABASE", "~/tables.sqlite3")
    monkeypatch.setitem(os.environ, "STATIONMASTER_BACKUPS", "~/kept, 1d")
    settings = Settings.read()
    assert (settings.database, settings.backups.folder) == (tmp_path / "tables.sqlite3", tmp_path / "kept")
    monkeypatch.setitem(os.environ, "STATIONMASTER_BACKUPS", "~nobody-of-this-name/kept, 1d")
    with pytest.raises(BadSetting, match="nobody knows whose home"):
        Settings.read()
    monkeypatch.setitem(os.environ, "STATIONMASTER_DATABASE", "~nobody-of-this-name/tables.sqlite3")
    with pytest.raises(StorageError, match="nobody knows whose home"):
        Settings.read()


@pytest.mark.parametrize("written", ["stationmaster.sqlite3", "/srv/tables", "mysql://me:hidden@host/name"])
def test_the_direct_address_is_that_of_a_server(monkeypatch, written):
    monkeypatch.setitem(os.environ, "STATIONMASTER_DIRECT_DATABASE", written)
    with pytest.raises((BadSetting, StorageError), match=r"postgresql://user:password@host/name") as refused:
        Settings.read()
    assert "hidden" not in str(refused.value)


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
     ("STATIONMASTER_BACKUPS", ", 1d"), ("STATIONMASTER_BACKUPS", "backups 24h 14"), ("STATIONMASTER_BACKUPS", "kept;24h;14"),
     ("STATIONMASTER_BACKUPS", "kept 24h"), ("STATIONMASTER_BACKUPS", "kept 24h, 14"), ("STATIONMASTER_BACKUPS", "kept, 1d, 2, 3")],
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
