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
ttr-any_colour = of any one colour

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
ttr-ticket-gained = { $a } – { $b }: +{ $points }
ttr-ticket-countries = { $a } – { $countries }
ttr-country = { $name } ({ $points })

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

# Orders in advance.
ttr-order-any_colour = any colour
ttr-order-own_colour = in its colour
ttr-order-any_locomotives = as many as it takes
ttr-order-most_locomotives = { $locomotives ->
        [0] none
       *[other] at most { $locomotives }
    }
ttr-order-claim_any = **Claim { $route }** as soon as you can pay for it. This ends when the route is yours or when you can no longer claim it.
ttr-order-claim_any_few = **Claim { $route }** as soon as you can pay for it with { $locomotives ->
        [0] no locomotive
        [one] at most one locomotive
       *[other] at most { $locomotives } locomotives
    }. This ends when the route is yours or when you can no longer claim it.
ttr-order-claim_colour = **Claim { $route }** as soon as you can pay for it in { $colour }. This ends when the route is yours or when you can no longer claim it.
ttr-order-claim_colour_few = **Claim { $route }** as soon as you can pay for it in { $colour } with { $locomotives ->
        [0] no locomotive
        [one] at most one locomotive
       *[other] at most { $locomotives } locomotives
    }. This ends when the route is yours or when you can no longer claim it.
ttr-order-claim_done = Your order to claim { $route } has been carried out: the route is yours.
ttr-order-claim_lost = Your order to claim { $route } has ended. { $why }
ttr-order-draw = **Draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }**: { $colour } if it is face up, otherwise from the deck. This ends when they are drawn.
ttr-order-draw_blind = **Draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }** from the deck. This ends when they are drawn.
ttr-order-drawn = Your order to draw { $colour }, otherwise from the deck, has been carried out: all the cards are drawn.
ttr-order-drawn_blind = Your order to draw from the deck has been carried out: all the cards are drawn.

ttr-worth-mark = -# ★ marks what helps one of your tickets; what completes one stands first. Only you see it.
ttr-worth-completes = completes { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
ttr-worth-saves = saves { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    } for { $ticket }
ttr-worth-opens = the only way left for { $ticket }
ttr-worth-helps = for { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }

# What happens.
ttr-begin = **{ $player }** begins.
ttr-draw-blind = **{ $player }** draws a card from the deck.
ttr-draw-second_card = Draw your second card. It cannot be a face-up locomotive.
ttr-draw-yours = You drew **{ $card }**.
ttr-draw-face_up = **{ $player }** takes { $card }.
ttr-row-filled = Turned face up: { $cards }.
ttr-row-reset = Three locomotives are face up, so all five cards are discarded and replaced: { $cards }.
ttr-claim-claimed = **{ $player }** claims **{ $route }** with { $payment } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ttr-tunnel-revealed = **{ $player }** attempts the tunnel **{ $route }** with { $payment }. { $number ->
        [0] There is no card left to turn over.
       *[other] Turned over: { $cards }. { $extra ->
            [0] No extra card is needed.
            [one] 1 extra card is needed.
           *[other] { $extra } extra cards are needed.
        }
    }
ttr-tunnel-caution = ⚠️ This is a tunnel. { $cards ->
        [one] One card is turned over: if it matches the colour you pay with, or is a locomotive, you pay one extra card.
       *[other] { $cards } cards are turned over: for each one that matches the colour you pay with, and for each locomotive, you pay one extra card.
    } If you pay with locomotives alone, only locomotives count. If you cannot pay, you take your cards back and your turn ends.
ttr-tunnel-payable = The tunnel **{ $route }** needs { $extra ->
        [one] 1 extra card
       *[other] { $extra } extra cards
    }: { $wild ->
        [0] { $colour } or 🚂 locomotive. You hold { $held } of these.
       *[other] only 🚂 locomotives. You hold { $held } of them.
    } If you give it up, you take your cards back and your turn ends.
ttr-tunnel-not_payable = The tunnel **{ $route }** needs { $extra ->
        [one] 1 extra card
       *[other] { $extra } extra cards
    }: { $wild ->
        [0] { $colour } or 🚂 locomotive
       *[other] only 🚂 locomotives
    }. You hold { $held ->
        [0] none of these
       *[other] only { $held } of these
    }, so you cannot pay: { $missing ->
        [one] 1 card is missing
       *[other] { $missing } cards are missing
    }. You take back the cards you laid down, and your turn ends.
ttr-tunnel-paid = **{ $player }** pays { $payment } extra.
ttr-tunnel-abandoned = **{ $player }** gives up the tunnel { $route } and takes the cards back.
ttr-station-built = **{ $player }** builds a station in **{ $city }** for { $payment }.
ttr-tickets-drawn = **{ $player }** draws { $tickets ->
        [one] a ticket
       *[other] { $tickets } tickets
    }.
ttr-tickets-yours = You drew { $tickets }. Keep at least { $keep }.
ttr-keep-yours = You keep { $tickets }.
ttr-keep-chosen = **{ $player }** has chosen tickets.
ttr-keep-named = **{ $player }** kept { $tickets }.
ttr-keep-opening = Tickets kept: { $kept }.
ttr-keep-number = **{ $player }** { $tickets }
ttr-keep-kept = **{ $player }** keeps { $tickets ->
        [one] one ticket
       *[other] { $tickets } tickets
    }{ $returned ->
        [0] .
        [one] {" "}and returns one.
       *[other] {" "}and returns { $returned }.
    }
ttr-pass = **{ $player }** can do nothing and passes.
ttr-last_round = 🏁 **{ $player }** has { $trains ->
        [0] no trains
        [one] one train
       *[other] { $trains } trains
    } left. Everyone, { $player } included, takes one more turn.
ttr-last_turn = 🏁 Last round: this is your last turn.
ttr-tickets-late = ⚠️ This is your last turn: a ticket that your routes do not already complete will cost you its points.
ttr-end-score = { $player } { $points }
# By how much a move changed what somebody could expect: a sign and a number.
ttr-score_change = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    }
ttr-end-won = 🏆 { $number ->
        [one] **{ $winners }** wins
       *[other] **{ $winners }** share the victory
    }. { $scores }.

