"""Ticket to Ride: Europe, for two to five players."""
