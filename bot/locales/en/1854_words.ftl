# 1854: its own words for what all 18xx games say, and what its rulebook says besides. They go before those of 18xx_*.ftl.

g1854-currency = G
g1854-private = mountain railway
g1854-privates = mountain railways
g1854-privates_first = Mountain railways
g1854-kind-major = major
g1854-kind-local = local railway
g1854-kind-lag = Lokalbahn AG
g1854-kind-normal = a normal train
g1854-kind-plus = a plus train
g1854-kind-orient = an Orient Express

# In sentences; on tokens and in commands they are numbers and letters.
g1854-company-1 = Mariazellerbahn (1)
g1854-company-2 = Kernhofer Bahn (2)
g1854-company-3 = Ybbstalbahn (3)
g1854-company-4 = Steyrtalbahn (4)
g1854-company-5 = Pyhrnbahn (5)
g1854-company-6 = Salzkammergutbahn (6)
g1854-company-A = Lokalbahn AG A
g1854-company-B = Lokalbahn AG B
g1854-company-C = Lokalbahn AG C

g1854-auction-operating = Everybody has passed: mountain railways pay, and the local railways sold so far operate.
g1854-option-par = { $company } ({ $home }): { $percent } % from { $least } G
g1854-option-par_price = { $price } G: you pay { $due } G, { $floats ->
        [1] and it floats at once with { $capital } G
       *[other] it gets { $capital } G once half is sold
    }
g1854-phase-tiles = Tiles may now be laid up to { $colour }; off-board locations and mail contracts pay their { $colour } values.
g1854-phase-deals = From now on companies may buy trains from each other.
g1854-phase-opens = From now on local railways may merge into Lokalbahn AGs.
g1854-phase-limit = From now on a { $size } may have at most { $trains ->
        [one] one train
       *[other] { $trains } trains
    }.
g1854-private-used = { $local } has already been used: its discount counts only once in the game. It still pays its income.
g1854-track-wrong_rotation = Tile { $tile } does not fit on { $place } like that: no track may run off the map, to a side of a red or gray hex without track, or to a side that a tunnel leads to, and all existing track and stations must be kept.
g1854-track-spent = You have already laid your tile for this turn, yellow or an upgrade.
g1854-route-too_many_cities = That is { $count } cities and off-board locations, and this train reaches { $most }.
g1854-route-closed = { $train } may not run to { $stop }: only the 80x runs to Paris and Konstantinopel.
g1854-train-rust = 🗑️ All { $faces } trains go out of use. { $losses_count ->
        [0] No company had one.
       *[other] Gone: { $losses }.
    }
g1854-train-must_run = { $company } must buy a train that it can run before any other, and { $train } is none.
g1854-train-not_on_offer = Train { $train } is not for sale to { $company } now: majors buy from the decks, the bank pool, majors and local railways; local railways buy only plus trains there; a Lokalbahn AG buys only retired trains, and those of others of its kind.
g1854-train-too_dear = That costs { $price } G, and { $company } has { $cash } G. Its president contributes only where it must buy a train and cannot pay for any by itself, and no more than the face value.

# Private companies stay with players, so a company has none to tell of.
g1854-sheet-company = { $company }: { $price ->
        [0] { $cash } G
       *[other] price { $price }, { $cash } G
    }, { $trains_count ->
        [0] no train
        [one] train { $trains }
       *[other] trains { $trains }
    }, { $stations ->
        [0] no station left
        [one] one station left
       *[other] { $stations } stations left
    }
