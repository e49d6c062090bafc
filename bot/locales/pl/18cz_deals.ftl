# 18CZ, offers between players and acquisitions: what happens, what is refused, and what may be chosen. Money is in K.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18cz-offer-part = { $player } dostaje { $amount } K

# Acquisitions.
g18cz-acquire-done = **{ $company }** przejmuje spółkę **{ $target }** po { $price } K za akcję.
g18cz-acquire-paid = **{ $player }** dostaje { $amount } K za { $shares ->
        [one] jedną akcję
        [few] { $shares } akcje
       *[other] { $shares } akcji
    } spółki { $target }.
g18cz-acquire-passed = **{ $company }** nie przejmuje więcej spółek.
g18cz-acquire-price = Za akcję spółki { $company } można zapłacić od { $low } do { $high } K, od połowy do półtorej jej ceny; oferujesz { $price } K.
g18cz-acquire-too_little = To kosztuje { $total } K, a { $company } ma { $cash } K: płaci, zanim dostanie skarbiec tamtej.
g18cz-acquire-not_floated = { $company } jeszcze nie zaczęła działać, więc nie można jej przejąć.
g18cz-acquire-not_smaller = Przejąć można tylko mniejszą spółkę: { $company } jest { $size }, a { $target } jest { $other }.

# What may be chosen.
g18cz-option-acquire-company = { $company } (prezes: { $president }), teraz { $price } K; akcje: { $shares }, po { $low }–{ $high } K (od { $total } K)

g18cz-sheet-share = { $target } stoi na { $price } K: akcja może kosztować od { $low } do { $high } K
