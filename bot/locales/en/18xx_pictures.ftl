# What stands on the pictures of 18xx games, and what is said of them to those who cannot see them. Money is in the currency of each game.

## The strip under the map

g18xx-picture-stock = Stock round { $set }
g18xx-picture-operating = Operating round { g18xx-picture-round }
# The second operating round of two after the fifth stock round is called 5.2 (of 2); the only one after it, 5.
g18xx-picture-round = { $rounds ->
        [one] { $set }
       *[other] { $set }.{ $round } (of { $rounds })
    }
g18xx-picture-over = The game is over
g18xx-picture-phase = Phase { $phase }, { $colour } tiles
g18xx-picture-next_train = { $left ->
    [0] Top of the deck
   *[other] Top of the deck, { $left } left
}
g18xx-picture-money = { $amount } { g18xx-currency }
g18xx-picture-percent = { $percent } %
g18xx-picture-worth = Worth { $amount }
g18xx-picture-certificates = { $held } of { $limit } certs

## What the signs on the map mean

g18xx-picture-legend = What the signs mean
g18xx-picture-legend-cost = The first tile there costs this much
g18xx-picture-legend-special = Laid with a { g18xx-private }
g18xx-picture-legend-tunnel = Tunnel under the hex
g18xx-picture-legend-kept = Reserved for the company’s home
g18xx-picture-legend-values = Revenue by phase
g18xx-picture-legend-changed = Changed last

## The stock chart

g18xx-picture-chart = Stock market

## The charters

g18xx-picture-charters = Charters
g18xx-picture-par = par { $price }
g18xx-picture-no_train = no train
g18xx-picture-stations = { $left ->
    [0] No station left
    [one] 1 station left: { $price ->
        [0] its home
       *[other] { $price } { g18xx-currency }
    }
   *[other] { $left } stations left, next { $price ->
        [0] its home
       *[other] { $price } { g18xx-currency }
    }
}
g18xx-picture-not_floated = Floats at { $percent } %
g18xx-picture-running = Operates now: ran for { $revenue } { g18xx-currency }
g18xx-picture-turn_now = Operates now
g18xx-picture-turn_over = Has operated
g18xx-picture-turn_to_come = Still to operate
g18xx-picture-new = Floated, has not operated yet
g18xx-picture-closed = Acquired
g18xx-picture-pars = Par { $low }–{ $high } { g18xx-currency }
g18xx-picture-home = Home { $hexes }
g18xx-picture-opens = From phase { $phase }

## The market of trains

g18xx-picture-trains = Trains
g18xx-picture-cards_left = Cards left
g18xx-picture-endless = unlimited
g18xx-picture-limits = Limits { $kinds }
g18xx-picture-rusts = rusts { $trains }
g18xx-picture-rusting = rusts
g18xx-picture-next_cards = Next in the deck
g18xx-picture-pool = In the pool
g18xx-picture-retired = Retired trains in the bank
g18xx-picture-sold_after = after the { $rank }

## The table of players

g18xx-picture-players = Players
g18xx-picture-priority = priority deal
g18xx-picture-priority_brief = priority
g18xx-picture-place-offer = IPO
g18xx-picture-place-company = Company
g18xx-picture-place-pool = Pool
g18xx-picture-row-cash = Cash
g18xx-picture-row-worth = Worth
g18xx-picture-row-liquidity = Liquidity
g18xx-picture-row-certificates = Certificates
g18xx-picture-row-private_companies = Locals

## Shares by price

g18xx-picture-sources = Shares for sale
g18xx-picture-holdings = Players by price
g18xx-picture-price = Price
g18xx-picture-prices = { $low }–{ $high }
g18xx-picture-source-offer = IPO
g18xx-picture-source-pool = Bank pool
g18xx-picture-source-company = Treasury
g18xx-picture-not_started = not started
g18xx-picture-each = at { $price } { g18xx-currency } a share

## The tiles left and the private companies

g18xx-picture-tiles = Tiles left
g18xx-picture-tiles_to = { $code ->
    [yellow] Only yellow tiles may be laid
   *[other] Tiles up to { $colour } may be laid
}
g18xx-picture-tiles-yellow = Yellow
g18xx-picture-tiles-green = Green
g18xx-picture-tiles-brown = Brown
g18xx-picture-tiles-gray = Gray
g18xx-picture-tiles-tunnels = Tunnels
g18xx-picture-tiles-special = Purple edge: only with a { g18xx-private }
g18xx-picture-private_companies = Private companies
g18xx-picture-income = +{ $amount } { g18xx-currency }
g18xx-picture-ability_used = ability used
g18xx-picture-ability_left = can help to lay a tile once
g18xx-picture-for_sale = { $price } { g18xx-currency } in the draft
g18xx-picture-gone = out of the game

