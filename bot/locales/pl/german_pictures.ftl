# What stands on the pictures of German Railways, and what is said of them to those who cannot see them.

## The strip under the board

german-picture-opening = Licytacja początkowa { $number } z { $of }
german-picture-actions = Runda { $round }
german-picture-agreement = Runda { $round }
german-picture-over = Koniec gry
german-picture-order = Kolejność
german-picture-money = { $amount } T
german-picture-income = +{ $amount }
german-picture-brings = { $shares } × { $income }
german-picture-built = { $hexes ->
    [one] budowa: 1 heks
    [few] budowa: { $hexes } heksy
   *[other] budowa: { $hexes } heksów
} za { $cost } T{ $links ->
    [0] , bez nowego połączenia
   *[other] , połączenie z: { $linked }
}
german-picture-ending-linked = Każda kolej ma połączenie z dwiema innymi
german-picture-ending-agreed = Wszyscy uważają, że nic już nie można zbudować
german-picture-ending-stalemate = Żadna kolej nie może już nigdy budować
german-picture-auction = Licytacja: { $railroad }
german-picture-no_bid = nie ma oferty
german-picture-highest = { $price } T
german-picture-standing-turn = licytuje teraz
german-picture-standing-asked = może już licytować
german-picture-standing-waits = czeka
german-picture-standing-decided = już po decyzji
german-picture-standing-leads = prowadzi
german-picture-standing-passed = pas

## What the signs on the board mean

german-picture-legend = Co znaczą znaki
german-picture-legend-terrain = Równina { $plain }, wzgórze { $hill }, góra { $mountain } T
german-picture-legend-value = Dochód z miasta
german-picture-legend-cost = Ile płaci tam następna kolej
german-picture-legend-start = Gdzie zaczyna kolej
german-picture-legend-access = Wjazd do Berlina: jeden na kolej
german-picture-legend-taken = Zajęte: inni nie mogą tu budować
german-picture-legend-built = Ostatnia budowa

## Who is linked with whom

german-picture-links = Bezpośrednie połączenia (koniec gry, gdy wszyscy mają dwa)
german-picture-legend-treasury = Kasa kolei
german-picture-legend-income = Dochód przy każdym połączeniu
german-picture-legend-engine = Pozostałe lokomotywy
german-picture-legend-link = Bezpośrednie połączenia
german-picture-links_page = Bezpośrednie połączenia
german-picture-links_to_end = Koniec gry, gdy każda ma połączenie z { $links } innymi
german-picture-no_link = bez połączenia

## The railroads

german-picture-railroads = Koleje
german-picture-on_offer = można wystawić
german-picture-not_yet = jeszcze nie
german-picture-unsold = wolna
german-picture-locomotives = { $left ->
    [0] brak
   *[other] zostało { $left }
}
german-picture-pays_not = bez dywidendy
german-picture-track = Dochód kolei na każdą akcję
german-picture-special-PO = Buduje do 4 heksów, inne najczęściej do 3
german-picture-special-NME = Nigdy nie dopłaca za koleje w mieście
german-picture-special-KSS = Buduje najwyżej 2 heksy
german-picture-special-KBS = Płaci o 1 T mniej za każdy heks
german-picture-special-MWB = Jej najcenniejsze miasto liczy się podwójnie
german-picture-special-GBS = Pierwszy heks bez miasta w budowie jest darmowy
german-picture-special-GBS_first = Pierwszy heks budowy jest darmowy, jeśli to nie miasto
german-picture-special-CME = Wydaje na budowę najwyżej 5 T
german-picture-special-BHE = Nie płaci, dopóki nie dotrze do Berlina i Hamburga

## The table of players

german-picture-players = Gracze
german-picture-agreed = zgadza się na koniec
german-picture-row-cash = Gotówka
german-picture-row-income = Dochód z połączenia
german-picture-row-markers = Znaczniki do worka
german-picture-row-paid = Ostatnie dywidendy
german-picture-no_shares = bez akcji

## The bag

