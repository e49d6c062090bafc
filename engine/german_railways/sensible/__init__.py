"""The sensible opponent of German Railways."""
