# 18xx: offers between players, and how they are answered.

g18xx-offer-accepted = **{ $asked }** przyjmuje ofertę.
g18xx-offer-refused = **{ $asked }** odrzuca ofertę: { $deal }.
g18xx-offer-withdrawn = **{ $proposer }** wycofuje ofertę: { $deal }.
g18xx-offer-refused_before = W tej turze **{ $asked }** nie zgadza się już na { $price } { g18xx-currency }: zaproponuj więcej.
g18xx-offer-other_side = Na tę ofertę odpowiada { $asked }; { $proposer } może ją wycofać.

g18xx-offer-no_counter = Nie można tu podać innej ceny: przyjmij albo odrzuć.
g18xx-offer-counter_price = Podaj cenę od { $low } do { $high } { g18xx-currency }, wyższą niż oferta i w granicach możliwości kupującego; podana: { $price } { g18xx-currency }.

# Counter-offers: what whoever was asked would agree to.
g18xx-counter-train = **{ $proposer }** sprzeda pociąg **{ $what }** spółki { $seller } spółce **{ $company }** za **{ $price } { g18xx-currency }**. **{ $asked }** przyjmuje albo odrzuca.
g18xx-counter-company = **{ $proposer }** sprzeda { g18xx-private.acc } **{ $what }** spółce { $company } za **{ $price } { g18xx-currency }**. **{ $asked }** przyjmuje albo odrzuca.
g18xx-counter-acquire = **{ $proposer }** zgodzi się, że **{ $company }** przejmie **{ $what }** po **{ $price } { g18xx-currency }** za akcję: { $company } płaci razem **{ $total } { g18xx-currency }**: { $parts }. **{ $asked }** przyjmuje albo odrzuca.

# What both sides want to know.
g18xx-sheet-company = { $company }: { $price ->
        [0] { $cash } { g18xx-currency }
       *[other] cena { $price }, { $cash } { g18xx-currency }
    }, { $trains_count ->
        [0] bez pociągów
        [one] pociąg { $trains }
       *[other] pociągi { $trains }
    }, { $locals_count ->
        [0] { g18xx-privates }: brak
       *[other] { $locals }
    }, { $stations ->
        [0] bez stacji w zapasie
        [one] jedna stacja w zapasie
        [few] { $stations } stacje w zapasie
       *[other] { $stations } stacji w zapasie
    }
g18xx-sheet-after = { $company }: zostanie { $cash } { g18xx-currency }
g18xx-sheet-helps = { $player } dołoży { $amount } { g18xx-currency }
g18xx-sheet-token = znacznik spółki { $company } { $moved ->
        [0] zostaje na { $after } { g18xx-currency }
       *[other] przesuwa się z { $before } na { $after } { g18xx-currency }
    }
g18xx-sheet-player = { $player } ma { $cash } { g18xx-currency }, potem { $after } { g18xx-currency }
g18xx-sheet-private = { $what } ({ $name }): przychód { $income } { g18xx-currency }, cena najwyżej { $most } { g18xx-currency }{ $used ->
        [0] , zdolność niewykorzystana
       *[other] , zdolność wykorzystana
    }
g18xx-sheet-stations = Stacje spółki { $company }: { $hexes }
g18xx-sheet-doubled = Obie mają stację na: { $hexes }
g18xx-sheet-rusts = { $trains } { $trains_count ->
        [one] idzie na złom
       *[other] idą na złom
    } z pierwszym { $bought }: { $sold ->
        [0] to następny pociąg
        [one] wcześniej zostanie sprzedany jeszcze jeden pociąg
        [few] wcześniej zostaną sprzedane jeszcze { $sold } pociągi
       *[other] wcześniej zostanie sprzedanych jeszcze { $sold } pociągów
    }
