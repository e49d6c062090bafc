# What stands on pictures, and what is said of them to those who cannot see them.

player = { $player }
rendering-number = { $number }

## Cards and colours

rendering-card-purple = purple
rendering-card-blue = blue
rendering-card-orange = orange
rendering-card-white = white
rendering-card-green = green
rendering-card-yellow = yellow
rendering-card-black = black
rendering-card-red = red
rendering-card-locomotive = locomotive

rendering-player-blue = blue
rendering-player-red = red
rendering-player-green = green
rendering-player-yellow = yellow
rendering-player-black = black

## The strip under the board

rendering-face_up = Face up
rendering-deck = Deck
rendering-ticket_deck = Tickets
rendering-points = { $points ->
    [one] point
   *[other] points
}
rendering-turns_left = { $turns ->
    [0] The last round is over
    [one] Last round: 1 turn left
   *[other] Last round: { $turns } turns left
}
rendering-tunnel = { $extra ->
    [0] Tunnel: no extra card
    [one] Tunnel: 1 extra card
   *[other] Tunnel: { $extra } extra cards
}

## The hand and the offered tickets

rendering-hand-cards = { $cards ->
    [one] Your card
   *[other] Your { $cards } cards
}
rendering-hand-lent = completed with a station
rendering-hand-own_trail = Longest path: you { $trains }
rendering-hand-trail = { $player } { $trains }
rendering-hand-trails = Longest path: you { $own }, { $others }
rendering-hand-tickets = { $tickets ->
    [0] No tickets yet
    [one] Your ticket, { $done } completed
   *[other] Your { $tickets } tickets, { $done } completed
}
rendering-offer = Tickets to choose from: { $keep ->
        [0] keep any of them, or none
       *[other] keep at least { $keep }
    }
rendering-trains_needed = { $trains ->
    [one] 1 more train needed
   *[other] { $trains } more trains needed
}
rendering-no_way = no free way is left
rendering-cities = { $a }–{ $b }
rendering-ticket = { $cities } for { $points }

## The final report

rendering-report-place = { $place ->
    [1] Winner
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
rendering-report-routes = Routes
rendering-report-tickets = Tickets ({ $completed } of { $tickets })
rendering-report-not_connected = not completed
rendering-report-borrowed = borrowed: { $route }
rendering-report-stations = Stations left: { $stations }
rendering-report-lent = { $city } borrowed { $route }
rendering-report-trail = Longest path: { $trains }
rendering-report-total = Total

## In words, what matters most first

rendering-alt-board = Map of Europe.{ $claimed ->
    [0] { "" }
   *[other] { " " }Last claimed: { $last }.
} { $turn } Face up: { $cards }. Deck: { $deck }, tickets left: { $ticket_deck }. { $players }. { $claimed ->
    [0] No route is claimed yet.
    [one] 1 route is claimed.
   *[other] { $claimed } routes are claimed{ $earlier ->
        [0] .
       *[other] , before the last one { $claims }.
    }
}{ $told ->
    [0] { "" }
   *[other] { " " }End to end: { $networks }.
}{ $elsewhere ->
    [0] { "" }
   *[other] { " " }/game words lists them all.
}
rendering-alt-board_routes = Map of Europe. { $turn } Face up: { $cards }. Deck: { $deck }, tickets left: { $ticket_deck }. All { $claimed } claimed routes, end to end: { $networks }.
rendering-alt-turn = To move: { $players }.{ rendering-alt-turns }
rendering-alt-turns = { $turns ->
    [0] {""}
    [one] {" "}Last round: 1 turn left.
   *[other] {" "}Last round: { $turns } turns left.
}
rendering-alt-tunnel = { $player } has not yet paid for the tunnel { $route }: turned over { $cards }, { $extra ->
    [0] no extra card
    [one] 1 extra card
   *[other] { $extra } extra cards
} to pay.{ rendering-alt-turns }
rendering-alt-over = The game is over.
rendering-alt-player = { $player }, { $colour } ({ $score ->
    [one] 1 point
   *[other] { $score } points
}, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
}, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}, longest path { $trail })
rendering-alt-claim = { $route } by { $player }
rendering-alt-network = { $player } ({ rendering-alt-lies })
rendering-alt-lies = { $number ->
    [0] no route
   *[other] { $trails }
}{ $built ->
    [0] { "" }
    [one] ; station in { $stations }
   *[other] ; stations in { $stations }
}
rendering-alt-network_brief = { $player }, { $score ->
    [one] 1 point
   *[other] { $score } points
} ({ rendering-alt-lies })
rendering-alt-network_routes = { $player } ({ rendering-alt-lies })
rendering-alt-hand = Your cards: { $cards }. { $held ->
    [0] You have no tickets yet.
   *[other] Your tickets ({ $held }): { $tickets }.
}
rendering-alt-hand_trails = { $hand } { $trails }.
rendering-alt-cards = { $count } { $card }
rendering-alt-locomotives = { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}
rendering-alt-held-done = { $ticket } (completed)
rendering-alt-held-lent = { $ticket } (completed with a station)
rendering-alt-held-open = { $ticket } (open)
rendering-alt-held-missing = { $ticket } ({ $trains ->
    [0] no free way is left
    [one] 1 more train needed
   *[other] { $trains } more trains needed
}{ $told ->
    [0] { "" }
   *[other] : { $trails }
})
rendering-alt-offer = Tickets to choose from, { $keep ->
        [0] keep any of them, or none
       *[other] keep at least { $keep }
    }: { $tickets }.
