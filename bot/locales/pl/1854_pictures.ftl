# What stands on the pictures of 1854 besides, and what is said of them to those who cannot see them.

## The stock chart

g1854-picture-letter-major = M
g1854-picture-letter-local = L
g1854-picture-letter-lag = A
g1854-picture-kind-major = Duże spółki
g1854-picture-kind-local = Koleje lokalne
g1854-picture-kind-lag = Lokalbahn AG
g1854-picture-kind-mountain = Koleje górskie
g1854-picture-trains-normal = Zwykłe
g1854-picture-trains-plus = Z plusem
g1854-picture-trains-orient = Orient Express
g1854-picture-chart-payout = wypłata
g1854-picture-chart-sold_out = wyprzedana
g1854-picture-chart-train_bought = kupno pociągu
g1854-picture-chart-withheld = zatrzymanie
g1854-picture-chart-sale = sprzedaż akcji
g1854-picture-chart-train_sold = sprzedaż pociągu
g1854-picture-chart-notes = Czerwony brzeg: ceny emisyjne dużych spółek. Zakreskowane: tamtejsze certyfikaty nie liczą się do limitu. Split akcji następuje, gdy spółka po raz pierwszy przekracza czerwoną linię. Gwiazda kończy grę. Na jednym polu pierwsza działa ta, która leży najbliżej lewego górnego rogu. Pociągi: handel między spółkami. Blado: gdzie stał znacznik przed ostatnim krokiem; zielone i czerwone strzałki: dokąd może pójść dalej.

## The headings

g1854-picture-auction = Licytacja kolei
g1854-picture-locals_operate = Koleje lokalne działają, potem dalszy ciąg licytacji
g1854-picture-mergers_before = Połączenia przed rundą operacyjną { g18xx-picture-round }
g1854-picture-mergers_after = Połączenia po rundzie operacyjnej { g18xx-picture-round }
g1854-picture-bank_left = Bank { $amount } { g1854-currency }
g1854-picture-last_set = Gra kończy się po tej serii
g1854-picture-last_round = Gra kończy się po tej rundzie
g1854-picture-next_train = Na sprzedaż

## The charters

g1854-picture-shares_for_sale = { $split ->
    [0] { "" }
   *[other] Split.{ " " }
}{ $offer ->
    [0] { $issued ->
        [0] { $pool ->
            [0] Wyprzedana
           *[other] Pula { $pool }%
        }
       *[other] { $pool ->
            [0] Nowe akcje { $issued }%
           *[other] Nowe akcje { $issued }%, pula { $pool }%
        }
    }
   *[other] { $issued ->
        [0] { $pool ->
            [0] Oferta { $offer }%
           *[other] Oferta { $offer }%, pula { $pool }%
        }
       *[other] { $pool ->
            [0] Oferta { $offer }%, nowe { $issued }%
           *[other] Oferta { $offer }%, nowe { $issued }%, pula { $pool }%
        }
    }
}
g1854-picture-merged = Połączona
g1854-picture-to_come = Z połączenia
g1854-picture-mail-small = Poczta +{ $income } { g1854-currency }
g1854-picture-mail-large = Duża poczta +{ $income } { g1854-currency }

## The market of trains

g1854-picture-retired = Wycofane, tylko dla Lokalbahn AG

## The table of players

g1854-picture-row-private_companies = Koleje
g1854-picture-row-free = Poza ofertami
g1854-picture-row-option = Opcja: do zapłaty
g1854-picture-of_cash = z { $cash }
g1854-picture-due = { $company } { $price } { g1854-currency }

## The railways and the mail contracts

