# The lessons of 1854: of each its title, what to do, what came of it, and why other moves are not it.

g1854-lesson-auction = Kup w licytacji
g1854-lesson-auction-before = Gra zaczyna się od licytacji kolei górskich, które przynoszą przychód, i kolei lokalnych, czyli małych spółek z jednym właścicielem. Na sprzedaż jest Ybbstalbahn za 150: **kup ją.**
g1854-lesson-auction-after = Ma w skarbcu 150, a kierujesz nią ty: kładź jej tory i kupuj jej pociągi. Wszystko, co zarobi, dzieli się między nią a ciebie.
g1854-lesson-auction-pass = Wtedy może ją kupić ktoś inny, a ty nie masz czym kierować. Wczesna kolej lokalna to dobry początek.
g1854-lesson-auction-later = Oferta za dalszą kolej wiąże twoje pieniądze, dopóki nie przyjdzie na nią czas. Kup teraz to, co jest na sprzedaż.
g1854-lesson-auction-other = Naciśnij przycisk, który kupuje Ybbstalbahn.

g1854-lesson-par = Załóż spółkę
g1854-lesson-par-before = Zostało ci 490. Certyfikat prezesa to 40% spółki, a spółka zaczyna działać, gdy sprzedana jest połowa: **załóż spółkę za 77 lub mniej**, żeby starczyło jeszcze na 20%.
g1854-lesson-par-after = Zostajesz jej prezesem. Gdy zacznie działać, dostanie dziesięć razy cenę emisyjną, niezależnie od tego, kto kupi resztę.
g1854-lesson-par-pass = Koleje lokalne zostają małe. Spółka z akcjami zarabia o wiele więcej, a ktoś musi ją założyć: ty.
g1854-lesson-par-dear = Przy tej cenie nie starczy na następne 20% i większość spółek zacznie działać dopiero dzięki innym. Wybierz 77 lub mniej.
g1854-lesson-par-other = Naciśnij przycisk, który zakłada spółkę, wybierz jedną, a potem cenę 77 lub mniej.

g1854-lesson-float = Niech zacznie działać
g1854-lesson-float-before = Twoja Salzburger Bahn (SB) ma sprzedane 40%, inni spasowali, a zostało ci 222. **Kup jeszcze 20%**: z 60% spółka zaczyna działać.
g1854-lesson-float-after = Zaczyna działać z 670 w skarbcu, a pierwszą turę ma w następnej rundzie operacyjnej. 60% wszystkiego, co wypłaci, jest twoje.
g1854-lesson-float-pass = Wtedy nie zacznie działać, nic nie zarobi, a twoje pieniądze przez całą rundę leżą bezczynnie.
g1854-lesson-float-option = Opcja kosztuje teraz połowę i też wystarczy, ale liczy się tylko jako 10%, a dopóki nie zapłacisz drugiej połowy, nie możesz kupić nic innego. Stać cię na cały certyfikat.
g1854-lesson-float-other = Kup certyfikat SB, 20% za 134.

g1854-lesson-local = Pokieruj koleją lokalną
g1854-lesson-local-before = Rundy operacyjne zaczynają się od kolei lokalnych, na ich własnej mapie. W tej lekcji kierujesz koleją Pyhrnbahn, która zaczyna w Kirchdorf (J28): **połóż kafel na J30**, tuż obok, gdzie są dwa małe miasta.
g1854-lesson-local-then1 = Teraz potrzeba pociągu. „1+” jedzie z jednego miasta przez wszystkie małe miasta po drodze: **kup jeden za 100.**
g1854-lesson-local-after = Od następnej rundy operacyjnej jeździ z Kirchdorf do małych miast, a w każdej turze może docierać dalej. To, co zarobi, dzieli się między jej skarbiec a ciebie.
g1854-lesson-local-pass = Bez torów nie ma dokąd jechać, a w każdej turze można położyć jeden kafel: połóż go.
g1854-lesson-local-empty = Na tym heksie nie ma małego miasta, a góry kosztują. J30 ma dwa małe miasta i nic nie kosztuje.
g1854-lesson-local-no_train = Bez pociągu w następnej rundzie nic nie zarobi. Ma 150, a 1+ kosztuje 100.
g1854-lesson-local-other = Twoja kolej potrzebuje małego miasta, do którego może jechać, a potem pociągu. Jeśli nie wiesz, co zrobić, naciśnij „Pokaż mi”.

