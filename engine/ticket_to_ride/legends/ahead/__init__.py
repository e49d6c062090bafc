"""How the opponent that thinks ahead plays a game of Legends on, and what it concludes."""
