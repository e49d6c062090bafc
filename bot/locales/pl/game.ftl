# /game: descriptions of its commands and options (at most 100 characters, better 55; the group at most 8,000), and answers.

command-game = Stoły: otwieranie, dołączanie, start, podgląd, cofanie, koniec
command-game-new = Otwórz stół na tym kanale
command-game-new-title = Jak ma się nazywać stół
command-game-new-game = Która gra; kampanię, np. Legendy Zachodu, zaczyna /campaign new
command-game-new-players = Ile osób może usiąść
command-game-new-variant = Wariant zasad
command-game-new-thread = Graj w osobnym wątku
command-game-new-pace = Jak szybko trzeba wykonać turę
command-game-new-hints = Czy wolno prosić o podpowiedź, czyli o ruch przeciwnika komputerowego
command-game-join = Zajmij miejsce przy stole na tym kanale
command-game-leave = Zwolnij swoje miejsce przed rozpoczęciem
command-game-start = Rozpocznij grę (gospodarz)
command-game-kick = Zabierz komuś miejsce przed rozpoczęciem (gospodarz)
command-game-kick-player = Kto traci miejsce
command-game-options = Zmień stół przed rozpoczęciem (gospodarz), a jego język w każdej chwili
command-game-options-title = Jak ma się nazywać stół
command-game-options-game = Która gra
command-game-options-players = Ile osób może usiąść
command-game-options-variant = Wariant zasad
command-game-options-pace = Jak szybko trzeba wykonać turę
command-game-options-language = Język tego stołu, można go zmienić także w czasie gry
command-game-options-hints = Czy wolno prosić o podpowiedź, czyli o ruch przeciwnika komputerowego
command-game-remind = Jak często przypominać graczowi o jego turze
command-game-remind-interval = Czas między przypomnieniami
command-game-remind-quiet = Godziny bez przypomnień, na przykład 22-8, albo off
command-game-undo = Cofnij swój ostatni ruch
command-game-redo = Ponów cofnięte ruchy
command-game-replace = Oddaj miejsce komuś innemu
command-game-replace-seat = Czyje miejsce
command-game-replace-player = Kto na nim usiądzie
command-game-opponent = Posadź przeciwnika komputerowego
command-game-opponent-seat = Czyje miejsce; przed rozpoczęciem pierwsze wolne
command-game-opponent-policy = Który przeciwnik komputerowy
command-game-end = Zamknij stół bez wyniku
command-game-export = Dziennik gry jako plik: do odtworzenia, słowami albo dla 18xx.games
command-game-export-form = W jakiej postaci; bez wyboru plik do odtworzenia
game-export-form_file = Plik, który można odtworzyć i sprawdzić
game-export-form_words = Słowami, z datami i godzinami
game-export-form_other = W postaci dla 18xx.games, o ile da się tam zapisać
game-export-words = Dziennik gry przy stole { $title }, słowami, w zakresie, który wolno ci czytać, z godzinami w twojej strefie czasowej.
game-export-other = { $title } w postaci dla 18xx.games, sprawdzone przez odtworzenie według obu zbiorów zasad; bez nazw graczy.
game-export-no_other = Żaden inny program nie czyta partii tej gry, więc nie ma innej postaci pliku.
game-export-not_over = W tej postaci można zapisać tylko zakończoną grę.
game-export-other_rules = Tej partii nie można zapisać w postaci dla 18xx.games, bo nie gra się tam według zasad tego stołu. Partia, którą chcesz tam przenieść, musi się zaczynać od: { $rules }.
game-export-inexpressible = Tej partii nie można zapisać w postaci dla 18xx.games: jeden z jej ruchów tam nie istnieje albo według tamtejszych zasad ma inny skutek.

# The log in words, as a file.
log_file-about = { $game }, grają: { $players }.
log_file-zone = Godziny podano w strefie { $zone }.
log_file-seed = Ziarno: { $seed }; jego SHA-256 opublikowano na początku: { $commitment }.
log_file-commitment = SHA-256 ziarna, opublikowane na początku: { $commitment }.
log_file-ending = ## Koniec

