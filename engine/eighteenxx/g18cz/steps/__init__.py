"""The decisions of 18CZ, a file a step of the turn."""