g1854-picture-railways = Koleje i poczta
g1854-picture-local_income = połowa
g1854-picture-local_home = Zaczyna na { $hexes }
g1854-picture-free_hex = darmowy kafel na { $hex }
g1854-picture-discount-mountain = { $amount } { g1854-currency } taniej za jeden heks góry
g1854-picture-discount-tunnel = { $amount } { g1854-currency } taniej za jeden tunel
g1854-picture-bonus = +{ $amount } { g1854-currency } za każdy pociąg przez { $hex }
g1854-picture-brings = razem z 20% akcji { $company }
g1854-picture-used = użyta
g1854-picture-unused = nieużyta
g1854-picture-kept = płaci i pomaga
g1854-picture-mail = Kontrakty pocztowe i ich wypłaty według faz
g1854-picture-contract-small = Mały, { $price }
g1854-picture-contract-large = Duży, { $price }
g1854-picture-contracts_left = { $left ->
    [0] Brak
   *[other] Zostało { $left }
}

## In words

g1854-alt-charter_more = { $mail ->
    [0] { "" }
   *[other] ; poczta { $mail } { g1854-currency }
}{ $options ->
    [0] { "" }
   *[other] ; opcje na certyfikaty: { $options }
}{ $split ->
    [0] { "" }
   *[other] ; po splicie
}
g1854-alt-player_more = { $bound ->
    [0] { "" }
   *[other] ; { $bound } { g1854-currency } związane w ofertach
}{ $due ->
    [0] { "" }
   *[other] ; opcja na { $company }, do zapłaty { $due } { g1854-currency }
}
g1854-alt-retired = { $number ->
    [0] { "" }
   *[other] { " " }Wycofane, tylko dla Lokalbahn AG: { $trains }.
}
g1854-alt-railways = Koleje i kontrakty pocztowe.{ $for_sale ->
    [0] { "" }
   *[other] { " " }Na sprzedaż w tej kolejności: { $lots }.
} { $count ->
    [0] Nikt nie ma kolei.
   *[other] Sprzedane: { $owned }.
} Pozostałe kontrakty pocztowe: małe { $small }, duże { $large }.
g1854-alt-lot = { $lot } { $number ->
    [0] za { $price } { g1854-currency }
   *[other] z ofertami: { $bids }
}
g1854-alt-lot_brief = { $lot } { $highest ->
    [0] za { $price } { g1854-currency }
   *[other] z ofertą { $highest } { g1854-currency }
}
g1854-alt-bid = { $player } { $price }
g1854-alt-reckoning = { $place }. { $player } { $total } { g1854-currency } (gotówka { $cash }, akcje { $shares }{ g18xx-alt-share_worths })
g1854-alt-reckoning_line = **{ $place }. { $player }: { $total } { g1854-currency }**
    -# Gotówka { $cash } · akcje { $shares }{ g18xx-alt-share_worths }
