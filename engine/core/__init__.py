"""The kernel every game shares: moves, slots, steps, events, luck, matches. It knows no game."""
