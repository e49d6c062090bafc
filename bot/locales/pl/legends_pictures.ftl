# What stands on the pictures of Legends, and what is said of them to those who cannot see them.

legends-look-board = Plansza
legends-look-hand = Twoje karty
legends-look-tickets = Bilety do wyboru
legends-look-office = Twoje biuro
legends-look-newspaper = Bieżące wydarzenie
legends-look-postcards = Pocztówki w biurach
legends-look-story = Fabuła roku
legends-look-slips = Kwity bankowe
legends-look-frontier = Nowe pogranicze
legends-look-signs = Co znaczą znaki
legends-look-vaults = Otwarte skarbce

# The parts the board can be zoomed on.

legends-zoom-northwest = Północny zachód
legends-zoom-north = Północ
legends-zoom-northeast = Północny wschód
legends-zoom-west = Zachód
legends-zoom-centre = Środek
legends-zoom-east = Wschód
legends-zoom-southwest = Południowy zachód
legends-zoom-south = Południe
legends-zoom-southeast = Południowy wschód
legends-zoom-albany = Albany
legends-zoom-atlanta = Atlanta
legends-zoom-baltimore = Baltimore
legends-zoom-bangor = Bangor
legends-zoom-boston = Boston
legends-zoom-buffalo = Buffalo
legends-zoom-calgary = Calgary
legends-zoom-charleston = Charleston
legends-zoom-charlotte = Charlotte
legends-zoom-cheyenne = Cheyenne
legends-zoom-chicago = Chicago
legends-zoom-chihuahua = Chihuahua
legends-zoom-cincinnati = Cincinnati
legends-zoom-dallas = Dallas
legends-zoom-davenport = Davenport
legends-zoom-denver = Denver
legends-zoom-detroit = Detroit
legends-zoom-dodge-city = Dodge City
legends-zoom-duluth = Duluth
legends-zoom-el-paso = El Paso
legends-zoom-fargo = Fargo
legends-zoom-helena = Helena
legends-zoom-hermosillo = Hermosillo
legends-zoom-houston = Houston
legends-zoom-jacksonville = Jacksonville
legends-zoom-kansas-city = Kansas City
legends-zoom-knoxville = Knoxville
legends-zoom-lewisburg = Lewisburg
legends-zoom-little-rock = Little Rock
legends-zoom-los-angeles = Los Angeles
legends-zoom-miami = Miami
legends-zoom-miles-city = Miles City
legends-zoom-mobile = Mobile
legends-zoom-monterrey = Monterrey
legends-zoom-montreal = Montreal
legends-zoom-nashville = Nashville
legends-zoom-new-orleans = Nowy Orlean (New Orleans)
legends-zoom-new-york = Nowy Jork (New York)
legends-zoom-norfolk = Norfolk
legends-zoom-oklahoma-city = Oklahoma City
legends-zoom-omaha = Omaha
legends-zoom-philadelphia = Filadelfia (Philadelphia)
legends-zoom-phoenix = Phoenix
legends-zoom-pittsburgh = Pittsburgh
legends-zoom-portland = Portland
legends-zoom-quebec = Quebec
legends-zoom-regina = Regina
legends-zoom-reno = Reno
legends-zoom-sacramento = Sacramento
legends-zoom-salt-lake-city = Salt Lake City
legends-zoom-san-antonio = San Antonio
legends-zoom-san-diego = San Diego
legends-zoom-san-francisco = San Francisco
legends-zoom-santa-barbara = Santa Barbara
legends-zoom-santa-fe = Santa Fe
legends-zoom-savannah = Savannah
legends-zoom-seattle = Seattle
legends-zoom-spokane = Spokane
legends-zoom-st-louis = St. Louis
legends-zoom-st-paul = St. Paul
legends-zoom-tampa = Tampa
legends-zoom-vancouver = Vancouver
legends-zoom-winnipeg = Winnipeg

## Beside the map

rendering-legends-game = Partia { $game } z { $games }
rendering-legends-no_event = Bez bieżącego wydarzenia
rendering-legends-lasting = trwałe
rendering-legends-lightning = jednorazowe
rendering-legends-wild = joker
    .gender = m
    .acc = jokera
    .gen = jokera
    .few = jokery
    .many = jokerów
rendering-legends-pick = { $card } z kilofem
    .acc = { CASE($card, case: "acc") } z kilofem
    .few = { CASE($card, case: "few") } z kilofem
    .many = { CASE($card, case: "many") } z kilofem
rendering-legends-skull = { $card } z czaszką
    .acc = { CASE($card, case: "acc") } z czaszką
    .few = { CASE($card, case: "few") } z czaszką
    .many = { CASE($card, case: "many") } z czaszką

