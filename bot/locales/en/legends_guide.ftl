# Legends of the West: what is decided just now, and help that teaches the rules in force.

# What everybody is told of a decision. Nobody is spoken to, as everybody reads it.
legends-decides-keep_opening = { $players_count ->
        [one] **{ $players }** still chooses opening tickets: at least { $must }.
       *[other] **{ $players }** still choose opening tickets: at least { $must } each.
    }
legends-decides-keep_opening_own = Choose your opening tickets.
legends-decides-keep = { $offered ->
        [one] **{ $players }** { $players_count ->
            [one] decides
           *[other] decide
        } whether to keep a ticket.
       *[other] **{ $players }** { $players_count ->
            [one] chooses
           *[other] choose
        } tickets{ $must ->
            [0] {" "}and may keep none.
            [one] : at least one to keep.
           *[other] : at least { $must } to keep.
        }
    }
legends-decides-keep_own = { $offered ->
        [one] Do you keep the ticket?
       *[other] Choose among the tickets you drew.
    }
legends-decides-again = **{ $players }** may travel once more, on a track of at most { $most } spaces.
legends-decides-engage = { $players_count ->
        [one] **{ $players }** engages a specialist.
       *[other] **{ $players }** engage specialists. All may answer now; whoever finished lowest chooses first.
    }
legends-decides-stake = { $players_count ->
        [one] **{ $players }** still decides
       *[other] **{ $players }** still decide
    } whether to { $bond ->
        [0] mark a flagship
       *[other] buy a bond for ${ $price }{ $flagship ->
            [0] {""}
           *[other] , and whether to mark a flagship
        }
    }.
legends-decides-retire = **{ $players }** came last and retires one of the events that were turned up, for good.
legends-decides-gift = **{ $players }** won and gives this year’s postcard to another company.
legends-decides-open = **{ $players }** came last and opens a new board. What the lids say:
    { $lids }
legends-decides-large = **{ $players }** may { $players_count ->
        [one] turn
       *[other] each turn
    } one small city at the end of one of their tracks into a large city.
legends-decides-depot = **{ $players }** may { $players_count ->
        [one] build
       *[other] each build
    } a depot in a small city named on a ticket they completed in this game.
legends-decides-survey = **{ $players }** may carry out { $card }: { $rule }
legends-decides-herd = **{ $players }** takes one of two herds: { $cities }.
legends-decides-dig = **{ $players }** digs in one of two cities: { $cities }.
legends-decides-well = The well is dry. **{ $players }** pays ${ $dollars } or { $number } cards.
legends-decides-discard = **{ $players }** { $players_count ->
        [one] discards
       *[other] discard
    } { $number ->
        [one] a card
       *[other] { $number } cards
    } ({ $why }).
legends-decides-each = **{ $players }** may { $players_count ->
        [one] use
       *[other] each use
    } { $event }: { $rule }
legends-decides-peek = **{ $players }** looks at the next event ({ $power }), and leaves it or puts it under the deck.
legends-decides-raise = { $players_count ->
        [one] **{ $players }** still decides
       *[other] **{ $players }** still decide
    } whether the company bonus is ${ $dollars }, or ${ $less } and a card, for the rest of the campaign.
legends-decides-drop = **{ $players }** has more than { $most } patents and retires one.

# The button by which it is answered.
legends-answers-herd = Take a herd
legends-answers-dig = Dig
legends-answers-well = Pay for the dry well
legends-answers-discard = Discard
legends-answers-each = Use the event, or not
legends-answers-peek = Look at the next event
legends-answers-raise = Raise the bonus
legends-answers-drop = Retire a patent
legends-answers-again = Do not travel again
legends-answers-second_card = Draw the second card
legends-answers-large = Make a city large
legends-answers-depot = Build a depot
legends-answers-survey = Carry out the survey

# The rules. Each is taught from the game on in which it is in force.
legends-teaches-turn = A turn is one of three: draw two cards, travel one track, or draw tickets.
legends-teaches-drawing = Drawing: each card comes from the deck or from the face-up row. A face-up wild can only be your first card, and is then your only one. When { $resets } wilds lie face up, the row is dealt anew. With { $least } cards or fewer in the deck and the discards together, you may not draw cards.
legends-teaches-travelling = Travelling: pay one card for each space, of the track’s colour, or of any one colour for a grey track; a wild stands for any colour. Your tracks need not be connected. A journey to a large city draws a card. Each company has { $trains } trains in this game.
legends-teaches-tickets = Tickets: draw { $drawn }, keep at least { $keep }. If your own trains connect its two cities at the end of the game, a ticket pays its value; if not, it costs its value.
legends-teaches-events = Events: a newspaper that is drawn turns up the next event. Only the event on top is current.
legends-teaches-bonus = Company bonus: a company that travels a track of its own colour gains ${ $dollars }.
legends-teaches-pairs = Pairs: nobody may own two tracks between the same cities.{ $open ->
        [0] {" "}Once one track of a double is owned, the other one is closed.
       *[other] {""}
    }
