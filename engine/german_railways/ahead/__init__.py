"""How the opponent of German Railways that thinks ahead plays games on, and what it concludes from that."""
