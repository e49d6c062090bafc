# The 18xx games: what is refused when trains run. Stops are printed hexes, with the number of the stop where a tile has several.

g18xx-route-no_such_train = { $train } is not a train that can run here: begin with one of { $trains }.
g18xx-route-train_twice = { $train } runs only once in a round: its stops stand in one piece, after its name.
g18xx-route-no_stops = Where does { $train } run? Name at least two stops after it.
g18xx-route-no_such_stop = There is no stop { $stop } with track: name a town or city by its hex, such as E13, or E13.0 where a tile has several.
g18xx-route-no_track = No track leads from { $start } straight to { $stop }. The next stops from { $start }: { $stops }.
g18xx-route-too_short = { $train } needs at least two different places; so far it stands in { $stop }.
g18xx-route-no_station = { $train } passes none of the company’s own stations: one must be on its route, anywhere.
g18xx-route-blocked = { $stop } is full of other companies’ stations: a route may begin or end there, but not go through.
g18xx-route-twice = { $stop } comes twice: a train visits each place once.
g18xx-route-same_track = { $train } and { $other } would both cross between { $hexes }: trains of one company share stops, but no track.
g18xx-route-same_track_twice = This route crosses between { $hexes } twice: a train uses each piece of track once.
g18xx-route-too_many_cities = That is { $count } cities and red areas, and this train reaches { $most }.
g18xx-route-too_many_stops = That is { $count } stops, and this train reaches { $most }.

# A card of a train, and which of several that are alike.
g18xx-train-card = { $train } (card { $rank }{ $number ->
        [1] )
       *[other] , number { $number })
    }
