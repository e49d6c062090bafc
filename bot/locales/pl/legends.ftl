# Ticket to Ride: Legends of the West: its commands, buttons and questions.
#
# What comes to light during a campaign is answered with the command "choose", so that no command gives it away.

game-name-legends = Wsiąść do Pociągu: Legendy Zachodu
legends-length-live = około godziny
legends-length-day = od dwóch do trzech tygodni
legends-length-slow = do dwóch miesięcy
demo-about-legends =
    ### Legendy Zachodu
    Kampania z dwunastu partii, w której mapa rośnie, a zasady się zmieniają.
    -# { $players } · dwanaście partii po około godzinie · łatwo zacząć

legends-variant-vault-sealed = Skarbce i sumy są tajne do końca
legends-variant-vault-open = Skarbce i sumy są jawne

command-legends = Twoje ruchy w grze „Wsiąść do Pociągu: Legendy Zachodu”
command-legends-draw = Dobierz kartę wagonów
command-legends-draw-card = Z talii albo która odkryta karta
command-legends-draw-powers = Których swoich zdolności przy tym używasz, oddzielone przecinkami
command-legends-travel = Przejedź trasą
command-legends-travel-track = Którą trasą
command-legends-travel-powers = Których swoich zdolności przy tym używasz, oddzielone przecinkami
command-legends-travel-payment = Którymi kartami, na przykład 2 czerwone, 1 joker
command-legends-travel-extra = Karty lub dolary za to, co płaci się oprócz zestawu, oddzielone przecinkami
command-legends-tickets = Dobierz bilety do wyboru
command-legends-keep = Zachowaj któreś z dobranych biletów
command-legends-keep-tickets = Które, oddzielone przecinkami
command-legends-pass = Pasuj, gdy nie możesz nic zrobić
command-legends-use = Użyj jednej ze swoich zdolności przed turą
command-legends-use-power = Której
command-legends-use-choice = O co pyta, oddzielone przecinkami
command-legends-choose = Odpowiedz na pytanie
command-legends-choose-choice = Co wybierasz, oddzielone przecinkami; „nothing”, żeby odmówić, jeśli wolno
command-legends-standing = Zostaw tajne zlecenie dla zdolności albo na przyszłe pytanie
command-legends-standing-power = Czego dotyczy
command-legends-standing-order = Kiedy ma zadziałać albo co wybierasz, w kolejności od najlepszego

core-move-travel = przejechać trasą
core-move-use = użyć zdolności
core-move-skip = dać się pominąć
core-move-choose = odpowiedzieć
core-move-engage = zatrudnić specjalistę
    .neg = zatrudnić specjalisty
core-move-stake = zdecydować przed partią
core-move-standing = zostawić zlecenie z wyprzedzeniem
    .neg = zostawić zlecenia z wyprzedzeniem
core-move-retire = wycofać wydarzenie
    .neg = wycofać wydarzenia
core-move-give = dać pocztówkę
    .neg = dać pocztówki
core-move-open = otworzyć planszę
    .neg = otworzyć planszy
legends-core-move-build = zbudować coś na stałe
    .neg = zbudować niczego na stałe

legends-move-draw = Dobierz kartę
legends-move-travel = Przejedź trasą
legends-move-tickets = Dobierz bilety do wyboru
legends-move-keep = Zachowaj bilety
legends-move-pass = Pasuj
legends-move-use = Użyj jednej ze swoich zdolności
legends-move-skip = Pomiń
legends-move-choose = Odpowiedz
legends-move-engage = Zatrudnij specjalistę
legends-move-stake = Zdecyduj przed partią
legends-move-standing = Zostaw zlecenie z wyprzedzeniem
legends-move-retire = Wycofaj wydarzenie
legends-move-give = Daj pocztówkę
legends-move-open = Otwórz planszę
legends-move-build = Zbuduj coś na stałe

