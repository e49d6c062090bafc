# Legends of the West: what happens before and after the turns of a game, and at the end of the campaign.

# The story is read aloud.
legends-story-read = 📖 **{ $year } · { $card }**
    {""}*{ $front }*
    { $back }
legends-story-pause = 📖 **{ $card }** · { $front }
legends-story-turned = 📖 Karta zostaje odwrócona. **{ $card }**
    {""}*{ $back }*
legends-express = 🏷️ { $ticket } staje się biletem ekspresowym (przez: { $city }).
legends-exhibition = 🏛️ Wystawa odbywa się w mieście **{ $city }**. Do końca kampanii jest to duże miasto.

# Before the first turn.
legends-engaged = 🤝 **{ $player }** zatrudnia: **{ $specialist }**, „{ $rule }”
legends-raised = 🎨 Premia spółki, którą kieruje **{ $player }**, wynosi do końca kampanii { $form }.
legends-bond-bought = 📜 **{ $player }** kupuje obligację.

# The slips.
legends-last_turn = 🏁 To była ostatnia tura.
legends-end = Bilety zostają pokazane.
legends-slip = **{ $player }: ${ $dollars }** · monety ${ $coins } · { legends-slip-trains } ${ $leftover }{ $completed_count ->
        [0] {""}
       *[other] {" "}· zrealizowane { $completed }
    }{ $unfinished_count ->
        [0] {""}
       *[other] {" "}· niezrealizowane { $unfinished }
    }{ $herds ->
        [0] {""}
       *[other] {" "}· stada ${ $herds }
    }{ $through ->
        [0] {""}
       *[other] {" "}· premia przelotowa ${ $through }
    }{ $exhibition ->
        [0] {""}
       *[other] {" "}· Wystawa ${ $exhibition }
    }{ $bond ->
        [0] {""}
       *[other] {" "}· obligacja ${ $bond }
    }{ $powers_count ->
        [0] {""}
       *[other] {" "}· { $powers }
    }
legends-slip-trains = niewykorzystane wagony ({ $trains })
legends-slip-ticket = { $a } – { $b }{ $flagship ->
        [0] {""}
       *[other] {" "}(flagowy)
    } { $forgiven ->
        [0] { $lost ->
            [0] ${ $dollars }
           *[other] −${ $dollars }
        }{ $steamer ->
            [0] {""}
           *[other] {" "}parowcem
        }
       *[other] darowany
    }
legends-slip-power = { $power } ${ $dollars }
legends-won = 🏆 Tę partię wygrywa **{ $player }** z wynikiem ${ $dollars }. Ostatnie miejsce i kartę pierwszego gracza ma **{ $last }**.
legends-score_change = { $sign }${ $amount }

# With the opening of a game's story: the story speaks of companies, the table of people.
legends-companies = Przy stole: { $companies }.
legends-companies-of = **{ $name }** ({ $player })

# What stays.
legends-gift = 🎁 **{ $player }** daje tegoroczną pocztówkę graczowi **{ $other }**.
legends-ticket-numbered = **{ $player }** wycofuje numerowany bilet { $ticket } (nr { $number }).
legends-ticket-stamped = **{ $player }** stempluje: { $tickets }.
legends-ticket-retired = 🗑️ Zużyte i wycofane: { $tickets }.
legends-frontier-opened = ## 🌄 { $board }
    {""}*{ $words }*
    {""}Otwiera ją **{ $player }**. Jej miasta: { $cities }. Od następnej partii nowe bilety, które tam prowadzą ({ $tickets }), i trzy nowe wydarzenia są w talii: { $events }.
    {""}**Nowa zasada.** { $rule }
legends-build-nothing = **{ $player }** nic nie buduje.
legends-build-large = 🏙️ **{ $player }** zamienia miasto **{ $place }** w duże.
legends-build-depot = 🏚️ **{ $player }** buduje zajezdnię w mieście **{ $place }**.
legends-build-track = 🛤️ **{ $player }** kładzie drugą trasę obok **{ $place }**.
legends-build-others = i inne
legends-game-over = Partia { $number } kampanii jest skończona.

# The end of the campaign.
legends-vaults-opened = ## 🔓 Skarbce zostają otwarte
legends-vault = **{ $company }: ${ $total }** · kwity ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· za opuszczone partie ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· wstęgi ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· obligacje ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· akty własności ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels ->
            [one] jedna paczka
            [few] { $parcels } paczki
           *[other] { $parcels } paczek
        } ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· zajezdnie w dystryktach ${ $districts }
    } · { $won ->
        [0] bez wygranej partii
        [one] jedna wygrana partia
        [few] { $won } wygrane partie
       *[other] { $won } wygranych partii
    }
legends-office-shown = ✉️ W biurze spółki { $company } zostały: { $cards }.
legends-legend = 🏆 { $companies_count ->
        [one] **{ $companies }** to legenda Zachodu.
       *[other] **{ $companies }** to legendy Zachodu.
    }

