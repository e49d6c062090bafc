"""The opponent of 18xx games that thinks ahead: it plays games on after some moves, or tries the tiles that follow."""
