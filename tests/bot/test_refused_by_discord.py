"""What Discord refuses without any fault of the bot: a line in the log, and a sentence for whoever pressed."""

import logging
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import SimpleNamespace

import discord
import pytest

from bot.faults import REASONS, log_fault, refusal_of, traced
from bot.interactions.here import LOOKS, SECONDS
from bot.messages.wording import explain
from bot.texts import texts_for
from tests.bot.stage import private

PACE = 60.0
"""Nobody waits here for an opponent, who would look for a turn as often."""

SAID = {
    50083: "locked or archived",
    160005: "locked or archived",
    200000: "AutoMod",
    200001: "AutoMod",
    240000: "AutoMod",
    50001: "/admin permissions",
    50013: "/admin permissions",
    160002: "/admin permissions",
    20016: "in a minute",
    30003: "a limit",
    30046: "a limit",
    160006: "a limit",
    10003: "no longer exists",
    90001: "did not accept that",
}
LATE = (10008, 10015, 10062, 40060, 50027)


def refusal(code, status=400, errors=None):
    """Make what discord.py raises where Discord refuses something."""
    body = {"code": code, "message": "the hand holds 3 red"} | ({} if errors is None else {"errors": errors})
    return discord.HTTPException(SimpleNamespace(status=status, reason="Bad Request"), body)


def wrong(field, code):
    return {field: {"_errors": [{"code": code, "message": "the hand holds 3 red"}]}}


def logged(caplog):
    return [(one.levelno, one.getMessage()) for one in caplog.records if one.levelno >= logging.WARNING]


async def test_whoever_pressed_is_told_why_discord_refused_an_answer_and_the_log_has_a_line(stage, monkeypatch, caplog):
    await stage.begin(stage.bob)
    for number, (code, words) in enumerate(SAID.items(), start=1):

        async def refused(*_, code=code, **__):
            raise refusal(code)

        monkeypatch.setattr(stage.bot.parts.private_panels, "show", refused)
        caplog.clear()
        if number % LOOKS == 0:
            await stage.env.advance_time(SECONDS)
        assert words in private(await stage.alice.slash(stage.channel, "hand"))
        ((level, line),) = logged(caplog)
        assert level == logging.WARNING
        assert str(code) in line
        assert "\n" not in line
        assert "3 red" not in line


async def test_what_comes_too_late_or_is_refused_to_the_end_has_one_line_too(stage, monkeypatch, caplog):
    await stage.begin(stage.bob)
    for code in (*LATE, 50083):

        async def refused(*_, code=code, **__):
            raise refusal(code)

        monkeypatch.setattr(stage.bot.parts.private_panels, "show", refused)
        monkeypatch.setattr("bot.interactions.errors.answer_privately", refused)
        caplog.clear()
        await stage.alice.slash(stage.channel, "hand")
        assert [level for level, _ in logged(caplog)] == [logging.WARNING]
        await stage.env.advance_time(60)


@pytest.mark.parametrize("status", [429, 500, 503])
def test_where_discord_itself_fails_it_is_no_fault_of_ours(status):
    assert refusal_of(refusal(0, status)) == "busy"


@pytest.mark.parametrize(
    "error",
    [refusal(50035, errors=wrong("content", "BASE_TYPE_BAD_LENGTH")), refusal(50006), refusal(40005, 413), OSError()],
)
def test_what_we_have_made_wrongly_stays_a_fault_of_ours(error, caplog):
    assert refusal_of(error) is None
    assert explain(error, texts_for("en-GB")) is None
    log_fault(logging.getLogger("bot"), error, "it failed")
    ((level, line),) = logged(caplog)
    assert level == logging.ERROR
    assert "3 red" not in line
    caplog.clear()


def test_a_body_is_refused_without_our_fault_for_a_word_in_it_or_a_message_that_is_gone():
    assert refusal_of(refusal(50035, errors=wrong("name", "CONTAINS_INVALID_WORDS"))) == "blocked"
    assert refusal_of(refusal(50035, errors=wrong("message_reference", "REPLIES_UNKNOWN_MESSAGE"))) == "gone"


def test_what_happens_by_itself_logs_a_line_for_what_discord_refuses(caplog):
    log_fault(logging.getLogger("bot"), refusal(200000), "table %s was not told", "abc")
    assert logged(caplog) == [(logging.WARNING, "table abc was not told: Discord refused it (200000, blocked)")]


def test_every_reason_is_a_sentence():
    texts = texts_for("en-GB")
    assert len({texts.say(f"refused.discord_{reason}") for reason in REASONS}) == len(REASONS)


def test_of_a_fault_in_another_process_the_log_has_its_lines_of_code_and_not_its_message():
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, pytest.raises(IndexError) as caught:
        pool.submit(fail, "the hand holds 3 red\n  and 2 blue").result()
    said = traced(caught.value)
    assert said.count(f'File "{__file__}", line') == 2, "where it is awaited, and where it fails"
    assert ", in fail" in said
    assert "red" not in said.partition("from ")[2]
    assert "blue" not in said.partition("from ")[2]


def fail(message):
    raise IndexError(message)
