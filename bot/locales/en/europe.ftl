# Ticket to Ride: Europe: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-europe = Ticket to Ride: Europe
europe-length-live = about an hour
europe-length-day = two to three weeks
europe-length-slow = up to two months
demo-about-europe =
    ### Ticket to Ride: Europe
    Collect cards, claim routes, and join the cities on your tickets.
    -# { $players } · about 60 minutes · easy: a good first game

command-europe = Your moves in Ticket to Ride: Europe
command-europe-draw = Draw a train card
command-europe-draw-card = From the deck, or which face-up card
command-europe-claim = Claim a route
command-europe-claim-route = Which route
command-europe-claim-payment = With which cards
command-europe-station = Build a station
command-europe-station-city = Where
command-europe-station-payment = With which cards
command-europe-tickets = Draw tickets to choose from
command-europe-keep = Keep some of the tickets in front of you
command-europe-keep-tickets = Which ones, separated by commas
command-europe-tunnel = Pay the extra cards for a tunnel
command-europe-tunnel-payment = With which cards
command-europe-abandon = Give up a tunnel and take your cards back
command-europe-pass = Pass, when there is nothing you can do

core-move-claim = claim a route
core-move-station = build a station
core-move-tunnel = pay for the tunnel
core-move-abandon = give up the tunnel

europe-move-draw = Draw a card
europe-move-claim = Claim a route
europe-move-station = Build a station
europe-move-tickets = Draw three tickets and keep at least one
europe-move-keep = Keep tickets
europe-move-tunnel = Pay for the tunnel
europe-move-abandon = Give up the tunnel
europe-move-pass = Pass

europe-button-draw = Draw cards
europe-button-claim = Claim a route
europe-button-station = Build a station
europe-button-tickets = Draw tickets
europe-button-keep = Keep tickets
europe-button-tunnel = Pay for the tunnel
europe-button-abandon = Give up the tunnel
europe-button-pass = Pass

europe-confirm-draw = Draw it
europe-confirm-claim = Claim it
europe-confirm-station = Build it
europe-confirm-tunnel = Pay
europe-confirm-keep = Keep these
europe-confirm-tickets = Draw three tickets
europe-confirm-abandon = Take my cards back
europe-confirm-pass = Pass

europe-ask-draw-card = Which card?
europe-ask-claim-route = Which route do you claim? These are the ones you can afford.
europe-ask-claim-payment = With which cards?
europe-ask-station-city = In which city? At the end of the game, a station lets your tickets use one route of another player into that city. Each station you have not built is worth 4 points.
europe-ask-station-payment = With which cards?
europe-ask-tunnel-payment = Which extra cards do you pay?
europe-ask-keep-tickets = Which tickets do you keep? { $least ->
        [one] Keep at least one.
       *[other] Keep at least { $least }.
    } At the end of the game, a completed ticket adds its points and an incomplete one subtracts them.

europe-button-order_claim = Claim when I can pay
europe-move-order_claim = Claim a route as soon as I can pay for it
europe-confirm-order_claim = Order it
europe-ask-order_claim-route = Which route? I claim it for you as soon as you can pay for it on your turn, unless an earlier order acts first.
europe-ask-order_claim-colour = In which colour?
europe-ask-order_claim-locomotives = With at most how many locomotives?
europe-button-order_draw = Draw a colour
europe-move-order_draw = Draw cards of a colour, otherwise blind
europe-confirm-order_draw = Order it
europe-ask-order_draw-colour = Which colour? I draw it for you when it is face up, and from the deck when it is not.
europe-ask-order_draw-cards = How many cards? A turn is two, or one face-up locomotive.

europe-guide = Each turn, do one of these:
    - **Draw cards:** two, from the deck or face up. A face-up locomotive counts as both.
    - **Claim a route:** pay cards of its colour, or of any one colour for a grey route; a locomotive counts as any colour. 1, 2, 3, 4, 6 or 8 trains score 1, 2, 4, 7, 15 or 21 points at once. A ferry needs locomotives, and a tunnel may need up to three extra cards. A ★ marks routes and cities that help one of your tickets; only you see it.
    - **Draw tickets:** three, and keep at least one.
    - **Build a station:** your first costs 1 card, your second 2 cards of one colour, your third 3.
    With two or three players, only one route of a double route can be claimed. When a player has 2 trains or fewer left, everyone takes one more turn. Then tickets add or subtract their points, each station not built is worth 4, and the longest path 10.

