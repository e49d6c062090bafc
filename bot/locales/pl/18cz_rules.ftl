# 18CZ: the sections of the rulebook, as refusals cite them.

g18cz-rule-locals = Spółki 1: koleje lokalne
g18cz-rule-draft = Wstępna runda giełdowa
g18cz-rule-sr3 = Runda giełdowa 3: kupno akcji
g18cz-rule-sr4 = Runda giełdowa 4: limity akcji i certyfikatów
g18cz-rule-sr5 = Runda giełdowa 5: prezesi
g18cz-rule-sr6 = Runda giełdowa 6: sprzedaż akcji
g18cz-rule-or4 = Runda operacyjna 4: kładzenie torów
g18cz-rule-or5 = Runda operacyjna 5: modernizacja torów
g18cz-rule-or6 = Runda operacyjna 6: budowa stacji
g18cz-rule-or7 = Runda operacyjna 7: uruchamianie pociągów
g18cz-rule-or9 = Runda operacyjna 9: przejmowanie innych spółek
g18cz-rule-or10 = Runda operacyjna 10: kupno pociągów
g18cz-rule-or11 = Runda operacyjna 11: finansowanie awaryjne
