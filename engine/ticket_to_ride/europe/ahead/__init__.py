"""How the opponent that thinks ahead plays a game of Europe on, and what it concludes."""
