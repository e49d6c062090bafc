# 18CZ, offers between players and acquisitions: what happens, what is refused, and what may be chosen. Money is in K.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18cz-offer-part = 付给 { $player } { $amount } K

# Acquisitions.
g18cz-acquire-done = **{ $company }** 以每股 { $price } K 收购 **{ $target }**。
g18cz-acquire-paid = **{ $player }** 得 { $amount } K（{ $target } 的 { $shares } 股）。
g18cz-acquire-passed = **{ $company }** 不再收购公司。
g18cz-acquire-price = { $company } 的每股可以出 { $low } 到 { $high } K，即股价的一半到一倍半；你出 { $price } K。
g18cz-acquire-too_little = 一共要 { $total } K，而 { $company } 有 { $cash } K：它要先付款，才能得到对方的公司资金。
g18cz-acquire-not_floated = { $company } 还没有启动，所以不能收购。
g18cz-acquire-not_smaller = 只能收购较小的公司：{ $company } 是{ $size }，{ $target } 是{ $other }。

# What may be chosen.
g18cz-option-acquire-company = { $president } 的 { $company }，现价 { $price } K：{ $shares } 股，每股 { $low } 到 { $high } K（{ $total } K 起）

g18cz-sheet-share = { $target } 股价 { $price } K：每股可以出 { $low } 到 { $high } K