## Tickets

rendering-legends-ticket = { $cities } za ${ $points }
rendering-legends-numbered = Nr { $number }
rendering-legends-express = ekspres: { $city }, +${ $dollars }

## Event, story and postcards

rendering-legends-newspaper = Telegraf Zachodni
rendering-legends-earlier = Wcześniej: { $events }
rendering-legends-kind-order = Zamówienie
rendering-legends-kind-favour = Przysługa
rendering-legends-kind-curio = Paczka
rendering-legends-kind-patent = Patent
rendering-legends-kind-survey = Pomiar
rendering-legends-hidden = druga strona jest tajna
rendering-legends-number = Pocztówka nr { $number }
rendering-legends-ordered = Nr { $number } · zlecenie: { $order }
rendering-legends-office-empty = W twoim biurze nie ma jeszcze pocztówek.

## A new frontier

rendering-legends-frontier-title = Nowa plansza: { $board }
rendering-legends-frontier-before = { $year } i wcześniej
rendering-legends-frontier-counts = Miasta: { $cities }, bilety: { $tickets }
rendering-legends-frontier-cities = Miasta: { $cities }

## Bank slips

rendering-legends-slips = Kwity bankowe, { $year }
rendering-legends-slip-coins = Monety
rendering-legends-slip-leftover = Niewykorzystane wagony ({ $trains })
rendering-legends-slip-tickets = Bilety ({ $completed } z { $tickets })
rendering-legends-slip-herds = { $herds ->
    [one] 1 połączone stado
    [few] { $herds } połączone stada
   *[other] { $herds } połączonych stad
}
rendering-legends-slip-through = Premia przelotowa
rendering-legends-slip-exhibition = Wystawa
rendering-legends-slip-bond = Obligacja
rendering-legends-slip-noted = { $name } ({ $notes })
rendering-legends-slip-steamer = parowcem
rendering-legends-slip-forgiven = darowany
rendering-legends-slip-flagship = flagowy

rendering-legends-slip_lines = **Kwity bankowe, { $year }**
rendering-legends-slip_line = **{ $player }: ${ $total }** · { $company }
    -# W dolarach: monety { $coins } · { legends-slip-trains }: { $leftover } · bilety { $tickets } (zrealizowane { $completed } z { $held }){ $rest ->
        [0] {""}
       *[other] {" "}· inne { $rest }
    }

## What the signs mean on the panels of the companies and on the map

rendering-legends-signs = Co znaczą znaki
rendering-legends-sign-coin = Dolary w monetach
rendering-legends-sign-train = Pozostałe wagony
rendering-legends-sign-card = Karty na ręce
rendering-legends-sign-ticket = Bilety
rendering-legends-sign-postcard = Pocztówki w biurze
rendering-legends-sign-depot = Zajezdnie
rendering-legends-sign-coal = Węgiel
rendering-legends-sign-herd = Stada
rendering-legends-sign-nugget = Dolary z bryłek
rendering-legends-sign-trestle = Przejechane znaki estakad
rendering-legends-sign-bond = Obligacja na tę partię
rendering-legends-sign-port = Port
rendering-legends-sign-claim = Miasto z działką
rendering-legends-sign-large = Duże miasto
rendering-legends-sign-exhibition = Miasto Wystawy
rendering-legends-sign-steamer = Parowiec w kolorze spółki
rendering-legends-sign-pick = Kilof na karcie
rendering-legends-sign-skull = Czaszka na karcie

## The vaults

rendering-legends-vaults = Skarbce zostają otwarte
rendering-legends-chart = Kwity i nagrody, rok po roku
rendering-legends-vault-place = { $place ->
    [1] Legenda Zachodu
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
   *[other] Piąte miejsce
}
rendering-legends-vault-won = { $won ->
    [one] 1 wygrana partia
    [few] { $won } wygrane partie
   *[other] { $won } wygranych partii
}
rendering-legends-vault-slips = Kwity
rendering-legends-vault-awards = Opuszczone partie
rendering-legends-vault-ribbons = Wstęgi
rendering-legends-vault-bonds = Obligacje
rendering-legends-vault-deeds = Akty własności
rendering-legends-vault-curios = Paczki
rendering-legends-vault-districts = Dystrykty
rendering-legends-item-ribbon = { $count ->
    [one] 1 wstęga
    [few] { $count } wstęgi
   *[other] { $count } wstęg
}
rendering-legends-item-bond = { $count ->
    [one] 1 obligacja
    [few] { $count } obligacje
   *[other] { $count } obligacji
}
rendering-legends-item-deed = { $count ->
    [one] 1 akt własności
    [few] { $count } akty własności
   *[other] { $count } aktów własności
}
rendering-legends-item-watch = { $count ->
    [one] 1 srebrny zegarek
    [few] { $count } srebrne zegarki
   *[other] { $count } srebrnych zegarków
}
rendering-legends-item-lantern = { $count ->
    [one] 1 mosiężna latarnia
    [few] { $count } mosiężne latarnie
   *[other] { $count } mosiężnych latarni
}
rendering-legends-item-compass = { $count ->
    [one] 1 kompas okrętowy
    [few] { $count } kompasy okrętowe
   *[other] { $count } kompasów okrętowych
}
rendering-legends-item-locket = { $count ->
    [one] 1 malowany medalion
    [few] { $count } malowane medaliony
   *[other] { $count } malowanych medalionów
}
rendering-legends-item-spike = { $count ->
    [one] 1 srebrny hak kolejowy
    [few] { $count } srebrne haki kolejowe
   *[other] { $count } srebrnych haków kolejowych
}

