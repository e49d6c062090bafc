# What the tables' own rules refuse.

service-no_such_table = Nie ma stołu { $table }.
service-again-not_ended = Zagrać znowu można tylko przy stole, który jest zakończony i nie należy do kampanii.
service-no_seat = Nie masz miejsca przy tym stole. `/game status` pokazuje stan gry.
service-suspended = Ten stół jest wstrzymany: jego dziennika lub pozycji nie da się odtworzyć, więc nikt nie może go oglądać ani grać tu dalej. Kto zarządza serwerem, może go usunąć poleceniem `/admin delete`.
service-being_judged = Właśnie sprawdzam, czy ten stół da się odtworzyć. Spróbuj ponownie za minutę.
service-not_started = Gra przy tym stole jeszcze się nie zaczęła.
service-started = Gra przy tym stole już się zaczęła.
service-ended = Ten stół jest zamknięty.
service-over = Gra się skończyła.
service-host_only = Może to zrobić tylko gospodarz.
service-stale = Gra poszła dalej, odkąd powstał ten przycisk. Oto stan obecny.
service-no_such_move = Ta gra nie ma ruchu „{ $move }”.
service-not_a_move = Z tych wyborów nie powstaje pełny ruch. Wybierz każdą część z jej listy.
service-full = Wszystkie miejsca są zajęte (jest ich { $players }).
service-too_many_seats = Nikt nie może siedzieć naraz przy więcej niż { $most } stołach. Najpierw dokończ którąś grę.

service-join-seated = Siedzisz już przy tym stole.
service-kick-oneself = Nie możesz zabrać miejsca sobie. Zamiast tego odejdź od stołu.
service-kick-nobody = Ta osoba nie ma miejsca przy tym stole.
service-no_opponent_there = Na tym miejscu nie ma przeciwnika komputerowego.
service-options-too_few = Zajęte miejsca: { $seats }, więc nie może ich być tylko { $players }.
service-start-too_few = Do tej gry potrzeba co najmniej { $players } graczy, a przy stole { $seats ->
        [one] siedzi jedna osoba
        [few] siedzą { $seats } osoby
       *[other] siedzi { $seats } osób
    }. Poczekaj na innych albo dodaj przeciwnika komputerowego.

service-new-game = Nie ma gry o nazwie { $game }.
service-new-players = W tę grę gra od { $low } do { $high } graczy.
service-new-variant = Nie ma wariantu { $variant } o wartości { $value }.
service-new-pace = Tempo musi być jednym z tych: { $paces }.
service-new-channel_taken = Na tym kanale jest już stół: `/game status` go pokazuje, a `/game end` zamyka. Swój możesz też otworzyć w wątku.
service-new-channel_not_allowed = Na tym serwerze nie można otwierać stołów na tym kanale.
service-new-guild_limit = Na tym serwerze jest już tyle stołów, ile może być ({ $most }).
service-new-host_limit = Nikt nie może być gospodarzem więcej niż { $most } stołów naraz. Najpierw zamknij któryś z nich poleceniem `/game end` lub `/campaign end` na jego kanale: { $tables }.

service-interval = Czas między przypomnieniami może wynosić od { $minutes } minut do { $days } dni.
service-quiet = Godziny ciszy muszą mieć różny początek i koniec oraz istniejącą strefę czasową.
service-zone = Nie ma strefy czasowej { $zone }.
service-snooze-time = Przypomnienie można odłożyć najwyżej o { $days } dni.
service-snooze-over = Wszystkie przypomnienia ({ $most }) już do ciebie dotarły. Wykonaj ruch teraz, bo inni mogą oddać twoje miejsce komuś innemu.
service-snooze-nothing = Przy tym stole nikt na ciebie nie czeka.

service-order-none = Nie ma tu nic, co mogę zrobić za ciebie z wyprzedzeniem.
service-order-impossible = W obecnym stanie nie można tego zlecić. Wybierz coś z podanych możliwości.
service-order-too_many = Masz już przy tym stole tyle zleceń, ile można ({ $most }). Najpierw któreś wycofaj.
service-order-until = Podaj co najmniej jeden ruch, który to kończy: wybierz z propozycji, które widać przy pisaniu.
service-note-nothing = Nikogo teraz o nic nie pytasz, więc nie ma do czego dodać notatki.
service-answer-nothing = Przy tym stole już pytam cię o wszystko.
service-order-nothing = Przy tym stole nic za ciebie nie robię. O wszystkim decydujesz ty.

service-undo-channel_taken = Na tym kanale jest już inny stół, więc koniec tej gry zostaje.
service-undo-nothing = Nie masz ruchu, który można by cofnąć.
service-undo-no_restart = Twojej tury nie można cofnąć w całości: jest w niej najwyżej jeden ruch albo ktoś się z niej czegoś dowiedział. Pojedyncze ruchy cofa przycisk Cofnij.
service-redo-nothing = Nie ma czego ponowić: żaden ruch nie jest cofnięty.
service-no_such_seat = Ten stół nie ma takiego miejsca.
service-replace-seated = Ta osoba siedzi już przy tym stole.
service-replace-patience = To miejsce można oddać komuś innemu, gdy wyczerpią się jego przypomnienia.
service-replace-away = Gracza na tym miejscu teraz nie ma. Można je oddać komuś innemu najwcześniej za { $days ->
        [one] jeden dzień
       *[other] { $days } dni
    }.
