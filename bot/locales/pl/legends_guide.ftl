# Legends of the West: what is decided just now, and help that teaches the rules in force.

# What everybody is told of a decision. Nobody is spoken to, as everybody reads it.
legends-decides-keep_opening = { $players_count ->
        [one] **{ $players }** jeszcze wybiera pierwsze bilety: co najmniej { $must }.
       *[other] **{ $players }** jeszcze wybierają pierwsze bilety: co najmniej po { $must }.
    }
legends-decides-keep_opening_own = Wybierz swoje pierwsze bilety.
legends-decides-keep = { $offered ->
        [one] **{ $players }** { $players_count ->
            [one] decyduje
           *[other] decydują
        }, czy zachować bilet.
       *[other] **{ $players }** { $players_count ->
            [one] wybiera
           *[other] wybierają
        } bilety{ $must ->
            [0] {" "}i można nie zachować żadnego.
            [one] : trzeba zachować co najmniej jeden.
           *[other] : trzeba zachować co najmniej { $must }.
        }
    }
legends-decides-keep_own = { $offered ->
        [one] Zachowujesz ten bilet?
       *[other] Wybierz spośród dobranych biletów.
    }
legends-decides-again = **{ $players }** może przejechać jeszcze raz, trasą o najwyżej { $most } polach.
legends-decides-engage = { $players_count ->
        [one] **{ $players }** zatrudnia specjalistę.
       *[other] **{ $players }** zatrudniają specjalistów. Wszyscy mogą odpowiedzieć już teraz; pierwszy wybór ma ten, kto skończył najniżej.
    }
legends-decides-stake = { $players_count ->
        [one] **{ $players }** jeszcze decyduje
       *[other] **{ $players }** jeszcze decydują
    }, czy { $bond ->
        [0] oznaczyć bilet flagowy
       *[other] kupić obligację za ${ $price }{ $flagship ->
            [0] {""}
           *[other] {" "}i czy oznaczyć bilet flagowy
        }
    }.
legends-decides-retire = Ostatnie miejsce: **{ $players }** wycofuje na zawsze jedno z odsłoniętych wydarzeń.
legends-decides-gift = Pierwsze miejsce: **{ $players }** daje tegoroczną pocztówkę innej spółce.
legends-decides-open = Ostatnie miejsce: **{ $players }** otwiera nową planszę. Co mówią wieczka:
    { $lids }
legends-decides-large = **{ $players }** { $players_count ->
        [one] może
       *[other] mogą, każda osoba raz,
    } zrobić z jednego małego miasta na końcu swojej trasy duże miasto.
legends-decides-depot = **{ $players }** { $players_count ->
        [one] może
       *[other] mogą, każda osoba jedną,
    } zbudować zajezdnię w małym mieście z biletu zrealizowanego w tej partii.
legends-decides-survey = **{ $players }** może wykonać { $card }: { $rule }
legends-decides-herd = **{ $players }** bierze jedno z dwóch stad: { $cities }.
legends-decides-dig = **{ $players }** kopie w jednym z dwóch miast: { $cities }.
legends-decides-well = Studnia jest wyschnięta. **{ $players }** płaci ${ $dollars } albo { $number ->
        [one] kartą
       *[other] { $number } kartami
    }.
legends-decides-discard = **{ $players }** { $players_count ->
        [one] odrzuca
       *[other] odrzucają
    } { $number ->
        [one] kartę
        [few] { $number } karty
       *[other] { $number } kart
    } ({ $why }).
legends-decides-each = **{ $players }** { $players_count ->
        [one] może
       *[other] mogą, każda osoba osobno,
    } skorzystać z wydarzenia „{ $event }”: { $rule }
legends-decides-peek = **{ $players }** ogląda następne wydarzenie ({ $power }) i zostawia je albo wkłada pod talię.
legends-decides-raise = { $players_count ->
        [one] **{ $players }** jeszcze decyduje
       *[other] **{ $players }** jeszcze decydują
    }, czy premia spółki ma do końca kampanii wynosić ${ $dollars }, czy ${ $less } i kartę.
