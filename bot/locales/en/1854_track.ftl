# 1854: track, tunnels, stations and running: commands, buttons and questions.

command-1854-tile = Lay or upgrade a tile
command-1854-tile-hex = Where, such as F10
command-1854-tile-tile = Which tile
command-1854-tile-rotation = Its rotation
command-1854-waive = Lay a tile; your mountain railway makes it cheaper
command-1854-waive-local = Which mountain railway
command-1854-waive-hex = Where, such as E9
command-1854-waive-tile = Which tile
command-1854-waive-rotation = Its rotation
command-1854-tunnel = Build a tunnel for 100 G
command-1854-tunnel-hex = Where, such as G11
command-1854-tunnel-sides = Which two sides it joins
command-1854-cheap_tunnel = Build a tunnel; your mountain railway makes it cheaper
command-1854-cheap_tunnel-local = Which mountain railway
command-1854-cheap_tunnel-hex = Where, such as G11
command-1854-cheap_tunnel-sides = Which two sides it joins
command-1854-token = Build a station
command-1854-token-hex = Where, such as C17
command-1854-token-city = Which city there
command-1854-run = Run the trains
command-1854-run-routes = best, or each train and its stops, with spaces

g1854-core-move-tunnel = build a tunnel
core-move-cheap_tunnel = build a tunnel for less

g1854-move-tile = Lay a tile
g1854-move-waive = Lay a tile for less with a mountain railway
g1854-move-tunnel = Build a tunnel
g1854-move-cheap_tunnel = Build a tunnel for less with a mountain railway
g1854-move-token = Build a station
g1854-move-run = Run the trains

g1854-button-tile = Lay a tile
g1854-button-waive = Tile for less
g1854-button-tunnel = Build a tunnel
g1854-button-cheap_tunnel = Tunnel for less
g1854-button-token = Build a station
g1854-button-run = Run the trains

g1854-confirm-tile = Lay it
g1854-confirm-waive = Lay it
g1854-confirm-tunnel = Build it
g1854-confirm-cheap_tunnel = Build it
g1854-confirm-token = Build it
g1854-confirm-run = Run these routes
g1854-nothing-run = Run nothing

g1854-ask-tile-hex = On which hex?
g1854-ask-tile-tile = Which tile?
g1854-ask-tile-rotation = Which way round?
g1854-ask-waive-local = Which mountain railway gives the discount? It does so once in the game.
g1854-ask-waive-hex = On which hex?
g1854-ask-waive-tile = Which tile?
g1854-ask-waive-rotation = Which way round?
g1854-ask-tunnel-hex = Under which hex?
g1854-ask-tunnel-sides = Which two sides does it join?
g1854-ask-cheap_tunnel-local = Which mountain railway gives the discount? It does so once in the game.
g1854-ask-cheap_tunnel-hex = Under which hex?
g1854-ask-cheap_tunnel-sides = Which two sides does it join?
g1854-ask-token-hex = On which hex?
g1854-ask-token-city = In which city there?
g1854-ask-run-routes = What comes next? Name a train, then its stops from one end to the other, then perhaps the next train.

g1854-tunnel-not_its_kind = { $company } cannot build tunnels: only majors and Lokalbahn AGs can.
