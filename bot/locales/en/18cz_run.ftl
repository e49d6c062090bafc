# 18CZ, running trains and paying dividends: what happens, what is refused, and what may be chosen. Money is in K.

g18cz-run-train = **{ $company }** runs a **{ $train }** by { $stops } for { $revenue } K.
g18cz-run-total = **{ $company }** earns { $revenue } K in all.
g18cz-run-must = { $company } has a route and must run: write at least one, or take the best run that is suggested.
g18cz-dividend-paid = **{ $company }** pays out { $revenue } K: { $parts }.
g18cz-dividend-part = { $player } { $amount } K
g18cz-dividend-kept = **{ $company }** keeps its { $revenue } K.
g18cz-dividend-nothing = **{ $company }** earns nothing.

g18cz-option-run-train = Run the { $card }
g18cz-option-run-stop = { $stop } { $name }: { $pays } K
g18cz-option-run-unnamed = { $stop }: { $pays } K
g18cz-option-dividend-payout = Pay out { $revenue } K: you get { $yours } K, price then { $price } K
g18cz-option-dividend-withhold = Keep { $revenue } K: price then { $price } K
g18cz-suggest-run-proved = Best run: { $revenue } K (proved)
g18cz-suggest-run-found = Best run found in time: { $revenue } K
