# Playing: the panel in the channel, the private panel, direct messages, help.

command-hand = Co masz przy stole i co możesz zrobić
command-hand-table = Który stół, jeśli grasz przy kilku
command-turn = Gdzie trwa twoja tura, od kiedy i co trzeba zrobić
command-mygames = Stoły, przy których siedzisz
command-rules = Sprawdź rozdział zasad
command-rules-topic = Rozdział albo dowolne słowo z zasad
command-rules-game = Która gra, jeśli nie ma tu stołu
command-game-status = Plansza i czyja jest tura
command-game-board = Plansza lub jej część w powiększeniu albo inny obraz; teraz lub po dawnym ruchu
command-game-board-zoom = Która część
command-game-board-picture = Który obraz gry
command-game-board-at = Stan po tylu ruchach z dziennika; 0: na początku
command-game-words = Plansza opisana słowami
command-game-words-page = Która strona
command-game-look = Miejsce, spółka lub gracz opisane słowami; bez wyboru: co się zmieniło
command-game-look-at = Na co spojrzeć; bez wyboru: co się stało od twojej ostatniej tury
command-game-log = Co się dotąd stało
command-game-log-page = 1 to początek; bez wyboru najnowsza
command-game-help = Co możesz teraz zrobić

panel-turn = Mój ruch
panel-hand = Moje karty
panel-since = Od mojej tury
panel-next = Następny: { $title }
panel-help = Pomoc
panel-again = Zagraj znowu
panel-log = Dziennik
panel-replay = Powtórka
panel-graphs = Wykresy

announce-started =
    ## { $title }
    Zaczyna się gra „{ $game }”. Grają: { $players }.
announce-started_in_order =
    ## { $title }
    Zaczyna się gra „{ $game }”. Kolejność graczy: { $players }.
announce-started_in_campaign =
    ## { $title } · { $number }
    Zaczyna się gra „{ $game }”. Grają: { $players }.
announce-seed = -# Ziarno: `{ $seed }`. `/game export` daje dziennik gry, z którym każdy może sprawdzić tasowania.
announce-seed_in_campaign = -# Ziarno tej partii: `{ $seed }`. `/game export` da jej dziennik po zakończeniu kampanii.
announce-next = ▶ { $number ->
        [one] Teraz gra: { $players }
       *[other] Teraz grają: { $players }
    }
announce-next_together = ▶ { $people ->
        [one] { $players }: wybierz teraz, przyciskiem **Mój ruch** albo w wiadomości prywatnej.
       *[other] { $players }: wybierzcie teraz wszyscy, w dowolnej kolejności, przyciskiem **Mój ruch** albo w wiadomościach prywatnych.
    }
announce-asked = ❓ { $player }: { $question }
announce-sheet = -# { $line }
announce-note = 💬 { $player }: „{ $note }”
announce-expires = -# Bez odpowiedzi oferta wygaśnie { $when }.
announce-expires_together = -# Czas skończy się { $when }. Wtedy wybiorę za każdego, kto tego nie zrobi.
announce-expires_turn = -# Jeśli { $player } nie podejmie decyzji, { $when } podejmę ją za tę osobę. Ruch: { $move }.
announce-picture_follows = -# Tego jeszcze nie ma na obrazie; zaraz będzie nowy:
announce-ended = Gra się skończyła.
announce-rest_in_log = -# Wszystko, co się wydarzyło, pokazuje przycisk **{ $log }**.
announce-end_taken_back = ↩ **Koniec jest cofnięty, gra toczy się dalej poniżej.**
announce-ending_agreed = Stół zamknięto za zgodą wszystkich. Nie ma wyniku.
announce-ending_alone = Jedyna osoba przy tym stole zamyka go. Nie ma wyniku.
announce-ending_admin = Administrator tego serwera zamyka stół. Nie ma wyniku.
announce-ending_abandoned = Przy tym stole nikogo już nie ma. Nie ma wyniku.
announce-ending_closed = Stół zamknięto.
announce-ending_finished = Gra się skończyła.

