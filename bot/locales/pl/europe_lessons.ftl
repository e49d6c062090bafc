# The lessons of Ticket to Ride: Europe: of each its title, what to do, what came of it, and why other moves are not it.

europe-lesson-tickets = Wybierz bilety
europe-lesson-tickets-before = Gra zaczyna się od biletów: każdy daje na końcu swoje punkty, jeśli twoje trasy łączą jego dwa miasta, a jeśli nie, **zabiera** je. Musisz zachować dwa: zachowaj **te dwa, które mają najwięcej wspólnej drogi**.
europe-lesson-tickets-after = Paris–Wien i London–Wien mają wspólną drogę od Frankfurtu do Wiednia, więc to, co tam zbudujesz, liczy się podwójnie. Lepszego początku nie ma.
europe-lesson-tickets-long = Cádiz–Stockholm daje 21 punktów, ale przecina całą planszę, a niezrealizowany kosztuje cię 21. Zostaw go na później, gdy lepiej poznasz grę: poszukaj dwóch biletów, które kończą się w tym samym mieście.
europe-lesson-tickets-apart = Smolensk–Warszawa leży daleko od pozostałych: nic, co dla nich zbudujesz, mu nie pomoże, a niezrealizowany bilet kosztuje swoje punkty. Wolno zachować więcej niż dwa, ale tu lepsze są dwa, które do siebie pasują.
europe-lesson-tickets-other = Te dwa nie mają prawie żadnej wspólnej trasy. Poszukaj dwóch biletów, które kończą się w tym samym mieście, a zaczynają blisko siebie.

europe-lesson-cards = Dobierz karty
europe-lesson-cards-before = Twój bilet prowadzi z Paryża do Wiednia, a trasa Frankfurt–Paris wymaga 3 pomarańczowych kart. Masz jedną. Tura dobierania przynosi ci **dwie karty**: weź obie pomarańczowe, które leżą odkryte.
europe-lesson-cards-then1 = To pierwsza. **Teraz weź drugą pomarańczową kartę.**
europe-lesson-cards-after = Masz już trzy pomarańczowe karty, dość na Frankfurt–Paris. Odkryte karty są pewne; te z talii nie, ale nikt nie widzi, co z niej bierzesz.
europe-lesson-cards-locomotive = Lokomotywa zastępuje dowolny kolor, ale odkryta jest jedyną kartą, którą dostajesz w tej turze. Tu więcej dadzą ci dwie karty właściwego koloru.
europe-lesson-cards-deck = Talia może przynieść cokolwiek. To dobre, gdy nic odkrytego ci nie pomaga; tu pomaga pomarańczowa karta.
europe-lesson-cards-other = To nie pomaga trasie Frankfurt–Paris, na którą potrzebujesz pomarańczowych kart: dobierz te, które leżą odkryte.

europe-lesson-claim = Zajmij trasę
europe-lesson-claim-before = Masz 3 pomarańczowe karty: wyłóż je i **zajmij Frankfurt–Paris**, trasę na drodze twojego biletu Paris–Wien.
europe-lesson-claim-after = Na trasie stoją twoje wagony i nikt inny już z niej nie skorzysta. Trzy wagony dają od razu 4 punkty; dłuższe trasy dają za każdy wagon znacznie więcej.
europe-lesson-claim-draw = Więcej kart zawsze się przyda, ale masz już wszystko, czego trzeba, a ktoś inny może zająć tę trasę przed twoją następną turą. Zajmij ją teraz.
europe-lesson-claim-elsewhere = Ta trasa też daje punkty, ale nie pomaga twojemu biletowi. ★ oznacza trasy, które pomagają.
europe-lesson-claim-further = Ta trasa też leży po drodze, ale na nią przyjdzie czas później: pomarańczowych kart starczy na jedną z dwóch, a tutaj powinna to być Frankfurt–Paris.
europe-lesson-claim-other = To może poczekać: karty na Frankfurt–Paris masz na ręce. Naciśnij „Zajmij trasę” i ją wybierz.

