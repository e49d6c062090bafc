"""What the Ticket to Ride games share: board, cards, tickets, trail, scoring."""
