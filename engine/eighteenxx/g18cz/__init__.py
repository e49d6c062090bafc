"""18CZ, for two to six players."""
