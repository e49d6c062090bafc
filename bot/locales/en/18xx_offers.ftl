# 18xx: offers between players, and how they are answered.

g18xx-offer-accepted = **{ $asked }** accepts.
g18xx-offer-refused = **{ $asked }** refuses: { $deal }.
g18xx-offer-withdrawn = **{ $proposer }** withdraws the offer: { $deal }.
g18xx-offer-refused_before = **{ $asked }** has already refused { $price } { g18xx-currency } for that this turn: offer more.
g18xx-offer-other_side = { $asked } answers this offer; { $proposer } may withdraw it.

g18xx-offer-no_counter = There is no other price to name here: accept or refuse.
g18xx-offer-counter_price = Name a price from { $low } to { $high } { g18xx-currency }, above the offer and within the buyer’s means; you named { $price } { g18xx-currency }.

# Counter-offers: what whoever was asked would agree to.
g18xx-counter-train = **{ $proposer }** would sell { $seller }’s **{ $what }** train to **{ $company }** for **{ $price } { g18xx-currency }**. **{ $asked }** accepts or refuses.
g18xx-counter-company = **{ $proposer }** would sell the { g18xx-private } **{ $what }** to { $company } for **{ $price } { g18xx-currency }**. **{ $asked }** accepts or refuses.
g18xx-counter-acquire = **{ $proposer }** would let **{ $company }** acquire **{ $what }** at **{ $price } { g18xx-currency }** a share: { $company } pays **{ $total } { g18xx-currency }** in all, { $parts }. **{ $asked }** accepts or refuses.

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
g18xx-sheet-after = { $company } would have { $cash } { g18xx-currency } left
g18xx-sheet-helps = { $player } would contribute { $amount } { g18xx-currency }
g18xx-sheet-token = { $company }’s token { $moved ->
        [0] stays at { $after } { g18xx-currency }
       *[other] moves from { $before } to { $after } { g18xx-currency }
    }
g18xx-sheet-player = { $player } has { $cash } { g18xx-currency } and would have { $after } { g18xx-currency }
g18xx-sheet-private = { $what } ({ $name }): income { $income } { g18xx-currency }, price at most { $most } { g18xx-currency }{ $used ->
        [0] , its ability unused
       *[other] , its ability spent
    }
g18xx-sheet-stations = Stations of { $company }: { $hexes }
g18xx-sheet-doubled = Both have a station on: { $hexes }
g18xx-sheet-rusts = { $trains } { $trains_count ->
        [one] rusts
       *[other] rust
    } with the first { $bought }: { $sold ->
        [0] that is the next train
        [one] one other train is sold before it
       *[other] { $sold } other trains are sold before it
    }
