# Legends of the West: the story of a campaign in prose. Each message is one or more whole sentences, told only where what it says
# has happened (engine/ticket_to_ride/legends/pack/narration.toml). Companies are named as their presidents named them, so
# their names stay in the nominative, behind „spółka” where a sentence needs another case. No rule is told here.

# A paragraph, and two sentences that follow each other in it.
legends-narration = > { $paragraph }
legends-narration-joined = { $first } { $next }

# How a game begins: a scene of the year, then what the table has behind it.
legends-narration-1865-opening = Wojna się skończyła, a szyny, które zużyła, kładzie się od nowa. W Buffalo, nad sklepem z powrozami, Ada Pruitt wynajęła pokój z jednym oknem i jednym drutem. Pierwszego ranka wystukuje do każdej nowej kolei na mapie to samo pytanie: czy będziecie jeździć punktualnie? Potem temperuje ołówek, nastawia czajnik i czeka. Jeszcze nikt ich o to nie pytał.
legends-narration-1868-opening = Armia poszła do domu, a jej najlepsi ludzie stoją na peronach z kapeluszami w rękach: ludzie, którzy stawiali mosty pod ogniem, liczyli muły i budzili generałów. Każda kolej potrzebuje kogoś, kto już to robił. W hotelu w Albany kelnerzy nauczyli się nie sprzątać stołu, dopóki leży na nim umowa. Ada Pruitt przesyła oferty tam i z powrotem i żadnej nie czyta dwa razy.
legends-narration-1871-opening = Kolej, która przejeżdża przez miasto, to wydarzenie; kolej, która ma w nim zajezdnię, to sąsiad. Tej wiosny składy drewna sprzedają więcej dachów niż kadłubów. Burmistrzowie własnymi krokami mierzą puste parcele, a dzieciom pokazuje się, gdzie stanie lokomotywa. Ada Pruitt powiesiła mapę drzwi, które otworzą się przed maszynistą, gdy zastanie go noc. Nie ma na niej jeszcze ani jednego znaku.
legends-narration-1874-opening = Silas Crane przyjeżdża do miasta wagonem w kolorze zębów, a za nim jedzie jeszcze dziewięćset takich. Ściska każdą rękę na peronie, poznaje każde nazwisko i żadnego nie zapomina. Mówi na to Kartel i twierdzi, że z nikim nie konkuruje: po prostu jest już na miejscu, gdy przyjeżdżają inni. Pierwszy telegram wysyła za niego Ada Pruitt osobiście. Ma jedenaście słów, a rachunek za nie nigdy nie zostanie zapłacony.
legends-narration-1877-opening = Miasta, które jeszcze zeszłej wiosny były błotem, mają teraz opery i latarnie, zapalane po kolei przez człowieka z tyczką. Z nocnego pociągu miasto to już nie pies i wieża ciśnień, lecz sznurek małych żółtych księżyców. Ludzie, którzy dawniej pytali, kiedy odjeżdża pociąg, pytają, kiedy odjeżdża ostatni. Ada Pruitt pisze przy gazie i narzeka, że syczy jak złe połączenie.
legends-narration-1880-opening = Tej wiosny schodzi piętnaście lat sadzy. Każda kolej się maluje, a malarze mogą żądać, ile chcą, bo kolor, który widziano z dostatecznie wielu pól, jest więcej wart niż lokomotywa pod nim. Całe stacje rozrządowe pachną terpentyną. Koniom się to nie podoba; dzieciom owszem. Ada Pruitt też każe pomalować swoje drzwi, obejrzawszy wszystkie próbki, na szaro, w odcieniu, który nie należy do nikogo.
legends-narration-1883-opening = Na giełdzie młody człowiek z mankietami w atramencie proponuje spółkom kawałek papieru, który zapłaci im za ich własne powodzenie. Patrzą na niego tak, jak patrzy się na parasol w czerwcu. Tymczasem koleje uzgadniają, która jest godzina, i pewnej listopadowej niedzieli niektóre miasta mają dwa południa. Ada Pruitt zatrzymuje zegar, powoli liczy i puszcza go znowu. Nic się nie zmieniło, donosi, tylko wszystko.
legends-narration-1886-opening = Podróżni odkryli, że godzinę można kupić. Płacą za to, żeby dotrzeć przed własnymi listami, i trochę więcej, jeśli pociąg zatrzyma się po drodze w miejscu, którego ich szwagierka nigdy nie widziała. Ich pociągi myje się przed odjazdem; pozostałe czekają na bocznicy i myślą. Ada Pruitt, szybsza od nich wszystkich, wciąż liczy od słowa.
legends-narration-1889-opening = W czwartek każdy bank na Broad Street jest otwarty i w każdym okienku jest pusto. Kasjerów nie zwolniono; po prostu coś zrozumieli i poszli do domu. W sobotę ludzie noszą oszczędności w pudłach na kapelusze i pytają konduktora, czy bierze jajka. Ada Pruitt całą noc ma otwarte okno. Za złe wieści płaci się z góry.
legends-narration-1892-opening = Gdzieś wśród traw farmer kupuje jeden bilet do samego morza, ogląda go z obu stron i pyta, gdzie są pozostałe. Pozostałych nie ma. Trzeba było na to lat i niemało dąsów, ale teraz jeden kartonik jedzie całą drogę. Konduktorzy są niespokojni: ludzie pytają ich o pogodę na drugim końcu. Ada Pruitt, jak się okazuje, zna ją od lat.
legends-narration-1895-opening = Jedno miasto nakryło szkłem czterdzieści akrów i zaprosiło wszystkich. Jest tam hala pary i hala sera, koło, które podnosi ludzi, żeby zobaczyli, za co zapłacili, a przy bramie zegar wyższy niż kościół. Koleje drukują plakaty w kolorach, jakich nie ma w przyrodzie. Ada Pruitt zamyka okno na tydzień i jedzie jak wszyscy inni.
legends-narration-1898-opening = Jeszcze jeden, ostatni sezon, i wszyscy to wiedzą, choć nikt nie powiedział tego głośno. Mosiądze są wypolerowane, w wagonach restauracyjnych stoi dobra porcelana, a każdy zawiadowca myśli o jednym pociągu i o nim nie mówi. W szafie Ady Pruitt leżą telegramy z trzydziestu trzech lat, przewiązane sznurkiem ze sklepu na dole. Jeszcze raz wystukuje stare pytanie. Tym razem nie nastawia czajnika.
legends-narration-1865-opening-starter = Pierwsza przy szynach jest spółka { $starter }. Namalowała swoją nazwę na wszystkim, co ma, czyli na razie na lokomotywie, księdze i drzwiach.
legends-narration-1865-opening-pair = Zanim czajnik się zagotuje, przychodzą dwie odpowiedzi: jedną przysyła { $one }, drugą { $other }. Przeczą sobie we wszystkim oprócz pogody.
legends-narration-1865-opening-full = { $companies ->
        [3] Zanim czajnik się zagotuje, przychodzą trzy odpowiedzi.
        [4] Zanim czajnik się zagotuje, przychodzą cztery odpowiedzi.
       *[other] Zanim czajnik się zagotuje, przychodzi pięć odpowiedzi.
    } Wszystkie brzmią: tak, i wszystkie pytają, kogo jeszcze zapytano.
legends-narration-1865-opening-away = { $absent_count ->
        [one] Od spółki { $absent } nie ma w tym roku odpowiedzi. Panna Pruitt zostawia w księdze wolną linijkę i wpisuje przed nią nazwę, atramentem.
       *[other] Od spółek { $absent } nie ma w tym roku odpowiedzi. Panna Pruitt zostawia w księdze wolne linijki i wpisuje przed nimi nazwy, atramentem.
    }
