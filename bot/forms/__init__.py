"""A move in the id of a button and as it is typed: what stands between a person and ``engine.core.forms``."""
