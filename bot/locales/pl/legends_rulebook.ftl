# Legends of the West: what the sections of the rulebook say, for looking up. Titles that refusals cite are in
# legends_refusals.ftl, and what help teaches is looked up in the words of legends_guide.ftl.

# Known from the start.
legends-rule-A1 = A1: kampania
legends-rule-A4 = A4–A6: inny prezes, opuszczona partia
legends-rule-A9 = A9–A12: co jest jawne, a co tajne
legends-rule-B = B: przygotowanie partii
legends-rule-C2 = C2: dobieranie kart
legends-rule-C4 = C4: kolejność w przejeździe
legends-rule-D = D: wydarzenia
legends-rule-E5 = E5: duże miasta
legends-rule-E6 = E6: premia spółki
legends-rule-F0 = F0: ostatnia runda
legends-rule-F1 = F1: kwity bankowe
legends-rule-F3 = F3: fabuła roku
legends-rule-F6 = F6: skarbce
legends-rule-G1 = G1: koniec kampanii
legends-rule-L1 = L1: jedna kampania, wiele stołów
legends-rule-L3 = L3: co rozstrzyga się bez pytania

legends-rulebook-A1 = Kampania to { $games ->
        [few] { $games } partie
       *[other] { $games } partii
    }; gra w niej od dwóch do { $players } graczy, a każdy przez całą kampanię kieruje jedną spółką. To, co naklejono na planszę, talie, biura, skarbce i kwity bankowe zostają z partii na partię; monety, karty, bilety na ręce i wagony nie. Kartę pierwszego gracza dostaje w pierwszej partii spółka wylosowana, później ta, która poprzednią skończyła ostatnia.
legends-rulebook-A4 = Spółka może dostać innego prezesa, który przejmuje wszystko, co ona ma: oddaje ją dotychczasowy albo po 14 dniach milczenia większość pozostałych. Spółka może opuścić partię; dostaje coś za to przy otwarciu skarbców. W żadnej partii nie grają mniej niż dwie spółki.
legends-rulebook-A9 = Każdy widzi monety, wagony oraz liczbę kart i biletów każdej spółki, odsłonięte wydarzenia i obowiązujące zasady. Karty na ręce i bilety są tajemnicą właściciela. To, co idzie do skarbca, widać w tej chwili, a potem jest zapieczętowane. O tym, czego kampania jeszcze nie otworzyła, nigdzie się nie wspomina.
legends-rulebook-B = Każda spółka zaczyna z ${ $dollars } i { $dealt ->
        [one] jedną kartą
       *[other] { $dealt } kartami
    }; odkrytych kart leży { $row }. W talii jest po { $cards } kart każdego koloru, { $wilds } jokerów i od { $fewest } do { $most } gazet: im więcej spółek gra, tym mniej. Rozdana gazeta jest wtasowywana z powrotem i nie odsłania wydarzenia. Karty fabuły roku czyta się i od razu dzieje się to, co mówią. Zaczyna ten, kto ma kartę pierwszego gracza.
legends-rulebook-B6 = Na początku dostajesz { $dealt ->
        [few] { $dealt } bilety
       *[other] { $dealt } biletów
    } i zachowujesz co najmniej { $keep }. Jeśli biletów jest na to za mało, wszyscy dostają po tyle samo i zachowują co najmniej { $short }. Wszyscy wybierają naraz i w tajemnicy; oddane bilety idą pod talię.
