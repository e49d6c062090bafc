"""Game logs of 18xx.games: reading, replaying, comparing with a trace, writing."""
