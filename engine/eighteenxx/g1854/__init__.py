"""1854, a game of railways in Austria."""
