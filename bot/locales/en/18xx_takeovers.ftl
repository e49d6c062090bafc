# 18xx games, one company taking over another: what goes over, and what is decided then.
g18xx-takeover-received = **{ $company }** receives { $cash } { g18xx-currency }, { $stations ->
        [one] one station
       *[other] { $stations } stations
    } not yet built; trains: { $trains }; { g18xx-privates }: { $locals }.
g18xx-takeover-reclaimed = **{ $company }** takes back one of its two stations on { $hex }.
g18xx-takeover-not_doubled = { $hex } does not have two of your stations, or none of them is in that city.

# The trains received.
g18xx-fleet-kept = **{ $company }** keeps these trains as they are: { $trains }.
g18xx-fleet-scrapped = **{ $company }** scraps one **{ $train }**-train.
g18xx-fleet-exchanged = **{ $company }** turns one **{ $train }**-train over into a **{ $face }**-train { $cost ->
        [0] at no cost
       *[other] for { $cost } { g18xx-currency }
    }.
g18xx-fleet-above_limit = { $company } has { $trains } trains and may have { $limit }: scrap some of those it received, or turn them over, first.
g18xx-fleet-not_received = You have nothing to decide about { $train }.
g18xx-fleet-no_such_face = Train { $train } cannot be turned into { $face }: only into a face of the buyer’s size on the same card that has not rusted.
g18xx-fleet-too_dear = A { $face } costs { $cost } { g18xx-currency } more, and { $company } has { $cash } { g18xx-currency }.

# What may be chosen.
g18xx-option-fleet-scrap = { $card }
g18xx-option-fleet-exchange = { $card } into { $face } for { $cost } { g18xx-currency }{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18xx-option-reclaim-hex = { $hex }