game-remind-never = nigdy
game-seat = { $number }. { $player }

game-new-made = Stół { $title } jest otwarty: { $where }
game-new-made_here = Stół { $title } jest otwarty. Gdy dołączy dość osób, naciśnij **Rozpocznij** pod jego wiadomością.
game-new-which = **W co gramy przy stole { $title }?**
    -# Kampanię, np. Legendy Zachodu, zaczyna `/campaign new`.
game-new-choose = Wybierz grę
game-new-takes = Graczy: od { $low } do { $high }
game-new-variant_of_which = Wybierz też grę: każda gra ma własne warianty.
game-new-title_empty = Nazwa musi mieć przynajmniej jedną literę lub cyfrę.
game-new-title_long = Ta nazwa jest za długa: ma { $length ->
        [few] { $length } znaki
       *[other] { $length } znaków
    }, a może mieć najwyżej { $most }.
game-new-here_only_guild = Stół można otworzyć tylko na kanale serwera, gdzie widzą go inni.
game-new-cannot_post = Nie wolno mi tu pisać, więc nie może tu być stołu. Potrzebuję uprawnień: Wyświetlanie kanału, Wysyłanie wiadomości i Załączanie plików.
game-new-thread_forbidden = Nie wolno mi otwierać wątków na tym kanale, więc stół jest na samym kanale. Do wątku potrzebuję uprawnień: Tworzenie publicznych wątków i Wysyłanie wiadomości w wątkach.
game-new-thread_impossible = Na takim kanale nie można otwierać wątków, więc stół jest na samym kanale.
game-new-thread_inside = To już jest wątek, więc stół jest tutaj.
game-no_table = Na tym kanale nie ma stołu. Otwórz go poleceniem `/game new`.
game-no_such_seat = Przy tym stole nie ma miejsca „{ $seat }”. Miejsca: { $seats }.

game-joined = Masz miejsce przy stole { $title }.
game-left = Twoje miejsce przy stole { $title } jest znowu wolne.
game-kicked = { $player } nie ma już miejsca przy stole { $title }.
game-started = { $title }: gra się zaczyna.
game-changed = Ustawienia stołu { $title } są zmienione.
game-remind-set = Gracz, którego tura trwa przy stole { $title }, dostaje przypomnienie po { CASE($interval, case: "loc") }.
game-remind-set_quiet = Gracz, którego tura trwa przy stole { $title }, dostaje przypomnienie po { CASE($interval, case: "loc") }, ale nie w godzinach { $quiet } ({ $zone }).
game-remind-off = Przy stole { $title } nikt już nie dostaje przypomnień.
game-replace-bot = { $player } to bot. Przeciwnika komputerowego sadza się przy stole poleceniem `/game opponent`.
game-opponent-added = Przeciwnik komputerowy siada przy stole { $title }.
game-opponent-which_seat = Gra już trwa. Wybierz, czyje miejsce przejmuje przeciwnik komputerowy.
game-end-closed = Stół { $title } jest zamknięty.
game-export-whole = Cały dziennik gry przy stole { $title }: ustawienie, ziarno i każdy ruch. `python -m engine replay { $file }` odtwarza ją i sprawdza tasowania.
game-export-campaign = Cała kampania { $title }: ziarno oraz ustawienie i każdy ruch każdej z jej partii. `python -m engine replay { $file }` odtwarza je i sprawdza, czy wszystkie tasowania wynikają z ziarna, a każda partia z poprzedniej.
game-export-part = Dziennik gry przy stole { $title } w zakresie, który wolno ci znać. Po zakończeniu gry możesz mieć całość, razem z ziarnem.
    -# Każde tasowanie wynika z ziarna, które wylosowano przed rozpoczęciem. Jego SHA-256 to `{ $commitment }`.