opponent-name1 = Konduktor
opponent-name2 = Nastawniczy
opponent-name3 = Palacz
opponent-name4 = Bagażowy
opponent-name5 = Dyspozytor
opponent-name6 = Kontroler
opponent-further = Przeciwnik { $number }
people-left = Gracz { $number }
people-unknown = ktoś
people-double = { $name } ({ $number })

private_panel-heading = ### { $title }
private_panel-of_game = -# { $game }
private_panel-also = -# { $alt }
private_panel-your_turn = **Twoja tura.** Co chcesz zrobić?
private_panel-early = **To jeszcze nie twoja tura, ale możesz już zdecydować.** Dopóki nie przyjdzie twoja tura, nikt nie pozna tej decyzji.
private_panel-waiting = Czekamy na ruch: { $players }.
private_panel-opponents = { $opponents ->
        [one] Teraz gra przeciwnik komputerowy.
       *[other] Teraz grają przeciwnicy komputerowi.
    }
private_panel-called = -# Gdy przyjdzie twoja tura, oznaczę cię na kanale.
private_panel-where = Czyja tura trwa, widać na kanale { $channel }.
private_panel-now = Stan obecny
private_panel-over = Gra się skończyła.
private_panel-form = **{ $move }**
private_panel-asked = **Jest do ciebie pytanie.** Co odpowiadasz?
private_panel-chosen = { $chosen }
private_panel-effect = ➜ { $effect }
private_panel-warning = -# ⚠ **{ $label }**: { $effect }
private_panel-final = -# Po wykonaniu nie cofniesz tego bez zgody innych.
private_panel-finals = -# Po wykonaniu nie cofniesz tego bez zgody innych: { $picks }.
private_panel-moved_on = Gra poszła dalej, odkąd powstał ten przycisk. Oto stan obecny.
private_panel-not_now = Teraz nie możesz { CASE($move, case: "neg") }.

form-choose = { $pages ->
        [1] Wybierz
       *[other] Wybierz: { $page }
    }
form-page = { $first } … { $last }
form-page_points = { $alike ->
        [1] { $most ->
            [one] 1 punkt
            [few] { $most } punkty
           *[other] { $most } punktów
        }
       *[other] od { $least } do { $most } punktów
    }
form-page_from = { $first }–{ $last }: { $page }
form-page_numbers = { $first }–{ $last }
form-listed_page = { $menu } ({ $first }–{ $last } z { $all })
form-page_helps = ★
form-page_helps_first = najpierw ★, potem { $page }
form-helps = ★ { $option }
form-helps_how = ★ { $option } · { $how }
form-named = { $value }: { $label }
form-choose_many = { $least ->
        [one] Wybierz co najmniej jedną pozycję
        [few] Wybierz co najmniej { $least } pozycje
       *[other] Wybierz co najmniej { $least } pozycji
    }
picture-choices = { $alt } { $choices }
form-along = {" "}· {""}
form-back = Wstecz
form-anew = Od początku
form-best = Oblicz najlepsze
form-by_hand = Inaczej…
undo-free = ↩ Cofnij
undo-restart = ⟲ Zacznij turę od nowa
undo-ask = ↩ Poproś o cofnięcie
form-do_it = Wykonaj
form-send_offer = Wyślij ofertę
form-done = Gotowe
decline-end = Zakończ turę
decline-to = Dalej: { $move }
decline-what = -# **{ $label }**: { $steps }
form-foreseen = **{ $way }**: { $said }
form-foreseen_alike = Niezależnie od wyboru: { $said }
form-no_advice = Nie mam tu żadnej propozycji.
form-number = Liczba od { $least } do { $most }{ $step ->
        [1] {""}
       *[other] , co { $step }
    }…
form-number_range = To musi być liczba od { $least } do { $most }{ $step ->
        [1] {""}
       *[other] , co { $step }
    }.