legends-button-draw = Dobierz karty
legends-button-travel = Przejedź
legends-button-tickets = Dobierz bilety
legends-button-keep = Zachowaj bilety
legends-button-pass = Pasuj
legends-button-use = Użyj zdolności
legends-button-skip = Pomiń
legends-button-choose = Odpowiedz
legends-button-engage = Zatrudnij specjalistę
legends-button-stake = Zdecyduj
legends-button-standing = Zostaw zlecenie
legends-button-retire = Wycofaj wydarzenie
legends-button-give = Daj pocztówkę
legends-button-open = Otwórz planszę
legends-button-build = Zbuduj

legends-confirm-draw = Dobierz
legends-confirm-travel = Przejedź
legends-confirm-tickets = Dobierz bilety
legends-confirm-keep = Zachowaj te
legends-confirm-pass = Pasuj
legends-confirm-use = Użyj
legends-confirm-skip = Pomiń
legends-confirm-choose = To moja odpowiedź
legends-nothing-choose = Nie, dziękuję
legends-nothing-keep = Żadnego z nich
legends-confirm-engage = Zatrudnij
legends-confirm-stake = Potwierdź
legends-confirm-standing = Zostaw to zlecenie
legends-confirm-retire = Wycofaj na zawsze
legends-confirm-give = Daj
legends-confirm-open = Otwórz na zawsze
legends-confirm-build = Zatwierdź na zawsze

legends-ask-draw-card = Którą kartę? Tura to dwie karty albo jeden odkryty joker.
legends-ask-draw-powers = Czy chcesz przy tym użyć jednej ze swoich zdolności?
legends-button-order_travel = Przejedź, gdy starczy kart
legends-move-order_travel = Przejedź trasą, gdy tylko starczy mi kart
legends-confirm-order_travel = Złóż zlecenie
legends-ask-order_travel-track = Którą trasą? Przejadę nią za ciebie w pierwszej turze, w której starczy ci na nią kart bez używania zdolności, chyba że najpierw zadziała wcześniejsze zlecenie.
legends-ask-order_travel-colour = W którym kolorze?
legends-ask-order_travel-wilds = Ile najwyżej jokerów w zestawie?
legends-button-order_draw = Dobieraj kolor
legends-move-order_draw = Dobieraj karty jednego koloru, inaczej w ciemno
legends-confirm-order_draw = Złóż zlecenie
legends-ask-order_draw-colour = Który kolor? Dobiorę go za ciebie, gdy leży odkryty, a gdy nie, dobiorę z talii.
legends-ask-order_draw-cards = Ile kart? Tura to dwie karty albo jeden odkryty joker.
legends-button-order_event = Odpowiadaj na wydarzenie
legends-move-order_event = Odpowiadaj na wydarzenie, ilekroć się pojawi
legends-confirm-order_event = Złóż zlecenie
legends-ask-order_event-event = Które wydarzenie? Odpowiem na nie za ciebie, ilekroć pojawi się w tej partii, żeby nikt na ciebie nie czekał.
legends-ask-order_event-answer = Co mam odpowiedzieć?
legends-order-any_event = Każde wydarzenie, z którego może skorzystać każda spółka
legends-order-answer_no = Nie
legends-order-answer_yes = Tak
legends-order-event_no = **Odpowiadaj „nie” na wydarzenie „{ $event }”**, ilekroć się pojawi. Zlecenie wygasa z końcem partii albo po wycofaniu wydarzenia.
legends-order-event_yes = **Odpowiadaj „tak” na wydarzenie „{ $event }”**, ilekroć się pojawi. Zlecenie wygasa z końcem partii albo po wycofaniu wydarzenia.
legends-order-events_no = **Odpowiadaj „nie” na każde wydarzenie, z którego może skorzystać każda spółka.** Zlecenie wygasa z końcem partii.
legends-order-events_yes = **Odpowiadaj „tak” na każde wydarzenie, z którego może skorzystać każda spółka**, chyba że trzeba odpowiedzieć coś więcej. Zlecenie wygasa z końcem partii.
legends-order-event_over = Twoje zlecenie na wydarzenie „{ $event }” już nie obowiązuje: wydarzenie jest wycofane.
legends-order-any_colour = dowolny kolor
legends-order-own_colour = w jej kolorze
legends-order-any_wilds = ile potrzeba
legends-order-most_wilds = { $wilds ->
        [0] ani jednego
       *[other] najwyżej { $wilds }
    }
