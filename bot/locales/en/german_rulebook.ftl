# German Railways: what the sections of the rulebook say, for looking up. Titles that refusals cite are in german_rules.ftl.

german-rule-setup = Setup
german-rule-preparing = Preparing the game
german-rule-turn_order = Determining turn order
german-rule-action = Choosing an action
german-rule-income = Increasing the income
german-rule-dividends = Paying dividends

german-rulebook-setup = The players share out 120 Taler: 40 each for three, 30 for four, 24 for five. Each of the eight railroads has one locomotive on its start hex, an empty treasury and three unsold shares. Its income is at first the value of its start city. What players and railroads own is open, and their money is never mixed.
german-rulebook-preparing = Before the first round one share of each railroad is auctioned, always in the same order, beginning with the Preußische Ostbahn. The buyer of the previous share bids first. If nobody bids at all, the first bidder gets the share for nothing.
german-rulebook-turn_order = Each round begins with a draw from a bag. The player with the highest income puts in one marker, the next highest two, and so on; players with equal incomes put in the same number. As many markers are drawn as there are players, so a player may act several times in a round, or not at all.
german-rulebook-turn_order-shows = A bag with four markers, of which three will be drawn. Beside it the players: two with an income of 6 have one marker each and a 75 % chance to act; one with an income of 5 has two markers and is certain to act.
german-rulebook-action = Each marker is one action: auction a share, build track with one railroad, or pass.
german-rulebook-auction = Name any railroad with an unsold share; no third share is auctioned before every railroad has sold two. You open with a bid of at least 1 Taler, or pass; then the others raise or pass, clockwise, and a pass counts for this auction only. No bid may exceed your cash. The winner pays the treasury of the railroad. A share for which nobody bids stays unsold.
german-rulebook-build = Build up to three hexes with a railroad you hold a share of, each touching its own track. Plains, hills, mountains and the access hexes of Berlin take one railroad each; a city takes any number. A railroad may enter Berlin through only one access hex. Without a locomotive left it cannot build.
german-rulebook-build-shows = Before and after a build. Hamburg has no railroad; then the green track of the Berlin-Hamburger leads from its start over one hex to Hamburg, with a locomotive on each of the two. What the next railroad pays in Hamburg has risen from 2 to 3.
german-rulebook-costs = The treasury of the railroad pays, and nobody else. A plain costs 2, a hill 3, a mountain 4. A city costs as much as its terrain, and 1 more for each railroad that is there already.
german-rulebook-costs-shows = A part of the board with what it costs: plains 2, hills 3, mountains 4; Halle, a city on a plain, 2; Leipzig, with a railroad in it, 3; Mühlhausen and Erfurt, in the mountains and with a railroad in them, 5.
german-rulebook-income = A city adds its value to the income of a railroad that reaches it: 3 for Königsberg, Hamburg, München and Berlin, 2 for Breslau, Köln, Dresden and Frankfurt am Main, 1 for all others. Your own income is the sum of the incomes of your shares, and changes at once.
german-rulebook-dividends = When a build links its railroad with one it was not linked with before, so that both have a locomotive in the same city, all railroads pay. For every sold share the bank pays its owner the income of its railroad, and twice that for a share of the railroad that built. One build pays once, however many links it makes.
german-rulebook-dividends-shows = Before and after a build. In Leipzig stands a locomotive of the Sächsische; then one of the Main-Weser-Bahn stands beside it, whose track has come from the west. The two are linked now.
german-rulebook-end = The end of the game is checked when turn order is determined. The game is over if every railroad is linked directly with two others or more, if all players agree that nothing can be built any more, or if no railroad could ever build again. The most cash wins; shares and treasuries are worth nothing.
german-rulebook-end-shows = The eight railroads in a ring, with a line for each link. Sachsen, Bayern, Main-Weser and Köln-Minden have two links or more, which a green ring marks; Baden and Berlin-Hamburg have one, Ostbahn and Niederschlesien none.
german-rulebook-characters = The Preußische Ostbahn builds up to 4 hexes, Sachsen up to 2. Niederschlesisch-Märkische never pays extra for other railroads in a city, Bayern pays 1 less for each hex, Baden gets the first non-city hex of each build for nothing, Köln-Minden never spends more than 5 on a build. Main-Weser counts its best city twice. Berlin-Hamburg pays no dividends until its own track holds both Berlin and Hamburg.

# What people type who look for a section, in other words than it says.
german-sought-setup = start, board, deal
german-sought-preparing = opening auctions, starting money, first shares, start
german-sought-turn_order = bag, whose turn, discs, order of players, draw
german-sought-action = whose turn, pass, choose
german-sought-auction = bid, buy, share, price, sell, certificate
german-sought-build = track, locomotive, hex, lay, link, connect
german-sought-costs = terrain, mountain, river, price of track, cost, city
german-sought-income = revenue, city, raise, berlin, link
german-sought-dividends = dividend, pay out, payout, revenue, link, payment
german-sought-end = last round, winner, finish, stalemate, agree, score, tie
german-sought-characters = special, railroads, ability, differences