form-strange = „{ $written }” nie jest tu możliwe. Wybierz jedną z podanych możliwości.
form-strange_option = „{ $written }” nie jest tu możliwe. Wybierz jedną z tych możliwości: { $options }
form-strange_number = „{ $written }” nie jest tu możliwe: to musi być liczba od { $least } do { $most }{ $step ->
        [1] {""}
       *[other] , co { $step }
    }.
form-out_of_date = Ten wybór jest nieaktualny. Wybierz jeszcze raz.

story-lapsed = ⌛ Odpowiedź nie nadeszła na czas.
story-nothing = Nic się nie wydarzyło.
story-times = { $line } (×{ $times })
story-undo = ↩ **{ $player }** cofa ruchy: gra wraca do stanu po { $moves ->
        [0] rozdaniu
        [one] pierwszym ruchu
       *[other] ruchu { $moves }
    }.
story-taken_back = ↩ Cofnięte: { $what }
story-redo = ↪ **{ $player }** ponawia cofnięte ruchy.

mail-started = Gra się zaczęła.
mail-where = -# Plansza jest na kanale { $channel }.
mail-welcome = Przejmujesz miejsce przy stole **{ $title }** na kanale { $channel }. Oto, co do niego należy.
mail-channel_lost = Przy stole **{ $title }** trwa twoja tura, ale nie mogę pisać na jego kanale. Możesz grać stąd.

command-order = Zlecenia z wyprzedzeniem, przy stołach każdej gry
command-order-give = Każ mi wykonać ruch za ciebie, gdy tylko będzie możliwy; nikt się o tym nie dowie wcześniej
command-order-give-what = Co mam zrobić
command-order-give-choice = Szczegóły, oddzielone przecinkami
command-order-list = Twoje zlecenia przy tym stole
command-order-take_back = Wycofaj swoje zlecenie
command-order-take_back-order = Które zlecenie; bez wyboru wszystkie
order-which_table = Grasz przy kilku stołach. Użyj tego polecenia na kanale tego, o który ci chodzi.
# What a person has ordered in advance; nobody else reads any of it.
order-stand = { $orders ->
        [one] Twoje zlecenie, nieznane nikomu innemu:
       *[other] Twoje zlecenia, nieznane nikomu innemu. W twojej turze wykonam pierwsze, które będzie możliwe:
    }
order-line = { $number }. { $order }
order-passing = **Pasuj** w tej rundzie, dopóki ktoś inny nie wykona jednego z tych ruchów: { $until }.
order-this_round = W tej rundzie
order-what = Co mam zrobić za ciebie, gdy będzie można?
order-menu = { $orders ->
        [0] Z wyprzedzeniem
       *[other] Z wyprzedzeniem ({ $orders })
    }
order-take_back = { $number ->
        [0] Wycofaj
       *[other] Wycofaj { $number }
    }
order-given = Zlecenie przyjęte. Nikt inny o nim nie wie, a gdy wygaśnie, dostaniesz wiadomość.
order-no_such = Nie masz tu zlecenia „{ $written }”. Twoje zlecenia: { $orders }
order-none_stands = Nie masz tu żadnych zleceń.
order-ended_when = { $said } ({ $when })
order-ended_game = Gra się skończyła, a z nią twoje zlecenie: { $order }
order-ended_unknown = Jedno z twoich zleceń przepada: takich już nie ma.
order-stop = Chcę znowu decydować
order-stopped = Nie robię już tego za ciebie.
answer-stands = -# O to już cię nie pytam: { $answered }.
answer-ask_again = Pytaj mnie znowu o wszystko
answer-asked_again = Od teraz znowu pytam cię o wszystko.
note-button = Dodaj notatkę
note-title = Notatka do pytania
note-ask = Co chcesz powiedzieć wszystkim?
order-mail = **{ $title }**: { $said }
    { $where }
order-ended_move = Twoje zlecenie, żeby { $move }, już nie obowiązuje. { $what }
order-ended_round = Twoje zlecenie, żeby { $move }, już nie obowiązuje: runda się skończyła.
order-ended_undo = Twoje zlecenie, żeby { $move }, już nie obowiązuje: cofnięto ruchy.
order-ended_must = Twoje zlecenie, żeby { $move }, już nie obowiązuje: teraz ty musisz o czymś zdecydować.