legends-narration-1868-opening-result = Plakaty spółki { $winner } po zwycięstwie z 1865 roku wciąż wiszą u fryzjerów. Spółka { $last } też miała plakaty.
legends-narration-1871-opening-result = W 1868 roku spółka { $winner } wróciła do domu z największą kasą. Spółka { $last } wróciła do domu.
legends-narration-1874-opening-result = Spółka { $winner } wygrała w 1871 roku i ma to wydrukowane na papierze listowym. Spółka { $last }, wtedy ostatnia, pisze na odwrocie starych kopert.
legends-narration-1877-opening-result = W 1874 roku najlepiej wyszła na tym spółka { $winner }. Spółka { $last } prosi, żeby o tym roku więcej nie wspominać.
legends-narration-1880-opening-result = Spółka { $winner } wciąż błyszczy po 1877 roku i prawie nie potrzebuje lakieru. { $last } kupuje farbę, która najlepiej kryje.
legends-narration-1883-opening-result = Spółka { $winner } wygrała w 1880 roku i nazywa to metodą. Spółka { $last } była ostatnia i nazywa to pogodą.
legends-narration-1886-opening-result = Na peronach wciąż pokazuje się palcem spółkę { $winner }, która wygrała w 1883 roku. W spółce { $last } pokazuje się palcem co innego.
legends-narration-1889-opening-result = Spółka { $winner } wygrała w 1886 roku i spała spokojnie do czwartku. Spółka { $last } śpi źle od 1886 roku i prawie nic nie zauważyła.
legends-narration-1892-opening-result = Z paniki pierwsza wyszła spółka { $winner }, a ostatnia { $last }. Gazety wydrukowały obie nazwy tą samą czcionką.
legends-narration-1895-opening-result = Spółka { $winner } wygrała w 1892 roku i ma obiecane stoisko przy wejściu. Spółce { $last } zaproponowano to przy kotłowni.
legends-narration-1898-opening-result = Spółka { $winner } wygrała w roku Wystawy. Spółka { $last } trzy lata czekała, żeby usłyszeć to w czasie przeszłym.
legends-narration-opening-again-fence = Spółka { $winner } wygrała przedostatni sezon i ostatni też. Inni zaczynają studiować jej rozkład jazdy, jak studiuje się płot sąsiada.
legends-narration-opening-again-habit = Spółka { $winner } wygrała ostatnim razem i poprzednim też. Orkiestra na jej stacji nie potrzebuje już nut.
legends-narration-opening-risen-odds = Sześć lat temu spółka { $winner } była za wszystkimi, trzy lata temu przed wszystkimi. Fryzjer nie przyjmuje już zakładów.
legends-narration-opening-risen-plan = W dwa sezony spółka { $winner } przeszła z ostatniego miejsca na pierwsze. Wszystko było zaplanowane, mówi jej prezes, i dwie osoby w to wierzą.
legends-narration-opening-fallen-view = W trzy lata spółka { $last } spadła z pierwszego miejsca na ostatnie. Donosi, że widok jest mniej więcej ten sam, a kawa gorsza.
legends-narration-opening-fallen-drawer = Sześć lat temu spółka { $last } wygrała, trzy lata temu była ostatnia. Oba wycinki trzyma w tej samej szufladzie.
legends-narration-opening-last_again-cook = Spółka { $last } drugi sezon z rzędu kończy ostatnia. Zachowała pogodę ducha, nazwę i kucharza.
legends-narration-opening-last_again-hat = Spółka { $last } była ostatnia ostatnim razem i przedostatnim też. Nikt się już nie śmieje; zrobił się z tego rodzaj szacunku.
legends-narration-opening-again-posters = Spółka { $winner } ma jeszcze plakaty z przedostatniego zwycięstwa i tylko zmienia na nich rok.
legends-narration-opening-winner_away = Spółka { $winner } wygrała ostatni sezon i nie ma jej tu, żeby ją pokonać. Zostawiła uprzejmy liścik.
legends-narration-opening-last_begins = Trzy lata temu spółka { $last } była ostatnia, a dziś rano jest pierwsza na torach, w czystych koszulach i bez słowa.
legends-narration-opening-away-shutters = { $absent_count ->
        [one] Spółka { $absent } zamknęła na ten sezon okiennice. Są świeżo pomalowane, więc zamierza wrócić.
       *[other] Spółki { $absent } zamknęły na ten sezon okiennice. Są świeżo pomalowane, więc zamierzają wrócić.
    }
legends-narration-opening-away-gap = Na peronie jest luka, tam gdzie stałaby { $absent }. Inni ją omijają.
legends-narration-opening-away-clock = W tym roku żadna lokomotywa z szyldem { $absent } nie stoi pod parą. W piątki ktoś jednak wchodzi i karmi kota.
legends-narration-opening-depot_away = Zajezdnia spółki { $owner } w mieście { $city } przeczeka ten rok sama, z lampą w oknie.
legends-narration-opening-depot_away-stove = W tym roku nikt ze spółki { $owner } nie przyjeżdża do miasta { $city }. Sąsiedzi w niedziele wietrzą zajezdnię i nakręcają zegar.
legends-narration-opening-depot_away-key = W mieście { $city } klucz spółki { $owner } ma w tym roku piekarz. Nie powiedział o tym nikomu oprócz klientów.
legends-narration-opening-back-yard = { $back_count ->
        [one] Spółka { $back } wraca po sezonie nieobecności i obchodzi swój plac, jakby ktoś go przesunął.
       *[other] Spółki { $back } wracają po sezonie nieobecności i obchodzą swoje place, jakby ktoś je przesunął.
    }
legends-narration-opening-back-hello = Po sezonie nieobecności znowu na miejscu: { $back }. Pierwszy wita kot ze stacji. Inni kiwają głowami i liczą.
legends-narration-opening-fresh-crate = Pierwszy sezon przed sobą ma { $fresh }. Wszystko pachnie tam jeszcze skrzynią.
legends-narration-opening-fresh-name = Na tablicy jest nowa nazwa: { $fresh }. Malarz szyldów dwa razy pytał, jak się ją pisze, i stanęło na tym.
legends-narration-opening-full = W tym roku nikogo nie brakuje: { $companies ->
        [3] trzy gwizdki
        [4] cztery gwizdki
       *[other] pięć gwizdków
    } o poranku i jeden długi stół w hotelu.
legends-narration-opening-full-roll = Ada Pruitt odczytała przez drut listę obecności i zgłosiły się wszystkie spółki, { $companies ->
        [3] cała trójka
        [4] cała czwórka
       *[other] cała piątka
    }. Nikogo nie skreśla i odkłada ołówek ostrzejszy, niż był.
