# Ticket to Ride: Legends of the West: its commands, buttons and questions.
#
# What comes to light during a campaign is answered with the command "choose", so that no command gives it away.

game-name-legends = Ticket to Ride: Legends of the West
legends-length-live = about an hour
legends-length-day = two to three weeks
legends-length-slow = up to two months
demo-about-legends =
    ### Legends of the West
    A campaign of twelve games in which the map grows and the rules change.
    -# { $players } · twelve games of about an hour · easy to begin

legends-variant-vault-sealed = Vaults and sums stay sealed until the end
legends-variant-vault-open = Vaults and sums are open

command-legends = Your moves in Legends of the West
command-legends-draw = Draw a train card
command-legends-draw-card = From the deck, or which face-up card
command-legends-draw-powers = Which of your powers to use with it, separated by commas
command-legends-travel = Travel a track
command-legends-travel-track = Which track
command-legends-travel-powers = Which of your powers to use with it, separated by commas
command-legends-travel-payment = With which cards, like 2 red, 1 wild
command-legends-travel-extra = Cards or dollars for what is due besides the set, separated by commas
command-legends-tickets = Draw tickets to choose from
command-legends-keep = Keep some of the tickets in front of you
command-legends-keep-tickets = Which ones, separated by commas
command-legends-pass = Pass, when there is nothing you can do
command-legends-use = Use one of your powers before your turn
command-legends-use-power = Which one
command-legends-use-choice = What it asks for, separated by commas
command-legends-choose = Answer what you are asked
command-legends-choose-choice = What you choose, separated by commas; “nothing” to decline, where that is possible
command-legends-standing = Leave a private order for a power, or for what you will be asked
command-legends-standing-power = For what
command-legends-standing-order = When it is to act, or what you would choose, in order of preference

core-move-travel = travel a track
core-move-use = use a power
core-move-skip = be passed over
core-move-choose = answer
core-move-engage = engage a specialist
core-move-stake = decide before the game
core-move-standing = leave an order in advance
core-move-retire = retire an event
core-move-give = give a postcard
core-move-open = open a board
legends-core-move-build = build for good

legends-move-draw = Draw a card
legends-move-travel = Travel a track
legends-move-tickets = Draw tickets to choose from
legends-move-keep = Keep tickets
legends-move-pass = Pass
legends-move-use = Use one of your powers
legends-move-skip = Pass over
legends-move-choose = Answer
legends-move-engage = Engage a specialist
legends-move-stake = Decide before the game
legends-move-standing = Leave an order in advance
legends-move-retire = Retire an event
legends-move-give = Give the postcard
legends-move-open = Open a board
legends-move-build = Build for good

legends-button-draw = Draw cards
legends-button-travel = Travel
legends-button-tickets = Draw tickets
legends-button-keep = Keep tickets
legends-button-pass = Pass
legends-button-use = Use a power
legends-button-skip = Pass over
legends-button-choose = Answer
legends-button-engage = Engage a specialist
legends-button-stake = Decide
legends-button-standing = Leave an order
legends-button-retire = Retire an event
legends-button-give = Give the postcard
legends-button-open = Open a board
legends-button-build = Build

legends-confirm-draw = Draw it
legends-confirm-travel = Travel
legends-confirm-tickets = Draw tickets
legends-confirm-keep = Keep these
legends-confirm-pass = Pass
legends-confirm-use = Use it
legends-confirm-skip = Pass over
legends-confirm-choose = That is my answer
legends-nothing-choose = No, thank you
legends-nothing-keep = None of them
legends-confirm-engage = Engage
legends-confirm-stake = Confirm
legends-confirm-standing = Leave this order
legends-confirm-retire = Retire it for good
legends-confirm-give = Give it
legends-confirm-open = Open it for good
legends-confirm-build = Settle it for good

