"""What companies, private companies, trains and terrain are called."""

CompanyId = str
PrivateId = str
Kind = str
"""Of a company, a private company or a train, as the game names them: ``small``, ``major``."""
Terrain = str
"""What must be paid for when the first tile is laid: ``river``."""
