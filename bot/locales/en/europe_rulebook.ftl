# Ticket to Ride: Europe: what the chapters of the rulebook say, for looking up. Their titles are europe-rule-…

europe-rule-setting_up = Setting up
europe-rule-end = End of the game
europe-rule-scoring = Scoring
europe-rule-secrets = What is open and what is secret

europe-rulebook-setting_up = Everybody begins with 45 trains, 3 stations and 4 train cards; 5 more cards lie face up. Each player is dealt one long and three short tickets. The long tickets that nobody was dealt leave the game. The first player is drawn by lot.
europe-rulebook-turn = Before the first turn you keep two or more of your four tickets; those that you do not keep are out of the game. Then a turn is one of four: draw train cards, claim a route, draw tickets, or build a station. You can pass only if you can do none of them.
europe-rulebook-cards = Draw two cards, each from the face-up row or unseen from the deck. A card taken from the row is replaced at once. When three of the five face-up cards are locomotives, all five are discarded and replaced. Your hand may be as large as you like.
europe-rulebook-locomotives = A locomotive stands for a card of any colour. A face-up locomotive can only be your first card, and is then your only one; a locomotive drawn unseen counts as any other card.
europe-rulebook-claiming = Pay one card for each space of the route: cards of its colour, or cards of any one colour for a grey route. Locomotives may replace any of them. You claim one route in a turn, and it need not connect to your others. Routes of 1, 2, 3, 4, 6 and 8 spaces score 1, 2, 4, 7, 15 and 21 points at once.
europe-rulebook-claiming-shows = Before and after a turn. The green route of three spaces between Berlin and Wien is free; then three blue trains stand on it, coupled from city to city.
europe-rulebook-double_routes = Some pairs of neighbouring cities are joined by two routes. No player may own both. With two or three players, the second one closes for everybody as soon as the first is claimed.
europe-rulebook-double_routes-shows = The two routes between Frankfurt and Paris, at a table of two: three blue trains stand on the orange one, and the white one beside it is faded, as nobody may claim it any more.
europe-rulebook-ferries = A ferry is a grey route with locomotive signs. Pay a locomotive for each sign, and cards of one colour for the other spaces; more locomotives may replace those.
europe-rulebook-ferries-shows = The ferries of London: two to Dieppe with two spaces each, one of them with a locomotive sign, and one to Amsterdam whose two spaces both bear a locomotive sign.
europe-rulebook-tunnels = Lay down the usual price of the tunnel; then three cards are turned over from the deck. Each of them that is a locomotive or of the colour you laid down costs one more card of that colour or one locomotive. If you laid down locomotives only, only locomotives match, and only locomotives pay. If you cannot or will not pay, you take your cards back and your turn is over.
europe-rulebook-tunnels-shows = The tunnel between München and Venezia: hatched blue trains wait on its two spaces. Three cards were turned up for it, blue, red and green. Only the blue one matches, so one extra card must be paid.
europe-rulebook-tickets = Draw three tickets and keep at least one; the others go under the deck. At the end a ticket adds its points if your own trains join its two cities, and takes them away if not. Tickets are secret, and you cannot get rid of one that you have kept.
europe-rulebook-stations = Build a station in any city that has none, at most one in a turn and three in the game. The first costs 1 card, the second 2 and the third 3 of one colour; locomotives may replace them. At the end each station lends you one route of another player that ends in its city, the same one for all your tickets.
europe-rulebook-stations-shows = Before and after a turn. Blue trains lead from Berlin via Frankfurt to München, and from Venezia to Roma; red ones stand between München and Venezia. Then a blue station stands in München, which can lend its owner the red route.
europe-rulebook-end = When somebody ends a turn with two trains or fewer, everybody takes one more turn, that player included. Then the game is over.
europe-rulebook-scoring = Add completed tickets to the points of your routes, subtract the others, and add 4 for each station you have not built. The longest continuous trail of trains scores 10 points, for each of the players if several share it. If totals are equal, more completed tickets decide, then more stations left, then the longest trail.
europe-rulebook-secrets = Everybody sees the number of your cards, tickets, trains and stations, what you took from the row and what you paid. Your hand, the cards you drew unseen and your tickets are secret.

# What people type who look for a section, in other words than it says.
europe-sought-setting_up = start, deal, first tickets, opening, how many players
europe-sought-turn = round, action, whose turn, pass
europe-sought-cards = deck, face up, row, draw, hand, colour
europe-sought-locomotives = wild, wilds, joker, rainbow, loco
europe-sought-claiming = build, pay, place trains, grey, points of routes, cost
europe-sought-double_routes = twin, parallel, two tracks, two or three players
europe-sought-ferries = ferry, ship, water, sea
europe-sought-tunnels = tunnel, mountain, extra cards, turn over
europe-sought-tickets = destination, goal, mission, long ticket, keep
europe-sought-stations = station, borrow, use a route of others
europe-sought-end = last round, last turn, two trains left, finish
europe-sought-scoring = points, score, longest path, european express, tie, winner, bonus
europe-sought-secrets = hidden, secret, open, public, hand
