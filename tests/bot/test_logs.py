"""What a line of the log tells, as text and as JSON."""

import json
import logging
import subprocess
import sys

import pytest

from bot import answering, logs

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789ab"


@pytest.fixture
def log():
    """Return what writes a line as JSON, or as text, and reads it back."""

    def written(message, *about, as_json=True, error=None):
        trace = (type(error), error, error.__traceback__) if error else None
        record = logging.getLogger("bot.any").makeRecord("bot.any", logging.ERROR, "", 1, message, about, trace)
        if as_json:
            return json.loads(logs.Json().format(record))
        line = logs.Placed(logging.Formatter("%(message)s")).format(record)
        assert record.getMessage() == message % about
        return line

    return written


async def test_a_line_tells_its_table_and_its_interaction(log):
    with answering.answering("77", "command"):
        answering.about_table("abc")
        line = log("no %s", "picture")
        assert (line["message"], line["level"], line["table"], line["interaction"]) == (
            "no picture",
            "ERROR",
            "abc",
            "77",
        )
        assert log("no %s", "picture", as_json=False) == "no picture [table=abc interaction=77]"


async def test_what_the_bot_does_by_itself_has_neither(log):
    assert set(log("stopped")) == {"time", "level", "logger", "message"}
    assert log("stopped", as_json=False) == "stopped"


def test_an_error_is_written_by_its_lines_of_code_and_not_by_what_it_says(log):
    try:
        raise ValueError("a hand of " + "red" + "black")  # noqa: TRY301
    except ValueError as error:
        line = log("it failed", error=error)
    assert line["error"].startswith("ValueError\n")
    assert "test_logs.py" in line["error"]
    assert "redblack" not in json.dumps(line)


@pytest.mark.parametrize("key", [TOKEN, "aW50ZXJhY3Rpb246" * 8])
@pytest.mark.parametrize("as_json", [True, False])
def test_a_key_is_left_out_of_whatever_is_written(log, key, as_json):
    assert key not in str(log("POST /webhooks/1/%s/messages", key, as_json=as_json))


CHILDREN = """
from bot import logs
from tests.bot import children_that_fail as children

logs.set_up_logging("INFO", as_json=True)
spawning = logs.Spawning()
for target, given in ((children.fail, ()), (children.fail_in_a_thread, ()), (children.warn, ()), (print, (children.Unreadable(),))):
    process = spawning.Process(target=target, args=given)
    process.start()
    process.join()
raise ValueError("a hand of red")
"""


@pytest.mark.long
def test_processes_that_the_bot_begins_log_json_too_whenever_they_fail():
    run = subprocess.run([sys.executable, "-c", CHILDREN], capture_output=True, text=True, check=False, timeout=300)
    lines = [json.loads(line) for line in run.stderr.splitlines()]
    said = [(line["level"], line["message"].split("\n")[0].rpartition("Warning: ")[2]) for line in lines]
    assert said == [
        ("ERROR", "a process has failed: ValueError"),
        ("ERROR", "a thread has ended: ValueError"),
        ("WARNING", "it was warned of"),
        ("ERROR", "it was logged"),
        ("ERROR", "it was printed"),
        ("CRITICAL", "a process has ended: FileNotFoundError"),
        ("CRITICAL", "a process has ended: ValueError"),
    ]
    assert "a hand of red" not in "".join(line["message"] for line in lines[:-1])
