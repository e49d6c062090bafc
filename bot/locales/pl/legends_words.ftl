# Legends of the West: names of things, and what may be chosen.

# Cards and colours. The squares help the eye; the words carry the meaning. Adjectives of a card or a track (both
# feminine); few and many stand behind a number, kolor behind "w kolorze".
legends-card-black = ⬛ czarna
    .gender = f
    .acc = ⬛ czarną
    .gen = ⬛ czarnej
    .few = ⬛ czarne
    .many = ⬛ czarnych
    .kolor = ⬛ czarnym
legends-card-blue = 🟦 niebieska
    .gender = f
    .acc = 🟦 niebieską
    .gen = 🟦 niebieskiej
    .few = 🟦 niebieskie
    .many = 🟦 niebieskich
    .kolor = 🟦 niebieskim
legends-card-green = 🟩 zielona
    .gender = f
    .acc = 🟩 zieloną
    .gen = 🟩 zielonej
    .few = 🟩 zielone
    .many = 🟩 zielonych
    .kolor = 🟩 zielonym
legends-card-red = 🟥 czerwona
    .gender = f
    .acc = 🟥 czerwoną
    .gen = 🟥 czerwonej
    .few = 🟥 czerwone
    .many = 🟥 czerwonych
    .kolor = 🟥 czerwonym
legends-card-yellow = 🟨 żółta
    .gender = f
    .acc = 🟨 żółtą
    .gen = 🟨 żółtej
    .few = 🟨 żółte
    .many = 🟨 żółtych
    .kolor = 🟨 żółtym
legends-card-white = ⬜ biała
    .gender = f
    .acc = ⬜ białą
    .gen = ⬜ białej
    .few = ⬜ białe
    .many = ⬜ białych
    .kolor = ⬜ białym
legends-card-wild = 🌈 joker
    .gender = m
    .acc = 🌈 jokera
    .gen = 🌈 jokera
    .few = 🌈 jokery
    .many = 🌈 jokerów
    .kolor = 🌈 jokera
legends-card-grey = szara
    .gender = f
    .acc = szarą
    .gen = szarej
    .few = szare
    .many = szarych
    .kolor = szarym
legends-card-uncoloured = bez koloru
    .gender = f
    .acc = bez koloru
    .gen = bez koloru
    .few = bez koloru
    .many = bez koloru
    .kolor = bez koloru
legends-card-black-pick = ⬛⛏️ czarna z kilofem
    .gender = f
    .acc = ⬛⛏️ czarną z kilofem
    .gen = ⬛⛏️ czarnej z kilofem
    .few = ⬛⛏️ czarne z kilofem
    .many = ⬛⛏️ czarnych z kilofem
    .kolor = ⬛⛏️ czarnym z kilofem
legends-card-blue-pick = 🟦⛏️ niebieska z kilofem
    .gender = f
    .acc = 🟦⛏️ niebieską z kilofem
    .gen = 🟦⛏️ niebieskiej z kilofem
    .few = 🟦⛏️ niebieskie z kilofem
    .many = 🟦⛏️ niebieskich z kilofem
    .kolor = 🟦⛏️ niebieskim z kilofem
legends-card-green-pick = 🟩⛏️ zielona z kilofem
    .gender = f
    .acc = 🟩⛏️ zieloną z kilofem
    .gen = 🟩⛏️ zielonej z kilofem
    .few = 🟩⛏️ zielone z kilofem
    .many = 🟩⛏️ zielonych z kilofem
    .kolor = 🟩⛏️ zielonym z kilofem
legends-card-red-pick = 🟥⛏️ czerwona z kilofem
    .gender = f
    .acc = 🟥⛏️ czerwoną z kilofem
    .gen = 🟥⛏️ czerwonej z kilofem
    .few = 🟥⛏️ czerwone z kilofem
    .many = 🟥⛏️ czerwonych z kilofem
    .kolor = 🟥⛏️ czerwonym z kilofem
legends-card-yellow-pick = 🟨⛏️ żółta z kilofem
    .gender = f
    .acc = 🟨⛏️ żółtą z kilofem
    .gen = 🟨⛏️ żółtej z kilofem
    .few = 🟨⛏️ żółte z kilofem
    .many = 🟨⛏️ żółtych z kilofem
    .kolor = 🟨⛏️ żółtym z kilofem
legends-card-white-pick = ⬜⛏️ biała z kilofem
    .gender = f
    .acc = ⬜⛏️ białą z kilofem
    .gen = ⬜⛏️ białej z kilofem
    .few = ⬜⛏️ białe z kilofem
    .many = ⬜⛏️ białych z kilofem
    .kolor = ⬜⛏️ białym z kilofem
