"""The built-in opponent that plans."""

from engine.german_railways.players import choose_at_random as choose_sensibly

__all__ = ["choose_sensibly"]
