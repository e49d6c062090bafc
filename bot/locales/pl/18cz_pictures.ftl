# What stands on the pictures of 18CZ besides, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-last_round = Ostatnia runda operacyjna
g18cz-picture-draft = Wybór kolei lokalnych
g18cz-picture-operating = Runda operacyjna { g18xx-picture-round }, { $number } z 13
g18cz-picture-local_price = Koleje lok. { $price } K

## What the signs on the map mean

g18cz-picture-legend-area = Daje w fazach zielonej, brązowej, szarej
g18cz-picture-progress = Rundy operacyjne, cena kolei lokalnych, eksport pociągów

## The stock chart

g18cz-picture-letter-small = S
g18cz-picture-letter-medium = M
g18cz-picture-letter-large = L
g18cz-picture-chart-notes = Krok to dwie ceny, pół kroku to jedna. Wypłata dywidendy przesuwa znacznik o krok w prawo, a dużej spółki o dwa; zatrzymanie dochodu o krok w lewo. Sprzedaż akcji przesuwa go o pół kroku w lewo. Spółka wyprzedana na koniec rundy giełdowej: pół kroku w prawo. Na jednym polu pierwsza działa ta, która leży najbliżej lewego górnego rogu. S, M i L: ceny emisyjne małych, średnich i dużych spółek. Blado: gdzie stał znacznik przed ostatnim krokiem; zielone i czerwone strzałki: dokąd może pójść dalej.

## The market of trains

g18cz-picture-exports = { $left ->
    [0] Nie będzie więcej eksportu pociągów
    [one] Wierzchni pociąg jest eksportowany po tej serii, ostatni raz
   *[other] Wierzchni pociąg jest eksportowany po każdej serii, jeszcze { $left } razy
}
g18cz-picture-kind-small = Małe
g18cz-picture-kind-medium = Średnie
g18cz-picture-kind-large = Duże

## The table of players

g18cz-picture-row-debt = Dług
g18cz-picture-row-interest = Odsetki

## The tiles left and the local railways

g18cz-picture-private_companies = Koleje lokalne
g18cz-picture-ability = Żadna nie ma miejsca na mapie. Spółka, która ją kupi, może raz z niej skorzystać: do dodatkowego fioletowego kafla albo na koszt terenu.
g18cz-picture-ability-small = Zielony kafel; rzeka
g18cz-picture-ability-medium = Zielony lub brązowy kafel; rzeka lub wzgórze
g18cz-picture-ability-large = Zielony, brązowy lub szary kafel; każdy teren
g18cz-picture-locals-draft = Każda liczy się jako certyfikat i jest na końcu warta 120 K
g18cz-picture-locals-price = Spółka płaci do { $price } K; na końcu warta dla gracza 120 K

## The final reckoning

g18cz-picture-report-owed = Dług

## What the map can be zoomed on besides its regions: the hexes that have a name

g18cz-zoom-B8 = B8 Teplice & Uście nad Łabą (Ústí nad Labem)
g18cz-zoom-B10 = B10 Děčín
g18cz-zoom-B12 = B12 Liberec
g18cz-zoom-C7 = C7 Chomutov & Most
g18cz-zoom-C23 = C23 Opawa (Opava)
g18cz-zoom-C25 = C25 Ostrawa (Ostrava)
g18cz-zoom-D2 = D2 Cheb
g18cz-zoom-D4 = D4 Karlowe Wary (Karlovy Vary)
g18cz-zoom-D16 = D16 Hradec Králové
g18cz-zoom-D26 = D26 Frýdlant & Frýdek
g18cz-zoom-E9 = E9 Kladno
g18cz-zoom-E11 = E11 Praga (Praha)
g18cz-zoom-E15 = E15 Pardubice
g18cz-zoom-E21 = E21 Ołomuniec (Olomouc)
g18cz-zoom-F6 = F6 Pilzno (Plzeň)
g18cz-zoom-F22 = F22 Przerów (Přerov)
g18cz-zoom-G11 = G11 Tabor (Tábor)
g18cz-zoom-G15 = G15 Igława (Jihlava)
g18cz-zoom-G19 = G19 Brno
g18cz-zoom-G23 = G23 Hulín
g18cz-zoom-I9 = I9 Strakonice
g18cz-zoom-I11 = I11 Czeskie Budziejowice (České Budějovice)
g18cz-zoom-A7 = A7 Drezno (Dresden)
g18cz-zoom-A21 = A21 Berlin
g18cz-zoom-B4 = B4 Drezno (Dresden)
g18cz-zoom-B18 = B18 Berlin
g18cz-zoom-F2 = F2 Monachium (München)
g18cz-zoom-G27 = G27 Budapeszt (Budapest)
g18cz-zoom-H4 = H4 Monachium (München)
g18cz-zoom-I17 = I17 Wiedeń (Wien)
g18cz-zoom-I23 = I23 Budapeszt (Budapest)
g18cz-zoom-J14 = J14 Wiedeń (Wien)

## In words

g18cz-alt-exports = { " " }{ $exports ->
    [0] Nie będzie więcej eksportu pociągów.
    [one] Wierzchni pociąg jest eksportowany po tej serii.
   *[other] Wierzchni pociąg jest eksportowany po każdej serii, jeszcze { $exports } razy.
}
g18cz-alt-loans = { $debt ->
    [0] { "" }
   *[other] ; dług { $debt } K
}{ $interest ->
    [0] { "" }
   *[other] ; odsetki { $interest } K
}
g18cz-alt-owed = { $debt ->
    [0] { "" }
   *[other] , dług { $debt }
}
g18cz-alt-private_companies = Koleje lokalne. { $count ->
    [0] Nikt nie ma żadnej.
   *[other] { $owned }.
}{ $for_sale ->
    [0] { "" }
   *[other] { " " }Na sprzedaż: { $free }.
}{ $able ->
    [0] { "" }
   *[other] { " " }Żadna nie ma miejsca na mapie. Spółka, która ją kupi, może raz z niej skorzystać: do dodatkowego fioletowego kafla (mała: zielonego; średnia: też brązowego; duża: też szarego) albo na koszt terenu żółtego kafla (mała: rzeki; średnia: też wzgórza; duża: też góry).
}
