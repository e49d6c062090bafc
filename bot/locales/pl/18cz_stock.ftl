# 18CZ, the draft and the stock rounds: what happens, what is refused, and what may be chosen. Money is in K.
# The draft of the local railways.

g18cz-draft-bought = **{ $player }** kupuje **{ $local }** za { $price } K.
g18cz-draft-passes = **{ $player }** pasuje.
g18cz-draft-idle = **{ $player }** nie ma pieniędzy na żadną kolej lokalną i pasuje.
g18cz-draft-left = Niesprzedane koleje lokalne wypadają z gry: { $locals }.
g18cz-draft-no_such_local = W tej grze nie ma kolei lokalnej { $local }.
g18cz-draft-taken = { $local } jest już sprzedana. Wybierz jedną z pozostałych.
g18cz-draft-too_costly = { $local } kosztuje { $price } K, a masz { $cash } K. Wybierz tańszą albo pasuj: w następnej turze możesz znowu kupować.
g18cz-option-local = { $local }: { $price } K, daje { $income } K na rundę · { $name }
g18cz-act-repay = spłacić dług
g18cz-stock-repaid = **{ $player }** spłaca { $money } K. Na koniec gry trzeba zapłacić { $interest } K odsetek.
g18cz-stock-in_debt = Twój dług to { $debt } K; dopóki go nie spłacisz, nie możesz niczego kupić.
g18cz-stock-no_debt = Nie masz długu.
