# 18xx games, running trains and paying dividends: what happens, what is refused, and what may be chosen.

g18xx-run-train = **{ $company }** runs its **{ $train }** by { $stops } for { $revenue } { g18xx-currency }.
g18xx-run-total = **{ $company }** earns { $revenue } { g18xx-currency } in all.
g18xx-run-must = { $company } has a route and must run: write at least one, or take the best run that is suggested.
g18xx-dividend-paid = **{ $company }** pays out { $revenue } { g18xx-currency }: { $parts }.
g18xx-dividend-part = { $player } { $amount } { g18xx-currency }
g18xx-dividend-halved = **{ $company }** earns { $revenue } { g18xx-currency } and keeps { $kept } { g18xx-currency }; the rest is paid out: { $parts }.
g18xx-dividend-kept = **{ $company }** keeps its { $revenue } { g18xx-currency }.
g18xx-dividend-nothing = **{ $company }** earns nothing.
g18xx-dividend-no_train = **{ $company }** has no train and earns nothing.

g18xx-option-run-train = Run the { $card }
g18xx-option-run-stop = { $stop } { $name }: { $pays } { g18xx-currency }
g18xx-option-run-unnamed = { $stop }: { $pays } { g18xx-currency }
g18xx-option-dividend-payout = Pay out { $revenue } { g18xx-currency }: you get { $yours } { g18xx-currency }, price then { $price } { g18xx-currency }
g18xx-option-dividend-withhold = Keep { $revenue } { g18xx-currency }: price then { $price } { g18xx-currency }
g18xx-suggest-run-proved = Best run: { $revenue } { g18xx-currency } (proved)
g18xx-suggest-run-found = Best run found in time: { $revenue } { g18xx-currency }