legends-card-black-skull = ⬛💀 czarna z czaszką
    .gender = f
    .acc = ⬛💀 czarną z czaszką
    .gen = ⬛💀 czarnej z czaszką
    .few = ⬛💀 czarne z czaszką
    .many = ⬛💀 czarnych z czaszką
    .kolor = ⬛💀 czarnym z czaszką
legends-card-blue-skull = 🟦💀 niebieska z czaszką
    .gender = f
    .acc = 🟦💀 niebieską z czaszką
    .gen = 🟦💀 niebieskiej z czaszką
    .few = 🟦💀 niebieskie z czaszką
    .many = 🟦💀 niebieskich z czaszką
    .kolor = 🟦💀 niebieskim z czaszką
legends-card-green-skull = 🟩💀 zielona z czaszką
    .gender = f
    .acc = 🟩💀 zieloną z czaszką
    .gen = 🟩💀 zielonej z czaszką
    .few = 🟩💀 zielone z czaszką
    .many = 🟩💀 zielonych z czaszką
    .kolor = 🟩💀 zielonym z czaszką
legends-card-red-skull = 🟥💀 czerwona z czaszką
    .gender = f
    .acc = 🟥💀 czerwoną z czaszką
    .gen = 🟥💀 czerwonej z czaszką
    .few = 🟥💀 czerwone z czaszką
    .many = 🟥💀 czerwonych z czaszką
    .kolor = 🟥💀 czerwonym z czaszką
legends-card-yellow-skull = 🟨💀 żółta z czaszką
    .gender = f
    .acc = 🟨💀 żółtą z czaszką
    .gen = 🟨💀 żółtej z czaszką
    .few = 🟨💀 żółte z czaszką
    .many = 🟨💀 żółtych z czaszką
    .kolor = 🟨💀 żółtym z czaszką
legends-card-white-skull = ⬜💀 biała z czaszką
    .gender = f
    .acc = ⬜💀 białą z czaszką
    .gen = ⬜💀 białej z czaszką
    .few = ⬜💀 białe z czaszką
    .many = ⬜💀 białych z czaszką
    .kolor = ⬜💀 białym z czaszką
legends-cards = { $number ->
        [one] { $number } { $card }
        [few] { $number } { CASE($card, case: "few") }
       *[other] { $number } { CASE($card, case: "many") }
    }
    .acc = { $number ->
        [one] { $number } { CASE($card, case: "acc") }
        [few] { $number } { CASE($card, case: "few") }
       *[other] { $number } { CASE($card, case: "many") }
    }
legends-wilds = { $number } 🌈 { $number ->
        [one] joker
        [few] jokery
       *[other] jokerów
    }
    .acc = { $number } 🌈 { $number ->
        [one] jokera
        [few] jokery
       *[other] jokerów
    }

legends-track = { $a }–{ $b } ({ $colour })
legends-ticket = { $a } – { $b } (${ $points })

# What only the owner of a ticket is told.
legends-worth-mark = -# ★ oznacza to, co pomaga któremuś z twoich biletów; najpierw stoi to, co go realizuje. Widzisz to tylko ty.
legends-progress-done = 🎫 Bilet **{ $ticket }** jest zrealizowany.

# What may be chosen.
legends-option-deck = 🎴 Z talii
legends-option-face_up = { $card }
legends-option-city = { $city }
legends-option-dollars = ${ $dollars }
legends-option-yes = Tak
legends-option-nothing = Nic
legends-option-decline = Odmów
legends-option-leave = Zostaw na wierzchu
legends-option-under = Włóż pod talię
legends-option-set = { $cards }
legends-option-set_as = { $cards }; trasa staje się { $colour }
legends-option-steamer = 🚢 Parowiec w mieście { $city }, za jokera
legends-option-track = { $a }–{ $b }: { $length ->
        [one] { $length } { $colour }
        [few] { $length } { CASE($colour, case: "few") }
       *[other] { $length } { CASE($colour, case: "many") }
    }{ $trestles ->
        [0] {""}
        [one] , 1 estakada
        [few] , { $trestles } estakady
       *[other] , { $trestles } estakad
    }{ $combine ->
        [0] {""}
       *[other] , Kartel ${ $combine }
    }{ $large ->
        [0] {""}
       *[other] , do dużego miasta
    }{ $crosses ->
        [0] {""}
       *[other] , między dwiema planszami
    }
