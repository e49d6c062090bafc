# The 18xx games: what is refused when trains run. Stops are printed hexes, with the number of the stop where a tile has several.

g18xx-route-no_such_train = { $train } is not a train that can run here. Begin with one of { $trains }.
g18xx-route-train_twice = { $train } runs only once a round: name all its stops together, after the train.
g18xx-route-no_stops = Where does { $train } run? Name at least two stops after it.
g18xx-route-no_such_stop = There is no stop { $stop } with track: name a town or city by its hex, such as E13, or E13.0 where a tile has several.
g18xx-route-no_track = No track leads from { $start } straight to { $stop }. The next stops from { $start }: { $stops }.
g18xx-route-too_short = { $train } needs at least two different places; so far it has only { $stop }.
g18xx-route-no_station = { $train } passes none of the company’s own stations: its route must include at least one.
g18xx-route-blocked = { $stop } is full of other companies’ stations: a route may begin or end there, but not pass through.
g18xx-route-ends = A route of this train may begin or end in { $stop }, but not pass through it.
g18xx-route-closed = { $train } may not run to { $stop }.
g18xx-route-twice = { $stop } comes twice: a train visits each place only once.
g18xx-route-same_track = { $train } and { $other } would both use track between { $hexes }: trains of one company may share stops, but not track.
g18xx-route-same_track_twice = This route uses track between { $hexes } twice: a train uses each piece of track only once.
g18xx-route-too_many_cities = That is { $count } cities, and this train reaches { $most }.
g18xx-route-too_many_stops = That is { $count } stops, and this train reaches { $most }.

# A card of a train, and which of several that are alike; of one that runs as what its rank says, the rank is left out.
g18xx-train-card = { $train } (card { $rank }{ $number ->
        [1] )
       *[other] , number { $number })
    }

g18xx-train-copy = { $train }{ $number ->
        [1] {""}
       *[other] {" "}(number { $number })
    }

g18xx-edge-0 = SW
g18xx-edge-1 = W
g18xx-edge-2 = NW
g18xx-edge-3 = NE
g18xx-edge-4 = E
g18xx-edge-5 = SE
g18xx-way-track = { $a }–{ $b }
g18xx-way-ends = ({ $edges })

g18xx-hex-named = { $hex } { $name }
g18xx-hex-plain = { $hex }

# What happens.
g18xx-track-laid = **{ $company }** lays tile { $tile } on **{ $place }**{ $cost ->
        [0] .
       *[other] {" "}for { $cost } { g18xx-currency }.
    }
g18xx-track-special = **{ $company }** lays the special tile { $tile } on **{ $place }** with its { g18xx-private } { $local }.
g18xx-track-waived = **{ $company }** lays tile { $tile } on **{ $place }**; its { g18xx-private } { $local } pays for the terrain.
g18xx-track-cheaper = **{ $company }** lays tile { $tile } on **{ $place }** for { $cost } { g18xx-currency }, with the discount of { $local }.
g18xx-track-passed = **{ $company }** is done laying track.
g18xx-home-built = **{ $company }** places its home station in **{ $place }**.
g18xx-home-no_room = There is no room for the home station of **{ $company }** in **{ $place }**.
g18xx-home-chooses = **{ $place }** has two cities: **{ $company }** chooses one of them for its station.
g18xx-station-passed = **{ $company }** builds no station.
g18xx-station-built = **{ $company }** builds a station in **{ $place }**{ $price ->
        [0] .
       *[other] {" "}for { $price } { g18xx-currency }.
    }

