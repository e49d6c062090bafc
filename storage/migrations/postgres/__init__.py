"""The migrations for PostgreSQL: the first one makes all that those for SQLite had made up to the same number."""
