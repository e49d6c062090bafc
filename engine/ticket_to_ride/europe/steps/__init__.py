"""The steps of which the rounds of a game consist."""
