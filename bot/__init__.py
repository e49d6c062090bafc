"""The Discord bot: commands, panels, announcements. It knows the rules of no game."""
