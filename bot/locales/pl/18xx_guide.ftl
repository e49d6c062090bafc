# 18xx games, leading through a turn: whose turn it is and what is to be decided, and what a pass means there.

g18xx-prompt-stock = Runda giełdowa { $number }: { $player } ma { $cash } { g18xx-currency }, certyfikaty: { $held } (limit { $most }){ $debt ->
        [0] {""}
       *[other] , a dług wynosi { $debt } { g18xx-currency }
    }. { $sells ->
        [0] { $acts ->
            [0] Możliwy jest tylko pas.
           *[other] Teraz można { $act } albo spasować.
        }
       *[other] { $acts ->
            [0] Można sprzedać certyfikaty; niczego nie można kupić.
           *[other] Najpierw sprzedaż; potem można { $act } albo spasować.
        }
    }
g18xx-prompt-stock_option = Runda giełdowa { $number }: { $player } ma { $cash } { g18xx-currency }, certyfikaty: { $held } (limit { $most }). Zanim kupi się cokolwiek innego, trzeba zapłacić drugą połowę ceny certyfikatu spółki { $company }, { $due } { g18xx-currency }; zajmuje to całą turę{ $acts ->
        [0] , a na razie brakuje na to gotówki
       *[other] {""}
    }.
# What can be done, in the infinitive, as in „Teraz można kupić jeden certyfikat lub założyć spółkę albo spasować.”
g18xx-act-nothing = nic nie robić
g18xx-act-buy = kupić jeden certyfikat
g18xx-act-option = wziąć opcję na certyfikat
g18xx-act-pay_option = zapłacić drugą połowę opcji
g18xx-act-par = założyć spółkę
g18xx-act-buy_private = kupić
g18xx-act-sell_private = sprzedać
g18xx-act-use_private = wykorzystać
g18xx-either-more = { $first }, { $next }
g18xx-either-last = { $first } lub { $next }
g18xx-prompt-must_sell = Runda giełdowa { $number }: { $player } ma za dużo certyfikatów ({ $held } przy limicie { $most }), więc najpierw musi sprzedać.
g18xx-prompt-offer = Na ofertę odpowiada { $asked }.
g18xx-prompt-home_tile = **{ $company }** ({ $cash } { g18xx-currency }) kładzie kafel w swojej siedzibie.
g18xx-prompt-home_city = **{ $company }** wybiera miasto dla swojej stacji początkowej.
g18xx-prompt-track_home = **{ $company }** ({ $cash } { g18xx-currency }) musi najpierw położyć tory w swojej siedzibie: { $place }.
g18xx-prompt-track = **{ $company }** ({ $cash } { g18xx-currency }) może położyć { $yellow ->
        [one] żółty kafel
        [few] do { $yellow } żółtych kafli
       *[other] do { $yellow } żółtych kafli
    }{ $upgrade ->
        [0] {""}
       *[other] {" "}albo zmodernizować kafel
    }{ $tunnel ->
        [0] {""}
       *[other] , a przedtem lub potem zbudować tunel
    }.
g18xx-prompt-track_done = **{ $company }** ({ $cash } { g18xx-currency }) nie może położyć więcej zwykłych kafli{ $acts ->
        [0] .
       *[other] , ale może jeszcze { $act } { g18xx-privates }.
    }
g18xx-prompt-station = **{ $company }** ({ $cash } { g18xx-currency }) może zbudować stację za { $price } { g18xx-currency }; { $left ->
        [one] została jej jedna
        [few] zostały jej { $left }
       *[other] zostało jej { $left }
    }.