legends-ask-draw-card = Which card? A turn is two cards, or one wild that lies face up.
legends-ask-draw-powers = Do you want to use one of your powers with it?
legends-button-order_travel = Travel when I can pay
legends-move-order_travel = Travel a track as soon as I can pay for it
legends-confirm-order_travel = Order it
legends-ask-order_travel-track = Which track? I travel it for you as soon as you can pay for it on your turn without a power, unless an earlier order acts first.
legends-ask-order_travel-colour = In which colour?
legends-ask-order_travel-wilds = With at most how many wilds in the set?
legends-button-order_draw = Draw a colour
legends-move-order_draw = Draw cards of a colour, otherwise blind
legends-confirm-order_draw = Order it
legends-ask-order_draw-colour = Which colour? I draw it for you when it is face up, and from the deck when it is not.
legends-ask-order_draw-cards = How many cards? A turn is two, or one wild that lies face up.
legends-button-order_event = Answer an event
legends-move-order_event = Answer an event whenever it comes up
legends-confirm-order_event = Order it
legends-ask-order_event-event = Which event? I answer it for you whenever it comes up in this game, so that nobody waits for you.
legends-ask-order_event-answer = What do I answer?
legends-order-any_event = Every event that each company may use
legends-order-answer_no = No
legends-order-answer_yes = Yes
legends-order-event_no = **Say no to { $event }** whenever it comes up. This ends with the game, or when the event is retired.
legends-order-event_yes = **Say yes to { $event }** whenever it comes up. This ends with the game, or when the event is retired.
legends-order-events_no = **Say no to every event that each company may use.** This ends with the game.
legends-order-events_yes = **Say yes to every event that each company may use**, except where it asks for more than a yes. This ends with the game.
legends-order-event_over = Your order for { $event } has ended: the event is retired.
legends-order-any_colour = any colour
legends-order-own_colour = in its colour
legends-order-any_wilds = as many as it takes
legends-order-most_wilds = { $wilds ->
        [0] none
       *[other] at most { $wilds }
    }
legends-order-travel_any = **Travel { $track }** as soon as you can pay for it. This ends when the track is yours or when you can no longer travel it.
legends-order-travel_any_few = **Travel { $track }** as soon as you can pay for it with { $wilds ->
        [0] no wild
        [one] at most one wild
       *[other] at most { $wilds } wilds
    }. This ends when the track is yours or when you can no longer travel it.
legends-order-travel_colour = **Travel { $track }** as soon as you can pay for it in { $colour }. This ends when the track is yours or when you can no longer travel it.
legends-order-travel_colour_few = **Travel { $track }** as soon as you can pay for it in { $colour } with { $wilds ->
        [0] no wild
        [one] at most one wild
       *[other] at most { $wilds } wilds
    }. This ends when the track is yours or when you can no longer travel it.
legends-order-travel_done = Your order to travel { $track } has been carried out: the track is yours.
legends-order-travel_lost = Your order to travel { $track } has ended. { $why }
legends-ask-travel-track = Which track? These are the ones you can pay for.
legends-ask-travel-powers = If you want to use a power on this journey, choose it first.
legends-ask-travel-payment = With which cards?
legends-ask-travel-extra = This journey costs more than its set of cards. How do you pay the next part of it?
legends-ask-keep-tickets = Which do you keep? { $least ->
        [0] Keep any of these, or none.
        [one] Keep at least one.
       *[other] Keep at least { $least }.
    } At the end of the game a completed ticket pays its value, and an unfinished one costs it.
legends-ask-use-power = Which power? You still take your turn afterwards.
legends-ask-use-choice = What do you choose for it?
legends-ask-choose-choice = What do you choose?
legends-ask-engage-specialist = Which specialist do you engage for this game? Afterwards your specialist is on leave for one game.
legends-ask-stake-bond = Do you buy a bond?
legends-ask-stake-flagship = Do you mark one of your tickets as your flagship? Nobody learns which one before the end of the game.
legends-ask-standing-power = What is the order for? Nobody else can see that you leave one.
legends-ask-standing-order = What is your order? If you list several choices, the first one that is possible at that moment counts. You can change it at any time before then.
legends-ask-retire-event = Which event do you retire? It will not come up again in this campaign.
legends-ask-give-company = Which company do you give it to?
legends-ask-open-frontier = Which board do you open? Everything in its box is revealed at once.
legends-ask-build-what = What do you build?
legends-ask-build-place = Where do you build it? It stays there for the rest of the campaign.

legends-guide = **My move** under the board, or `/hand`, shows what you are asked and what your cards can do.

# Graphs of a game; the last one only after the campaign.
legends-graph-coins = Coins of the companies
legends-graph-vaults = Slips in the vaults ($)
legends-graph-year = { $year }
