# 18xx games, private companies of companies: what happens, what is refused, and what may be chosen.
# What happens.

g18xx-private-bought = **{ $company }** kupuje { g18xx-private.acc } **{ $local }** za { $price } { g18xx-currency }; sprzedaje **{ $owner }**.
g18xx-private-sold = **{ $company }** sprzedaje { g18xx-private.acc } **{ $local }** do banku za { $price } { g18xx-currency }; nie ma jej już w grze.
g18xx-private-passed = **{ $company }** kończy turę.

# What is refused.
g18xx-private-no_such = W tej grze nie ma { g18xx-private.gen } { $local }. Wybierz jedną z propozycji.
g18xx-private-not_a_players = { $local } nie należy do gracza: na sprzedaż są tylko te { g18xx-privates }, które mają gracze.
g18xx-private-not_its_own = { $local } nie należy do spółki { $company }.
g18xx-private-too_large = { $company } jest { $size } i nie może mieć { $local }.
g18xx-private-price = Cena { g18xx-private.gen } w tej rundzie operacyjnej to od 1 do { $most } { g18xx-currency }; oferujesz { $price } { g18xx-currency }.
g18xx-private-too_costly = { $company } ma { $cash } { g18xx-currency }, a oferujesz { $price } { g18xx-currency }.
g18xx-private-no_help = { $local } nie daje spółce { $company } żadnej zniżki w tym miejscu.
g18xx-private-used = Zdolność { $local } jest już wykorzystana. Spółka nadal przynosi przychód i można ją sprzedać.

# What may be chosen.
g18xx-option-buy_local = { $local } { $name }, { $owner } (daje { $income } { g18xx-currency } na rundę)
g18xx-option-sell_local = { $local } { $name }: { $price } { g18xx-currency }, potem wypada z gry (daje { $income } { g18xx-currency } na rundę){ $used ->
        [0] {""}
       *[other] , wykorzystana
    }
g18xx-option-special = { $local } { $name }: dodatkowy specjalny kafel (zużywa zdolność)
g18xx-option-waive = { $local } { $name }: do { $saved } { g18xx-currency } mniej za teren (zużywa zdolność)