service-daily = Podaj godzinę codziennej wiadomości.
service-active = Godziny, w których zwykle grasz, podaj jako pory dnia.
service-holiday-past = Urlop musi się kończyć po dniu dzisiejszym i po swoim początku.
service-holiday-long = Urlop może trwać najwyżej { $days } dni.
service-holiday-far = Urlop musi się zacząć w ciągu roku.
service-holiday-present = Trwa twój urlop, a przechowuję tylko jeden. Następny wpisz po powrocie albo najpierw zakończ ten poleceniem `/me back`.
service-holiday-none = Nie masz ustawionego urlopu.
service-opponent-already = Gra tam już przeciwnik komputerowy o tym poziomie. Aby go zmienić, wybierz inny poziom w polu `policy`.
service-opponent-unknown = Nie ma takiego przeciwnika. Do wyboru: { $opponents }.
service-sure-end = **Zamknąć tu stół { $title } bez wyniku?** Nikt inny nie musi się zgodzić i nie można tego cofnąć.
service-sure-end_campaign = **Zakończyć kampanię { $title }?** Skarbce zostaną otwarte w obecnym stanie. Nikt inny nie musi się zgodzić i nie można tego cofnąć.
service-sure-opponent = **Czy przeciwnik komputerowy ma grać dalej za ciebie?** Przy stole { $title } nie siedzi żadna inna osoba: przeciwnicy dograją partię do końca i nikt nie będzie mógł oddać ci miejsca.
service-proposal-none = Przy tym stole nikt już o to nie pyta.
service-proposal-open = Inni dostali już to pytanie.
service-proposal-decided = To jest już rozstrzygnięte.
service-proposal-answered = Już się na to zgadzasz.
service-proposal-not_asked = To pytanie nie jest do ciebie.
service-proposal-not_yours = Wycofać pytanie może tylko gracz, który je zadaje.

service-admin-channels = Na liście może być najwyżej { $most } kanałów.
service-admin-tables = Serwer może mieć naraz od 0 do { $most } stołów.

service-campaign-none = Nie gra się tu żadnej kampanii. `/campaign new` zakłada nową.
service-campaign-between = Teraz nie gra się tu żadnej partii: następna czeka, aż wszyscy powiedzą, czy grają. Służą do tego `/campaign next` i `/campaign miss`; `/campaign status` mówi, co się dzieje, a `/campaign office` pokazuje twoje biuro.
service-campaign-begun = Kampania już trwa: to, co dla niej ustalono, zostaje. Następna partia zacznie się, gdy wszyscy powiedzą, czy grają.
service-campaign-not_over = To, co w kampanii było tajne, można przeczytać po jej zakończeniu.
service-campaign-not_between = Teraz nie czeka żadna następna partia; będzie czekać po zakończeniu tej.
service-campaign-no_president = Nie kierujesz żadną spółką w tej kampanii.
service-campaign-no_president_yet = Nie kierujesz jeszcze żadną spółką w tej kampanii. Przycisk **Załóż spółkę** daje ci spółkę, z którą zagrasz w następnej partii.
service-campaign-no_seat = Nie grasz w tej partii kampanii: twoja spółka ją opuszcza albo nie kierujesz żadną. `/game board` pokazuje stan partii, a `/campaign status` stan kampanii.
service-campaign-no_office = Twoja spółka dostanie biuro w pierwszej partii kampanii.
service-campaign-word_later = Poleceniem `/campaign office` zostawiasz zlecenia między dwiema partiami. W czasie partii używaj poleceń gry.
service-campaign-no_word = Nie masz w tej sprawie zlecenia wydanego po ostatniej partii.
service-campaign-leave = Twoja spółka gra już w tej kampanii, więc zostaje: przekaż ją poleceniem `/campaign hand-over` albo powiedz `/campaign miss`.
service-campaign-one_game = Kampania zostaje przy grze, dla której powstała.
service-campaign-company_kept = Twoja spółka już gra; zachowuje swój kolor.
service-campaign-company_taken = Ta spółka nie jest wolna; wolne są: { $companies }.
service-campaign-named = Nazwę nadaje się spółce raz, przed jej pierwszą partią.
service-campaign-name_long = Nazwa spółki może mieć najwyżej { $most } znaków.
service-campaign-name_taken = Inna spółka ma już tę nazwę.
service-campaign-wait = Następna partia może czekać na milczących od { $least } do { $most } dni.
service-campaign-patience = Spółkę można przekazać bez prezesa, gdy nie daje on znaku życia od { $days } dni.

service-vote-own = To twoja własna tura. Wykonaj ruch albo zostaw to innym.
service-vote-nothing = Nie ma tu o czym głosować: teraz niczyja tura nie zależy od głosowania.
service-vote-patience = Gracz, którego tura trwa, ma jeszcze czas: inni mogą głosować po upływie { $hours ->
        [0] pół godziny
        [one] godziny
       *[other] { $hours } godzin
    } od początku tury.
