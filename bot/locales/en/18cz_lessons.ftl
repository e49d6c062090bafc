# The lessons of 18CZ: of each its title, what to do, what came of it, and why other moves are not it.

g18cz-lesson-draft = Choose a local railway
g18cz-lesson-draft-before = The game begins with a draft: in turn, everybody may buy a local railway, which pays its owner in every operating round. Small ones pay 5, medium ones 10, large ones (L) 20: **buy a large one.**
g18cz-lesson-draft-after = It pays you 20 in every operating round, and later a company may buy it from you for more. What is left of your money starts a company.
g18cz-lesson-draft-pass = Passing keeps your money, but idle money earns nothing, and on your next turn there is less to choose from.
g18cz-lesson-draft-small = That one pays only 5 or 10. A large one, L1 to L6, pays 20: L1 earns back its price of 55 in three operating rounds.
g18cz-lesson-draft-other = Choose one of the large local railways, L1 to L6.

g18cz-lesson-par = Start a company
g18cz-lesson-par-before = Now companies are started: you choose one, buy half of it at its par price and run it as its president. A higher price puts more into its treasury: **start a company at 65 or 70.**
g18cz-lesson-par-after = You paid for half of it, and it floats at once with the price of all four quarters in its treasury. With that money it builds track and buys trains.
g18cz-lesson-par-pass = Without a company of your own you have nothing to run, and hardly any income. Start one.
g18cz-lesson-par-low = At that price its treasury would be small: a train costs 70, and soon more. You can afford a price of 65 or 70.
g18cz-lesson-par-other = Press the button that starts a company, choose one, and then a price of 65 or 70.

g18cz-lesson-buy = Buy a share
g18cz-lesson-buy-before = Everybody has started a company; yours here is EKJ, and you have 170 left. On each turn of a stock round you may buy one certificate: **buy a quarter of EKJ.**
g18cz-lesson-buy-after = Now three quarters of what EKJ pays are yours, and nobody can take its presidency from you. You may hold no more than that.
g18cz-lesson-buy-pass = Cash earns nothing; a share pays whenever its company pays dividends, and its price rises too. Buy one.
g18cz-lesson-buy-theirs = Shares of others pay as well, but you decide what EKJ does. Begin with your own company.
g18cz-lesson-buy-second = A second company needs track and trains too, and you would have little left. Make the first one strong.
g18cz-lesson-buy-other = Buy one certificate of EKJ here.

g18cz-lesson-track = Lay track
g18cz-lesson-track-before = Your EKJ operates for the first time. A train has to reach two stops, such as cities: from your home, **Karlovy Vary (D4), lay track towards Cheb (D2)**, the next hex to the west. Tile 57, turned W–E, will do.
g18cz-lesson-track-then1 = In its first turn a company may lay two yellow tiles. **Lay a tile on Cheb (D2)** that leads back to yours, such as 57.
g18cz-lesson-track-after = Your cities are joined, and a train would run for 40. Your price falls by a step this time because there is no train yet: that comes next.
g18cz-lesson-track-away = That track leads away from Cheb. Turn the tile so that one end of it points to the west; for tile 57 that is W–E.
g18cz-lesson-track-pass = With a single city a train earns nothing. One more tile, and there is a route.
g18cz-lesson-track-other = That does not join your home to Cheb. Lay the tile on Cheb (D2) so that its track meets yours; tile 57 will do.

g18cz-lesson-train = Buy a train
g18cz-lesson-train-before = EKJ has 280 and a route, but no train. A “2” runs to two stops, here your two cities, and costs 70: **buy one.**
g18cz-lesson-train-then1 = One train is enough for one route: **buy no more.**
g18cz-lesson-train-after = EKJ keeps 210 for the better trains to come. From the next operating round on, your 2 runs between Karlovy Vary and Cheb.
g18cz-lesson-train-second = A second train would need a second route, since no two trains may use the same track. Keep the money.
g18cz-lesson-train-other = Press the button of the train that is for sale, a 2 for 70.

g18cz-lesson-run = Run and pay
g18cz-lesson-run-before = In the second operating round your train runs. The best run is worked out for you: **run from Cheb to Karlovy Vary.**
g18cz-lesson-run-then1 = The run earned 40. Pay it out to the shareholders, or let the company keep it? **Pay dividends.**
g18cz-lesson-run-after = Three quarters of it are yours, as three quarters of the shares are, and the price of EKJ has risen. Paying out makes shares worth more: that is how 18CZ is won.
g18cz-lesson-run-withhold = Then the company has 40 more, but you have nothing, and the price falls. Keep the money only when a train has to be paid for.
g18cz-lesson-run-other = That run does not bring the most. Press the button of the best run, and then the one that runs it.

g18cz-lesson-rust = Trains rust
g18cz-lesson-rust-before = Some rounds later: a better train makes older ones worthless. The first “4” rusts all “2” trains. Yours is a 3, BCB and VBW have 2s, and EKJ has enough money: **buy the 4.**
g18cz-lesson-rust-after = BCB and VBW have lost their trains and must pay for new ones, while yours run on. Always know which trains go next, and if yours are among them, have the money for a new one.
g18cz-lesson-rust-pass = If you wait, somebody else buys it at the moment that suits them. Now it hurts only the others.
g18cz-lesson-rust-other = The train to buy is the 4 for 250: it rusts every “2” train.
