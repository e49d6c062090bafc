# Ticket to Ride: what happens, what is refused, and what may be chosen.

# Cards. The squares help the eye; the words carry the meaning. Adjectives of a card or a route (both feminine);
# few and many stand behind a number, kolor behind "w kolorze".
ttr-card-purple = 🟪 fioletowa
    .gender = f
    .acc = 🟪 fioletową
    .gen = 🟪 fioletowej
    .few = 🟪 fioletowe
    .many = 🟪 fioletowych
    .kolor = 🟪 fioletowym
ttr-card-blue = 🟦 niebieska
    .gender = f
    .acc = 🟦 niebieską
    .gen = 🟦 niebieskiej
    .few = 🟦 niebieskie
    .many = 🟦 niebieskich
    .kolor = 🟦 niebieskim
ttr-card-orange = 🟧 pomarańczowa
    .gender = f
    .acc = 🟧 pomarańczową
    .gen = 🟧 pomarańczowej
    .few = 🟧 pomarańczowe
    .many = 🟧 pomarańczowych
    .kolor = 🟧 pomarańczowym
ttr-card-white = ⬜ biała
    .gender = f
    .acc = ⬜ białą
    .gen = ⬜ białej
    .few = ⬜ białe
    .many = ⬜ białych
    .kolor = ⬜ białym
ttr-card-green = 🟩 zielona
    .gender = f
    .acc = 🟩 zieloną
    .gen = 🟩 zielonej
    .few = 🟩 zielone
    .many = 🟩 zielonych
    .kolor = 🟩 zielonym
ttr-card-yellow = 🟨 żółta
    .gender = f
    .acc = 🟨 żółtą
    .gen = 🟨 żółtej
    .few = 🟨 żółte
    .many = 🟨 żółtych
    .kolor = 🟨 żółtym
ttr-card-black = ⬛ czarna
    .gender = f
    .acc = ⬛ czarną
    .gen = ⬛ czarnej
    .few = ⬛ czarne
    .many = ⬛ czarnych
    .kolor = ⬛ czarnym
ttr-card-red = 🟥 czerwona
    .gender = f
    .acc = 🟥 czerwoną
    .gen = 🟥 czerwonej
    .few = 🟥 czerwone
    .many = 🟥 czerwonych
    .kolor = 🟥 czerwonym
ttr-card-locomotive = 🚂 lokomotywa
    .gender = f
    .acc = 🚂 lokomotywę
    .gen = 🚂 lokomotywy
    .few = 🚂 lokomotywy
    .many = 🚂 lokomotyw
    .kolor = 🚂 lokomotywy
ttr-any_colour = w jednym dowolnym kolorze

ttr-payment-coloured = { $cards ->
        [one] { $cards } { $colour }
        [few] { $cards } { CASE($colour, case: "few") }
       *[other] { $cards } { CASE($colour, case: "many") }
    }
    .acc = { $cards ->
        [one] { $cards } { CASE($colour, case: "acc") }
        [few] { $cards } { CASE($colour, case: "few") }
       *[other] { $cards } { CASE($colour, case: "many") }
    }
ttr-payment-locomotives = { $locomotives ->
        [one] 1 🚂 lokomotywa
        [few] { $locomotives } 🚂 lokomotywy
       *[other] { $locomotives } 🚂 lokomotyw
    }
    .acc = { $locomotives ->
        [one] 1 🚂 lokomotywę
        [few] { $locomotives } 🚂 lokomotywy
       *[other] { $locomotives } 🚂 lokomotyw
    }
ttr-payment-mixed = { $cards ->
        [one] { $cards } { $colour }
        [few] { $cards } { CASE($colour, case: "few") }
       *[other] { $cards } { CASE($colour, case: "many") }
    } + { $locomotives ->
        [one] 1 🚂 lokomotywa
        [few] { $locomotives } 🚂 lokomotywy
       *[other] { $locomotives } 🚂 lokomotyw
    }
    .acc = { $cards ->
        [one] { $cards } { CASE($colour, case: "acc") }
        [few] { $cards } { CASE($colour, case: "few") }
       *[other] { $cards } { CASE($colour, case: "many") }
    } + { $locomotives ->
        [one] 1 🚂 lokomotywę
        [few] { $locomotives } 🚂 lokomotywy
       *[other] { $locomotives } 🚂 lokomotyw
    }
