"""The opponent of 18xx games that thinks ahead: it plays the game on after each of some moves."""
