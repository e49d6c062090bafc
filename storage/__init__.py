"""Keeps tables, moves and everything around them in one SQLite file."""
