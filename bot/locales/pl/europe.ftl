# Ticket to Ride: Europe: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-europe = Wsiąść do Pociągu: Europa
europe-length-live = około godziny
europe-length-day = od dwóch do trzech tygodni
europe-length-slow = do dwóch miesięcy
demo-about-europe =
    ### Wsiąść do Pociągu: Europa
    Zbieraj karty, zajmuj trasy i łącz miasta ze swoich biletów.
    -# { $players } · około 60 minut · łatwa: dobra na pierwszą grę

command-europe = Twoje ruchy w grze „Wsiąść do Pociągu: Europa”
command-europe-draw = Dobierz kartę wagonów
command-europe-draw-card = Z talii albo która odkryta karta
command-europe-claim = Zajmij trasę
command-europe-claim-route = Którą trasę
command-europe-claim-payment = Którymi kartami
command-europe-station = Zbuduj dworzec
command-europe-station-city = Gdzie
command-europe-station-payment = Którymi kartami
command-europe-tickets = Dobierz bilety do wyboru
command-europe-keep = Zachowaj któreś z dobranych biletów
command-europe-keep-tickets = Które, oddzielone przecinkami
command-europe-tunnel = Dopłać dodatkowe karty za tunel
command-europe-tunnel-payment = Którymi kartami
command-europe-abandon = Zrezygnuj z tunelu i weź swoje karty z powrotem
command-europe-pass = Pasuj, gdy nie możesz nic zrobić

core-move-claim = zająć trasę
    .neg = zająć trasy
core-move-station = zbudować dworzec
    .neg = zbudować dworca
core-move-tunnel = zapłacić za tunel
core-move-abandon = zrezygnować z tunelu

europe-move-draw = Dobierz kartę
europe-move-claim = Zajmij trasę
europe-move-station = Zbuduj dworzec
europe-move-tickets = Dobierz trzy bilety i zachowaj co najmniej jeden
europe-move-keep = Zachowaj bilety
europe-move-tunnel = Zapłać za tunel
europe-move-abandon = Zrezygnuj z tunelu
europe-move-pass = Pasuj

europe-button-draw = Dobierz karty
europe-button-claim = Zajmij trasę
europe-button-station = Zbuduj dworzec
europe-button-tickets = Dobierz bilety
europe-button-keep = Zachowaj bilety
europe-button-tunnel = Zapłać za tunel
europe-button-abandon = Zrezygnuj z tunelu
europe-button-pass = Pasuj

europe-confirm-draw = Dobierz
europe-confirm-claim = Zajmij
europe-confirm-station = Zbuduj
europe-confirm-tunnel = Zapłać
europe-confirm-keep = Zachowaj te
europe-confirm-tickets = Dobierz trzy bilety
europe-confirm-abandon = Weź karty z powrotem
europe-confirm-pass = Pasuj

europe-ask-draw-card = Którą kartę?
europe-ask-claim-route = Którą trasę zajmujesz? Oto te, na które masz karty.
europe-ask-claim-payment = Którymi kartami?
europe-ask-station-city = W którym mieście? Na koniec gry dworzec pozwala twoim biletom skorzystać z jednej trasy innego gracza, która prowadzi do tego miasta. Każdy niezbudowany dworzec jest wart 4 punkty.
europe-ask-station-payment = Którymi kartami?
europe-ask-tunnel-payment = Którymi dodatkowymi kartami płacisz?
europe-ask-keep-tickets = Które bilety zachowujesz? { $least ->
        [one] Zachowaj co najmniej jeden.
       *[other] Zachowaj co najmniej { $least }.
    } Na koniec gry zrealizowany bilet dodaje swoje punkty, a niezrealizowany je odejmuje.

europe-button-order_claim = Zajmij, gdy starczy kart
europe-move-order_claim = Zajmij trasę, gdy tylko starczy mi kart
europe-confirm-order_claim = Złóż zlecenie
europe-ask-order_claim-route = Którą trasę? Zajmę ją za ciebie w pierwszej turze, w której starczy ci na nią kart, chyba że najpierw zadziała wcześniejsze zlecenie.
europe-ask-order_claim-colour = W którym kolorze?
europe-ask-order_claim-locomotives = Ile najwyżej lokomotyw?
europe-button-order_draw = Dobieraj kolor
europe-move-order_draw = Dobieraj karty jednego koloru, inaczej w ciemno
europe-confirm-order_draw = Złóż zlecenie
europe-ask-order_draw-colour = Który kolor? Dobiorę go za ciebie, gdy leży odkryty, a gdy nie, dobiorę z talii.
europe-ask-order_draw-cards = Ile kart? Tura to dwie karty albo jedna odkryta lokomotywa.

