"""German Railways, a game that is also known as Preußische Ostbahn and Prussian Rails."""
