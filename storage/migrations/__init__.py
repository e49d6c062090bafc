"""Numbered SQL files, a folder for each kind of database: applied in order and never edited once released."""
