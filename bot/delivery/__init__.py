"""What the bot sends by itself: announcements, direct messages, reminders, lists of tables."""
