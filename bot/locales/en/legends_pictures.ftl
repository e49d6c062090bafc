# What stands on the pictures of Legends, and what is said of them to those who cannot see them.

legends-look-board = Board
legends-look-hand = Your hand
legends-look-tickets = Tickets to choose from
legends-look-office = Your office
legends-look-newspaper = Current event
legends-look-postcards = Postcards in the offices
legends-look-story = The year’s story
legends-look-slips = Bank slips
legends-look-frontier = The new frontier
legends-look-signs = What the signs mean
legends-look-vaults = The opened vaults

# The parts the board can be zoomed on.

legends-zoom-northwest = North-west
legends-zoom-north = North
legends-zoom-northeast = North-east
legends-zoom-west = West
legends-zoom-centre = Centre
legends-zoom-east = East
legends-zoom-southwest = South-west
legends-zoom-south = South
legends-zoom-southeast = South-east
legends-zoom-albany = Albany
legends-zoom-atlanta = Atlanta
legends-zoom-baltimore = Baltimore
legends-zoom-bangor = Bangor
legends-zoom-boston = Boston
legends-zoom-buffalo = Buffalo
legends-zoom-calgary = Calgary
legends-zoom-charleston = Charleston
legends-zoom-charlotte = Charlotte
legends-zoom-cheyenne = Cheyenne
legends-zoom-chicago = Chicago
legends-zoom-chihuahua = Chihuahua
legends-zoom-cincinnati = Cincinnati
legends-zoom-dallas = Dallas
legends-zoom-davenport = Davenport
legends-zoom-denver = Denver
legends-zoom-detroit = Detroit
legends-zoom-dodge-city = Dodge City
legends-zoom-duluth = Duluth
legends-zoom-el-paso = El Paso
legends-zoom-fargo = Fargo
legends-zoom-helena = Helena
legends-zoom-hermosillo = Hermosillo
legends-zoom-houston = Houston
legends-zoom-jacksonville = Jacksonville
legends-zoom-kansas-city = Kansas City
legends-zoom-knoxville = Knoxville
legends-zoom-lewisburg = Lewisburg
legends-zoom-little-rock = Little Rock
legends-zoom-los-angeles = Los Angeles
legends-zoom-miami = Miami
legends-zoom-miles-city = Miles City
legends-zoom-mobile = Mobile
legends-zoom-monterrey = Monterrey
legends-zoom-montreal = Montreal
legends-zoom-nashville = Nashville
legends-zoom-new-orleans = New Orleans
legends-zoom-new-york = New York
legends-zoom-norfolk = Norfolk
legends-zoom-oklahoma-city = Oklahoma City
legends-zoom-omaha = Omaha
legends-zoom-philadelphia = Philadelphia
legends-zoom-phoenix = Phoenix
legends-zoom-pittsburgh = Pittsburgh
legends-zoom-portland = Portland
legends-zoom-quebec = Quebec
legends-zoom-regina = Regina
legends-zoom-reno = Reno
legends-zoom-sacramento = Sacramento
legends-zoom-salt-lake-city = Salt Lake City
legends-zoom-san-antonio = San Antonio
legends-zoom-san-diego = San Diego
legends-zoom-san-francisco = San Francisco
legends-zoom-santa-barbara = Santa Barbara
legends-zoom-santa-fe = Santa Fe
legends-zoom-savannah = Savannah
legends-zoom-seattle = Seattle
legends-zoom-spokane = Spokane
legends-zoom-st-louis = St. Louis
legends-zoom-st-paul = St. Paul
legends-zoom-tampa = Tampa
legends-zoom-vancouver = Vancouver
legends-zoom-winnipeg = Winnipeg

## Beside the map

rendering-legends-game = Game { $game } of { $games }
rendering-legends-no_event = No event is current
rendering-legends-lasting = stays
rendering-legends-lightning = acts once
rendering-legends-wild = wild
rendering-legends-pick = { $card } with a pick
rendering-legends-skull = { $card } with a skull

## Tickets

rendering-legends-ticket = { $cities } for ${ $points }
rendering-legends-numbered = No. { $number }
rendering-legends-express = express via { $city }, +${ $dollars }

## Event, story and postcards

rendering-legends-newspaper = The Western Wire
rendering-legends-earlier = Earlier: { $events }
rendering-legends-kind-order = Order
rendering-legends-kind-favour = Favour
rendering-legends-kind-curio = Parcel
rendering-legends-kind-patent = Patent
rendering-legends-kind-survey = Survey
rendering-legends-hidden = the other side is secret
rendering-legends-number = Postcard { $number }
rendering-legends-ordered = Postcard { $number } · your order: { $order }
rendering-legends-office-empty = There are no postcards in your office yet.

## A new frontier

rendering-legends-frontier-title = { $board } is opened
rendering-legends-frontier-before = { $year } and before
rendering-legends-frontier-counts = { $cities } cities, { $tickets } tickets
rendering-legends-frontier-cities = Cities: { $cities }

## Bank slips

