# 18CZ, offers between players and acquisitions: what happens, what is refused, and what may be chosen. Money is in K.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18cz-offer-part = { $amount } K to { $player }

# Acquisitions.
g18cz-acquire-done = **{ $company }** acquires **{ $target }** at { $price } K a share.
g18cz-acquire-paid = **{ $player }** gets { $amount } K for { $shares ->
        [one] one share
       *[other] { $shares } shares
    } of { $target }.
g18cz-acquire-received = **{ $company }** receives { $cash } K, { $stations ->
        [one] one station
       *[other] { $stations } stations
    } not yet built; trains: { $trains }; local railways: { $locals }.
g18cz-acquire-reclaimed = **{ $company }** takes one of its two stations on { $hex } home.
g18cz-acquire-passed = **{ $company }** acquires no more companies.
g18cz-acquire-price = A share of { $company } may cost from { $low } to { $high } K, half of its price to half as much again; you offered { $price } K.
g18cz-acquire-too_little = That takes { $total } K, all from the treasury before it gets the other’s, and { $company } has { $cash } K.
g18cz-acquire-no_such_company = There is no company { $company } to acquire.
g18cz-acquire-not_floated = { $company } is not in operation yet, so there is nothing to acquire.
g18cz-acquire-not_smaller = Only a smaller company can be acquired: { $company } is { $size }, and { $target } is { $other }.
g18cz-acquire-not_doubled = There are no two own stations on { $hex }, or none of them is in that city.

# The trains received.
g18cz-fleet-kept = **{ $company }** keeps as they are: { $trains }.
g18cz-fleet-scrapped = **{ $company }** scraps a **{ $train }** train.
g18cz-fleet-exchanged = **{ $company }** turns a **{ $train }** train into a **{ $face }** for { $cost } K.
g18cz-fleet-above_limit = { $company } has { $trains } trains and is allowed { $limit }: scrap some of those it received, or turn them over, first.
g18cz-fleet-not_received = { $train } is not among the trains received that are still to be decided about.
g18cz-fleet-no_such_face = A { $train } cannot be turned into a { $face }: only into a face of the buyer’s size on the same card that has not rusted.
g18cz-fleet-too_dear = A { $face } costs { $cost } K more, and { $company } has { $cash } K.

# What may be chosen.
g18cz-option-acquire-company = { $company } of { $president }: { $shares } shares at { $low } to { $high } K (from { $total } K)
g18cz-option-fleet-scrap = { $card }
g18cz-option-fleet-exchange = { $card } into { $face } for { $cost } K{ $rusts_count ->
        [0] {""}
       *[other] ; rusts { $rusts }
    }
g18cz-option-reclaim-hex = { $hex }
