# German Railways: the sections of the rulebook, as refusals cite them.

german-rule-auction = Licytacja akcji
german-rule-build = Budowa torów
german-rule-costs = Ile kosztują tory
german-rule-characters = Cechy kolei
german-rule-end = Koniec gry i zwycięzca
