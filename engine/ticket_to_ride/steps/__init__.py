"""The steps of which a Ticket to Ride game makes its rounds."""
