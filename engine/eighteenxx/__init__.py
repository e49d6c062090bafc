"""What the 18xx games share: hexes, tiles, track, the stock chart and the market of shares."""
