# 18CZ, track, homes and stations: what happens, what is refused, and what may be chosen. Money is in K.
# Edges of a hex, and track by the edges it leads to.

# What is refused: homes and stations.
g18cz-home-not_its_area = Siedzibą spółki { $company } jest jeden z tych obszarów: { $areas }.
g18cz-home-wrong_tile = { $company } kładzie w swoim obszarze własny czerwony kafel, { $tile }.
g18cz-option-home-area = { $hex }: połóż tu kafel siedziby, za darmo
g18cz-option-home-tile = { $tile }: siedziba spółki { $company }
