"""Pictures of the 18xx games: the hex map and its tiles, the stock chart, charters, trains and players."""
