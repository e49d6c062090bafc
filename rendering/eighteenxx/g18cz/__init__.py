"""Pictures of 18CZ."""