# The pictures there are, and what the board can be zoomed on.

europe-look-board = Board
europe-look-hand = Your hand
europe-look-tickets = Tickets to choose from
europe-look-report = Final report

europe-zoom-northwest = North-west
europe-zoom-north = North
europe-zoom-northeast = North-east
europe-zoom-west = West
europe-zoom-centre = Centre
europe-zoom-east = East
europe-zoom-southwest = South-west
europe-zoom-south = South
europe-zoom-southeast = South-east
europe-zoom-amsterdam = Amsterdam
europe-zoom-angora = Angora
europe-zoom-athina = Athína
europe-zoom-barcelona = Barcelona
europe-zoom-berlin = Berlin
europe-zoom-brest = Brest
europe-zoom-brindisi = Brindisi
europe-zoom-bruxelles = Bruxelles
europe-zoom-bucuresti = Bucuresti
europe-zoom-budapest = Budapest
europe-zoom-cadiz = Cádiz
europe-zoom-constantinople = Constantinople
europe-zoom-danzig = Danzig
europe-zoom-dieppe = Dieppe
europe-zoom-edinburgh = Edinburgh
europe-zoom-erzurum = Erzurum
europe-zoom-essen = Essen
europe-zoom-frankfurt = Frankfurt
europe-zoom-kharkov = Kharkov
europe-zoom-kobenhavn = København
europe-zoom-kyiv = Kyïv
europe-zoom-lisboa = Lisboa
europe-zoom-london = London
europe-zoom-madrid = Madrid
europe-zoom-marseille = Marseille
europe-zoom-moskva = Moskva
europe-zoom-munchen = München
europe-zoom-palermo = Palermo
europe-zoom-pamplona = Pamplona
europe-zoom-paris = Paris
europe-zoom-petrograd = Petrograd
europe-zoom-riga = Riga
europe-zoom-roma = Roma
europe-zoom-rostov = Rostov
europe-zoom-sarajevo = Sarajevo
europe-zoom-sevastopol = Sevastopol
europe-zoom-smolensk = Smolensk
europe-zoom-smyrna = Smyrna
europe-zoom-sochi = Sochi
europe-zoom-sofia = Sofia
europe-zoom-stockholm = Stockholm
europe-zoom-venezia = Venezia
europe-zoom-warszawa = Warszawa
europe-zoom-wien = Wien
europe-zoom-wilno = Wilno
europe-zoom-zagrab = Zágráb
europe-zoom-zurich = Zürich

# Where the rulebook says so.
europe-rule-turn = Course of play
europe-rule-cards = Drawing train cards
europe-rule-locomotives = Locomotives
europe-rule-claiming = Claiming routes
europe-rule-double_routes = Double routes
europe-rule-ferries = Ferries
europe-rule-tunnels = Tunnels
europe-rule-stations = Train stations
europe-rule-tickets = Drawing tickets

# What a kind of move is good for, as the help says it of what can be done now.
europe-purpose-claim = it scores points at once, joins cities for your tickets, and is then closed to others
europe-purpose-station = at the end it lends your tickets another player’s route; one you do not build is worth 4 points
europe-purpose-tunnel = the tunnel is yours and scores
europe-purpose-abandon = you take your cards back, and your turn is over

# Graphs of the game; the last one only after the end.
europe-graph-points = Points on the track, with the final scoring at the end
europe-graph-trails = Longest path, in trains
europe-graph-tickets = Points for tickets if the game had ended then

## The final scoring, step by step

europe-reckoned-routes = Points for routes
europe-reckoned-completed = { $player }: { $ticket }, completed
europe-reckoned-lost = { $player }: { $ticket }, not completed
europe-reckoned-stations = Stations left
europe-reckoned-trail = Longest path: { $players }
