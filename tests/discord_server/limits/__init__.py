"""Discord's written limits, as checks that return sentences: an empty list means that Discord would take it.

The local server refuses by them, and unit tests over panels and commands may call them without any server.
"""

from .commands import characters_of, check_commands
from .message import EMPTY, check_message
from .modal import check_choices, check_modal

__all__ = ["EMPTY", "characters_of", "check_choices", "check_commands", "check_message", "check_modal"]
