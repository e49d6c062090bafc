"""What PostgreSQL is given: its first file makes all that the files of SQLite had made up to the same number."""
