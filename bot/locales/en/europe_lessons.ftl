# The lessons of Ticket to Ride: Europe: of each its title, what to do, what came of it, and why other moves are not it.

europe-lesson-tickets = Choose your tickets
europe-lesson-tickets-before = The game begins with tickets: each pays its points at the end if your routes join its two cities, and **costs** them if not. You must keep two: keep **the two that share most of their way**.
europe-lesson-tickets-after = Paris–Wien and London–Wien share the way from Frankfurt to Wien, so what you build there counts twice. That is the best start there is.
europe-lesson-tickets-long = Cádiz–Stockholm pays 21, but it crosses the whole board, and not finishing it costs you 21. Leave it until you know the game better: look for two tickets that end in the same city.
europe-lesson-tickets-apart = Smolensk–Warszawa lies far from the others: nothing you build for them would help it, and an unfinished ticket costs its points. You may keep more than two, but two that fit are better here.
europe-lesson-tickets-other = Those two share hardly any routes. Look for the two tickets that end in the same city and begin close to each other.

europe-lesson-cards = Draw cards
europe-lesson-cards-before = Your ticket goes from Paris to Wien, and the route Frankfurt–Paris needs 3 orange cards. You have one. A turn of drawing brings you **two cards**: take both of the orange ones that lie face up.
europe-lesson-cards-then1 = That was the first one. **Now take the second orange card.**
europe-lesson-cards-after = Now you hold three orange cards, enough for Frankfurt–Paris. Face-up cards are certain; those from the deck are not, but nobody sees what you take there.
europe-lesson-cards-locomotive = A locomotive stands for any colour, but one that lies face up is the only card you get this turn. Here two cards of the right colour take you further.
europe-lesson-cards-deck = The deck may bring anything. That is good when nothing that lies face up helps you; here an orange card does.
europe-lesson-cards-other = That does not help with Frankfurt–Paris, for which you need orange cards: draw those that lie face up.

europe-lesson-claim = Claim a route
europe-lesson-claim-before = You hold 3 orange cards: lay them down and **claim Frankfurt–Paris**, which lies on the way of your ticket Paris–Wien.
europe-lesson-claim-after = Your trains stand on the route, and nobody else can use it now. Three trains score 4 points at once; longer routes score far more for each train.
europe-lesson-claim-draw = More cards are always nice, but you have all you need, and somebody else could take the route before your next turn. Claim it now.
europe-lesson-claim-elsewhere = That route would score as well, but it does not help your ticket. The ★ marks routes that do.
europe-lesson-claim-further = That route is on the way too, but its turn comes later: your orange cards are enough for one of the two, and here it should be Frankfurt–Paris.
europe-lesson-claim-other = That can wait: the cards for Frankfurt–Paris are in your hand. Press “Claim a route” and choose it.

europe-lesson-ferry = Cross the sea by ferry
europe-lesson-ferry-before = The route from Dieppe to London is a **ferry**: one of its two cards must be a locomotive, as the sign on it shows. You have one: **claim a ferry between Dieppe and London**.
europe-lesson-ferry-after = One locomotive for the sign and one card of any colour for the other space. From Paris you are now in London, and only Edinburgh is missing.
europe-lesson-ferry-draw = You have all that this ferry needs, a locomotive and one more card, so there is no need to draw.
europe-lesson-ferry-elsewhere = Your ticket goes from Edinburgh to Paris, so it has to cross the Channel. Keep your cards for the ferry.
europe-lesson-ferry-other = That does not bring you across the Channel. Press “Claim a route” and choose a ferry between Dieppe and London.

europe-lesson-tunnel = Dig a tunnel
europe-lesson-tunnel-before = Your ticket Berlin–Roma lacks München–Venezia, a **tunnel** of 2 blue cards. When you dig it, three cards are turned over, and each blue one or locomotive among them costs you one more card. You have 3 blue: **claim the tunnel** with two of them.
europe-lesson-tunnel-then1 = One blue card was turned over, so the tunnel costs one more card. **Pay for it.**
europe-lesson-tunnel-after = The tunnel is yours, and with it your ticket Berlin–Roma is complete. With a card or two to spare, a tunnel is no great risk.
europe-lesson-tunnel-draw = A spare card for the tunnel is in your hand already. Dig now, before the other player does.
europe-lesson-tunnel-elsewhere = Your blue cards are needed for the tunnel: without it your ticket Berlin–Roma is not complete.
europe-lesson-tunnel-give_up = Giving up would cost you no cards, but it would cost you your turn. You can afford one extra card, so pay it.
europe-lesson-tunnel-other = That would not complete your ticket. Press “Claim a route” and choose München–Venezia, with two blue cards.

europe-lesson-station = Build a station
europe-lesson-station-before = München–Venezia, the one route you still need for Berlin–Roma, belongs to the other player. A **station** lets your tickets use one route of somebody else into its city: **build one in München or Venezia**, at either end of that route.
europe-lesson-station-after = Your ticket is complete at the end, by way of the other player’s route. A station that you do not build is worth 4 points, so build one where it saves a ticket, as here: 9 points won instead of 9 lost.
europe-lesson-station-draw = Cards bring you no nearer to Roma: the other ways round are long. One card is enough for your first station.
europe-lesson-station-elsewhere = A station there does not close your gap by itself. It has to stand in München or Venezia.
europe-lesson-station-other = That leaves the gap between München and Venezia open. Press “Build a station” and choose one of these two cities.

europe-lesson-end = The last turn
europe-lesson-end-before = When somebody has two trains or fewer left, everybody has one more turn. This is **your last one**: claim the route that completes your ticket Paris–Wien.
europe-lesson-end-after = The game is over: your ticket adds its 8 points, each station you did not build adds 4, and the longest connected path adds 10. Now you know enough for a first game.
europe-lesson-end-tickets = New tickets on the last turn can hardly be completed, and incomplete ones cost their points. You can complete the one you have.
europe-lesson-end-draw = Cards that are left in your hand are worth nothing at the end. Lay yours down now.
europe-lesson-end-elsewhere = It scores for its trains, but your ticket would stay incomplete and cost you 8. München–Wien scores as well and completes it.
europe-lesson-end-other = There is no turn after this one. Press “Claim a route” and choose München–Wien.
