"""The decisions of an 18xx game: one file for each step."""