guide-no_table = Na tym kanale nie ma stołu. `/game new` otwiera stół; `/mygames` pokazuje twoje stoły.
guide-lobby = Gra przy tym stole jeszcze się nie zaczęła. Naciśnij **Dołącz** pod jego wiadomością albo użyj `/game join`; gospodarz rozpoczyna przyciskiem **Rozpocznij** albo poleceniem `/game start`.
guide-your_turn = **Twoja tura.**
guide-early = **To jeszcze nie twoja tura, ale możesz już zdecydować.** Dopóki nie przyjdzie twoja tura, nikt nie pozna tej decyzji.
guide-waiting = To nie twoja tura. Teraz gra: { $players }.
guide-over = Ta gra się skończyła. `/game export` daje jej dziennik, `/game new` otwiera następny stół.
guide-now = **Co możesz teraz zrobić i po co**
guide-move = - **{ $label }**: { $purpose }. `{ $command }`
guide-game = **„{ $game }” w skrócie**
guide-rules = **Obowiązujące zasady**
guide-rule = - { $rule }
guide-always = Wszystko to robisz przyciskami pod planszą, na swoim panelu albo tymi poleceniami. W każdej chwili: `/hand` co masz i co możesz zrobić · `/game board` plansza, także powiększona · `/game log` co się stało · `/game undo` cofnij swój ostatni ruch · `/turn` gdzie trwa twoja tura · `/mygames` twoje stoły · `/rules` co mówi instrukcja.
guide-onlooker = Nie masz miejsca przy tym stole. `/game board` pokazuje planszę, `/game log` co się stało, `/rules` co mówi instrukcja.

look-others = Inny obraz
look-board = **{ $title }** · { $state }
look-past = **{ $title }** · ruch { $number } z { $last }
look-past_first = **{ $title }** · początek, ruch 0 z { $last }
look-past_older = **{ $title }** · ruch { $number } z { $last }; wcześniejsze ruchy toczyły się według starszych zasad
look-no_position = Nie ma tu pozycji „{ $written }”. Podaj, po ilu ruchach z dziennika, albo nazwę, na przykład: { $examples }.
look-past_untold = Był tu ruch, o którym nikt inny nie wie.
look-past_by = -# { $player } · { $at }
look-past_by_whom = -# { $player }
look-past_begun = -# { $at }
look-past_waits = Ruch ma: { $players }.
look-past_turn = Tura gracza { $player }: { $after }
past-earlier = ← Wcześniej
past-later = Później →
past-round_earlier = ⏪ Poprzednia runda
past-round_later = Następna runda ⏩
past-turn_earlier = ⏪ Poprzednia tura
past-turn_later = Następna tura ⏩
past-play_on = Graj dalej od tego miejsca
span-heading = **{ $title }** · { $called }
    -# { $moves }
span-moves = Ruchy od { $first } do { $number } z { $last }.{ $marked ->
    [0] { "" }
   *[other] { " " }Zmiany są zaznaczone na obrazie.
}
span-move = Ruch { $number } z { $last }.{ $marked ->
    [0] { "" }
   *[other] { " " }Zmiany są zaznaczone na obrazie.
}
span-nothing = Ruch { $number } z { $last }.
span-since_last_turn = od twojej ostatniej tury
span-since_turn = { $number ->
        [0] przed twoją pierwszą turą
       *[other] od twojej tury { $number } z { $of }
    }
span-own_turn = do twojej tury { $number } z { $of }
span-turn = tura { $number } z { $of }
span-line = { $at } { $line }
span-touched = -# ↳ { $how }
span-untouched = Żaden z tych ruchów cię nie dotyczy.
span-opponents = Ruchy { $opponents ->
        [one] przeciwnika komputerowego
       *[other] przeciwników komputerowych
    } ({ $moves }): { $line }
