# 18xx games, private companies of companies: what happens, what is refused, and what may be chosen.
# What happens.

g18xx-private-bought = **{ $company }** buys the { g18xx-private } **{ $local }** from **{ $owner }** for { $price } { g18xx-currency }.
g18xx-private-sold = **{ $company }** sells the { g18xx-private } **{ $local }** to the bank for { $price } { g18xx-currency }; it leaves the game.
g18xx-private-passed = **{ $company }** ends its turn.

# What is refused.
g18xx-private-no_such = There is no { g18xx-private } { $local } in this game. Choose one of the suggestions.
g18xx-private-not_a_players = The { g18xx-private } { $local } does not belong to a player: only those that players own are for sale.
g18xx-private-not_its_own = The { g18xx-private } { $local } does not belong to { $company }.
g18xx-private-too_large = { $company } is { $size }, and may not own { $local }.
g18xx-private-price = A { g18xx-private } costs 1 to { $most } { g18xx-currency } in this operating round; you offer { $price } { g18xx-currency }.
g18xx-private-too_costly = { $company } has { $cash } { g18xx-currency }, and you offer { $price } { g18xx-currency }.
g18xx-private-no_help = { $local } gives { $company } no discount here.
g18xx-private-used = The { g18xx-private } { $local } has already been used. It still pays its income, and may be sold.

# What may be chosen.
g18xx-option-buy_local = { $local } { $name } from { $owner } (pays { $income } { g18xx-currency } a round)
g18xx-option-sell_local = { $local } { $name }: { $price } { g18xx-currency }, out of the game (pays { $income } { g18xx-currency } a round){ $used ->
        [0] {""}
       *[other] , used
    }
g18xx-option-special = { $local } { $name }: an extra special tile, which uses it up
g18xx-option-waive = { $local } { $name }: saves up to { $saved } { g18xx-currency } of terrain cost, which uses it up
