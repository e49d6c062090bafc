# 1854: the sections of the rulebook, as refusals cite them.

g1854-rule-a = Licytacja początkowa
g1854-rule-e1 = Obowiązkowy zakup pociągu
g1854-rule-m = Łączenie kolei lokalnych
g1854-rule-o = Opcje na akcje
g1854-rule-r4 = Runda operacyjna: tory
g1854-rule-r5 = Runda operacyjna: tunele
g1854-rule-r6 = Runda operacyjna: stacje
g1854-rule-r7 = Runda operacyjna: uruchamianie pociągów
g1854-rule-r9 = Runda operacyjna: pociągi
g1854-rule-r10 = Runda operacyjna: kontrakty pocztowe
g1854-rule-s3 = Runda giełdowa: sprzedaż
g1854-rule-s5 = Runda giełdowa: kupno
g1854-rule-t1 = Koleje górskie
