# /campaign: descriptions of its commands and options, its messages, and its answers.

command-campaign = Kampanie: kilka partii jedna po drugiej
command-campaign-new = Załóż kampanię na tym kanale
command-campaign-new-title = Jak ma się nazywać kampania
command-campaign-new-game = Która gra
command-campaign-new-players = Ile może być spółek
command-campaign-new-variant = Wariant zasad
command-campaign-new-thread = Graj w osobnym wątku
command-campaign-new-pace = Jak szybko trzeba wykonać turę
command-campaign-new-hints = Czy wolno prosić o podpowiedź, czyli o ruch przeciwnika komputerowego
command-campaign-company = Wybierz lub nazwij swoją spółkę, przed jej pierwszą partią
command-campaign-company-company = Inna spółka, która jest wolna
command-campaign-company-name = Jak ma się nazywać; nazwę nadaje się raz
command-campaign-next = Powiedz, że grasz w następnej partii
command-campaign-miss = Powiedz, że opuszczasz następną partię
command-campaign-wait = Jak długo następna partia czeka na tych, którzy nie odpowiadają (gospodarz)
command-campaign-wait-days = Dni
command-campaign-status = Stan kampanii i na co czeka
command-campaign-log = Kronika kampanii, strona na każdą partię
command-campaign-log-game = Otwórz na tej partii, podaj numer
command-campaign-office = Twoje biuro: pocztówki i zlecenia, tylko dla ciebie
command-campaign-office-power = Między partiami: zostaw zlecenie dla tej zdolności
command-campaign-office-order = Kiedy ma działać sama albo co wybierasz
command-campaign-office-take_back = Wycofaj zlecenie wydane tej zdolności po ostatniej partii
command-campaign-hand_over = Przekaż spółkę, ze wszystkim, co ma
command-campaign-hand_over-player = Kto ma nią kierować
command-campaign-hand_over-company = Która spółka, jeśli jej prezes nie odpowiada; bez wyboru twoja
command-campaign-vote = Grajcie dalej bez kogoś, kto nic nie robi, jeśli zgodzi się większość
command-campaign-end = Zakończ kampanię wcześniej, jeśli zgodzą się wszyscy

campaign-heading = ## { $title } · { $game }
campaign-company_called = { $called } ({ $company })
campaign-seat = { $number }. { $player } · { $company }
campaign-seat_ready = ✅ { $player } · { $company }: gra
campaign-seat_absent = 💤 { $player } · { $company }: nie tym razem
campaign-seat_missing = 💤 { $player } · { $company }: opuszcza tę partię
campaign-seat_silent = ⏳ { $player } · { $company }
campaign-free = *Wolne: { $companies }*
campaign-length = **Długość:** { $games ->
        [12] dwanaście partii
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partii
    }, każda { $pace ->
        [day] mniej więcej od { $least } do { $most } tygodni przy jednej turze dziennie.
       *[other] trwa { $length }.
    }
# In the genitive: it stands behind "od" and "do".
campaign-weeks = { $weeks ->
        [1] jednego
        [2] dwóch
        [3] trzech
        [4] czterech
       *[other] { $weeks }
    }
campaign-wait = **Następne partie:** każda zaczyna się, gdy wszyscy powiedzą, czy grają. Gdy gotowi są dwaj gracze, każdy, kto nie odpowie w ciągu { $days ->
        [one] jednego dnia
       *[other] { $days } dni
    }, opuszcza partię.
campaign-fair = **Uczciwa gra:** na początku losuje się jedno ziarno, a z niego wynikają ziarna wszystkich partii. `/campaign status` pokazuje jego odcisk; samo ziarno jest publikowane po zakończeniu kampanii.
campaign-due = Partia zaczyna się najpóźniej { $when }, bez tych, którzy do tego czasu nie odpowiedzą.
campaign-state_asks = Następna partia czeka. Kto gra?
campaign-state_few = { $least ->
        [one] Do gry potrzebna jest jedna spółka
        [few] Do gry potrzebne są { $least } spółki
       *[other] Do gry potrzeba { $least } spółek
    }, więc kampania czeka, aż zgłosi się ktoś jeszcze.
campaign-state_begins = Wszyscy już odpowiedzieli.
campaign-ready = Gram
campaign-absent = Nie tym razem
campaign-found = Załóż spółkę
campaign-choose = Wybierz swoją spółkę
campaign-choose_newcomer = Nowi gracze wybierają spółkę

campaign-moment = { $date } ({ $span })
campaign-status_lobby = Kampania **{ $title }** jeszcze się nie zaczęła.
campaign-status_live = **{ $title }** · { $game }: trwa partia.{ $misses ->
        [0] {""}
        [one] {" "}Opuszcza ją: { $absent }.
       *[other] {" "}Opuszczają ją: { $absent }.
    }{ $wait ->
        [no] {" "}Czekamy na ruch: { $silent }; początek: { $since }.
       *[other] {""}
    }{ $votes ->
        [yes] {" "}Inni mogą grać dalej bez czekania od { $vote }: `/campaign vote`.
       *[no] {""}
    }
    Stan kampanii przed tą partią:
