"""The moves that only 1854 has."""

from __future__ import annotations

from engine.core.moves import Move
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g1854.printed import ContractSize


class BuyContract(Move, frozen=True, tag="mail"):
    """Buy a mail contract for the operating company."""

    size: ContractSize


class Merge(Move, frozen=True, tag="merge"):
    """Propose to merge an own local railway with another one."""

    partner: CompanyId


class NameLokalbahn(Move, frozen=True, tag="lokalbahn"):
    """Choose which Lokalbahn AG two local railways become."""

    company: CompanyId
