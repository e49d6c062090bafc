# 18xx games, running trains and paying dividends: what happens, what is refused, and what may be chosen. Money is in K.

g18xx-run-train = **{ $company }** runs a **{ $train }** by { $stops } for { $revenue } K.
g18xx-run-total = **{ $company }** earns { $revenue } K in all.
g18xx-run-must = { $company } has a route and must run: write at least one, or take the best run that is suggested.
g18xx-dividend-paid = **{ $company }** pays out { $revenue } K: { $parts }.
g18xx-dividend-part = { $player } { $amount } K
g18xx-dividend-halved = **{ $company }** earns { $revenue } K and keeps { $kept } K; the rest is paid out: { $parts }.
g18xx-dividend-kept = **{ $company }** keeps its { $revenue } K.
g18xx-dividend-nothing = **{ $company }** earns nothing.

g18xx-option-run-train = Run the { $card }
g18xx-option-run-stop = { $stop } { $name }: { $pays } K
g18xx-option-run-unnamed = { $stop }: { $pays } K
g18xx-option-dividend-payout = Pay out { $revenue } K: you get { $yours } K, price then { $price } K
g18xx-option-dividend-withhold = Keep { $revenue } K: price then { $price } K
g18xx-suggest-run-proved = Best run: { $revenue } K (proved)
g18xx-suggest-run-found = Best run found in time: { $revenue } K
