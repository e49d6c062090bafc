# What stands on the pictures of German Railways, and what is said of them to those who cannot see them.

## The strip under the board

german-picture-opening = Opening auction { $number } of { $of }
german-picture-actions = Round { $round }
german-picture-agreement = Round { $round }
german-picture-over = The game is over
german-picture-order = Turn order
german-picture-money = { $amount } T
german-picture-income = +{ $amount }
german-picture-brings = { $shares } × { $income }
german-picture-built = { $hexes ->
    [one] built 1 hex
   *[other] built { $hexes } hexes
} for { $cost } T{ $links ->
    [0] , no new link
   *[other] , linked to { $linked }
}
german-picture-ending-linked = Every railroad is linked to two others
german-picture-ending-agreed = All agree that nothing more can be built
german-picture-ending-stalemate = No railroad can ever build again
german-picture-auction = Auction: { $railroad }
german-picture-no_bid = no bid yet
german-picture-highest = { $price } T
german-picture-standing-turn = to bid
german-picture-standing-asked = may bid ahead
german-picture-standing-waits = waits
german-picture-standing-decided = has decided
german-picture-standing-leads = leads
german-picture-standing-passed = passed

## What the signs on the board mean

german-picture-legend = What the signs mean
german-picture-legend-terrain = Plain { $plain }, hill { $hill }, mountain { $mountain } T
german-picture-legend-value = Income from the city
german-picture-legend-cost = What the next railroad pays there
german-picture-legend-start = Where a railroad starts
german-picture-legend-access = Way into Berlin: one for each railroad
german-picture-legend-taken = Taken: others cannot build there
german-picture-legend-built = Built last

## Who is linked with whom

german-picture-links = Direct links (the game ends when all have two)
german-picture-legend-treasury = Treasury of a railroad
german-picture-legend-income = Income, paid at every new link
german-picture-legend-engine = Locomotives left
german-picture-legend-link = Direct links
german-picture-links_page = Direct links
german-picture-links_to_end = The game ends when each is linked to { $links } others
german-picture-no_link = no link yet

## The railroads

german-picture-railroads = Railroads
german-picture-on_offer = may be auctioned
german-picture-not_yet = not yet for sale
german-picture-unsold = unsold
german-picture-locomotives = { $left ->
    [0] none left
   *[other] { $left } left
}
german-picture-pays_not = pays no dividend yet
german-picture-track = Income of the railroads for each share
german-picture-special-PO = Builds up to 4 hexes, most others 3
german-picture-special-NME = Never pays extra for railroads already in a city
german-picture-special-KSS = Builds no more than 2 hexes
german-picture-special-KBS = Pays 1 T less for each hex
german-picture-special-MWB = Its most valuable city counts twice
german-picture-special-GBS = The first non-city hex of a build is free
german-picture-special-GBS_first = The first hex of a build is free unless it is a city
german-picture-special-CME = Spends no more than 5 T on a build
german-picture-special-BHE = Pays nothing until it has reached Berlin and Hamburg

## The table of players

german-picture-players = Players
german-picture-agreed = agrees to the end
german-picture-row-cash = Cash
german-picture-row-income = Income at a link
german-picture-row-markers = Markers for the bag
german-picture-row-paid = Latest dividends
german-picture-no_shares = no shares

## The bag

german-picture-bag = The bag
german-picture-drawn = { $drawn } of { $markers } markers are drawn next
german-picture-chance-markers = Markers
german-picture-chance-one = An action
german-picture-chance-two = Two or more
german-picture-chance-mean = On average
german-picture-mean = { $whole }.{ $tenths }
german-picture-percent = { $percent } %

## The end

