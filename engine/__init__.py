"""The rules of railway board games, knowing nothing of Discord, databases, pixels or clocks."""
