"""The opponent of 18xx games that thinks ahead: it plays the game on after some moves, or tries next tiles."""
