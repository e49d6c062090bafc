"""The pictures of Ticket to Ride: Legends of the West."""
