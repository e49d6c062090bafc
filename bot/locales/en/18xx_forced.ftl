# 18xx games, money for a train that a company must have: what happens, what is refused, and what may be chosen.

g18xx-forced-raises = **{ $company }** lacks { $amount } { g18xx-currency } for the train it must buy. { $short ->
        [0] **{ $player }** must sell certificates to cover what cash cannot.
       *[other] ⚠ **{ $player }** can raise only { $raised } { g18xx-currency }, even by selling every certificate that may be sold: that is bankruptcy, and the game ends at once.
    }
g18xx-prompt-bankrupt = ⚠ **{ $company }** ({ $cash } { g18xx-currency }) must buy a train that it can run, and { $player } can add no more than { $raised } { g18xx-currency }: whichever train is bought from the bank, { $player } goes bankrupt and the game ends at once.{ $others ->
        [0] {""}
       *[other] {" "}Another company’s train may still be had for less, if its president agrees.
    }
g18xx-forced-bankrupt = 💥 **{ $player }** cannot pay for the train that **{ $company }** must buy, and is bankrupt. The game ends at once.
g18xx-forced-not_so = You cannot sell { $percent } % of { $company } now: sell no more than the train costs, nothing that would change a president, and nothing of a company that has not been started.
g18xx-option-forced_portion = { $percent } % for { $money } { g18xx-currency }
g18xx-prompt-raising = **{ $company }** must buy a train: { $player } must raise { $missing } { g18xx-currency } by selling certificates.
