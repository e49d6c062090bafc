from __future__ import annotations

import pytest

from bot.interactions import here
from bot.service import Refusal
from bot.service.lobby import checked_title
from bot.texts import DAY, HOUR, MINUTE, Texts, duration_text, harmless


def test_a_title_is_kept_on_one_line_without_control_characters():
    assert checked_title("  Friday\nnight\t\u202eevil\x00 ") == "Friday night evil"


@pytest.mark.parametrize("written", ["", "   ", "\n\u200b", "***", "-_-"])
def test_a_title_of_nothing_readable_is_refused(written):
    with pytest.raises(Refusal) as refused:
        checked_title(written)
    assert refused.value.text.key == "game.new.title_empty"


def test_a_title_may_have_sixty_characters_and_not_one_more():
    assert checked_title("x" * 60) == "x" * 60
    with pytest.raises(Refusal) as refused:
        checked_title("x" * 61)
    assert refused.value.text.params == {"length": 61, "most": 60}


def test_markup_and_mentions_in_a_title_are_shown_as_they_were_typed():
    shown = harmless(checked_title("**@everyone** <@123456789012345678> `x` ||y||"))
    assert "@everyone" not in shown
    assert "<@123456789012345678>" not in shown
    assert "**" not in shown.replace("\\*", "")


@pytest.mark.parametrize("written", ["<#123456789012345678>", "<t:1:R>", "</game new:1>", "https://example.org"])
def test_neither_channels_nor_times_nor_links_come_alive_in_a_title(written):
    shown = harmless(checked_title(written))
    assert not shown.startswith(("<", "https://"))


@pytest.mark.parametrize(
    ("written", "start", "end"),
    [("22-8", 22 * 60, 8 * 60), ("22:30-7", 22 * 60 + 30, 7 * 60), (" 0 - 6:15 ", 0, 375), ("23\u20137", 1380, 420)],
)
def test_quiet_hours_are_read_as_on_a_clock(written, start, end):
    hours = here.read(written, "Europe/Prague")
    assert hours is not None
    assert (hours.start, hours.end, hours.zone) == (start, end, "Europe/Prague")


def test_midnight_may_be_written_as_24():
    hours = here.read("20-24", "UTC")
    assert hours is not None
    assert here.written(hours) == "20:00\u201300:00"


@pytest.mark.parametrize("written", ["off", "none", "0", " OFF "])
def test_off_means_no_quiet_hours(written):
    assert here.read(written, "UTC") is None


@pytest.mark.parametrize("written", ["soon", "25-8", "22-8:75", "8-8", "22", "-5-3"])
def test_what_is_no_span_of_hours_is_refused(written):
    with pytest.raises(Refusal):
        here.read(written, "UTC")


def test_a_duration_is_said_in_its_largest_whole_unit():
    texts = Texts("en", strict=True)
    said = [texts.sentence(duration_text(seconds)) for seconds in (10 * MINUTE, HOUR, 36 * HOUR, 2 * DAY, 90 * MINUTE)]
    assert said == ["10 minutes", "an hour", "36 hours", "2 days", "90 minutes"]
