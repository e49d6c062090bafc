# 18xx games, offers between players and acquisitions: what happens, what is refused, and what may be chosen.
# Offers: what each asks. How they are answered is in 18xx_offers.ftl.

g18xx-offer-train = **{ $proposer }** 向 **{ $asked }** 出價 { $price } { g18xx-currency } 購買 { $seller } 的 **{ $what }** 類火車：由 { $company } 從 { $seller } 買下。
g18xx-offer-company = **{ $proposer }** 向 **{ $asked }** 出價 { $price } { g18xx-currency } 購買{ g18xx-private } **{ $what }**：由 { $company } 買下。
g18xx-offer-acquire = **{ $proposer }** 請 **{ $asked }** 同意由 **{ $company }** 以每股 { $price } { g18xx-currency } 收購 **{ $what }**：{ $company } 共支付 **{ $total } { g18xx-currency }**，{ $parts }。

g18xx-offer-merge = **{ $proposer }** 請 **{ $asked }** 同意以每股 { $price } { g18xx-currency } 合併 **{ $company }** 與 **{ $partner }**：兩位持有者各得兩張股權證書中的一張，由 { $president } 擔任總裁。

# The same in a few words, where an offer came to nothing.
g18xx-deal-train = { $company } 以 { $price } { g18xx-currency } 購買 { $seller } 的 { $what } 類火車
g18xx-deal-company = { $company } 以 { $price } { g18xx-currency } 購買{ g18xx-private } { $what }
g18xx-deal-acquire = { $company } 以每股 { $price } { g18xx-currency } 收購 { $what }
g18xx-deal-merge = { $company } 與 { $partner } 合併
