"""How the opponent that thinks ahead plays a game of German Railways on, and what it concludes."""
