# Ticket to Ride: what happens, what is refused, and what may be chosen.

# Cards. The squares help the eye; the words carry the meaning.
ttr-card-purple = 🟪 purple
ttr-card-blue = 🟦 blue
ttr-card-orange = 🟧 orange
ttr-card-white = ⬜ white
ttr-card-green = 🟩 green
ttr-card-yellow = 🟨 yellow
ttr-card-black = ⬛ black
ttr-card-red = 🟥 red
ttr-card-locomotive = 🚂 locomotive
ttr-grey = grey

ttr-payment-coloured = { $cards } { $colour }
ttr-payment-locomotives = { $locomotives ->
        [one] 1 🚂 locomotive
       *[other] { $locomotives } 🚂 locomotives
    }
ttr-payment-mixed = { $cards } { $colour } + { $locomotives ->
        [one] 1 🚂 locomotive
       *[other] { $locomotives } 🚂 locomotives
    }
ttr-route = { $a }–{ $b }
ttr-route-twin = { $a }–{ $b } ({ $colour })
ttr-ticket = { $a } – { $b } ({ $points })

# What may be chosen.
ttr-option-deck = 🎴 From the deck
ttr-option-face_up = { $card }
ttr-option-face_up_locomotive = 🚂 locomotive (your only card)
ttr-option-city = { $city }
ttr-option-route-plain = { $route }: { $length } { $colour }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ttr-option-route-tunnel = { $route }: { $length } { $colour }, tunnel, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ttr-option-route-ferry = { $route }: { $length } { $colour }, ferry with { $locomotives } 🚂, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

ttr-worth-helps = for { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }

# What happens.
ttr-begin = **{ $player }** begins.
ttr-draw-blind = **{ $player }** draws a card from the deck.
ttr-draw-yours = You drew **{ $card }**.
ttr-draw-face_up = **{ $player }** takes { $card }.
ttr-row-filled = Turned up: { $cards }.
ttr-row-reset = Three locomotives lie face up, so all five cards are replaced: { $cards }.
ttr-claim-claimed = **{ $player }** claims **{ $route }** with { $payment } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ttr-tunnel-revealed = **{ $player }** digs a tunnel for **{ $route }** with { $payment }. { $number ->
        [0] There is no card left to turn over.
       *[other] Turned over: { $cards }. { $extra ->
            [0] It costs nothing more.
            [one] It costs 1 more card.
           *[other] It costs { $extra } more cards.
        }
    }
ttr-tunnel-paid = **{ $player }** pays { $payment } more.
ttr-tunnel-abandoned = **{ $player }** gives up the tunnel { $route } and takes the cards back.
ttr-station-built = **{ $player }** builds a station in **{ $city }** for { $payment }.
ttr-tickets-drawn = **{ $player }** draws { $tickets ->
        [one] a ticket
       *[other] { $tickets } tickets
    }.
ttr-tickets-yours = You may keep { $tickets }; at least { $keep }.
ttr-keep-yours = You keep { $tickets }.
ttr-keep-chosen = **{ $player }** has chosen tickets.
ttr-keep-opening = Tickets kept: { $kept }.
ttr-keep-number = **{ $player }** { $tickets }
ttr-keep-kept = **{ $player }** keeps { $tickets ->
        [one] one ticket
       *[other] { $tickets } tickets
    }{ $returned ->
        [0] .
        [one] {" "}and puts one back.
       *[other] {" "}and puts { $returned } back.
    }
ttr-pass = **{ $player }** can do nothing and passes.
ttr-last_round = 🏁 **{ $player }** has { $trains ->
        [0] no trains
        [one] one train
       *[other] { $trains } trains
    } left: everybody has one more turn.
ttr-end-score = { $player } { $points }
ttr-end-won = 🏆 { $number ->
        [one] **{ $winners }** wins
       *[other] **{ $winners }** share the victory
    }. { $scores }.

# What is refused.
ttr-claim-no_such_route = There is no route “{ $route }”. Choose one of the suggestions.
ttr-claim-taken = { $owner } already has { $route }.
ttr-claim-own_twin = You have the other half of { $route }: nobody may have both.
ttr-claim-twin_closed = The other half of { $route } is taken, and with fewer than { $players } players that closes this one.
ttr-claim-too_few_trains = { $route } takes { $length } trains; you have { $trains } left.
ttr-claim-wrong_colour = { $route } is paid in { $colour }, or with locomotives.
ttr-claim-ferry = { $route } is a ferry: at least { $locomotives ->
        [one] one card must be a locomotive
       *[other] { $locomotives } cards must be locomotives
    }.
ttr-pay-wrong_number = It costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; you offered { $given }.
ttr-pay-unreadable = “{ $given }” is no payment. Write it like `2 red, 1 locomotive`: one colour, and locomotives.
ttr-pay-not_held = You do not hold { $payment }.
ttr-draw-deck_empty = The deck is empty, and there are no discards to shuffle.
ttr-draw-no_such_card = There is no card “{ $card }”. Name a colour, `locomotive` or `deck`.
ttr-draw-not_face_up = No { $card } lies face up.
ttr-draw-second_locomotive = A locomotive that lies face up cannot be your second card.
ttr-station-no_such_city = There is no city “{ $city }”. Choose one of the suggestions.
ttr-station-occupied = { $owner } already has a station in { $city }.
ttr-station-none_left = You have built all your { $stations } stations.
ttr-tickets-none_left = There are no tickets left to draw.
ttr-keep-not_offered = That is not one of the tickets in front of you.
ttr-keep-too_few = You must keep at least { $must ->
        [one] one ticket
       *[other] { $must } tickets
    }; you chose { $kept }.
ttr-tunnel-wrong_colour = The rest of the tunnel is paid in { $colour }, or with locomotives.
ttr-pass-can_move = You can pass only when there is nothing else you can do.
