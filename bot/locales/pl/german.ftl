# German Railways: what happens, what is refused, and what may be chosen. Money is in Taler, T in labels.

# The board. The coordinates are those of the picture.
german-hex-city = { $hex } { $city }
german-hex-plain = { $hex }
german-hex-hill = { $hex } (wzgórze)
german-hex-mountain = { $hex } (góra)
german-hex-access = { $hex } (wjazd do Berlina)

# Auctions.
german-auction-opened = { $number ->
        [one] Pierwsza
        [2] Druga
       *[other] Trzecia
    } akcja kolei **{ $railroad }** idzie na licytację. Pierwszą ofertę składa **{ $player }**.
german-auction-bid = **{ $player }** licytuje **{ $price }**.
german-auction-raised = { $players } przebijają się nawzajem. Najwyższą ofertę ma **{ $player }**: **{ $price }**.
german-auction-passes = **{ $player }** pasuje.
german-auction-passes_together = Pasują: **{ $players }**.
german-auction-cannot = **{ $player }** nie może zalicytować { $least } i odpada z licytacji.
german-auction-decided = **{ $player }** decyduje z wyprzedzeniem.
german-auction-sold = **{ $player }** kupuje akcję kolei **{ $railroad }** za **{ $price }** { $price ->
        [one] talara
        [few] talary
       *[other] talarów
    }; zapłata trafia do kasy tej kolei. { $player } ma teraz dochód { $income }.
german-auction-free = Nikt nie licytuje i **{ $player }** dostaje akcję kolei **{ $railroad }** za darmo. { $player } ma teraz dochód { $income }.
german-auction-unsold = Nikt nie licytuje. Akcja kolei **{ $railroad }** na razie zostaje niesprzedana.

# What only the bidder reads. Nobody else learns a maximum.
german-auction-maximum_ask = Licytuję za ciebie do { $up_to }. Jeśli to nie wystarczy, dostaniesz pytanie. Nikt inny o tym nie wie.
german-auction-maximum_pass = Licytuję za ciebie do { $up_to }. Jeśli to nie wystarczy, pasuję za ciebie. Nikt inny o tym nie wie.
german-auction-ordered_ask = Gdy przyjdzie twoja tura, licytuję za ciebie { $price } albo tyle, ile trzeba, do { $up_to }. Jeśli to nie wystarczy, dostaniesz pytanie.
german-auction-ordered_pass = Gdy przyjdzie twoja tura, licytuję za ciebie { $price } albo tyle, ile trzeba, do { $up_to }. Jeśli to nie wystarczy, pasuję za ciebie.
german-auction-will_pass = Gdy przyjdzie twoja tura, pasuję za ciebie.

german-auction-too_low = Oferta { $price } jest za niska: zalicytuj co najmniej { $least }. W gotówce masz { $cash } T.
german-auction-too_much = Nie możesz zalicytować { $price } za akcję kolei { $railroad }: w gotówce masz { $cash } T, a nikt nie może licytować więcej, niż ma.
german-auction-no_such_railroad = W tej grze nie ma kolei { $railroad }.
german-auction-sold_out = Wszystkie trzy akcje kolei { $railroad } są sprzedane.
german-auction-third_share = Trzecią akcję kolei { $railroad } można wystawić dopiero wtedy, gdy każda kolej ma sprzedane dwie. Brakuje jeszcze: { $behind }.

# Turn order.
german-order-bag = **Runda { $round }.** W worku: { $markers }.
german-order-bag_name = Runda { $round }
german-order-marker = { $player } ({ $number ->
        [one] jeden znacznik
        [few] { $number } znaczniki
       *[other] { $number } znaczników
    })
german-order-drawn = Wylosowana kolejność: **{ $players }**.

# Actions.
german-action-passes = **{ $player }** pasuje w tym ruchu.
german-build-built = **{ $player }** buduje koleją **{ $railroad }** za { $cost } { $cost ->
        [one] talara
        [few] talary
       *[other] talarów
    }: { $places }. W kasie kolei zostaje { $left }.