legends-narration-opening-pair = W tym roku jeżdżą tylko { $one } i { $other }. To oszczędza czas: zawsze wiadomo, kto jest winien.
legends-narration-opening-pair-crossing = W tym roku { $one } i { $other } mają szyny tylko dla siebie. Pozdrawiają się na każdym skrzyżowaniu, bo nie ma tam nikogo innego do pozdrawiania.
legends-narration-opening-newest-cape = Na południe od Savannah mapa wchodzi teraz w ciepłą wodę. Maszyniści z Quebecu proszą o przeniesienie, ze względu na kolana.
legends-narration-opening-newest-prairie = Na zachód od Chicago jest teraz na mapie trawa, a za trawą jeszcze więcej trawy. Mierniczy kupili nowe ołówki.
legends-narration-opening-newest-trail = Mapa ciągnie się teraz w krainę bydła. To, co chodzi tam na czterech nogach, nie podnosi głowy dla pociągów.
legends-narration-opening-newest-winter = Mapa urosła na północ, a z nią zamówienie na rękawice. Tam w górze drut brzęczy, mówi panna Pruitt, nawet gdy nikt nie nadaje.
legends-narration-opening-newest-desert = Sucha Kraina jest teraz na mapie, a sklepy z ekwipunkiem sprzedają manierki ludziom, którzy przyszli tylko popatrzeć.
legends-narration-opening-newest-silver = Na mapie jest teraz srebro, na południe od rzeki, a przynajmniej ktoś wrócił stamtąd w nowych butach. Gdzie zdarł stare, mówić nie chce.
legends-narration-opening-newest-timber = Mapa dotarła do wielkich drzew. Na most potrzeba tam lasu, mówią inżynierowie, i na szczęście jeden jest.
legends-narration-opening-newest-shore = Na ścianie wisi teraz drugi ocean. Urzędnicy podchodzą przed obiadem, żeby na niego popatrzeć, i wracają cicho.
legends-narration-opening-depot-cat = Zajezdnia spółki { $owner } w mieście { $city } ma już własnego kota, a kot ma własne zdanie o obcych.
legends-narration-opening-depot-watch = W mieście { $city } nastawia się zegarki według zajezdni spółki { $owner }, słusznie czy nie.
legends-narration-opening-depots_most = Żadna spółka nie ma tylu zajezdni co { $owner }. Ich dozorcy zaczęli do siebie pisać.
legends-narration-opening-grown = { $city }: to miasto wyrosło z własnego napisu na mapie. Drukarze musieli przesunąć rzekę.
legends-narration-opening-grown-papers = { $city } to już duże miasto i tak się zachowuje: ma dwie gazety, które nie zgadzają się co do daty.
legends-narration-opening-painted = Najwięcej tras na zawsze przyjęło kolor spółki { $painted }. Jej prezes prosi teraz o miejsca przy oknie.
legends-narration-opening-stamped-ticket = Stemple spółek { $one } i { $other } siedzą obok siebie na bilecie { $a } – { $b }. Same spółki nie.
legends-narration-opening-stamped-clerk = Na bilecie { $a } – { $b } są stemple spółek { $one } i { $other }, jeden trochę na drugim. Każda twierdzi, że to jej był pierwszy.
legends-narration-opening-retired = Gazety nie wydrukowały więcej „{ $event }” i nikt nie napisał do redakcji, żeby o to prosić.
legends-narration-opening-retired-type = „{ $event }” już nie wróci na łamy. Czcionki przetopiono i są teraz siódemką w rozkładzie jazdy.
legends-narration-opening-eldest = W 1865 roku wygrała spółka { $eldest }. Urzędnicy, którzy to pamiętają, z każdym rokiem opowiadają to trochę lepiej.
legends-narration-1886-opening-express = Dwie stare siostry jeżdżą z miasta { $a } do miasta { $b } i upierają się, że po drodze musi być { $via }. Żegna się je jak ministrów.
legends-narration-1895-opening-fair = To miasto to { $city }. Trzy inne zamówiły już szkło.
legends-narration-1877-crane = Silas Crane napisał do spółki { $winner } z gratulacjami. List ma jedną stronę, a oferta cztery.
legends-narration-1877-crane-lamp = Silas Crane podarował nowej operze żyrandol. Jest wypożyczony.
legends-narration-1880-crane = Silas Crane każe swoje wagony umyć, a nie pomalować. Kość słoniowa, mówi, to nie kolor, tylko wniosek.
legends-narration-1880-crane-last = Silas Crane zaproponował spółce { $last }, że pomaluje jej wagony za darmo, i przyniósł tylko jeden kolor.
legends-narration-1883-crane = W tym roku Silas Crane kupuje wszelki papier. Spytał spółkę { $last }, czy jest na sprzedaż, żartem, dwa razy.
legends-narration-1883-crane-noon = Silas Crane kazał sobie wytłumaczyć południe i chciałby wiedzieć, do kogo należy.
legends-narration-1886-crane = Wagony Kartelu się nie śpieszą. Kto stoi we właściwym miejscu, mówi Silas Crane, ten zawsze jest przed czasem.
legends-narration-1886-crane-second = Silas Crane zmierzył pociągi spółki { $winner } własnym zegarkiem. Nikomu nie powiedział, co pokazał.
legends-narration-1889-crane = Bank Silasa Crane’a też jest zamknięty. Crane stał w ogonku jak wszyscy i kupił całej ulicy śniadanie.
legends-narration-1892-crane = Silas Crane kupił jeden z nowych biletów, pojechał na sam koniec i wrócił zamyślony.
legends-narration-1892-crane-last = Silas Crane jechał w jednym przedziale ze spółką { $last }, przypadkiem. Rozmawiali o psach.
legends-narration-1895-crane = Pierwszy wagon w kolorze kości słoniowej stoi w hali transportu za sznurem. Silas Crane odwiedza go w niedziele, kiedy wstęp jest wolny.
legends-narration-1898-crane = Kość słoniowa zżółkła, a z nią Silas Crane. Spółkom { $winner } i { $last } życzył szczęścia tymi samymi słowami.
legends-narration-opening-crane-away = Silas Crane zaszedł na plac spółki { $absent }, nie zastał nikogo i zostawił wizytówkę w zamku.
legends-narration-opening-crane-roof = Silas Crane przeczekał deszcz w mieście { $city }, pod okapem spółki { $owner }, i złożył ofertę na ścianę, o którą się opierał.
legends-narration-opening-crane-winner = Silas Crane posłał spółce { $winner } kosz gruszek. Pod gruszkami leżała umowa, a pod umową jeszcze więcej gruszek.
legends-narration-opening-crane-question = Silas Crane spytał Adę Pruitt, co o nim nadaje. Nic, odpowiedziała, za co by nie zapłacił.
legends-narration-opening-crane-depot = Silas Crane spytał, ile kosztowałaby zajezdnia spółki { $owner } w mieście { $city }. Powiedziano mu, ile kosztuje pytanie.

# A scene between two turns, when somebody has travelled with a third of the trains.
legends-narration-1865-first = Pierwszy telegram z treścią przychodzi do Ady Pruitt ze stacji { $b }: przyjechał pociąg spółki { $mover } ze stacji { $a }. Ada pyta: kiedy? Odpowiedź brzmi: tak. I taką wpisuje do rubryki z godziną.
legends-narration-1868-first = Kelnerzy w Albany donoszą, że { $employer } i { $specialist } jedli razem kolację. Nikt nie spojrzał w kartę, a świecę trzeba było zmieniać dwa razy.
legends-narration-1868-first-line = Na odcinku { $a }–{ $b } nowi ludzie spółki { $mover } położyli linię tak prostą, że brygada wraca wieczorem pieszo tylko po to, żeby na nią popatrzeć.
legends-narration-1871-first = Nowa linia { $a }–{ $b } spółki { $mover } biegnie obok składu drewna, w którym leżą w tym roku same dachy. W obu miastach właściciel narożnej parceli zaczął kłaniać się obcym.
legends-narration-1874-first = Silas Crane patrzy, jak pociąg spółki { $mover } odjeżdża ze stacji { $a }, i jest na stacji { $b }, żeby patrzeć, jak przyjeżdża. Nikt nie widział, żeby jechał. Oba razy uchyla kapelusza, o ten sam cal.
legends-narration-1874-first-poor = Silas Crane pyta, jak zdrowie spółki { $poor }. Mówi to tak życzliwie, że całe biuro mierzy sobie puls.
legends-narration-1877-first = Nocny pociąg spółki { $mover } ze stacji { $a } wjeżdża na stację { $b } z przygaszonymi lampami. Choć raz to miasto świeci jaśniej, a podróżni poprawiają kołnierzyki, zanim wysiądą.
legends-narration-1880-first = Na odcinku { $a }–{ $b } świeża farba spółki { $mover } spotkała pierwszą krowę. Krowie nic nie jest. Lokomotywę będzie się fotografować z drugiej strony.
legends-narration-1883-first = Chłopak z giełdy czyta na peronie taśmę na głos: spółka { $mover } dojechała linią { $a }–{ $b } i tak jest notowana. A jako co była notowana przedtem, pyta jakiś starzec. Jako kolej, mówi chłopak.
legends-narration-1883-first-rich = Młody człowiek z mankietami w atramencie przestawił biurko tak, że widzi drzwi spółki { $rich }. Mówi, że to dla światła.
legends-narration-1886-first = Konduktor spółki { $mover } twierdzi, że na odcinku { $a }–{ $b } jego pociąg wyprzedził własny telegram. Ada Pruitt prosi o pokazanie zegarka, a potem reszty jego twierdzeń.
legends-narration-1889-first = Na odcinku { $a }–{ $b } spółka { $mover } płaci załodze srebrem z puszki po herbatnikach, człowiek po człowieku. Nikt się nie odzywa, dopóki puszka nie jest pusta, a potem odzywają się wszyscy.
legends-narration-1889-first-rich = Przed oknami spółki { $rich } ludzie zaczęli przechodzić powoli, z kapeluszem w ręku, jak przechodzi się przed piekarnią.
legends-narration-1892-first = Sześcioosobowa rodzina jedzie ze spółką { $mover } linią { $a }–{ $b } i trzyma między sobą jeden długi bilet jak sznur do bielizny. Na każdej stacji pyta się ich o bilet i na każdej stacji są dumni.
legends-narration-1895-first = W pociągu spółki { $mover } na linii { $a }–{ $b } wszyscy jadą zobaczyć szkło, oprócz jednego człowieka, który już je widział. Na ostatniej mili widział je już cały wagon, szyba po szybie.
legends-narration-1895-first-fair = Na stację { $city } wjechały pierwsze pociągi i według nich nastawiono zegar przy bramie. Takiego komplementu żaden inżynier jeszcze kolei nie powiedział.
legends-narration-1898-first = Spółka { $mover } doprowadziła swoją linię ze stacji { $a } do stacji { $b }. Zawiadowca podpisuje odbiór piórem, które, jak mówi, oszczędzał. W Buffalo pokwitowanie trafia na ostatni z plików.
legends-narration-first-crowd = W mieście { $city } pociągi { $count ->
        [3] trzech spółek
        [4] czterech spółek
       *[other] pięciu spółek
    } stoją w zasięgu wzroku. Bagażowi uzgodnili własny język; składa się głównie ze wzruszeń ramionami.