span-turns_earlier = ← Poprzednia tura
span-turns_later = Następna tura →
span-rounds_earlier = ← Poprzednia runda
span-rounds_later = Następna runda →
span-touching = Co mnie dotyczy ({ $moves })
span-all = Wszystkie ruchy
span-every = Każdy ruch
span-fold = Zwiń pasy i przeciwników
span-through = Przeglądaj
span-through_own_turns = Przeglądaj moje tury
span-through_turns = Przeglądaj tury
span-through_rounds = Przeglądaj rundy
span-through_pages = Przeglądaj strony dziennika
span-through_moves = Przeglądaj pojedyncze ruchy
span-option = { $place }: ruchy { $first }–{ $last }
span-option_of_one = { $place }: ruch { $first }
look-yours = Twoja tura.
menu-board_at_this_move = Plansza po tym ruchu
menu-since_my_last_turn = Od mojej ostatniej tury
menu-nudge = Ponaglij
menu-our_games = Nasze gry
look-no_message = Ta wiadomość nie należy do żadnego stołu.
look-our_games = { $count ->
        [0] Nie siedzicie razem przy żadnym stole.
        [one] **Stół, przy którym siedzicie razem**
       *[other] **Stoły, przy których siedzicie razem**
    }
look-none_waits = Żaden inny stół na ciebie nie czeka.
look-words = **{ $name }**
    { $words }
look-details = { $of ->
        [one] Wszystko na planszy
       *[other] Wszystko na planszy, część { $number }
    }