german-build-income = Dochód kolei **{ $railroad }** rośnie z { $before } do **{ $after }**.
german-build-linked = Kolej **{ $railroad }** ma teraz połączenie z: **{ $others }**. Wszystkie koleje wypłacają dywidendę.
german-build-dividends = { $paid_count ->
        [0] Nie ma komu wypłacić.
       *[other] Akcje kolei { $railroad } dają podwójną dywidendę. Wypłaty: { $paid }.
    }
german-build-paid = { $player } { $money }

german-build-no_share = Koleją { $railroad } mogą budować tylko jej akcjonariusze, a ty nie masz jej akcji.
german-build-nothing = Musisz zabudować co najmniej jeden heks. Jeśli nie chcesz budować, pasuj.
german-build-no_such_hex = Na tej planszy nie ma heksu { $hex }.
german-build-already_there = Kolej { $railroad } ma już tory na heksie { $place }.
german-build-not_touching = Heks { $place } nie styka się z siecią kolei { $railroad }. Najpierw zabuduj to, co leży pomiędzy.
german-build-no_locomotive = Kolej { $railroad } { $number ->
        [0] nie ma już lokomotyw do postawienia
        [one] ma do postawienia jeszcze tylko 1 lokomotywę
        [few] ma do postawienia jeszcze tylko { $number } lokomotywy
       *[other] ma do postawienia jeszcze tylko { $number } lokomotyw
    }.
german-build-too_many = Kolej { $railroad } zabudowuje naraz najwyżej { $number ->
        [one] 1 heks
        [few] { $number } heksy
       *[other] { $number } heksów
    }.
german-build-taken = { $place } należy do kolei { $owner }. Poza miastami na heksie jest miejsce tylko dla jednej kolei.
german-build-second_access = Kolej { $railroad } może mieć tylko jeden heks na wjeździe do Berlina i już go ma.
german-build-in_berlin = Kolej { $railroad } jest już w Berlinie. Wszystkie heksy Berlina to jedno miasto.
german-build-through_city = Przy tym stole budowa kończy się w pierwszym mieście, do którego dociera.
german-build-too_costly = { $place } kosztuje { $price } T, a kolei { $railroad } zostaje tylko { $left }. Własnej gotówki graczy nie można wydawać na budowę{ $unsold ->
        [0] {""}
       *[other] ; pieniądze przyniosłaby kolei sprzedaż akcji
    }.
german-build-spends_most = Kolej { $railroad } może wydać na budowę najwyżej { $most } T. Ta kosztuje dotąd { $spent }, a { $place } kosztuje jeszcze { $price }.
german-build-spends_most_on_a_hex = Kolej { $railroad } może wydać na jeden heks najwyżej { $most } T, a { $place } kosztuje { $price }.

# The end.
german-end-agrees = **{ $player }** uważa, że nic już nie można zbudować, i zgadza się na koniec. { $left ->
        [0] Teraz zgadzają się wszyscy.
       *[other] Inni dostaną pytanie przy następnym ustalaniu kolejności, chyba że do tego czasu coś zostanie zbudowane lub sprzedane.
    }
german-end-asked = { $players } { $players_count ->
        [one] uważa
       *[other] uważają
    }, że nic już nie można zbudować. Jeśli zgodzą się wszyscy pozostali, gra się tu kończy.
