"""What the bot sends of its own accord: announcements, direct messages, reminders, lists of tables."""