campaign-status_between = **{ $title }** · następna: { $game }.{ $wait ->
        [yes] {" "}Brakuje odpowiedzi: { $silent }. Bez niej partia zaczyna się { $when }.
        [few] {" "}Do gry potrzeba co najmniej { $least } spółek, więc partia czeka, aż zgłosi się ktoś jeszcze.
       *[no] {" "}Brakuje odpowiedzi: { $silent }. Gdy liczba gotowych spółek wyniesie { $least }, na odpowiedź { $days ->
            [one] zostaje jeden dzień
            [few] zostają { $days } dni
           *[other] zostaje { $days } dni
        }.
    }
campaign-status_closed = Kampanię **{ $title }** zamknięto przed jej początkiem.
campaign-status_over = Kampania **{ $title }** jest zakończona.
campaign-commitment = Odcisk ziarna, z którego wynikają wszystkie tasowania kampanii: `{ $commitment }`

campaign-ending_finished = 🏁 **Kampania { $title } jest zakończona.** Skarbce zostają otwarte.
campaign-ending_agreed = **Kampanię { $title } zakończono za zgodą wszystkich.** Skarbce zostają otwarte w obecnym stanie.
campaign-ending_alone = **Kampanię { $title } zakończono.** Skarbce zostają otwarte w obecnym stanie.
campaign-ending_admin = **Kampanię { $title } kończą zarządzający tym serwerem.** Skarbce zostają otwarte w obecnym stanie.
campaign-ending_abandoned = **Kampania { $title } się kończy, bo nie ma już nikogo, kto by grał.** Skarbce zostają otwarte w obecnym stanie.
campaign-place = { $place }. { $companies }
campaign-seed = Ziarno całej kampanii: `{ $seed }`. Wynikają z niego ziarna wszystkich jej partii. `/game export` daje ich dzienniki w jednym pliku.
campaign-end_book = `/campaign log` to cała kampania jako książka, strona na każdą partię; na końcu opowiada to, czego w czasie gry nie wiedział nikt inny.

campaign-office = **Twoje biuro** (widzisz je tylko ty)
campaign-no_story = Nie ma jeszcze nic do opowiedzenia.

campaign-new-made = Kampania { $title } jest założona: { $where }
campaign-new-made_here = Kampania { $title } jest założona. Gdy dołączy dość osób, naciśnij **Rozpocznij** pod jej wiadomością.
campaign-said_ready = Grasz w następnej partii kampanii { $title }.
campaign-said_absent = Nie grasz w następnej partii kampanii { $title }. Twoja spółka zachowuje wszystko, co ma.
campaign-begun = Zaczyna się następna partia kampanii { $title }.
campaign-name_not_drawn = W tej nazwie są litery, których nie potrafię narysować na planszach. Wybierz nazwę zapisaną alfabetem łacińskim, greckim, cyrylicą, pismem chińskim, japońskim, koreańskim, arabskim, hebrajskim, ormiańskim lub gruzińskim.
campaign-kept = Twoja spółka w kampanii { $title }: { $company }.
campaign-waiting = Każda partia kampanii { $title } czeka { $days ->
        [one] jeden dzień
       *[other] { $days } dni
    } na tych, którzy nie odpowiadają.{ $runs ->
        [0] {""}
       *[other] {" "}Partia, która teraz czeka, zaczyna się bez nich { $when }.
    }
campaign-not_playing = { $company } nie gra w tej partii. Spółkę można przekazać po jej zakończeniu.
campaign-no_such_company = Tą spółką nikt tu nie kieruje. Są: { $companies }.

campaign-missed_private = **{ $title }** · { $game } zaczyna się bez twojej spółki, bo nie ma twojej odpowiedzi. Spółka zachowuje wszystko, co ma, a przed następną partią znowu dostaniesz pytanie: { $link }
campaign-missed_public = { $player }, **{ $title }** · { $game } zaczyna się bez twojej spółki, bo nie ma twojej odpowiedzi. Spółka zachowuje wszystko, co ma, a przed następną partią znowu dostaniesz pytanie: { $link }
campaign-reminder-public = { $player }, następna partia kampanii **{ $title }** czeka na twoją odpowiedź; pytanie padło { $since }: { $link }
campaign-reminder-private = Czy grasz w następnej partii kampanii **{ $title }**? Czeka ona na twoją odpowiedź; pytanie padło { $since }: { $link }
campaign-reminder-last = { $player } nie odpowiada w kampanii **{ $title }** mimo { $count ->
        [one] jednego przypomnienia
       *[other] { $count } przypomnień
    }: { $link }
    Więcej przypomnień nie będzie. Po { $days } dniach milczenia inni mogą przekazać spółkę poleceniem `/campaign hand-over`.

# /campaign log: the chronicle of a campaign as a book.
book-page = ## { $title } · { $game }{ $pages ->
        [1] {""}
       *[other] {" "}· strona { $page } z { $pages }
    }
book-heading = **{ $heading }**
book-end = ## { $title } · koniec
book-the_end = Koniec
book-sealed = Każdy kwit z każdego roku, ukryte strony pocztówek i zlecenia zostawione w tajemnicy: przycisk **Co się za tym kryje** opowiada wszystko, czego w czasie gry nie wiedział nikt inny.
book-secrets = ## { $title } · co się za tym kryje{ $pages ->
        [1] {""}
       *[other] {" "}· strona { $page } z { $pages }
    }
book-earlier = Wstecz
book-later = Dalej
book-behind = Co się za tym kryje
book-back = Wróć na koniec
book-jump = Przejdź do partii