g18xx-prompt-station_too_dear = **{ $company }** ({ $cash } { g18xx-currency }) nie może zapłacić { $price } { g18xx-currency } za stację, chyba że najpierw sprzeda { g18xx-privates }.
g18xx-prompt-run = **{ $company }** uruchamia pociągi: { $trains }.
g18xx-prompt-dividend = **{ $company }** ma { $revenue } { g18xx-currency } dochodu: wypłacić dywidendę czy zatrzymać?
g18xx-prompt-trains = **{ $company }** ({ $cash } { g18xx-currency }) może kupić pociągi; ma ich { $trains } (limit { $limit }).
g18xx-prompt-must_buy = **{ $company }** ({ $cash } { g18xx-currency }) musi kupić pociąg, który może uruchomić.
g18xx-prompt-trade = **{ $company }** ({ $cash } { g18xx-currency }) może jeszcze { $act } { g18xx-privates }, zanim skończy się jej tura.
g18xx-prompt-fleet = **{ $company }** ({ $cash } { g18xx-currency }) decyduje, co zrobić z przejętymi pociągami.
g18xx-prompt-reclaim = **{ $company }** ma na jednym heksie dwie stacje i jedną z nich zabiera.
g18xx-prompt-tunnel = **{ $company }** ({ $cash } { g18xx-currency }) { $laid ->
        [0] nie może położyć kafla, ale może zbudować tunel
       *[other] ma już położony kafel i może jeszcze zbudować tunel
    }.
g18xx-prompt-discard = **{ $company }** przekracza limit pociągów i musi oddać pociąg.

g18xx-button-home_tile = Połóż kafel w siedzibie
g18xx-button-home = Wybierz siedzibę
g18xx-button-next_tile = Połóż następny kafel
g18xx-button-station = Stacja za { $price } { g18xx-currency }

g18xx-pass-stock_done = Gotowe, bez kupna
g18xx-pass-track = Nie kładź torów
g18xx-pass-track_done = Tory gotowe
g18xx-pass-station = Bez stacji
g18xx-pass-trains = Pociągi gotowe
g18xx-pass-trade = Zakończ turę
g18xx-pass-fleet = Zostaw pociągi bez zmian

g18xx-never-trade = { $company }: nigdy nie pytaj o { g18xx-privates }
g18xx-never-idle = { $company }: nie pytaj o pociągi, których nie może uruchomić
g18xx-answered-idle = pociągi, których { $company } nie może uruchomić
g18xx-answered-trade = { g18xx-privates } spółki { $company }

# What a kind of move is good for, as the help says it of what can be done now.
g18xx-purpose-bid = przynosi właścicielowi pieniądze w każdej rundzie operacyjnej
g18xx-purpose-buy_first = jest twoja za podaną cenę i przynosi ci pieniądze w każdej rundzie operacyjnej
g18xx-purpose-pass = grasz dalej bez tego i zachowujesz pieniądze
g18xx-purpose-buy = akcje przynoszą dywidendy i liczą się na końcu; kto ma ich najwięcej, kieruje spółką
g18xx-purpose-par = kierujesz spółką i decydujesz, co buduje i wypłaca; wyższa cena emisyjna daje jej więcej pieniędzy
g18xx-purpose-sell = gotówka na coś lepszego, ale cena spada
g18xx-purpose-option = teraz połowa ceny za coś, co liczy się jako 10%, a reszta później
g18xx-purpose-pay_option = certyfikat liczy się w całości
g18xx-purpose-repay = możesz znowu kupować akcje
g18xx-purpose-company = spółka ma jej przychód i może jej raz użyć przy torach
g18xx-purpose-sell_company = pieniądze do skarbca, ale już jej nie ma
g18xx-purpose-purple = jeszcze jeden kafel w tej turze
g18xx-purpose-waive = ten sam kafel za mniej pieniędzy
g18xx-purpose-tile = lepsze trasy dają więcej, gdy jadą pociągi
g18xx-purpose-tunnel = droga pod heksem, cokolwiek na nim leży
g18xx-purpose-cheap_tunnel = ten sam tunel za mniej pieniędzy
g18xx-purpose-token = mogą się tam zaczynać trasy, a innym zamyka to drogę
g18xx-purpose-run = pociągi zarabiają dochód spółki
g18xx-purpose-dividend = przy wypłacie pieniądze dostają gracze, a cena rośnie; przy zatrzymaniu dostaje je spółka, a cena spada
g18xx-purpose-acquire = jej pieniądze, pociągi i stacje przechodzą do twojej spółki
g18xx-purpose-train = bez pociągów spółka nic nie zarabia, a nowy rodzaj posyła stare na złom
g18xx-purpose-mail = dochód w każdej następnej turze
g18xx-purpose-accept = umowa wchodzi w życie tak, jak ją zaproponowano
g18xx-purpose-refuse = wszystko zostaje bez zmian
g18xx-purpose-counter = druga strona może się zgodzić na twoją cenę
g18xx-purpose-withdraw = możesz zrobić coś innego
g18xx-purpose-exchange = jeździ jako pociąg takiej wielkości, jaką ma spółka kupująca
g18xx-purpose-scrap = robi miejsce w limicie pociągów
g18xx-purpose-reclaim = stację można zbudować gdzie indziej
g18xx-purpose-discard = limit pociągów nie pozwala na więcej
g18xx-purpose-merge = dwie koleje lokalne stają się jedną spółką na mapie głównej
g18xx-purpose-lokalbahn = to nazwa i kolor nowej spółki