legends-narration-first-met = Spółki { $one } i { $other } mają już w mieście { $city } wspólną wieżę ciśnień. Jest lista, kto nabiera wody pierwszy, i druga lista, kto dotykał pierwszej.
legends-narration-first-parallel = Na odcinku { $a }–{ $b } szyny spółki { $mover } biegną teraz obok szyn spółki { $other }. Maszyniści patrzą prosto przed siebie. Palacze machają.
legends-narration-first-long = Ze stacji { $a } do stacji { $b } jest daleko, a spółka { $mover } położyła każdy jard za jednym zamachem. Kucharz musiał dwa razy podawać śniadanie.
legends-narration-first-keen = W szufladzie spółki { $keen } { $tickets ->
        [few] leżą { $tickets } bilety
       *[other] leży { $tickets } biletów
    }, więcej niż u kogokolwiek. To albo plan, albo kolekcja.
legends-narration-first-current = Gazety piszą tylko o jednym: „{ $event }”. W pociągach ludzie czytają to na głos tym, którzy właśnie sami to przeczytali.
legends-narration-first-host = Pociąg spółki { $mover } zatrzymał się przy zajezdni spółki { $owner } w mieście { $city }. Obie załogi piły z tej samej bańki i każda pokwitowała osobno.
legends-narration-first-host_away = Spółka { $mover } dotarła do miasta { $city }, gdzie zajezdnia spółki { $owner } stoi w tym roku zamknięta. Ktoś zamiótł próg. Nikt nie chce powiedzieć kto.
legends-narration-first-home = Spółka { $mover } wjechała do miasta { $city }, pod własny dach. Dozorca rozpalił w piecu, zanim usłyszał gwizdek, i zaprzecza, jakoby czekał.
legends-narration-first-ivory = Na odcinku { $a }–{ $b } stoją wagony w kolorze kości słoniowej, z zamkniętymi drzwiami i spuszczonymi roletami. Dzieci rzucają w nie żwirem w drodze do szkoły, a w drodze do domu wracają po ładniejsze kamyki.
legends-narration-first-away = Jakiś farmer spytał przy bramie, kiedy znowu pojedzie { $absent }. Poczęstowano go herbatą. Powiedział, że to nie jest odpowiedź, i herbatę wypił.
legends-narration-first-herder = W spółce { $company } pachnie bydłem. Podróżni złożyli skargę i usłyszeli, zgodnie z prawdą, że bydło nie składało.
legends-narration-first-coloured = Mierniczy spółki { $painter } pomalowali linię { $a }–{ $b } i zostawili wiadro za krzakiem. Dzieci z obu miast je znalazły, a matki znalazły dzieci.
legends-narration-first-moored = W mieście { $city } przy nabrzeżu stoi parowiec spółki { $company } z przygaszonym paleniskiem. Kapitan jada na stacji i płaci rybami.
legends-narration-first-cold = W spółce { $company } wymieciono skład węgla, a potem wymieciono go jeszcze raz, z większą nadzieją.
legends-narration-first-digger = Konduktorzy spółki { $company } wracają do domu po kolana w czerwonym pyle i mają bardzo mało do powiedzenia. Żony ważą ich buty.
legends-narration-first-crosser = Mosty spółki { $company } skrzypią w sposób, który jej inżynier nazywa osiadaniem. Sam przechodzi po nich pieszo, ostatni, pogwizdując.

# Another one, when somebody has only a third left.
legends-narration-1865-second = Plac spółki { $fewest } pustoszeje. Tam, gdzie wagony stały rzędami, zamiata teraz człowiek, powoli, żeby na jutro zostało coś do zrobienia. Ada Pruitt depeszuje do niego, że zostanie.
legends-narration-1865-second-line = Na linii { $a }–{ $b } można teraz, dzięki spółce { $mover }, siedzieć spokojnie i dać się wieźć. Pewien starzec pierwszego dnia jedzie nią tam i z powrotem i pyta, kto w takim razie ma chodzić.
legends-narration-1868-second = { $specialist }: to nazwisko słyszy się teraz na korytarzach spółki { $employer }. Wymawia się je tonem, jakim dawniej mówiło się „generał”.
legends-narration-1868-second-fewest = Spółce { $fewest } zostało na placu tak mało wagonów, że dostały numery, kredą. Wieczorem kwatermistrz odczytuje listę i odpowiada za te, których nie ma.
legends-narration-1871-second = Na stacji { $b } stolarz narysował na odwrocie rachunku zajezdnię i pokazał ją ludziom spółki { $mover }, która właśnie tędy przejechała ze stacji { $a }. To dobra zajezdnia. Narysował przed nią siebie.
legends-narration-1871-second-met = { $one } i { $other }: obie mają na oku ten sam narożnik w mieście { $city }. Właściciel hoduje na nim kozy i wcale się nie śpieszy.
legends-narration-1874-second = { $count ->
        [one] Jedna trasa, { $a }–{ $b }, stoi tego wieczora pełna wagonów w kolorze kości słoniowej.
       *[other] Wagony w kolorze kości słoniowej stoją tego wieczora na { $count } trasach, między innymi { $a }–{ $b }.
    } Silas Crane je kolację w pierwszym z nich, przy podniesionych roletach, żeby było widać, jak mało je.
