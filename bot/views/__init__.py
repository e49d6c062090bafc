"""Buttons and menus: every one finds its table and its meaning in its own id, so that it survives a restart."""
