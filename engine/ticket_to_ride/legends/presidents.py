"""The times and lengths by which whoever runs the campaign lets presidents decide between games (L A3, A4, L1.4).

Who presides over which company is kept there too; a company's secrets lie in its office and change hands with it.
"""

READY_HOURS = 72
"""So many hours after the second has said that he is ready, who is silent misses the game (L L1.4)."""
READY_DAYS = (1, 14)
"""The fewest and the most days that the host may set instead."""
SILENT_DAYS = 14
"""After so many days of silence the others may give a company to another person (L A4)."""
LONGEST_NAME = 40
"""Letters of a company's name."""
