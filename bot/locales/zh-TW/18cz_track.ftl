# 18CZ, track, homes and stations: what happens, what is refused, and what may be chosen. Money is in K.
# Edges of a hex, and track by the edges it leads to.

# What is refused: homes and stations.
g18cz-home-not_its_area = { $company } 的總部是這些區域之一：{ $areas }。
g18cz-home-wrong_tile = { $company } 在它的區域鋪設自己的紅色板塊 { $tile }。
g18cz-option-home-area = { $hex }：在此鋪設總部板塊，免費
g18cz-option-home-tile = { $tile }：{ $company } 的總部
