"""How the sensible opponent weighs a position, plans its routes and chooses among them."""