legends-narration-1874-second-clear = Tego wieczora nie ma na szynach ani jednego wagonu w kolorze kości słoniowej. Silas Crane siedzi na peronie na składanym krześle, całkiem spokojny, jak człowiek, który czeka na przypływ.
legends-narration-1874-second-line = Spółka { $mover } przejechała całą linię { $a }–{ $b }. Ada Pruitt przekazuje to innym bez opłaty. Silasowi Crane’owi przekazuje to pocztą.
legends-narration-1877-second = Wjeżdżając do miasta { $city }, maszynista spółki { $mover } zdejmuje czapkę. Nie jest to zwyczaj. Zapomniał tylko, jak wysoko można oświetlić miasto.
legends-narration-1877-second-rich = Spółka { $rich } wzięła lożę w operze. To ta nad wyjściem, mówi jej prezes: słychać oklaski i pociągi.
legends-narration-1880-second = W mieście { $city } przy jednym peronie stoją świeże kolory spółek { $one } i { $other }. Nauczycielka przyprowadziła klasę, żeby popatrzyła. Najlepsze wypracowanie jest o kałuży pośrodku, która ma oba.
legends-narration-1880-second-slow = Nikt nie ma w zajezdni, pod płachtami, tylu nowych wagonów co { $slow }. Nikt nie chce być tym, kto je pierwszy ubłoci, mówi majster.
legends-narration-1883-second = Panowie na giełdzie kręcą głowami nad spółką { $slow }: tyle wagonów wciąż na placu. Placowy, który nigdy nie miał ani jednej akcji, każe je smarować co rano.
legends-narration-1883-second-line = Ze stacji { $a } pociąg spółki { $mover } odjechał w południe i na stację { $b } przyjechał w południe. Podróżni podejrzewają nowy czas. Załoga podejrzewa podróżnych.
legends-narration-1886-second = Spółka { $mover } przejechała linię { $a }–{ $b }, ani razu nie wyjrzawszy przez okno. W wagonie restauracyjnym skończyła się zupa, o czym do kawy nikomu nie powiedziano.
legends-narration-1886-second-fewest = Spółce { $fewest } kończą się wagony, ale nie oddech. Jej rozkład jazdy wydrukowano na nowo mniejszą czcionką, żeby zmieściły się minuty.
legends-narration-1889-second = W spółce { $poor } tyle razy liczono monety, że kasjer zna je z twarzy. Jest ich mniej niż gdziekolwiek na linii. Każdy pociąg odjechał o czasie.
legends-narration-1889-second-crane = Przed biurem Silasa Crane’a stoi ogonek ludzi po zapłatę. Crane wychodzi, odczytuje nazwiska na głos i płaci każdemu, co do centa. Nigdy jeszcze nikt nie ufał mu mniej.
legends-narration-1892-second = Spółka { $mover } przewiozła jeden bilet całą linią { $a }–{ $b }. Skasowano go tyle razy, że konduktor podniósł go pod światło i zobaczył przez niego następnego konduktora.
legends-narration-1892-second-slow = Na placu spółki { $slow } czeka się na podróżnego, który jedzie całą drogę. Większość, mówi zawiadowca, jedzie dwie stacje i wysiada po placek.
legends-narration-1895-second = W mieście { $city } Ada Pruitt godzinę stała przed telegrafem, który drukuje sam. Zadała mu jedno pytanie. Wydrukował pytanie.
legends-narration-1895-second-line = Spółka { $mover } jedzie linią { $a }–{ $b } z otwartymi oknami i orkiestrą dętą w trzecim wagonie. Orkiestra prosiła o wagon bagażowy, ze względu na echo.
legends-narration-1898-second = W spółce { $fewest } zaczęli żegnać się z wagonami, po jednym, według numerów. Robi się to szybko, otwartą dłonią, gdy nikt nie patrzy.
legends-narration-1898-second-line = Linia { $a }–{ $b } jest może ostatnią, jaką kładzie { $mover }, albo przedostatnią. Brygadzista sam wbija hak, chybia i prosi, żeby nie wpisywać tego do raportu.
legends-narration-1898-second-crane = Silas Crane idzie wzdłuż wagonów w kolorze kości słoniowej na odcinku { $a }–{ $b } i próbuje drzwi. Niczego nie szuka, mówi. Chce wiedzieć, czy jeszcze się zamykają.
legends-narration-second-rich = Nikt nie ma w kasetce tylu monet co spółka { $rich }. W tym tygodniu przenosiła ją dwa razy i oba razy urzędnicy słyszeli dokąd.
legends-narration-second-poor = Kasetka spółki { $poor } jest najlżejsza na całej linii. Bagażowy niesie ją pod jedną pachą, a pod drugą, dla równowagi, stojak na parasole.
legends-narration-second-pair = { $one } i { $other } mają całą mapę dla siebie, a i tak wchodzą sobie w drogę. Ada Pruitt sortuje ich skargi do dwóch pudełek tej samej wielkości.
legends-narration-second-crowd = W mieście { $city } słychać teraz dzwonki { $count ->
        [3] trzech spółek
        [4] czterech spółek
       *[other] pięciu spółek
    }. Psy wyją przy jednym z nich, zawsze tym samym, a miasto nie powiedziało przy którym.
legends-narration-second-met = W mieście { $city } urzędnik spółki { $one } ożenił się z urzędniczką spółki { $other }. Obie spółki przysłały zegar. Zegary nie zgadzają się ze sobą.
legends-narration-second-keen = Spółka { $keen } trzyma w ręku wciąż { $tickets ->
        [few] { $tickets } bilety
       *[other] { $tickets } biletów
    }, więcej niż ktokolwiek. Za każdym z nich ktoś już się spakował. Kasjer, który je sprzedał, wychodzi do domu tylnymi drzwiami.
legends-narration-second-current = Redaktorowi, który dał na pierwszą stronę „{ $event }”, podziękowano, pogrożono i zaproszono go na kolację, w tej kolejności. Kolację je sam, twarzą do drzwi.
legends-narration-second-host = Spółka { $mover } musiała zostawić koło przy zajezdni spółki { $owner } w mieście { $city }. Odda się je, mówi { $owner }, gdy ktoś powie „proszę”.
legends-narration-second-home = W mieście { $city } zajezdnia spółki { $mover } słyszy na podjeździe własny gwizdek. Jest zupa. Zupa jest od czwartej.
legends-narration-second-no_ivory = Tej nocy na żadnej trasie nie stoi wagon w kolorze kości słoniowej. Ludzie źle śpią, jak w domu, w którym stanął zegar.
legends-narration-second-ivory = Wagony w kolorze kości słoniowej na odcinku { $a }–{ $b } policzono jeszcze raz, przy latarni, a liczyli ludzie, którzy chcieli, żeby było ich mniej. { $count ->
        [one] I tak wypełniają jedną trasę.
        [few] Razem z innymi i tak wypełniają { $count } trasy.
       *[other] Razem z innymi i tak wypełniają { $count } tras.
    }
legends-narration-second-given = Spółka { $painter } oznaczyła linię { $a }–{ $b }, i przez wypadek w malarni nosi ona kolor spółki { $other }. { $other } przysyła kwiaty.
legends-narration-second-charter = Spółka { $company } pierwsza w tym roku umoczyła koła w obu oceanach. Woda, donosi, jest w obu taka sama. Na ladzie trzyma po butelce z każdego, jako dowód.
legends-narration-second-herder = Najwięcej bydła ma na szynach spółka { $company }, a poganiacze jadą na dachach. Mówią, że tam jest ciszej.
legends-narration-second-digger = Ze wszystkich spółek w największej liczbie miejsc kopała { $company }. Dziury ma spisane na liście, a listę w sejfie.
legends-narration-second-crosser = W tym sezonie nikt nie przerzucił torów nad taką ilością powietrza jak spółka { $company }. Jej cieśle przestali patrzeć w dół. Jej podróżni jeszcze nie zaczęli.
legends-narration-second-away = W biurze telegrafu wisi pocztówka, nadawca: { $absent }. Widok jeziora. „Nie czekajcie”, głosi. „Ale nie zużyjcie wszystkich torów”.

