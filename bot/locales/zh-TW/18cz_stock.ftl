# 18CZ, the draft and the stock rounds: what happens, what is refused, and what may be chosen. Money is in K.
# The draft of the local railways.

g18cz-draft-bought = **{ $player }** 以 { $price } K 購買 **{ $local }**。
g18cz-draft-passes = **{ $player }** 跳過。
g18cz-draft-idle = **{ $player }** 買不起任何地方鐵路，跳過。
g18cz-draft-left = 沒有人購買 { $locals }：移出遊戲。
g18cz-draft-no_such_local = 這款遊戲沒有地方鐵路 { $local }。
g18cz-draft-taken = { $local } 已經售出。請從剩下的裡選。
g18cz-draft-too_costly = { $local } 的價格是 { $price } K，而你有 { $cash } K。請選便宜些的，或跳過：你的下個回合還可以購買。
g18cz-option-local = { $local }：{ $price } K，每輪收入 { $income } K · { $name }
g18cz-act-repay = 還清欠款
g18cz-stock-repaid = **{ $player }** 還款 { $money } K。遊戲結束時須付利息 { $interest } K。
g18cz-stock-in_debt = 你欠款 { $debt } K，還清之前不能購買任何東西。
g18cz-stock-no_debt = 你沒有欠款。
