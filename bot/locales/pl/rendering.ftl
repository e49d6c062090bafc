# What stands on pictures, and what is said of them to those who cannot see them.

player = { $player }
rendering-number = { $number }

## Cards and colours: of a card or a route (both feminine). The forms few and many stand behind a number.

rendering-card-purple = fioletowa
    .gender = f
    .acc = fioletową
    .gen = fioletowej
    .few = fioletowe
    .many = fioletowych
rendering-card-blue = niebieska
    .gender = f
    .acc = niebieską
    .gen = niebieskiej
    .few = niebieskie
    .many = niebieskich
rendering-card-orange = pomarańczowa
    .gender = f
    .acc = pomarańczową
    .gen = pomarańczowej
    .few = pomarańczowe
    .many = pomarańczowych
rendering-card-white = biała
    .gender = f
    .acc = białą
    .gen = białej
    .few = białe
    .many = białych
rendering-card-green = zielona
    .gender = f
    .acc = zieloną
    .gen = zielonej
    .few = zielone
    .many = zielonych
rendering-card-yellow = żółta
    .gender = f
    .acc = żółtą
    .gen = żółtej
    .few = żółte
    .many = żółtych
rendering-card-black = czarna
    .gender = f
    .acc = czarną
    .gen = czarnej
    .few = czarne
    .many = czarnych
rendering-card-red = czerwona
    .gender = f
    .acc = czerwoną
    .gen = czerwonej
    .few = czerwone
    .many = czerwonych
rendering-card-locomotive = lokomotywa
    .gender = f
    .acc = lokomotywę
    .gen = lokomotywy
    .few = lokomotywy
    .many = lokomotyw

rendering-player-blue = niebieski
rendering-player-red = czerwony
rendering-player-green = zielony
rendering-player-yellow = żółty
rendering-player-black = czarny

## The strip under the board

rendering-face_up = Odkryte
rendering-deck = Talia
rendering-ticket_deck = Bilety
rendering-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
rendering-turns_left = { $turns ->
    [0] Ostatnia runda skończona
    [one] Ostatnia runda: jeszcze 1 tura
    [few] Ostatnia runda: jeszcze { $turns } tury
   *[other] Ostatnia runda: jeszcze { $turns } tur
}
rendering-tunnel = { $extra ->
    [0] Tunel: bez dodatkowej karty
    [one] Tunel: 1 dodatkowa karta
    [few] Tunel: { $extra } dodatkowe karty
   *[other] Tunel: { $extra } dodatkowych kart
}

## The hand and the offered tickets

rendering-hand-cards = { $cards ->
    [one] Twoja karta
   *[other] Twoje karty: { $cards }
}
rendering-hand-lent = zrealizowany dzięki dworcowi
rendering-hand-own_trail = Najdłuższa trasa: ty { $trains }
rendering-hand-trail = { $player } { $trains }
rendering-hand-trails = Najdłuższa trasa: ty { $own }, { $others }
rendering-hand-tickets = { $tickets ->
    [0] Nie masz jeszcze biletów
    [one] Twój bilet, zrealizowane: { $done }
   *[other] Twoje bilety: { $tickets }, zrealizowane: { $done }
}
rendering-offer = Bilety do wyboru: { $keep ->
        [0] zachowaj, ile chcesz, nawet żadnego
       *[other] zachowaj co najmniej { $keep }
    }
rendering-trains_needed = { $trains ->
    [one] brakuje 1 wagonu
   *[other] brakuje { $trains } wagonów
}
rendering-no_way = nie ma już wolnej drogi
rendering-cities = { $a }–{ $b }
rendering-ticket = { $cities } za { $points }

## The final report

rendering-report-place = { $place ->
    [1] Zwycięzca
    [2] 2. miejsce
    [3] 3. miejsce
    [4] 4. miejsce
   *[other] 5. miejsce
}
rendering-report-routes = Trasy
rendering-report-tickets = Bilety ({ $completed } z { $tickets })
rendering-report-not_connected = niezrealizowany
rendering-report-borrowed = z pożyczoną trasą { $route }
rendering-report-stations = Pozostałe dworce: { $stations }
rendering-report-lent = { $city }: pożyczona trasa { $route }
rendering-report-trail = Najdłuższa trasa: { $trains }
rendering-report-total = Razem