# How a game ends.
legends-narration-1865-closing = Rok 1865 należy więc do spółki { $winner }. Ostatnia wjeżdża { $last }, kwadrans po, i Ada Pruitt zapisuje ten kwadrans.
legends-narration-1868-closing = Sezon należy do spółki { $winner }. Ostatnia wjeżdża { $last } i ściska każdą rękę na peronie, rękę palacza dwa razy.
legends-narration-1871-closing = Gdy zamyka się księgi, najwięcej ma w nich { $winner }. Najmniej ma { $last }, za to najładniejsze pismo.
legends-narration-1874-closing = { $winner } wygrywa rok, w którym wszyscy patrzyli na kość słoniową. Najdłużej patrzyła spółka { $last }.
legends-narration-1877-closing = { $winner } wygrywa przy latarniach. { $last } wraca do domu ostatnia, oświetloną ulicą, i widać ją przez całą drogę.
legends-narration-1880-closing = Pod świeżą farbą najlepszy rok ze wszystkich miała spółka { $winner }. Spółka { $last } miała farbę.
legends-narration-1883-closing = Najwyżej zamyka { $winner }. Ostatnia zamyka { $last } i obwinia taśmę, że to mówi.
legends-narration-1886-closing = W roku pośpiechu każdą godzinę najlepiej wykorzystała spółka { $winner }. { $last } przyjeżdża ostatnia, wypoczęta i z bagażem wszystkich.
legends-narration-1889-closing = Rok zostawia spółkę { $winner } z przodu, a { $last } z tyłu. Obie jeszcze są, czego rok nikomu nie obiecał.
legends-narration-1892-closing = Konduktorzy wieszają kasowniki i wygrywa { $winner }. { $last }, która kończy ostatnia, zamiata konfetti.
legends-narration-1895-closing = Medal za parę dostaje maszyna, a sezon { $winner }. { $last } dostaje pochwałę za kanapki.
legends-narration-1898-closing = Ostatni sezon ze wszystkich należy do spółki { $winner }. { $last } wjeżdża za innymi, zaciąga hamulec i przez chwilę go nie puszcza.
legends-narration-closing-again = Wygrywa { $winner }, tak jak trzy lata temu. { $last } kończy ostatnia i proponuje zmienić temat.
legends-narration-closing-again-key = { $winner } wygrywa znowu i nagroda zostaje tam, gdzie stała. { $last }, na ostatnim miejscu, proponuje, że ją odkurzy.
legends-narration-closing-risen = Trzy lata temu spółka { $winner } była ostatnia, a teraz wygrywa. Miejsce na końcu stołu przejmuje { $last } i stwierdza, że jest ciepłe.
legends-narration-closing-risen-stove = Z dołu listy na samą górę: wygrywa { $winner }. { $last }, która kończy ostatnia, uprzejmie pyta, gdzie są schody.
legends-narration-closing-fallen = Wygrywa { $winner }. Spółka { $last } wygrała trzy lata temu, a teraz jest ostatnia i znosi to jak ktoś, komu w ciemności zabrakło stopnia.
legends-narration-closing-fallen-speech = { $last } ma w kieszeni mowę z poprzedniego zwycięstwa i kończy ostatnia. { $winner }, która wygrywa, pożycza mowę.
legends-narration-closing-last_again = Wygrywa { $winner }, a ostatnia jest { $last }, jak trzy lata temu. Ma już w szatni własny haczyk.
legends-narration-closing-dethroned = { $former }, zwyciężczyni sprzed trzech lat, ustępuje dobrego krzesła spółce { $winner }. Dla ostatniego miejsca krzesła nie ma i { $last } przyjmuje je na stojąco.
legends-narration-closing-close = { $winner } wyprzedza spółkę { $second } o tak niewiele, że kasjerzy liczą jeszcze raz, a potem znowu, dla przyjemności. { $last } jest ostatnia i liczy się ją raz.
legends-narration-closing-close-pair = { $winner } wyprzedza spółkę { $second } o mniej niż cenę dobrej kolacji. Z dwóch jedna musi być ostatnia, mówi { $last }, i pyta, kto płaci za kolację.
legends-narration-closing-wide = { $winner } wygrywa o tyle, że kasjer zużywa cały ołówek. { $last } kończy ostatnia i pożycza mu drugi.
legends-narration-closing-penniless = Wygrywa { $winner }. Kwit spółki { $last } daje zero, co do centa, i kasjer pyta, czy wypłacić to w drobnych.
legends-narration-closing-clean = Wygrywa { $winner }, z dziurką w każdym zachowanym bilecie. { $last } kończy ostatnia i podnosi jeden z nich pod światło, dla pewności.
legends-narration-closing-busy = Najwięcej biletów przywozi { $busy }, jest ich { $count }, a wygrywa { $winner }. { $last } kończy ostatnia i ma swoje zdanie o arytmetyce.
legends-narration-closing-broken = W spółce { $broken } leżą bilety, które prowadziły donikąd, jest ich { $count }, i ktoś zrobił z nich papierowe ptaki. Lecą dalej niż { $last }, która kończy ostatnia, i bliżej niż { $winner }, która wygrywa.
legends-narration-closing-away-plate = { $absent_count ->
        [one] Dla spółki { $absent }, której nie było, stał na stole talerz. Był najczystszy.
       *[other] Dla spółek { $absent }, których nie było, stały na stole talerze. Były najczystsze.
    }
legends-narration-closing-away-news = Ktoś będzie musiał napisać, jak to się skończyło. Adres: { $absent }. Wszyscy się zgłosili, a każdy opowiedziałby to inaczej.
legends-narration-closing-away-rust = Na placu z szyldem { $absent } jest cicho, a na szynach leży trochę rdzy, takiej, która schodzi w jeden ranek.
legends-narration-closing-away-draught = W tym sezonie nie jeździła { $absent }. Inni podnosili głowy, ilekroć coś zagwizdało, i za każdym razem był to czajnik.
legends-narration-closing-fresh = To był pierwszy sezon, jaki ma za sobą { $fresh }. Farba ma już pierwszą rysę i pokazuje się ją gościom.
legends-narration-closing-back = { $back_count ->
        [one] Spółki { $back } nie było, a znowu była w samym środku wszystkiego, zanim ostygła zupa.
       *[other] Spółek { $back } nie było, a znowu były w samym środku wszystkiego, zanim ostygła zupa.
    }
legends-narration-closing-back-hook = { $back_count ->
        [one] Spółka { $back } wróciła na dobre, jak mówi. Jej płaszcz cały sezon wisiał na haczyku najbliżej drzwi.
       *[other] Spółki { $back } wróciły na dobre, jak mówią. Ich płaszcze cały sezon wisiały na haczykach najbliżej drzwi.
    }
legends-narration-closing-back-lamps = { $back_count ->
        [one] Wiosną spółka { $back }, po sezonie nieobecności, musiała pytać, gdzie teraz trzyma się lampy. Jesienią sama już chowała je przed innymi.
       *[other] Wiosną spółki { $back }, po sezonie nieobecności, musiały pytać, gdzie teraz trzyma się lampy. Jesienią same już chowały je przed innymi.
    }
legends-narration-closing-grew-first = { $cities_count ->
        [one] { $cities } to odtąd duże miasto. Dwie jego ulice zdążyły już zamienić się nazwami.
       *[other] { $cities } to odtąd duże miasta. Każde zamówiło pomnik. Odlewnia pyta czyj i słyszy, że to przyjdzie później.
    }
legends-narration-closing-grew-hat = { $cities_count ->
        [one] { $cities } to już duże miasto. Burmistrz kupił wyższy kapelusz.
       *[other] { $cities } to już duże miasta. Burmistrzowie kupili wyższe kapelusze.
    }
legends-narration-closing-grew-bell = { $cities_count ->
        [one] Gdy { $cities } dostaje na mapie znak dużego miasta, w tamtejszym kościele biją oba dzwony, drugi po raz pierwszy.
       *[other] Gdy { $cities } dostają na mapie znak dużego miasta, dzwony biją we wszystkich, i nie jednocześnie.
    }
legends-narration-closing-grew-maps = { $cities_count ->
        [one] { $cities } figuruje odtąd na mapie jako duże miasto.
       *[other] { $cities } figurują odtąd na mapie jako duże miasta.
    } Sklep na stacji sprzedaje też starą mapę i bierze za nią więcej.
legends-narration-closing-grew-bath = { $cities_count ->
        [one] { $cities } liczy się teraz jako duże miasto. Tamtejszy hotel kupił wannę, a gazeta donosi o każdym jej użyciu.
       *[other] { $cities } liczą się teraz jako duże miasta. W każdym jest hotel z wanną i gazeta, która donosi o każdym jej użyciu.
    }
legends-narration-closing-grew-lost = { $cities_count ->
        [one] { $cities } to teraz duże miasto i ludzie się w nim gubią.
       *[other] { $cities } to teraz duże miasta i ludzie się w nich gubią.
    } Opowiadają o tym w domu, z dumą.
legends-narration-closing-grew-desk = { $cities_count ->
        [one] { $cities } wyrasta na duże miasto. Szeryf dostał biurko i siedzi przy nim jak gość.
       *[other] { $cities } wyrastają na duże miasta. Szeryfowie dostali biurka i siedzą przy nich jak goście.
    }
legends-narration-1877-grew = { $cities_count ->
        [one] W mieście { $cities } latarnie sięgają już do stacji i zrobiło się z niego duże miasto.
       *[other] W miastach { $cities } latarnie sięgają już do stacji i zrobiły się z nich duże miasta.
    } Gwiazdy podobno pozostały bez zmian.
legends-narration-1889-grew = { $cities_count ->
        [one] W roku, w którym wszystko stało, jedno miasto nie stało: { $cities }, teraz duże.
       *[other] W roku, w którym wszystko stało, te miasta nie stały: { $cities }, teraz duże.
    } Murarze biorą zapłatę w chlebie.
legends-narration-closing-passed-stove = Zajezdnie spółki { $owner } miały więcej gości niż jakiekolwiek inne. { $count ->
        [one] Był jeden i było ciasto.
       *[other] Było ich { $count }, a piec nie wygasł ani razu.
    }
legends-narration-closing-passed-mat = Żadne zajezdnie na linii nie przyjęły tylu obcych co zajezdnie spółki { $owner }. Na wycieraczce jest napis „witajcie”, coraz mniej czytelny.
legends-narration-closing-passed-book = Księga gości spółki { $owner } jest w tym roku najpełniejsza na całej linii. { $count ->
        [one] Jest w niej jedno nazwisko, z rysunkiem.
       *[other] Nazwisk jest w niej { $count }, niektóre prawdziwe.
    }
