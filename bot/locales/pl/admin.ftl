# /admin: for those who may manage the server.

command-admin = Dla zarządzających tym serwerem
command-admin-list = Wszystkie stoły, otwarte i w trakcie gry
command-admin-force_end = Zamknij stół bez pytania kogokolwiek
command-admin-force_end-table = Który stół
command-admin-delete = Usuń stół ze wszystkimi ruchami
command-admin-delete-table = Który stół
command-admin-channels = Na których kanałach mogą być stoły; na forum widać je wszystkie
command-admin-channels-action = Co zrobić
command-admin-channels-channel = Kanał; bez wyboru ten
command-admin-board = Umieść na kanale tablicę stołów, z informacją, czyja jest tura
command-admin-board-action = Co zrobić
command-admin-board-channel = Kanał; bez wyboru ten
command-admin-language = Język stołów na tym serwerze
command-admin-language-language = Który język; bez wyboru widać obecny
command-admin-limit = Ile stołów może mieć ten serwer naraz
command-admin-limit-tables = Ile najwięcej
command-admin-permissions = Czego nie wolno botowi i na którym kanale

admin-channels-show = Pokaż listę
admin-channels-allow = Wpisz kanał na listę
admin-channels-forbid = Skreśl kanał z listy
admin-channels_anywhere = Stoły można otwierać na każdym kanale. Gdy wpiszesz na listę pierwszy kanał, pozostałe będą zabronione.
admin-channels_forum = Każdy nowy stół, gdziekolwiek powstanie, dostaje post na forum { $forum }, z informacją w tytule, czyja jest tura. Stan pokazują tagi forum o nazwach: { $tags }.
admin-channels_listed = Stoły można otwierać na kanałach { $channels } i w ich wątkach.

admin-board-place = Umieść tablicę na kanale
admin-board-remove = Zabierz tablicę
admin-board_placed = Tablica jest na kanale { $channel } i odświeża się w ciągu kilku minut. Wymienia stoły z kanałów, które może widzieć każdy, kto widzi kanał { $channel }.
admin-board_forbidden = Nie mogę umieścić tablicy na kanale { $channel }. Potrzebuję tam tych uprawnień: { $names }.
admin-board_removed = Tablicy już nie ma.
admin-board_none = Na tym serwerze nie ma tablicy.
admin-board_not_here = Tablica nie może tu być. Podaj kanał tekstowy.

# The board: a message with all tables of a server, for whoever reads its channel.
board-heading = ### { $count ->
        [0] Obecnie nie ma stołów
        [one] Jeden stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }
board-further = ### Dalsze stoły
board-table = **{ $title }** · { $game } · { $where }
    -# { $state }
board-free = { $seats ->
        [0] Wszystkie miejsca są zajęte; gra jeszcze się nie zaczęła
        [one] Jedno wolne miejsce
        [few] { $seats } wolne miejsca
       *[other] { $seats } wolnych miejsc
    }
board-waits = Teraz gra: { $players }; początek tury: { $since }
board-asked = Czy zagra w następnej partii: { $players }; pytanie padło { $since }
board-moves = Gra toczy się sama

admin-list-heading = **{ $count ->
        [0] Brak stołów
        [one] Jeden stół
        [few] { $count } stoły
       *[other] { $count } stołów
    } na tym serwerze; może ich być { $limit }**
admin-list-failing = ⚠️ { $full ->
        [one] Dysk bota jest pełny
       *[other] Do bazy danych bota nie można pisać
    }: zapis się nie udaje, pierwszy raz { $since }, ostatnio { $latest }. To, czego nie można zapisać, jest odrzucane; nic zapisanego nie przepadło.
# Of the program, for the owner of the application alone.
admin-owner-heading = **To widzisz tylko ty, bo prowadzisz tego bota**
admin-owner-running = Wersja { $version }, uruchomienie: { $since } · połączenia z Discordem: { $connections }
admin-owner-queues = { $tables ->
        [one] Jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    } na wszystkich serwerach · czekające obrazy: { $pictures } · wiadomości w drodze: { $messages }
admin-owner-no_backups = Kopii zapasowych nie ma: `STATIONMASTER_BACKUPS` nie jest ustawione.
admin-owner-no_backup = Nie ma jeszcze żadnej kopii zapasowej.
admin-owner-backup = Ostatnia kopia zapasowa { $at }, { $size } MB
admin-owner-backup_failed = ⚠️ Kopia zapasowa { $at } nie powiodła się: { $why }
admin-owner-disk = Dysk: wolne { $free } z { $total } GB
admin-list-line = `{ $table }` { $title } · { $where } · { $phase } · gospodarz: { $host }
admin-list-suspended = { $line } · ⚠️ wstrzymany, bo nie da się go odtworzyć: `/admin delete` go usuwa
admin-list-more = … i jeszcze { $more }
admin-choice = { $title } · { $phase } · { $table }
admin-phase_lobby = czeka na graczy
admin-phase_live = w trakcie gry
admin-phase_over = gra skończona
admin-phase_ended = zamknięty przed końcem
admin-ended = Stół { $title } jest zamknięty.
admin-delete-question = **Usunąć stół { $title } ze wszystkimi ruchami?** Tego nie można cofnąć.
admin-erase = Usuń
admin-spare = Zachowaj
admin-erased = Stół jest usunięty.
admin-spared = Stół nie jest usunięty.
admin-limit_set = { $count ->
        [0] Ten serwer nie może mieć żadnego stołu.
        [one] Ten serwer może mieć naraz jeden stół.
        [few] Ten serwer może mieć naraz { $count } stoły.
       *[other] Ten serwer może mieć naraz { $count } stołów.
    }
admin-guild_only = To działa tylko na serwerze.
admin-permissions-unknown = Nie znam jeszcze kanałów tego serwera. Spróbuj ponownie za minutę.
admin-permissions-heading = { $bad ->
        [0] **Mam wszystkie uprawnienia, których potrzebuje stół, na { $channels ->
            [one] kanale, na którym może być stół
           *[other] wszystkich kanałach, na których może być stół ({ $channels })
        }.**
        [one] **Na jednym kanale brakuje mi uprawnień, których potrzebuje stół.** Jeśli ma tam być stół, zmień ustawienia kanału: *Edytuj kanał → Uprawnienia*.
       *[other] **Na { $bad } kanałach brakuje mi uprawnień, których potrzebuje stół.** Jeśli mają tam być stoły, zmień ustawienia kanałów: *Edytuj kanał → Uprawnienia*.
    }
admin-permissions-line = { $channel }: { $names }
admin-permission-read_messages = Wyświetlanie kanału
admin-permission-send_messages = Wysyłanie wiadomości
admin-permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
admin-permission-create_public_threads = Tworzenie publicznych wątków
admin-permission-manage_threads = Zarządzanie wątkami
admin-permission-embed_links = Wyświetlanie podglądu linku
admin-permission-attach_files = Załączanie plików
admin-permission-read_message_history = Czytanie historii czatu

# /admin language
admin-language-discord = jak w ustawieniach serwera
admin-language_is = Język stołów na tym serwerze: **{ $language }**. Stół może mieć inny język: `/game options language`.
