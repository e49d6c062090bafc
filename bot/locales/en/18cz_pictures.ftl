# What stands on the pictures of 18CZ, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-draft = Draft of the local railways
g18cz-picture-stock = Stock round { $set }
g18cz-picture-operating = Operating round { $set }.{ $round } ({ $number } of 13)
g18cz-picture-over = The game is over
g18cz-picture-phase = Phase { $phase }, { $colour } tiles
g18cz-picture-local_price = Locals { $price } K
g18cz-picture-next_train = Top of the deck
g18cz-picture-money = { $amount } K
g18cz-picture-worth = Worth { $amount }
g18cz-picture-certificates = { $held } of { $limit } certs
g18cz-picture-colour-yellow = yellow
g18cz-picture-colour-green = green
g18cz-picture-colour-brown = brown
g18cz-picture-colour-gray = gray

## What the signs on the map mean

g18cz-picture-legend-cost = The first tile there costs this much
g18cz-picture-legend-purple = Laid with a local railway
g18cz-picture-legend-kept = Kept for the company's first station
g18cz-picture-legend-area = Pays in green, brown, gray phases
g18cz-picture-legend-changed = Changed last
g18cz-picture-progress = Operating rounds, the worth of locals, when a train leaves

## The stock chart

g18cz-picture-chart = Stock chart
g18cz-picture-letter-small = S
g18cz-picture-letter-medium = M
g18cz-picture-letter-large = L
g18cz-picture-chart-notes = A step is two prices, half a step one price. Paying moves a token one step right, a large company's two; withholding one step left. A sale of shares moves it half a step left. Sold out at the end of a stock round: half a step right. On one price the first, from the upper left, operates first. S, M and L: where small, medium and large companies may start.

## The charters

g18cz-picture-charters = Charters
g18cz-picture-par = from { $price }
g18cz-picture-no_train = no train
g18cz-picture-stations = { $left ->
    [0] No station left
    [one] 1 station left: { $price ->
        [0] its home
       *[other] { $price } K
    }
   *[other] { $left } stations left, next { $price ->
        [0] its home
       *[other] { $price } K
    }
}
g18cz-picture-not_floated = Floats with 50 % sold
g18cz-picture-running = Operates now: ran for { $revenue } K
g18cz-picture-turn_now = Operates now
g18cz-picture-turn_over = Has had its turn
g18cz-picture-turn_to_come = Its turn is to come
g18cz-picture-new = Floated, has not operated yet
g18cz-picture-closed = Acquired
g18cz-picture-pars = Start { $low }–{ $high } K
g18cz-picture-home = Home { $hexes }
g18cz-picture-opens = From phase { $phase }

## The market of trains

g18cz-picture-trains = Trains
g18cz-picture-exports = { $left ->
    [0] No card leaves any more
    [one] After this set the top card leaves, for the last time
   *[other] After each set the top card leaves: { $left } times yet
}
g18cz-picture-cards_left = Cards left
g18cz-picture-endless = no end
g18cz-picture-limits = Limits S, M, L
g18cz-picture-size-small = Small
g18cz-picture-size-medium = Medium
g18cz-picture-size-large = Large
g18cz-picture-rusts = rusts { $trains }
g18cz-picture-next_cards = Next in the deck
g18cz-picture-pool = In the pool

## The table of players

g18cz-picture-players = Players
g18cz-picture-priority = has priority
g18cz-picture-bank = Bank
g18cz-picture-row-cash = Cash
g18cz-picture-row-worth = Worth
g18cz-picture-row-certificates = Certificates
g18cz-picture-row-debt = Debt
g18cz-picture-row-interest = Interest due
g18cz-picture-row-locals = Locals

## The tiles left and the local railways

g18cz-picture-tiles = Tiles left
g18cz-picture-tiles_to = { $colour ->
    [yellow] Only yellow tiles may be laid
   *[other] May be laid: up to { $colour }
}
g18cz-picture-tiles-yellow = Yellow
g18cz-picture-tiles-green = Green
g18cz-picture-tiles-brown = Brown
g18cz-picture-tiles-gray = Gray
g18cz-picture-tiles-purple = Purple edge: only with a local railway
g18cz-picture-locals = Local railways
g18cz-picture-locals-draft = Each also counts as a certificate and is worth 120 K at the end
g18cz-picture-locals-price = A company pays up to { $price } K; worth 120 K to a player at the end
g18cz-picture-income = +{ $amount } K
g18cz-picture-ability_used = its ability is spent
g18cz-picture-ability_left = can help to lay once
g18cz-picture-for_sale = { $price } K in the draft
g18cz-picture-gone = out of the game

