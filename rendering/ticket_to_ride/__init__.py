"""Pictures of Ticket to Ride: the map, the pieces on it, cards, tickets and the final report."""
