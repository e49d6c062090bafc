# What stands on the pictures of 18xx games, and what is said of them to those who cannot see them. Money is in the currency of each game.

## The strip under the map

g18xx-picture-stock = Runda giełdowa { $set }
g18xx-picture-operating = Runda operacyjna { g18xx-picture-round }
# The second operating round of two after the fifth stock round is called 5.2 (of 2); the only one after it, 5.
g18xx-picture-round = { $rounds ->
        [one] { $set }
       *[other] { $set }.{ $round } (z { $rounds })
    }
g18xx-picture-over = Koniec gry
g18xx-picture-phase = Faza { $phase }, kafle { CASE($colour, case: "pl") }
g18xx-picture-next_train = { $left ->
    [0] Wierzch talii
   *[other] Wierzch talii, zostało { $left }
}
g18xx-picture-money = { $amount } { g18xx-currency }
g18xx-picture-percent = { $percent }%
g18xx-picture-worth = Majątek { $amount }
g18xx-picture-certificates = cert. { $held } z { $limit }

## What the signs on the map mean

g18xx-picture-legend = Co znaczą znaki
g18xx-picture-legend-cost = Tyle kosztuje tam pierwszy kafel
g18xx-picture-legend-special = Kładzie go { g18xx-private }
g18xx-picture-legend-tunnel = Tunel pod heksem
g18xx-picture-legend-kept = Zarezerwowane na siedzibę spółki
g18xx-picture-legend-values = Dochód według faz
g18xx-picture-legend-changed = Ostatnia zmiana

## The stock chart

g18xx-picture-chart = Giełda

## The charters

g18xx-picture-charters = Karty spółek
g18xx-picture-par = emis. { $price }
g18xx-picture-no_train = bez pociągów
g18xx-picture-stations = { $left ->
    [0] Brak stacji w zapasie
    [one] Ostatnia stacja: { $price ->
        [0] siedziba
       *[other] { $price } { g18xx-currency }
    }
   *[other] Stacje: { $left }, następna { $price ->
        [0] siedziba
       *[other] { $price } { g18xx-currency }
    }
}
g18xx-picture-not_floated = Zaczyna działać przy { $percent }%
g18xx-picture-running = Działa, dochód { $revenue } { g18xx-currency }
g18xx-picture-turn_now = Działa teraz
g18xx-picture-turn_over = Już po turze
g18xx-picture-turn_to_come = Jeszcze przed turą
g18xx-picture-new = Jeszcze bez tury
g18xx-picture-closed = Przejęta
g18xx-picture-pars = Emisja { $low }–{ $high } { g18xx-currency }
g18xx-picture-home = Siedziba { $hexes }
g18xx-picture-opens = Od fazy { $phase }

## The market of trains

g18xx-picture-trains = Pociągi
g18xx-picture-cards_left = Zostało
g18xx-picture-endless = bez limitu
g18xx-picture-limits = Limity: { $kinds }
g18xx-picture-rusts = złomuje { $trains }
g18xx-picture-rusting = złomuje
g18xx-picture-next_cards = Następne w talii
g18xx-picture-pool = W puli
g18xx-picture-retired = Wycofane pociągi w banku
g18xx-picture-sold_after = po pociągu { $rank }

## The table of players

g18xx-picture-players = Gracze
g18xx-picture-priority = karta priorytetu
g18xx-picture-priority_brief = priorytet
g18xx-picture-place-offer = Oferta
g18xx-picture-place-company = Spółka
g18xx-picture-place-pool = Pula
g18xx-picture-row-cash = Gotówka
g18xx-picture-row-worth = Majątek
g18xx-picture-row-liquidity = Płynność
g18xx-picture-row-certificates = Certyfikaty
g18xx-picture-row-private_companies = Koleje lok.

## Shares by price

g18xx-picture-sources = Akcje na sprzedaż
g18xx-picture-holdings = Gracze według ceny
g18xx-picture-price = Cena
g18xx-picture-prices = { $low }–{ $high }
g18xx-picture-source-offer = Oferta
g18xx-picture-source-pool = Pula banku
g18xx-picture-source-company = Skarbiec
g18xx-picture-not_started = niezałożona
g18xx-picture-each = po { $price } { g18xx-currency } za akcję

## The tiles left and the private companies

