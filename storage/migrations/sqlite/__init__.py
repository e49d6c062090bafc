"""What SQLite is given."""