europe-lesson-ferry = Promem przez morze
europe-lesson-ferry-before = Trasa z Dieppe do Londynu to **prom**: jedną z dwóch kart musi być lokomotywa, jak pokazuje znak na trasie. Masz jedną: **zajmij prom między Dieppe a Londynem**.
europe-lesson-ferry-after = Jedna lokomotywa za znak i jedna karta dowolnego koloru za drugie pole. Z Paryża docierasz do Londynu i brakuje już tylko Edynburga.
europe-lesson-ferry-draw = Masz wszystko, czego wymaga ten prom, lokomotywę i jeszcze jedną kartę, więc nie trzeba dobierać.
europe-lesson-ferry-elsewhere = Twój bilet prowadzi z Edynburga do Paryża, więc musi przekroczyć kanał La Manche. Zachowaj karty na prom.
europe-lesson-ferry-other = To nie przeprawi cię przez kanał. Naciśnij „Zajmij trasę” i wybierz prom między Dieppe a Londynem.

europe-lesson-tunnel = Wykop tunel
europe-lesson-tunnel-before = Twojemu biletowi Berlin–Roma brakuje München–Venezia, **tunelu** za 2 niebieskie karty. Gdy go kopiesz, odsłania się trzy karty, a każda niebieska i każda lokomotywa wśród nich kosztuje cię jedną kartę więcej. Masz 3 niebieskie: **zajmij tunel** dwiema z nich.
europe-lesson-tunnel-then1 = Odsłonięto jedną niebieską kartę, więc tunel kosztuje jedną kartę więcej. **Dopłać ją.**
europe-lesson-tunnel-after = Tunel jest twój, a z nim zrealizowany bilet Berlin–Roma. Gdy masz w zapasie kartę albo dwie, tunel nie jest wielkim ryzykiem.
europe-lesson-tunnel-draw = Kartę w zapasie na tunel masz już na ręce. Kop teraz, zanim zrobi to drugi gracz.
europe-lesson-tunnel-elsewhere = Niebieskie karty są potrzebne na tunel: bez niego bilet Berlin–Roma nie jest zrealizowany.
europe-lesson-tunnel-give_up = Rezygnacja nie kosztuje kart, ale kosztuje całą turę. Stać cię na jedną dodatkową kartę, więc ją dopłać.
europe-lesson-tunnel-other = To nie zrealizuje twojego biletu. Naciśnij „Zajmij trasę” i wybierz München–Venezia, z dwiema niebieskimi kartami.

europe-lesson-station = Zbuduj dworzec
europe-lesson-station-before = München–Venezia, jedyna trasa, której brakuje ci do Berlin–Roma, należy do drugiego gracza. **Dworzec** pozwala twoim biletom skorzystać z jednej cudzej trasy do jego miasta: **zbuduj go w Monachium albo w Wenecji**, na jednym z końców tej trasy.
europe-lesson-station-after = Twój bilet jest na końcu zrealizowany, dzięki trasie drugiego gracza. Niezbudowany dworzec jest wart 4 punkty, więc buduj go tam, gdzie ratuje bilet, jak tutaj: 9 punktów zyskanych zamiast 9 straconych.
europe-lesson-station-draw = Karty nie przybliżą cię do Rzymu: inne drogi są długie. Na pierwszy dworzec wystarczy jedna karta.
europe-lesson-station-elsewhere = Dworzec w tym miejscu nie wypełni luki. Musi stać w Monachium albo w Wenecji.
europe-lesson-station-other = Luka między Monachium a Wenecją zostaje. Naciśnij „Zbuduj dworzec” i wybierz jedno z tych dwóch miast.

europe-lesson-end = Ostatnia tura
europe-lesson-end-before = Gdy komuś zostają najwyżej dwa wagony, każdy ma jeszcze jedną turę. To jest **twoja ostatnia**: zajmij trasę, która realizuje twój bilet Paris–Wien.
europe-lesson-end-after = Gra się kończy: twój bilet dodaje 8 punktów, każdy niezbudowany dworzec 4, a najdłuższa ciągła trasa 10. Wiesz już dość na pierwszą grę.
europe-lesson-end-tickets = Nowych biletów w ostatniej turze prawie nie da się zrealizować, a wtedy kosztują swoje punkty. Ten, który masz, da się.
europe-lesson-end-draw = Karty, które zostają na ręce, na końcu nie są nic warte. Wyłóż je teraz.
europe-lesson-end-elsewhere = Ta trasa daje punkty za wagony, ale twój bilet pozostanie niezrealizowany i zabierze ci 8 punktów. München–Wien też daje punkty, a przy tym go realizuje.
europe-lesson-end-other = Po tej turze nie ma następnej. Naciśnij „Zajmij trasę” i wybierz München–Wien.
