"""What people press and type: each interaction is answered here, privately, and the table learns of it."""