legends-order-travel_any = **Przejedź trasą { $track }**, gdy tylko będzie można za nią zapłacić. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już nią przejechać.
legends-order-travel_any_few = **Przejedź trasą { $track }**, gdy tylko będzie można za nią zapłacić { $wilds ->
        [0] bez jokerów
        [one] najwyżej z jednym jokerem
       *[other] najwyżej z { $wilds } jokerami
    }. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już nią przejechać.
legends-order-travel_colour = **Przejedź trasą { $track }**, gdy tylko będzie można za nią zapłacić w kolorze { CASE($colour, case: "kolor") }. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już nią przejechać.
legends-order-travel_colour_few = **Przejedź trasą { $track }**, gdy tylko będzie można za nią zapłacić w kolorze { CASE($colour, case: "kolor") } { $wilds ->
        [0] bez jokerów
        [one] najwyżej z jednym jokerem
       *[other] najwyżej z { $wilds } jokerami
    }. Zlecenie wygasa, gdy trasa jest twoja albo nie możesz już nią przejechać.
legends-order-travel_done = Zlecenie przejazdu trasą { $track } jest wykonane: trasa jest twoja.
legends-order-travel_lost = Zlecenie przejazdu trasą { $track } już nie obowiązuje. { $why }
legends-ask-travel-track = Którą trasą? Za te możesz zapłacić.
legends-ask-travel-powers = Jeśli chcesz przy tym przejeździe użyć zdolności, wybierz ją najpierw.
legends-ask-travel-payment = Którymi kartami?
legends-ask-travel-extra = Ten przejazd kosztuje więcej niż zestaw kart. Czym płacisz następną część?
legends-ask-keep-tickets = Które zachowujesz? { $least ->
        [0] Zachowaj, ile chcesz, nawet żadnego.
        [one] Zachowaj co najmniej jeden.
       *[other] Zachowaj co najmniej { $least }.
    } Na koniec partii zrealizowany bilet wypłaca swoją wartość, a niezrealizowany ją zabiera.
legends-ask-use-power = Której zdolności? Tura jeszcze przed tobą.
legends-ask-use-choice = Co dla niej wybierasz?
legends-ask-choose-choice = Co wybierasz?
legends-ask-engage-specialist = Kogo zatrudniasz na tę partię? Potem ta osoba jest przez jedną partię na urlopie.
legends-ask-stake-bond = Czy kupujesz obligację?
legends-ask-stake-flagship = Czy oznaczasz jeden ze swoich biletów jako flagowy? Przed końcem partii nikt się nie dowie, który.
legends-ask-standing-power = Czego dotyczy zlecenie? Nikt inny nie widzi, że je zostawiasz.
legends-ask-standing-order = Jak brzmi zlecenie? Jeśli wymieniasz kilka wyborów, liczy się pierwszy, który w tej chwili będzie możliwy. Do tego czasu możesz je zmienić w każdej chwili.
legends-ask-retire-event = Które wydarzenie wycofujesz? W tej kampanii już się nie pojawi.
legends-ask-give-company = Której spółce ją dajesz?
legends-ask-open-frontier = Którą planszę otwierasz? Wszystko z jej pudełka od razu wychodzi na jaw.
legends-ask-build-what = Co budujesz?
legends-ask-build-place = Gdzie to budujesz? Zostaje tam do końca kampanii.

legends-guide = **Mój ruch** pod planszą albo `/hand` pokazuje, o co cię pyta gra i co potrafią twoje karty.

# Graphs of a game; the last one only after the campaign.
legends-graph-coins = Monety spółek
legends-graph-vaults = Kwity w skarbcach ($)
legends-graph-year = { $year }
