# What stands on the pictures of 1854 besides, and what is said of them to those who cannot see them.

## The stock chart

g1854-picture-letter-major = M
g1854-picture-letter-local = L
g1854-picture-letter-lag = A
g1854-picture-kind-major = Majors
g1854-picture-kind-local = Local railways
g1854-picture-kind-lag = Lokalbahn AGs
g1854-picture-kind-mountain = Mountain railways
g1854-picture-trains-normal = Normal
g1854-picture-trains-plus = Plus
g1854-picture-trains-orient = Orient Express
g1854-picture-chart-payout = pays dividends
g1854-picture-chart-sold_out = sold out
g1854-picture-chart-train_bought = train bought
g1854-picture-chart-withheld = withholds
g1854-picture-chart-sale = certificate sold
g1854-picture-chart-train_sold = train sold
g1854-picture-chart-notes = Red rim: par prices of majors. Hatched: certificates there do not count towards the limit. A company is split when it first crosses the red line. The star ends the game. Within a space the first, from the upper left, operates first. Trains: traded between companies. Pale: where a token stood before its last step; green and red arrows: where it can go next.

## The headings

g1854-picture-auction = Auction of the railways
g1854-picture-locals_operate = The local railways operate, then the auction goes on
g1854-picture-mergers_before = Mergers before operating round { g18xx-picture-round }
g1854-picture-mergers_after = Mergers after operating round { g18xx-picture-round }
g1854-picture-bank_left = Bank { $amount } { g1854-currency }
g1854-picture-last_set = The game ends after this set
g1854-picture-last_round = The game ends after this round
g1854-picture-next_train = On sale

## The charters

g1854-picture-shares_for_sale = { $split ->
    [0] { "" }
   *[other] Split.{ " " }
}{ $offer ->
    [0] { $issued ->
        [0] { $pool ->
            [0] Sold out
           *[other] Pool { $pool } %
        }
       *[other] { $pool ->
            [0] New shares { $issued } %
           *[other] New shares { $issued } %, pool { $pool } %
        }
    }
   *[other] { $issued ->
        [0] { $pool ->
            [0] IPO { $offer } %
           *[other] IPO { $offer } %, pool { $pool } %
        }
       *[other] { $pool ->
            [0] IPO { $offer } %, new { $issued } %
           *[other] IPO { $offer } %, new { $issued } %, pool { $pool } %
        }
    }
}
g1854-picture-merged = Merged
g1854-picture-to_come = Formed by a merger
g1854-picture-mail-small = Mail +{ $income } { g1854-currency }
g1854-picture-mail-large = Large mail +{ $income } { g1854-currency }

## The market of trains

g1854-picture-retired = Retired, for Lokalbahn AGs only

## The table of players

g1854-picture-row-private_companies = Railways
g1854-picture-row-free = Not in bids
g1854-picture-row-option = Option: still due
g1854-picture-of_cash = of { $cash }
g1854-picture-due = { $company } { $price } { g1854-currency }

## The railways and the mail contracts

g1854-picture-railways = Railways and mail
g1854-picture-local_income = half pay
g1854-picture-local_home = Starts at { $hexes }
g1854-picture-free_hex = free tile on { $hex }
g1854-picture-discount-mountain = { $amount } { g1854-currency } off one mountain hex
g1854-picture-discount-tunnel = { $amount } { g1854-currency } off one tunnel
g1854-picture-bonus = +{ $amount } { g1854-currency } for each train through { $hex }
g1854-picture-brings = comes with 20 % of { $company }
g1854-picture-used = used
g1854-picture-unused = unused
g1854-picture-kept = pays and helps
g1854-picture-mail = Mail contracts, and what they pay by phase
g1854-picture-contract-small = Small, { $price }
g1854-picture-contract-large = Large, { $price }
g1854-picture-contracts_left = { $left ->
    [0] None left
   *[other] { $left } left
}

## In words

g1854-alt-charter_more = { $mail ->
    [0] { "" }
   *[other] ; mail { $mail } { g1854-currency }
}{ $options ->
    [0] { "" }
   *[other] ; options on { $options } certificates
}{ $split ->
    [0] { "" }
   *[other] ; split
}
g1854-alt-player_more = { $bound ->
    [0] { "" }
   *[other] ; { $bound } { g1854-currency } committed to bids
}{ $due ->
    [0] { "" }
   *[other] ; option on { $company }, { $due } { g1854-currency } due
}
g1854-alt-retired = { $number ->
    [0] { "" }
   *[other] { " " }Retired, for Lokalbahn AGs only: { $trains }.
}
g1854-alt-railways = Railways and mail contracts.{ $for_sale ->
    [0] { "" }
   *[other] { " " }For sale in this order: { $lots }.
} { $count ->
    [0] Nobody owns a railway.
   *[other] Owned: { $owned }.
} Mail contracts left: { $small } small, { $large } large.
g1854-alt-lot = { $lot } { $number ->
    [0] for { $price } { g1854-currency }
   *[other] with bids of { $bids }
}
g1854-alt-lot_brief = { $lot } { $highest ->
    [0] for { $price } { g1854-currency }
   *[other] with a bid of { $highest } { g1854-currency }
}
g1854-alt-bid = { $player } { $price }
g1854-alt-reckoning = { $place }. { $player } { $total } { g1854-currency } (cash { $cash }, shares { $shares }{ g18xx-alt-share_worths })
g1854-alt-reckoning_line = **{ $place }. { $player }: { $total } { g1854-currency }**
    -# Cash { $cash } · shares { $shares }{ g18xx-alt-share_worths }