g18xx-picture-tiles = Pozostałe kafle
g18xx-picture-tiles_to = Najwyższy kolor kafli: { $colour }
g18xx-picture-tiles-yellow = Żółte
g18xx-picture-tiles-green = Zielone
g18xx-picture-tiles-brown = Brązowe
g18xx-picture-tiles-gray = Szare
g18xx-picture-tiles-tunnels = Tunele
g18xx-picture-tiles-special = Fioletowa krawędź: kładzie je { g18xx-private }
g18xx-picture-private_companies = Spółki prywatne
g18xx-picture-income = +{ $amount } { g18xx-currency }
g18xx-picture-ability_used = zdolność wykorzystana
g18xx-picture-ability_left = raz pomoże położyć kafel
g18xx-picture-for_sale = { $price } { g18xx-currency } przy wyborze
g18xx-picture-gone = poza grą

## The runs

g18xx-picture-runs = Trasy: { $company }
g18xx-picture-so_far = { $company }: trasy dotąd

## What may be chosen on the map

g18xx-picture-choice-tile = Kafle, które pasują na { $hex }
g18xx-picture-choice-rotation = Kafel { $tile } na { $hex }
g18xx-picture-choice-lay = Co możesz położyć na { $hex }
g18xx-picture-choice-sides = Tunele pod { $hex }
g18xx-picture-choice-city = Miasta na { $hex }

## The final reckoning

g18xx-picture-report = Rozliczenie końcowe
g18xx-picture-report-place = { $place ->
    [1] Zwycięzca
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
    [5] Piąte miejsce
   *[other] Szóste miejsce
}
g18xx-picture-report-cash = Gotówka
g18xx-picture-report-shares = Akcje
g18xx-picture-report-private_companies = Koleje lok.

## In words, what matters most first. What ends with _brief stands where all in full would be longer than 1000 characters.

