"""What companies, private companies, trains and terrain are called."""

from __future__ import annotations

from typing import NewType

from engine.core.steps import Actor

CompanyId = NewType("CompanyId", str)
PrivateId = str
Kind = str
"""Of a company, a private company or a train, as the game names them: ``small``, ``major``."""
Terrain = str
"""What must be paid for when the first tile is laid: ``river``."""


def company_of(actor: Actor) -> CompanyId:
    """Return the company that has its turn as an actor of a round."""
    return CompanyId(str(actor))
