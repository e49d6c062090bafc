# 18CZ, track, homes and stations: what happens, what is refused, and what may be chosen. Money is in K.
# Edges of a hex, and track by the edges it leads to.

# What is refused: homes and stations.
g18cz-home-not_its_area = { $company } 的总部是这些区域之一：{ $areas }。
g18cz-home-wrong_tile = { $company } 在它的区域铺设自己的红色板块 { $tile }。
g18cz-option-home-area = { $hex }：在此铺设总部板块，免费
g18cz-option-home-tile = { $tile }：{ $company } 的总部