legends-option-wait = poczekaj na moją turę
legends-option-company = { $company } ({ $player })
legends-option-frontier = { $board }
legends-option-bonus-money = ${ $money }
legends-option-bonus-cards = ${ $less } i { $cards ->
        [one] karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
legends-option-bond-none = Bez obligacji
legends-option-bond-bond = Kup obligację
legends-option-flagship-none = Bez biletu flagowego
legends-option-build-large = Zrób duże miasto
legends-option-build-track = Połóż drugą trasę
legends-option-build-depot = Zbuduj zajezdnię
legends-option-build-none = Nic
legends-option-order-hold = Zachowaj
legends-option-order-use = Użyj
legends-option-order-next = Każde wydarzenie, cokolwiek przyjdzie następne
legends-option-order-lightning = Następne jednorazowe wydarzenie
legends-option-order-lasting = Następne trwałe wydarzenie
legends-option-order-ask = Bez zlecenia: pytaj mnie

# What a specialist does before there is all that the card speaks of.
legends-specialist-stoker-before = Zaczynasz z 3 kartami więcej.

# What a company will be asked, and may leave an order for.
legends-word-else = { $first }, a jeśli nie, to { $then }
legends-word-specialist = twój specjalista
legends-word-large = miasto, z którego robisz duże
legends-word-depot = twoja zajezdnia

# What goes into a vault.
legends-item-watch = srebrny zegarek
    .acc = srebrny zegarek
legends-item-lantern = mosiężna latarnia
    .acc = mosiężną latarnię
legends-item-compass = kompas okrętowy
    .acc = kompas okrętowy
legends-item-locket = malowany medalion
    .acc = malowany medalion
legends-item-spike = srebrny hak kolejowy
    .acc = srebrny hak kolejowy
legends-item-deed = akt własności
    .acc = akt własności
legends-item-bond = obligacja
    .acc = obligację
legends-item-ribbon = wstęga
    .acc = wstęgę
legends-items-watch = { $number ->
        [few] { $number } srebrne zegarki
       *[other] { $number } srebrnych zegarków
    }
legends-items-lantern = { $number ->
        [few] { $number } mosiężne latarnie
       *[other] { $number } mosiężnych latarni
    }
legends-items-compass = { $number ->
        [few] { $number } kompasy okrętowe
       *[other] { $number } kompasów okrętowych
    }
legends-items-locket = { $number ->
        [few] { $number } malowane medaliony
       *[other] { $number } malowanych medalionów
    }
legends-items-spike = { $number ->
        [few] { $number } srebrne haki kolejowe
       *[other] { $number } srebrnych haków kolejowych
    }
legends-items-deed = { $number ->
        [few] { $number } akty własności
       *[other] { $number } aktów własności
    }
legends-items-bond = { $number ->
        [few] { $number } obligacje
       *[other] { $number } obligacji
    }
legends-items-ribbon = { $number ->
        [few] { $number } wstęgi
       *[other] { $number } wstęg
    }

# Rules by their names: why money comes and goes, and what a campaign has switched on.
legends-rule-bonus = premia spółki
legends-rule-stamps = stemple na biletach
legends-rule-opening = nowe plansze
legends-rule-specialists = specjaliści
legends-rule-depots = zajezdnie
legends-rule-depot = zajezdnia
legends-rule-combine = Kartel
legends-rule-growth = rosnące miasta
legends-rule-bonds = obligacje
legends-rule-express = bilety ekspresowe
legends-rule-through = premia przelotowa
legends-rule-exhibition = Wystawa
legends-rule-flagship = bilet flagowy
legends-rule-steamer = parowce
legends-rule-survey = pomiar
legends-rule-herds = stada
legends-rule-coal = węgiel
legends-rule-well = studnie
legends-rule-trestle = estakady
legends-rule-charter = przywilej
legends-rule-dig = kopanie

# What a company is called by its colour.
legends-company-black = czarna
    .gender = f
    .gen = czarnej
    .dat = czarnej
    .acc = czarną
    .ins = czarną
legends-company-blue = niebieska
    .gender = f
    .gen = niebieskiej
    .dat = niebieskiej
    .acc = niebieską
    .ins = niebieską
legends-company-green = zielona
    .gender = f
    .gen = zielonej
    .dat = zielonej
    .acc = zieloną
    .ins = zieloną
legends-company-red = czerwona
    .gender = f
    .gen = czerwonej
    .dat = czerwonej
    .acc = czerwoną
    .ins = czerwoną
legends-company-yellow = żółta
    .gender = f
    .gen = żółtej
    .dat = żółtej
    .acc = żółtą
    .ins = żółtą