german-picture-bag = Worek
german-picture-drawn = Następne losowanie: { $drawn } z { $markers } znaczników
german-picture-chance-markers = Znaczniki
german-picture-chance-one = Ruch
german-picture-chance-two = Dwa lub więcej
german-picture-chance-mean = Średnio
german-picture-mean = { $whole },{ $tenths }
german-picture-percent = { $percent }%

## The end

german-picture-report = Końcowa gotówka
german-picture-place = { $place ->
    [1] Zwycięzca
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
   *[other] Piąte miejsce
}

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

german-alt-board = Plansza German Railways. { $first } { $stage }. { $then }{ $order_count ->
    [0] { "" }
   *[other] { " " }Następne ruchy: { $order }.
} Gracze: { $players }. Koleje i ich miasta: { $railroads }.
german-alt-over = { $ending }.
german-alt-stopped = Koniec gry.
german-alt-turn = Teraz gra: { $players }.
german-alt-auction_open = Na licytacji jest akcja kolei { $railroad } (zaczyna w: { $start }), nie ma oferty; następna oferta: { $turn }{ $others_count ->
    [0] .
   *[other] , potem { $others }.
}
german-alt-auction = Na licytacji jest akcja kolei { $railroad } (zaczyna w: { $start }): { $bidder } licytuje { $price } T; następna oferta: { $turn }{ $others_count ->
    [0] .
   *[other] , potem { $others }.
}
german-alt-nothing_built = Jeszcze nic nie zbudowano.
german-alt-built = Ostatnia budowa: { $player } buduje { $hexes } koleją { $railroad } za { $cost } T{ $linked_count ->
    [0] , bez nowego połączenia.
   *[other] { "" }, połączenie z: { $linked }{ $paid_count ->
        [0] , bez wypłat.
       *[other] ; dywidendy: { $paid }.
    }
}
german-alt-built_brief = Ostatnia budowa: { $player } buduje { $hexes } koleją { $railroad } za { $cost } T{ $linked_count ->
    [0] , bez nowego połączenia.
   *[other] , połączenie z: { $linked }.
}
german-alt-paid = { $player } { $amount } T
german-alt-cash = { $player } { $cash } T (dochód { $income })
german-alt-network = { $railroad } ({ $links ->
    [0] bez połączeń
    [one] 1 połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
}: { $cities })
german-alt-network_brief = { $railroad } ({ $cities })
german-alt-size = { $railroad } ({ $cities ->
    [one] 1 miasto
    [few] { $cities } miasta
   *[other] { $cities } miast
}, { $links ->
    [0] bez połączeń
    [one] 1 połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
})
german-alt-railroads = Koleje. { $stage }. { $railroads }.
german-alt-railroad = { $railroad } (dochód { $income }{ $pays ->
    [0] , jeszcze bez dywidendy
   *[other] { "" }
}; kasa { $treasury } T; { $left ->
    [0] bez lokomotyw
    [one] została 1 lokomotywa
    [few] zostały { $left } lokomotywy
   *[other] zostało { $left } lokomotyw
}; { $holders_count ->
    [0] bez sprzedanych akcji
   *[other] akcje: { $holders }
}{ $unsold ->
    [0] { "" }
   *[other] , niesprzedane: { $unsold }
}; { $linked_count ->
    [0] bez połączeń
   *[other] połączenie z: { $linked }
})
german-alt-railroads_brief = Koleje. { $stage }. { $railroads }. Akcje: { $players }.
german-alt-railroad_brief = { $id } { $railroad } (dochód { $income }{ $pays ->
    [0] , jeszcze bez dywidendy
   *[other] { "" }
}; kasa { $treasury } T; { $left ->
    [0] bez lokomotyw
    [one] 1 lokomotywa
    [few] { $left } lokomotywy
   *[other] { $left } lokomotyw
}; { $links ->
    [0] bez połączeń
    [one] 1 połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
})
german-alt-shares_brief = { $player } { $held ->
    [0] bez akcji
   *[other] { $shares }
}
german-alt-holds = { $player } { $shares }
german-alt-players = Gracze. { $stage }.{ $order_count ->
    [0] { "" }
   *[other] { " " }Następne ruchy: { $order }.
} { $players }.
german-alt-player = { $player } ({ $cash } T; dochód { $income }; { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[other] { $markers } znaczników
} do worka; { $shares_count ->
    [0] bez akcji
   *[other] akcje: { $shares }
})
german-alt-shares = { $railroad } { $shares }
german-alt-links = Bezpośrednie połączenia. { $pairs_count ->
    [0] Żadne dwie koleje nie mają jeszcze połączenia.
   *[other] { $pairs }.
} { $lacking_count ->
    [0] Każda kolej ma połączenie z { $links } innymi{ $over ->
        [0] : gra kończy się przy następnym ustalaniu kolejności
       *[other] { "" }
    }.
   *[other] Jeszcze bez połączenia z { $links } innymi: { $lacking }.
}
german-alt-pair = { $a } i { $b }{ $cities_count ->
    [0] { "" }
   *[other] { " " }({ $cities })
}
german-alt-bag = Worek, gdyby napełnić go teraz: losuje się { $drawn } z { $markers } znaczników. { $players }.
german-alt-chance = { $player } ({ $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[other] { $markers } znaczników
}; co najmniej jeden ruch { $one }%, co najmniej dwa { $two }%)
german-alt-report = Końcowa gotówka. { $ending }. { $players }.
german-alt-final = { $place }. { $player } { $cash } T{ $parts_count ->
    [0] { "" }
   *[other] { " " }(dochód { $income }: { $parts })
}
german-alt-report_line = **Końcowa gotówka** · { $ending }
german-alt-final_line = **{ $place }. { $player }: { $cash } T**{ $parts_count ->
    [0] { "" }
   *[other] {""}
    -# Dochód { $income }: { $parts }
}
german-alt-choice = Fragment planszy: { $railroad } może budować dalej na heksach: { $values }{ $hexes_count ->
    [0] .
   *[other] ; już wybrane: { $hexes }.
}

