# 18xx: offers between players, and how they are answered.

g18xx-offer-accepted = **{ $asked }** agrees.
g18xx-offer-refused = **{ $asked }** refuses: { $deal }.
g18xx-offer-withdrawn = **{ $proposer }** takes the offer back: { $deal }.
g18xx-offer-refused_before = **{ $asked }** has refused { $price } { g18xx-currency } for that in this turn: offer more, or leave it.
g18xx-offer-other_side = { $asked } answers this offer, and { $proposer } may take it back.

g18xx-offer-no_counter = No other price can be named here: accept, or refuse.
g18xx-offer-counter_price = Another price may be { $low } to { $high } { g18xx-currency }, more than was offered and no more than can be paid; you named { $price } { g18xx-currency }.

# Counter-offers: what whoever was asked would agree to.
g18xx-counter-train = **{ $proposer }** would let **{ $company }** have { $seller }’s **{ $what }** train for **{ $price } { g18xx-currency }**: { $company } pays { $seller }. **{ $asked }** accepts that or refuses.
g18xx-counter-company = **{ $proposer }** would sell the { g18xx-private } **{ $what }** to { $company } for **{ $price } { g18xx-currency }**. **{ $asked }** accepts that or refuses.
g18xx-counter-acquire = **{ $proposer }** would let **{ $company }** acquire **{ $what }** at **{ $price } { g18xx-currency }** a share: { $company } pays **{ $total } { g18xx-currency }** in all, { $parts }. **{ $asked }** accepts that or refuses.

# What both sides want to know.
g18xx-sheet-company = { $company }: { $price ->
        [0] { $cash } { g18xx-currency }
       *[other] price { $price }, { $cash } { g18xx-currency }
    }, { $trains_count ->
        [0] no train
        [one] train { $trains }
       *[other] trains { $trains }
    }, { $locals_count ->
        [0] no { g18xx-private }
       *[other] { $locals }
    }, { $stations ->
        [0] no station left
        [one] one station left
       *[other] { $stations } stations left
    }
g18xx-sheet-after = Then { $company } has { $cash } { g18xx-currency } in cash
g18xx-sheet-player = { $player }: { $cash } { g18xx-currency }, then { $after } { g18xx-currency }
g18xx-sheet-private = { $what } ({ $name }): income { $income } { g18xx-currency }, at most { $most } { g18xx-currency }{ $used ->
        [0] , its ability unused
       *[other] , its ability spent
    }
g18xx-sheet-stations = Stations of { $company }: { $hexes }
g18xx-sheet-doubled = Both have a station: { $hexes }
g18xx-sheet-rusts = { $trains } { $trains_count ->
        [one] goes
       *[other] go
    } with the first { $bought }, { $sold ->
        [0] the next train
        [one] one train before it
       *[other] { $sold } trains before it
    }
