# 18CZ, offers between players and acquisitions: what happens, what is refused, and what may be chosen. Money is in K.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18cz-offer-part = 付給 { $player } { $amount } K

# Acquisitions.
g18cz-acquire-done = **{ $company }** 以每股 { $price } K 收購 **{ $target }**。
g18cz-acquire-paid = **{ $player }** 得 { $amount } K（{ $target } 的 { $shares } 股）。
g18cz-acquire-passed = **{ $company }** 不再收購公司。
g18cz-acquire-price = { $company } 的每股可以出 { $low } 到 { $high } K，也就是股價的一半到一倍半；你出 { $price } K。
g18cz-acquire-too_little = 一共要 { $total } K，而 { $company } 有 { $cash } K：它要先付款，才能得到對方的公司資金。
g18cz-acquire-not_floated = { $company } 還沒啟動，所以不能收購。
g18cz-acquire-not_smaller = 只能收購較小的公司：{ $company } 是{ $size }，{ $target } 是{ $other }。

# What may be chosen.
g18cz-option-acquire-company = { $president } 的 { $company }，現價 { $price } K：{ $shares } 股，每股 { $low } 到 { $high } K（{ $total } K 起）

g18cz-sheet-share = { $target } 股價 { $price } K：每股可以出 { $low } 到 { $high } K
