"""Playing a game of Legends on, to see what comes of a move."""
