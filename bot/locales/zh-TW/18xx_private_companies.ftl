# 18xx games, private companies of companies: what happens, what is refused, and what may be chosen.
# What happens.

g18xx-private-bought = **{ $company }** 以 { $price } { g18xx-currency } 從 **{ $owner }** 購買{ g18xx-private } **{ $local }**。
g18xx-private-sold = **{ $company }** 以 { $price } { g18xx-currency } 把{ g18xx-private } **{ $local }** 賣給銀行；它移出遊戲。
g18xx-private-passed = **{ $company }** 結束回合。

# What is refused.
g18xx-private-no_such = 這款遊戲沒有{ g18xx-private } { $local }。請從建議裡選一個。
g18xx-private-not_a_players = { g18xx-private } { $local } 不屬於玩家：只有玩家持有的才能購買。
g18xx-private-not_its_own = { g18xx-private } { $local } 不屬於 { $company }。
g18xx-private-too_large = { $company } 是{ $size }公司，不能持有 { $local }。
g18xx-private-price = 在這個營運輪，{ g18xx-private }的價格是 1 到 { $most } { g18xx-currency }；你出 { $price } { g18xx-currency }。
g18xx-private-too_costly = { $company } 有 { $cash } { g18xx-currency }，而你出 { $price } { g18xx-currency }。
g18xx-private-no_help = { $local } 在這裡不能給 { $company } 折扣。
g18xx-private-used = { g18xx-private } { $local } 已經用過。它仍帶來收入，也可以賣出。

# What may be chosen.
g18xx-option-buy_local = { $owner } 的 { $local } { $name }（每輪收入 { $income } { g18xx-currency }）
g18xx-option-sell_local = { $local } { $name }：{ $price } { g18xx-currency }，移出遊戲（每輪收入 { $income } { g18xx-currency }）{ $used ->
        [0] {""}
       *[other] ，已用過
    }
g18xx-option-special = { $local } { $name }：額外鋪一塊特殊板塊，用過就沒了
g18xx-option-waive = { $local } { $name }：最多省 { $saved } { g18xx-currency } 地形費用，用過就沒了
