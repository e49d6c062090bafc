# 1854: what companies do besides track: commands, buttons and questions. Money is in G.

command-1854-dividend = Wypłać dywidendę albo zatrzymaj dochód
command-1854-dividend-decision = Wypłać dywidendę albo zatrzymaj dochód
command-1854-train = Kup pociąg
command-1854-train-train = Który pociąg i skąd
command-1854-train-price = Cena w G; pociąg z banku kosztuje wydrukowaną cenę
command-1854-mail = Kup kontrakt pocztowy
command-1854-mail-size = Mały albo duży
command-1854-discard = Oddaj pociąg ponad limit
command-1854-discard-train = Który pociąg
command-1854-merge = Zaproponuj połączenie swojej kolei lokalnej
command-1854-merge-partner = Z którą
command-1854-lokalbahn = Wybierz, którą Lokalbahn AG stają się dwie koleje lokalne
command-1854-lokalbahn-company = A, B lub C
command-1854-accept = Przyjmij ofertę
command-1854-refuse = Odrzuć ofertę
command-1854-counter = Podaj cenę, która ci odpowiada
command-1854-counter-price = Twoja cena w G
command-1854-withdraw = Wycofaj swoją ofertę

core-move-mail = kupić kontrakt pocztowy
    .neg = kupić kontraktu pocztowego
core-move-merge = połączyć koleje lokalne
    .neg = połączyć kolei lokalnych
core-move-lokalbahn = wybrać Lokalbahn AG

g1854-move-dividend = Dywidenda
g1854-move-train = Kup pociąg
g1854-move-mail = Kup kontrakt pocztowy
g1854-move-discard = Oddaj pociąg
g1854-move-merge = Zaproponuj połączenie
g1854-move-lokalbahn = Wybierz Lokalbahn AG
g1854-move-accept = Przyjmij
g1854-move-refuse = Odrzuć
g1854-move-counter = Kontroferta
g1854-move-withdraw = Wycofaj ofertę

g1854-button-dividend = Wypłać lub zatrzymaj
g1854-button-train = Kup pociąg
g1854-direct-train = Kup { $option }
g1854-button-mail = Kontrakt pocztowy: kup
g1854-button-discard = Oddaj pociąg
g1854-button-merge = Zaproponuj połączenie
g1854-button-lokalbahn = Wybierz Lokalbahn AG
g1854-button-accept = Przyjmij
g1854-button-refuse = Odrzuć
g1854-button-counter = Kontroferta
g1854-button-withdraw = Wycofaj ofertę

g1854-confirm-dividend = Tak, zrób to
g1854-confirm-train = Kup
g1854-confirm-mail = Kup
g1854-confirm-discard = Oddaj
g1854-confirm-merge = Połącz
g1854-confirm-lokalbahn = Załóż
g1854-confirm-accept = Tak, przyjmij
g1854-confirm-refuse = Tak, odrzuć
g1854-confirm-counter = Podaj tę cenę
g1854-confirm-withdraw = Tak, wycofaj

g1854-ask-dividend-decision = Wypłacić dywidendę czy zatrzymać dochód?
g1854-ask-counter-price = Za jaką cenę się zgadzasz, od { $least } do { $most } G?
g1854-write-counter = Twoja cena: { $what } dla { $company }
g1854-write-counter-price = Twoja cena, od { $least } do { $most } G
g1854-ask-train-train = Który pociąg?
g1854-ask-train-price = Za ile, od { $least } do { $most } G?
g1854-ask-mail-size = Który kontrakt? Spółka ma jeden na całą grę, a płaci on na początku każdej jej tury.
g1854-ask-discard-train = Który pociąg oddaje spółka? Trafia on do puli banku bez odszkodowania.
g1854-ask-merge-partner = Z którą koleją lokalną? Jej właściciel musi się zgodzić, chyba że jest twoja.
g1854-ask-lokalbahn-company = Którą Lokalbahn AG się stają? Wszystkie trzy różnią się tylko literą.

