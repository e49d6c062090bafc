"""German Railways, which is also Preußische Ostbahn and Prussian Rails."""
