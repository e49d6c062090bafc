"""Numbered SQL files, applied in order and never edited once released."""