# What is refused.
ttr-claim-no_such_route = There is no route “{ $route }”. Name the two cities that it joins, or choose one of the suggestions.
ttr-claim-unpayable = You do not hold the cards for { $route }: it takes { $length } { $colour }.
ttr-claim-not_paid = Say how you pay for { $route }: it takes { $length } { $colour }.
ttr-claim-taken = { $owner } has already claimed { $route }.
ttr-claim-own_twin = { $route } is part of a double route. You own its other route, and nobody may claim both.
ttr-claim-twin_closed = { $route } is part of a double route. Its other route is claimed, and with fewer than { $players } players only one of them can be.
ttr-claim-too_few_trains = { $route } needs { $length } trains; you have { $trains } left.
ttr-claim-wrong_colour = { $route } must be paid with { $colour } cards or locomotives.
ttr-claim-ferry = { $route } is a ferry: at least { $locomotives ->
        [one] one card must be a locomotive
       *[other] { $locomotives } cards must be locomotives
    }.
ttr-pay-wrong_number = It costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; you offered { $given }.
ttr-pay-unreadable = “{ $given }” is not a payment. Write it like `2 red, 1 locomotive`: one colour, and locomotives.
ttr-pay-not_held = You do not hold { $payment }.
ttr-draw-deck_empty = The deck is empty, and there are no discards to shuffle.
ttr-draw-no_such_card = There is no card “{ $card }”. Name a colour, `locomotive` or `deck`.
ttr-draw-not_face_up = There is no { $card } card face up.{ $possible_count ->
        [0] {""}
       *[other] {" "}You can take: { $possible }.
    }
ttr-draw-second_locomotive = Your second card cannot be a face-up locomotive. You can take: { $possible }.
ttr-station-no_such_city = There is no city “{ $city }”. Choose one of the suggestions.
ttr-station-occupied = { $owner } already has a station in { $city }.
ttr-station-none_left = You have built all your { $stations } stations.
ttr-tickets-none_left = There are no tickets left to draw.
ttr-keep-not_offered = That is not one of the tickets you drew.
ttr-keep-too_few = You must keep at least { $must ->
        [one] one ticket
       *[other] { $must } tickets
    }; you chose { $kept }.