look-no_words = Ta gra nie ma obrazów, które można by opisać.
look-subject = **{ $subject }**
look-may = **Co możesz zrobić**
look-move = - { $move }: { $option }
look-move_then = - { $move }: { $option } – { $then }
look-move_own = - { $move }
look-may_nothing = Teraz nie możesz z tym nic zrobić.
look-no_subject = Nie ma tu nic, co nazywa się „{ $subject }”. Wybierz jedną z propozycji.
look-log = **{ $title }** · strona { $page } z { $pages }
log-beginning = ⏮ Początek
log-earlier = ← Wcześniej
log-later = Później →
log-latest = Najnowsze ⏭
log-jump = Przejdź do
log-from = Od ruchu { $number }
log-date = { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
words-beginning = ⏮ Początek
words-earlier = ← Wstecz
words-later = Dalej →
words-latest = Koniec ⏭
words-jump = Przejdź do strony
look-day = -# { $day }
look-line = `{ $number }` { $told }
look-no_zoom = Plansza nie ma części „{ $zoom }”. Wybierz jedną z propozycji.
look-no_picture = Nie ma obrazu „{ $picture }”. Są: { $pictures }.
look-no_games = Nie siedzisz przy stole, przy którym trwa gra.
look-which_table = Siedzisz przy kilku stołach: { $tables }. Wybierz jeden parametrem `table`.
look-turns = { $count ->
        [0] Nikt na ciebie nie czeka.
        [one] **Czeka na ciebie jeden stół.**
        [few] **Czekają na ciebie { $count } stoły**, pierwszy ten, który czeka najdłużej.
       *[other] **Czeka na ciebie { $count } stołów**, pierwszy ten, który czeka najdłużej.
    }
look-games = { $count ->
        [0] Nie siedzisz przy żadnym stole. `/game new` otwiera stół.
        [one] **Siedzisz przy jednym stole.**
       *[other] **Siedzisz przy { $count } stołach.**
    }
look-table = **{ $title }** · { $game } · { $channel }
look-more = { $count ->
        [one] i jeszcze jeden stół
        [few] i jeszcze { $count } stoły
       *[other] i jeszcze { $count } stołów
    }
look-your_turn = ▶ **Twoja tura.** Początek: { $since }.
look-others_turn = Teraz gra: { $players }.
look-others_turn_since = Teraz gra: { $players }. Początek tury: { $since }.
look-can = Co możesz zrobić: { $moves }.
look-lobby = Gra jeszcze się nie zaczęła. Zajęte miejsca: { $seats } z { $players }.
look-between = ▶ **Czy grasz w następnej partii?** Pytanie padło { $since }.
look-between_others = Następna partia zacznie się, gdy wszyscy powiedzą, czy grają.
play-best = best: najlepsze, co znajdę, obliczone w chwili wysłania
play-no_table = Na tym kanale nie ma stołu tej gry. Użyj polecenia tam, gdzie jest twój stół, albo w wiadomości prywatnej do mnie.

refused-rule = -# Instrukcja, „{ $rule }”
refused-cooldown = To było za szybko. Spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-server_only = To działa tylko na serwerze.
refused-permission = Nie wolno ci tego tutaj zrobić.
refused-unreadable = Czegoś z tego, co wpisano, nie da się odczytać. Wybierz jedną z propozycji.
refused-malformed = Nie udało mi się tego odczytać. Spróbuj ponownie albo otwórz `/hand`, żeby dostać nowe przyciski.
refused-check = Tego nie można tutaj zrobić.
refused-command_changed = To polecenie się zmieniło. Odśwież Discord (Ctrl+R) i spróbuj ponownie.
refused-disk_full = Nic nie zapisano: dysk bota jest pełny. Naciśnij ponownie później; do tego czasu wszystko zostaje bez zmian.
refused-not_stored = Nic nie zapisano: bot nie może teraz pisać do swojej bazy danych. Naciśnij ponownie później; do tego czasu wszystko zostaje bez zmian.
refused-outcome_unknown = Połączenie z bazą danych przerwało się w trakcie zapisu: nie wiadomo jeszcze, czy się udał. Zanim powtórzysz ruch, spójrz za minutę na stół.
refused-discord_late = To dotarło za późno dla Discorda. Spróbuj ponownie.
refused-discord_locked = Discord nie przyjmuje tu wiadomości: wątek jest zamknięty albo zarchiwizowany. Może go otworzyć ktoś, kto zarządza wątkami; `/mygames` pokazuje, co słychać przy twoich stołach.
refused-discord_blocked = Discord zablokował tu moją wiadomość: nie przepuszcza jej AutoMod albo inny filtr słów. Wyjątek może dla mnie zrobić ktoś, kto zarządza serwerem.
refused-discord_forbidden = Discord nie pozwala mi tu na to: brakuje uprawnienia. Kto zarządza serwerem, zobaczy w `/admin permissions`, czego potrzebuję.
refused-discord_busy = Discord nie przyjmuje ode mnie teraz więcej wiadomości. Spróbuj ponownie za minutę.
refused-discord_full = Discord nie pozwala tu na więcej: osiągnięto limit serwera albo kanału.
refused-discord_gone = Coś, czego potrzebuję w Discordzie, już nie istnieje: kanał, wiadomość albo członek serwera.
refused-discord_other = Discord tego tutaj nie przyjął.
refused-unexpected = Coś poszło nie tak po mojej stronie. Nic nie przepadło. Jeśli to się powtórzy, zgłoś numer `{ $incident }`.

unknown-control = Ten przycisk lub menu pochodzi z mojej starszej wersji i już nie działa. Nowe dają `/hand` i `/game status`.

# Looking up rules.
rules-none = Ta gra nie ma instrukcji, w której można by coś sprawdzić.
rules-which = Na tym kanale nie ma stołu. Wybierz parametrem `game`, czyje zasady chcesz sprawdzić.
rules-unknown = Żaden rozdział tych zasad nie dotyczy hasła „{ $topic }”. Wybierz jedną z propozycji albo zostaw `topic` puste, żeby dostać listę wszystkich rozdziałów.
rules-not_in_force = Ten rozdział zasad tutaj nie obowiązuje.
rules-section = **{ $title }**
    { $words }
rules-shown = *Na obrazie:* { $words }
rules-source = -# Zasady gry „{ $game }” naszymi słowami; w razie wątpliwości rozstrzyga instrukcja.
rules-variant = -# Przy tym stole gra się w wariancie „{ $variants }”, który ma pierwszeństwo tam, gdzie jest różnica.
rules-contents = **Zasady gry „{ $game }”**: wybierz rozdział.
rules-menu = { $pages ->
        [1] Sprawdź zasadę
       *[other] Sprawdź zasadę: rozdziały od { $first } do { $last }
    }
rules-button = Zasada: { $title }

# What a built-in opponent would do in place of whoever is to move: a private answer.
hint-button = 💡 Podpowiedź
hint-would = 💡 Wybór przeciwnika komputerowego: *{ $move }* – { $reason }
hint-off = Przy tym stole nie ma podpowiedzi: tak wybrano przy jego otwarciu.
hint-none = Do tej decyzji nie ma podpowiedzi.
hint-late = Nie udało się na czas znaleźć podpowiedzi. Naciśnij *Podpowiedź* jeszcze raz za chwilę.

# Private copies of a table, in which one person plays on for every seat.
copy-button = 🧪 Wypróbuj
copy-heading = ### 🧪 Prywatna kopia: { $title }
    -# { $named ->
        [1] {""}
       *[other] { $game } ·{" "}
    }Grasz na wszystkich miejscach i nikt inny tego nie widzi. Zakryte karty i wszystko, o czym zdecyduje los, losuje się tu na nowo.