rendering-legends-slips = Bank slips of { $year }
rendering-legends-slip-coins = Coins
rendering-legends-slip-leftover = { $trains ->
    [0] No trains left
    [one] 1 train left
   *[other] { $trains } trains left
}
rendering-legends-slip-tickets = Tickets ({ $completed } of { $tickets })
rendering-legends-slip-herds = { $herds ->
    [one] 1 herd connected
   *[other] { $herds } herds connected
}
rendering-legends-slip-through = Through rate
rendering-legends-slip-exhibition = Exhibition
rendering-legends-slip-bond = Bond
rendering-legends-slip-noted = { $name } ({ $notes })
rendering-legends-slip-steamer = by steamer
rendering-legends-slip-forgiven = forgiven
rendering-legends-slip-flagship = flagship

rendering-legends-slip_lines = **Bank slips of { $year }**
rendering-legends-slip_line = **{ $player }: ${ $total }** · { $company }
    -# In dollars: coins { $coins } · { legends-slip-trains }: { $leftover } · tickets { $tickets } ({ $completed } of { $held } completed){ $rest ->
        [0] {""}
       *[other] {" "}· other { $rest }
    }

## What the signs mean on the panels of the companies and on the map

rendering-legends-signs = What the signs mean
rendering-legends-sign-coin = Dollars in coins
rendering-legends-sign-train = Trains left
rendering-legends-sign-card = Cards in hand
rendering-legends-sign-ticket = Tickets
rendering-legends-sign-postcard = Postcards in the office
rendering-legends-sign-depot = Depots
rendering-legends-sign-coal = Coal
rendering-legends-sign-herd = Herds
rendering-legends-sign-nugget = Dollars from nuggets
rendering-legends-sign-trestle = Trestle marks crossed
rendering-legends-sign-bond = A bond for this game
rendering-legends-sign-port = A port
rendering-legends-sign-claim = A claim city
rendering-legends-sign-large = A large city
rendering-legends-sign-exhibition = The city of the Exhibition
rendering-legends-sign-steamer = A steamer, in its company’s colour
rendering-legends-sign-pick = A pick on a card
rendering-legends-sign-skull = A skull on a card

## The vaults

