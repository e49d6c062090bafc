# 18CZ, the draft and the stock rounds: what happens, what is refused, and what may be chosen. Money is in K.
# The draft of the local railways.

g18cz-draft-bought = **{ $player }** buys **{ $local }** for { $price } K.
g18cz-draft-passes = **{ $player }** passes.
g18cz-draft-idle = **{ $player }** cannot afford any local railway and passes.
g18cz-draft-left = Nobody wanted { $locals }: removed from the game.
g18cz-draft-no_such_local = There is no local railway { $local } in this game.
g18cz-draft-taken = { $local } has already been sold. Choose one that is left.
g18cz-draft-too_costly = { $local } costs { $price } K, and you have { $cash } K. Choose a cheaper one, or pass: you may buy again in your next turn.
g18cz-option-local = { $local }: { $price } K, pays { $income } K a round · { $name }
g18cz-act-repay = pay back what you owe
g18cz-stock-repaid = **{ $player }** pays back { $money } K. { $interest } K of interest will be due at the end of the game.
g18cz-stock-in_debt = You owe { $debt } K and may not buy anything until you have paid it back.
g18cz-stock-no_debt = You owe nothing.