g18xx-alt-map = Mapa gry { $game }.{ $lit ->
    [0] { "" }
   *[other] { " " }Ostatnia zmiana: { $changed }.
} { $stage }.{ $awaited ->
    [0] { "" }
   *[other] { " " }{ $turn }
} Faza { $phase }, kafle { CASE($colour, case: "pl") }. { $notes_count ->
    [0] { "" }
   *[other] { $notes }.{ " " }
}{ $trains_count ->
    [0] { "" }
   *[other] Na sprzedaż: { $trains }.{ " " }
}{ $laid ->
    [0] Nie leży jeszcze żaden kafel.
    [one] Leży 1 kafel{ g18xx-alt-laid }
    [few] Leżą { $laid } kafle{ g18xx-alt-laid }
   *[other] Leży { $laid } kafli{ g18xx-alt-laid }
} { $running ->
    [0] Żadna spółka jeszcze nie działa.
   *[other] W kolejności spółek: { $companies }.
} Gotówka: { $players }.
g18xx-alt-laid = { $told ->
    [0] .
   *[other] {": "}{ $tiles }.
}
g18xx-alt-turned = { $hex } ({ $tile }: { $tracks })
g18xx-alt-tracks = Duża mapa gry { $game }. { $told ->
    [0] Nie leży jeszcze żaden kafel.
   *[other] Każdy kafel z krawędziami, które łączą jego tory, i ze stacjami, które tam stoją: { $tiles }.
}{ $dug ->
    [0] { "" }
   *[other] { " " }Tunele: { $tunnels }.
}
g18xx-alt-signs = { $hex } { $tile } { $tracks }{ $standing ->
    [0] { "" }
   *[other] { " " }({ $companies })
}
g18xx-alt-signs_only = { $hex } { $tracks }{ $standing ->
    [0] { "" }
   *[other] { " " }({ $companies })
}
g18xx-alt-changed = Ostatnia zmiana z bliska: { $places }.
g18xx-alt-city = { $hex } { $city }
g18xx-alt-with_stations = { $place }, { $companies_count ->
    [one] stacja
   *[other] stacje
}: { $companies }
g18xx-alt-turn = Teraz gra: { $players }.
g18xx-alt-turn_for = Teraz za { $company } { $players_count ->
    [one] gra
   *[other] grają
}: { $players }.
g18xx-alt-on_the_map = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }po { $price }
} ({ $presided ->
    [0] { "" }
   *[other] { $president };{ " " }
}{ $built ->
    [0] bez stacji
   *[other] stacje: { $stations }
}; { $owned ->
    [0] bez pociągów
   *[other] pociągi: { $trains }
}; { $cash } { g18xx-currency })
g18xx-alt-on_the_map_brief = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }po { $price }
} ({ $owned ->
    [0] bez pociągów
   *[other] pociągi: { $trains }
})
g18xx-alt-cash = { $player } { $cash } { g18xx-currency }
g18xx-alt-chart = Giełda. { $count ->
    [0] Nie ma na niej żadnej spółki.
   *[other] Od najwyższej ceny, każdy stos od góry: { $places }.
}
g18xx-alt-at_price = { $price } { $companies }
g18xx-alt-market_map = { $chart } { $map }
g18xx-alt-everything = Wszystko na jednym dużym obrazie: mapa, giełda, gracze, karty spółek, pociągi i { g18xx-privates }. { $position }
g18xx-alt-position = { $chart } { $map } { $players }
g18xx-alt-stage = { $stage }.
g18xx-alt-charters = Karty spółek. { $started ->
    [0] Żadna spółka nie jest założona.
   *[other] { $companies }.
}{ $open ->
    [0] { "" }
   *[other] { " " }Można założyć: { $waiting }.
}
g18xx-alt-charter = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }po { $price }
} ({ $cash } { g18xx-currency }; { $owned ->
    [0] bez pociągów
   *[other] pociągi: { $trains }
}; { $stations ->
    [0] bez stacji w zapasie
    [one] 1 stacja w zapasie
    [few] { $stations } stacje w zapasie
   *[other] { $stations } stacji w zapasie
}; { $owns ->
    [0] { "" }
   *[other] koleje lokalne: { $privates };{ " " }
}akcjonariusze: { $holders }{ $for_sale ->
    [0] { "" }
   *[other] ; na sprzedaż: { $places }
}{ $recalled ->
    [0] { "" }
   *[other] ; { $earned }
}{ $more })
g18xx-alt-charter_brief = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }po { $price }
} ({ $cash } { g18xx-currency }; { $owned ->
    [0] bez pociągów
   *[other] pociągi: { $trains }
}; { $stations ->
    [0] bez stacji
    [one] 1 stacja
    [few] { $stations } stacje
   *[other] { $stations } stacji
}{ $owns ->
    [0] { "" }
   *[other] ; { $privates }
}{ $presided ->
    [0] { "" }
   *[other] ; prezes: { $president }
})
g18xx-alt-holds = { $owner } { $percent }%
g18xx-alt-place-offer = oferta pierwotna { $percent }%
g18xx-alt-place-company = nowe akcje { $percent }%
g18xx-alt-place-pool = pula { $percent }%
g18xx-alt-trains = Pociągi. Faza { $phase }, kafle { CASE($colour, case: "pl") }. Wierzch talii: { $faces }. W talii: { $deck }.{ $pooled ->
    [0] { "" }
   *[other] { " " }W puli: { $pool }.
} { $gone ->
    [0] Nic nie jest złomowane.
   *[other] Złomowane: { $rusted }.
} { $losses ->
    [0] { "" }
   *[other] Na złom jeszcze pójdą: { $lost }.{ " " }
}Limity według wielkości: { $limits }.{ $more }
g18xx-alt-rank = { $rank } { $count }
g18xx-alt-loss = { $train } z pierwszym { $face } ({ $companies })
g18xx-alt-face = { $face } za { $price } { g18xx-currency }{ $gone ->
    [0] { "" }
   *[other] { " " }(na złom: { $rusts })
}
g18xx-alt-players = Gracze w kolejności. { $players }.{ $for_sale ->
    [0] { "" }
   *[other] { " " }Na sprzedaż: { $offers }.
}
g18xx-alt-offered = { $company } ({ $places })
g18xx-alt-player = { $player } ({ $cash } { g18xx-currency }; majątek { $worth } { g18xx-currency }; certyfikaty: { $certificates } z { $limit }{ $more }{ $held ->
    [0] { "" }
   *[other] ; akcje: { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; koleje lokalne: { $privates }
})
g18xx-alt-players_brief = Gracze w kolejności, ich akcje w procentach. { $players }.
g18xx-alt-player_brief = { $player } ({ $cash } { g18xx-currency }; majątek { $worth } { g18xx-currency }{ $held ->
    [0] { "" }
   *[other] ; { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ; koleje lokalne: { $privates }
})
g18xx-alt-share = { $company } { $percent }%
g18xx-alt-sources = Akcje na sprzedaż, od najwyższej ceny. { $count ->
    [0] Nie ma żadnych.
   *[other] { $offers }.
}
g18xx-alt-sources_brief = { $company } { $percent }%
g18xx-alt-at_each = { $place } po { $price } { g18xx-currency } za akcję
g18xx-alt-startable = { $company } (można założyć za { $low }–{ $high } { g18xx-currency })
g18xx-alt-holdings = Gracze według ceny ich akcji, od najwyższej. { $held ->
    [0] { "" }
   *[other] { $companies }.{ " " }
}{ $players }.
g18xx-alt-held_of = { $company }{ $price ->
    [0] { "" }
   *[other] { " " }po { $price }
} ({ $held }{ $recalled ->
    [0] { "" }
   *[other] ; { $earned }
})
g18xx-alt-held = { $player } { $percent }%{ $worth ->
    [0] { "" }
   *[other] { " " }= { $worth } { g18xx-currency }
}
g18xx-alt-in_all = { $player } (gotówka { $cash } { g18xx-currency }; { $liquidity } { g18xx-currency } ze wszystkim, co można sprzedać; majątek { $worth } { g18xx-currency })
g18xx-alt-tiles = Pozostałe kafle według numerów: { $tiles }.{ $used_up ->
    [0] { "" }
   *[other] { " " }Już nie ma: { $gone }.
}
g18xx-alt-tile = { $tile } ({ $count })
g18xx-alt-private_companies = Koleje lokalne. { $count ->
    [0] Nikt nie ma żadnej.
   *[other] { $owned }.
}{ $for_sale ->
    [0] { "" }
   *[other] { " " }Na sprzedaż: { $free }.
}
g18xx-alt-private_company = { $private } { $owner }
g18xx-alt-private_for_sale = { $private } { $price } { g18xx-currency }
g18xx-alt-runs = Mapa z trasami spółki { $company }, razem { $revenue } { g18xx-currency }. { $runs }.
g18xx-alt-run = { $train }: { $stops }, { $revenue } { g18xx-currency }
g18xx-alt-run_brief = { $train }: { $ends }, { $stops ->
    [one] 1 punkt
    [few] { $stops } punkty
   *[other] { $stops } punktów
} na trasie, { $revenue } { g18xx-currency }
g18xx-alt-report = Rozliczenie końcowe. { $reason } { $players }.
g18xx-alt-share_worth = { $name } { $worth }
g18xx-alt-share_worths = { $single ->
    [0] { "" }
   *[other] { " " }({ $held })
}
g18xx-alt-reckoning = { $place }. { $player } { $total } { g18xx-currency } (gotówka { $cash }, akcje { $shares }{ g18xx-alt-share_worths }, koleje lokalne { $privates }{ $more })
g18xx-alt-report_line = **Rozliczenie końcowe.** { $reason }
g18xx-alt-reckoning_line = **{ $place }. { $player }: { $total } { g18xx-currency }**
    -# Gotówka { $cash } · akcje { $shares }{ g18xx-alt-share_worths } · koleje lokalne { $privates }{ $more }
g18xx-alt-choice-hex = Fragment mapy z podświetlonymi heksami do wyboru: { $hexes }.
g18xx-alt-choice-stops = Fragment mapy z tym, co może być następne na trasie: { $stops }.
g18xx-alt-choice-so_far = Trasy dotąd, razem { $revenue } { g18xx-currency }: { $runs }. { $next }
g18xx-alt-choice-tile = Fragment mapy z zaznaczonym { $hex } i kafle, które tam pasują: { $values }.
g18xx-alt-choice-rotation = Kafel na { $hex } w różnych obrotach: { $values }.
g18xx-alt-choice-lay = Heks { $hex } z każdym kaflem, który można tam położyć, z numerem i obrotem: { $values }.
g18xx-alt-choice-sides = Tunele, które mogą prowadzić pod { $hex }, według łączonych krawędzi: { $values }.
g18xx-alt-choice-city = Heks { $hex } z kolejno podświetlonymi miastami: { $values }.

g18xx-alt-legend = Co znaczą znaki na mapie: { $signs }.

## What is said of a thing that is looked at

g18xx-look-hex = { $hex }
g18xx-look-company = { $company }
g18xx-look-nothing_laid = Nie leży tam żaden kafel.
g18xx-look-lies = Leży tam kafel { $tile }.
g18xx-look-cost = Pierwszy kafel kosztuje { $cost } { g18xx-currency }.
g18xx-look-city = { $alike ->
    [one] Miasto, które daje
    [few] { $alike } miasta, z których każde daje
   *[other] { $alike } miast, z których każde daje
} { $revenue } { g18xx-currency }; { $slots ->
    [one] 1 miejsce na stację
    [few] { $slots } miejsca na stacje
   *[other] { $slots } miejsc na stacje
}; { $companies_count ->
    [0] żadne nie jest zajęte.
   *[other] stacje: { $companies }.
}
g18xx-look-town = { $alike ->
    [one] Małe miasto, które daje
    [few] { $alike } małe miasta, z których każde daje
   *[other] { $alike } małych miast, z których każde daje
} { $revenue } { g18xx-currency }.
g18xx-look-offboard = Obszar na brzegu mapy, który daje { $revenue } { g18xx-currency }.
g18xx-look-homes = Miejsce jest zarezerwowane: { $companies }.
g18xx-look-edge = - { $edge } { $hex }: { $track }
g18xx-look-track-joined = tory się łączą
g18xx-look-track-ends_here = tor stąd kończy się na krawędzi
g18xx-look-track-ends_there = tor stamtąd kończy się na krawędzi
g18xx-look-track-none = bez torów
g18xx-look-company-started = { $name }, siedziba: { $home }.
g18xx-look-company-not_started = { $name }, siedziba: { $home }, jeszcze niezałożona.
g18xx-look-company-closed = { $name }: nie ma jej już w grze.
g18xx-look-stations = Stacje: { $stations }.
g18xx-look-revenue = Dochód w tej turze: { $revenue } { g18xx-currency }.

g18xx-words-tiles = **Kafle na mapie**, każdy z numerem, z tym, co łączą jego tory, i ze stacjami: { $tiles }.
g18xx-words-tunnels = **Tunele**, każdy z krawędziami, które łączy: { $tunnels }.
g18xx-words-tunnel = { $hex } ({ $tracks })
g18xx-words-tile = { $hex } { $tile } ({ $tracks })
g18xx-words-tile_in = { $hex } { $city } { $tile } ({ $tracks })
g18xx-words-track_1 = { $a }
g18xx-words-track_2 = { $a }–{ $b }
g18xx-words-track_3 = { $a }–{ $b }–{ $c }
g18xx-words-track_4 = { $a }–{ $b }–{ $c }–{ $d }
g18xx-words-track_5 = { $a }–{ $b }–{ $c }–{ $d }–{ $e }
g18xx-words-track_6 = { $a }–{ $b }–{ $c }–{ $d }–{ $e }–{ $f }
g18xx-words-edge_0 = pd.-zach.
g18xx-words-edge_1 = zach.
g18xx-words-edge_2 = pn.-zach.
g18xx-words-edge_3 = pn.-wsch.
g18xx-words-edge_4 = wsch.
g18xx-words-edge_5 = pd.-wsch.

## The final reckoning, step by step

g18xx-reckoned-cash = Gotówka
g18xx-reckoned-shares = Gotówka i akcje
g18xx-reckoned-total = Razem

## What a company has earned in its latest turn

g18xx-picture-earned = { $revenue ->
    [0] Ostatnia tura: bez dochodu
   *[other] Ostatnia tura: { $revenue } { g18xx-currency }, { $paid ->
        [0] zatrzymane
       *[other] { $share } na akcję
    }
}
g18xx-alt-earned = { $revenue ->
    [0] bez dochodu w ostatniej turze
   *[other] ostatnia tura { $revenue } { g18xx-currency }, { $paid ->
        [0] zatrzymane
       *[other] { $share } na akcję
    }
}
g18xx-picture-earned-title = Ostatnia tura
g18xx-picture-earned-share = { $revenue ->
    [0] { "" }
   *[other] { $paid ->
        [0] zatrzymane
       *[other] { $share } na akcję
    }
}
