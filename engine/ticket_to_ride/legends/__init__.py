"""Ticket to Ride: Legends of the West, a campaign of twelve games. Rules are cited as ``L C4.2``, by their numbers."""
