import datetime as dt
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service import QuietHours
from bot.service.waiting import active_span, after_all, after_quiet, is_quiet, sensible
from storage.records import ActiveHours


def at(text, zone="Europe/Prague", fold=0):
    return dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def hours(start, end, zone="Europe/Prague"):
    return QuietHours(int(start * 60), int(end * 60), zone)


@pytest.mark.parametrize(
    ("quiet", "moment", "rings"),
    [
        (hours(22, 8), "2026-01-10 21:59", "2026-01-10 21:59"),
        (hours(22, 8), "2026-01-10 22:00", "2026-01-11 08:00"),
        (hours(22, 8), "2026-01-10 23:59", "2026-01-11 08:00"),
        (hours(22, 8), "2026-01-11 00:00", "2026-01-11 08:00"),
        (hours(22, 8), "2026-01-11 07:59", "2026-01-11 08:00"),
        (hours(22, 8), "2026-01-11 08:00", "2026-01-11 08:00"),
        (hours(9, 17), "2026-01-10 08:59", "2026-01-10 08:59"),
        (hours(9, 17), "2026-01-10 12:00", "2026-01-10 17:00"),
        (hours(0, 6), "2026-01-10 00:00", "2026-01-10 06:00"),
        (hours(20, 0), "2026-01-10 21:00", "2026-01-11 00:00"),
        (hours(22, 8), "2026-12-31 23:00", "2027-01-01 08:00"),
        # The clocks go forward on 29 March 2026, back on 25 October.
        (hours(22, 8), "2026-03-28 23:00", "2026-03-29 08:00"),
        (hours(22, 8), "2026-10-24 23:00", "2026-10-25 08:00"),
    ],
)
def test_a_reminder_waits_for_the_end_of_quiet_hours(quiet, moment, rings):
    assert after_quiet(at(moment), quiet) == at(rings)


def test_the_night_of_a_clock_change_is_an_hour_shorter_or_longer():
    assert after_quiet(at("2026-03-28 22:00"), hours(22, 8)) - at("2026-03-28 22:00") == 9 * 3600
    assert after_quiet(at("2026-10-24 22:00"), hours(22, 8)) - at("2026-10-24 22:00") == 11 * 3600


def test_an_end_that_the_clocks_skip_comes_an_hour_later_on_the_new_clock():
    assert after_quiet(at("2026-03-29 01:00"), hours(22, 2.5)) == at("2026-03-29 03:30")


def test_an_end_that_the_clocks_show_twice_counts_the_first_time_unless_that_is_past():
    assert after_quiet(at("2026-10-25 01:00"), hours(22, 2.5)) == at("2026-10-25 02:30", fold=0)
    assert after_quiet(at("2026-10-25 02:10", fold=1), hours(22, 2.5)) == at("2026-10-25 02:30", fold=1)


def test_quiet_hours_are_those_of_the_persons_own_zone():
    noon = dt.datetime(2026, 7, 1, 12, tzinfo=dt.UTC).timestamp()
    assert is_quiet(noon, hours(22, 8, "Asia/Tokyo")) is False
    assert is_quiet(noon, hours(20, 8, "Asia/Tokyo")) is True
    assert after_quiet(noon, hours(4, 9, "America/New_York")) == noon + 3600


def test_the_tables_and_the_persons_hours_are_both_heeded():
    spans = (hours(22, 6, "UTC"), None, hours(5, 9, "UTC"))
    assert after_all(at("2026-01-10 23:00", "UTC"), spans) == at("2026-01-11 09:00", "UTC")
    assert after_all(5.0, (None, None)) == 5.0


def test_where_together_they_leave_nothing_the_persons_own_hours_are_heeded():
    spans = (hours(8, 22, "UTC"), hours(20, 10, "UTC"))
    assert after_all(at("2026-01-10 09:00", "UTC"), spans) == at("2026-01-10 10:00", "UTC")


@pytest.mark.parametrize(
    "quiet",
    [hours(8, 8), hours(-1, 8), hours(8, 24), hours(1, 2, "Europe/Atlantis"), hours(1, 2, "../etc/passwd"), hours(1, 2, "")],
)  # fmt: skip
def test_hours_that_make_no_sense_are_known(quiet):
    assert not sensible(quiet)


ZONES = (
    "UTC",
    "Europe/Prague",
    "America/Santiago",
    "Asia/Beirut",
    "Australia/Lord_Howe",
    "America/St_Johns",
    "Asia/Kathmandu",
)


@given(
    st.floats(1.5e9, 1.9e9),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from(ZONES),
)
def test_a_reminder_never_rings_in_quiet_hours_and_waits_a_day_at_most(moment, start, end, zone):
    quiet = QuietHours(start, end, zone)
    if start == end:
        return
    rings = after_quiet(moment, quiet)
    assert not is_quiet(rings, quiet)
    assert 0 <= rings - moment <= 25 * 3600
    assert is_quiet(moment, quiet) == (rings > moment)


def plays(start, end, zone="Europe/Prague", *, weekends=True):
    return ActiveHours(int(start * 60), int(end * 60), zone, weekends)


@pytest.mark.parametrize(
    ("active", "moment", "start", "end"),
    [
        (plays(18, 23), "2026-01-09 12:00", "2026-01-09 18:00", "2026-01-09 23:00"),
        (plays(18, 23), "2026-01-09 19:00", "2026-01-09 18:00", "2026-01-09 23:00"),
        (plays(18, 23), "2026-01-09 23:00", "2026-01-10 18:00", "2026-01-10 23:00"),
        (plays(18, 23, weekends=False), "2026-01-09 23:00", "2026-01-12 18:00", "2026-01-12 23:00"),
        (plays(22, 2), "2026-01-09 01:00", "2026-01-08 22:00", "2026-01-09 02:00"),
        (plays(22, 2, weekends=False), "2026-01-10 01:00", "2026-01-09 22:00", "2026-01-10 02:00"),
        (plays(0, 0, weekends=False), "2026-01-10 01:00", "2026-01-12 00:00", "2026-01-13 00:00"),
        (plays(0, 0, weekends=False), "2026-01-07 01:00", "2026-01-07 00:00", "2026-01-08 00:00"),
        (plays(2, 5), "2026-03-29 00:00", "2026-03-29 03:00", "2026-03-29 05:00"),
        (plays(2.25, 2.75), "2026-03-28 12:00", "2026-03-29 03:15", "2026-03-29 03:45"),
    ],
)
def test_somebody_plays_in_the_hours_of_today_or_in_the_next_ones(active, moment, start, end):
    assert active_span(active, at(moment)) == (at(start), at(end))


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.booleans(),
    st.sampled_from(["UTC", "Europe/Prague", "America/St_Johns", "Pacific/Apia", "Australia/Lord_Howe"]),
    st.floats(1_700_000_000, 1_900_000_000),
)
def test_everybody_who_says_when_they_play_plays_within_a_few_days(start, end, weekends, zone, moment):
    begins, ends = active_span(ActiveHours(start, end, zone, weekends), moment)
    assert moment < ends
    assert begins < ends <= begins + 25 * 3600
    assert begins <= moment + 5 * 86400
