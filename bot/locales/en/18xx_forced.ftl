# 18xx games, money for a train that a company must have: what happens, what is refused, and what may be chosen.

g18xx-forced-raises = **{ $company }** lacks { $amount } { g18xx-currency } for the train it must have: **{ $player }** must sell certificates for what is not in cash.
g18xx-forced-bankrupt = 💥 **{ $player }** cannot pay for the train that **{ $company }** must have, and is bankrupt. The game ends at once.
g18xx-forced-not_so = { $percent } % of { $company } cannot be sold now: sell no more than the train takes, nothing that would change a presidency, and nothing of a company that nobody has started.
g18xx-option-forced_portion = { $percent } % for { $money } { g18xx-currency }
g18xx-prompt-raising = **{ $company }** must have a train; for it { $player } must raise { $missing } { g18xx-currency } by selling certificates.
