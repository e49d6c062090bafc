"""What becomes of a press: each control is answered here, privately, and the table learns of it."""
