"""Pictures of the 18xx games, drawn alike for all: a game brings its ``Edition`` and the list of its pictures."""