rendering-legends-poster = { $games ->
        [one] Partia z roku { $first }
        [12] Dwanaście partii, { $first }–{ $last }
        [few] { $games } partie, { $first }–{ $last }
       *[other] { $games } partii, { $first }–{ $last }
    }
rendering-legends-poster-unfinished = niedokończona

## In words, what matters most first

rendering-legends-alt-board = { $year }, partia { $game }. { $last_count ->
    [0] { "" }
   *[other] Ostatni przejazd: { $last }.{ " " }
}{ $turn } Wydarzenie: { $event } Odkryte: { $cards }. Talia { $deck }, talia biletów { $ticket_deck }. { $companies } { $claimed ->
    [0] Żadna trasa nie ma jeszcze właściciela.
   *[other] Zajęte trasy: { $claimed }{ $claims_count ->
        [0] { "" }
       *[other] ; wcześniejsze przejazdy: { $claims }
    }.
}{ $boards_count ->
    [0] { "" }
   *[other] { " " }Otwarte pogranicza: { $boards }.
}{ $networks_count ->
    [0] { "" }
   *[other] { " " }Od końca do końca: { $networks }.
}
rendering-legends-alt-tracks = { $turn } Odkryte: { $cards }. Talia { $deck }, talia biletów { $ticket_deck }. Wszystkie zajęte trasy ({ $owned }), od końca do końca: { $networks }.
rendering-legends-alt-network = { $company } ({ $number ->
    [0] bez tras
   *[other] { $trails }
}{ $built ->
    [0] { "" }
    [one] ; zajezdnia: { $depots }
   *[other] ; zajezdnie: { $depots }
})
rendering-legends-alt-last_round = { $turn } { $turns ->
    [0] Ostatnia runda jest skończona.
    [one] Ostatnia runda: jeszcze 1 tura.
    [few] Ostatnia runda: jeszcze { $turns } tury.
   *[other] Ostatnia runda: jeszcze { $turns } tur.
}
rendering-legends-alt-no_event = brak.
rendering-legends-alt-event = { $event }. { $says }
rendering-legends-alt-company = { $company } ({ $colour }, { $player }): ${ $coins }, { $trains ->
    [one] 1 wagon
    [few] { $trains } wagony
   *[other] { $trains } wagonów
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $tickets ->
    [one] 1 bilet
    [few] { $tickets } bilety
   *[other] { $tickets } biletów
}.
rendering-legends-alt-company-with = { $company } ({ $colour }, { $player }): ${ $coins }, { $trains ->
    [one] 1 wagon
    [few] { $trains } wagony
   *[other] { $trains } wagonów
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $tickets ->
    [one] 1 bilet
    [few] { $tickets } bilety
   *[other] { $tickets } biletów
}; { $things }.
rendering-legends-alt-postcards-count = { $count ->
    [one] 1 pocztówka
    [few] { $count } pocztówki
   *[other] { $count } pocztówek
}
rendering-legends-alt-depot_of = Stoi tu zajezdnia spółki { $company }.
rendering-legends-alt-depots = { $count ->
    [one] 1 zajezdnia
    [few] { $count } zajezdnie
   *[other] { $count } zajezdni
}
rendering-legends-alt-coal = węgiel: { $count }
rendering-legends-alt-herds = { $count ->
    [one] 1 stado
    [few] { $count } stada
   *[other] { $count } stad
}
rendering-legends-alt-steamers = { $count ->
    [one] 1 parowiec
    [few] { $count } parowce
   *[other] { $count } parowców
}
rendering-legends-alt-nuggets = ${ $count } z bryłek
rendering-legends-alt-crossed = { $count ->
    [one] 1 przejechany znak estakady
    [few] { $count } przejechane znaki estakad
   *[other] { $count } przejechanych znaków estakad
}
rendering-legends-alt-bond = obligacja
rendering-legends-alt-signs = Co znaczą znaki na panelach i na mapie: { $signs }.
rendering-legends-alt-journey = { $track } ({ $company })
rendering-legends-alt-office = Twoje pocztówki. { $cards }
rendering-legends-alt-office-titled = Twoje pocztówki: { $cards }.
rendering-legends-alt-mine = { $card }: { $says }
rendering-legends-alt-titled = { $card } (nr { $number })
rendering-legends-alt-postcards = Pocztówki w biurach. { $companies }
rendering-legends-alt-kept = { $company }. { $cards }
rendering-legends-alt-open = { $kind } { $title }: { $says }
rendering-legends-alt-open-titled = { $kind } { $title }.
rendering-legends-alt-counted = { $company }: { $count ->
    [one] 1 pocztówka
    [few] { $count } pocztówki
   *[other] { $count } pocztówek
}.
rendering-legends-alt-slips = Kwity bankowe, { $year }. { $slips }
rendering-legends-alt-slip = { $place }: { $company } ({ $player }) ${ $total }, w dolarach: monety { $coins }, { legends-slip-trains }: { $leftover }, bilety { $tickets } (zrealizowane { $completed } z { $held }{ $named_count ->
    [0] { "" }
   *[other] {": "}{ $named }
}), inne { $rest }{ $flagship_count ->
    [0] {""}
   *[other] , bilet flagowy { $flagship }
}.
rendering-legends-alt-flagship = { $a }–{ $b } ({ $completed ->
    [0] { $forgiven ->
        [0] niezrealizowany
       *[other] darowany
    }
   *[other] zrealizowany
})
rendering-legends-alt-frontier = Mapa przed otwarciem planszy { $board } i po nim, miasta: { $cities }. Bilety: { $tickets }.
rendering-legends-alt-reach = Fragment mapy w podwójnej wielkości: { $region }. { $here ->
    [0] { "" }
    [one] Możesz tu przejechać 1 trasą{ $tracks_count ->
        [0] .
       *[other] : { $tracks }.
    }{ " " }
   *[other] Możesz tu przejechać { $here } trasami{ $tracks_count ->
        [0] .
       *[other] : { $tracks }.
    }{ " " }
}{ $elsewhere ->
    [0] { "" }
    [one] 1 dalsza trasa leży gdzie indziej.
    [few] { $elsewhere } dalsze trasy leżą gdzie indziej.
   *[other] { $elsewhere } dalszych tras leży gdzie indziej.
}
rendering-legends-alt-reach_track = { $track } ({ $spaces })
rendering-legends-alt-story = Fabuła, { $year }. { $cards }
rendering-legends-alt-card = { $title }: { $sides }
rendering-legends-alt-then = { $before } { $after }
rendering-legends-alt-cutting = { $event } ({ $kind }): { $rule }
rendering-legends-alt-cuttings = Wydarzenia do wyboru: { $events }.
rendering-legends-alt-newspaper = Gazeta. { $event } ({ $kind })
rendering-legends-alt-vaults = Otwarte skarbce i wykres dolarów każdej spółki, rok po roku. { $vaults }
rendering-legends-alt-vault = { $place }. { $company } ${ $total }: kwity { $slips }, opuszczone partie { $awards }, wstęgi { $ribbons }, obligacje { $bonds }, akty własności { $deeds }, paczki { $curios }, dystrykty { $districts }; wygrane partie { $won }.
rendering-legends-alt-open_vault = Otwarty skarbiec spółki { $company }: { $items_count ->
    [0] jeszcze nic
   *[other] { $items }
}; kwity dotąd ${ $banked }.
rendering-legends-alt-vault-total = { $place }. { $company } ${ $total }.
rendering-legends-alt-poster = Plakat z planszami ({ $games ->
        [one] jedna
       *[other] { $games }
    }), z których każda wygląda jak po swojej partii{ $won_count ->
        [0] {""}
       *[other] {": "}{ $won }
    }. { $ranking_count ->
        [0] {""}
       *[other] Końcowa kolejność: { $ranking }.
    }
rendering-legends-alt-poster-won = { $year }: wygrywa { $company }
rendering-legends-alt-poster-place = { $place }. { $company }, ${ $dollars }

## The bank slips, step by step

legends-reckoned-coins = Monety
legends-reckoned-completed = { $company }: { $a }–{ $b }, zrealizowany (${ $dollars })
legends-reckoned-lost = { $company }: { $a }–{ $b }, niezrealizowany
legends-reckoned-total = Razem
