# 18xx games, offers between players and acquisitions: what happens, what is refused, and what may be chosen.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18xx-offer-train = **{ $proposer }** 向 **{ $asked }** 出价 { $price } { g18xx-currency } 购买 { $seller } 的 **{ $what }** 类火车：由 { $company } 从 { $seller } 买下。
g18xx-offer-company = **{ $proposer }** 向 **{ $asked }** 出价 { $price } { g18xx-currency } 购买{ g18xx-private } **{ $what }**：由 { $company } 买下。
g18xx-offer-acquire = **{ $proposer }** 请 **{ $asked }** 同意由 **{ $company }** 以每股 { $price } { g18xx-currency } 收购 **{ $what }**：{ $company } 一共支付 **{ $total } { g18xx-currency }**，{ $parts }。

g18xx-offer-merge = **{ $proposer }** 请 **{ $asked }** 同意以每股 { $price } { g18xx-currency } 合并 **{ $company }** 与 **{ $partner }**：两位持有者各得两张证书中的一张，由 { $president } 出任总裁。

# The same in a few words, where an offer came to nothing.
g18xx-deal-train = { $company } 以 { $price } { g18xx-currency } 购买 { $seller } 的 { $what } 类火车
g18xx-deal-company = { $company } 以 { $price } { g18xx-currency } 购买{ g18xx-private } { $what }
g18xx-deal-acquire = { $company } 以每股 { $price } { g18xx-currency } 收购 { $what }
g18xx-deal-merge = { $company } 与 { $partner } 合并
