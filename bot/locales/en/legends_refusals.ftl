# Legends of the West: what is refused, and which rule says so.

legends-pass-can_move = You may pass only when you can do nothing else. You can: { $possible }.
legends-skip-can_draw = A player who can draw cards is not passed over: two cards are drawn for them instead.
legends-draw-too_few = There are too few cards in the deck and the discards, so you may not draw cards.
legends-draw-second_wild = A wild that lies face up cannot be your second card. You can take: { $possible }.
legends-draw-not_there = No such card can be drawn now. You can take: { $possible }.
legends-tickets-none_left = There are no tickets left to draw.
legends-keep-not_offered = That is not among the tickets in front of you: { $possible }.
legends-keep-too_few = You must keep at least { $must ->
        [one] one ticket
       *[other] { $must } tickets
    }; you chose { $kept }.

legends-travel-no_such_track = There is no such track on the map. Name the two cities that it joins, or choose one of the suggestions.
legends-travel-owned = { $owner } already owns { $track }.
legends-travel-too_long = { $track } takes { $length } trains; here you can place { $trains }.
legends-travel-own_beside = You own another track between the cities of { $track }, and nobody may own two.
legends-travel-closed = The track beside { $track } is owned, which closes this one with fewer than { $players } companies.
legends-travel-set = { $track } takes a set of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } that you hold: { $hint } You must also be able to pay for the rest of the journey afterwards.
legends-travel-hint-coloured = { $colour }, or wilds.
legends-travel-hint-grey = any one colour, and wilds.
legends-travel-hint-survey = one colour, and wilds, and the track takes it for good. It can be { $colours }; a set of wilds alone names it, like `3 wild as green`.
legends-travel-hint-mixed = several colours, as your cards allow, and wilds.
legends-travel-hint-mixed_survey = several colours, as your cards allow, and wilds, and the track takes the one with the most cards for good. It can be { $colours }; if several have as many, or the set is all wilds, you name it, like `1 red, 1 blue as red`.
legends-travel-power_twice = Each of your powers can be used only once in a journey: name it once.
legends-travel-extra = Besides its set of cards this journey costs { $number ->
        [0] nothing more
        [one] one more payment
       *[other] { $number } more payments
    }{ $surcharge ->
        [0] {""}
        [one] , one for the event ($1 or a card)
       *[other] , { $surcharge } for the event ($1 or a card each)
    }{ $marks ->
        [0] {""}
        [one] , one for a trestle (dollars or a card)
       *[other] , { $marks } for trestles (dollars or a card each)
    }. You named { $given }.
legends-travel-extra_dollars = { $marks ->
        [0] A surcharge is paid with $1 or one card.
       *[other] { $surcharge ->
            [0] A trestle is paid with ${ $dollars } or one card.
           *[other] A surcharge is paid with $1, a trestle with ${ $dollars }, or each with one card. The surcharge comes first.
        }
    }
legends-travel-extra_cards = You do not hold these cards in addition to the set. { $held_count ->
        [0] You hold no others.
       *[other] Besides the set you hold: { $held }.
    }
legends-travel-unaffordable = You cannot pay everything that the journey on { $track } costs: each step must be paid from what you have by then.

legends-power-not_yours = You have no such power for that. { $possible_count ->
        [0] You have none that fits.
       *[other] You have: { $possible }.
    }
legends-power-not_now = You cannot use that now. { $possible_count ->
        [0] None of your powers can be used before the turn.
       *[other] You can use: { $possible }.
    }
legends-power-choice = That is not what the power asks for. { $possible_count ->
        [0] There is nothing more to choose.
       *[other] Choose from: { $possible }.
    }
legends-standing-order = No such order can be left for it. { $possible_count ->
        [0] There is nothing more to add.
       *[other] You can choose: { $possible }.
    }
legends-answer-not_offered = That is not one of the answers. { $possible_count ->
        [0] There is nothing more to choose.
       *[other] You can choose: { $possible }.
    }
legends-answer-incomplete = The answer is not complete. You can choose: { $possible }.

legends-engage-not_free = That specialist cannot be engaged now. You can engage: { $possible }.
legends-stake-bond = You cannot buy a bond now. A bond costs ${ $price }.
legends-stake-flagship = That cannot be your flagship. { $possible_count ->
        [0] No ticket can.
       *[other] It can be one of your tickets: { $possible }.
    }
legends-retire-not_there = That event is not among the discarded ones. You can retire: { $possible }.
legends-give-nobody = It must go to another company in this game: { $possible }.
legends-open-not_now = That board cannot be opened now. You can open: { $possible }.
legends-build-not_there = That cannot be built. { $possible_count ->
        [0] Nothing can be built here.
       *[other] You can choose: { $possible }; or build nothing.
    }

# The rules by number, as refusals cite them.
legends-rule-B6 = B6: opening tickets
legends-rule-C1 = C1: the turn
legends-rule-C2-2 = C2.2: face-up wilds
legends-rule-C2-7 = C2.7: when drawing may not be chosen
legends-rule-C3-1 = C3.1: where a journey may go
legends-rule-C3-2 = C3.2: the set
legends-rule-C4-2 = C4.2: a journey must be payable as a whole
legends-rule-C5-1 = C5.1: drawing tickets
legends-rule-D6 = D6: whom an event acts on
legends-rule-D16 = D16: discarding
legends-rule-E1 = E1: one track of a pair
legends-rule-E2 = E2: doubles
legends-rule-F2 = F2: retiring an event
legends-rule-F3-2 = F3.2: the year’s postcard
legends-rule-F5 = F5: opening a board
legends-rule-F7 = F7: building
legends-rule-H4 = H4: postcards in the office
legends-rule-H5 = H5: when cards act
legends-rule-H6 = H6: what cards cost
legends-rule-H8 = H8: what cards do
legends-rule-I4-3 = I4.3: herds
legends-rule-I6-2 = I6.2: wells
legends-rule-I9-3 = I9.3: digging
legends-rule-J6 = J6: the raised bonus
legends-rule-J7 = J7: bonds
legends-rule-J12 = J12: the flagship
legends-rule-L2 = L2: who does not answer
legends-rule-K1 = K1: engaging specialists