## Names of the pictures and of what the board can be zoomed on; cities and hexes are called as they are

german-look-board = Plansza
german-look-railroads = Koleje
german-look-players = Gracze
german-look-links = Bezpośrednie połączenia
german-look-bag = Worek
german-look-report = Końcowa gotówka
german-look-changed = Ostatnia budowa z bliska
german-look-plan = Plansza w podwójnej wielkości
german-look-legend = Co znaczą znaki
german-zoom-northwest = Północny zachód
german-zoom-north = Północ
german-zoom-northeast = Północny wschód
german-zoom-west = Zachód
german-zoom-centre = Środek
german-zoom-east = Wschód
german-zoom-southwest = Południowy zachód
german-zoom-south = Południe
german-zoom-southeast = Południowy wschód

german-alt-legend = Co znaczą znaki na planszy i panelach: { $signs }.
## What is said of a thing that is looked at

german-look-hex = { $hex }
german-look-railroad = { $railroad }
german-look-here = Tutaj: { $stands }.
german-look-income = Dochód { $income }: { $parts }{ $again ->
    [0] { "" }
   *[other] , i jeszcze raz { $again } za najlepsze miasto
}.
german-look-city = { $city } { $value }
german-look-shares = { $railroad } { $shares } × { $income }
german-look-near = - do { $hex }: { $stands }
german-look-stands = kosztuje { $cost } T{ $value ->
    [0] { "" }
   *[other] , dodaje { $value } do dochodu
}{ $railroads_count ->
    [0] , bez kolei
   *[other] , koleje: { $railroads }
}
german-words-railroad = **{ $railroad }**, w kolejności budowy: { $hexes }. { $locomotives ->
    [one] Została 1 lokomotywa
    [few] Zostały { $locomotives } lokomotywy
   *[other] Zostało { $locomotives } lokomotyw
}{ $links_count ->
    [0] {"; bez połączeń."}
   *[other] {"; połączenie z: "}{ $links }.
}
german-words-city = { $hex } { $city }