legends-rulebook-C1 = Tura to jedna z trzech rzeczy: dobranie dwóch kart, przejazd jedną trasą albo dobranie biletów. Pasuje tylko spółka, która nie może zrobić żadnej z nich. Jeśli wszystkie spółki spasują jedna po drugiej, partia się kończy i liczy się ją jak zwykle.
legends-rulebook-C2-2 = Odkrytego jokera bierze się jako pierwszą kartę i jest on wtedy jedyną. Jako drugiej karty wziąć go nie wolno, nawet jeśli dopiero co został odsłonięty. Joker dobrany z talii liczy się jak każda karta.
legends-rulebook-C2-7 = Nie wolno wybrać dobierania kart jako tury, gdy w talii i wśród kart odrzuconych jest razem najwyżej { $least } kart; odkryte karty się nie liczą.
legends-rulebook-C3-1 = Przejedź dowolną trasą na mapie, która nie ma właściciela, jeśli masz wagon na każde z jej pól. Nie musi stykać się z innymi twoimi trasami. W turze przejeżdżasz jedną trasą.
legends-rulebook-C3-1-shows = Dwa czarne wagony stoją na trasie między Detroit a Pittsburghiem, dwa niebieskie na trasie z północy do Pittsburgha. Trasy wokół są wolne: ich pola są puste, kolorowe albo szare.
legends-rulebook-C4 = Najpierw płacisz: zestaw kart, potem to, czego dodatkowo żąda bieżące wydarzenie. Dalej w stałej kolejności działają obowiązujące zasady, które dotyczą przejazdu: premia spółki wcześnie, karta za duże miasto na końcu. Następnie działa trwałe wydarzenie, a potem twoje własne zdolności. Gazeta dobrana po drodze działa od razu, a przejazd toczy się dalej.
legends-rulebook-C4-2 = Przejazd jest odrzucany, jeśli nie stać cię na wszystko, co jest w nim obowiązkowe, z tego, co masz przedtem, i z dolarów, które na pewno przyniesie na czas. Karty, które może uda się dobrać, się nie liczą.
legends-rulebook-D = Dobrana gazeta odsłania następne wydarzenie i zostaje zastąpiona inną kartą. Bieżące jest tylko wydarzenie na wierzchu. Trwałe wydarzenie działa, dopóki jest bieżące; jednorazowe działa raz i kończy to, co trwało przed nim.
legends-rulebook-D-cases = To, co przykryło inne wydarzenie, nigdy nie staje się znowu bieżące. Wydarzenie odsłonięte, gdy działa inne, czeka, aż tamto się skończy. Jeśli nie ma już innego wydarzenia niż bieżące, gazeta nie odsłania nic.
legends-rulebook-D6 = Wydarzenie mówi, kogo dotyczy: spółki, której tura trwa; każdej, która może odmówić; wszystkich, bez wyboru; albo tego, kto ma najmniej monet. Niektóre wydarzenia działają tylko określoną liczbę razy i potem są wycofywane; odmowa się nie liczy. Wszystkich, którzy mogą odmówić, pyta się naraz; odkryte karty oraz ostatnie bilety i karty rozdziela się w kolejności graczy, zaczynając od spółki, której tura trwa.
legends-rulebook-D6-cases = Jeśli bieżące wydarzenie zostaje wycofane, następne odsłania się, gdy tylko skończy się ruch, który je zużył.
legends-rulebook-D16 = Gdy wydarzenie pozwala spółkom odrzucać, każda wybiera karty w tajemnicy, a pokazuje się wszystkie razem.
legends-rulebook-E1 = Żadna spółka nie ma więcej niż jednej trasy między tymi samymi dwoma miastami.
legends-rulebook-E2 = Dwie trasy między tymi samymi miastami to trasa podwójna: gdy spółek jest mniej niż { $open }, druga zamyka się dla wszystkich, kiedy pierwsza ma właściciela; od { $open } spółek zostaje otwarta dla innych. Trzy trasy to trasa potrójna i wszystkie zostają otwarte.
legends-rulebook-E2-shows = Podwójna trasa między Buffalo a Detroit, w partii dwóch spółek: na jednej z tras stoją dwa niebieskie wagony, a druga jest wyblakła, bo jest zamknięta.
legends-rulebook-E5 = Przejazd z dużym miastem na jednym końcu albo na obu daje jedną kartę z talii, za każdym razem od nowa.
legends-rulebook-E5-shows = Boston, Nowy Jork i Filadelfia mają złote pierścienie: to duże miasta. Na trasie z Albany do Nowego Jorku stoi czarny wagon.
legends-rulebook-F1 = Twój kwit sumuje monety, to, co dają niewykorzystane wagony, bilety i wszystko, co liczą obowiązujące zasady. Suma poniżej zera liczy się jako zero. Wygrywa największa. Z równych wyżej jest ten, kto ma więcej zrealizowanych biletów, potem ten, kto jest później w kolejności graczy.
legends-rulebook-F2 = Po podliczeniu ostatnia spółka jawnie wycofuje jedno z odsłoniętych wydarzeń, może to być też bieżące. Już się nie pojawi.
legends-rulebook-F3 = Każdy rok ma własne karty. Czyta się je przed partią, a ostatnią odwraca na jej końcu. To, co mówią, dzieje się od razu; to, co włączają, obowiązuje dalej.
legends-rulebook-F6 = Kwity idą do skarbców, które zostają zamknięte do końca kampanii. Do tego czasu nie podaje się żadnej sumy z kilku partii. Wszystko, co nie zostaje, wraca do pudełka.
legends-rulebook-H5 = Zdolność mówi, kiedy działa. Zdolność dobierania, płacenia lub przejazdu podaje się razem z ruchem, każdą najwyżej raz; innych używa się przed turą albo działają same. Zdolność, która nie może zadziałać, się nie zużywa.
legends-rulebook-H6 = Wszystkie warunki zdolności muszą być spełnione, a jej koszt płaci się, zanim zadziała: jeśli nie możesz zapłacić, nie możesz jej użyć.
legends-rulebook-H8 = Zdolność robi to, co mówi jej karta, i nic więcej. Nigdy nie zabiera dolarów ani kart, których nie ma.
legends-rulebook-L1 = Kampania ma jeden kanał, a każda jej partia to stół z własnym dziennikiem. Następna partia zaczyna się, gdy wszyscy prezesi powiedzą, czy grają, albo gdy minie czas milczących. Jeśli zgodzą się wszyscy, kampanię można zakończyć wcześniej.
legends-rulebook-L2 = Partia czeka na każdą turę. Gdy jej czas minie, inni mogą zagłosować, żeby dobrać za spółkę dwie karty albo pominąć jej turę, gdy kart dobrać nie można. Na wszystko inne jest odpowiedź za tego, kto milczy: najmniej i najtańsze bilety, żadna oferta nieprzyjęta, odrzucone karty z najdłuższego koloru.
legends-rulebook-L3 = Co nie zostawia wyboru, dzieje się samo i jest ogłaszane. Zapłata wypełnia się sama tylko wtedy, gdy jest jedyną możliwą i nie wydaje jokera. Pytania i odmowy, które widzą inni, nigdy nie zależą od zakrytych kart. Ruch, przez który ktoś dowiaduje się czegoś ukrytego, można cofnąć tylko za zgodą innych.

