# The sale of companies before the first stock round, in all 18xx games.

g18xx-auction-bid = **{ $player }** bids { $price } { g18xx-currency } on **{ $name } ({ $lot })**.
g18xx-auction-bid_together = **{ $players }** bid { $times } times on **{ $name } ({ $lot })**; **{ $player }** has the highest bid, { $price } { g18xx-currency }.
g18xx-auction-sold = **{ $player }** buys **{ $name } ({ $lot })** for { $price } { g18xx-currency }.
g18xx-auction-brings = **{ $player }** also gets a certificate of { $percent } % of **{ $company }**.
g18xx-auction-passes = **{ $player }** passes.
g18xx-auction-passes_together = **{ $players }** pass.
g18xx-auction-idle = **{ $player }** cannot afford anything and passes.
g18xx-auction-drops_out = **{ $player }** drops out of the auction for **{ $name } ({ $lot })**.
g18xx-auction-cheaper = Everybody has passed: **{ $lot }** now costs { $price } { g18xx-currency }.
g18xx-auction-operating = Everybody has passed: private companies pay, and the companies sold so far operate.
g18xx-auction-over = Everything has been sold.

g18xx-auction-too_costly = { $lot } costs { $price } { g18xx-currency }, and you have { $cash } { g18xx-currency } that is not committed to bids.
g18xx-auction-not_for_sale = { $lot } is not for sale now.
g18xx-auction-first = { $lot } is the one for sale: buy it at its price, or pass.
g18xx-auction-contested = Only { $lot } is being auctioned now.
g18xx-auction-too_low = A bid of { $price } { g18xx-currency } on { $lot } is too low or not a multiple of { $step }: bid at least { $least } { g18xx-currency }.
g18xx-auction-too_much = You cannot bid { $price } { g18xx-currency } on { $lot }: your other bids leave you { $cash } { g18xx-currency }.

g18xx-option-bid_on = { $name } ({ $lot }): { $highest ->
        [0] no bid
       *[other] highest bid { $highest } { g18xx-currency }
    }, at least { $least } { g18xx-currency }

g18xx-prompt-auction = **{ $player }**: **{ $name } ({ $lot })** costs { $price } { g18xx-currency }. { $buys ->
        [0] { $bids ->
            [0] Only a pass is possible
           *[other] There is not enough free cash to buy it: bid on a later one, or pass
        }
       *[other] { $bids ->
            [0] Buy it, or pass
           *[other] Buy it, bid on a later one, or pass
        }
    } ({ $free } of { $cash } { g18xx-currency } not in bids).
g18xx-prompt-contest = **{ $player }**: bid at least { $price } { g18xx-currency } on **{ $name } ({ $lot })**, or drop out ({ $free } of { $cash } { g18xx-currency } not in bids).
g18xx-pass-auction = Pass
g18xx-pass-contest = Drop out
g18xx-button-buy_named = Buy { $lot } for { $price } { g18xx-currency }

core-move-buy_first = buy what is for sale
