# Legends of the West: what is decided just now, and help that teaches the rules in force.

# What everybody is told of a decision. Nobody is spoken to, as everybody reads it.
legends-decides-keep_opening = { $players_count ->
        [one] **{ $players }** still chooses
       *[other] **{ $players }** still choose
    } opening tickets: at least { $must } each.
legends-decides-keep = **{ $players }** chooses tickets{ $must ->
        [0] , and may keep none.
        [one] : at least one is kept.
       *[other] : at least { $must } are kept.
    }
legends-decides-again = **{ $players }** may travel once more, on a track of at most { $most } spaces.
legends-decides-engage = **{ $players }** engages a specialist.
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
legends-decides-gift = **{ $players }** won and gives the year’s postcard to another company.
legends-decides-open = **{ $players }** came last and opens a new board.
legends-decides-large = **{ $players }** may make one small city large that a track of theirs touched in this game.
legends-decides-depot = **{ $players }** may build a depot in a small city at the end of a ticket completed in this game.
legends-decides-survey = **{ $players }** may carry out { $card }: { $rule }
legends-decides-herd = **{ $players }** takes one herd of two: { $cities }.
legends-decides-dig = **{ $players }** digs in one city of two: { $cities }.
legends-decides-well = The well is dry. **{ $players }** pays ${ $dollars } or { $number } cards.
legends-decides-discard = **{ $players }** { $players_count ->
        [one] discards
       *[other] discard
    } { $number ->
        [one] a card
       *[other] { $number } cards
    } ({ $why }).
legends-decides-each = **{ $players }** may make use of { $event }: { $rule }
legends-decides-peek = **{ $players }** looks at the next event ({ $power }), and leaves it or puts it under the deck.
legends-decides-raise = { $players_count ->
        [one] **{ $players }** still decides
       *[other] **{ $players }** still decide
    } for good: is the company bonus ${ $dollars } from now on, or ${ $less } and a card?
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
legends-teaches-drawing = Drawing: each card from the deck or from the row. A face-up wild is the first card and then the only one. When { $resets } wilds lie face up, the row is dealt anew. With { $least } cards or fewer in deck and discards together, drawing may not be chosen.
legends-teaches-travelling = Travelling: a card for each space, of the track’s colour; for grey any one colour; wilds stand for any. Tracks need not hang together. A journey to a large city draws a card. Each company has { $trains } trains in this game.
legends-teaches-tickets = Tickets: draw { $drawn }, keep at least { $keep }. If your own trains join its two cities at the end, a ticket pays its value; if not, it costs it.
legends-teaches-events = Events: a newspaper among the cards turns up the next one. Only the one on top is current.
legends-teaches-bonus = Company bonus: who travels a track of the company’s own colour gains ${ $dollars }.
legends-teaches-pairs = Pairs: nobody owns two tracks between the same cities.{ $open ->
        [0] {" "}Of a double the second one is closed as soon as the first is owned.
       *[other] {""}
    }
legends-teaches-end = The end: when somebody ends a turn with { $trains } trains or fewer, everybody has one more turn. Coins, tickets and trains left count (with none left ${ $most }); most dollars wins the game.
legends-teaches-campaign = After the game the last company retires one of the events that were turned up, and begins the next game. What is said to last lasts for the whole campaign.
legends-teaches-raised = Company bonus: who travels a track of the company’s own colour takes what the company has chosen for good: ${ $money }, or ${ $less } and { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
legends-teaches-stamps = Stamps: a ticket completed gets the company’s stamp. A ticket with stamps of others, and none of yours, pays you ${ $dollars } more for each. Those with { $worn } stamps wear out, while enough are left. A numbered ticket brings the postcard of its number.
legends-teaches-postcards = Postcards: one side is read aloud, the other is its owner’s secret until it is fulfilled or played. Of patents an office holds { $most }. For a card that acts on events, or at the end, leave word when it is to act; nobody is ever asked.
legends-teaches-opening = Boards: after each game up to number { $last } the last company opens a new board.
legends-teaches-specialists = Specialists: each company engages one for the game, the last of the game before first. Afterwards they are on leave for one game.
legends-teaches-depots = Depots: after the game each company may build one in a small city at the end of a ticket it completed, at most { $most } in all. Travelling to your own draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }; travelling to somebody else’s for the first time in a game brings its owner ${ $dollars }.
legends-teaches-combine = The Combine: a track under its cars costs ${ $dollars } a space besides the set; then the cars leave.
legends-teaches-growth = Growth: after this game the last company, then the winner, each make a small city large that a track of theirs touches.
legends-teaches-bonds = Bonds: before the game a company may buy one for ${ $price }. It pays ${ $dollars } for each completed ticket of ${ $value } or more, at most ${ $most }, and goes into the vault.
legends-teaches-express = Express: a ticket with a sticker pays ${ $dollars } more if your trains join the city on it too.
legends-teaches-through = Through rate: ${ $dollars } for each board beyond { $free } on which your largest network has a city, at most ${ $most }.
legends-teaches-exhibition = The Exhibition, in this game: the first track to its city gains ${ $first }; at the end ${ $dollars } for a network with that city that touches { $boards } boards or more.
legends-teaches-flagship = Flagship: the ticket that a company marked in secret counts { $times ->
        [2] twice
       *[other] { $times } times
    }, completed or not.
legends-teaches-steamer = Steamers: after a journey to a port you may discard a wild and set a steamer there, at most { $most } in a game; { $berths ->
        [one] one berth
       *[other] { $berths } berths
    } a port. Your two steamers on one water (Atlantic and Gulf, or Pacific) join their cities for tickets, which then pay ${ $less } less, but at least $1.
legends-teaches-survey = Survey: an uncoloured track takes the colour of the set for good, and pays ${ $dollars } a space, at most ${ $most }. Tracks between the same cities differ in colour.
legends-teaches-herds = Herds: a journey to a city with a herd takes it; a company holds at most { $most }. Those whose city your trains join with a large city pay, by their number, { $pays } dollars.
legends-teaches-coal = Coal: { $opening } each at the start, at most { $most }. A track of { $length } or more spaces burns one, or costs ${ $dollars } without. Two cards drawn blind bring one back.
legends-teaches-well = Wells: skulls in the set pay ${ $gain } each, ${ $there } if the track ends in the Dry Country; unless the card turned up bears a skull: then you pay ${ $loss } or { $cards } cards.
legends-teaches-trestle = Trestles: each mark of a track costs one more card of any colour, or ${ $dollars }. For every { $every } marks you cross in a game you gain ${ $pays }.
legends-teaches-charter = Charter: the first companies whose trains join an Atlantic with a Pacific port gain { $pays }, the very first a ribbon besides.
legends-teaches-dig = Digging: a company’s first journey to each claim city draws { $base ->
        [one] a nugget
       *[other] { $base } nuggets
    }, and one more for each pick in the set, at most { $most } in all; the best is kept and paid.