## The runs

g18xx-picture-runs = { $company } runs
g18xx-picture-so_far = { $company }: routes so far

## What may be chosen on the map

g18xx-picture-choice-tile = Tiles that fit { $hex }
g18xx-picture-choice-rotation = Tile { $tile } on { $hex }
g18xx-picture-choice-lay = What you can lay on { $hex }
g18xx-picture-choice-sides = Tunnels under { $hex }
g18xx-picture-choice-city = The cities of { $hex }

## The final reckoning

g18xx-picture-report = Final reckoning
g18xx-picture-report-place = { $place ->
    [1] Winner
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
g18xx-picture-report-cash = Cash
g18xx-picture-report-shares = Shares
g18xx-picture-report-private_companies = Locals

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

g18xx-alt-map = Map of { $game }.{ $lit ->
    [0] { "" }
   *[other] { " " }Changed last: { $changed }.
} { $stage }.{ $awaited ->
    [0] { "" }
   *[other] { " " }{ $turn }
} Phase { $phase }, { $colour } tiles. { $notes_count ->
    [0] { "" }
   *[other] { $notes }.{ " " }
}{ $trains_count ->
    [0] { "" }
   *[other] On sale: { $trains }.{ " " }
}{ $laid ->
    [0] No tile has been laid yet.
    [one] 1 tile has been laid{ g18xx-alt-laid }
   *[other] { $laid } tiles have been laid{ g18xx-alt-laid }
} { $running ->
    [0] No company operates yet.
   *[other] In operating order: { $companies }.
} Cash: { $players }.
g18xx-alt-laid = { $told ->
    [0] .
   *[other] {": "}{ $tiles }.
}
g18xx-alt-turned = { $hex } ({ $tile }: { $tracks })
g18xx-alt-tracks = Large map of { $game }. { $told ->
    [0] No tile has been laid yet.
   *[other] Each tile with the sides its track joins and whose stations stand there: { $tiles }.
}{ $dug ->
    [0] { "" }
   *[other] { " " }Tunnels: { $tunnels }.
}
g18xx-alt-signs = { $hex } { $tile } { $tracks }{ $standing ->
    [0] { "" }
   *[other] { " " }({ $companies })
}
g18xx-alt-signs_only = { $hex } { $tracks }{ $standing ->
    [0] { "" }
   *[other] { " " }({ $companies })
}
g18xx-alt-changed = Changed last, enlarged: { $places }.
g18xx-alt-city = { $hex } { $city }
g18xx-alt-with_stations = { $place } with { $companies_count ->
    [one] the station
   *[other] stations
} of { $companies }
g18xx-alt-turn = To move: { $players }.
g18xx-alt-turn_for = { $players } { $players_count ->
    [one] is
   *[other] are
} to move for { $company }.
g18xx-alt-on_the_map = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }at { $price }
} ({ $presided ->
    [0] { "" }
   *[other] { $president };{ " " }
}{ $built ->
    [0] no station
   *[other] stations { $stations }
}; { $owned ->
    [0] no train
   *[other] trains { $trains }
}; { $cash } { g18xx-currency })
g18xx-alt-on_the_map_brief = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }at { $price }
} ({ $owned ->
    [0] no train
   *[other] trains { $trains }
})
g18xx-alt-cash = { $player } { $cash } { g18xx-currency }
g18xx-alt-chart = Stock market. { $count ->
    [0] No company stands on it.
   *[other] From the highest price, each stack from its top: { $places }.
}
g18xx-alt-at_price = { $price } { $companies }
g18xx-alt-market_map = { $chart } { $map }
g18xx-alt-everything = Everything on one large picture: the map, the stock market, the players, the charters, the trains and the { g18xx-privates }. { $position }
g18xx-alt-position = { $chart } { $map } { $players }
g18xx-alt-stage = { $stage }.
g18xx-alt-charters = Charters. { $started ->
    [0] No company has started.
   *[other] { $companies }.
}{ $open ->
    [0] { "" }
   *[other] { " " }May be started: { $waiting }.
}
g18xx-alt-charter = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }at { $price }
} ({ $cash } { g18xx-currency }; { $owned ->
    [0] no train
   *[other] trains { $trains }
}; { $stations ->
    [0] no station left
    [one] 1 station left
   *[other] { $stations } stations left
}; { $owns ->
    [0] { "" }
   *[other] locals { $privates };{ " " }
}held by { $holders }{ $for_sale ->
    [0] { "" }
   *[other] ; for sale: { $places }
}{ $recalled ->
    [0] { "" }
   *[other] ; { $earned }
}{ $more })
g18xx-alt-charter_brief = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }at { $price }
} ({ $cash } { g18xx-currency }; { $owned ->
    [0] no train
   *[other] trains { $trains }
}; { $stations ->
    [0] no station
    [one] 1 station
   *[other] { $stations } stations
}{ $owns ->
    [0] { "" }
   *[other] ; { $privates }
}{ $presided ->
    [0] { "" }
   *[other] ; president { $president }
})
g18xx-alt-holds = { $owner } { $percent } %
g18xx-alt-place-offer = IPO { $percent } %
g18xx-alt-place-company = new shares { $percent } %
g18xx-alt-place-pool = pool { $percent } %
g18xx-alt-trains = Trains. Phase { $phase }, { $colour } tiles. Top of the deck: { $faces }. In the deck: { $deck }.{ $pooled ->
    [0] { "" }
   *[other] { " " }In the pool: { $pool }.
} { $gone ->
    [0] Nothing has rusted.
   *[other] Rusted: { $rusted }.
} { $losses ->
    [0] { "" }
   *[other] Still to rust: { $lost }.{ " " }
}Limits by size: { $limits }.{ $more }
g18xx-alt-rank = { $rank } { $count }
g18xx-alt-loss = { $train } with the first { $face } ({ $companies })
g18xx-alt-face = { $face } for { $price } { g18xx-currency }{ $gone ->
    [0] { "" }
   *[other] { " " }(rusts { $rusts })
}
g18xx-alt-players = Players in turn order. { $players }.{ $for_sale ->
    [0] { "" }
   *[other] { " " }For sale: { $offers }.
}
g18xx-alt-offered = { $company } ({ $places })
g18xx-alt-player = { $player } ({ $cash } { g18xx-currency }; worth { $worth } { g18xx-currency }; { $certificates } of { $limit } certificates{ $more }{ $held ->
    [0] { "" }
   *[other] ; shares { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; locals { $privates }
})
g18xx-alt-players_brief = Players in turn order, their shares in percent. { $players }.
g18xx-alt-player_brief = { $player } ({ $cash } { g18xx-currency }; worth { $worth } { g18xx-currency }{ $held ->
    [0] { "" }
   *[other] ; { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; locals { $privates }
})
g18xx-alt-share = { $company } { $percent } %
g18xx-alt-sources = Shares for sale, the highest price first. { $count ->
    [0] There are none.
   *[other] { $offers }.
}
g18xx-alt-sources_brief = { $company } { $percent } %
g18xx-alt-at_each = { $place } at { $price } { g18xx-currency } a share
g18xx-alt-startable = { $company } (may be started at { $low }–{ $high } { g18xx-currency })
g18xx-alt-holdings = Players by the price of their shares, the highest first. { $held ->
    [0] { "" }
   *[other] { $companies }.{ " " }
}{ $players }.
g18xx-alt-held_of = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }at { $price }
} ({ $held }{ $recalled ->
    [0] { "" }
   *[other] ; { $earned }
})
g18xx-alt-held = { $player } { $percent } %{ $worth ->
    [0] { "" }
   *[other] { " " }= { $worth } { g18xx-currency }
}
g18xx-alt-in_all = { $player } (cash { $cash } { g18xx-currency }; { $liquidity } { g18xx-currency } with all that may be sold; worth { $worth } { g18xx-currency } in all)
g18xx-alt-tiles = Tiles left by number: { $tiles }.{ $used_up ->
    [0] { "" }
   *[other] { " " }None left: { $gone }.
}
g18xx-alt-tile = { $tile } ({ $count })
g18xx-alt-private_companies = Local railways. { $count ->
    [0] Nobody owns one.
   *[other] { $owned }.
}{ $for_sale ->
    [0] { "" }
   *[other] { " " }For sale: { $free }.
}
g18xx-alt-private_company = { $private } { $owner }
g18xx-alt-private_for_sale = { $private } { $price } { g18xx-currency }
g18xx-alt-runs = Map with the runs of { $company }, { $revenue } { g18xx-currency } in all. { $runs }.
g18xx-alt-run = { $train } runs { $stops } for { $revenue } { g18xx-currency }
g18xx-alt-run_brief = { $train } runs { $ends } ({ $stops } stops) for { $revenue } { g18xx-currency }
g18xx-alt-report = Final reckoning. { $reason } { $players }.
g18xx-alt-share_worth = { $name } { $worth }
g18xx-alt-share_worths = { $single ->
    [0] { "" }
   *[other] { " " }({ $held })
}
g18xx-alt-reckoning = { $place }. { $player } { $total } { g18xx-currency } (cash { $cash }, shares { $shares }{ g18xx-alt-share_worths }, locals { $privates }{ $more })
g18xx-alt-report_line = **Final reckoning.** { $reason }
g18xx-alt-reckoning_line = **{ $place }. { $player }: { $total } { g18xx-currency }**
    -# Cash { $cash } · shares { $shares }{ g18xx-alt-share_worths } · locals { $privates }{ $more }
