# 18CZ, offers between players and acquisitions: what happens, what is refused, and what may be chosen. Money is in K.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18cz-offer-part = { $amount } K to { $player }

# Acquisitions.
g18cz-acquire-done = **{ $company }** acquires **{ $target }** at { $price } K a share.
g18cz-acquire-paid = **{ $player }** gets { $amount } K for { $shares ->
        [one] one share
       *[other] { $shares } shares
    } of { $target }.
g18cz-acquire-passed = **{ $company }** acquires no more companies.
g18cz-acquire-price = You may pay { $low } to { $high } K for a share of { $company }, half its price to one and a half times its price; you offered { $price } K.
g18cz-acquire-too_little = That costs { $total } K, and { $company } has { $cash } K: it pays before it receives the other treasury.
g18cz-acquire-not_floated = { $company } has not floated yet, so it cannot be acquired.
g18cz-acquire-not_smaller = Only a smaller company can be acquired: { $company } is { $size }, and { $target } is { $other }.

# What may be chosen.
g18cz-option-acquire-company = { $company } of { $president }, now { $price } K: { $shares } shares at { $low } to { $high } K (from { $total } K)

g18cz-sheet-share = { $target } stands at { $price } K: a share may cost { $low } to { $high } K