# Why a built-in opponent would make a move: after a colon.
g18xx-hint-auction = do końca gry przyniesie więcej, niż teraz kosztuje.
g18xx-hint-par = przy tej cenie pieniędzy wystarczy, żeby spółka zaczęła działać.
g18xx-hint-buy = ze wszystkich dostępnych akcji ta obiecuje najwięcej za swoją cenę.
g18xx-hint-buy_float = pomaga założonej przez ciebie spółce zacząć działać.
g18xx-hint-pay_option = po zapłaceniu reszty certyfikat liczy się w całości i znów możesz kupować inne.
g18xx-hint-sell_limit = musisz coś sprzedać, a te akcje obiecują najmniej.
g18xx-hint-sell_train = trzeba zapłacić za pociąg, a te akcje obiecują najmniej.
g18xx-hint-sell_float = założona przez ciebie spółka potrzebuje tych pieniędzy, żeby zacząć działać.
g18xx-hint-sell_start = za te pieniądze możesz założyć spółkę, która obiecuje więcej niż te akcje.
g18xx-hint-sell_better = nie możesz mieć więcej certyfikatów, a inna akcja obiecuje dużo więcej niż ta.
g18xx-hint-sell_falling = { $cards ->
        [0] spółka nie ma pociągu ani pieniędzy na nowy: jej kurs spadnie.
        [1] po sprzedaży następnego pociągu z talii spółka może zostać bez pociągu i bez pieniędzy na nowy: jej kurs by spadł.
        [few] po sprzedaży następnych { $cards } pociągów z talii spółka może zostać bez pociągu i bez pieniędzy na nowy: jej kurs by spadł.
       *[other] po sprzedaży następnych { $cards } pociągów z talii spółka może zostać bez pociągu i bez pieniędzy na nowy: jej kurs by spadł.
    }
