# Legends of the West: what happens in the turns of a game.

legends-begin = 🚂 Game { $number } of the campaign begins: { $year }. **{ $player }** has the first turn.
legends-pass = **{ $player }** can do nothing and passes.
legends-skip = **{ $player }** is passed over by vote.
legends-answered = **{ $player }** has decided.
legends-early-gone = What you had chosen is taken. Please choose again.

# Cards.
legends-draw-blind = **{ $player }** draws a card from the deck.
legends-draw-yours = You drew **{ $card }**.
legends-draw-face_up = **{ $player }** takes { $card }.
legends-row-filled = Turned up: { $cards }.
legends-row-reset = Three wilds lie face up, so all five cards are replaced.
legends-row-anew = The five face-up cards are dealt anew.
legends-discarded = **{ $player }** discards { $cards }.

# Tickets.
legends-tickets-drawn = **{ $player }** draws { $tickets ->
        [one] a ticket
       *[other] { $tickets } tickets
    }.
legends-tickets-yours = You may keep { $tickets }{ $keep ->
        [0] , or none.
       *[other] . Keep at least { $keep }.
    }
legends-tickets-late = ⚠️ This is your last turn: a ticket that your trains do not already connect will cost you its value.
legends-tickets-bottom = **{ $player }** puts a ticket under the deck.
legends-tickets-bottom-yours = You have put { $ticket } under the deck.
legends-keep-yours = You keep { $tickets }.
legends-keep-kept = **{ $player }** keeps { $tickets ->
        [0] no ticket
        [one] one ticket
       *[other] { $tickets } tickets
    }{ $returned ->
        [0] .
        [one] {" "}and puts one back.
       *[other] {" "}and puts { $returned } back.
    }
legends-keep-chosen = **{ $player }** has chosen tickets.
legends-keep-opening = Tickets kept: { $kept }.
legends-keep-number = **{ $player }** { $tickets }

# Newspapers and events.
legends-newspaper = 🗞️ A newspaper is turned up!
legends-newspaper-drawn = 🗞️ **{ $player }** draws a newspaper!
legends-event-turned_up = **{ $event }**: { $rule } { $kind ->
        [lasting] It stays until the next event.
       *[lightning] It acts at once.
    }
legends-event-none = No event is left to turn up.
legends-event-waits = **{ $event }** is turned up too and waits until the first event is over.
legends-event-acts = **{ $player }** is affected by { $event }.
legends-event-bottom = { $event } goes under the deck without acting. Another event is turned up instead.
legends-event-acts_after_all = No other event is left, so { $event } acts after all.
legends-event-retired = 🗑️ { $event } is retired and will not come up again.
legends-event-seen = The next event is **{ $event }**: { $rule }
legends-event-put_under = The event that was looked at goes under the deck.
legends-event-left = The event that was looked at stays on top.

# Money and coal.
legends-money-gained = **{ $player }** gains ${ $dollars } ({ $why }).
legends-money-paid = **{ $player }** pays ${ $dollars } ({ $why }).
legends-coal-gained = **{ $player }** gets { $coal } coal.
legends-coal-burnt = **{ $player }** burns one coal and has { $left ->
        [0] none
       *[other] { $left }
    } left.

# A journey.
legends-travel = **{ $player }** travels **{ $track }** with { $cards }.
legends-combine-placed = 🦷 The Combine places ivory cars on { $track }.
legends-combine-left = **{ $player }** pays the Combine ${ $dollars }, and its cars leave the track.
legends-combine-cleared = All cars of the Combine leave the board.
legends-survey = 🎨 **{ $a }–{ $b }** becomes { $colour } for the rest of the campaign.
legends-trestles = **{ $player }** crosses { $marks ->
        [one] a trestle
       *[other] { $marks } trestles
    }.
legends-herd = 🐂 **{ $player }** takes the herd from { $city }.
legends-herds-placed = 🐂 Herds wait in { $cities }.
legends-steamer-idle = No steamer was placed in { $city }: by then it could not be placed there, or you had no wild left for it.
legends-steamer-moored = 🚢 **{ $player }** discards a wild and places a steamer in { $city }.
legends-dig = ⛏️ **{ $player }** digs in { $city } and draws { $drawn ->
        [one] one nugget: it is
       [2] 2 nuggets: the better one is
       *[other] { $drawn } nuggets: the best one is
    } worth ${ $nugget }.
