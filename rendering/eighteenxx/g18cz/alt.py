"""Pictures of 18CZ in words, for those who cannot see them: short enough for Discord's 1024 characters of alt text."""

from __future__ import annotations

from engine.core.text import Text, text
from engine.eighteenxx.g18cz.view import G18czView


def board(view: G18czView) -> Text:
    """Say the position on the map."""
    return text("18cz.alt.map", laid=len(view.map.laid))


def chart(view: G18czView) -> Text:
    """Say the chart."""
    return text("18cz.alt.chart", laid=len(view.chart))
