# The lessons of Legends: of each its title, what to do, what came of it, and why other moves are not it.
# They are read before a campaign: nothing may stand here that a later game brings.

legends-lesson-tickets = Wybierz bilety
legends-lesson-tickets-before = Każda partia zaczyna się od biletów: każdy wypłaca na końcu swoją wartość, jeśli twoje trasy łączą jego dwa miasta, a jeśli nie, **zabiera** ją. Musisz zachować dwa: zachowaj **te dwa, które zaczynają się w tym samym mieście**.
legends-lesson-tickets-after = Jedna z najkrótszych dróg z Detroit do Nowego Jorku prowadzi przez Filadelfię, więc większość twoich tras liczy się dla obu biletów.
legends-lesson-tickets-far = Quebec–Savannah przecina całą planszę, a niezrealizowany zabiera swoją wartość. Zostaw go na później, gdy lepiej poznasz grę.
legends-lesson-tickets-apart = Mobile–Charlotte leży daleko od pozostałych: nic, co dla nich zbudujesz, mu nie pomoże.
legends-lesson-tickets-other = Te mają niewiele wspólnej drogi. Poszukaj dwóch, które zaczynają się w Detroit.

legends-lesson-cards = Dobierz karty
legends-lesson-cards-before = Twój bilet prowadzi z Detroit do Filadelfii, a trasa Detroit–Pittsburgh wymaga 2 żółtych kart. Tura dobierania przynosi **dwie karty**: weź obie żółte, które leżą odkryte.
legends-lesson-cards-then1 = To pierwsza. **Teraz weź drugą żółtą kartę.**
legends-lesson-cards-after = Masz już dwie żółte karty, których wymaga Detroit–Pittsburgh. Odkryte karty są pewne; tych z talii nie widzi nikt oprócz ciebie.
legends-lesson-cards-wild = Joker zastępuje dowolny kolor, ale odkryty jest jedyną kartą, którą dostajesz w tej turze. Tu więcej dadzą ci dwie żółte karty.
legends-lesson-cards-deck = Talia może przynieść cokolwiek. To dobre, gdy nic odkrytego ci nie pomaga; tu pomaga żółta karta.
legends-lesson-cards-other = To nie pomaga trasie Detroit–Pittsburgh, na którą potrzebujesz żółtych kart: dobierz te, które leżą odkryte.

legends-lesson-travel = Przejedź trasą
legends-lesson-travel-before = Masz dwie żółte karty: wyłóż je i **przejedź trasą Detroit–Pittsburgh**, połową drogi twojego biletu Detroit–Philadelphia.
legends-lesson-travel-after = Trasa jest twoja na tę partię. A Pittsburgh to duże miasto: kto do takiego przejeżdża, dobiera kartę.
legends-lesson-travel-draw = Masz wszystko, czego trzeba, a druga spółka może zająć trasę przed twoją następną turą. Przejedź nią teraz.
legends-lesson-travel-elsewhere = Ta trasa nie prowadzi z Detroit do Filadelfii. ★ oznacza trasy, które pomagają twojemu biletowi.
legends-lesson-travel-other = To może poczekać. Przejedź trasą Detroit–Pittsburgh.

legends-lesson-colour = Twój własny kolor
legends-lesson-colour-before = Twoja spółka jest czarna, a spółka, która przejeżdża trasą własnego koloru, zyskuje $1. Twojemu biletowi Buffalo–Baltimore brakuje czarnej trasy Buffalo–Philadelphia: **przejedź nią.**
legends-lesson-colour-after = Twój bilet jest zrealizowany, a do tego zyskujesz $1. Dolary liczą się na końcu.
legends-lesson-colour-draw = Masz trzy czarne karty, których potrzeba. Jedź teraz: nikomu nie zależy na czarnym tak jak tobie.
legends-lesson-colour-elsewhere = To nie realizuje twojego biletu. Realizuje go Buffalo–Philadelphia, a przy tym daje ci $1.
legends-lesson-colour-other = Przejedź trasą Buffalo–Philadelphia, za trzy czarne karty.

legends-lesson-grey = Dowolny jeden kolor
legends-lesson-grey-before = Szara trasa przyjmuje karty jednego dowolnego koloru, a joker zastępuje każdy. Twojemu biletowi Montreal–Philadelphia brakuje Boston–Montreal: **przejedź nią**, zieloną kartą i jokerem.
legends-lesson-grey-after = Jedna z dwóch równoległych tras jest twoja. Nikt nie może mieć dwóch tras między tymi samymi miastami, a gdy spółek jest dwie lub trzy, drugiej trasy z pary nie może zająć nikt inny.
legends-lesson-grey-draw = Zielona karta i joker wystarczą na szarą trasę o dwóch polach. Przejedź nią teraz.
legends-lesson-grey-elsewhere = Wtedy zabraknie ci karty na Boston–Montreal, a bilet wciąż nie będzie zrealizowany. Zachowaj na nią obie karty.
legends-lesson-grey-other = Przejedź trasą między Bostonem a Montrealem, obiema swoimi kartami.

legends-lesson-end = Ostatnia tura
legends-lesson-end-before = Gdy ktoś kończy turę z najwyżej 2 wagonami, każdy ma jeszcze jedną turę. To jest **twoja ostatnia**: przejedź trasą, która realizuje Detroit–Philadelphia.
legends-lesson-end-after = Twój bilet jest zrealizowany. Po ostatniej turze drugiej spółki bilety, monety i niewykorzystane wagony liczy się w dolarach; suma każdej spółki idzie do jej skarbca do końca kampanii. Możesz już założyć własną kampanię i zobaczyć, co przyniesie Zachód.
legends-lesson-end-draw = Karty, które zostają na ręce, nie liczą się wcale. Wyłóż je teraz.
legends-lesson-end-tickets = Nowych biletów w ostatniej turze prawie nie da się zrealizować, a wtedy zabierają swoją wartość. Ten, który masz, da się.
legends-lesson-end-elsewhere = To nie realizuje twojego biletu, który wtedy zabierze ci swoją wartość. Realizuje go Philadelphia–Pittsburgh, za dwie czerwone karty.
legends-lesson-end-other = Po tej turze nie ma następnej: przejedź trasą Philadelphia–Pittsburgh.
