"""Pictures of 1854."""