legends-decides-drop = **{ $players }** ma więcej patentów niż { $most } i jeden wycofuje.

# The button by which it is answered.
legends-answers-herd = Weź stado
legends-answers-dig = Kop
legends-answers-well = Zapłać za studnię
legends-answers-discard = Odrzuć
legends-answers-each = Wydarzenie: skorzystaj lub nie
legends-answers-peek = Obejrzyj wydarzenie
legends-answers-raise = Podwyższ premię
legends-answers-drop = Wycofaj patent
legends-answers-again = Nie jedź drugi raz
legends-answers-second_card = Dobierz drugą kartę
legends-answers-large = Zrób duże miasto
legends-answers-depot = Zbuduj zajezdnię
legends-answers-survey = Wykonaj pomiar

# The rules. Each is taught from the game on in which it is in force.
legends-teaches-turn = Tura to jedna z trzech rzeczy: dobranie dwóch kart, przejazd jedną trasą albo dobranie biletów.
legends-teaches-drawing = Dobieranie: każda karta pochodzi z talii albo z odkrytych kart. Odkryty joker może być tylko twoją pierwszą kartą i jest wtedy jedyną. Gdy wśród odkrytych { $resets ->
        [few] są { $resets } jokery
       *[other] jest { $resets } jokerów
    }, wszystkie odkryte karty wykłada się na nowo. Gdy w talii i wśród odrzuconych jest razem najwyżej { $least } kart, nie wolno dobierać kart.
legends-teaches-travelling = Przejazd: zapłać jedną kartę za każde pole, w kolorze trasy, a za szarą trasę w jednym dowolnym kolorze; joker zastępuje każdy kolor. Twoje trasy nie muszą się łączyć. Przejazd do dużego miasta daje kartę z talii. W tej partii każda spółka ma { $trains ->
        [few] { $trains } wagony
       *[other] { $trains } wagonów
    }.
legends-teaches-tickets = Bilety: dobierz { $drawn }, zachowaj co najmniej { $keep }. Jeśli na koniec partii twoje własne wagony łączą dwa miasta biletu, wypłaca on swoją wartość; jeśli nie, zabiera ją.
legends-teaches-events = Wydarzenia: dobrana gazeta odsłania następne wydarzenie. Bieżące jest tylko to na wierzchu.
legends-teaches-bonus = Premia spółki: spółka, która przejeżdża trasą własnego koloru, zyskuje ${ $dollars }.
legends-teaches-pairs = Pary: nikt nie może mieć dwóch tras między tymi samymi miastami.{ $open ->
        [0] {" "}Gdy jedna z podwójnych tras ma właściciela, druga jest zamknięta.
       *[other] {""}
    }
