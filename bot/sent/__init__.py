"""What the bot sends by itself: announcements, direct messages, reminders, moves of built-in opponents."""