# What happens.
g1854-contract-small = **{ $company }** kupuje mały kontrakt pocztowy za { $price } G.
g1854-contract-large = **{ $company }** kupuje duży kontrakt pocztowy za { $price } G.
g1854-contract-pays = Kontrakt pocztowy spółki **{ $company }** daje { $income } G.
g1854-contract-passed = **{ $company }** nie kupuje kontraktu pocztowego.
g1854-merger-open = Koleje lokalne mogą się teraz łączyć.
g1854-merger-passed = **{ $company }** nie proponuje połączenia.
g1854-merger-forced = Muszą się połączyć: **{ $companies }**.
g1854-merger-begins = Łączą się: **{ $companies }**.
g1854-merger-done = **{ $companies }** stają się spółką **{ $company }** z ceną { $price } G i { $cash } G w skarbcu. Prezesem zostaje **{ $player }**{ $both ->
        [0] , a drugi certyfikat dostaje **{ $other }**
       *[other] {" "}i dostaje oba certyfikaty
    }.
g1854-merger-map_cleared = Łączą się ostatnie koleje lokalne: kafle z ich mapy wracają do zapasu.
g1854-train-removed = Ostatni pociąg { $train } w banku wypada z gry.
g1854-railway-closes = { $number ->
        [one] Kolej górska **{ $railways }** zostaje zamknięta.
       *[other] Koleje górskie zostają zamknięte: { $railways }.
    }
g1854-bank-broken = 📣 **Pęka bank.** Płaci dalej; gra kończy się po tej serii rund operacyjnych.
g1854-bank-broken_between = 📣 **Pęka bank.** Płaci dalej; gra kończy się po następnej serii rund operacyjnych.

# What is refused.
g1854-contract-not_for_it = { $company } nie może kupić kontraktu pocztowego: mogą to tylko duże spółki i Lokalbahn AG.
g1854-contract-has_one = { $company } ma już kontrakt pocztowy, a w całej grze może kupić tylko jeden.
g1854-contract-none_left = Nie ma już takiego kontraktu pocztowego.
g1854-contract-too_costly = Ten kontrakt kosztuje { $price } G, a { $company } ma { $cash } G. Prezes nie może dołożyć.
g1854-merger-no_partner = { $company } nie może połączyć się z { $partner }: wybierz inną kolej lokalną; po odmowie nie można od razu pytać znowu.
g1854-merger-no_such_name = Nie ma Lokalbahn AG { $company }.
g1854-merger-name_taken = { $company } nie jest Lokalbahn AG, która może jeszcze powstać.

# What may be chosen.
g1854-option-contract_small = Mały: { $price } G; daje { $income } G na turę{ $later_count ->
        [0] { "" }
       *[other] , potem { $later }
    } (zostało { $left })
g1854-option-contract_large = Duży: { $price } G; daje { $income } G na turę{ $later_count ->
        [0] { "" }
       *[other] , potem { $later }
    } (zostało { $left })
g1854-option-lokalbahn = { $name }
g1854-option-merge = { $company } ({ $player }), z { $cash } G

# What both sides of a merger want to know.
g1854-sheet-lokalbahn = Lokalbahn AG zaczyna od { $price } G za akcję z { $cash } G w skarbcu; pociągi z plusem i stacje obu kolei wypadają z gry
g1854-sheet-contract = Inaczej niż kolej lokalna, Lokalbahn AG może mieć kontrakt pocztowy, a gdy ma trasę, musi mieć pociąg
g1854-sheet-local_map = { $last ->
        [0] Kafle mapy lokalnej zostają, dopóki nie powstaną wszystkie trzy Lokalbahn AG
       *[other] To ostatnia z trzech: kafle mapy lokalnej wracają do zapasu
    }
g1854-sheet-limit = { $player }, certyfikaty: teraz { $held }, potem { $after } (limit { $most })

# Leading through a turn.

g1854-prompt-contract = **{ $company }** ({ $cash } G) może przed końcem tury kupić kontrakt pocztowy.
g1854-prompt-merger = **{ $company }** ({ $cash } G) może połączyć się z inną koleją lokalną, jeśli jej właściciel się zgodzi.
g1854-prompt-naming = **{ $company }** łączy się: jej właściciel wybiera Lokalbahn AG.
g1854-prompt-lokalbahn_home = **{ $company }** ({ $cash } G) wybiera siedzibę; położony tam kafel jest darmowy.
g1854-pass-contract = Bez kontraktu pocztowego
g1854-pass-merger = Nie proponuj połączenia
g1854-never-contract = { $company }: nie pytaj o kontrakty pocztowe
g1854-never-merger = { $company }: nie pytaj o połączenia
g1854-answered-contract = kontrakty pocztowe spółki { $company }
g1854-never-idle = { $company }: nie pytaj o pociągi z plusem
g1854-answered-idle = pociągi z plusem spółki { $company }
g1854-answered-merger = połączenia spółki { $company }
