"""Converting positions stored under rules version 1 to the present shape, so that games under way can go on.

At that time only the owner of a certificate was stored. The bank's certificates were not distinguished by whether they
had been sold before, which makes no difference in 18CZ; there was one deck of trains; private companies were called
locals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.eighteenxx.companies import BANK, IPO
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.switches import switches_of


def present_shape(stored: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position of rules version 1 in the present shape; from there on it is played by the present rules."""
    depot, calendar = dict(stored["depot"]), stored["calendar"]
    depot["decks"] = [depot.pop("deck")]
    rounds = everything().figures.operating_rounds[calendar["set"]] if calendar["round"] else 0
    return {
        **{name: value for name, value in stored.items() if name != "locals"},
        "private_companies": stored["locals"],
        "charters": {name: _charter(charter) for name, charter in stored["charters"].items()},
        "depot": depot,
        "calendar": {**calendar, "rounds": rounds},
        "switches": msgspec.to_builtins(_switches(stored["switches"])),
    }


def _charter(charter: Mapping[str, Any]) -> dict[str, Any]:
    percents = everything().kind(charter["id"]).shares
    certificates = [
        {"percent": percent, "holder": IPO if owner == BANK else owner}
        for percent, owner in zip(percents, charter["certificates"], strict=True)
    ]
    return {**charter, "certificates": certificates}


def _switches(former: Mapping[str, Any]) -> object:
    """Return the present switches of a ruleset, recognized by its home of BCB, and of the variant that was set."""
    rulesets = ("rulebook", "18xx.games")
    ruleset = next(one for one in rulesets if switches_of({"ruleset": one}).bcb_home == former["bcb_home"])
    return switches_of({"ruleset": ruleset, "praha": "twice" if former["praha_twice"] else ""})
