"""The steps that make up the rounds of a game."""
