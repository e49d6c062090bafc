"""What boards of hexes share: the shape of a hex, brushes, hills, mountains and rivers."""