german-picture-report = Final cash
german-picture-place = { $place ->
    [1] Winner
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

german-alt-board = Board of German Railways. { $first } { $stage }. { $then }{ $order_count ->
    [0] { "" }
   *[other] { " " }Actions to come: { $order }.
} Players: { $players }. Railroads with their cities: { $railroads }.
german-alt-over = { $ending }.
german-alt-stopped = The game is over.
german-alt-turn = To move: { $players }.
german-alt-auction_open = A share of { $railroad }, which starts in { $start }, is up for auction, nobody has bid; { $turn } bids next{ $others_count ->
    [0] .
   *[other] , then { $others }.
}
german-alt-auction = A share of { $railroad }, which starts in { $start }, is auctioned: { $bidder } bids { $price } T; { $turn } bids next{ $others_count ->
    [0] .
   *[other] , then { $others }.
}
german-alt-nothing_built = Nothing has been built yet.
german-alt-built = Latest build: { $player } built { $hexes } with { $railroad } for { $cost } T{ $linked_count ->
    [0] , no new link.
   *[other] { "" }, linked to { $linked }{ $paid_count ->
        [0] , nobody was paid.
       *[other] ; dividends { $paid }.
    }
}
german-alt-built_brief = Latest build: { $player } built { $hexes } with { $railroad } for { $cost } T{ $linked_count ->
    [0] , no new link.
   *[other] , linked to { $linked }.
}
german-alt-paid = { $player } { $amount } T
german-alt-cash = { $player } { $cash } T (income { $income })
german-alt-network = { $railroad } ({ $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
}: { $cities })
german-alt-network_brief = { $railroad } ({ $cities })
german-alt-size = { $railroad } ({ $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
})
german-alt-railroads = Railroads. { $stage }. { $railroads }.
german-alt-railroad = { $railroad } (income { $income }{ $pays ->
    [0] , pays no dividend yet
   *[other] { "" }
}; treasury { $treasury } T; { $left ->
    [0] no locomotive left
    [one] 1 locomotive left
   *[other] { $left } locomotives left
}; { $holders_count ->
    [0] no share sold
   *[other] shares { $holders }
}{ $unsold ->
    [0] { "" }
   *[other] , { $unsold } unsold
}; { $linked_count ->
    [0] no link
   *[other] linked to { $linked }
})
german-alt-railroads_brief = Railroads. { $stage }. { $railroads }. Shares: { $players }.
german-alt-railroad_brief = { $id } { $railroad } (income { $income }{ $pays ->
    [0] , pays no dividend yet
   *[other] { "" }
}; treasury { $treasury } T; { $left ->
    [0] no locomotive
    [one] 1 locomotive
   *[other] { $left } locomotives
}; { $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
})
german-alt-shares_brief = { $player } { $held ->
    [0] none
   *[other] { $shares }
}
german-alt-holds = { $player } { $shares }
german-alt-players = Players. { $stage }.{ $order_count ->
    [0] { "" }
   *[other] { " " }Actions to come: { $order }.
} { $players }.
german-alt-player = { $player } ({ $cash } T; income { $income }; { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} for the bag; { $shares_count ->
    [0] no shares
   *[other] shares { $shares }
})
german-alt-shares = { $railroad } { $shares }
german-alt-links = Direct links. { $pairs_count ->
    [0] No two railroads are linked yet.
   *[other] { $pairs }.
} { $lacking_count ->
    [0] Every railroad is linked to { $links } others{ $over ->
        [0] : the game ends when turn order is next determined
       *[other] { "" }
    }.
   *[other] Not linked to { $links } others yet: { $lacking }.
}
german-alt-pair = { $a } and { $b }{ $cities_count ->
    [0] { "" }
   *[other] { " " }in { $cities }
}
german-alt-bag = The bag if it were filled now: { $drawn } of { $markers } markers are drawn. { $players }.
german-alt-chance = { $player } ({ $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}; an action { $one } %, two or more { $two } %)
german-alt-report = Final cash. { $ending }. { $players }.
german-alt-final = { $place }. { $player } { $cash } T{ $parts_count ->
    [0] { "" }
   *[other] { " " }(income { $income }: { $parts })
}
german-alt-report_line = **Final cash** · { $ending }
german-alt-final_line = **{ $place }. { $player }: { $cash } T**{ $parts_count ->
    [0] { "" }
   *[other] {""}
    -# Income { $income }: { $parts }
}
german-alt-choice = Part of the board: { $railroad } may go on to { $values }{ $hexes_count ->
    [0] .
   *[other] ; chosen already: { $hexes }.
}

## Names of the pictures and of what the board can be zoomed on; cities and hexes are called as they are

german-look-board = Board
german-look-railroads = Railroads
german-look-players = Players
german-look-links = Direct links
german-look-bag = The bag
german-look-report = Final cash
german-look-changed = What was built, enlarged
german-look-plan = Board in double size
german-look-legend = What the signs mean
german-zoom-northwest = North-west
german-zoom-north = North
german-zoom-northeast = North-east
german-zoom-west = West
german-zoom-centre = Centre
german-zoom-east = East
german-zoom-southwest = South-west
german-zoom-south = South
german-zoom-southeast = South-east

german-alt-legend = What the signs on the board and its panels mean: { $signs }.
## What is said of a thing that is looked at

german-look-hex = { $hex }
german-look-railroad = { $railroad }
german-look-here = Here: { $stands }.
german-look-income = Income { $income }: { $parts }{ $again ->
    [0] { "" }
   *[other] , and { $again } once more for its best city
}.
german-look-city = { $city } { $value }
german-look-shares = { $railroad } { $shares } × { $income }
german-look-near = - to { $hex }: { $stands }
german-look-stands = costs { $cost } T{ $value ->
    [0] { "" }
   *[other] , adds { $value } to an income
}{ $railroads_count ->
    [0] , no railroad
   *[other] , with { $railroads }
}
german-words-railroad = **{ $railroad }**, as it was built: { $hexes }. { $locomotives ->
    [one] 1 locomotive left
   *[other] { $locomotives } locomotives left
}{ $links_count ->
    [0] {"; no link."}
   *[other] {"; linked to "}{ $links }.
}
german-words-city = { $hex } { $city }