legends-narration-closing-passed-coins = Nigdzie w tym sezonie obcy nie zostawili więcej niż w zajezdniach spółki { $owner }. Dozorca zna ich już po imieniu, ale łyżki i tak liczy.
legends-narration-closing-unvisited = W tym sezonie żadna zajezdnia nie zarobiła na obcych ani centa. Dozorcy dużo grali w szachy, telegraficznie, z Adą Pruitt, i przegrali.
legends-narration-closing-passed-soup = W tym sezonie przez zajezdnie spółki { $owner } przeszło więcej obcych niż przez jakiekolwiek inne. Dozorca nauczył się gotować zupę dla jednej osoby więcej, niż przyjdzie.
legends-narration-closing-passed-umbrellas = Kto zagląda do zajezdni spółki { $owner }, zostawia tam parasol i musi po niego wrócić, służbowo. Żadna inna spółka nie miała w tym sezonie tylu gości.
legends-narration-closing-passed-boots = W tym sezonie w zajezdniach spółki { $owner } zzuło buty więcej obcych niż w jakichkolwiek innych. Po jedną parę nikt nie wrócił i dozorca do niej dorósł.
legends-narration-closing-passed-cards = Żadna spółka nie miała w tym sezonie w zajezdniach tylu obcych co { $owner }. W tamtejszej talii zostało pięćdziesiąt jeden kart, a stali bywalcy wiedzą, której brakuje.
legends-narration-closing-unvisited-mat = Wycieraczki przed zajezdniami są jak nowe, tak jak wiosną. Żaden obcy nie zapłacił, żeby wytrzeć w nie buty.
legends-narration-closing-built = Spółka { $owner } postawiła zajezdnię w mieście { $city }. Pierwszą rzeczą w środku był kalendarz, drugą gwóźdź na latarnię.
legends-narration-closing-built-roof = W mieście { $city } jest teraz dach z nazwą { $owner }. Pierwszej nocy padało i pół miasta przyszło sprawdzić, czy trzyma.
legends-narration-closing-built-lean = Spółka { $owner } zbudowała w mieście { $city } zajezdnię z tego, co zostało na końcu linii. Pochyla się trochę, w stronę centrali.
legends-narration-closing-built-stove = Nowa zajezdnia spółki { $owner } w mieście { $city } ma drzwi, piec i ławkę. Na ławce nikt jeszcze nie siedział; wszyscy ją widzieli.
legends-narration-1871-built = Na mapie panny Pruitt jest teraz znak ołówkiem, { $city }: drzwi spółki { $owner }, które otworzą się nocą. Narysowała też dym.
legends-narration-closing-ivory-teeth = { $count ->
        [one] Kartelowi zostaje jedna trasa, { $a }–{ $b }.
       [few] Kartelowi zostają { $count } trasy, a jedna z nich to { $a }–{ $b }.
       *[other] Kartelowi zostaje { $count } tras, a jedna z nich to { $a }–{ $b }.
    } Najbliższy hotel wynajmuje pokoje z widokiem na nią, z niewielką zniżką.
legends-narration-closing-ivory-tea = Na odcinku { $a }–{ $b } Kartel nie ustąpił ani o krok. Silas Crane każe tam zanieść herbatę.
legends-narration-closing-ivory-count = Na koniec sezonu Silas Crane liczy, co jego: { $count ->
        [one] jedna jedyna trasa, { $a }–{ $b }. Mówi, że do gryzienia wystarczy jeden ząb.
       [few] { $count } trasy, wśród nich { $a }–{ $b }. Czyta listę dwa razy, dla przyjemności.
       *[other] { $count } tras, wśród nich { $a }–{ $b }. Czyta listę dwa razy, dla przyjemności.
    }