german-end-taken_back = **{ $player }** wycofuje zgodę na koniec.
german-end-declines = **{ $player }** chce grać dalej.
german-end-lapsed = Pozycja się zmienia, więc zgoda na koniec już się nie liczy: { $players }.
german-end-agreed_before = Już się zgadzasz na koniec.
german-end-declined_before = Ktoś chce grać dalej. Koniec możesz zaproponować znowu, gdy coś zostanie zbudowane lub sprzedane albo gdy zaproponuje go ten gracz.
german-standstill = ⏸ **Od co najmniej { $rounds } rund wszyscy tylko pasują.** Jeśli nic się już nie opłaca, naciśnij w swojej turze *{ german-button-agree_end }*: gdy zgodzą się wszyscy, gra się kończy i wygrywa największa gotówka.
german-standstill-agreed = ⏸ **Od co najmniej { $rounds } rund wszyscy tylko pasują.** Na koniec { $players_count ->
        [one] zgadza się już { $players }
       *[other] zgadzają się już { $players }
    }: pozostali dostaną pytanie po tej rundzie.
german-standstill-declined = ⏸ **Od co najmniej { $rounds } rund wszyscy tylko pasują.** **{ $player }** chce grać dalej, a nikt inny nie może znowu zaproponować końca. `/game end` zamyka stół bez wyniku, jeśli zgodzą się wszyscy.
german-end-not_agreed = Nie zgadzasz się na koniec, więc nie ma czego wycofać.
german-end-linked = Każda kolej ma połączenie z dwiema innymi: **koniec gry.**
german-end-agreed = Wszyscy zgadzają się, że nic już nie można zbudować: **koniec gry.**
german-end-stalemate = Żadna kolej nie może już nigdy budować: **koniec gry.**
german-end-cash = { $player } { $cash }
german-score_change = { $sign }{ $amount } T
german-end-won = 🏆 { $winners_count ->
        [one] Zwycięzca: **{ $winners }**
       *[other] Wspólne zwycięstwo: **{ $winners }**
    }. Gotówka: { $cash }.

# What may be chosen.
german-option-auction = { $railroad }: dochód { $income }, w kasie { $treasury } T, { $left ->
        [one] została 1 akcja
        [few] zostały { $left } akcje
       *[other] zostało { $left } akcji
    }
german-option-railroad = { $railroad }: { $treasury } T, dochód { $income }, do { $most ->
        [one] 1 heksu
       *[other] { $most } heksów
    }, zostało { $locomotives } 🚂
german-option-hex = { $place }: { $price } T ({ $total })
german-option-hex_income = { $place }: { $price } T ({ $total }), dochód +{ $gain } (potem { $income })
german-option-hex_link = { $place }: { $price } T ({ $total }), +{ $gain }, { $links ->
        [one] połączenie
       *[other] połączenia ({ $links })
    }: { $paid_count ->
        [0] nikomu nie płaci
       *[other] { $paid }
    }
german-listed-build = { $railroad } → { $place }: { $price } T, { $hexes ->
        [one] 1 heks
        [few] { $hexes } heksy
       *[other] { $hexes } heksów
    }
german-listed-income = dochód +{ $gain } (potem { $income })
german-listed-link = dochód +{ $gain }, { $links ->
        [one] połączenie
       *[other] połączenia ({ $links })
    }: { $paid_count ->
        [0] nikomu nie płaci
       *[other] { $paid }
    }
german-option-paid = { $player } { $money }
german-option-ask = teraz { $price }{ $raised ->
        [0] {""}
       *[other] , automatycznie do { $up_to }
    }, potem pytanie
german-option-pass = teraz { $price }{ $raised ->
        [0] {""}
       *[other] , automatycznie do { $up_to }
    }, potem pas

# What is to be decided. Of the player whose turn it is everybody reads it; what may be said ahead reads who says it.
german-prompt-action = **{ $player }** ma { $cash } T w gotówce i dochód { $income }; { $builds ->
        [0] { $shares ->
                [0] nie może ani budować, ani wystawić akcji, tylko pasować.
               *[other] może wystawić akcję albo pasować.
            }
       *[other] { $shares ->
                [0] może budować albo pasować.
               *[other] może budować, wystawić akcję albo pasować.
            }
    }
