# Legends of the West: what the sections of the rulebook say, for looking up. Titles that refusals cite are in
# legends_refusals.ftl, and what help teaches is looked up in the words of legends_guide.ftl.

# Known from the start.
legends-rule-A1 = A1: the campaign
legends-rule-A4 = A4 to A6: another president, a game missed
legends-rule-A9 = A9 to A12: what is open and what is secret
legends-rule-B = B: setting up a game
legends-rule-C2 = C2: drawing cards
legends-rule-C4 = C4: the order within a journey
legends-rule-D = D: events
legends-rule-E5 = E5: large cities
legends-rule-E6 = E6: the company bonus
legends-rule-F0 = F0: the last round
legends-rule-F1 = F1: bank slips
legends-rule-F3 = F3: the story of the year
legends-rule-F6 = F6: the vaults
legends-rule-G1 = G1: the end of the campaign
legends-rule-L1 = L1: one campaign, many tables
legends-rule-L3 = L3: what is settled without asking

legends-rulebook-A1 = A campaign is { $games } games for two to { $players } players, each presiding over one company in all of them. What was stuck on the board, the decks, the offices, the vaults and the bank slips remain from game to game; coins, cards, tickets in hand and trains do not. The start-player card of the first game goes to a company by lot, later to the one that came last.
legends-rulebook-A4 = A company may get another president, who takes over all it has: the old one hands it over, or a majority of the others does so after 14 days of silence. A company may miss a game; it is given something for that when the vaults are opened. No game is played by fewer than two companies.
legends-rulebook-A9 = Everybody sees the coins, the trains, and the numbers of cards and tickets of each company, the events that were turned up, and the rules in force. Cards in hand and tickets are their owner’s secret. What goes into a vault is seen at that moment and sealed after it. What the campaign has not opened yet is not named anywhere.
legends-rulebook-B = Each company begins with ${ $dollars } and { $dealt } cards; { $row } more lie face up. The deck has { $cards } cards of each colour, { $wilds } wilds, and { $fewest } to { $most } newspapers: the more companies play, the fewer. A newspaper that is dealt is shuffled back and turns up no event. The cards of the year’s story are read and take effect at once. Whoever holds the start-player card begins.
legends-rulebook-B6 = You are dealt { $dealt } opening tickets and keep at least { $keep }. If there are too few tickets for that, all are dealt the same number and keep at least { $short }. All choose in secret, at the same time; what is put back goes under the deck.
legends-rulebook-C1 = A turn is one of three: draw two cards, travel one track, or draw tickets. Only a company that can do none of them passes. If all companies pass one after the other, the game ends and is scored as usual.
legends-rulebook-C2-2 = A face-up wild is taken as the first card, and is then the only one. It may not be taken as the second card, even if it has only just been turned up. A wild drawn from the deck counts like any other card.
legends-rulebook-C2-7 = You may not draw cards as your turn when the deck and the discards together have { $least } cards or fewer; the face-up row does not count.
legends-rulebook-C3-1 = Travel any track on the map that nobody owns, if you have a train for each of its spaces. It need not connect to your other tracks. A turn is one journey.
legends-rulebook-C3-1-shows = Two black trains stand on the track between Detroit and Pittsburgh, two blue ones on a track from the north to Pittsburgh. The tracks around them are free: their spaces are hollow, in colours or grey.
legends-rulebook-C4 = First you pay: the set of cards, then what the current event asks in addition. Then the rules in force that act on a journey follow in a fixed order: the company bonus comes early, the card for a large city last. After that a lasting event acts, and then your own powers. A newspaper that is drawn on the way acts at once, and the journey goes on.
legends-rulebook-C4-2 = A journey is refused unless you can pay all that is compulsory in it, from what you hold beforehand and the dollars that it is certain to bring in time. Cards that might be drawn do not count.
legends-rulebook-D = A newspaper that is drawn turns up the next event and is replaced by another card. Only the event on top is current. A lasting event acts as long as it is current; a lightning event acts once, and ends what lasted before it.
legends-rulebook-D-cases = What another event has covered never becomes current again. An event that is turned up while another one acts waits until that has been carried out. If no event but the current one is left, a newspaper turns up nothing.
legends-rulebook-D6 = An event says whom it acts on: the company whose turn it is; each, who may decline; all, without a choice; or whoever has the fewest coins. Some events act only so many times and are then retired; declining does not count. All who may decline are asked at the same time; face-up cards and the last tickets or cards go in turn order from the company whose turn it is.
legends-rulebook-D6-cases = If the current event is retired, the next one is turned up as soon as the move that has used it up is over.
legends-rulebook-D16 = When an event lets companies discard, each chooses its cards in secret, and all are shown together.
legends-rulebook-E1 = No company owns more than one track between the same two cities.
legends-rulebook-E2 = Two tracks between the same cities are a double: with fewer than { $open } companies the second one closes for everybody when the first is owned; with { $open } or more it stays open to others. Three tracks are a triple, and all of them stay open.
legends-rulebook-E2-shows = The double between Buffalo and Detroit, in a game of two companies: two blue trains stand on one of its tracks, and the other is faded, as it is closed.
legends-rulebook-E5 = A journey with a large city at one end, or at both, draws one card from the deck, every time.
legends-rulebook-E5-shows = Boston, New York and Philadelphia have golden rings: they are large cities. A black train stands on the track from Albany to New York.
legends-rulebook-F1 = Your slip adds up your coins, what your leftover trains pay, your tickets, and whatever else the rules in force count. A total below zero counts as zero. The largest total wins. Ties go to whoever completed more tickets, then to whoever comes later in turn order.
legends-rulebook-F2 = After the scoring the last company openly retires one of the events that were turned up, the current one included. It never comes up again.
legends-rulebook-F3 = Each year has cards of its own. They are read before the game, and the last one is turned at its end. What they say happens at once; what they switch on stays in force.
legends-rulebook-F6 = The slips go into the vaults, which stay closed until the campaign ends. Until then no total of several games is revealed. Everything that does not remain goes back into the box.
legends-rulebook-H5 = A power says when it acts. One for drawing, paying or travelling is named together with the move, each at most once; others are used before the turn or act by themselves. A power that cannot act is not used up.
legends-rulebook-H6 = All conditions of a power must hold, and what it costs is paid before it acts: if you cannot pay, you cannot use it.
legends-rulebook-H8 = A power does what its card says and no more. It never takes dollars or cards that are not there.
legends-rulebook-L1 = A campaign has one channel, and each of its games is a table with a log of its own. The next game begins when all presidents have said whether they play, or when time is up for those who have not. If all agree, the campaign may be ended early.
legends-rulebook-L2 = The game waits for each turn. When its time is up, the others may vote to draw two cards for the company, or to skip its turn where cards cannot be drawn. Everything else has an answer for those who do not reply: the fewest and cheapest tickets, no offer taken, cards discarded from the longest colour.
legends-rulebook-L3 = Whatever leaves no choice is done and announced. A payment fills itself in only if it is the only one and spends no wild. No question or refusal that others notice depends on hidden cards. A move by which somebody learns something hidden is taken back only if the others agree.

