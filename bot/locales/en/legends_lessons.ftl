# The lessons of Legends: of each its title, what to do, what came of it, and why other moves are not it.
# They are read before a campaign: nothing may stand here that a later game brings.

legends-lesson-tickets = Choose your tickets
legends-lesson-tickets-before = Each game begins with tickets: each pays its value at the end if your tracks connect its two cities, and **costs** it if not. You must keep two: keep **the two that begin in the same city**.
legends-lesson-tickets-after = One of the shortest ways from Detroit to New York leads through Philadelphia, so most of your tracks count for both tickets.
legends-lesson-tickets-far = Quebec–Savannah crosses the whole board, and not finishing it costs its value. Leave it until you know the game better.
legends-lesson-tickets-apart = Mobile–Charlotte lies far from the others: nothing you build for them would help it.
legends-lesson-tickets-other = Those share little of their way. Look for the two that begin in Detroit.

legends-lesson-cards = Draw cards
legends-lesson-cards-before = Your ticket goes from Detroit to Philadelphia, and the track Detroit–Pittsburgh needs 2 yellow cards. A turn of drawing brings **two cards**: take both of the yellow ones that lie face up.
legends-lesson-cards-then1 = That was the first one. **Now take the second yellow card.**
legends-lesson-cards-after = Now you hold the two yellow cards that Detroit–Pittsburgh needs. Face-up cards are certain; those from the deck nobody sees but you.
legends-lesson-cards-wild = A wild card stands for any colour, but one that lies face up is the only card you get this turn. Two yellow cards take you further here.
legends-lesson-cards-deck = The deck may bring anything. That is good when nothing that lies face up helps you; here a yellow card does.
legends-lesson-cards-other = That does not help with Detroit–Pittsburgh, for which you need yellow cards: draw those that lie face up.

legends-lesson-travel = Travel a track
legends-lesson-travel-before = You hold two yellow cards: lay them down and **travel Detroit–Pittsburgh**, half the way for your ticket Detroit–Philadelphia.
legends-lesson-travel-after = The track is yours for this game. And Pittsburgh is a large city: travelling to one draws a card.
legends-lesson-travel-draw = You have all you need, and the other company could take the track before your next turn. Travel it now.
legends-lesson-travel-elsewhere = That track does not lead from Detroit to Philadelphia. The ★ marks tracks that help your ticket.
legends-lesson-travel-other = That can wait. Travel the track Detroit–Pittsburgh.

legends-lesson-colour = Your own colour
legends-lesson-colour-before = Your company is the black one, and a company that travels a track of its own colour gains $1. Your ticket Buffalo–Baltimore lacks Buffalo–Philadelphia, a black track: **travel it.**
legends-lesson-colour-after = Your ticket is complete, and you have gained $1, too. Dollars count at the end.
legends-lesson-colour-draw = You hold the three black cards it takes. Travel now: nobody else wants black as much as you.
legends-lesson-colour-elsewhere = That does not complete your ticket. Buffalo–Philadelphia does, and gains you $1, too.
legends-lesson-colour-other = Travel Buffalo–Philadelphia, with three black cards.

legends-lesson-grey = Any one colour
legends-lesson-grey-before = A grey track takes cards of any one colour, and a wild card stands for any. Your ticket Montreal–Philadelphia lacks Boston–Montreal: **travel it**, with a green card and a wild one.
legends-lesson-grey-after = One of the two parallel tracks is yours. Nobody may own two tracks between the same cities, and with two or three companies nobody else may take the other track of a double.
legends-lesson-grey-draw = A green and a wild card are enough for a grey track of two spaces. Travel it now.
legends-lesson-grey-elsewhere = Then you lack a card for Boston–Montreal, and your ticket is still not complete. Keep both cards for it.
legends-lesson-grey-other = Travel a track between Boston and Montreal, with both of your cards.

legends-lesson-end = The last turn
legends-lesson-end-before = When somebody ends a turn with 2 trains or fewer, everybody takes one more turn. This is **your last one**: travel the track that completes Detroit–Philadelphia.
legends-lesson-end-after = Your ticket is complete. After the other company’s last turn, tickets, coins and leftover trains are counted in dollars; each company’s sum goes into its vault until the campaign ends. Now you can found one, and see what the West brings.
legends-lesson-end-draw = Cards that are left in your hand count for nothing. Lay yours down now.
legends-lesson-end-tickets = New tickets on the last turn can hardly be completed, and incomplete ones cost their value. You can complete the one you have.
legends-lesson-end-elsewhere = That does not complete your ticket, which would then cost you its value. Philadelphia–Pittsburgh does, for two red cards.
legends-lesson-end-other = There is no turn after this one: travel Philadelphia–Pittsburgh.
