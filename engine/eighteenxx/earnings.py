"""What companies have earned, as the log says it: a position keeps only the latest run of all."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.views import Earned

_WITHHELD = ("kept", "nothing", "no_train")
_DIVIDENDS = {f"18xx.dividend.{key}" for key in ("paid", "halved", *_WITHHELD)}


def earned_in(event: Text) -> tuple[CompanyId, Earned] | None:
    """Return what a company has earned and what of it was paid out, if an event tells that."""
    if event.key not in _DIVIDENDS:
        return None
    company, revenue, kept = event.params["company"], event.params["revenue"], event.params.get("kept", 0)
    assert isinstance(company, str)
    assert isinstance(revenue, int)
    assert isinstance(kept, int)
    paid = 0 if event.key.rpartition(".")[2] in _WITHHELD else revenue - kept
    return CompanyId(company), Earned(revenue, paid)


def latest_earned(events: Iterable[Text]) -> dict[CompanyId, Earned]:
    """Return what each company has earned in its latest turn of all events."""
    return dict(filter(None, map(earned_in, events)))