legends-teaches-end = The end: when somebody ends a turn with { $trains } trains or fewer, everybody takes one more turn. Coins, tickets and leftover trains count (no train left pays ${ $most }); whoever has the most dollars wins the game.
legends-teaches-campaign = The campaign: every bank slip goes into its company’s vault. After game { $games } the vaults are opened, and the company with the most dollars is the legend of the West. After each game the last company retires one of the events that were turned up, and begins the next game.
legends-teaches-raised = Company bonus: a company that travels a track of its own colour takes what it has chosen for good: ${ $money }, or ${ $less } and { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
legends-teaches-stamps = Stamps: a completed ticket gets the company’s stamp. A ticket with stamps of others and none of yours pays you ${ $dollars } more for each of them. Tickets with { $worn } stamps are retired as long as enough others are left. A numbered ticket is retired and brings the postcard of its number.
legends-teaches-postcards = Postcards: one side is read aloud, and the other is its owner’s secret until the card is fulfilled or played. An office holds at most { $most } patents. Nobody is asked about a card that acts on events or at the end of a game: leave an order that says when it acts.
legends-teaches-opening = Boards: after each game up to number { $last } the last company opens a new board.
legends-teaches-specialists = Specialists: each company engages one for the game, and the last in the previous game chooses first. Afterwards the specialist is on leave for one game.
legends-teaches-depots = Depots: after the game each company may build one in a small city named on a ticket it completed, at most { $most } in all. Travelling to your own draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }; travelling to somebody else’s for the first time in a game brings its owner ${ $dollars }.
legends-teaches-combine = The Combine: a track under its cars costs ${ $dollars } a space in addition to the set; then the cars leave.
legends-teaches-growth = Growth: after this game the last company, then the winner, may each turn a small city at the end of one of their tracks into a large city.
legends-teaches-bonds = Bonds: before the game a company may buy one for ${ $price }. It pays ${ $dollars } for each completed ticket of ${ $value } or more, at most ${ $most }, and goes into the vault.
legends-teaches-express = Express: a ticket with a sticker pays ${ $dollars } more if your trains also connect the city on the sticker.
legends-teaches-through = Through rate: ${ $dollars } for each board beyond { $free } on which your largest network has a city, at most ${ $most }.
legends-teaches-exhibition = The Exhibition, in this game: the first company with a track to its city gains ${ $first }. At the end, a network that includes the city and touches { $boards } boards or more pays ${ $dollars }.
legends-teaches-flagship = Flagship: the ticket that a company marked in secret counts { $times ->
        [2] twice
       *[other] { $times } times
    }, completed or not.
legends-teaches-steamer = Steamers: after a journey to a port you may discard a wild and place a steamer there, at most { $most } in a game; { $berths ->
        [one] one berth
       *[other] { $berths } berths
    } a port. Your two steamers on one water (Atlantic and Gulf, or Pacific) connect their cities for tickets, which then pay ${ $less } less, but at least $1.
legends-teaches-survey = Survey: an uncoloured track takes the colour of the set for good, and pays ${ $dollars } a space, at most ${ $most }. Tracks between the same cities differ in colour.
legends-teaches-herds = Herds: a journey to a city with a herd takes it; a company holds at most { $most }. At the end, count your herds whose city your trains connect with a large city: one, two, three and so on pay { $pays }.
legends-teaches-coal = Coal: { $opening } each at the start, at most { $most }. A track of { $length } or more spaces burns one, or costs ${ $dollars } if you have none. A turn in which you draw two cards blind brings one back.
legends-teaches-well = Wells: skulls in the set pay ${ $gain } each, or ${ $there } if the track ends in the Dry Country. But if the card that is turned up for them bears a skull too, you pay ${ $loss } or { $cards } cards instead.
legends-teaches-trestle = Trestles: each mark of a track costs one more card of any colour, or ${ $dollars }. For every { $every } marks you cross in a game you gain ${ $pays }.
legends-teaches-charter = Charter: the first companies whose trains connect an Atlantic port with a Pacific port gain { $pays }. The very first also gets a ribbon for its vault, worth ${ $ribbon } at the end of the campaign.
legends-teaches-dig = Digging: a company’s first journey to each claim city draws { $base ->
        [one] a nugget
       *[other] { $base } nuggets
    }, and one more for each pick in the set, at most { $most } in all; the best is kept and paid.

# What is worth something when the vaults are opened: told as soon as a company can have it.
legends-vaults-priced = 🔐 { $worth }
legends-vaults-worth-ribbon = A ribbon in the vault is worth ${ $dollars } at the end of the campaign.
legends-vaults-worth-bond = A bond in the vault is worth ${ $dollars } at the end of the campaign.
legends-vaults-worth-deed = A deed in the vault (a survey that was carried out) is worth ${ $dollars } at the end of the campaign.
legends-vaults-worth-parcels = Parcels in the vault make sets of different things, worth { $sets } at the end of the campaign. What is left over makes further sets.
legends-vaults-worth-set = ${ $dollars } for { $kinds ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $kinds }
    }
legends-vaults-worth-districts = At the end of the campaign each district brings ${ $dollars } to the company with the most depots there; if several tie, each of them gains it. The districts are { $districts }.
legends-district-start = the four boards of the start
legends-district-east = the East ({ $boards })
legends-district-middle = the Middle ({ $boards })
legends-district-mountains = the Mountains ({ $boards })
legends-district-coast = the Coast ({ $boards })

# What a kind of move is good for, as the help says it of what can be done now.
legends-purpose-keep = each pays its value at the end if you complete it, and costs it if not
legends-purpose-draw = you need cards to pay for tracks
legends-purpose-tickets = more to gain at the end, if you can still complete them
legends-purpose-pass = there is nothing else you can do
legends-purpose-travel = the track is yours and joins cities for your tickets, and the rules in force may pay you for it
legends-purpose-use = the card does what it says, before your turn
legends-purpose-skip = the game goes on without the player who does not act
legends-purpose-choose = the game waits for your answer
legends-purpose-engage = its power is yours for this game
legends-purpose-stake = it may pay at the end, and costs you if it fails
legends-purpose-retire = it never comes again in the campaign
legends-purpose-give = another company gets it, whichever you like
legends-purpose-open = its cities, tickets and rule come into the campaign for good
legends-purpose-build = it stays on the map for the rest of the campaign
legends-purpose-standing = what you say in private is done when its time comes, and you need not be asked
