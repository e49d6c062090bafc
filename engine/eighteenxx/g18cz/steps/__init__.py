"""The decisions that only 18CZ has: one file for each step."""
