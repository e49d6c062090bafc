# German Railways: what the sections of the rulebook say, for looking up. Titles that refusals cite are in german_rules.ftl.

german-rule-setup = Rozłożenie gry
german-rule-preparing = Przygotowanie gry
german-rule-turn_order = Ustalanie kolejności
german-rule-action = Wybór ruchu
german-rule-income = Wzrost dochodu
german-rule-dividends = Wypłata dywidend

german-rulebook-setup = Gracze dzielą między siebie 120 talarów: po 40 przy trzech graczach, po 30 przy czterech, po 24 przy pięciu. Każda z ośmiu kolei ma jedną lokomotywę na swoim heksie początkowym, pustą kasę i trzy niesprzedane akcje. Jej dochód to na początku dochód jej miasta początkowego. To, co mają gracze i koleje, jest jawne, a ich pieniędzy nigdy się nie miesza.
german-rulebook-preparing = Przed pierwszą rundą licytuje się jedną akcję każdej kolei, zawsze w tej samej kolejności, zaczynając od kolei Preußische Ostbahn. Pierwszą ofertę składa nabywca poprzedniej akcji. Jeśli nikt nie licytuje, akcję za darmo dostaje ten, kto miał licytować pierwszy.
german-rulebook-turn_order = Każda runda zaczyna się od losowania z worka. Gracz z najwyższym dochodem wkłada jeden znacznik, następny dwa i tak dalej; gracze o równym dochodzie wkładają tyle samo. Losuje się tyle znaczników, ilu jest graczy, więc gracz może mieć w rundzie kilka ruchów albo żadnego.
german-rulebook-turn_order-shows = Worek z czterema znacznikami, z których wylosowane zostaną trzy. Obok gracze: dwaj z dochodem 6 mają po jednym znaczniku i 75% szans na ruch; jeden z dochodem 5 ma dwa znaczniki i ruch ma pewny.
german-rulebook-action = Każdy znacznik to jeden ruch: wystaw akcję na licytację, buduj tory jedną koleją albo pasuj.
german-rulebook-auction = Wskaż dowolną kolej z niesprzedaną akcją; trzeciej akcji nie wystawia się, dopóki nie są sprzedane po dwie akcje każdej kolei. Zaczynasz ofertą co najmniej 1 talara albo pasujesz; potem inni, zgodnie z ruchem wskazówek zegara, przebijają albo pasują, a pas obowiązuje tylko w tej licytacji. Żadna oferta nie może być wyższa niż twoja gotówka. Zwycięzca płaci do kasy kolei. Akcja, której nikt nie licytuje, zostaje niesprzedana.
german-rulebook-build = Zabuduj do trzech heksów koleją, której akcję masz; każdy musi stykać się z jej torami. Na równinach, wzgórzach, górach i heksach wjazdu do Berlina jest miejsce dla jednej kolei; w mieście dla dowolnie wielu. Kolej wjeżdża do Berlina tylko przez jeden heks wjazdu. Bez lokomotywy w zapasie nie może budować.
german-rulebook-build-shows = Przed budową i po niej. W Hamburgu nie ma kolei; potem zielone tory kolei Berlin-Hamburg prowadzą z jej heksu początkowego przez jeden heks do Hamburga, z lokomotywą na każdym z nich. To, co następna kolej płaci w Hamburgu, wzrosło z 2 do 3.
german-rulebook-costs = Płaci kasa kolei i nikt inny. Równina kosztuje 2, wzgórze 3, góra 4. Miasto kosztuje tyle co jego teren i o 1 więcej za każdą kolej, która już tam jest.
german-rulebook-costs-shows = Fragment planszy z kosztami: równiny 2, wzgórza 3, góry 4; Halle, miasto na równinie, 2; Lipsk (Leipzig), z jedną koleją, 3; Mühlhausen i Erfurt, w górach i z jedną koleją, 5.
german-rulebook-income = Miasto dodaje swoją wartość do dochodu kolei, która do niego dociera: 3 za Królewiec (Königsberg), Hamburg, Monachium (München) i Berlin, 2 za Wrocław (Breslau), Kolonię (Köln), Drezno (Dresden) i Frankfurt nad Menem, 1 za wszystkie inne. Twój własny dochód to suma dochodów z twoich akcji i zmienia się od razu.
german-rulebook-dividends = Gdy budowa łączy kolej z taką, z którą nie miała jeszcze połączenia, czyli gdy lokomotywy obu stoją w jednym mieście, płacą wszystkie koleje. Każda sprzedana akcja przynosi właścicielowi z banku dochód swojej kolei, a akcja kolei, która buduje, dwa razy tyle. Jedna budowa płaci raz, choćby tworzyła wiele połączeń.
german-rulebook-dividends-shows = Przed budową i po niej. W Lipsku stoi lokomotywa kolei Sachsen; potem obok stoi lokomotywa kolei Main-Weser, której tory przyszły z zachodu. Obie mają teraz połączenie.
german-rulebook-end = Czy gra się kończy, sprawdza się przy ustalaniu kolejności. Kończy się, jeśli każda kolej ma bezpośrednie połączenie z co najmniej dwiema innymi, jeśli wszyscy gracze uważają, że nic już nie można zbudować, albo jeśli żadna kolej nie może już nigdy budować. Wygrywa największa gotówka; akcje i kasy kolei nie są nic warte.
german-rulebook-end-shows = Osiem kolei w kręgu, z linią za każde połączenie. Sachsen, Bayern, Main-Weser i Köln-Minden mają co najmniej dwa połączenia, co oznacza zielony pierścień; Baden i Berlin-Hamburg mają jedno, Ostbahn i Niederschlesien żadnego.
german-rulebook-characters = Preußische Ostbahn buduje do 4 heksów, Sachsen do 2. Niederschlesisch-Märkische nigdy nie dopłaca za inne koleje w mieście, Bayern płaci o 1 mniej za każdy heks, Baden dostaje za darmo pierwszy heks bez miasta w każdej budowie, Köln-Minden nigdy nie wydaje na budowę więcej niż 5. Main-Weser liczy swoje najlepsze miasto podwójnie. Berlin-Hamburg nie wypłaca dywidendy, dopóki jej tory nie obejmą i Berlina, i Hamburga.

# What people type who look for a section, in other words than it says.
german-sought-setup = start, plansza, rozłożenie
german-sought-preparing = licytacje początkowe, pieniądze na start, pierwsze akcje, początek
german-sought-turn_order = worek, czyja tura, znaczniki, kolejność graczy, losowanie
german-sought-action = czyja tura, pas, wybór, akcja
german-sought-auction = licytować, kupić, akcja, udział, cena, sprzedać, certyfikat
german-sought-build = tor, lokomotywa, heks, położyć, połączenie, połączyć
german-sought-costs = teren, góra, rzeka, cena torów, koszt, miasto
german-sought-income = przychód, miasto, podnieść, berlin, połączenie
german-sought-dividends = dywidenda, wypłata, przychód, połączenie, zapłata
german-sought-end = ostatnia runda, zwycięzca, koniec, pat, zgoda, punktacja, remis
german-sought-characters = specjalne, koleje, zdolność, różnice
