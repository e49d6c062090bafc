# The 18xx games: what is refused when trains run. Stops are printed hexes, with the number of the stop where a tile has several.

g18xx-route-no_such_train = { $train } nie jest pociągiem, który może tu jechać. Zacznij od jednego z nich: { $trains }.
g18xx-route-train_twice = { $train } jedzie tylko raz w rundzie: podaj wszystkie jego punkty razem, za pociągiem.
g18xx-route-no_stops = Dokąd jedzie { $train }? Podaj za nim co najmniej dwa punkty.
g18xx-route-no_such_stop = Nie ma punktu { $stop } z torami: podaj miasto lub małe miasto przez jego heks, na przykład E13, albo E13.0, jeśli kafel ma ich kilka.
g18xx-route-no_track = Z { $start } żaden tor nie prowadzi prosto do { $stop }. Następne punkty z { $start }: { $stops }.
g18xx-route-too_short = { $train } potrzebuje co najmniej dwóch różnych miejsc; na razie jest tylko { $stop }.
g18xx-route-no_station = Pociąg { $train } nie przejeżdża przez żadną stację swojej spółki: na trasie musi być co najmniej jedna.
g18xx-route-blocked = { $stop } jest pełne stacji innych spółek: trasa może się tam zacząć lub skończyć, ale nie może tamtędy prowadzić.
g18xx-route-ends = { $stop }: trasa może się tam zacząć lub skończyć, ale nie może tamtędy prowadzić.
g18xx-route-closed = { $train } nie może jechać do { $stop }.
g18xx-route-twice = { $stop } występuje dwa razy: pociąg odwiedza każde miejsce tylko raz.
g18xx-route-same_track = { $train } i { $other } jechałyby tym samym torem między { $hexes }: pociągi jednej spółki mogą mieć wspólne punkty, ale nie tory.
g18xx-route-same_track_twice = Ta trasa biegnie dwa razy tym samym torem między { $hexes }: pociąg używa każdego odcinka toru tylko raz.
g18xx-route-too_many_cities = Na tej trasie { $count ->
        [one] jest 1 miasto
        [few] są { $count } miasta
       *[other] jest { $count } miast
    }, a ten pociąg dociera najwyżej do { $most }.
g18xx-route-too_many_stops = Na tej trasie { $count ->
        [one] jest 1 punkt
        [few] są { $count } punkty
       *[other] jest { $count } punktów
    }, a ten pociąg dociera najwyżej do { $most }.

# A card of a train, and which of several that are alike; of one that runs as what its rank says, the rank is left out.
g18xx-train-card = { $train } (karta { $rank }{ $number ->
        [1] )
       *[other] , numer { $number })
    }

g18xx-train-copy = { $train }{ $number ->
        [1] {""}
       *[other] {" "}(numer { $number })
    }

g18xx-edge-0 = pd.-zach.
g18xx-edge-1 = zach.
g18xx-edge-2 = pn.-zach.
g18xx-edge-3 = pn.-wsch.
g18xx-edge-4 = wsch.
g18xx-edge-5 = pd.-wsch.
g18xx-way-track = { $a }–{ $b }
g18xx-way-ends = ({ $edges })

g18xx-hex-named = { $hex } { $name }
g18xx-hex-plain = { $hex }

# What happens.
g18xx-track-laid = **{ $company }** kładzie kafel { $tile } na **{ $place }**{ $cost ->
        [0] .
       *[other] {" "}za { $cost } { g18xx-currency }.
    }
g18xx-track-special = **{ $company }** kładzie specjalny kafel { $tile } na **{ $place }**; pozwala na to { g18xx-private } { $local }.
g18xx-track-waived = **{ $company }** kładzie kafel { $tile } na **{ $place }**; za teren płaci { g18xx-private } { $local }.
g18xx-track-cheaper = **{ $company }** kładzie kafel { $tile } na **{ $place }** za { $cost } { g18xx-currency }; zniżkę daje { $local }.
g18xx-track-passed = **{ $company }** kończy kładzenie torów.
g18xx-home-built = **{ $company }** stawia stację początkową: **{ $place }**.
g18xx-home-no_room = Dla stacji początkowej spółki **{ $company }** nie ma miejsca: **{ $place }**.
g18xx-home-chooses = **{ $place }** ma dwa miasta: **{ $company }** wybiera jedno z nich na swoją stację.
g18xx-station-passed = **{ $company }** nie buduje stacji.
g18xx-station-built = **{ $company }** buduje stację na **{ $place }**{ $price ->
        [0] .
       *[other] {" "}za { $price } { g18xx-currency }.
    }