# What is refused: tiles.
g18xx-track-no_such_hex = There is no hex { $hex } on this map. Choose one of the suggestions, such as E11.
g18xx-track-no_such_tile = There is no tile { $tile } in this game. Choose one of the suggestions.
g18xx-track-reserved = { $hex } is reserved for { $company }: only its home tile may be laid there. Track may end at its edge.
g18xx-track-blocked = Nobody may lay a tile on { $hex } while a player owns { $local }.
g18xx-track-red = Tile { $tile } is a home tile: only its own company lays it, at the start of its first turn.
g18xx-track-special_only = Tile { $tile } is special: it is laid only with a { g18xx-private }.
g18xx-track-not_special = Tile { $tile } is not special: with a { g18xx-private } you lay an extra special tile.
g18xx-track-not_yet = Tile { $tile } is { $colour }, and { $colour } tiles are not available yet in phase { $phase }.
g18xx-track-too_high = The { g18xx-private } { $local } lays no { $colour } tiles.
g18xx-track-no_upgrade = You have laid a yellow tile this turn, and tile { $tile } would be an upgrade: a company either lays yellow tiles or upgrades one.
g18xx-track-spent = You have laid all your track for this turn: two yellow tiles in a company’s first turn, one in later turns, or one upgrade instead.
g18xx-track-does_not_fit = Tile { $tile } does not fit on { $place }: it must be of the next colour, with the same letter and the same kind of towns or cities, and keep all the track there is.
g18xx-track-none_left = No tile { $tile } is left. One comes back when it is upgraded.
g18xx-track-takes_none = No tile is ever laid on { $place }.
g18xx-track-must_lead = The first tile on { $place } must have track to its side { $side }.
g18xx-track-wrong_rotation = Tile { $tile } does not fit on { $place } like that: no track may run off the map, and all existing track must be kept.
g18xx-track-out_of_reach = { $place } is not connected to a station of { $company }.
g18xx-track-not_connected = Turned like that, no track of tile { $tile } on { $place } is connected to a station of { $company }.
g18xx-track-too_costly = The terrain of { $place } costs { $cost } { g18xx-currency }, and { $company } has { $cash } { g18xx-currency }.
g18xx-track-nothing_waived = The terrain of { $place } costs nothing that the { g18xx-private } { $local } could save you.
g18xx-track-no_gain = Tile { $tile } on { $place } would not help { $company }: an upgrade must give its trains new track or a new value for a stop they can reach.
g18xx-track-home_first = { $company } has no track at its home yet: its first tile must be laid on { $place }.
g18xx-home-not_a_city = Choose one of the two cities on { $place }.
g18xx-home-not_so = { $company } cannot place its home on { $hex } like that: it needs a free slot in a city of one of { $homes }, or lays a tile there.
g18xx-station-no_such_hex = There is no hex { $hex } on this map. Choose one of the suggestions, such as E11.
g18xx-station-no_such_city = There is no such city on { $place }. Choose one of the suggestions.
g18xx-station-no_city = { $place } has no city: stations are placed in cities.
g18xx-station-already_there = { $company } already has a station on { $place }, and may have only one on a hex.
g18xx-station-full = All slots of the city in { $place } are taken.
g18xx-station-kept_free = The free slot in { $place } is reserved for the home station of another company.
g18xx-station-not_yet = { $place } is reserved for the home stations of companies still to come.
g18xx-station-not_connected = { $company }’s stations are not connected to that city in { $place }.
g18xx-station-too_costly = The next station costs { $price } { g18xx-currency }, and { $company } has { $cash } { g18xx-currency }.

# What may be chosen.
g18xx-option-hex = { $place }{ $cost ->
        [0] {""}
       *[other] : { $cost } { g18xx-currency }
    }
g18xx-option-tile = { $tile } { $colour }: { $brings }, { $cost ->
        [0] free
       *[other] { $cost } { g18xx-currency }
    } ({ $left } left)
g18xx-option-tile-any = { $tile } { $colour }
g18xx-option-brings-track = track
g18xx-option-brings-town = { $number ->
        [one] town
       *[other] { $number } towns, each
    } { $before ->
        [0] { $after } { g18xx-currency }
       *[other] { $before } → { $after } { g18xx-currency }
    }
g18xx-option-brings-city = { $number ->
        [one] city
       *[other] { $number } cities, each
    } { $before ->
        [0] { $after } { g18xx-currency }
       *[other] { $before } → { $after } { g18xx-currency }
    }, { $slots ->
        [one] 1 station
       *[other] { $slots } stations
    }
g18xx-option-rotation = { $ways }
g18xx-option-rotation-any = Turned { $rotation } × 60°
g18xx-option-home-hex = { $place }: your home
g18xx-option-home-bare = { g18xx-option-city-any }, without track so far: you choose again when the hex gets its green tile
g18xx-option-home-city = { $ways }: the city on this track
g18xx-option-station = { $place }: { $price ->
        [0] free
       *[other] { $price } { g18xx-currency }
    }, the city pays { $pays }
g18xx-option-city = { $ways }: the city on this track, { $free ->
        [one] 1 slot free
       *[other] { $free } slots free
    }
g18xx-option-city-any = { $number ->
        [0] The first city
        [1] The second city
       *[other] The third city
    }