g1854-lesson-track = Tory i pociąg
g1854-lesson-track-before = Teraz działa SB, na mapie głównej. Pociąg musi dotrzeć do dwóch miejsc: **połóż na heksie Salzburg (E13) kafel, którego tor prowadzi na północny zachód**, w stronę Monachium (D12). Nadaje się kafel 57.
g1854-lesson-track-then1 = Kafel leży. Tunel kosztuje 100, a nie ma jeszcze dokąd nim jechać: naciśnij **Tory gotowe.**
g1854-lesson-track-then2 = SB ma 670 i trasę. **Kup „2” za 100**, pociąg, który dociera do dwóch miejsc.
g1854-lesson-track-after = Od następnej rundy operacyjnej twoja dwójka jeździ między Salzburgiem a Monachium. Cena spada o pole, bo tym razem nic nie mogło pojechać; na początku to normalne.
g1854-lesson-track-pass = Bez torów pociąg nie wyjedzie z Salzburga. Najpierw połóż kafel.
g1854-lesson-track-away = Ten tor prowadzi gdzie indziej, gdzie nie ma jeszcze dokąd jechać. Obracaj kafel, aż jeden koniec wskaże Monachium (D12).
g1854-lesson-track-tunnel = Tunele to droga przez góry, później, gdy po drugiej stronie coś jest. Zachowaj te 100.
g1854-lesson-track-other = Na to przyjdzie czas. Zrób to, co mówi zdanie powyżej, albo naciśnij „Pokaż mi”.

g1854-lesson-run = Uruchom i wypłać
g1854-lesson-run-before = W drugiej rundzie operacyjnej twój pociąg jedzie. Najlepsza trasa jest już znaleziona: **jedź między Salzburgiem a Monachium.**
g1854-lesson-run-then1 = Teraz zdecyduj, co z pieniędzmi. **Wypłać dywidendę.**
g1854-lesson-run-after = 60% jest twoje, a cena SB rośnie. Spółki, które wypłacają za każdym razem, wzbogacają swoich właścicieli.
g1854-lesson-run-none = Pociąg, który stoi, nic nie zarabia, a cena spada. Jedź proponowaną trasą.
g1854-lesson-run-withhold = Wtedy nic nie dostajesz, a cena spada. Zatrzymuj pieniądze tylko wtedy, gdy trzeba zapłacić za pociąg.
g1854-lesson-run-other = Ta trasa nie daje najwięcej. Naciśnij przycisk najlepszej trasy, a potem ten, który uruchamia pociągi.

g1854-lesson-rust = Pociągi idą na złom
g1854-lesson-rust-before = Kilka rund później: lepszy pociąg odbiera wartość starszym. Pierwsza „4” wycofuje z użycia wszystkie pociągi „2” i „1+”. Twój to 3, koleje lokalne innych mają 1+, a SB ma 400: **kup 4.**
g1854-lesson-rust-after = Koleje lokalne innych tracą pociągi, a twoje jeżdżą dalej. Zawsze miej na oku, które pociągi odpadną następne, a jeśli są wśród nich twoje, odłóż pieniądze na nowy.
g1854-lesson-rust-pass = Jeśli poczekasz, kupi go ktoś inny, i to w chwili, która jemu pasuje. Teraz płacą za to tylko inni.
g1854-lesson-rust-other = Potrzebna jest 4 za 320: wycofuje z użycia wszystkie pociągi 2 i 1+.
