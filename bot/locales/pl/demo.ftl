demo-page-about = Demo, do którego dostęp ma tylko ten komputer: imitacja Discorda z prawdziwym botem.
demo-page-language = Język
demo-page-split = Dwie osoby obok siebie
demo-page-starting = Bot się uruchamia …
demo-page-restarting = Demo się zakończyło albo uruchamia się od nowa. Uruchom je ponownie w terminalu i otwórz adres, który tam się pojawi.
demo-page-ended = Demo się zakończyło.
demo-page-who = Kim jesteś
demo-page-where = Gdzie jesteś
demo-page-messages = Wiadomości
demo-page-new_messages = Nowe wiadomości ↓
demo-page-seen_by = Co widzi %s
demo-page-direct = Wiadomości prywatne
demo-page-unread = nieprzeczytane
demo-page-somebody = ktoś
demo-page-type = Wpisz polecenie
demo-page-placeholder = Wpisz /, aby zobaczyć wszystkie polecenia
demo-page-commands = Polecenia
demo-page-no_command = Nie ma takiego polecenia.
demo-page-not_offered = Tutaj nie ma polecenia %s.
demo-page-take_back = Usuń polecenie
demo-page-send = Wyślij
demo-page-nothing_fits = Brak pasujących wyników.
demo-page-optional = %s (można pominąć)
demo-page-true = tak
demo-page-false = nie
demo-page-commands_alone = Bot czyta tylko polecenia: wybierz jedno z listy.
demo-page-fill_in = Najpierw wypełnij pole %s.
demo-page-choose = Pole %s: wybierz z listy.
demo-page-number = Pole %s: tu musi być liczba.
demo-page-spoiler = Pokaż, co jest ukryte
demo-page-thinking = Stationmaster myśli …
demo-page-used = %s używa polecenia
demo-page-edited = (edytowano)
demo-page-only_you = Widzisz to tylko ty
demo-page-dismiss = Odrzuć wiadomość
demo-page-full_size = Pokaż w pełnym rozmiarze: %s
demo-page-no_picture = Tego obrazu już nie ma.
demo-page-select = Wybierz
demo-page-done = Wybierz (%s)
demo-page-picture = Obraz w pełnym rozmiarze
demo-page-larger = Powiększ
demo-page-smaller = Pomniejsz
demo-page-fit = Dopasuj
demo-page-close = Zamknij
demo-page-in_words = Opis słowny
demo-page-cancel = Anuluj
demo-page-submit = Wyślij
demo-page-no_answer = Aplikacja nie odpowiedziała.
demo-page-reload = Demo uruchomiono tymczasem od nowa: odśwież tę stronę.
demo-page-no_form = Ten formularz nie jest już otwarty.
demo-page-no_message = Tej wiadomości już tu nie ma.
demo-page-no_channel = Tego kanału już tu nie ma.
demo-page-nobody = Tej osoby albo tego kanału już tu nie ma.
demo-page-nothing = Tutaj nie da się tego zrobić.
# The demo.

demo-title = { $game } { $number }
demo-welcome = # Witaj w Stationmasterze
    Świetne gry planszowe o kolei, rozgrywane ruch po ruchu na kanale, na którym rozmawiacie. Ta strona udaje Discorda i można ją otworzyć tylko na tym komputerze; bot jest prawdziwy. **Poznaj** grę w dziesięć minut albo zagraj od razu.
    { $everybody } to ty, w trzech zakładkach u góry. *{ $opponents }* oddaje dwa miejsca przeciwnikom komputerowym; *{ $with_people }* sadza przy stole całą trójkę, a za każdą osobę grasz w jej zakładce.
demo-players = { $fewest }–{ $most } graczy
demo-picture = Fragment planszy gry „{ $game }”.
demo-play = Zagraj z przeciwnikami
demo-play_people = Zagraj z ludźmi: { $others }
demo-learn = Poznaj grę (lekcje: { $lessons })
demo-in_thread = Nowa gra obok
demo-begun_in_thread = Twoja nowa gra jest w wątku { $thread }.
demo-again = **{ $title }** toczy się dalej od miejsca, w którym stanęła gra. Poprzednich wiadomości już nie ma, ale gra została.
demo-taken = **{ $title }** trwa na tym kanale. Możesz grać dalej albo zacząć nową grę w wątku obok. Żeby ją zakończyć: `/{ $campaign ->
    [0] game
   *[other] campaign
} end`.
demo-own_server = -# Zagraj ze swoimi ludźmi: rozdział „Zaproś bota” w README.pl.md to pięć minut pracy. Wpisz poniżej /, żeby zobaczyć wszystkie polecenia; `/game help` mówi, co możesz teraz zrobić.
demo-port_taken = Port { $port } jest zajęty; zamiast niego używam portu { $instead }.
demo-open = Stationmaster działa jako demo. Otwórz tę stronę w przeglądarce na tym komputerze, z całym jej adresem:
demo-stop = Ctrl-C kończy demo.