german-prompt-first_bid = Na licytacji jest akcja kolei **{ $railroad }** i nie ma jeszcze oferty. **{ $player }** ma { $cash } T w gotówce. Każda akcja przynosi dochód swojej kolei, gdy budowa tworzy nowe bezpośrednie połączenie, i tylko wtedy.
german-prompt-raise = **{ $bidder }** licytuje { $price } za akcję kolei **{ $railroad }**. **{ $player }** ma { $cash } T w gotówce i może przebić albo spasować.
german-prompt-ahead = Na licytacji jest akcja kolei **{ $railroad }**. To jeszcze nie twoja tura, ale możesz już zdecydować, jak wysoko licytujesz albo że pasujesz. W gotówce masz { $cash } T.
german-prompt-raise_ahead = **{ $bidder }** licytuje { $price } za akcję kolei **{ $railroad }**. To jeszcze nie twoja tura, ale możesz już zdecydować, jak wysoko licytujesz albo że pasujesz. W gotówce masz { $cash } T.
german-prompt-agreement = { $players } { $players_count ->
        [one] uważa
       *[other] uważają
    }, że nic już nie można zbudować. Czy **{ $player }** zgadza się zakończyć grę?
german-never-only_passes = Pasuj za mnie zawsze, gdy mogę tylko pasować
german-answered-only_passes = tury, w których możesz tylko pasować
german-pass-auction = Nie licytuj dalej
german-pass-unbid = Nie licytuj
german-pass-ahead = Pasuj, gdy przyjdzie moja tura
german-bid-ahead = Licytuj przed moją turą

# Why a built-in opponent would make a move: after a colon.
german-hint-build = to, co kolej { $railroad } potem zarabia lub wypłaca, da twoim akcjom więcej niż jakakolwiek licytacja.
german-hint-auction = według wstępnej oceny akcja kolei { $railroad } przyniesie ci więcej, niż pewnie zaoferują inni; w licytacji jej wartość zostanie oceniona dokładniej.
german-hint-auction_link = za pieniądze z tej akcji kolej { $railroad } może zbudować połączenie, które jest dla ciebie warte więcej.
german-hint-auction_tried = według wstępnej oceny ta akcja nic ci nie daje, ale nic innego nie jest lepsze.
german-hint-bid = do ceny { $most } akcja się zwraca i jeszcze przynosi zysk.
german-hint-pass_bid = akcja kosztuje więcej, niż pewnie przyniesie.
german-hint-pass = ani budowa, ani licytacja nic nie dają.
german-hint-agree_end = nie zostało nic, co warto budować.
german-hint-play_on = jest jeszcze coś do zyskania.
german-hint-compared = { $why } Po dograniu wielu gier do końca: ten ruch – { $won } wygranych na 100, { $other } – { $other_won }.
german-hint-compared_even = { $why } Po dograniu wielu gier do końca: ten ruch – { $won } wygranych na 100, { $other } – mniej więcej tyle samo.
german-hint-share_compared = { $why } Gry rozegrane do końca z tą akcją i bez niej wyceniają ją na około { $worth }.
german-instead-build = budowa kolei { $railroad } do { $place }
german-instead-auction = wystawienie akcji kolei { $railroad }
german-instead-pass = pas

# Short names on the axis of a graph, and the graphs.
german-order-bag_short = R { $round }
german-graph-cash = Pieniądze graczy (talary)
german-graph-income = Dochód graczy (talary)
german-graph-dividends = Dywidendy graczy, według nowych połączeń (talary)
german-graph-payers = Dywidendy z akcji kolei, według nowych połączeń (talary)
german-graph-link = { $railroad }–{ $others }
german-graph-railroads = Dochód kolei (talary)
german-graph-routes = Sieci kolei (heksy)

# How what others did touches a player; only that player reads it.
german-effect-outbid = Ktoś cię przebija: { $price } T.
german-effect-paid = Dostajesz { $amount } T.
german-effect-income = Twój dochód zmienia się z { $was } na **{ $now } T**.
german-effect-share = **{ $player }** ma o jedną akcję kolei **{ $railroad }** więcej; ty masz { $own }.
