# 18xx games, running trains and paying dividends: what happens, what is refused, and what may be chosen.

g18xx-run-train = **{ $company }** runs its **{ $train }**-train for { $revenue } { g18xx-currency }, calling at { $stops }.
g18xx-run-total = **{ $company }** earns { $revenue } { g18xx-currency } in total.
g18xx-run-not_best = { $company } has no owner at the table, so it must run for the most that it can: { $best } { g18xx-currency }, not { $revenue }.
g18xx-run-must = { $company } has a route and must run: enter at least one route, or take the suggested best run.
g18xx-dividend-paid = **{ $company }** pays dividends of { $revenue } { g18xx-currency }: { $parts }.
g18xx-dividend-part = { $player } { $amount } { g18xx-currency }
g18xx-dividend-halved = **{ $company }** earns { $revenue } { g18xx-currency }, withholds { $kept } { g18xx-currency } and pays out the rest: { $parts }.
g18xx-dividend-kept = **{ $company }** withholds its { $revenue } { g18xx-currency }.
g18xx-dividend-nothing = **{ $company }** earns nothing.
g18xx-dividend-no_train = **{ $company }** has no train that it can run and earns nothing.

g18xx-option-run-train = { $card }: run it
g18xx-option-run-stop = { $stop } { $name }: { $pays } { g18xx-currency }
g18xx-option-run-unnamed = { $stop }: { $pays } { g18xx-currency }
g18xx-option-dividend-payout = Pay dividends of { $revenue } { g18xx-currency }: you get { $yours } { g18xx-currency }; the price becomes { $price } { g18xx-currency }
g18xx-option-dividend-withhold = Withhold { $revenue } { g18xx-currency }; the price becomes { $price } { g18xx-currency }
g18xx-suggest-run-proved = Best run: { $revenue } { g18xx-currency } (proved)
g18xx-suggest-run-found = Best run found in time: { $revenue } { g18xx-currency }