ttr-tunnel-wrong_colour = The extra cards for this tunnel must be { $colour } or locomotives.
ttr-pass-can_move = You can pass only when there is nothing else you can do. You can: { $possible }.

# What only the owner of a ticket is told.
ttr-progress-done = 🎫 You have completed **{ $a } – { $b }**: { $points } points.
ttr-progress-lent = 🎫 As things stand, a station of yours completes **{ $a } – { $b }**: { $points } points. A station lends one route for all your tickets, and the best one is chosen at the end.
ttr-progress-impossible = 🎫 **{ $a } – { $b }** can no longer be completed: no way is left for the trains and stations you have. It will cost you { $points } points.

# The same before the move is made.
ttr-foretold-done = 🎫 This completes **{ $a } – { $b }**: { $points } points.
ttr-foretold-lent = 🎫 As things stand, this completes **{ $a } – { $b }** with what a station of yours lends: { $points } points. A station lends one route for all your tickets, and the best one is chosen at the end.
ttr-foretold-impossible = ⚠️ After this **{ $a } – { $b }** can no longer be completed: no way would be left for the trains and stations you have. It would cost you { $points } points.

# How what others did touches whoever holds tickets; only that player reads it.
ttr-effect-longer = Your shortest way for **{ $a } – { $b }** now takes { $now ->
        [one] 1 train
       *[other] { $now } trains
    } instead of { $was }.
ttr-effect-closed = No way of your own is left for **{ $a } – { $b }**.

# What a kind of move is good for, as the help says it of what can be done now.
ttr-purpose-keep = each adds its points at the end if you complete it, and takes them away if not
ttr-purpose-draw = you need cards to pay with
ttr-purpose-tickets = more to score with at the end, if you can still complete them
ttr-purpose-pass = there is nothing else you can do

# Why a built-in opponent would make a move: after a colon.
ttr-hint-keep = { $tickets ->
        [one] this ticket can be completed, and brings
       *[other] these tickets can be completed together, and bring
    } the most for the turns { $tickets ->
        [one] it takes
       *[other] they take
    }.
ttr-hint-keep_hopeless = { $tickets ->
        [one] there is hardly time to complete this ticket, but any other choice would cost you more.
       *[other] there is hardly time to complete all of these tickets, but any other choice would cost you more.
    }
ttr-hint-claim_completes = the route { $helps }.
ttr-hint-claim_ticket = you need the route { $helps }, and you have the cards.
ttr-hint-claim_points = it brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and you do not need its cards elsewhere.
ttr-hint-claim_dearer = it brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }, more than its cards are worth to you elsewhere.
ttr-hint-draw_deck = no face-up card is worth more to you than an unknown one.
ttr-hint-draw_card = you need the card for { $route }.
ttr-hint-draw_later = of the cards you can take, it is worth the most for later routes.
ttr-hint-station = from there one of your tickets can use somebody else’s route.
ttr-hint-station_only = you can do nothing else.
ttr-hint-tickets = there is nothing left to do for the tickets you hold, and there is time for another.
ttr-hint-tickets_only = you can do nothing else.
ttr-hint-tunnel = otherwise the turn would be lost, which costs more than these cards.
ttr-hint-abandon = you do not have the extra cards for the tunnel.
ttr-hint-pass = you can do nothing else.
# What the opponent that thinks ahead has compared: behind the reason; "working for A and B wins 62 games in 100".
ttr-hint-compared = { $why } In trial games from here, { $aim } wins { $won } in 100, { $other } { $other_won }.
ttr-hint-compared_even = { $why } In trial games from here, { $aim } wins { $won } in 100, and { $other } about as many.
ttr-aim-tickets = working for { $tickets }
ttr-aim-points = claiming routes for points alone
ttr-aim-more = asking for other tickets

ttr-graph-trains = Trains left
