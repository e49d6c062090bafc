# German Railways: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-german = German Railways
german-length-live = około półtorej godziny
german-length-day = od trzech do pięciu tygodni
german-length-slow = do trzech miesięcy
demo-about-german =
    ### German Railways
    Licytuj akcje kolei i buduj linie, które przyniosą ci najwięcej.
    -# { $players } · około 90 minut · średnia

german-variant-city_cost-terrain = miasta kosztują tyle co ich teren
german-variant-city_cost-flat = każde miasto kosztuje 2
german-variant-baden-anywhere = darmowy heks kolei Baden może być w dowolnym miejscu budowy
german-variant-baden-first = darmowy heks kolei Baden musi być pierwszym w budowie
german-variant-absent-waits = licytacje czekają na każdego
german-variant-absent-passes = kto w licytacji milczy za długo, pasuje (na żywo 30 minut, codziennie 24 godziny, powoli 3 dni)

command-german = Twoje ruchy w grze German Railways
command-german-bid = Licytuj wystawioną akcję, także przed swoją turą
command-german-bid-price = Ile licytujesz
command-german-bid-up_to = Twoje prywatne maksimum; równe ofercie: bez maksimum
command-german-bid-beyond = Co zrobić, gdy inni licytują tyle samo
command-german-pass = Nie rób nic albo nie licytuj dalej
command-german-auction = Wystaw akcję na licytację
command-german-auction-railroad = Której kolei
command-german-build = Buduj tory
command-german-build-railroad = Którą koleją
command-german-build-hexes = Heks po heksie, na przykład J8 I8
command-german-agree_end = Zgódź się, że nic już nie można zbudować
command-german-play_on = Graj dalej: nie zgadzaj się na koniec albo wycofaj zgodę

core-move-auction = wystawić akcję
    .neg = wystawić akcji
core-move-agree_end = zgodzić się na koniec
core-move-play_on = grać dalej

german-move-bid = Licytuj
german-move-pass = Pasuj
german-move-auction = Wystaw akcję
german-move-build = Buduj tory
german-move-agree_end = Zgódź się na koniec
german-move-play_on = Graj dalej

german-button-bid = Licytuj
german-button-pass = Pasuj
german-button-auction = Wystaw akcję
german-button-build = Buduj tory
german-button-agree_end = Zgódź się na koniec
german-button-play_on = Graj dalej

german-confirm-bid = Licytuj tyle
german-confirm-pass = Tak, pasuj
german-confirm-auction = Wystaw
german-confirm-build = Buduj
german-confirm-agree_end = Tak, zakończ grę
german-confirm-play_on = Graj dalej

german-ask-bid-price = Ile licytujesz, od { $least } do { $most } T?
german-ask-bid-up_to = Licytujesz { $price }. Czy mam licytować za ciebie dalej, po 1, do prywatnego maksimum (najwyżej { $most } T)? Nikt inny go nie pozna. **Licytuj tyle** licytuje { $price } bez maksimum.
german-ask-bid-beyond = Licytujesz { $price }, a najwyżej { $up_to }. Co zrobić, jeśli inni licytują tyle samo? **Licytuj tyle** zapyta cię wtedy ponownie.
german-write-bid = Licytacja akcji kolei { $railroad }
german-write-bid-price = Twoja oferta, od { $least } do { $most }
german-write-bid-up_to = Prywatne maksimum, do { $most } (jeśli chcesz)
german-write-bid-beyond = Gdy inni dorównają twojemu maksimum
german-write-bid-beyond-ask = Zapytaj mnie
german-write-bid-beyond-pass = Spasuj za mnie
german-ask-auction-railroad = Akcję której kolei wystawiasz? Pierwszą ofertę składasz ty.
german-ask-build-railroad = { $listed ->
    [0] Wybierz kolej, a potem heks po heksie; żadna budowa nie prowadzi teraz do miasta. Płaci jej kasa.
   *[other] Wybierz od razu budowę, która prowadzi do miasta, albo kolej, a potem heks po heksie. Płaci jej kasa.
}
german-listed-build_menu = Budowa, która prowadzi do miasta
german-ask-build-hexes = Który heks jest następny? W nawiasie podano koszt dotąd, a za nim to, co da cała budowa.

german-panel-hand = Mój stan posiadania

german-guide = Najpierw licytuje się osiem akcji, po jednej każdej kolei. Jeśli nikt nie licytuje, za darmo dostaje ją ten, kto miał licytować pierwszy. Potem każdy znacznik wylosowany z worka to jeden ruch: buduj koleją, której akcję masz, wystaw akcję albo pasuj. Dochód wypłaca się tylko wtedy, gdy budowa tworzy nowe bezpośrednie połączenie dwóch kolei: wtedy każda akcja każdej kolei przynosi jej dochód, a akcje kolei, która buduje, podwójny. Wygrywa największa gotówka. W licytacji możesz zdecydować przed swoją turą: **Licytuj** przyjmuje też prywatne maksimum, do którego bot licytuje za ciebie po 1; nikt inny go nie pozna.

german-pending_order-ask = Do tego czasu licytuję za ciebie do { $up_to }. Jeśli to nie wystarczy, dostaniesz pytanie. Nikt inny o tym nie wie.
german-pending_order-pass = Do tego czasu licytuję za ciebie do { $up_to }. Jeśli to nie wystarczy, pasuję za ciebie. Nikt inny o tym nie wie.
german-pending_order-will_pass = Gdy przyjdzie twoja tura, pasuję za ciebie. Nikt inny o tym nie wie.

# What a kind of move is good for, as the help says it of what can be done now.
german-purpose-build = miasta podnoszą dochód z akcji kolei, a przy nowym połączeniu płacą wszystkie koleje
german-purpose-auction = akcja daje dochód i prawo budowania jej koleją; zapłata trafia do kasy kolei, a z niej płaci się za tory
german-purpose-pass = nic nie kosztuje
german-purpose-agree_end = gra się kończy, gdy zgodzą się wszyscy
german-purpose-play_on = gra toczy się dalej
german-purpose-bid = kto da najwięcej, dostaje akcję, jej dochód i głos przy budowie
