# The sale of companies before the first stock round, in all 18xx games.

g18xx-auction-bid = **{ $player }** licytuje { $price } { g18xx-currency }: **{ $name } ({ $lot })**.
g18xx-auction-bid_together = **{ $players }** licytują **{ $name } ({ $lot })** { $times ->
        [one] raz
       *[other] { $times } razy
    }; najwyższą ofertę ma **{ $player }**: { $price } { g18xx-currency }.
g18xx-auction-sold = **{ $player }** kupuje **{ $name } ({ $lot })** za { $price } { g18xx-currency }.
g18xx-auction-brings = **{ $player }** dostaje też certyfikat { $percent }% akcji spółki **{ $company }**.
g18xx-auction-passes = **{ $player }** pasuje.
g18xx-auction-passes_together = Pasują: **{ $players }**.
g18xx-auction-idle = **{ $player }** nie ma na nic pieniędzy i pasuje.
g18xx-auction-drops_out = **{ $player }** odpada z licytacji: **{ $name } ({ $lot })**.
g18xx-auction-cheaper = Wszyscy pasują: **{ $lot }** kosztuje teraz { $price } { g18xx-currency }.
g18xx-auction-operating = Wszyscy pasują: spółki prywatne płacą, a sprzedane dotąd spółki działają.
g18xx-auction-over = Wszystko jest sprzedane.

g18xx-auction-too_costly = { $lot } kosztuje { $price } { g18xx-currency }, a poza ofertami masz { $cash } { g18xx-currency }.
g18xx-auction-not_for_sale = { $lot } nie jest teraz na sprzedaż.
g18xx-auction-first = Na sprzedaż jest { $lot }: kup za podaną cenę albo pasuj.
g18xx-auction-contested = Teraz licytuje się tylko { $lot }.
g18xx-auction-too_low = Oferta { $price } { g18xx-currency } za { $lot } jest za niska albo nie jest wielokrotnością { $step }: zalicytuj co najmniej { $least } { g18xx-currency }.
g18xx-auction-too_much = Nie możesz zalicytować { $price } { g18xx-currency } za { $lot }: inne oferty zostawiają ci { $cash } { g18xx-currency }.

g18xx-option-bid_on = { $name } ({ $lot }): { $highest ->
        [0] bez oferty
       *[other] najwyższa oferta { $highest } { g18xx-currency }
    }, co najmniej { $least } { g18xx-currency }

g18xx-prompt-auction = **{ $player }**: **{ $name } ({ $lot })** kosztuje { $price } { g18xx-currency }. { $buys ->
        [0] { $bids ->
            [0] Możliwy jest tylko pas
           *[other] Na zakup brakuje wolnej gotówki: licytuj coś z dalszych pozycji albo pasuj
        }
       *[other] { $bids ->
            [0] Kup albo pasuj
           *[other] Kup, licytuj coś z dalszych pozycji albo pasuj
        }
    } (poza ofertami: { $free } z { $cash } { g18xx-currency }).
g18xx-prompt-contest = **{ $player }**: zalicytuj co najmniej { $price } { g18xx-currency } za **{ $name } ({ $lot })** albo wycofaj się z licytacji (poza ofertami: { $free } z { $cash } { g18xx-currency }).
g18xx-pass-auction = Pasuj
g18xx-pass-contest = Wycofaj się z licytacji
g18xx-button-buy_named = Kup { $lot } za { $price } { g18xx-currency }

core-move-buy_first = kupić to, co jest na sprzedaż
    .neg = kupić tego, co jest na sprzedaż