g18xx-alt-choice-hex = Part of the map with the hexes to choose from lit up: { $hexes }.
g18xx-alt-choice-stops = Part of the map with what may come next in the run: { $stops }.
g18xx-alt-choice-so_far = Routes so far, { $revenue } { g18xx-currency } in all: { $runs }. { $next }
g18xx-alt-choice-tile = Part of the map with { $hex } marked, and the tiles that fit there: { $values }.
g18xx-alt-choice-rotation = The tile on { $hex } in its rotations: { $values }.
g18xx-alt-choice-lay = The hex { $hex } with each tile that may be laid there, by its number and its rotation: { $values }.
g18xx-alt-choice-sides = The tunnels that may lead under { $hex }, by the sides they join: { $values }.
g18xx-alt-choice-city = The hex { $hex } with each of its cities lit up in turn: { $values }.

g18xx-alt-legend = What the signs on the map mean: { $signs }.

## What is said of a thing that is looked at

g18xx-look-hex = { $hex }
g18xx-look-company = { $company }
g18xx-look-nothing_laid = No tile has been laid there.
g18xx-look-lies = Tile { $tile } lies there.
g18xx-look-cost = The first tile costs { $cost } { g18xx-currency }.
g18xx-look-city = { $alike ->
    [one] A city that pays
   *[other] { $alike } cities, each of which pays
} { $revenue } { g18xx-currency }, with { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
} for stations; { $companies_count ->
    [0] none is taken.
   *[other] stations of { $companies }.
}
g18xx-look-town = { $alike ->
    [one] A town that pays
   *[other] { $alike } towns, each of which pays
} { $revenue } { g18xx-currency }.
g18xx-look-offboard = An area at the edge of the map that pays { $revenue } { g18xx-currency }.
g18xx-look-homes = A slot is kept for { $companies }.
g18xx-look-edge = - { $edge } { $hex }: { $track }
g18xx-look-track-joined = the tracks join
g18xx-look-track-ends_here = track from here ends at the edge
g18xx-look-track-ends_there = track from there ends at the edge
g18xx-look-track-none = no track
g18xx-look-company-started = { $name }, home { $home }.
g18xx-look-company-not_started = { $name }, home { $home }, has not started.
g18xx-look-company-closed = { $name } is no longer in the game.
g18xx-look-stations = Stations in { $stations }.
g18xx-look-revenue = It has run for { $revenue } { g18xx-currency } this turn.

