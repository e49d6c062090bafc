"""What is sent without being asked for: announcements, direct messages, reminders, moves of built-in opponents."""
