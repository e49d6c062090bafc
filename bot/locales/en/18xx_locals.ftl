# 18xx games, local railways of companies: what happens, what is refused, and what may be chosen.
# What happens.

g18xx-private-bought = **{ $company }** buys the local railway **{ $local }** from **{ $owner }** for { $price } { g18xx-currency }.
g18xx-private-sold = **{ $company }** sells the local railway **{ $local }** to the bank for { $price } { g18xx-currency }; it leaves the game.
g18xx-private-passed = **{ $company }** ends its turn.

# What is refused.
g18xx-private-no_such = There is no local railway { $local } in this game. Choose one of the suggestions.
g18xx-private-not_yet = Companies buy local railways only from phase b on, when the first 2/2+2 train has been sold.
g18xx-private-not_a_players = The local railway { $local } does not belong to a player: only those of players are for sale.
g18xx-private-not_its_own = The local railway { $local } does not belong to { $company }.
g18xx-private-too_large = { $company } is { $size }, and { $local } is too large for it: a company buys local railways of its own size or smaller.
g18xx-private-price = A local railway costs 1 to { $most } { g18xx-currency } in this operating round; { $price } { g18xx-currency } is not possible.
g18xx-private-too_costly = { $company } has { $cash } { g18xx-currency }, and you offer { $price } { g18xx-currency }.
g18xx-private-used = The local railway { $local } has been used already. It goes on paying, and may be sold.

# What may be chosen.
g18xx-option-buy_local = { $local } { $name } from { $owner } (pays { $income } { g18xx-currency } a round)
g18xx-option-sell_local = { $local } { $name }: { $price } { g18xx-currency }, out of the game (pays { $income } { g18xx-currency } a round){ $used ->
        [0] {""}
       *[other] , used
    }
g18xx-option-purple = { $local } { $name }: a purple tile besides, used up by it
g18xx-option-waive = { $local } { $name }: spares up to { $saved } { g18xx-currency } for terrain, used up by it
