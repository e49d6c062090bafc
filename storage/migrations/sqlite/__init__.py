"""The migrations for SQLite."""