rendering-legends-vaults = The vaults are opened
rendering-legends-chart = Slips and awards, year by year
rendering-legends-vault-place = { $place ->
    [1] Legend of the West
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
rendering-legends-vault-won = { $won ->
    [one] 1 game won
   *[other] { $won } games won
}
rendering-legends-vault-slips = Slips
rendering-legends-vault-awards = Missed games
rendering-legends-vault-ribbons = Ribbons
rendering-legends-vault-bonds = Bonds
rendering-legends-vault-deeds = Deeds
rendering-legends-vault-curios = Parcels
rendering-legends-vault-districts = Districts
rendering-legends-item-ribbon = { $count ->
    [one] 1 ribbon
   *[other] { $count } ribbons
}
rendering-legends-item-bond = { $count ->
    [one] 1 bond
   *[other] { $count } bonds
}
rendering-legends-item-deed = { $count ->
    [one] 1 deed
   *[other] { $count } deeds
}
rendering-legends-item-watch = { $count ->
    [one] 1 silver watch
   *[other] { $count } silver watches
}
rendering-legends-item-lantern = { $count ->
    [one] 1 brass lantern
   *[other] { $count } brass lanterns
}
rendering-legends-item-compass = { $count ->
    [one] 1 ship’s compass
   *[other] { $count } ship’s compasses
}
rendering-legends-item-locket = { $count ->
    [one] 1 painted locket
   *[other] { $count } painted lockets
}
rendering-legends-item-spike = { $count ->
    [one] 1 silver spike
   *[other] { $count } silver spikes
}

rendering-legends-poster = { $games ->
        [one] The game of { $first }
        [12] Twelve games, { $first } to { $last }
       *[other] { $games } games, { $first } to { $last }
    }
rendering-legends-poster-unfinished = not played to its end

## In words, what matters most first

rendering-legends-alt-board = { $year }, game { $game }. { $last_count ->
    [0] { "" }
   *[other] Travelled last: { $last }.{ " " }
}{ $turn } Event: { $event } Face up: { $cards }. Deck { $deck }, ticket deck { $ticket_deck }. { $companies } { $claimed ->
    [0] No track is owned yet.
   *[other] Tracks owned: { $claimed }{ $claims_count ->
        [0] { "" }
       *[other] ; travelled before that: { $claims }
    }.
}{ $boards_count ->
    [0] { "" }
   *[other] { " " }Frontiers open: { $boards }.
}{ $networks_count ->
    [0] { "" }
   *[other] { " " }End to end: { $networks }.
}
rendering-legends-alt-tracks = { $turn } Face up: { $cards }. Deck { $deck }, ticket deck { $ticket_deck }. All { $owned } tracks owned, end to end: { $networks }.
rendering-legends-alt-network = { $company } ({ $number ->
    [0] no track
   *[other] { $trails }
}{ $built ->
    [0] { "" }
    [one] ; depot in { $depots }
   *[other] ; depots in { $depots }
})
rendering-legends-alt-last_round = { $turn } { $turns ->
    [0] The last round is over.
    [one] Last round: 1 turn left.
   *[other] Last round: { $turns } turns left.
}
rendering-legends-alt-no_event = none.
rendering-legends-alt-event = { $event }. { $says }
rendering-legends-alt-company = { $company } ({ $colour }, { $player }): ${ $coins }, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}.
rendering-legends-alt-company-with = { $company } ({ $colour }, { $player }): ${ $coins }, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}; { $things }.
rendering-legends-alt-postcards-count = { $count ->
    [one] 1 postcard
   *[other] { $count } postcards
}
rendering-legends-alt-depot_of = A depot of { $company } stands here.
rendering-legends-alt-depots = { $count ->
    [one] 1 depot
   *[other] { $count } depots
}
rendering-legends-alt-coal = { $count } coal
rendering-legends-alt-herds = { $count ->
    [one] 1 herd
   *[other] { $count } herds
}
rendering-legends-alt-steamers = { $count ->
    [one] 1 steamer
   *[other] { $count } steamers
}
rendering-legends-alt-nuggets = ${ $count } from nuggets
rendering-legends-alt-crossed = { $count ->
    [one] 1 trestle mark crossed
   *[other] { $count } trestle marks crossed
}
rendering-legends-alt-bond = a bond
rendering-legends-alt-signs = What the signs on the panels and the map mean: { $signs }.
rendering-legends-alt-journey = { $track } ({ $company })
rendering-legends-alt-office = Your postcards. { $cards }
rendering-legends-alt-office-titled = Your postcards: { $cards }.
rendering-legends-alt-mine = { $card }: { $says }
rendering-legends-alt-titled = { $card } (No. { $number })
rendering-legends-alt-postcards = Postcards in the offices. { $companies }
rendering-legends-alt-kept = { $company }. { $cards }
rendering-legends-alt-open = { $kind } { $title }: { $says }
rendering-legends-alt-open-titled = { $kind } { $title }.
rendering-legends-alt-counted = { $company } has { $count }.
rendering-legends-alt-slips = Bank slips of { $year }. { $slips }
rendering-legends-alt-slip = { $place }: { $company } ({ $player }) ${ $total }, in dollars: coins { $coins }, { legends-slip-trains }: { $leftover }, tickets { $tickets } ({ $completed } of { $held } completed{ $named_count ->
    [0] { "" }
   *[other] {": "}{ $named }
}), other { $rest }{ $flagship_count ->
    [0] {""}
   *[other] , flagship { $flagship }
}.
rendering-legends-alt-flagship = { $a }–{ $b } ({ $completed ->
    [0] { $forgiven ->
        [0] not completed
       *[other] forgiven
    }
   *[other] completed
})
rendering-legends-alt-frontier = The map before and after { $board } was opened, with { $cities }. { $tickets } tickets.
rendering-legends-alt-reach = A part of the map, twice as large: { $region }. { $here ->
    [0] { "" }
    [one] You can travel 1 track here{ $tracks_count ->
        [0] .
       *[other] : { $tracks }.
    }{ " " }
   *[other] You can travel { $here } tracks here{ $tracks_count ->
        [0] .
       *[other] : { $tracks }.
    }{ " " }
}{ $elsewhere ->
    [0] { "" }
    [one] 1 more track lies elsewhere.
   *[other] { $elsewhere } more tracks lie elsewhere.
}
rendering-legends-alt-reach_track = { $track } ({ $spaces })
rendering-legends-alt-story = Story of { $year }. { $cards }
rendering-legends-alt-card = { $title }: { $sides }
rendering-legends-alt-then = { $before } { $after }
rendering-legends-alt-cutting = { $event } ({ $kind }): { $rule }
rendering-legends-alt-cuttings = Events to choose from: { $events }.
rendering-legends-alt-newspaper = A newspaper. { $event } ({ $kind })
rendering-legends-alt-vaults = The opened vaults, and a chart of every company’s dollars year by year. { $vaults }
rendering-legends-alt-vault = { $place }. { $company } ${ $total }: slips { $slips }, missed games { $awards }, ribbons { $ribbons }, bonds { $bonds }, deeds { $deeds }, parcels { $curios }, districts { $districts }; games won { $won }.
rendering-legends-alt-open_vault = Open vault of { $company }: { $items_count ->
    [0] nothing yet
   *[other] { $items }
}; slips so far ${ $banked }.
rendering-legends-alt-vault-total = { $place }. { $company } ${ $total }.
rendering-legends-alt-poster = A poster of { $games ->
        [one] one board
       *[other] { $games } boards
    }, each as its game left it{ $won_count ->
        [0] {""}
       *[other] {": "}{ $won }
    }. { $ranking_count ->
        [0] {""}
       *[other] The final ranking: { $ranking }.
    }
rendering-legends-alt-poster-won = { $year } won by { $company }
rendering-legends-alt-poster-place = { $place }. { $company } with ${ $dollars }

## The bank slips, step by step

legends-reckoned-coins = Coins
legends-reckoned-completed = { $company }: { $a }–{ $b }, completed (${ $dollars })
legends-reckoned-lost = { $company }: { $a }–{ $b }, not completed
legends-reckoned-total = All told
