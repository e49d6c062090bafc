"""What only the pictures of Ticket to Ride: Europe have."""