## In words, what matters most first

rendering-alt-board = Mapa Europy.{ $claimed ->
    [0] { "" }
   *[other] { " " }Ostatnio zajęte: { $last }.
} { $turn } Odkryte: { $cards }. Talia: { $deck }, bilety w talii: { $ticket_deck }. { $players }. { $claimed ->
    [0] Nie ma jeszcze zajętych tras.
    [one] Jest 1 zajęta trasa.
   *[other] Zajęte trasy: { $claimed }{ $earlier ->
        [0] .
       *[other] , przed ostatnią { $claims }.
    }
}{ $told ->
    [0] { "" }
   *[other] { " " }Od końca do końca: { $networks }.
}{ $elsewhere ->
    [0] { "" }
   *[other] { " " }Wszystkie wymienia /game words.
}
rendering-alt-board_routes = Mapa Europy. { $turn } Odkryte: { $cards }. Talia: { $deck }, bilety w talii: { $ticket_deck }. Wszystkie zajęte trasy ({ $claimed }), od końca do końca: { $networks }.
rendering-alt-turn = Teraz gra: { $players }.{ rendering-alt-turns }
rendering-alt-turns = { $turns ->
    [0] {""}
    [one] {" "}Ostatnia runda: jeszcze 1 tura.
    [few] {" "}Ostatnia runda: jeszcze { $turns } tury.
   *[other] {" "}Ostatnia runda: jeszcze { $turns } tur.
}
rendering-alt-tunnel = { $player } musi jeszcze zapłacić za tunel { $route }: odsłonięte { $cards }, { $extra ->
    [0] bez dodatkowej karty
    [one] 1 dodatkowa karta
    [few] { $extra } dodatkowe karty
   *[other] { $extra } dodatkowych kart
} do zapłaty.{ rendering-alt-turns }
rendering-alt-over = Gra się skończyła.
rendering-alt-player = { $player }, { $colour } ({ $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, { $trains ->
    [one] 1 wagon
    [few] { $trains } wagony
   *[other] { $trains } wagonów
}, { $stations ->
    [one] 1 dworzec
    [few] { $stations } dworce
   *[other] { $stations } dworców
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $tickets ->
    [one] 1 bilet
    [few] { $tickets } bilety
   *[other] { $tickets } biletów
}, najdłuższa trasa { $trail })
rendering-alt-claim = { $route }, zajmuje { $player }
rendering-alt-network = { $player } ({ rendering-alt-lies })
rendering-alt-lies = { $number ->
    [0] bez tras
   *[other] { $trails }
}{ $built ->
    [0] { "" }
    [one] ; dworzec: { $stations }
   *[other] ; dworce: { $stations }
}
rendering-alt-network_brief = { $player }, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[other] { $score } punktów
} ({ rendering-alt-lies })
rendering-alt-network_routes = { $player } ({ rendering-alt-lies })
rendering-alt-hand = Twoje karty: { $cards }. { $held ->
    [0] Nie masz jeszcze biletów.
   *[other] Twoje bilety ({ $held }): { $tickets }.
}
rendering-alt-hand_trails = { $hand } { $trails }.
rendering-alt-cards = { $count ->
    [one] { $count } { $card }
    [few] { $count } { CASE($card, case: "few") }
   *[other] { $count } { CASE($card, case: "many") }
}
rendering-alt-locomotives = { $count ->
    [one] 1 lokomotywa
    [few] { $count } lokomotywy
   *[other] { $count } lokomotyw
}
rendering-alt-held-done = { $ticket } (zrealizowany)
rendering-alt-held-lent = { $ticket } (zrealizowany dzięki dworcowi)
rendering-alt-held-open = { $ticket } (otwarty)
rendering-alt-held-missing = { $ticket } ({ $trains ->
    [0] nie ma już wolnej drogi
    [one] brakuje 1 wagonu
   *[other] brakuje { $trains } wagonów
}{ $told ->
    [0] { "" }
   *[other] : { $trails }
})
rendering-alt-offer = Bilety do wyboru, { $keep ->
        [0] zachowaj, ile chcesz, nawet żadnego
       *[other] zachowaj co najmniej { $keep }
    }: { $tickets }.