g18xx-words-tiles = **Tiles on the map**, each with its number, what its track joins and whose stations are there: { $tiles }.
g18xx-words-tunnels = **Tunnels**, each with the sides it joins: { $tunnels }.
g18xx-words-tunnel = { $hex } ({ $tracks })
g18xx-words-tile = { $hex } { $tile } ({ $tracks })
g18xx-words-tile_in = { $hex } { $city } { $tile } ({ $tracks })
g18xx-words-track_1 = { $a }
g18xx-words-track_2 = { $a }–{ $b }
g18xx-words-track_3 = { $a }–{ $b }–{ $c }
g18xx-words-track_4 = { $a }–{ $b }–{ $c }–{ $d }
g18xx-words-track_5 = { $a }–{ $b }–{ $c }–{ $d }–{ $e }
g18xx-words-track_6 = { $a }–{ $b }–{ $c }–{ $d }–{ $e }–{ $f }
g18xx-words-edge_0 = SW
g18xx-words-edge_1 = W
g18xx-words-edge_2 = NW
g18xx-words-edge_3 = NE
g18xx-words-edge_4 = E
g18xx-words-edge_5 = SE

## The final reckoning, step by step

g18xx-reckoned-cash = Cash
g18xx-reckoned-shares = Cash and shares
g18xx-reckoned-total = All told

## What a company has earned in its latest turn

g18xx-picture-earned = { $revenue ->
    [0] Last turn: no revenue
   *[other] Last turn: { $revenue } { g18xx-currency }, { $paid ->
        [0] withheld
       *[other] { $share } a share
    }
}
g18xx-alt-earned = { $revenue ->
    [0] no revenue in the last turn
   *[other] last turn { $revenue } { g18xx-currency }, { $paid ->
        [0] withheld
       *[other] { $share } a share
    }
}
g18xx-picture-earned-title = Last turn
g18xx-picture-earned-share = { $revenue ->
    [0] { "" }
   *[other] { $paid ->
        [0] withheld
       *[other] { $share } a share
    }
}
