# 18CZ: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g18cz-currency = K
g18cz-private = local railway
g18cz-privates = local railways
g18cz-privates_first = Local railways

g18cz-prompt-home_tile = **{ $company }** ({ $cash } K) lays its red home tile.
g18cz-prompt-acquire = **{ $company }** ({ $cash } K) may acquire a smaller company, if its president agrees.
g18cz-private-too_large = { $company } is { $size }, and { $local } is too large for it: a company buys local railways of its own size or smaller.
g18cz-option-special = { $local } { $name }: an extra purple tile, which uses it up
g18cz-round-operating = { $rounds ->
        [one] **Operating round { $number }** begins.
       *[other] **Operating round { $number }.{ $round } (of { $rounds })** begins.
    } Local railways are worth { $value } K.
g18cz-stock-size_closed = Companies of this size ({ $size }) cannot be started yet: medium ones open with the first **b** train sold, large ones with the first **d**.
g18cz-stock-certificate_limit = You are at the certificate limit of { $most }, local railways included.{ $sells ->
        [0] {""}
       *[other] {" "}Sell some certificates first.
    }
g18cz-route-too_many_cities = That is { $count } cities and red areas, and this train reaches { $most }.
g18cz-track-special = **{ $company }** lays the purple tile { $tile } on **{ $place }** with its local railway { $local }.
g18cz-track-reserved = { $hex } is reserved for { $company }: only its red tile may be laid there. Track may end at its edge.
g18cz-track-red = Tile { $tile } is red: only its own company lays it, as its home, at the start of its first turn.
g18cz-track-special_only = Tile { $tile } has a purple edge: it is laid only with a local railway.
g18cz-track-not_special = Tile { $tile } has no purple edge: with a local railway you lay an extra purple tile.
g18cz-track-too_high = The local railway { $local } lays no { $colour } tiles: a small one lays green tiles, a medium one green or brown, a large one gray as well.
g18cz-track-nothing_waived = The terrain of { $place } costs nothing that the local railway { $local } could save you: a small one saves rivers, a medium one hills as well, a large one mountains as well.
g18cz-phase-tiles = Tiles may now be laid up to { $colour }, and red areas pay more.
g18cz-train-must_run = { $company } must buy a train that it can run, and has no room for another kind: { $train } is { $size }.
g18cz-train-not_on_offer = Train { $train } is not for sale to { $company }: only the top card of the deck, the bank pool and other companies sell trains of its size or a smaller one.