# Tables for practice, which play on from a position.
command-game-clone = Graj dalej, dla treningu, od dowolnego ruchu gry, która się tu skończyła
command-game-clone-entry = Po ilu ruchach z dziennika; 0: od początku
command-game-clone-title = Jak ma się nazywać nowy stół
command-game-clone-thread = Graj w osobnym wątku
practice-title = { $title }: trening
practice-lobby = **Trening:** przy tym stole gra toczy się dalej od pozycji z innej gry, a wszystko, o czym jeszcze zdecyduje los, losuje się na nowo. Kto zajmuje miejsce, przejmuje wszystko, co do niego należy.
practice-beginning = Początek
practice-after = po { $number ->
        [one] 1 ruchu
       *[other] { $number } ruchach
    }
practice-seat = Miejsce { $number }
practice-choose = Zajmij wybrane miejsce
practice-fixed = Przy tym stole gra się dalej od pewnej pozycji: gra, zasady i miejsca zostają takie, jakie są.
practice-none = Miejsce można wybrać tylko przy stole treningowym.
practice-taken = To miejsce jest już zajęte.
practice-not_over = Gra tutaj jeszcze trwa. Gdy się skończy, można grać dalej od dowolnego z jej ruchów.
practice-not_here = Partii tego rodzaju nie można rozgrywać dalej od wybranej pozycji.
practice-unsound = Ta pozycja nie może powstać w grze albo nie da się jej odtworzyć, więc nikt nie może grać od niej dalej.
practice-one_at_a_time = Jeszcze pracuję nad twoją poprzednią prośbą. Spróbuj ponownie, gdy skończę.
practice-not_now = Nie mogę teraz sprawdzić tej gry. Spróbuj ponownie za minutę.
practice-over_there = W tym miejscu gra jest już skończona. Podaj wcześniejszy ruch; wszystkich ruchów jest { $moves }.

# A game out of a file.
command-game-import = Obejrzyj zakończoną grę z pliku albo graj dalej od dowolnego jej ruchu
import-title = Zakończona gra z pliku
import-file = Plik: z /game export albo z 18xx.games
import-entry = Po ilu ruchach zacząć (0: od początku)
import-called = Jak ma się tu nazywać
import-named = Gra z pliku
import-read = **{ $title }** · { $game }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
       *[other] { $players } graczy
    }, ruchów: { $moves }. Przechowuję ją tutaj jako zakończoną grę, bez nazw graczy i bez godzin ruchów: `/game board at:`, `/game log`, `/game export` i `/game clone` działają na niej, dopóki nie otworzy się tu inny stół.
import-review = Obejrzyj
import-play_on = Graj dalej
import-unreadable = Nie potrafię odczytać tego pliku jako zakończonej gry: musi to być niezmieniony plik zapisany przez `/game export` według obecnych zasad albo plik z 18xx.games.
import-too_heavy = Odtworzenie gry z tego pliku zajmuje za dużo czasu lub pamięci, więc nie mogę jej przyjąć.
import-too_long = Gra w tym pliku ma więcej ruchów niż { $moves }, a tylu nie potrzebuje żadna gra, więc nie mogę jej przyjąć.
import-not_over = Gra w tym pliku jeszcze się nie skończyła; oglądać i rozgrywać dalej można tylko gry zakończone.
import-too_large = Ten plik jest za duży jak na grę.
import-entry_unclear = Wpisz liczbę ruchów, po których ma się zacząć.

# A forum as the list of a server's tables: its tags are found by these names, and whose turn it is stands in a title.
forum-tag_free = wolne miejsca
forum-tag_playing = w trakcie
forum-tag_finished = zakończone
forum-title = { $title } · { $players }
game-new-forum_forbidden = Nie mogę utworzyć postu na forum { $forum }. Potrzebuję tam uprawnień: Tworzenie postów, Wysyłanie wiadomości w postach i Zarządzanie wątkami; a jeśli forum wymaga tagu przy każdym poście, także tagu o nazwie { $tag }.
game-language-server = jak na tym serwerze
