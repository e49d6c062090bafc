"""Parts of the rules that a Ticket to Ride game has or has not: stations, tunnels, the longest trail."""
