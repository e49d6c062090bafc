# The lessons of 18CZ: of each its title, what to do, what came of it, and why other moves are not it.

g18cz-lesson-draft = Wybierz kolej lokalną
g18cz-lesson-draft-before = Gra zaczyna się od wyboru: każdy po kolei może kupić kolej lokalną, która płaci właścicielowi w każdej rundzie operacyjnej. Małe płacą 5, średnie 10, duże (L) 20: **kup dużą.**
g18cz-lesson-draft-after = Płaci ci 20 w każdej rundzie operacyjnej, a później spółka może ją od ciebie kupić za więcej. Za resztę pieniędzy założysz spółkę.
g18cz-lesson-draft-pass = Pas zostawia ci pieniądze, ale pieniądze, które leżą, nic nie zarabiają, a w następnej turze jest mniej do wyboru.
g18cz-lesson-draft-small = Ta płaci tylko 5 albo 10. Duża, od L1 do L6, płaci 20: L1 zwraca swoją cenę 55 w trzy rundy operacyjne.
g18cz-lesson-draft-other = Wybierz jedną z dużych kolei lokalnych, od L1 do L6.

g18cz-lesson-par = Załóż spółkę
g18cz-lesson-par-before = Teraz zakłada się spółki: wybierasz jedną, kupujesz połowę jej akcji po cenie emisyjnej i kierujesz nią jako prezes. Wyższa cena daje więcej do jej skarbca: **załóż spółkę za 65 albo 70.**
g18cz-lesson-par-after = Płacisz za połowę, a spółka od razu zaczyna działać z ceną wszystkich czterech ćwiartek w skarbcu. Za te pieniądze kładzie tory i kupuje pociągi.
g18cz-lesson-par-pass = Bez własnej spółki nie masz czym kierować i prawie nic nie zarabiasz. Załóż spółkę.
g18cz-lesson-par-low = Przy tej cenie skarbiec będzie mały: pociąg kosztuje 70, a wkrótce więcej. Stać cię na cenę 65 albo 70.
g18cz-lesson-par-other = Naciśnij przycisk, który zakłada spółkę, wybierz jedną, a potem cenę 65 albo 70.

g18cz-lesson-buy = Kup akcję
g18cz-lesson-buy-before = Każdy ma już założoną spółkę; twoja to EKJ, a zostało ci 170. W każdej turze rundy giełdowej możesz kupić jeden certyfikat: **kup ćwiartkę EKJ.**
g18cz-lesson-buy-after = Trzy czwarte tego, co wypłaca EKJ, są teraz twoje i nikt nie odbierze ci jej prezesury. Więcej mieć nie wolno.
g18cz-lesson-buy-pass = Gotówka nic nie zarabia; akcja płaci, ilekroć jej spółka wypłaca dywidendę, a do tego rośnie jej cena. Kup jedną.
g18cz-lesson-buy-theirs = Cudze akcje też płacą, ale o tym, co robi EKJ, decydujesz ty. Zacznij od własnej spółki.
g18cz-lesson-buy-second = Druga spółka też chce torów i pociągów, a tobie zostałoby niewiele. Wzmocnij pierwszą.
g18cz-lesson-buy-other = Kup tu jeden certyfikat EKJ.

g18cz-lesson-track = Połóż tory
g18cz-lesson-track-before = Twoja EKJ działa po raz pierwszy. Pociąg musi dotrzeć do dwóch punktów, na przykład miast: z siedziby, **Karlowych Warów (D4), połóż tory w stronę Chebu (D2)**, następnego heksu na zachód. Robi to kafel 57 w obrocie zach.–wsch.
g18cz-lesson-track-then1 = W pierwszej turze spółka może położyć dwa żółte kafle. **Połóż na heksie Cheb (D2) kafel**, który prowadzi z powrotem do twojego, na przykład 57.
g18cz-lesson-track-after = Twoje miasta są połączone i pociąg zarobi 40. Tym razem cena spada o pole, bo nie ma jeszcze pociągu: to następny krok.
g18cz-lesson-track-away = Ten tor prowadzi w drugą stronę niż Cheb. Obróć kafel tak, żeby jeden koniec wskazywał na zachód; dla kafla 57 to zach.–wsch.
g18cz-lesson-track-pass = Z jednym miastem pociąg nic nie zarabia. Jeszcze jeden kafel i jest trasa.
g18cz-lesson-track-other = To nie łączy siedziby z Chebem. Połóż na heksie Cheb (D2) kafel, którego tor spotyka się z twoim; robi to kafel 57.

g18cz-lesson-train = Kup pociąg
g18cz-lesson-train-before = EKJ ma 280 i trasę, ale nie ma pociągu. „2” jedzie do dwóch punktów, tutaj do twoich dwóch miast, i kosztuje 70: **kup jeden.**
g18cz-lesson-train-then1 = Na jedną trasę wystarczy jeden pociąg: **nie kupuj więcej.**
g18cz-lesson-train-after = EKJ zachowuje 210 na lepsze pociągi, które dopiero przyjdą. Od następnej rundy operacyjnej twoja dwójka jeździ między Karlowymi Warami a Chebem.
g18cz-lesson-train-second = Drugi pociąg potrzebuje drugiej trasy, bo dwa pociągi nie mogą jechać tym samym torem. Zachowaj pieniądze.
g18cz-lesson-train-other = Naciśnij przycisk pociągu, który jest na sprzedaż, 2 za 70.

g18cz-lesson-run = Uruchom i wypłać
g18cz-lesson-run-before = W drugiej rundzie operacyjnej twój pociąg jedzie. Najlepsza trasa jest już znaleziona: **jedź z Chebu do Karlowych Warów.**
g18cz-lesson-run-then1 = Przejazd przyniósł 40. Wypłacić je akcjonariuszom czy zostawić spółce? **Wypłać dywidendę.**
g18cz-lesson-run-after = Trzy czwarte są twoje, bo twoje są trzy czwarte akcji, a cena EKJ rośnie. Wypłata podnosi wartość akcji: tak wygrywa się 18CZ.
g18cz-lesson-run-withhold = Wtedy spółka ma 40 więcej, ale ty nic, a cena spada. Zatrzymuj pieniądze tylko wtedy, gdy trzeba zapłacić za pociąg.
g18cz-lesson-run-other = Ta trasa nie daje najwięcej. Naciśnij przycisk najlepszej trasy, a potem ten, który uruchamia pociągi.

g18cz-lesson-rust = Pociągi idą na złom
g18cz-lesson-rust-before = Kilka rund później: lepszy pociąg odbiera wartość starszym. Pierwsza „4” posyła na złom wszystkie „2”. Twój to 3, spółki BCB i VBW mają dwójki, a EKJ ma dość pieniędzy: **kup 4.**
g18cz-lesson-rust-after = BCB i VBW tracą pociągi i muszą zapłacić za nowe, a twoje jeżdżą dalej. Zawsze miej na oku, które pociągi pójdą na złom następne, a jeśli są wśród nich twoje, odłóż pieniądze na nowy.
g18cz-lesson-rust-pass = Jeśli poczekasz, kupi go ktoś inny, i to w chwili, która jemu pasuje. Teraz płacą za to tylko inni.
g18cz-lesson-rust-other = Potrzebna jest 4 za 250: posyła na złom każdy pociąg 2.
