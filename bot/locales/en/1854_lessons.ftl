# The lessons of 1854: of each its title, what to do, what came of it, and why other moves are not it.

g1854-lesson-auction = Buy in the auction
g1854-lesson-auction-before = The game begins with an auction of mountain railways, which pay an income, and of local railways, which are small companies with one owner. The Ybbstalbahn is for sale at 150: **buy it.**
g1854-lesson-auction-after = It has 150 in its treasury, and you run it: lay its track and buy its trains. All that it earns is shared between it and you.
g1854-lesson-auction-pass = Then somebody else may buy it, and you have nothing to run. An early local railway is a good start.
g1854-lesson-auction-later = A bid on a later lot ties your money up until its turn comes. Buy what is for sale now.
g1854-lesson-auction-other = Press the button that buys the Ybbstalbahn.

g1854-lesson-par = Start a company
g1854-lesson-par-before = You have 490 left. The president’s certificate is 40 % of a company, and it floats when half of it is sold: **start a company at 77 or less**, so that you can pay for 20 % more.
g1854-lesson-par-after = You are its president. When it floats it gets ten times its par price, whoever buys the rest.
g1854-lesson-par-pass = Local railways stay small. A company with shares earns far more, and somebody has to start it: you.
g1854-lesson-par-dear = At that price you could not pay for 20 % more, and most companies would need others to float. Choose 77 or less.
g1854-lesson-par-other = Press the button that starts a company, choose one, and then a price of 77 or less.

g1854-lesson-float = Float it
g1854-lesson-float-before = Your Salzburger Bahn (SB) has sold 40 %, the others have passed, and you have 222 left. **Buy 20 % more**: with 60 % sold, it floats.
g1854-lesson-float-after = It has floated with 670 in its treasury and operates from the next operating round on. 60 % of all it pays is yours.
g1854-lesson-float-pass = Then it does not float, earns nothing, and your money lies idle for a whole round.
g1854-lesson-float-option = An option costs half now and would float it too, but it counts as 10 % only, and you may buy nothing else until you have paid the other half. You can pay for a whole certificate.
g1854-lesson-float-other = Buy a certificate of SB, 20 % for 134.

g1854-lesson-local = Run a local railway
g1854-lesson-local-before = Operating rounds begin with the local railways, on a map of their own. In this lesson you run the Pyhrnbahn, which starts at Kirchdorf (J28): **lay a tile on J30**, beside it, where there are two towns.
g1854-lesson-local-then1 = Now it needs a train. A “1+” runs from one city through all the towns on its way: **buy one for 100.**
g1854-lesson-local-after = From the next operating round on it runs from Kirchdorf to the towns, and each turn it can reach further. What it earns is shared by its treasury and you.
g1854-lesson-local-pass = With no track there is nothing to run to. It may lay one tile each turn: lay one.
g1854-lesson-local-empty = That hex has no town, and the mountains on it cost money. J30 has two towns and costs nothing.
g1854-lesson-local-no_train = Without a train it earns nothing in the next round. It has 150, and a 1+ costs 100.
g1854-lesson-local-other = Your railway needs a town to run to, and then a train. Press “Show me” if you are not sure.

g1854-lesson-track = Track and a train
g1854-lesson-track-before = Now SB operates, on the main map. A train has to reach two places: **lay a tile on Salzburg (E13) whose track leads north-west**, towards München (D12). Tile 57 will do.
g1854-lesson-track-then1 = Your tile is laid. A tunnel costs 100 and leads nowhere useful yet: press **Done with track.**
g1854-lesson-track-then2 = SB has 670 and a route. **Buy a “2” for 100**, which runs to two places.
g1854-lesson-track-after = From the next operating round on your 2 runs between Salzburg and München. The price fell a step, as nothing could run this time; that is usual for a start.
g1854-lesson-track-pass = With no track a train cannot leave Salzburg. Lay the tile first.
g1854-lesson-track-away = That track leads elsewhere, where there is nothing to reach yet. Turn the tile until one end points to München (D12).
g1854-lesson-track-tunnel = Tunnels are the way through the mountains, later, when there is something on the other side. Keep the 100.
g1854-lesson-track-other = That is for later. Follow the sentence above, or press “Show me”.

g1854-lesson-run = Run and pay
g1854-lesson-run-before = In the second operating round your train runs. The best run is worked out for you: **run between Salzburg and München.**
g1854-lesson-run-then1 = Now decide what happens to the money. **Pay dividends.**
g1854-lesson-run-after = 60 % of it is yours, and the price of SB has risen. Companies that pay every time make their owners rich.
g1854-lesson-run-none = A train that stays at home earns nothing, and the price falls. Run the route that is worked out.
g1854-lesson-run-withhold = Then you get nothing and the price falls. Keep the money only when a train has to be paid for.
g1854-lesson-run-other = That run does not bring the most. Press the button of the best run, and then the one that runs it.

g1854-lesson-rust = Trains rust
g1854-lesson-rust-before = Some rounds later: a better train makes older ones useless. The first “4” takes all “2” and “1+” trains out of use. Yours is a 3, the others’ local railways have a 1+, and SB has 400: **buy the 4.**
g1854-lesson-rust-after = The others’ local railways have lost their trains, while yours run on. Always know which trains go next, and if yours are among them, have the money for a new one.
g1854-lesson-rust-pass = If you wait, somebody else buys it at the moment that suits them. Now it hurts only the others.
g1854-lesson-rust-other = The train to buy is the 4 for 320: it takes all “2” and “1+” trains out of use.