legends-well-wet = 💧 Turned up: { $card }. The well gives water.
legends-well-dry = 💀 Turned up: { $card }. The well is dry.
legends-well-cards = **{ $player }** pays with { $cards } cards.
legends-preview-way = With { $ways }: { $effect }
legends-preview-or = { $first } or { $next }
legends-preview-or_others = { $first } or { $number ->
        [one] another set
       *[other] { $number } other sets
    }
legends-preview-unless = Unless a newspaper turns up first: { $effect }
legends-preview-both = { $first } { $next }
legends-preview-survey = 🎨 **{ $a }–{ $b }** takes the colour of the set for the rest of the campaign.
legends-preview-well = 💧 A card is turned up for the well: without a skull you gain ${ $gain }, with one you pay ${ $loss } or { $cards } cards.
legends-preview-dig = ⛏️ { $drawn ->
        [one] A nugget is drawn from the pouch for **{ $city }**, and pays its dollars.
       *[other] { $drawn } nuggets are drawn from the pouch for **{ $city }**, and the best pays its dollars.
    }
legends-preview-luck = 🎲 The rest depends on cards that are turned up, or on how somebody answers.
legends-charter = 🎗️ **{ $player }** connects the two oceans, { $place ->
        [one] the first to do so: a ribbon goes into the vault.
        [2] the second to do so.
       *[other] the third to do so.
    }
legends-again-impossible = **{ $player }** cannot travel a second time.
legends-again-declined = **{ $player }** does not travel a second time.

# Powers. What stands on a card is read when it is shown.
legends-power-used = { $kind ->
        [order] 📬 **{ $player }** shows a fulfilled order, **{ $power }**: “{ $rule }”
        [favour] 📬 **{ $player }** plays **{ $power }**: “{ $rule }”
        [curio] 📦 **{ $player }** delivers **{ $power }**.
       *[other] **{ $player }** uses { $power }.
    }
legends-power-idle = { $power } could not be used when its moment came, so it is not used up.
legends-standing-left = Your order for { $power }: { $order }. Nobody else can see it.
legends-standing-over = { $events }, which { $events_count ->
        [one] is
       *[other] are
    } retired: nothing can come of it any more
legends-vault-bond = 🔒 **{ $player }** puts the bond into the company’s vault.
legends-vault-item = 🔒 { $card } brings **{ $player }** { $item } for the vault.
legends-postcard-drawn = ✉️ **{ $player }** draws a postcard, { $kind ->
        [order] an order
        [favour] a favour
        [curio] a parcel
        [patent] a patent, **{ $card }**
       *[survey] a survey, **{ $card }**
    }: “{ $read }”
legends-postcard-hidden = a card face down
legends-postcard-yours = The hidden side of your postcard: **{ $card }**: “{ $rule }”
legends-postcard-none = The mailbag is empty: **{ $player }** draws nothing.
legends-postcard-retired = 🗑️ **{ $player }** retires **{ $card }**.

# Why a built-in opponent would make a move: after a colon.
legends-hint-keep = { $tickets ->
        [0] { $offered ->
            [one] the ticket is not
           *[other] none of these tickets is
        } worth the turns it would take.
        [one] this ticket can be completed, and brings the most for the turns it takes.
       *[other] these tickets can be completed together, and bring the most for the turns they take.
    }
legends-hint-keep_must = { $tickets ->
        [one] you have to keep one, and even if it stays unfinished, it is likely to cost you the least.
       *[other] you have to keep { $tickets }, and even if not all of them get finished, they are likely to cost you the least.
    }
legends-hint-travel = it is likely to bring you more in the end than the other tracks you can pay for.
legends-hint-travel_completes = the track { $helps }.
legends-hint-travel_ticket = you need the track { $helps }, and you have the cards.
legends-hint-travel_planned = it lies on the way planned for your tickets, and you have the cards.
legends-hint-travel_goal = it lies on the way to a goal that is likely to pay more than the journeys to it cost.
legends-hint-draw_deck = no face-up card is worth more to you than an unknown one.
legends-hint-draw_card = you need the card for a track you are planning.
legends-hint-tickets = you have trains and time enough for another ticket.
legends-hint-use = it helps you right now.
legends-hint-engage = this one is likely to bring the most on the tracks you are planning.
legends-hint-stake = it is worth its price with the tickets you hold.
legends-hint-retire = it is the one that will be missed least.
legends-hint-open = most of your postcards point there, or it makes no difference.
legends-hint-build = the most tracks meet there.
legends-hint-standing = that way it acts by itself as soon as it can.
legends-hint-choose = of these it is worth the most, or costs the least.
legends-hint-give = it makes no difference which of the others gets it.
legends-hint-nothing = you can do nothing else.
