"""The figures of 1854 that no other 18xx game has."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.eighteenxx.facts import Figures

ContractSize = Literal["small", "large"]


class MailContract(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A size of mail contract (1854 R3, R10)."""

    count: int
    price: int
    income: tuple[int, int, int, int]
    """While yellow, green, brown and gray tiles are the latest."""


class G1854Figures(Figures, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the rulebook, those that only 1854 has among them, in G."""

    bank: int
    certificates: int
    """Of majors, all of them unsplit: the certificate limit is this divided by the number of players (1854 S5.5)."""
    certificates_per_split: int
    """What each split adds to it."""
    issued_by_split: int
    """Certificates of 10 % (1854 P4)."""
    local_price: int
    local_capital: int
    merger_price: int
    """Where a Lokalbahn AG begins on the chart (1854 M2)."""
    mail: dict[ContractSize, MailContract]