rendering-alt-report = Podsumowanie gry. { $players }.
rendering-alt-tally = { $player } { $total }: trasy { $routes }, bilety { $tickets } ({ $completed } z { $held }{ $named_count ->
    [0] { "" }
   *[other] {": "}{ $named }
}), dworce { $stations }, najdłuższa trasa { $bonus } (wagony: { $trail })
rendering-alt-scored = { $cities } { $points }
rendering-alt-report_line = **Podsumowanie gry**
rendering-alt-tally_line = **{ $player }: { $total }**
    -# Trasy { $routes } · bilety { $tickets } ({ $completed } z { $held }) · dworce { $stations } · najdłuższa trasa { $bonus } (wagony: { $trail })

rendering-words-player_more = **{ $player }** także: { $claimed }.
rendering-words-player = **{ $player }**{ $number ->
    [0] {": "}bez tras.
    [one] {", "}1 trasa: { $claimed }.
    [few] {", "}{ $number } trasy: { $claimed }.
   *[other] {", "}{ $number } tras: { $claimed }.
} { $stations_count ->
    [0] Bez dworca.
    [one] Dworzec: { $stations }.
   *[other] Dworce: { $stations }.
}
rendering-words-claimed = **{ $player }**{ $number ->
    [0] {": "}bez tras.
    [one] {", "}1 trasa: { $claimed }.
    [few] {", "}{ $number } trasy: { $claimed }.
   *[other] {", "}{ $number } tras: { $claimed }.
}
rendering-words-free = **Jeszcze wolne:** { $routes }.
rendering-words-closed = **Zamknięte, bo druga trasa między tymi samymi miastami jest zajęta:** { $routes }.
rendering-words-route = { $route } ({ $length })
rendering-words-open_route = { $route } ({ $length ->
    [one] { $length } { $colour }
    [few] { $length } { CASE($colour, case: "few") }
   *[other] { $length } { CASE($colour, case: "many") }
}{ $tunnel ->
    [0] {""}
   *[other] {", tunel"}
}{ $ferry ->
    [0] {""}
    [one] {", prom z 1 lokomotywą"}
   *[other] {", prom z "}{ $ferry } lokomotywami
})
rendering-words-any_colour = w dowolnym kolorze

## What is said of a thing that is looked at

rendering-look-city = { $city }
rendering-look-station = Stoi tu dworzec gracza { $player }.
rendering-look-leads = - { $route }: { $stands }
rendering-look-joined = Twoje trasy łączą je z miastami: { $cities }.
rendering-look-ticket = Twój bilet { $ticket }.
rendering-look-route = Stan: { $stands }.{ $points ->
    [0] {""}
    [one] {" Trasa jest warta 1 punkt."}
    [few] {" Trasa jest warta "}{ $points } punkty.
   *[other] {" Trasa jest warta "}{ $points } punktów.
}
rendering-look-parallel = Obok biegnie { $route }: { $stands }.
rendering-look-owned = zajęta ({ $player })
rendering-look-closed = zamknięta, nikt już nie może jej zająć
rendering-look-free = wolna

## What is said of a graph: its lines, each with the values of some columns

rendering-graph-lines = { $graph }. { $columns }: { $lines }.
rendering-graph-line = { $name }: { $values }
rendering-graph-columns = **{ $columns }**
rendering-graph-value = { $value }
rendering-graph-noted = { $value } ({ $note })
rendering-graph-no_value = –
rendering-graph-ended = { $value }, do { $until }
rendering-graph-next = { $before } · { $after }
rendering-graph-move = { $number ->
    [0] początek
   *[other] ruch { $number }
}
