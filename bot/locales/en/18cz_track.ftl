# 18CZ, track, homes and stations: what happens, what is refused, and what may be chosen. Money is in K.
# Edges of a hex, and track by the edges it leads to.

# What is refused: homes and stations.
g18cz-home-not_its_area = The home of { $company } is one of these areas: { $areas }.
g18cz-home-wrong_tile = { $company } lays its own red tile, { $tile }, in its area.
g18cz-option-home-area = { $hex }: lay the home tile here, free
g18cz-option-home-tile = { $tile }: the home of { $company }
