"""How a planning opponent weighs a position, plans its routes and chooses among them."""
