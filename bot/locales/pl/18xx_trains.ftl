# 18xx games, trains and phases: what happens, what is refused, and what may be chosen.

# Of a tile or a colour (masculine); pl and gen_pl: of tiles.
g18xx-colour-yellow = żółty
    .gender = m
    .gen = żółtego
    .pl = żółte
    .gen_pl = żółtych
g18xx-colour-green = zielony
    .gender = m
    .gen = zielonego
    .pl = zielone
    .gen_pl = zielonych
g18xx-colour-brown = brązowy
    .gender = m
    .gen = brązowego
    .pl = brązowe
    .gen_pl = brązowych
g18xx-colour-gray = szary
    .gender = m
    .gen = szarego
    .pl = szare
    .gen_pl = szarych

# What happens.
g18xx-train-from_deck = **{ $company }** kupuje pociąg **{ $train }** za { $price } { g18xx-currency }.
g18xx-train-traded_in = **{ $company }** oddaje bankowi pociąg { $train } jako część zapłaty.
g18xx-train-from_pool = **{ $company }** kupuje z puli banku pociąg **{ $train }** za { $price } { g18xx-currency }.
g18xx-train-from_retired = **{ $company }** kupuje wycofany pociąg **{ $train }** za { $price } { g18xx-currency }.
g18xx-train-from_company = **{ $company }** kupuje od spółki **{ $seller }** pociąg **{ $train }** za { $price } { g18xx-currency }.
g18xx-train-helped = **{ $player }** dokłada { $amount } { g18xx-currency } do pociągu, który musi kupić **{ $company }**.
g18xx-train-borrowed = **{ $player }** dokłada { $amount } { g18xx-currency } do pociągu, który musi kupić **{ $company }**, z tego { $borrowed } { g18xx-currency } z pożyczki. Na koniec gry tyle samo trzeba zapłacić jako odsetki.
g18xx-train-idle = **{ $company }** nie może uruchomić pociągu { $train }.
g18xx-train-passed = **{ $company }** nie kupuje więcej pociągów.
g18xx-train-exported = Eksport: wierzchni pociąg opuszcza talię, co liczy się jak zakup każdej z jego stron: { $faces }.
g18xx-train-rust = 🗑️ Wszystkie pociągi { $faces } idą na złom. { $losses_count ->
        [0] Żadna spółka ich nie miała.
       *[other] Złomowane: { $losses }.
    }
g18xx-train-loss = { $company } ({ $trains })
g18xx-train-alone = pociąg { $train }
g18xx-train-number = { $number ->
        [1] jeden pociąg { $train }
        [2] dwa pociągi { $train }
        [3] trzy pociągi { $train }
        [few] { $number } pociągi { $train }
       *[other] { $number } pociągów { $train }
    }
g18xx-train-too_many = { $companies_count ->
        [one] **{ $companies }** ma więcej pociągów, niż pozwala limit, i musi oddać nadwyżkę.
       *[other] **{ $companies }** mają więcej pociągów, niż pozwala limit, i muszą oddać nadwyżkę.
    }
g18xx-train-to_pool = **{ $company }** oddaje pociąg **{ $train }** do puli banku.
g18xx-train-to_deck = **{ $company }** oddaje pociąg **{ $train }**: trafia na wierzch talii i zostanie sprzedany jako następny.

# Phases.
g18xx-phase-begins = 📣 Zaczyna się **faza { $phase }**.
g18xx-phase-tiles = Odtąd można kłaść także { CASE($colour, case: "pl") } kafle.
g18xx-phase-deals = Odtąd spółki mogą kupować od graczy { g18xx-privates }.
g18xx-phase-opens = Odtąd można zakładać { CASE($size, case: "pl") } spółki.
g18xx-phase-limit = Odtąd { CASE($size, case: "pl") } spółki mogą mieć najwyżej { $trains ->
        [one] jeden pociąg
        [few] { $trains } pociągi
       *[other] { $trains } pociągów
    }.

# What is refused.
g18xx-train-must_buy = { $company } nie ma pociągu, który może uruchomić, i musi go kupić przed końcem swojej tury.
g18xx-train-full = { $company } ma { $limit ->
        [one] jeden pociąg i więcej mieć nie może
        [few] { $limit } pociągi i więcej mieć nie może
       *[other] { $limit } pociągów i więcej mieć nie może
    }.
g18xx-train-not_yet = Spółki mogą kupować pociągi od siebie nawzajem dopiero od fazy { $phase }.
g18xx-train-must_run = { $company } musi kupić pociąg, który może uruchomić, i nie ma miejsca na inny: { $train } nim nie jest.
g18xx-train-not_on_offer = Pociąg { $train } nie jest na sprzedaż dla spółki { $company }.
g18xx-train-no_such_train = Nie ma pociągu „{ $train }”. Wybierz jedną z propozycji.
g18xx-train-price = Bank sprzedaje pociąg { $train } za dokładnie { $price } { g18xx-currency }.
g18xx-train-too_dear = To kosztuje { $price } { g18xx-currency }, a { $company } ma { $cash } { g18xx-currency }. Prezes dokłada tylko do pociągu z banku, który spółka musi kupić i może uruchomić.
g18xx-train-at_least_one = Pociąg kosztuje co najmniej 1 { g18xx-currency }.
g18xx-train-not_owned = { $company } nie ma pociągu „{ $train }”.
g18xx-train-must_keep = Pociąg { $train } został właśnie kupiony, bo { $company } go potrzebuje: oddaj jeden ze starych.

# What may be chosen.
g18xx-option-train-deck = { $train } z talii, { $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] : faza { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ; na złom: { $rusts }
    }
g18xx-option-train-trade_in = { $train } z talii w zamian za { $given }, { $price } { g18xx-currency }{ $note }{ $phase ->
        [none] {""}
       *[other] : faza { $phase }
    }{ $rusts_count ->
        [0] {""}
       *[other] ; na złom: { $rusts }
    }
g18xx-option-train-pool = { $train } z puli{ $number ->
        [1] {""}
       *[other] {" "}(jest ich { $number })
    }, { $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ; na złom: { $rusts }
    }
g18xx-option-train-retired = { $train }, wycofany{ $number ->
        [1] {""}
       *[other] {" "}(jest ich { $number })
    }, { $price } { g18xx-currency }{ $note }{ $rusts_count ->
        [0] {""}
       *[other] ; na złom: { $rusts }
    }
g18xx-option-train-company = { $train } od { $seller }{ $number ->
        [1] {""}
       *[other] {" "}(jest ich { $number })
    }, od { $low } do { $high } { g18xx-currency }{ $note }

# What nobody should overlook about a train that may be chosen.
g18xx-option-train-plain = {""}
g18xx-option-train-helped = {" "}({ $sold ->
        [0] dokładasz
       *[other] sprzedajesz i dokładasz
    } { $missing } { g18xx-currency }{ $borrowed ->
        [0] )
       *[other] , z pożyczki { $borrowed } { g18xx-currency })
    }
g18xx-option-train-bankrupt = { " " }(bankructwo kończy grę: masz { $raised } z { $missing } { g18xx-currency })
g18xx-option-train-idle = { " " }({ $company } nie może go uruchomić)
g18xx-option-discard-pool = { $card }, do puli banku
g18xx-option-discard-deck = { $card }, na wierzch talii
