"""The decisions of an 18xx game, a file a step."""
