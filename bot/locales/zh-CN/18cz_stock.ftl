# 18CZ, the draft and the stock rounds: what happens, what is refused, and what may be chosen. Money is in K.
# The draft of the local railways.

g18cz-draft-bought = **{ $player }** 以 { $price } K 购买 **{ $local }**。
g18cz-draft-passes = **{ $player }** 跳过。
g18cz-draft-idle = **{ $player }** 买不起任何地方铁路，跳过。
g18cz-draft-left = 没有人购买 { $locals }：它们移出游戏。
g18cz-draft-no_such_local = 这款游戏没有地方铁路 { $local }。
g18cz-draft-taken = { $local } 已经售出。请从剩下的里选。
g18cz-draft-too_costly = { $local } 价格为 { $price } K，而你有 { $cash } K。请选便宜些的，或跳过：你的下个回合还可以购买。
g18cz-option-local = { $local }：{ $price } K，每轮收入 { $income } K · { $name }
g18cz-act-repay = 还清欠款
g18cz-stock-repaid = **{ $player }** 还款 { $money } K。游戏结束时须付利息 { $interest } K。
g18cz-stock-in_debt = 你欠款 { $debt } K，还清之前不能购买任何东西。
g18cz-stock-no_debt = 你没有欠款。
