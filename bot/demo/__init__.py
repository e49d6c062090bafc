"""The demo: the real bot in an imitation of Discord, on this machine alone."""
