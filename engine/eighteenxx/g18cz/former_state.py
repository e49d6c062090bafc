"""Positions as rules version 1 stored them, brought into the shape of today's, so that games under way go on.

Then a certificate was no more than its owner, and those that the bank had were not distinguished by whether they had
been sold before, which in 18CZ makes no difference; there was one deck of trains; private companies were called locals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.eighteenxx.companies import BANK, IPO
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.switches import switches_of


def present_shape(stored: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position of rules version 1 as today's are stored; from there on it is played by today's rules."""
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
    """Return today's switches of a ruleset, recognized by where it has BCB's home, and of the variant that was set."""
    rulesets = ("rulebook", "18xx.games")
    ruleset = next(one for one in rulesets if switches_of({"ruleset": one}).bcb_home == former["bcb_home"])
    return switches_of({"ruleset": ruleset, "praha": "twice" if former["praha_twice"] else ""})