europe-guide = W każdej turze zrób jedną z tych rzeczy:
    - **Dobierz karty:** dwie, z talii lub odkryte. Odkryta lokomotywa liczy się za obie.
    - **Zajmij trasę:** zapłać kartami w jej kolorze, a za szarą trasę w jednym dowolnym kolorze; lokomotywa liczy się jako dowolny kolor. 1, 2, 3, 4, 6 lub 8 wagonów daje od razu 1, 2, 4, 7, 15 lub 21 punktów. Prom wymaga lokomotyw, a tunel może wymagać do trzech dodatkowych kart. ★ oznacza trasy i miasta, które pomagają któremuś z twoich biletów; widzisz to tylko ty.
    - **Dobierz bilety:** trzy, z których zachowujesz co najmniej jeden.
    - **Zbuduj dworzec:** pierwszy kosztuje 1 kartę, drugi 2 karty jednego koloru, trzeci 3.
    Przy dwóch lub trzech graczach z każdej pary podwójnych tras można zająć tylko jedną. Gdy komuś zostają najwyżej 2 wagony, wszyscy mają jeszcze jedną turę. Potem bilety dodają lub odejmują swoje punkty, każdy niezbudowany dworzec jest wart 4, a najdłuższa trasa 10.

# The pictures there are, and what the board can be zoomed on.

europe-look-board = Plansza
europe-look-hand = Twoje karty
europe-look-tickets = Bilety do wyboru
europe-look-report = Podsumowanie gry

europe-zoom-northwest = Północny zachód
europe-zoom-north = Północ
europe-zoom-northeast = Północny wschód
europe-zoom-west = Zachód
europe-zoom-centre = Środek
europe-zoom-east = Wschód
europe-zoom-southwest = Południowy zachód
europe-zoom-south = Południe
europe-zoom-southeast = Południowy wschód
europe-zoom-amsterdam = Amsterdam
europe-zoom-angora = Angora
europe-zoom-athina = Ateny (Athína)
europe-zoom-barcelona = Barcelona
europe-zoom-berlin = Berlin
europe-zoom-brest = Brest
europe-zoom-brindisi = Brindisi
europe-zoom-bruxelles = Bruksela (Bruxelles)
europe-zoom-bucuresti = Bukareszt (Bucuresti)
europe-zoom-budapest = Budapeszt (Budapest)
europe-zoom-cadiz = Kadyks (Cádiz)
europe-zoom-constantinople = Konstantynopol (Constantinople)
europe-zoom-danzig = Gdańsk (Danzig)
europe-zoom-dieppe = Dieppe
europe-zoom-edinburgh = Edynburg (Edinburgh)
europe-zoom-erzurum = Erzurum
europe-zoom-essen = Essen
europe-zoom-frankfurt = Frankfurt
europe-zoom-kharkov = Charków (Kharkov)
europe-zoom-kobenhavn = Kopenhaga (København)
europe-zoom-kyiv = Kijów (Kyïv)
europe-zoom-lisboa = Lizbona (Lisboa)
europe-zoom-london = Londyn (London)
europe-zoom-madrid = Madryt (Madrid)
europe-zoom-marseille = Marsylia (Marseille)
europe-zoom-moskva = Moskwa (Moskva)
europe-zoom-munchen = Monachium (München)
europe-zoom-palermo = Palermo
europe-zoom-pamplona = Pampeluna (Pamplona)
europe-zoom-paris = Paryż (Paris)
europe-zoom-petrograd = Piotrogród (Petrograd)
europe-zoom-riga = Ryga (Riga)
europe-zoom-roma = Rzym (Roma)
europe-zoom-rostov = Rostów (Rostov)
europe-zoom-sarajevo = Sarajewo (Sarajevo)
europe-zoom-sevastopol = Sewastopol (Sevastopol)
europe-zoom-smolensk = Smoleńsk (Smolensk)
europe-zoom-smyrna = Smyrna
europe-zoom-sochi = Soczi (Sochi)
europe-zoom-sofia = Sofia
europe-zoom-stockholm = Sztokholm (Stockholm)
europe-zoom-venezia = Wenecja (Venezia)
europe-zoom-warszawa = Warszawa
europe-zoom-wien = Wiedeń (Wien)
europe-zoom-wilno = Wilno
europe-zoom-zagrab = Zagrzeb (Zágráb)
europe-zoom-zurich = Zurych (Zürich)

# Where the rulebook says so.
europe-rule-turn = Przebieg gry
europe-rule-cards = Dobieranie kart wagonów
europe-rule-locomotives = Lokomotywy
europe-rule-claiming = Zajmowanie tras
europe-rule-double_routes = Podwójne trasy
europe-rule-ferries = Promy
europe-rule-tunnels = Tunele
europe-rule-stations = Dworce
europe-rule-tickets = Dobieranie biletów

# What a kind of move is good for, as the help says it of what can be done now.
europe-purpose-claim = od razu daje punkty, łączy miasta z twoich biletów i zamyka trasę innym
europe-purpose-station = na końcu użycza twoim biletom trasy innego gracza; niezbudowany jest wart 4 punkty
europe-purpose-tunnel = tunel jest twój i daje punkty
europe-purpose-abandon = bierzesz swoje karty z powrotem i twoja tura się kończy

# Graphs of the game; the last one only after the end.
europe-graph-points = Punkty na torze punktacji, na końcu z podliczeniem
europe-graph-trails = Najdłuższa trasa, w wagonach
europe-graph-tickets = Punkty za bilety, gdyby gra skończyła się wtedy

## The final scoring, step by step

europe-reckoned-routes = Punkty za trasy
europe-reckoned-completed = { $player }: { $ticket }, zrealizowany
europe-reckoned-lost = { $player }: { $ticket }, niezrealizowany
europe-reckoned-stations = Pozostałe dworce
europe-reckoned-trail = Najdłuższa trasa: { $players }