g18xx-hint-tile = z nim spółka ma za tę cenę najlepszą sieć, licząc to, co zarabiają obecne pociągi, i to, co zarobiłby ten, na który buduje.
g18xx-hint-tile_special = kafel poprawia trasy spółki na tyle, że warto zużyć na niego tę zdolność.
g18xx-hint-token = stacja otwiera drogę do dochodu większego niż jej koszt.
g18xx-hint-run = lepszej trasy nie znaleziono.
g18xx-hint-run_train = { $train }: { $stops } – { $revenue } { g18xx-currency }
g18xx-hint-run_alike = { $trains }: { $stops } – po { $revenue } { g18xx-currency }
g18xx-hint-run_total = razem { $revenue } { g18xx-currency }
g18xx-hint-payout = spółka ma pociąg, którego potrzebuje, więc pieniądze mogą dostać akcjonariusze.
g18xx-hint-withhold = spółka będzie wkrótce potrzebować pieniędzy na pociąg.
g18xx-hint-train = przyniesie spółce więcej, niż kosztuje.
g18xx-hint-train_none = spółka nie ma pociągu, którym może jeździć.
g18xx-hint-train_rust = pociągi spółki mogą niedługo pójść na złom.
g18xx-hint-train_own = inna twoja spółka może się bez niego obejść.
g18xx-hint-train_other = potrzebuje go inna twoja spółka, która sama nie może za niego zapłacić.
g18xx-hint-train_must = spółka musi kupić pociąg, a innego dla niej nie ma.
g18xx-hint-train_debt = { $why } Dokładasz { $amount } { g18xx-currency }, z tego { $borrowed } { g18xx-currency } z pożyczki. Na koniec gry tyle samo trzeba zapłacić jako odsetki.
g18xx-hint-private = te pieniądze trafiają do ciebie, a spółka nie potrzebuje ich na pociąg.
g18xx-hint-exchange = po odwróceniu jest to pociąg, którym spółka może jeździć.
g18xx-hint-discard = ten pociąg ma najmniejszy zasięg ze wszystkich.
g18xx-hint-discard_idle = spółka nie może nim jeździć.
g18xx-hint-accept = cena jest wyższa niż wartość tego, co się za nią oddaje.
g18xx-hint-refuse = cena jest niższa niż wartość tego, co trzeba by oddać.
g18xx-hint-refuse_counter = cena z pierwszej oferty odpowiada wartości.
g18xx-hint-pass_stock = żadna dostępna teraz akcja nie obiecuje więcej niż same pieniądze.
g18xx-hint-pass_nothing = teraz niczego nie można kupić.
g18xx-hint-pass = nic, co można zrobić w tym kroku, nie jest warte swojej ceny.
g18xx-hint-played_on = spośród kilku wypróbowanych ruchów po nim wypadasz na końcu najlepiej na tle innych.
g18xx-hint-compared = { $why } Po dograniu do końca: ten ruch – majątek około { $worth } { g18xx-currency }, { $other } – około { $other_worth } { g18xx-currency }.
g18xx-hint-compared_even = { $why } Po dograniu do końca: ten ruch – majątek około { $worth } { g18xx-currency }, { $other } – mniej więcej tyle samo.
g18xx-hint-compared_more = { $why } Po dograniu do końca: ten ruch – majątek około { $worth } { g18xx-currency }, { $other } – około { $other_worth } { g18xx-currency }, ale to zbyt niepewne albo bardziej pomaga innemu graczowi.
g18xx-hint-bankruptcies = { $why } Ktoś zbankrutował, co od razu kończy grę, w { $mine } z { $games } partii po tym ruchu i w { $others } z { $games } po drugim; kwoty ich nie obejmują.
g18xx-hint-bankruptcies_counted = { $why } Ktoś zbankrutował, co od razu kończy grę, w { $mine } z { $games } partii po tym ruchu i w { $others } z { $games } po drugim; kwoty obejmują też te partie.
g18xx-instead-par = założenie spółki { $company } z ceną emisyjną { $price } { g18xx-currency }
g18xx-instead-buy = zakup akcji spółki { $company }
g18xx-instead-option = opcja na akcję spółki { $company }
g18xx-instead-pay_option = zapłacenie drugiej połowy opcji
g18xx-instead-sell = sprzedaż { $percent }% akcji spółki { $company }
g18xx-instead-pass = pas
g18xx-instead-payout = wypłata dywidendy
g18xx-instead-withhold = zatrzymanie dochodu
g18xx-instead-train = kupno pociągu { $train }
g18xx-instead-train_of = kupno pociągu { $train } spółki { $company } za { $price } { g18xx-currency }

# What a tile or a station would bring in the same turn.
g18xx-foresee = 🚂 Co pojedzie?
g18xx-foresee-run = Potem **{ $company }** zarobi { $revenue } { g18xx-currency }; w obecnym stanie { $now } { g18xx-currency }.
