# Ticket to Ride: Europe: what the chapters of the rulebook say, for looking up. Their titles are europe-rule-…

europe-rule-setting_up = Przygotowanie
europe-rule-end = Koniec gry
europe-rule-scoring = Punktacja
europe-rule-secrets = Co jest jawne, a co tajne

europe-rulebook-setting_up = Każdy zaczyna z 45 wagonami, 3 dworcami i 4 kartami wagonów; 5 dalszych kart leży odkrytych. Każdy gracz dostaje jeden długi i trzy krótkie bilety. Długie bilety, których nikt nie dostaje, wypadają z gry. O tym, kto zaczyna, rozstrzyga los.
europe-rulebook-turn = Przed pierwszą turą zachowujesz co najmniej dwa ze swoich czterech biletów; pozostałe wypadają z gry. Potem tura to jedna z czterech rzeczy: dobranie kart wagonów, zajęcie trasy, dobranie biletów albo zbudowanie dworca. Pasować możesz tylko wtedy, gdy nie możesz zrobić żadnej z nich.
europe-rulebook-cards = Dobierz dwie karty, każdą z odkrytych albo w ciemno z talii. W miejsce wziętej odkrytej karty od razu odsłania się nową. Gdy trzy z pięciu odkrytych kart to lokomotywy, wszystkie pięć się odrzuca i odsłania nowe. Na ręce możesz mieć dowolną liczbę kart.
europe-rulebook-locomotives = Lokomotywa zastępuje kartę dowolnego koloru. Odkryta lokomotywa może być tylko twoją pierwszą kartą i jest wtedy jedyną; lokomotywa dobrana w ciemno liczy się jak każda inna karta.
europe-rulebook-claiming = Zapłać jedną kartę za każde pole trasy: karty w jej kolorze, a za szarą trasę karty jednego dowolnego koloru. Każdą z nich mogą zastąpić lokomotywy. W turze zajmujesz jedną trasę i nie musi ona stykać się z innymi twoimi. Trasy o 1, 2, 3, 4, 6 i 8 polach dają od razu 1, 2, 4, 7, 15 i 21 punktów.
europe-rulebook-claiming-shows = Przed turą i po niej. Zielona trasa o trzech polach między Berlinem a Wiedniem jest wolna; potem stoją na niej trzy niebieskie wagony, sprzęgnięte od miasta do miasta.
europe-rulebook-double_routes = Niektóre pary sąsiednich miast łączą dwie trasy. Żaden gracz nie może zająć obu. Gdy graczy jest dwóch lub trzech, druga zamyka się dla wszystkich, gdy tylko pierwsza zostaje zajęta.
europe-rulebook-double_routes-shows = Dwie trasy między Frankfurtem a Paryżem, przy stole dla dwóch graczy: na pomarańczowej stoją trzy niebieskie wagony, a biała obok jest wyblakła, bo nikt już nie może jej zająć.
europe-rulebook-ferries = Prom to szara trasa ze znakami lokomotywy. Za każdy znak zapłać lokomotywę, a za pozostałe pola karty jednego koloru; je też mogą zastąpić lokomotywy.
europe-rulebook-ferries-shows = Promy z Londynu: dwa do Dieppe, po dwa pola, z których jedno ma znak lokomotywy, i jeden do Amsterdamu, na którym znak lokomotywy mają oba pola.
europe-rulebook-tunnels = Wyłóż zwykłą cenę tunelu; potem odsłania się trzy karty z talii. Każda z nich, która jest lokomotywą albo ma wyłożony kolor, kosztuje jeszcze jedną kartę tego koloru albo jedną lokomotywę. Jeśli wyłożone są same lokomotywy, liczą się tylko lokomotywy i płaci się tylko lokomotywami. Jeśli nie możesz lub nie chcesz zapłacić, bierzesz swoje karty z powrotem i twoja tura się kończy.
europe-rulebook-tunnels-shows = Tunel między Monachium a Wenecją: niebieskie wagony czekają, zakreskowane, na jego dwóch polach. Odsłonięto dla niego trzy karty: niebieską, czerwoną i zieloną. Pasuje tylko niebieska, więc trzeba dopłacić jedną kartę.
europe-rulebook-tickets = Dobierz trzy bilety i zachowaj co najmniej jeden; pozostałe idą pod talię. Na końcu bilet dodaje swoje punkty, jeśli twoje własne wagony łączą jego dwa miasta, a jeśli nie, odejmuje je. Bilety są tajne i nie można pozbyć się biletu, który się zachowa.
europe-rulebook-stations = Zbuduj dworzec w dowolnym mieście, które go nie ma, najwyżej jeden w turze i trzy w grze. Pierwszy kosztuje 1 kartę, drugi 2, a trzeci 3 karty jednego koloru; mogą je zastąpić lokomotywy. Na końcu każdy dworzec użycza ci jednej trasy innego gracza, która kończy się w jego mieście, tej samej dla wszystkich twoich biletów.
europe-rulebook-stations-shows = Przed turą i po niej. Niebieskie wagony prowadzą z Berlina przez Frankfurt do Monachium i z Wenecji do Rzymu; między Monachium a Wenecją stoją czerwone. Potem w Monachium stoi niebieski dworzec, który może użyczyć swojemu graczowi czerwonej trasy.
europe-rulebook-end = Gdy ktoś kończy turę z najwyżej dwoma wagonami, każdy, także ten gracz, ma jeszcze jedną turę. Potem gra się kończy.
europe-rulebook-scoring = Do punktów za trasy dodaj zrealizowane bilety, odejmij pozostałe i dodaj 4 za każdy niezbudowany dworzec. Najdłuższa ciągła trasa z wagonów daje 10 punktów, każdemu z graczy, którzy mają równie długą. Przy remisie rozstrzyga liczba zrealizowanych biletów, potem liczba niezbudowanych dworców, potem najdłuższa trasa.
europe-rulebook-secrets = Każdy widzi, ile masz kart, biletów, wagonów i dworców, co bierzesz z odkrytych kart i czym płacisz. Karty na ręce, karty dobrane w ciemno i bilety są tajne.

# What people type who look for a section, in other words than it says.
europe-sought-setting_up = start, rozdanie, pierwsze bilety, początek, ilu graczy, liczba graczy
europe-sought-turn = runda, akcja, czyja tura, pas, kolejka
europe-sought-cards = talia, odkryte, rząd, dobieranie, ręka, kolor, ciągnięcie
europe-sought-locomotives = joker, jokery, dzika karta, tęczowa, lokomotywa
europe-sought-claiming = budować, płacić, stawiać wagony, szara, punkty za trasy, koszt
europe-sought-double_routes = podwójna, równoległa, dwa tory, dwóch lub trzech graczy
europe-sought-ferries = prom, statek, woda, morze
europe-sought-tunnels = tunel, góra, dodatkowe karty, odsłanianie
europe-sought-tickets = bilet, cel, misja, zadanie, długi bilet, zachować
europe-sought-stations = dworzec, stacja, pożyczyć, cudza trasa
europe-sought-end = ostatnia runda, ostatnia tura, dwa wagony, koniec
europe-sought-scoring = punkty, wynik, najdłuższa trasa, europejski ekspres, remis, zwycięzca, premia
europe-sought-secrets = tajne, jawne, ukryte, otwarte, ręka
