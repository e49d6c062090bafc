# 18xx games, offers between players and acquisitions: what happens, what is refused, and what may be chosen.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18xx-offer-train = **{ $proposer }** offers **{ $asked }** { $price } { g18xx-currency } for { $seller }’s **{ $what }** train: { $company } would buy it from { $seller }.
g18xx-offer-company = **{ $proposer }** offers **{ $asked }** { $price } { g18xx-currency } for the { g18xx-private } **{ $what }**: { $company } would buy it.
g18xx-offer-acquire = **{ $proposer }** asks **{ $asked }** to let **{ $company }** acquire **{ $what }** at { $price } { g18xx-currency } a share: { $company } pays **{ $total } { g18xx-currency }** in all, { $parts }.

g18xx-offer-merge = **{ $proposer }** asks **{ $asked }** to merge **{ $company }** with **{ $partner }** at { $price } { g18xx-currency } a share: each owner gets one of the two certificates, and { $president } becomes president.

# The same in a few words, where an offer came to nothing.
g18xx-deal-train = { $seller }’s { $what } train for { $company } at { $price } { g18xx-currency }
g18xx-deal-company = the { g18xx-private } { $what } for { $company } at { $price } { g18xx-currency }
g18xx-deal-acquire = { $what } for { $company } at { $price } { g18xx-currency } a share
g18xx-deal-merge = the merger of { $company } with { $partner }
