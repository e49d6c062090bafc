# 18xx: offers between players, and how they are answered.

g18xx-offer-accepted = **{ $asked }** agrees.
g18xx-offer-refused = **{ $asked }** refuses: { $deal }.
g18xx-offer-withdrawn = **{ $proposer }** takes the offer back: { $deal }.
g18xx-offer-refused_before = **{ $asked }** has refused { $price } { g18xx-currency } for that in this turn: offer more, or leave it.
g18xx-offer-other_side = { $asked } answers this offer, and { $proposer } may take it back.
