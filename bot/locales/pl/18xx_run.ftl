# 18xx games, running trains and paying dividends: what happens, what is refused, and what may be chosen.

g18xx-run-train = **{ $company }** uruchamia pociąg **{ $train }** i zarabia { $revenue } { g18xx-currency }: { $stops }.
g18xx-run-total = **{ $company }** zarabia razem { $revenue } { g18xx-currency }.
g18xx-run-not_best = { $company } nie ma właściciela przy stole, więc musi zarobić jak najwięcej: { $best } { g18xx-currency }, a nie { $revenue }.
g18xx-run-must = { $company } ma trasę i musi uruchomić pociągi: podaj co najmniej jedną trasę albo przyjmij proponowaną najlepszą.
g18xx-dividend-paid = **{ $company }** wypłaca dywidendę z { $revenue } { g18xx-currency }: { $parts }.
g18xx-dividend-part = { $player } { $amount } { g18xx-currency }
g18xx-dividend-halved = **{ $company }** zarabia { $revenue } { g18xx-currency }, zatrzymuje { $kept } { g18xx-currency } i wypłaca resztę: { $parts }.
g18xx-dividend-kept = **{ $company }** zatrzymuje { $revenue } { g18xx-currency }.
g18xx-dividend-nothing = **{ $company }** nic nie zarabia.
g18xx-dividend-no_train = **{ $company }** nie ma pociągu, który mógłby pojechać, i nic nie zarabia.

g18xx-option-run-train = { $card }: uruchom
g18xx-option-run-stop = { $stop } { $name }: { $pays } { g18xx-currency }
g18xx-option-run-unnamed = { $stop }: { $pays } { g18xx-currency }
g18xx-option-dividend-payout = Wypłać { $revenue } { g18xx-currency }: dostajesz { $yours } { g18xx-currency }; cena zmienia się na { $price } { g18xx-currency }
g18xx-option-dividend-withhold = Zatrzymaj { $revenue } { g18xx-currency }; cena zmienia się na { $price } { g18xx-currency }
g18xx-suggest-run-proved = Najlepsza trasa: { $revenue } { g18xx-currency } (lepszej nie ma)
g18xx-suggest-run-found = Najlepsza znaleziona trasa: { $revenue } { g18xx-currency }