## The runs

g18cz-picture-runs = { $company } runs

## What may be chosen on the map

g18cz-picture-choice-tile = Tiles that fit { $hex }
g18cz-picture-choice-rotation = Tile { $tile } on { $hex }
g18cz-picture-choice-city = The cities of { $hex }

## The final reckoning

g18cz-picture-report = Final reckoning
g18cz-picture-report-place = { $place ->
    [1] Winner
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
g18cz-picture-report-cash = Cash
g18cz-picture-report-shares = Shares
g18cz-picture-report-locals = Locals
g18cz-picture-report-owed = Owed

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

g18cz-alt-map = Map of 18CZ. { $stage }. { $turn } Phase { $phase }, { $colour } tiles. { $laid ->
    [0] No tile lies on it yet.
    [one] 1 tile lies on it.
   *[other] { $laid } tiles lie on it.
}{ $lit ->
    [0] { "" }
   *[other] { " " }Changed last: { $changed }.
} { $running ->
    [0] No company operates yet.
   *[other] In operating order: { $companies }.
} Cash: { $players }.
g18cz-alt-over = The game is over.
g18cz-alt-turn = To move: { $players }.
g18cz-alt-turn_for = { $players } { $players_count ->
    [one] is
   *[other] are
} to move for { $company }.
g18cz-alt-on_the_map = { $company } at { $price } ({ $built ->
    [0] no station
   *[other] stations { $stations }
}; { $owned ->
    [0] no train
   *[other] trains { $trains }
}; { $cash } K)
g18cz-alt-on_the_map_brief = { $company } at { $price } ({ $owned ->
    [0] no train
   *[other] trains { $trains }
})
g18cz-alt-cash = { $player } { $cash } K
g18cz-alt-chart = Stock chart. { $count ->
    [0] No company stands on it.
   *[other] From the highest price, each stack from its top: { $places }.
}
g18cz-alt-at_price = { $price } { $companies }
g18cz-alt-charters = Charters. { $started ->
    [0] No company has started.
   *[other] { $companies }.
}{ $open ->
    [0] { "" }
   *[other] { " " }May be started: { $waiting }.
}
g18cz-alt-charter = { $company } at { $price } ({ $cash } K; { $owned ->
    [0] no train
   *[other] trains { $trains }
}; { $stations ->
    [0] no station left
    [one] 1 station left
   *[other] { $stations } stations left
}; { $railways ->
    [0] { "" }
   *[other] locals { $locals };{ " " }
}held by { $holders }, bank { $bank } %)
g18cz-alt-charter_brief = { $company } at { $price } ({ $cash } K; { $owned ->
    [0] no train
   *[other] trains { $trains }
}; { $stations ->
    [0] no station
    [one] 1 station
   *[other] { $stations } stations
}{ $railways ->
    [0] { "" }
   *[other] ; { $locals }
}{ $presided ->
    [0] { "" }
   *[other] ; president { $president }
})
g18cz-alt-holds = { $owner } { $percent } %
g18cz-alt-trains = Trains. Phase { $phase }, { $colour } tiles. Top of the deck: { $faces }. In the deck: { $deck }.{ $pooled ->
    [0] { "" }
   *[other] { " " }In the pool: { $pool }.
} { $gone ->
    [0] Nothing has rusted.
   *[other] Rusted: { $rusted }.
} Limits by size: { $limits }. { $exports ->
    [0] No card leaves any more.
    [one] The top card leaves after this set.
   *[other] The top card leaves after each set, { $exports } times yet.
}
g18cz-alt-rank = { $rank } { $count }
g18cz-alt-face = { $face } for { $price } K{ $gone ->
    [0] { "" }
   *[other] { " " }(rusts { $rusts })
}
g18cz-alt-players = Players in turn order. { $players }.
g18cz-alt-player = { $player } ({ $cash } K; worth { $worth } K; { $certificates } of { $limit } certificates{ $debt ->
    [0] { "" }
   *[other] ; debt { $debt } K
}{ $interest ->
    [0] { "" }
   *[other] ; interest due { $interest } K
}{ $held ->
    [0] { "" }
   *[other] ; shares { $shares }
}{ $railways ->
    [0] { "" }
   *[other] ; locals { $locals }
})
g18cz-alt-players_brief = Players in turn order, their shares in percent. { $players }.
g18cz-alt-player_brief = { $player } ({ $cash } K; worth { $worth } K{ $held ->
    [0] { "" }
   *[other] ; { $shares }
}{ $railways ->
    [0] { "" }
   *[other] ; locals { $locals }
})
g18cz-alt-share = { $company } { $percent } %
g18cz-alt-tiles = Tiles left by number: { $tiles }.{ $used_up ->
    [0] { "" }
   *[other] { " " }None left: { $gone }.
}
g18cz-alt-tile = { $tile } ({ $count })
g18cz-alt-locals = Local railways. { $count ->
    [0] Nobody owns one.
   *[other] { $owned }.
}{ $for_sale ->
    [0] { "" }
   *[other] { " " }For sale: { $free }.
}
g18cz-alt-local = { $local } { $owner }
g18cz-alt-local_for_sale = { $local } { $price } K
g18cz-alt-runs = Map with the runs of { $company }, { $revenue } K in all. { $runs }.
g18cz-alt-run = { $train } runs { $stops } for { $revenue } K
g18cz-alt-run_brief = { $train } runs { $ends } ({ $stops } stops) for { $revenue } K
g18cz-alt-report = Final reckoning. { $players }.
g18cz-alt-reckoning = { $place }. { $player } { $total } K (cash { $cash }, shares { $shares }, locals { $locals }{ $debt ->
    [0] { "" }
   *[other] , owed { $debt }
})
g18cz-alt-choice-hex = Part of the map with the hexes to choose from lit up: { $hexes }.
g18cz-alt-choice-tile = The tiles that fit { $hex }: { $values }.
g18cz-alt-choice-rotation = The tile on { $hex } in its rotations: { $values }.
g18cz-alt-choice-city = The hex { $hex } with each of its cities lit up in turn: { $values }.

## What the map can be zoomed on besides its regions: the hexes that have a name

g18cz-zoom-B8 = B8 Teplice & Ústí nad Labem
g18cz-zoom-B10 = B10 Děčín
g18cz-zoom-B12 = B12 Liberec
g18cz-zoom-C7 = C7 Chomutov & Most
g18cz-zoom-C23 = C23 Opava
g18cz-zoom-C25 = C25 Ostrava
g18cz-zoom-D2 = D2 Cheb
g18cz-zoom-D4 = D4 Karlovy Vary
g18cz-zoom-D16 = D16 Hradec Králové
g18cz-zoom-D26 = D26 Frýdlant & Frýdek
g18cz-zoom-E9 = E9 Kladno
g18cz-zoom-E11 = E11 Praha
g18cz-zoom-E15 = E15 Pardubice
g18cz-zoom-E21 = E21 Olomouc
g18cz-zoom-F6 = F6 Plzeň
g18cz-zoom-F22 = F22 Přerov
g18cz-zoom-G11 = G11 Tábor
g18cz-zoom-G15 = G15 Jihlava
g18cz-zoom-G19 = G19 Brno
g18cz-zoom-G23 = G23 Hulín
g18cz-zoom-I9 = I9 Strakonice
g18cz-zoom-I11 = I11 České Budějovice
g18cz-zoom-A7 = A7 Dresden
g18cz-zoom-A21 = A21 Berlin
g18cz-zoom-B4 = B4 Dresden
g18cz-zoom-B18 = B18 Berlin
g18cz-zoom-F2 = F2 München
g18cz-zoom-G27 = G27 Budapest
g18cz-zoom-H4 = H4 München
g18cz-zoom-I17 = I17 Wien
g18cz-zoom-I23 = I23 Budapest
g18cz-zoom-J14 = J14 Wien
