# 18xx games, private companies of companies: what happens, what is refused, and what may be chosen.
# What happens.

g18xx-private-bought = **{ $company }** 以 { $price } { g18xx-currency } 从 **{ $owner }** 购买{ g18xx-private } **{ $local }**。
g18xx-private-sold = **{ $company }** 以 { $price } { g18xx-currency } 把{ g18xx-private } **{ $local }** 卖给银行；它移出游戏。
g18xx-private-passed = **{ $company }** 结束回合。

# What is refused.
g18xx-private-no_such = 这款游戏没有{ g18xx-private } { $local }。请从建议里选一个。
g18xx-private-not_a_players = { g18xx-private } { $local } 不属于玩家：只有玩家持有的才能购买。
g18xx-private-not_its_own = { g18xx-private } { $local } 不属于 { $company }。
g18xx-private-too_large = { $company } 是{ $size }公司，不能持有 { $local }。
g18xx-private-price = 在这个运营轮，{ g18xx-private }的价格是 1 到 { $most } { g18xx-currency }；你出 { $price } { g18xx-currency }。
g18xx-private-too_costly = { $company } 有 { $cash } { g18xx-currency }，而你出 { $price } { g18xx-currency }。
g18xx-private-no_help = { $local } 在这里不能给 { $company } 折扣。
g18xx-private-used = { g18xx-private } { $local } 已经用过。它仍带来收入，也可以卖出。

# What may be chosen.
g18xx-option-buy_local = { $owner } 的 { $local } { $name }（每轮收入 { $income } { g18xx-currency }）
g18xx-option-sell_local = { $local } { $name }：{ $price } { g18xx-currency }，移出游戏（每轮收入 { $income } { g18xx-currency }）{ $used ->
        [0] {""}
       *[other] ，已用过
    }
g18xx-option-special = { $local } { $name }：额外铺一块特殊板块，用后失效
g18xx-option-waive = { $local } { $name }：最多省 { $saved } { g18xx-currency } 地形费用，用后失效
