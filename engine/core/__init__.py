"""The kernel every game shares: moves, slots, steps, events, random numbers, matches. It knows no game."""