# The campaign between its games.
legends-campaign-missing = Dostaje { $numerator }/{ $denominator } środkowego kwitu tych, którzy grają, ale co najmniej ${ $least }; ile dokładnie, wyjdzie na jaw przy otwarciu skarbców. W tej partii nie dostaje pocztówek ani stempli i nic nie buduje; jej pocztówki i zlecenia czekają, a to, co ma na mapie, nic jej nie daje.
legends-campaign-founding = Za każdą partię przed twoją pierwszą dostajesz { $numerator }/{ $denominator } środkowego kwitu tych, którzy w niej grali, ale co najmniej ${ $least }, przy otwarciu skarbców. Zaczynasz jak wszyscy z monetami, kartami i biletami; twoje biuro i skarbiec są puste. Wybierz spółkę z menu i nazwij ją poleceniem `/campaign company`.
legends-campaign-game = Partia { $number }, { $year }
legends-campaign-opened = Otwarte plansze: { $boards }.
legends-campaign-rules = Nowe zasady z plansz: { $rules }.
legends-campaign-rules_by_year = Nowe zasady z fabuły: { $rules }.
legends-campaign-company = **{ $name }** ({ $company }, { $player }){ $missed ->
        [0] {""}
        [one] , jedna opuszczona partia
        [few] , { $missed } opuszczone partie
       *[other] , { $missed } opuszczonych partii
    }{ $depots ->
        [0] {""}
        [one] , jedna zajezdnia
        [few] , { $depots } zajezdnie
       *[other] , { $depots } zajezdni
    }{ $postcards ->
        [0] {""}
        [one] , jedna pocztówka w biurze
        [few] , { $postcards } pocztówki w biurze
       *[other] , { $postcards } pocztówek w biurze
    }{ $start ->
        [yes] , zaczyna następną partię
       *[no] {""}
    }
legends-campaign-result = **{ $name }** ({ $company }, { $player }): **${ $total }**
legends-campaign-vault = **{ $name }** · kwity ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· za opuszczone partie ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· wstęgi ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· obligacje ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· akty własności ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels ->
            [one] jedna paczka
            [few] { $parcels } paczki
           *[other] { $parcels } paczek
        } ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· zajezdnie w dystryktach ${ $districts }
    } · { $won ->
        [0] bez wygranej partii
        [one] jedna wygrana partia
        [few] { $won } wygrane partie
       *[other] { $won } wygranych partii
    }
legends-campaign-postcard = { $kind ->
        [order] Zamówienie
        [favour] Przysługa
        [curio] Paczka
        [patent] Patent
       *[survey] Pomiar
    }, **{ $title }**: „{ $read }”{ $hidden ->
        [0] {""}
       *[other] {" "}Ukryta strona: { $rule }
    }
legends-campaign-order = Twoje zlecenie ({ $power }): { $order }.
legends-campaign-office_empty = Jest jeszcze puste.

# The chronicle: a page for each game. Headings, and lines of what the events of a game say more shortly or together.
legends-chronicle-slips = Kwity bankowe
legends-chronicle-stays = Co zostaje
legends-chronicle-postcards = Pokazane pocztówki
legends-chronicle-retired = Wycofane
legends-chronicle-vaults = Do skarbców
legends-chronicle-companies = Przy stole: { $companies }.
legends-chronicle-company = **{ $name }** ({ $company }, { $player })
legends-chronicle-absent = 💤 W tym roku bez: { $absent }.
legends-chronicle-card = 📖 **{ $card }** · *{ $back }*
legends-chronicle-opened = 🌄 **{ $player }** otwiera planszę **{ $board }**.
legends-chronicle-drew = ✉️ **{ $player }** dobiera { CASE($cards, case: "acc") }.
legends-chronicle-drawn = { $kind ->
        [order] { $cards ->
            [one] jedno zamówienie
            [few] { $cards } zamówienia
           *[other] { $cards } zamówień
        }
        [favour] { $cards ->
            [one] jedna przysługa
            [few] { $cards } przysługi
           *[other] { $cards } przysług
        }
        [curio] { $cards ->
            [one] jedna paczka
            [few] { $cards } paczki
           *[other] { $cards } paczek
        }
        [patent] patent { $card }
       *[survey] pomiar { $card }
    }
    .acc = { $kind ->
        [order] { $cards ->
            [one] jedno zamówienie
            [few] { $cards } zamówienia
           *[other] { $cards } zamówień
        }
        [favour] { $cards ->
            [one] jedną przysługę
            [few] { $cards } przysługi
           *[other] { $cards } przysług
        }
        [curio] { $cards ->
            [one] jedną paczkę
            [few] { $cards } paczki
           *[other] { $cards } paczek
        }
        [patent] patent { $card }
       *[survey] pomiar { $card }
    }
legends-chronicle-express = 🏷️ Odtąd bilety ekspresowe: { $tickets }.
legends-chronicle-via = { $ticket } (przez: { $city })
legends-chronicle-events = 🗑️ { $events }.
legends-chronicle-filed = 🔒 **{ $name }**: { $items }.
legends-chronicle-vault = **{ $name }** ma już kwity na ${ $dollars }{ $items_count ->
        [0] {""}
       *[other] {" "}i { CASE($items, case: "acc") }
    }.

# What was behind it: read by whoever wants to, once the campaign is over.
legends-behind-sums = 🔒 Kwity wynoszą w tej chwili: { $sums }.
legends-behind-sum = ${ $dollars }, { $name }
legends-behind-postcard = ✉️ { $name } ma kartę **{ $card }**: „{ $rule }”
legends-behind-order_before = 📝 { $name } ma od początku zlecenie ({ $power }): „{ $order }”.
legends-behind-order = 📝 { $name } zostawia zlecenie ({ $power }): „{ $order }”.
legends-behind-specialist = wybór specjalisty
legends-behind-large = miasto, które ma stać się duże
legends-behind-depot = zajezdnia
legends-behind-flagship = 🚩 { $name } stawia swoje dobre imię na { $ticket }; bilet { $completed ->
        [0] zostaje niezrealizowany
       *[other] zostaje zrealizowany
    }.
