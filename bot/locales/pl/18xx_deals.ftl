# 18xx games, offers between players and acquisitions: what happens, what is refused, and what may be chosen.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18xx-offer-train = Oferta od gracza **{ $proposer }** dla gracza **{ $asked }**: { $price } { g18xx-currency } za pociąg **{ $what }** spółki { $seller }; kupuje go { $company }.
g18xx-offer-company = Oferta od gracza **{ $proposer }** dla gracza **{ $asked }**: { $price } { g18xx-currency } za { g18xx-private.acc } **{ $what }**; kupuje ją { $company }.
g18xx-offer-acquire = Pytanie od gracza **{ $proposer }** do gracza **{ $asked }**: czy **{ $company }** może przejąć **{ $what }** po { $price } { g18xx-currency } za akcję? { $company } płaci razem **{ $total } { g18xx-currency }**: { $parts }.

g18xx-offer-merge = Pytanie od gracza **{ $proposer }** do gracza **{ $asked }**: czy **{ $company }** i **{ $partner }** mogą się połączyć po { $price } { g18xx-currency } za akcję? Każdy właściciel dostaje jeden z dwóch certyfikatów, a prezesem zostaje { $president }.

# The same in a few words, where an offer came to nothing.
g18xx-deal-train = pociąg { $what } spółki { $seller } dla { $company } za { $price } { g18xx-currency }
g18xx-deal-company = { g18xx-private } { $what } dla { $company } za { $price } { g18xx-currency }
g18xx-deal-acquire = { $what } dla { $company } po { $price } { g18xx-currency } za akcję
g18xx-deal-merge = połączenie { $company } z { $partner }
