"""What came of a press or a command."""

from __future__ import annotations

from typing import NamedTuple

from bot.forms.coded_forms import Code
from bot.service import Outcome


class PressResult(NamedTuple):
    """What came of a press or a command."""

    code: Code | None = None
    """The form that is open now."""
    notice: str = ""
    """What is to be said of it, in words."""
    outcome: Outcome | None = None
    """The move that was made."""
    declining: bool = False
    """Whether what is left of the turn is to be declined is asked first."""
    noted: bool = False
    """Something was added to a question, for everybody to read."""
    unchanged: bool = False
    """Nothing has happened at the table, so what was fetched for the press can be shown."""