legends-narration-closing-ivory-snow = Na wagony w kolorze kości słoniowej na odcinku { $a }–{ $b } pada pierwszy śnieg i przez cały dzień nikt nie wie, co jest czym.
legends-narration-closing-ivory-lanterns = Ktoś powiesił latarnię na wagonach w kolorze kości słoniowej na odcinku { $a }–{ $b }, żeby nikt na nie nocą nie wpadł. Silas Crane przysłał rachunek za haczyk.
legends-narration-closing-ivory-beans = Wdowa, która mieszka przy linii { $a }–{ $b }, puściła fasolę po wagonie w kolorze kości słoniowej, który stoi u jej płotu. Zażądano od niej czynszu i zapłaciła fasolą.
legends-narration-closing-ivory-photograph = Przyjechał fotograf, żeby zdjąć wagony w kolorze kości słoniowej na odcinku { $a }–{ $b }. Silas Crane staje przed nimi i się uśmiecha, a na kliszy wagony są ostrzejsze niż on.
legends-narration-closing-ivory-booked = Nikt nie widział, żeby do wagonów w kolorze kości słoniowej na odcinku { $a }–{ $b } ktoś wsiadał albo z nich wysiadał. Silas Crane mówi, że komplet.
legends-narration-closing-no_ivory-ledger = Na koniec sezonu Kartel nie trzyma żadnej trasy. Silas Crane wpisuje do księgi zero i rysuje wokół niego ramkę.
legends-narration-closing-no_ivory-hat = Na szynach nie ma już kości słoniowej. Silas Crane zdejmuje przed spółkami kapelusz, zagląda do środka i wkłada go z powrotem.
legends-narration-closing-no_ivory-paper = Na koniec sezonu na mapie nie ma kości słoniowej. Silas Crane podnosi swój egzemplarz do okna, na wypadek gdyby była po drugiej stronie.
legends-narration-closing-no_ivory-paint = Na koniec sezonu Kartel nie stoi na żadnej trasie. Silas Crane nazywa to przerwą i zamawia więcej farby.
legends-narration-closing-no_ivory-gravel = Gdy jest po wszystkim, ani jedna trasa nie należy do Kartelu. Chłopcy, którzy rzucali żwirem, stoją z pełnymi kieszeniami.
legends-narration-closing-opened-cape = Spółka { $last } przewróciła kartkę atlasu, a tam leży Przylądek, z palmami, które na marginesie narysował poprzedni właściciel.
legends-narration-closing-opened-prairie = Spółka { $last } rozkłada mapę na zachód. To sama trawa i ktoś musi przytrzymać rogi.
legends-narration-closing-opened-trail = Spółka { $last } otworzyła drogę na Szlak. Pierwsza nadchodzi nim krowa, bez opieki.
legends-narration-closing-opened-winter = Spółka { $last } przesunęła brzeg mapy na północ, do Zimowej Linii, i wróciła ze szronem na ołówku.
legends-narration-closing-opened-desert = Spółka { $last } otworzyła Suchą Krainę. Atrament na tym arkuszu wysechł, zanim ktokolwiek go przeczytał.
legends-narration-closing-opened-silver = Spółka { $last } rozwinęła Srebrną Krainę, a trzech urzędników złożyło wymówienie i pożyczyło łopatę.
legends-narration-closing-opened-timber = Spółka { $last } otworzyła Leśną Krainę. Czuć ją aż w pokoju z mapami i wyjątkowo nikt nie prosi, żeby otworzyć okno.
legends-narration-closing-opened-shore = Spółka { $last } przypięła Złoty Brzeg na samym końcu ściany. Za nim jest już tylko rama.
legends-narration-closing-charter = Od oceanu do oceanu pierwsza dojechała spółka { $company }. Przywiozła po kubku z każdego i nie wie już, który jest który.
legends-narration-closing-charter-flag = Z jednego oceanu nad drugi pierwsza dojechała spółka { $company }. Zawiadowca miał dla niej przygotowaną flagę i w uniesieniu pomachał obrusem.
legends-narration-closing-charter-gull = W tym roku nikt nie połączył obu oceanów przed spółką { $company }. Na tendrze, jak mówią, jechała mewa i nie policzono jej za przejazd.
legends-narration-closing-no_charter = W tym roku nikt nie połączył obu oceanów. Poradziły sobie bez tego.
legends-narration-closing-herder = Żadna spółka nie zwiozła tyle bydła co { $company }. Jej konduktorzy umieją już gwizdać na dwóch palcach.
legends-narration-closing-digger = W tym sezonie w największej liczbie miejsc kopała spółka { $company }. Żadnego nie zasypała, z optymizmu.
legends-narration-closing-crosser = Cieśle spółki { $company } zbudowali w tym sezonie najwięcej mostów i dostają kolację na parterze.
legends-narration-closing-moored = W mieście { $city } parowiec spółki { $company } stoi na zimowym leżu. Na relingu zamieszkała gęś i odpowiada na dzwonek.
legends-narration-closing-coloured = Linia { $a }–{ $b }, odkąd przejechała tędy spółka { $painter }, jest na zawsze { $colour }. Nikt nie pamięta, żeby się na to godził, a wszystkim się podoba.
legends-narration-closing-given = Spółka { $painter } zostawiła linię { $a }–{ $b } w kolorze spółki { $other }, na zawsze. { $other } jest wzruszona. Spółce { $painter } mówiono, że to się zmyje.
legends-narration-closing-retired = „{ $event }” ma już swój dzień w gazetach za sobą. Gazety ma teraz sprzedawca ryb.
legends-narration-1892-through = Żadna linia w tym sezonie nie przecięła tylu arkuszy mapy co linia spółki { $company }. Kto chce przejechać po niej palcem, musi przesunąć lampę, kałamarz i urzędnika.
legends-narration-closing-bond_good = Spółka { $company } uwierzyła w siebie na papierze i miała rację. Młody człowiek z giełdy pyta o nazwisko jej krawca.
legends-narration-closing-bond_bad = Spółka { $company } kupiła papier na własne powodzenie. To dobry papier i pali się niebieskim płomieniem.
legends-narration-1895-fair_paid = Spółka { $company } przywiozła swoich ludzi do miasta { $city } z dostatecznie daleka, a komitet zapłacił za to wprost z kołowrotka, monetami jeszcze ciepłymi.
legends-narration-1895-fair_late = W mieście { $city } już wyjmują szyby, jedną po drugiej, i na każdej piszą numer.
legends-narration-1898-flag_in = Przyjechał pociąg, na który spółka { $company } postawiła swoje dobre imię: { $a } – { $b }, z flagami, trzy minuty przed czasem.
legends-narration-1898-flag_lost = Spółka { $company } postawiła swoje dobre imię na pociąg { $a } – { $b }. Ludzie czekali na niego z latarniami, dłużej, niż było rozsądnie.
legends-narration-1865-wire = Na ścianie panny Pruitt wisi pierwszy rozkład jazdy, a to, co się zdarzyło, jest na czerwono. Czerwonego jest sporo. „Nie jeździliście punktualnie”, wystukuje do wszystkich, także do spółki { $winner }. „Ale jeździliście”.
legends-narration-1865-wire-edge = Panna Pruitt zdejmuje swoją mapę kolei. Z zachodniej strony jest naddarta, a ona nie pamięta, żeby ją naddarła. Wiesza ją z powrotem, z brzegiem luzem.
legends-narration-1868-wire = Ada Pruitt całe lato słuchała nowych rąk na kluczu. Rozróżnia je już: kto nadaje ze spółki { $winner }, nigdy nie robi przerwy, a kto nadaje ze spółki { $last }, nigdy nie przestaje.
legends-narration-1871-wire = W nocy aparat panny Pruitt stuka sam, cicho. To tylko { $city } pyta, czy ktoś tam jest. Odpowiada i znowu zasypia.
legends-narration-1871-wire-lamp = Ada Pruitt postawiła lampę we własnym oknie. To nie zajezdnia, mówi, i niczyjej nazwy na niej nie ma.
legends-narration-1874-wire = Silas Crane podaje Adzie Pruitt cenę za jej drut. Ona liczy słowa oferty, mówi mu, ile kosztuje wysłanie, i wysyła ją spółkom { $winner } i { $last } oraz wszystkim innym.
legends-narration-1877-wire = Panna Pruitt przestała pisać „miasteczko” przed nazwą: { $cities }. Oszczędza przez to słowo na telegramie, a na Boże Narodzenie je rozdaje.
legends-narration-1877-wire-dark = O północy panna Pruitt przykręca gazową lampę i słucha. W ciemności słychać dalej, zawsze tak mówiła, a ciemności z każdym rokiem jest mniej.
legends-narration-1880-wire = Malarze spytali Adę Pruitt, w jakim kolorze nada wynik. Nadaje go atramentem. { $winner } zachowuje arkusz, { $last } też, twarzą do ściany.
legends-narration-1883-wire = Maszyna na giełdzie wystukuje teraz cały dzień ceny, bez pytania i bez przerwy. Panna Pruitt raz jej posłuchała. Nie umiała nawet poprawnie napisać: { $winner }.
legends-narration-1886-wire = Szybkie pociągi przywiozły do Buffalo gazety dzień wcześniej. Ada Pruitt czyta w nich, że wygrała spółka { $winner }, i patrzy na własną notatkę o tym, z poprzedniego wieczora.
legends-narration-1889-wire = W najgorszym tygodniu panna Pruitt wystukuje każdą linią jedno słowo: jesteście? Odpowiada { $winner } i odpowiada { $last }. Ona przez chwilę siedzi z ręką na kluczu.
legends-narration-1889-wire-away = W najgorszym tygodniu panna Pruitt wystukuje każdą linią jedno słowo: jesteście? Odpowiada { $winner }, odpowiada { $last }. Gdzie zwykle słychać { $absent }, tam nic, i wystukuje je znowu, przez kilka nocy.
legends-narration-1892-wire = Przejeżdża poeta i pyta Adę Pruitt o rym do nazwy { $winner }. Ona mówi, że takiego nie ma, i zamiast tego poeta wpisuje do wiersza ją. Rytm się nie zgadza.
legends-narration-1895-wire = Panna Pruitt wróciła z miasta { $city } z przyciskiem do papieru. Jest w nim kolej, a kto nim potrząśnie, temu się spóźnia.
legends-narration-1895-wire-result = Panna Pruitt przywiozła z miasta { $city } zdjęcie: ona sama przy bramie, pod wielkim zegarem. Na odwrocie napisała, kto wygrał, { $winner }, i co mówił zegar.
legends-narration-1898-wire = Ada Pruitt zamyka biuro nad sklepem. Na pytanie odpowiedziała sama, w ostatniej linijce ostatniej księgi: „Nie zawsze. Ale przyjeżdżali, { $foot } też, i słyszałam, jak jadą”.
legends-narration-1898-wire-string = Ada Pruitt oddaje telegramy, plik po pliku, i zatrzymuje sznurek. Potem schodzi na peron bez bagażu. Pociąg ma spóźnienie. Jej się nie śpieszy.
legends-narration-1898-legend = Skarbce stoją otworem i oto jest na piśmie: { $legend } to legenda Zachodu. Ktoś powinien był powiedzieć to lata temu, a kilka osób twierdzi, że powiedziało.
legends-narration-1898-legend-won = Spółka { $legend } wygrała ostatni sezon, a gdy otwierają się skarbce, także tytuł legendy Zachodu. Oklaski zaczynają się po chwili, bo wszyscy czekali, aż zacznie ktoś inny.
legends-narration-1898-legend-first = Spółka { $legend } wygrała pierwszy ze wszystkich sezonów, w 1865 roku, a przy otwartych skarbcach ma też ostatnie słowo. Pomiędzy, jak mówi, były głównie pociągi.
legends-narration-1898-legend-narrow = { $legend } to legenda Zachodu. Gdy skarbce są otwarte, { $second } stoi { $dollars ->
        [0] na równi w dolarach i tuż obok
        [one] o jednego dolara za nią
        [few] o { $dollars } dolary za nią
       *[other] o { $dollars } dolarów za nią
    } i pierwsza podaje rękę.
legends-narration-1898-legends = Skarbce stoją otworem, a { $legends } to wspólnie legendy Zachodu. Malarz szyldów prosi o szerszą deskę.
legends-narration-1898-crane-end-ivory = Silas Crane sprzedaje wagony. Kilka bierze cyrk, jeden dentysta, a te na odcinku { $a }–{ $b } zostają, gdzie są, z fasolą pnącą się po stopniach.
legends-narration-1898-crane-end-none = Silas Crane sprzedaje wagony. Kilka bierze cyrk, jeden dentysta. Crane idzie do domu po szynach, na których nie stoi już nic jego, i widać, jak balansuje.
legends-narration-1898-sheds = Żadna spółka nie zostawia przy liniach tylu dachów co { $owner }: jest ich { $count }. Jaskółkom o tym powiedziano, ale nie robią różnicy.
