"""Quiet hours: when a reminder may ring, whatever the clock change."""

from __future__ import annotations

import datetime as dt
import functools
import zoneinfo
from collections.abc import Iterable

from storage.records import QuietHours

_MINUTES = 24 * 60
"""Of a day."""


def is_quiet(moment: float, quiet: QuietHours) -> bool:
    """Tell whether a moment (UTC unix seconds) falls into quiet hours."""
    return _covers(quiet, _local(moment, quiet.zone))


def after_quiet(moment: float, quiet: QuietHours) -> float:
    """Return ``moment``, or where it is quiet the end of these quiet hours, in UTC unix seconds.

    Where the clocks go forward over the end of the quiet hours, they end an hour later on the new clock; where the
    clocks go back over it, they end the first time that the end is shown, unless ``moment`` comes after that.
    """
    local = _local(moment, quiet.zone)
    if not _covers(quiet, local):
        return moment
    day = local.date()
    if _minute(local) >= quiet.end:  # before midnight of a span that runs over it
        day += dt.timedelta(days=1)
    end = dt.time(quiet.end // 60, quiet.end % 60)
    ends = (dt.datetime.combine(day, end, local.tzinfo).replace(fold=fold).timestamp() for fold in (0, 1))
    return next(stop for stop in ends if stop > moment)


def after_all(moment: float, spans: Iterable[QuietHours | None]) -> float:
    """Return the first moment from ``moment`` on that none of the spans covers.

    Where together they cover the whole day, the last span alone is heeded.
    """
    heeded = [span for span in spans if span is not None]
    ring = moment
    for _ in range(2 * len(heeded)):
        for span in heeded:
            ring = after_quiet(ring, span)
        if not any(is_quiet(ring, span) for span in heeded):
            return ring
    return after_quiet(moment, heeded[-1]) if heeded else moment


@functools.cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(zoneinfo.available_timezones() | {"UTC"})


def sensible(quiet: QuietHours) -> bool:
    """Tell whether quiet hours name times and a zone that there are, and leave some of the day."""
    times = all(0 <= minute < _MINUTES for minute in (quiet.start, quiet.end))
    return times and quiet.start != quiet.end and quiet.zone in zones()


def _covers(quiet: QuietHours, local: dt.datetime) -> bool:
    minute = _minute(local)
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end


def _minute(local: dt.datetime) -> int:
    return local.hour * 60 + local.minute


def _local(moment: float, zone: str) -> dt.datetime:
    # UTC needs no database of time zones, which some systems lack.
    tz = dt.UTC if zone == "UTC" else zoneinfo.ZoneInfo(zone)
    return dt.datetime.fromtimestamp(moment, tz)