copy-plays_for = Teraz grasz za: **{ $player }**.
copy-opened = To kopia stołu w obecnym stanie, tylko dla ciebie. Zniknie po dwóch dniach albo gdy bot zostanie uruchomiony ponownie; sam stół toczy się dalej, jakby jej nie było.
copy-back = ↩ Ruch wstecz
copy-compare = Porównaj z tym, co przedtem
copy-compared = **{ $title }: co się stało w twojej prywatnej kopii**
copy-nothing = Nic się w niej nie stało.
copy-before = Przedtem
copy-now = Teraz
copy-gone = To już się skończyło. Otwarta zostaje tylko twoja ostatnia lekcja; tę zacznij od nowa poleceniem `/learn`. Możesz mieć trzy prywatne kopie; każda trwa najwyżej dwa dni, a ponowne uruchomienie bota kończy wszystkie: naciśnij **Wypróbuj**, żeby dostać nową.
copy-none = Nie ma prywatnych kopii tego stołu.
copy-not_now = Teraz nie może być prywatnej kopii, bo inni decydują w tajemnicy. Spróbuj ponownie po ich decyzji.
copy-not_here = Tego nie można zrobić w prywatnej kopii, gdzie nikogo innego się nie pyta ani nie zawiadamia.

## Graphs of a table

command-game-graph = Jak wiodło się graczom i spółkom: jako obraz, słowami lub jako tabela
command-game-graph-which = Który wykres
graph-heading = **{ $title }** · { $graph }
graph-others = Inny wykres
graph-button = Jako obraz
graph-words-button = Opis słowny
graph-csv-button = Jako tabela (CSV)
graph-post-button = Pokaż wszystkim
graph-post-not_seated = Pokazać go wszystkim mogą tylko gracze przy tym stole i zarządzający serwerem.
graph-empty = Nie ma jeszcze czego rysować.
graph-none = Ta gra nie ma wykresów.
graph-no_such = Nie ma tu teraz wykresu „{ $graph }”. Tajne liczby rysuję po zakończeniu gry. Wybierz jedną z propozycji.
graph-csv-move = Ruch
graph-csv-number = Numer
graph-csv-round = Początek
graph-csv-there = Oto tabela: `{ $file }`. Numery ruchów są takie jak w `/game log`.

## The replay of a table

command-game-replay = Cała gra jeszcze raz na planszy, jako animacja
replay-heading = **{ $title }** · { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
replay-none = Ta gra nie ma planszy do odtworzenia.
replay-in_words = Powtórka jest animacją, a ty masz ustawione słowa zamiast obrazów. Grę słowami opowiada `/game log`.
replay-drawing = -# Rysuję animację. Potrwa to kilka sekund, a gdy mam dużo pracy, do minuty; jeśli nic się nie pojawi, naciśnij **Narysuj jeszcze raz**.
replay-again-button = Narysuj jeszcze raz
replay-failed = Nie udało się narysować powtórki. Spróbuj ponownie później.