# What is refused: tiles.
g18xx-track-no_such_hex = Na tej mapie nie ma heksu { $hex }. Wybierz jedną z propozycji, na przykład E11.
g18xx-track-no_such_tile = W tej grze nie ma kafla { $tile }. Wybierz jedną z propozycji.
g18xx-track-reserved = { $hex } jest zarezerwowany dla spółki { $company }: można tam położyć tylko kafel jej siedziby. Tory mogą kończyć się na jego krawędzi.
g18xx-track-blocked = Nikt nie może położyć kafla na { $hex }, dopóki { $local } należy do gracza.
g18xx-track-red = Kafel { $tile } jest kaflem siedziby: kładzie go tylko jego własna spółka, na początku swojej pierwszej tury.
g18xx-track-special_only = Kafel { $tile } jest specjalny: kładzie go tylko { g18xx-private }.
g18xx-track-not_special = Kafel { $tile } nie jest specjalny: { g18xx-private } kładzie dodatkowy specjalny kafel.
g18xx-track-not_yet = Kafel { $tile } jest { $colour }, a { CASE($colour, case: "pl") } kafle nie są jeszcze dostępne w fazie { $phase }.
g18xx-track-too_high = { g18xx-private } { $local } nie kładzie kafli w tym kolorze: { CASE($colour, case: "pl") }.
g18xx-track-no_upgrade = W tej turze spółka ma już położony żółty kafel, a { $tile } byłby modernizacją: spółka albo kładzie żółte kafle, albo modernizuje jeden.
g18xx-track-spent = Wszystkie tory tej tury są już położone: dwa żółte kafle w pierwszej turze spółki, jeden w późniejszych albo zamiast tego jedna modernizacja.
g18xx-track-does_not_fit = Kafel { $tile } nie pasuje na { $place }: musi mieć następny kolor, tę samą literę i ten sam rodzaj miast i zachować wszystkie tory, które tam są.
g18xx-track-none_left = Nie ma już kafla { $tile }. Któryś wróci, gdy zostanie zmodernizowany.
g18xx-track-takes_none = Na { $place } nigdy nie kładzie się kafli.
g18xx-track-must_lead = Pierwszy kafel na { $place } musi mieć tor do boku { $side } heksu.
g18xx-track-wrong_rotation = Kafel { $tile } nie pasuje tak na { $place }: tory nie mogą wychodzić poza mapę, a wszystkie istniejące muszą zostać.
g18xx-track-out_of_reach = { $place } nie ma połączenia ze stacją spółki { $company }.
g18xx-track-not_connected = W tym obrocie żaden tor kafla { $tile } na { $place } nie ma połączenia ze stacją spółki { $company }.
g18xx-track-too_costly = Teren na { $place } kosztuje { $cost } { g18xx-currency }, a { $company } ma { $cash } { g18xx-currency }.
g18xx-track-nothing_waived = Na { $place } nie ma kosztu terenu, którego oszczędza { g18xx-private } { $local }.
g18xx-track-no_gain = Kafel { $tile } na { $place } nic nie da spółce { $company }: modernizacja musi dać jej pociągom nowe tory albo nową wartość punktu, do którego docierają.
g18xx-track-home_first = { $company } nie ma jeszcze torów w siedzibie: jej pierwszy kafel musi leżeć na { $place }.
g18xx-home-not_a_city = Wybierz jedno z dwóch miast na { $place }.
g18xx-home-not_so = { $company } nie może tak postawić stacji początkowej na { $hex }: potrzebuje wolnego miejsca w mieście ({ $homes }) albo kładzie tam kafel.
g18xx-station-no_such_hex = Na tej mapie nie ma heksu { $hex }. Wybierz jedną z propozycji, na przykład E11.
g18xx-station-no_such_city = Na { $place } nie ma takiego miasta. Wybierz jedną z propozycji.
g18xx-station-no_city = { $place } nie ma miasta: stacje buduje się w miastach.
g18xx-station-already_there = { $company } ma już stację na { $place }, a na jednym heksie może mieć tylko jedną.
g18xx-station-full = Wszystkie miejsca w mieście na { $place } są zajęte.
g18xx-station-kept_free = Wolne miejsce na { $place } jest zarezerwowane na stację początkową innej spółki.
g18xx-station-not_yet = { $place } jest zarezerwowane na stacje początkowe spółek, które dopiero powstaną.
g18xx-station-not_connected = Stacje spółki { $company } nie mają połączenia z tym miastem na { $place }.
g18xx-station-too_costly = Następna stacja kosztuje { $price } { g18xx-currency }, a { $company } ma { $cash } { g18xx-currency }.

# What may be chosen.
g18xx-option-hex = { $place }{ $cost ->
        [0] {""}
       *[other] : { $cost } { g18xx-currency }
    }
g18xx-option-tile = { $tile } { $colour }: { $brings }, { $cost ->
        [0] za darmo
       *[other] { $cost } { g18xx-currency }
    } (zostało { $left })
g18xx-option-tile-any = { $tile } { $colour }
g18xx-option-brings-track = tory
g18xx-option-brings-town = { $number ->
        [one] małe miasto
        [few] { $number } małe miasta, każde
       *[other] { $number } małych miast, każde
    } { $before ->
        [0] { $after } { g18xx-currency }
       *[other] { $before } → { $after } { g18xx-currency }
    }
g18xx-option-brings-city = { $number ->
        [one] miasto
        [few] { $number } miasta, każde
       *[other] { $number } miast, każde
    } { $before ->
        [0] { $after } { g18xx-currency }
       *[other] { $before } → { $after } { g18xx-currency }
    }, { $slots ->
        [one] 1 stacja
        [few] { $slots } stacje
       *[other] { $slots } stacji
    }
g18xx-option-rotation = { $ways }
g18xx-option-rotation-any = Obrót { $rotation } × 60°
g18xx-option-home-hex = { $place }: twoja siedziba
g18xx-option-home-bare = { g18xx-option-city-any }, na razie bez torów: wybierzesz znowu, gdy heks dostanie zielony kafel
g18xx-option-home-city = { $ways }: miasto przy tym torze
g18xx-option-station = { $place }: { $price ->
        [0] za darmo
       *[other] { $price } { g18xx-currency }
    }, miasto daje { $pays }
g18xx-option-city = { $ways }: miasto przy tym torze, { $free ->
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[other] { $free } wolnych miejsc
    }
g18xx-option-city-any = { $number ->
        [0] Pierwsze miasto
        [1] Drugie miasto
       *[other] Trzecie miasto
    }