rendering-alt-report = Final scores. { $players }.
rendering-alt-tally = { $player } { $total }: routes { $routes }, tickets { $tickets } ({ $completed } of { $held }{ $named_count ->
    [0] { "" }
   *[other] {": "}{ $named }
}), stations { $stations }, longest path { $bonus } ({ $trail } trains)
rendering-alt-scored = { $cities } { $points }
rendering-alt-report_line = **Final scores**
rendering-alt-tally_line = **{ $player }: { $total }**
    -# Routes { $routes } · tickets { $tickets } ({ $completed } of { $held }) · stations { $stations } · longest path { $bonus } ({ $trail } trains)

rendering-words-player_more = **{ $player }** also: { $claimed }.
rendering-words-player = **{ $player }**{ $number ->
    [0] {": "}no route.
    [one] {", "}1 route: { $claimed }.
   *[other] {", "}{ $number } routes: { $claimed }.
} { $stations_count ->
    [0] No station.
    [one] Station in { $stations }.
   *[other] Stations in { $stations }.
}
rendering-words-claimed = **{ $player }**{ $number ->
    [0] {": "}no track.
    [one] {", "}1 track: { $claimed }.
   *[other] {", "}{ $number } tracks: { $claimed }.
}
rendering-words-free = **Not claimed yet:** { $routes }.
rendering-words-closed = **Closed, as another route between the same cities is claimed:** { $routes }.
rendering-words-route = { $route } ({ $length })
rendering-words-open_route = { $route } ({ $length } { $colour }{ $tunnel ->
    [0] {""}
   *[other] {", tunnel"}
}{ $ferry ->
    [0] {""}
    [one] {", ferry of 1 locomotive"}
   *[other] {", ferry of "}{ $ferry } locomotives
})
rendering-words-any_colour = any colour

## What is said of a thing that is looked at

rendering-look-city = { $city }
rendering-look-station = A station of { $player } stands here.
rendering-look-leads = - to { $route }: { $stands }
rendering-look-joined = Your own routes join it with { $cities }.
rendering-look-ticket = Your ticket { $ticket }.
rendering-look-route = It is { $stands }.{ $points ->
    [0] {""}
    [one] {" It is worth 1 point."}
   *[other] {" It is worth "}{ $points } points.
}
rendering-look-parallel = Next to it runs { $route }: { $stands }.
rendering-look-owned = { $player }’s
rendering-look-closed = closed, nobody may claim it any more
rendering-look-free = free

## What is said of a graph: its lines, each with the values of some columns

rendering-graph-lines = { $graph }. { $columns }: { $lines }.
rendering-graph-line = { $name }: { $values }
rendering-graph-columns = **{ $columns }**
rendering-graph-value = { $value }
rendering-graph-noted = { $value } ({ $note })
rendering-graph-no_value = –
rendering-graph-ended = { $value }, until { $until }
rendering-graph-next = { $before } · { $after }
rendering-graph-move = { $number ->
    [0] the beginning
   *[other] move { $number }
}