# Told when a campaign has brought it.
legends-rule-F4 = F4: stemple
legends-rule-G2 = G2–G4: co jeszcze jest w skarbcach
legends-rule-I1 = I1: parowce
legends-rule-I3 = I3: pomiar
legends-rule-I5 = I5: węgiel
legends-rule-I7 = I7: estakady
legends-rule-I8 = I8: przywilej
legends-rule-J3 = J3: zajezdnie
legends-rule-J4 = J4: Kartel
legends-rule-J5 = J5: rosnące miasta
legends-rule-J8 = J8: bilety ekspresowe
legends-rule-J10 = J10: premia przelotowa
legends-rule-J11 = J11: Wystawa

legends-rulebook-F3-2 = Tegoroczna pocztówka trafia, jak mówi karta roku, do ostatniej spółki; do wskazanej przez zwycięzcę; do tej, która ma najwięcej zrealizowanych biletów; albo do tej, która ma najmniej dobranych pocztówek. Z równych dostaje ją niżej sklasyfikowana.
legends-rulebook-F7 = Po partii kolejno pyta się spółki, co budują na mapie. Kto nie odpowiada, nic nie buduje.

# What stands beside sections that are said in the words of help (-shows), and what comes of them in cases (-cases).
legends-rulebook-I1-shows = Przylądek. Parowce czarnej spółki, okrągłe czarne znaki, stoją w Savannah i w Miami, dwóch portach na jednej wodzie; między nimi nie stoi żaden wagon.
legends-rulebook-I1-cases = Parowce łączą miasta dla biletów i dla niczego więcej. Bilet, który twoje wagony realizują bez nich, płaci w całości.
legends-rulebook-I3-shows = Dwie trasy między Chicago a St. Louis: szara i taka, która na zawsze stała się zielona. Większość tras wokół jest jeszcze bez koloru: białe, w kreskowanych ramkach.
legends-rulebook-I3-cases = Jeśli zestaw to same jokery, kolor podajesz ty. Koloru, na który nie ma już naklejki, nie można użyć. Gdy trasa ma już kolor, to on decyduje o premii spółki.
legends-rulebook-I4-3-shows = Stada leżą przy Dallas i przy Houston: okrągłe znaki z głową byka obok miast.
legends-rulebook-I4-3-cases = Jeśli stado jest na obu końcach trasy, wybierasz jedno. Stado bierze się, czy się chce, czy nie.
legends-rulebook-J3-shows = W Atlancie stoi zajezdnia niebieskiej spółki: niebieski dom w miejscu miasta.
legends-rulebook-J3-cases = Spółka, która opuszcza partię, nic w niej nie zyskuje na swoich zajezdniach.
legends-rulebook-J4-shows = Dwie trasy między Charleston a Norfolk: na jednej stoją trzy wagony Kartelu w kolorze kości słoniowej; czarna obok jest wolna.
legends-rulebook-J4-cases = Dopóki trasa pod wagonami nie ma właściciela, nie zamyka żadnej innej.
legends-rulebook-C2-cases = Jeśli lukę w odkrytych kartach miałaby wypełnić gazeta, najpierw dzieje się jej wydarzenie; potem luka się wypełnia, a ty bierzesz drugą kartę.
legends-rulebook-C3-2-cases = Dwie żółte karty i joker wystarczą na szarą trasę o trzech polach, podobnie trzy jokery; dwie żółte i czerwona nie.
legends-rulebook-F0-cases = Następuje jeszcze tyle tur, ile spółek gra w partii, nawet jeśli w tym czasie inna spółka ma już tak mało wagonów.
legends-rulebook-F4-cases = Liczą się tylko stemple, które bilet miał na początku partii. Kto ma na nim swój stempel, nie dostaje więcej za cudze i nie dodaje drugiego.
legends-rulebook-I6-2-cases = Jeśli za czaszki odsłoni się gazeta, działa ona, a odsłania się inną kartę. Jeśli nie stać cię w całości ani na jedno, ani na drugie, płacisz monetami, które ci zostały.
legends-rulebook-I7-cases = Za jedne znaki możesz zapłacić kartami, za inne dolarami. Znak, za który nie musisz płacić, liczy się jako przejechany jak każdy inny.
legends-rulebook-I8-cases = Żadna spółka nie zyskuje tego dwa razy w partii.
legends-rulebook-I9-3-cases = Jeśli kopać można na obu końcach trasy, wybierasz jeden z nich. Bryłki, których nie zachowujesz, wracają.
legends-rulebook-J5-cases = Miasta, które dzięki ostatniej spółce właśnie stało się duże, zwycięska wybrać już nie może; jeśli nie ma innego, nie robi żadnego.

# What people type who look for a section, in other words than it says.
legends-sought-C1 = tura, akcja, czyja tura, pas, kolejka
legends-sought-C2 = talia, odkryte, rząd, dobieranie, ciągnięcie
legends-sought-C2-2 = joker, lokomotywa, dzika karta
legends-sought-C3-1 = przejazd, przejechać, trasa, tor, gdzie
legends-sought-C3-2 = płacić, zapłata, zestaw, karty, kolor, koszt
legends-sought-C5-1 = bilet, bilety, cel, misja
legends-sought-D = wydarzenie, karta, gazeta, konduktor
legends-sought-E2 = podwójna, równoległa, dwie trasy
legends-sought-E6 = premia spółki, premia, pieniądze
legends-sought-F0 = ostatnia tura, koniec partii, koniec
legends-sought-G1 = koniec, zwycięzca, wynik, dwunasta partia, ostatnia partia