g1854-alt-player_brief = { $player } ({ $cash } { g1854-currency }; worth { $worth } { g1854-currency }{ $held ->
    [0] { "" }
   *[other] ; { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; mountain railways { $privates }
})

## What the maps can be zoomed on besides their regions: the hexes that have a name

g1854-zoom-A19 = A19 Prag
g1854-zoom-A25 = A25 Brünn
g1854-zoom-B18 = B18 Freistadt
g1854-zoom-B22 = B22 Stockerau & Klosterneuburg
g1854-zoom-C13 = C13 Braunau
g1854-zoom-C15 = C15 Ried
g1854-zoom-C17 = C17 Linz
g1854-zoom-C19 = C19 Ybbs
g1854-zoom-C21 = C21 Krems & Tulln
g1854-zoom-C23 = C23 Wien
g1854-zoom-C27 = C27 Preßburg
g1854-zoom-D0 = D0 Paris
g1854-zoom-D4 = D4 Augsburg
g1854-zoom-D12 = D12 München
g1854-zoom-D16 = D16 Wels
g1854-zoom-D18 = D18 Steyr & Bad Ischl
g1854-zoom-D20 = D20 Amstetten & Sankt Pölten
g1854-zoom-D22 = D22 Mödling & Baden
g1854-zoom-D24 = D24 Wiener Neustadt
g1854-zoom-D26 = D26 Eisenstadt
g1854-zoom-D28 = D28 Budapest
g1854-zoom-E1 = E1 Zürich
g1854-zoom-E3 = E3 Bregenz
g1854-zoom-E5 = E5 Außerfernbahn
g1854-zoom-E11 = E11 Kufstein & Wörgl
g1854-zoom-E13 = E13 Salzburg
g1854-zoom-E21 = E21 Leoben & Kapfenberg
g1854-zoom-E23 = E23 Semmeringbahn
g1854-zoom-E27 = E27 Budapest
g1854-zoom-F2 = F2 Dornbirn & Feldkirch
g1854-zoom-F4 = F4 Arlbergbahn
g1854-zoom-F6 = F6 Landeck
g1854-zoom-F8 = F8 Innsbruck
g1854-zoom-F14 = F14 Mauterndorf
g1854-zoom-F16 = F16 Murtalbahn
g1854-zoom-F20 = F20 Graz-Köflacher Bahn
g1854-zoom-F22 = F22 Graz
g1854-zoom-F24 = F24 Oberwart
g1854-zoom-F28 = F28 Konstantinopel
g1854-zoom-G1 = G1 Vaduz
g1854-zoom-G3 = G3 Bludenz
g1854-zoom-H10 = H10 Brenner
g1854-zoom-H12 = H12 Lienz
g1854-zoom-H16 = H16 Spital & Villach
g1854-zoom-H18 = H18 Klagenfurt
g1854-zoom-I15 = I15 Venedig
g1854-zoom-I19 = I19 Laibach
g1854-zoom-J28 = J28 Kirchdorf
g1854-zoom-J32 = J32 Steyr
g1854-zoom-J34 = J34 Amstetten
g1854-zoom-J38 = J38 Sankt Pölten
g1854-zoom-L28 = L28 Bad Ischl
g1854-zoom-M35 = M35 Hieflau

g1854-zoom-northwest = North-west
g1854-zoom-north = North
g1854-zoom-northeast = North-east
g1854-zoom-west = West
g1854-zoom-centre = Centre
g1854-zoom-east = East
g1854-zoom-southwest = South-west
g1854-zoom-south = South
g1854-zoom-southeast = South-east

## The pictures there are

g1854-look-map = Main map
g1854-look-local_map = Map of the local railways
g1854-look-chart = Stock market
g1854-look-charters = Charters of the companies
g1854-look-trains = Trains
g1854-look-players = Players
g1854-look-sources = Shares for sale
g1854-look-holdings = Players by price
g1854-look-railways = Railways and mail
g1854-look-tiles = Tiles left
g1854-look-runs = The last run
g1854-look-report = Final reckoning
g1854-look-changed = What changed, enlarged
g1854-look-plan = Main map in double size
g1854-look-local_plan = Map of the local railways in double size
g1854-look-market_map = Main map with the stock market
g1854-look-everything = Everything in double size
g1854-look-legend = What the signs mean

## Instead of what all 18xx games say

g1854-alt-player = { $player } ({ $cash } { g1854-currency }; worth { $worth } { g1854-currency }; { $certificates } of { $limit } certificates{ $more }{ $held ->
    [0] { "" }
   *[other] ; shares { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; mountain railways { $privates }
})
g1854-alt-trains = Trains. Phase { $phase }, { $colour } tiles. On sale: { $faces }. Left: { $deck }.{ $pooled ->
    [0] { "" }
   *[other] { " " }In the pool: { $pool }.
} { $gone ->
    [0] Nothing has rusted.
   *[other] Rusted: { $rusted }.
} { $losses ->
    [0] { "" }
   *[other] Still to rust: { $lost }.{ " " }
}Limits by kind: { $limits }.{ $more }
