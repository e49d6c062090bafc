"""What companies have earned, read from events: a position keeps only the latest run of any company."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.views import Earned

_WITHHELD = ("kept", "nothing", "no_train")
_DIVIDENDS = {f"18xx.dividend.{key}" for key in ("paid", "halved", *_WITHHELD)}


def earned_in(event: Text) -> tuple[CompanyId, Earned] | None:
    """Return which company has earned what, and how much was paid out, if an event says so; else None."""
    if event.key not in _DIVIDENDS:
        return None
    company, revenue, kept = event.params["company"], event.params["revenue"], event.params.get("kept", 0)
    assert isinstance(company, str)
    assert isinstance(revenue, int)
    assert isinstance(kept, int)
    paid = 0 if event.key.rpartition(".")[2] in _WITHHELD else revenue - kept
    return CompanyId(company), Earned(revenue, paid)


def latest_earned(events: Iterable[Text]) -> dict[CompanyId, Earned]:
    """Return what each company earned in the latest of its turns among these events."""
    return dict(filter(None, map(earned_in, events)))
