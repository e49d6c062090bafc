"""The pictures of German Railways."""
