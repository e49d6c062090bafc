# The sale of companies before the first stock round, in all 18xx games.

g18xx-auction-bid = **{ $player }** bids { $price } { g18xx-currency } on **{ $lot } { $name }**.
g18xx-auction-bid_together = **{ $players }** bid { $times } times on **{ $lot } { $name }**; **{ $player }** bids most with { $price } { g18xx-currency }.
g18xx-auction-sold = **{ $player }** buys **{ $lot } { $name }** for { $price } { g18xx-currency }.
g18xx-auction-brings = With it comes a certificate of { $percent } % of **{ $company }** for **{ $player }**.
g18xx-auction-passes = **{ $player }** passes.
g18xx-auction-passes_together = **{ $players }** pass.
g18xx-auction-idle = **{ $player }** has no money for anything and passes.
g18xx-auction-drops_out = **{ $player }** leaves **{ $lot }** to the others.
g18xx-auction-cheaper = All have passed: **{ $lot }** now costs { $price } { g18xx-currency }.
g18xx-auction-operating = All have passed: private companies pay, and the companies sold so far operate.
g18xx-auction-over = Everything is sold.

g18xx-auction-too_costly = { $lot } costs { $price } { g18xx-currency }, and you have { $cash } { g18xx-currency } that no bid binds.
g18xx-auction-not_for_sale = { $lot } is not for sale here.
g18xx-auction-first = { $lot } is for sale just now: buy it, or leave it to the others.
g18xx-auction-contested = Just now only { $lot } is bid on.
g18xx-auction-too_low = A bid of { $price } { g18xx-currency } on { $lot } does not do: at least { $least } { g18xx-currency }, and a multiple of { $step }.
g18xx-auction-too_much = You cannot bid { $price } { g18xx-currency } on { $lot }: your other bids leave you { $cash } { g18xx-currency }.

g18xx-option-bid_on = { $lot } { $name }: { $highest ->
        [0] no bid
       *[other] highest bid { $highest } { g18xx-currency }
    }, at least { $least } { g18xx-currency }

g18xx-prompt-auction = **{ $player }**: **{ $lot } { $name }** costs { $price } { g18xx-currency }. Buy it, bid on another one, or pass ({ $free } of { $cash } { g18xx-currency } are free).
g18xx-prompt-contest = **{ $player }**: bid at least { $price } { g18xx-currency } on **{ $lot } { $name }**, or leave it to the others ({ $free } of { $cash } { g18xx-currency } are free).
g18xx-pass-auction = Pass
g18xx-pass-contest = Leave it to the others
g18xx-button-buy_named = Buy { $lot } for { $price } { g18xx-currency }
