# 18xx games, one company taking over another: what goes over, and what is decided then.
g18xx-takeover-received = **{ $company }** dostaje { $cash } { g18xx-currency } i { $stations ->
        [one] jedną niezbudowaną stację
        [few] { $stations } niezbudowane stacje
       *[other] { $stations } niezbudowanych stacji
    }; tabor: { $trains }; { g18xx-privates }: { $locals }.
g18xx-takeover-reclaimed = **{ $company }** zabiera jedną ze swoich dwóch stacji na { $hex }.
g18xx-takeover-not_doubled = Na { $hex } nie ma dwóch twoich stacji albo w tym mieście nie stoi żadna z nich.

# The trains received.
g18xx-fleet-kept = **{ $company }** zostawia przejęty tabor bez zmian: { $trains }.
g18xx-fleet-scrapped = **{ $company }** usuwa z gry pociąg **{ $train }**.
g18xx-fleet-exchanged = **{ $company }** odwraca pociąg **{ $train }** na **{ $face }** { $cost ->
        [0] za darmo
       *[other] za { $cost } { g18xx-currency }
    }.
g18xx-fleet-above_limit = { $company } ma za dużo pociągów ({ $trains } przy limicie { $limit }): najpierw usuń z gry lub odwróć któreś z przejętych.
g18xx-fleet-not_received = Pociąg { $train } nie jest jednym z przejętych, więc nic z nim nie zrobisz.
g18xx-fleet-no_such_face = Pociągu { $train } nie można odwrócić na { $face }: tylko na stronę tej samej karty, która ma wielkość spółki kupującej i nie jest złomowana.
g18xx-fleet-too_dear = { $face } kosztuje o { $cost } { g18xx-currency } więcej, a { $company } ma { $cash } { g18xx-currency }.

# What may be chosen.
g18xx-option-fleet-scrap = { $card }
g18xx-option-fleet-exchange = { $card } na { $face } za { $cost } { g18xx-currency }{ $rusts_count ->
        [0] {""}
       *[other] ; na złom: { $rusts }
    }
g18xx-option-reclaim-hex = { $hex }