legends-teaches-end = Koniec: gdy ktoś kończy turę z najwyżej { $trains } wagonami, każdy ma jeszcze jedną turę. Liczą się monety, bilety i niewykorzystane wagony (brak wagonów daje ${ $most }); partię wygrywa ten, kto ma najwięcej dolarów.
legends-teaches-campaign = Kampania: każdy kwit bankowy idzie do skarbca swojej spółki. Po { $games }. partii skarbce zostają otwarte, a spółka z największą liczbą dolarów jest legendą Zachodu. Po każdej partii ostatnia spółka wycofuje jedno z odsłoniętych wydarzeń i zaczyna następną partię.
legends-teaches-raised = Premia spółki: spółka, która przejeżdża trasą własnego koloru, bierze to, co ma wybrane na stałe: ${ $money } albo ${ $less } i { $cards ->
        [one] kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
legends-teaches-stamps = Stemple: zrealizowany bilet dostaje stempel spółki. Bilet ze stemplami innych, a bez twojego, daje ci za każdy z nich ${ $dollars } więcej. Bilet z { $worn } stemplami jest wycofywany, dopóki zostaje dość innych. Numerowany bilet jest wycofywany i przynosi pocztówkę o swoim numerze.
legends-teaches-postcards = Pocztówki: jedną stronę czyta się na głos, druga jest tajemnicą właściciela, dopóki karta nie zostanie zrealizowana albo zagrana. W biurze jest miejsce na { $most ->
        [one] jeden patent
        [few] { $most } patenty
       *[other] { $most } patentów
    }. O kartę, która działa na wydarzenia albo na koniec partii, nikt nie pyta: zostaw zlecenie, które mówi, kiedy ma zadziałać.
legends-teaches-opening = Plansze: po każdej partii aż do { $last }. ostatnia spółka otwiera nową planszę.
legends-teaches-specialists = Specjaliści: każda spółka zatrudnia jedną osobę na partię, a pierwszy wybór ma ta, która w poprzedniej skończyła ostatnia. Potem ta osoba jest przez jedną partię na urlopie.
legends-teaches-depots = Zajezdnie: po partii każda spółka może zbudować jedną w małym mieście z biletu, który zrealizuje, razem najwyżej { $most }. Przejazd do własnej daje { $cards ->
        [one] kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }; pierwszy w partii przejazd do cudzej przynosi jej właścicielowi ${ $dollars }.
legends-teaches-combine = Kartel: trasa pod jego wagonami kosztuje oprócz zestawu ${ $dollars } za pole; potem wagony znikają.
legends-teaches-growth = Wzrost: po tej partii ostatnia spółka, a potem zwycięska, mogą zrobić duże miasto z jednego małego miasta na końcu swojej trasy.
legends-teaches-bonds = Obligacje: przed partią spółka może kupić jedną za ${ $price }. Daje ona ${ $dollars } za każdy zrealizowany bilet wart co najmniej ${ $value }, najwyżej ${ $most }, i idzie do skarbca.
legends-teaches-express = Ekspres: bilet z naklejką daje ${ $dollars } więcej, jeśli twoje wagony łączą też miasto z naklejki.
legends-teaches-through = Premia przelotowa: ${ $dollars } za każdą planszę ponad { $free }, na której twoja największa sieć ma miasto, najwyżej ${ $most }.
legends-teaches-exhibition = Wystawa, w tej partii: pierwsza spółka z trasą do jej miasta zyskuje ${ $first }. Na końcu sieć, która obejmuje to miasto i dotyka co najmniej { $boards } plansz, daje ${ $dollars }.
legends-teaches-flagship = Bilet flagowy: bilet oznaczony przez spółkę w tajemnicy liczy się { $times ->
        [2] podwójnie
       *[other] { $times } razy
    }, zrealizowany czy nie.
legends-teaches-steamer = Parowce: po przejeździe do portu możesz odrzucić jokera i postawić tam parowiec, najwyżej { $most } w partii; w porcie { $berths ->
        [one] jest jedno miejsce cumowania
        [few] są { $berths } miejsca cumowania
       *[other] jest { $berths } miejsc cumowania
    }. Dwa twoje parowce na jednej wodzie (Atlantyk i Zatoka albo Pacyfik) łączą dla biletów swoje miasta, a bilety dają wtedy o ${ $less } mniej, ale co najmniej $1.
legends-teaches-survey = Pomiar: trasa bez koloru przyjmuje kolor zestawu na zawsze i daje ${ $dollars } za pole, najwyżej ${ $most }. Trasy między tymi samymi miastami mają różne kolory.
legends-teaches-herds = Stada: przejazd do miasta ze stadem zabiera je; spółka ma ich najwyżej { $most }. Na końcu policz swoje stada, których miasto twoje wagony łączą z dużym miastem: jedno, dwa, trzy i tak dalej dają { $pays }.
legends-teaches-coal = Węgiel: na początku każdy ma { $opening }, najwyżej { $most }. Trasa o co najmniej { $length } polach spala jeden, a jeśli węgla nie masz, kosztuje ${ $dollars }. Tura, w której dobierasz dwie karty w ciemno, przywraca jeden.
legends-teaches-well = Studnie: każda czaszka w zestawie daje ${ $gain }, a ${ $there }, jeśli trasa kończy się w Suchej Krainie. Ale jeśli karta, którą się wtedy odsłania, też ma czaszkę, płacisz zamiast tego ${ $loss } albo { $cards ->
        [one] kartą
       *[other] { $cards } kartami
    }.
legends-teaches-trestle = Estakady: każdy znak na trasie kosztuje jedną kartę więcej, dowolnego koloru, albo ${ $dollars }. Za każde { $every } znaki przejechane w partii zyskujesz ${ $pays }.
legends-teaches-charter = Przywilej: pierwsze spółki, których wagony łączą port nad Atlantykiem z portem nad Pacyfikiem, zyskują { $pays }. Pierwsza z nich dostaje też do skarbca wstęgę, na koniec kampanii wartą ${ $ribbon }.
legends-teaches-dig = Kopanie: przy pierwszym przejeździe do każdego miasta z działką spółka losuje { $base ->
        [one] bryłkę
        [few] { $base } bryłki
       *[other] { $base } bryłek
    } i po jednej za każdy kilof w zestawie, razem najwyżej { $most }; najlepszą zachowuje i dostaje jej dolary.

# What is worth something when the vaults are opened: told as soon as a company can have it.
legends-vaults-priced = 🔐 { $worth }
legends-vaults-worth-ribbon = Wstęga w skarbcu jest na koniec kampanii warta ${ $dollars }.
legends-vaults-worth-bond = Obligacja w skarbcu jest na koniec kampanii warta ${ $dollars }.
legends-vaults-worth-deed = Akt własności w skarbcu (wykonany pomiar) jest na koniec kampanii wart ${ $dollars }.
legends-vaults-worth-parcels = Paczki w skarbcu tworzą zestawy różnych rzeczy, na koniec kampanii warte { $sets }. Z tego, co zostaje, powstają dalsze zestawy.
legends-vaults-worth-set = ${ $dollars } za { $kinds ->
        [1] jedną
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
       *[other] { $kinds }
    }
legends-vaults-worth-districts = Na koniec kampanii każdy dystrykt przynosi ${ $dollars } spółce, która ma w nim najwięcej zajezdni; jeśli kilka ma ich tyle samo, zyskuje każda z nich. Dystrykty to { $districts }.
legends-district-start = cztery plansze z początku
legends-district-east = Wschód ({ $boards })
legends-district-middle = Środek ({ $boards })
legends-district-mountains = Góry ({ $boards })
legends-district-coast = Wybrzeże ({ $boards })

# What a kind of move is good for, as the help says it of what can be done now.
legends-purpose-keep = zrealizowany wypłaca na końcu swoją wartość, niezrealizowany ją zabiera
legends-purpose-draw = kartami płacisz za trasy
legends-purpose-tickets = więcej do zyskania na końcu, jeśli zdążysz je zrealizować
legends-purpose-pass = nie możesz zrobić nic innego
legends-purpose-travel = trasa jest twoja i łączy miasta z twoich biletów, a obowiązujące zasady mogą ci za nią zapłacić
legends-purpose-use = karta robi to, co mówi, przed twoją turą
legends-purpose-skip = partia toczy się dalej bez tego, kto nic nie robi
legends-purpose-choose = partia czeka na twoją odpowiedź
legends-purpose-engage = zdolność tej osoby jest twoja na tę partię
legends-purpose-stake = może się opłacić na końcu, a kosztuje, jeśli się nie uda
legends-purpose-retire = w tej kampanii już się nie pojawi
legends-purpose-give = dostaje ją inna spółka, którą wybierzesz
legends-purpose-open = jej miasta, bilety i zasada wchodzą do kampanii na zawsze
legends-purpose-build = zostaje na mapie do końca kampanii
legends-purpose-standing = to, co zostawisz w tajemnicy, zadziała w odpowiedniej chwili i nie trzeba cię pytać