g1854-alt-player_brief = { $player } ({ $cash } { g1854-currency }; majątek { $worth } { g1854-currency }{ $held ->
    [0] { "" }
   *[other] ; { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; koleje górskie: { $privates }
})

## What the maps can be zoomed on besides their regions: the hexes that have a name

g1854-zoom-A19 = A19 Praga (Prag)
g1854-zoom-A25 = A25 Brno (Brünn)
g1854-zoom-B18 = B18 Freistadt
g1854-zoom-B22 = B22 Stockerau & Klosterneuburg
g1854-zoom-C13 = C13 Braunau
g1854-zoom-C15 = C15 Ried
g1854-zoom-C17 = C17 Linz
g1854-zoom-C19 = C19 Ybbs
g1854-zoom-C21 = C21 Krems & Tulln
g1854-zoom-C23 = C23 Wiedeń (Wien)
g1854-zoom-C27 = C27 Bratysława (Preßburg)
g1854-zoom-D0 = D0 Paryż (Paris)
g1854-zoom-D4 = D4 Augsburg
g1854-zoom-D12 = D12 Monachium (München)
g1854-zoom-D16 = D16 Wels
g1854-zoom-D18 = D18 Steyr & Bad Ischl
g1854-zoom-D20 = D20 Amstetten & Sankt Pölten
g1854-zoom-D22 = D22 Mödling & Baden
g1854-zoom-D24 = D24 Wiener Neustadt
g1854-zoom-D26 = D26 Eisenstadt
g1854-zoom-D28 = D28 Budapeszt (Budapest)
g1854-zoom-E1 = E1 Zurych (Zürich)
g1854-zoom-E3 = E3 Bregencja (Bregenz)
g1854-zoom-E5 = E5 Außerfernbahn
g1854-zoom-E11 = E11 Kufstein & Wörgl
g1854-zoom-E13 = E13 Salzburg
g1854-zoom-E21 = E21 Leoben & Kapfenberg
g1854-zoom-E23 = E23 Semmeringbahn
g1854-zoom-E27 = E27 Budapeszt (Budapest)
g1854-zoom-F2 = F2 Dornbirn & Feldkirch
g1854-zoom-F4 = F4 Arlbergbahn
g1854-zoom-F6 = F6 Landeck
g1854-zoom-F8 = F8 Innsbruck
g1854-zoom-F14 = F14 Mauterndorf
g1854-zoom-F16 = F16 Murtalbahn
g1854-zoom-F20 = F20 Graz-Köflacher Bahn
g1854-zoom-F22 = F22 Graz
g1854-zoom-F24 = F24 Oberwart
g1854-zoom-F28 = F28 Konstantynopol (Konstantinopel)
g1854-zoom-G1 = G1 Vaduz
g1854-zoom-G3 = G3 Bludenz
g1854-zoom-H10 = H10 Brenner
g1854-zoom-H12 = H12 Lienz
g1854-zoom-H16 = H16 Spital & Villach
g1854-zoom-H18 = H18 Klagenfurt
g1854-zoom-I15 = I15 Wenecja (Venedig)
g1854-zoom-I19 = I19 Lublana (Laibach)
g1854-zoom-J28 = J28 Kirchdorf
g1854-zoom-J32 = J32 Steyr
g1854-zoom-J34 = J34 Amstetten
g1854-zoom-J38 = J38 Sankt Pölten
g1854-zoom-L28 = L28 Bad Ischl
g1854-zoom-M35 = M35 Hieflau

g1854-zoom-northwest = Północny zachód
g1854-zoom-north = Północ
g1854-zoom-northeast = Północny wschód
g1854-zoom-west = Zachód
g1854-zoom-centre = Środek
g1854-zoom-east = Wschód
g1854-zoom-southwest = Południowy zachód
g1854-zoom-south = Południe
g1854-zoom-southeast = Południowy wschód

## The pictures there are

g1854-look-map = Mapa główna
g1854-look-local_map = Mapa kolei lokalnych
g1854-look-chart = Giełda
g1854-look-charters = Karty spółek
g1854-look-trains = Pociągi
g1854-look-players = Gracze
g1854-look-sources = Akcje na sprzedaż
g1854-look-holdings = Gracze według ceny
g1854-look-railways = Koleje i poczta
g1854-look-tiles = Pozostałe kafle
g1854-look-runs = Ostatnie trasy
g1854-look-report = Rozliczenie końcowe
g1854-look-changed = Ostatnia zmiana z bliska
g1854-look-plan = Mapa główna w podwójnej wielkości
g1854-look-local_plan = Mapa kolei lokalnych w podwójnej wielkości
g1854-look-market_map = Mapa główna z giełdą
g1854-look-everything = Wszystko w podwójnej wielkości
g1854-look-legend = Co znaczą znaki

## Instead of what all 18xx games say

g1854-alt-player = { $player } ({ $cash } { g1854-currency }; majątek { $worth } { g1854-currency }; certyfikaty: { $certificates } z { $limit }{ $more }{ $held ->
    [0] { "" }
   *[other] ; akcje: { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; koleje górskie: { $privates }
})
g1854-alt-trains = Pociągi. Faza { $phase }, kafle { CASE($colour, case: "pl") }. Na sprzedaż: { $faces }. Zostało: { $deck }.{ $pooled ->
    [0] { "" }
   *[other] { " " }W puli: { $pool }.
} { $gone ->
    [0] Nic nie jest złomowane.
   *[other] Złomowane: { $rusted }.
} { $losses ->
    [0] { "" }
   *[other] Na złom jeszcze pójdą: { $lost }.{ " " }
}Limity według rodzajów: { $limits }.{ $more }