ttr-route = { $a }–{ $b }
ttr-route-twin = { $a }–{ $b } ({ $colour })
ttr-ticket = { $a } – { $b } ({ $points })
ttr-ticket-gained = { $a } – { $b }: +{ $points }
ttr-ticket-countries = { $a } – { $countries }
ttr-country = { $name } ({ $points })

# What may be chosen.
ttr-option-deck = 🎴 Z talii
ttr-option-face_up = { $card }
ttr-option-face_up_locomotive = 🚂 lokomotywa (twoja jedyna karta)
ttr-option-city = { $city }
ttr-option-route-plain = { $route }: { $length ->
        [one] { $length } { $colour }
        [few] { $length } { CASE($colour, case: "few") }
       *[other] { $length } { CASE($colour, case: "many") }
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
ttr-option-route-tunnel = { $route }: { $length ->
        [one] { $length } { $colour }
        [few] { $length } { CASE($colour, case: "few") }
       *[other] { $length } { CASE($colour, case: "many") }
    }, tunel, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
ttr-option-route-ferry = { $route }: { $length ->
        [one] { $length } { $colour }
        [few] { $length } { CASE($colour, case: "few") }
       *[other] { $length } { CASE($colour, case: "many") }
    }, prom z { $locomotives } 🚂, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

# Orders in advance.
ttr-order-any_colour = dowolny kolor
ttr-order-own_colour = w jej kolorze
ttr-order-any_locomotives = ile potrzeba
ttr-order-most_locomotives = { $locomotives ->
        [0] ani jednej
       *[other] najwyżej { $locomotives }
    }
ttr-order-claim_any = **Zajmij trasę { $route }**, gdy tylko będzie można za nią zapłacić. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już jej zająć.
ttr-order-claim_any_few = **Zajmij trasę { $route }**, gdy tylko będzie można za nią zapłacić { $locomotives ->
        [0] bez lokomotyw
        [one] najwyżej z jedną lokomotywą
       *[other] najwyżej z { $locomotives } lokomotywami
    }. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już jej zająć.
ttr-order-claim_colour = **Zajmij trasę { $route }**, gdy tylko będzie można za nią zapłacić w kolorze { CASE($colour, case: "kolor") }. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już jej zająć.
ttr-order-claim_colour_few = **Zajmij trasę { $route }**, gdy tylko będzie można za nią zapłacić w kolorze { CASE($colour, case: "kolor") } { $locomotives ->
        [0] bez lokomotyw
        [one] najwyżej z jedną lokomotywą
       *[other] najwyżej z { $locomotives } lokomotywami
    }. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już jej zająć.
ttr-order-claim_done = Zlecenie zajęcia trasy { $route } jest wykonane: trasa jest twoja.
ttr-order-claim_lost = Zlecenie zajęcia trasy { $route } już nie obowiązuje. { $why }
ttr-order-draw = **Dobierz { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }**: { CASE($colour, case: "acc") }, jeśli leży odkryta, w przeciwnym razie z talii. Zlecenie wygasa, gdy karty są dobrane.
ttr-order-draw_blind = **Dobierz { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }** z talii. Zlecenie wygasa, gdy karty są dobrane.
ttr-order-drawn = Zlecenie „{ CASE($colour, case: "acc") }, w przeciwnym razie z talii” jest wykonane: wszystkie karty są dobrane.
ttr-order-drawn_blind = Zlecenie dobierania z talii jest wykonane: wszystkie karty są dobrane.

ttr-worth-mark = -# ★ oznacza to, co pomaga któremuś z twoich biletów; najpierw stoi to, co go realizuje. Widzisz to tylko ty.
ttr-worth-completes = realizuje bilet { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }
ttr-worth-saves = skraca bilet { $ticket } o { $trains ->
        [one] 1 wagon
        [few] { $trains } wagony
       *[other] { $trains } wagonów
    }
ttr-worth-opens = jedyna pozostała droga dla biletu { $ticket }
ttr-worth-helps = dla biletu { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }

# What happens.
ttr-begin = Zaczyna **{ $player }**.
ttr-draw-blind = **{ $player }** dobiera kartę z talii.
ttr-draw-second_card = Dobierz drugą kartę. Nie może to być odkryta lokomotywa.
ttr-draw-yours = Dobrana karta: **{ $card }**.
ttr-draw-face_up = **{ $player }** bierze kartę: { CASE($card, case: "acc") }.
ttr-row-filled = Odsłonięte: { $cards }.
ttr-row-reset = Odkryte są trzy lokomotywy, więc wszystkie pięć kart się odrzuca i odsłania nowe: { $cards }.
ttr-claim-claimed = **{ $player }** zajmuje trasę **{ $route }** za { CASE($payment, case: "acc") } i zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
ttr-tunnel-revealed = **{ $player }** kopie tunel **{ $route }** i wykłada { CASE($payment, case: "acc") }. { $number ->
        [0] Nie ma już karty do odsłonięcia.
       *[other] Odsłonięte: { $cards }. { $extra ->
            [0] Dodatkowa karta nie jest potrzebna.
            [one] Potrzebna jest 1 dodatkowa karta.
            [few] Potrzebne są { $extra } dodatkowe karty.
           *[other] Potrzeba { $extra } dodatkowych kart.
        }
    }
ttr-tunnel-caution = ⚠️ To tunel. { $cards ->
        [one] Odsłania się jedną kartę: jeśli ma kolor, którym płacisz, albo jest lokomotywą, dopłacasz jedną kartę.
        [few] Odsłania się { $cards } karty: za każdą w kolorze, którym płacisz, i za każdą lokomotywę dopłacasz jedną kartę.
       *[other] Odsłania się { $cards } kart: za każdą w kolorze, którym płacisz, i za każdą lokomotywę dopłacasz jedną kartę.
    } Jeśli płacisz samymi lokomotywami, liczą się tylko lokomotywy. Jeśli nie możesz zapłacić, bierzesz swoje karty z powrotem i twoja tura się kończy.
ttr-tunnel-payable = Tunel **{ $route }** wymaga { $extra ->
        [one] 1 dodatkowej karty
       *[other] { $extra } dodatkowych kart
    }: { $wild ->
        [0] { $colour } albo 🚂 lokomotywa. Masz takich kart: { $held }.
       *[other] tylko 🚂 lokomotywy. Masz ich: { $held }.
    } Jeśli zrezygnujesz z tunelu, bierzesz swoje karty z powrotem i twoja tura się kończy.
ttr-tunnel-not_payable = Tunel **{ $route }** wymaga { $extra ->
        [one] 1 dodatkowej karty
       *[other] { $extra } dodatkowych kart
    }: { $wild ->
        [0] { $colour } albo 🚂 lokomotywa
       *[other] tylko 🚂 lokomotywy
    }. Masz takich kart: { $held }, więc nie możesz zapłacić: { $missing ->
        [one] brakuje 1 karty
       *[other] brakuje { $missing } kart
    }. Bierzesz z powrotem wyłożone karty i twoja tura się kończy.
ttr-tunnel-paid = **{ $player }** dopłaca { CASE($payment, case: "acc") }.
ttr-tunnel-abandoned = **{ $player }** rezygnuje z tunelu { $route } i bierze karty z powrotem.
ttr-station-built = **{ $player }** buduje dworzec w mieście **{ $city }** za { CASE($payment, case: "acc") }.
ttr-tickets-drawn = **{ $player }** dobiera { $tickets ->
        [one] bilet
        [few] { $tickets } bilety
       *[other] { $tickets } biletów
    }.
ttr-tickets-yours = Dobrane bilety: { $tickets }. Zachowaj co najmniej { $keep }.
ttr-keep-yours = Zachowujesz: { $tickets }.
ttr-keep-chosen = **{ $player }**: bilety wybrane.
ttr-keep-named = **{ $player }** zachowuje: { $tickets }.
ttr-keep-opening = Zachowane bilety: { $kept }.
ttr-keep-number = **{ $player }** { $tickets }
ttr-keep-kept = **{ $player }** zachowuje { $tickets ->
        [one] jeden bilet
        [few] { $tickets } bilety
       *[other] { $tickets } biletów
    }{ $returned ->
        [0] .
        [one] {" "}i oddaje jeden.
       *[other] {" "}i oddaje { $returned }.
    }
ttr-pass = **{ $player }** nie może nic zrobić i pasuje.
ttr-last_round = 🏁 **{ $player }** { $trains ->
        [0] nie ma już wagonów
        [one] ma już tylko jeden wagon
        [few] ma już tylko { $trains } wagony
       *[other] ma już tylko { $trains } wagonów
    }. Wszyscy, także { $player }, mają jeszcze jedną turę.
ttr-last_turn = 🏁 Ostatnia runda: to twoja ostatnia tura.
ttr-tickets-late = ⚠️ To twoja ostatnia tura: bilet, którego twoje trasy jeszcze nie realizują, zabierze ci swoje punkty.
ttr-end-score = { $player } { $points }
# By how much a move changed what somebody could expect: a sign and a number.
ttr-score_change = { $sign }{ $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
ttr-end-won = 🏆 { $number ->
        [one] Zwycięzca: **{ $winners }**
       *[other] Wspólne zwycięstwo: **{ $winners }**
    }. { $scores }.

# What is refused.
ttr-claim-no_such_route = Nie ma trasy „{ $route }”. Podaj oba miasta, które łączy, albo wybierz jedną z propozycji.
ttr-claim-unpayable = Nie masz kart na trasę { $route }. Potrzeba: { $length ->
        [one] { $length } { $colour }
        [few] { $length } { CASE($colour, case: "few") }
       *[other] { $length } { CASE($colour, case: "many") }
    }.
ttr-claim-not_paid = Powiedz, czym płacisz za trasę { $route }. Potrzeba: { $length ->
        [one] { $length } { $colour }
        [few] { $length } { CASE($colour, case: "few") }
       *[other] { $length } { CASE($colour, case: "many") }
    }.
ttr-claim-taken = Trasa { $route } należy już do gracza { $owner }.
ttr-claim-own_twin = { $route } należy do podwójnej trasy. Druga z tych tras jest twoja, a obu nikt nie może zająć.
ttr-claim-twin_closed = { $route } należy do podwójnej trasy. Druga z tych tras jest zajęta, a gdy graczy jest mniej niż { $players }, można zająć tylko jedną.
ttr-claim-too_few_trains = Trasa { $route } wymaga { $length ->
        [one] 1 wagonu
       *[other] { $length } wagonów
    }; masz ich jeszcze { $trains }.
ttr-claim-wrong_colour = Za trasę { $route } płaci się kartami w kolorze { CASE($colour, case: "kolor") } albo lokomotywami.
ttr-claim-ferry = { $route } to prom: { $locomotives ->
        [one] co najmniej jedna karta musi być lokomotywą
        [few] co najmniej { $locomotives } karty muszą być lokomotywami
       *[other] co najmniej { $locomotives } kart musi być lokomotywami
    }.
ttr-pay-wrong_number = To kosztuje { $cost ->
        [one] 1 kartę
        [few] { $cost } karty
       *[other] { $cost } kart
    }; wyłożone: { $given }.
ttr-pay-unreadable = „{ $given }” nie jest zapłatą. Napisz ją na przykład tak: `2 czerwone, 1 lokomotywa`, czyli jeden kolor i lokomotywy.
ttr-pay-not_held = Nie masz takich kart: { $payment }.
ttr-draw-deck_empty = Talia jest pusta i nie ma odrzuconych kart do przetasowania.
ttr-draw-no_such_card = Nie ma karty „{ $card }”. Podaj kolor, na przykład „czerwona”, albo „lokomotywa” lub „z talii”.
ttr-draw-not_face_up = Wśród odkrytych kart nie ma { CASE($card, case: "gen") }.{ $possible_count ->
        [0] {""}
       *[other] {" "}Możesz wziąć: { $possible }.
    }
ttr-draw-second_locomotive = Twoją drugą kartą nie może być odkryta lokomotywa. Możesz wziąć: { $possible }.
ttr-station-no_such_city = Nie ma miasta „{ $city }”. Wybierz jedną z propozycji.
ttr-station-occupied = { $owner } ma już dworzec w mieście { $city }.
ttr-station-none_left = Wszystkie twoje dworce ({ $stations }) są już zbudowane.
ttr-tickets-none_left = Nie ma już biletów do dobrania.
ttr-keep-not_offered = Tego biletu nie ma wśród dobranych.
ttr-keep-too_few = Musisz zachować co najmniej { $must ->
        [one] jeden bilet
        [few] { $must } bilety
       *[other] { $must } biletów
    }; wybrane: { $kept }.
ttr-tunnel-wrong_colour = Dodatkowe karty za ten tunel muszą być w kolorze { CASE($colour, case: "kolor") } albo być lokomotywami.
ttr-pass-can_move = Możesz pasować tylko wtedy, gdy nie możesz zrobić nic innego. Możesz: { $possible }.

# What only the owner of a ticket is told.
ttr-progress-done = 🎫 Bilet **{ $a } – { $b }** jest zrealizowany: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
ttr-progress-lent = 🎫 W obecnym stanie bilet **{ $a } – { $b }** realizuje twój dworzec: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Dworzec użycza jednej trasy dla wszystkich twoich biletów, a najlepsza jest wybierana na końcu.
ttr-progress-impossible = 🎫 Biletu **{ $a } – { $b }** nie można już zrealizować: dla wagonów i dworców, które masz, nie ma już drogi. Zabierze ci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

# The same before the move is made.
ttr-foretold-done = 🎫 To realizuje bilet **{ $a } – { $b }**: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
ttr-foretold-lent = 🎫 W obecnym stanie to realizuje bilet **{ $a } – { $b }** razem z tym, czego użycza twój dworzec: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Dworzec użycza jednej trasy dla wszystkich twoich biletów, a najlepsza jest wybierana na końcu.
ttr-foretold-impossible = ⚠️ Potem biletu **{ $a } – { $b }** nie da się już zrealizować: dla wagonów i dworców, które masz, nie będzie drogi. Zabierze ci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

# How what others did touches whoever holds tickets; only that player reads it.
ttr-effect-longer = Najkrótsza droga dla twojego biletu **{ $a } – { $b }** wymaga teraz { $now ->
        [one] 1 wagonu
       *[other] { $now } wagonów
    } zamiast { $was }.
ttr-effect-closed = Dla biletu **{ $a } – { $b }** nie masz już własnej drogi.

# What a kind of move is good for, as the help says it of what can be done now.
ttr-purpose-keep = zrealizowany dodaje na końcu swoje punkty, niezrealizowany je odejmuje
ttr-purpose-draw = kartami płacisz za trasy
ttr-purpose-tickets = więcej punktów na końcu, jeśli zdążysz zrealizować bilety
ttr-purpose-pass = nie możesz zrobić nic innego

# Why a built-in opponent would make a move: after a colon.
ttr-hint-keep = { $tickets ->
        [one] ten bilet można zrealizować i daje najwięcej za tury, które zajmuje.
       *[other] te bilety można zrealizować razem i dają najwięcej za tury, które zajmują.
    }
ttr-hint-keep_hopeless = { $tickets ->
        [one] na ten bilet raczej nie starczy czasu
       *[other] na wszystkie te bilety raczej nie starczy czasu
    }, ale każdy inny wybór kosztuje więcej.
ttr-hint-claim_completes = ta trasa { $helps }.
ttr-hint-claim_ticket = ta trasa się przyda ({ $helps }), a masz na nią karty.
ttr-hint-claim_points = przynosi { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a jej karty nie są ci potrzebne gdzie indziej.
ttr-hint-claim_dearer = przynosi { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a to więcej, niż jej karty są dla ciebie warte gdzie indziej.
ttr-hint-draw_deck = żadna odkryta karta nie jest dla ciebie więcej warta niż nieznana.
ttr-hint-draw_card = ta karta jest ci potrzebna na trasę { $route }.
ttr-hint-draw_later = z kart, które możesz wziąć, ta najbardziej przyda się na przyszłych trasach.
ttr-hint-station = stąd jeden z twoich biletów może skorzystać z cudzej trasy.
ttr-hint-station_only = nie możesz zrobić nic innego.
ttr-hint-tickets = z twoimi biletami nie ma już nic do zrobienia, a czasu starczy na następny.
ttr-hint-tickets_only = nie możesz zrobić nic innego.
ttr-hint-tunnel = inaczej tura przepada, a to kosztuje więcej niż te karty.
ttr-hint-abandon = nie masz dodatkowych kart na tunel.
ttr-hint-pass = nie możesz zrobić nic innego.

ttr-graph-trains = Pozostałe wagony
ttr-hint-compared = { $why } Po dograniu wielu gier do końca: { $aim } – { $won } wygranych na 100, { $other } – { $other_won }.
ttr-hint-compared_even = { $why } Po dograniu wielu gier do końca: { $aim } – { $won } wygranych na 100, { $other } – mniej więcej tyle samo.
ttr-aim-tickets = { $tickets_count ->
        [one] realizacja biletu
       *[other] realizacja biletów
    } { $tickets }
ttr-aim-points = same punkty za trasy
ttr-aim-more = dobranie nowych biletów
