# The lessons of German Railways: of each its title, what to do, what came of it, and why other moves are not it.

german-lesson-bid = Kup pierwszą akcję
german-lesson-bid-before = Gra zaczyna się od licytacji jednej akcji każdej kolei. Teraz licytuje się Preußische Ostbahn; oferta wynosi 8, a jeden gracz odpada. Masz 40 talarów: **zalicytuj trochę więcej, najwyżej 15.**
german-lesson-bid-after = Akcja jest twoja. Twoja zapłata leży w kasie kolei Ostbahn i to są wszystkie pieniądze, za które może ona budować: kolej sprzedana za bezcen prawie nic nie zbuduje.
german-lesson-bid-pass = Możesz spasować, ale wtedy akcję dostanie ktoś inny, a koleją budują tylko jej akcjonariusze. 9 to dobra cena: zalicytuj.
german-lesson-bid-dear = To za dużo z twoich 40 talarów: przed tobą jeszcze siedem kolei, a na końcu wygrywa gotówka. Na razie wystarczy oferta 9.
german-lesson-bid-other = Zalicytuj tu niewiele ponad 8, przyciskiem „Licytuj”.

german-lesson-maximum = Licytuj z prywatnym maksimum
german-lesson-maximum-before = Nikt nie musi odpowiadać na każdą ofertę. Podaj cenę i **prywatne maksimum**, a bot podniesie za ciebie o 1, ilekroć ktoś cię przebije. Oferta wynosi 6: **zalicytuj 7, z maksimum od 12 do 15.**
german-lesson-maximum-after = Drugi gracz dochodzi do 11, bot podnosi za ciebie do 12 i to wystarcza. Nikt się nie dowie, jak daleko sięga twoje maksimum.
german-lesson-maximum-pass = Pas oddaje akcję za 6, a to tanio. Licytuj i niech bot licytuje za ciebie dalej.
german-lesson-maximum-dear = Maksimum to pieniądze, które naprawdę możesz wydać, a wygrywa gotówka. Zostań tu przy 15 albo mniej.
german-lesson-maximum-open = Ta oferta jest dobra, ale przy każdym przebiciu dostaniesz znowu pytanie. Wpisz w polu maksimum liczbę od 12 do 15.
german-lesson-maximum-other = Zalicytuj tu niską cenę, 7, i maksimum od 12 do 15: bot nie pójdzie wyżej, niż musi.

german-lesson-build = Buduj tory
german-lesson-build-before = Każda tura przynosi jeden ruch. Masz akcję kolei Berlin-Hamburger Eisenbahn, która ma tory do Berlina i 12 talarów w kasie: **zbuduj nią tory do Hamburga**, które dodają 3 do jej dochodu.
german-lesson-build-after = Płaci za to kolej, nie ty, a Hamburg podnosi jej dochód o 3. To jedyna kolej, która nie wypłaca dywidendy, dopóki jej tory nie połączą dwóch miast, Berlina i Hamburga: odtąd przynosi ją każda jej akcja.
german-lesson-build-pass = Pasować wolno, ale ta kolej ma pieniądze i może dotrzeć do wielkiego miasta. Buduj.
german-lesson-build-auction = Sprzedaż akcji przynosi kolei pieniądze, a na razie ma ich dość. Użyj tego, co jest: zbuduj tory do Hamburga.
german-lesson-build-small = To dodaje do dochodu tylko 1 albo nic. Hamburg jest równie blisko, a dodaje 3.
german-lesson-build-other = Naciśnij „Buduj tory” i wybierz budowę kolei Berlin-Hamburg, która kończy się w Hamburgu.

german-lesson-share = Wystaw akcję
german-lesson-share-before = Twoja kolej Berlin-Hamburg dobrze płaci, ale jej kasa jest pusta. Zapłata za akcję trafia do kasy: **wystaw jej drugą akcję na licytację.**
german-lesson-share-then1 = Pierwszą ofertę składasz ty. Ta akcja przynosi 7 przy każdej dywidendzie: **zalicytuj od 5 do 15.**
german-lesson-share-after = Nikt nie chce zapłacić więcej. Masz teraz dwie akcje dobrej kolei, a ona ma znowu pieniądze na budowę.
german-lesson-share-pass = Pustą kasę napełnia tylko sprzedaż akcji, więc czekanie nie pomaga.
german-lesson-share-other_railroad = To przyniosłoby pieniądze kolei, której akcji nie masz albo która płaci mniej. Wystaw akcję kolei Berlin-Hamburg.
german-lesson-share-no_bid = Wtedy inni tanio dostaną dobrą akcję i będą mogli budować twoją koleją. Licytuj.
german-lesson-share-dear = Nawet akcja, która przynosi 7, musi najpierw zarobić na swoją cenę. Licytuj najwyżej 15.
german-lesson-share-low = Z tak małą kwotą w kasie kolej prawie nic nie zbuduje, a inni od razu cię przebiją. Zacznij od 5 albo więcej.
german-lesson-share-other = Twojej kolei brakuje pieniędzy. Naciśnij „Wystaw akcję” i wybierz Berlin-Hamburg.

german-lesson-link = Połącz dwie koleje
german-lesson-link-before = Dochód wypłaca się tylko w jednej chwili: gdy budowa po raz pierwszy **łączy dwie koleje**, w mieście, w którym potem stoją obie. Twoja kolej Main-Weser jest tuż przy Lipsku, gdzie zaczyna Sachsen: **zbuduj tory do Lipska.**
german-lesson-link-after = Każda akcja każdej kolei przynosi jej dochód, a akcje kolei Main-Weser, która buduje, podwójny. Zarabiasz najwięcej. Gra kończy się, gdy każda kolej ma połączenie z dwiema innymi, a wtedy wygrywa największa gotówka.
german-lesson-link-pass = Jeśli poczekasz, połączenie stworzy ktoś inny, swoją koleją, która wtedy zapłaci podwójnie.
german-lesson-link-auction = Nowa akcja zabrałaby część dywidendy, a na jeden heks dalej twoja kolej ma dość pieniędzy.
german-lesson-link-no_link = Za to nikt nie dostanie pieniędzy, bo nie ma tam innej kolei. Lipsk jest równie blisko.
german-lesson-link-other = Naciśnij „Buduj tory” i wybierz budowę kolei Main-Weser, która prowadzi do Lipska.