# Told when a campaign has brought it.
legends-rule-F4 = F4: stamps
legends-rule-G2 = G2 to G4: what else is in the vaults
legends-rule-I1 = I1: steamers
legends-rule-I3 = I3: survey
legends-rule-I5 = I5: coal
legends-rule-I7 = I7: trestles
legends-rule-I8 = I8: the charter
legends-rule-J3 = J3: depots
legends-rule-J4 = J4: the Combine
legends-rule-J5 = J5: growing cities
legends-rule-J8 = J8: express tickets
legends-rule-J10 = J10: the through rate
legends-rule-J11 = J11: the Exhibition

legends-rulebook-F3-2 = The year’s postcard goes, as the year’s card says, to the last company; to one that the winner names; to the one that completed the most tickets; or to the one that has drawn the fewest postcards. Of equals, the lower in the ranking gets it.
legends-rulebook-F7 = After a game the companies are asked, one after another, what they build on the map. A company that does not answer builds nothing.

# What stands beside sections that are said in the words of help (-shows), and what comes of them in cases (-cases).
legends-rulebook-I1-shows = The Cape. Steamers of the black company, round black signs, lie at Savannah and at Miami, two ports on one water; no train stands between them.
legends-rulebook-I1-cases = Steamers connect cities for tickets and for nothing else. A ticket that your trains complete without them pays in full.
legends-rulebook-I3-shows = Two tracks between Chicago and St. Louis: a grey one, and one that has become green for good. Most tracks around them are still uncoloured: white in dashed frames.
legends-rulebook-I3-cases = If the set is all wilds, you name the colour. A colour with no sticker left cannot be used. Once the track has its colour, the company bonus goes by that.
legends-rulebook-I4-3-shows = Herds lie at Dallas and at Houston: round signs with the head of a bull, beside the cities.
legends-rulebook-I4-3-cases = If there is a herd at both ends of the track, you choose one of them. A herd is taken whether you like it or not.
legends-rulebook-J3-shows = A depot of the blue company stands in Atlanta: a blue house in place of the city.
legends-rulebook-J3-cases = A company that misses a game gains nothing from its depots in it.
legends-rulebook-J4-shows = Two tracks between Charleston and Norfolk: on one of them stand three ivory cars of the Combine; the black one beside it is free.
legends-rulebook-J4-cases = Until somebody owns the track under the cars, it closes no other track.
legends-rulebook-C2-cases = If what should fill a gap in the row is a newspaper, its event comes first; then the gap is filled, and you take your second card.
legends-rulebook-C3-2-cases = Two yellow cards and a wild pay for a grey track of three spaces, and so do three wilds; two yellow cards and a red one do not.
legends-rulebook-F0-cases = As many turns follow as there are companies in the game, even if another company gets down to that few trains meanwhile.
legends-rulebook-F4-cases = Only the stamps that were on the ticket when the game began count. A company with a stamp on it is paid nothing more for those of others, and adds no second one.
legends-rulebook-I6-2-cases = If a newspaper is turned up for the skulls, it acts and another card is turned up. If you can pay neither in full, you pay the coins you have left.
legends-rulebook-I7-cases = You may pay for some marks with cards and for others with dollars. A mark that you need not pay for is crossed like any other.
legends-rulebook-I8-cases = No company gains it twice in a game.
legends-rulebook-I9-3-cases = If you could dig at both ends of the track, you choose one of them. The nuggets that you do not keep go back.
legends-rulebook-J5-cases = A city that the last company has just made large is not available to the winner; without another one the winner makes none.

# What people type who look for a section, in other words than it says.
legends-sought-C1 = turn, action, whose turn, pass
legends-sought-C2 = deck, face up, row, draw
legends-sought-C2-2 = wild, locomotive, joker
legends-sought-C3-1 = journey, travel, route, track, where
legends-sought-C3-2 = pay, payment, set, cards, colour, cost
legends-sought-C5-1 = ticket, tickets, goal, destination
legends-sought-D = event, card, conductor
legends-sought-E2 = double, twin, parallel
legends-sought-E6 = company bonus, bonus, money
legends-sought-F0 = last turn, end of the game, finish
legends-sought-G1 = end, winner, score, twelfth game, last game
