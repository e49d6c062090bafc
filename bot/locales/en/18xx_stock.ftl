# 18xx games, the draft and the stock rounds: what happens, what is refused, and what may be chosen.
# The draft of the private companies.

# What happens in a stock round.
g18xx-stock-started = **{ $player }** starts **{ $company }** at a par price of { $price } { g18xx-currency } and is its president with { $percent } %.
g18xx-stock-bought = **{ $player }** buys { $percent } % of **{ $company }** for { $price } { g18xx-currency }.
g18xx-stock-presides = **{ $player }** becomes president of **{ $company }**.
g18xx-stock-floats = **{ $company }** floats with { $capital } { g18xx-currency } in its treasury; **{ $player }** will operate it.
g18xx-stock-sold = **{ $player }** sells { $percent } % of **{ $company }** for { $money } { g18xx-currency }.
g18xx-stock-passes = **{ $player }** passes.
g18xx-stock-passes_together = **{ $players }** pass.
g18xx-stock-done = **{ $player }** buys nothing.
g18xx-stock-idle = **{ $player }** can do nothing and passes.
g18xx-stock-idle_together = **{ $players }** can do nothing and pass.
g18xx-stock-sold_out = **{ $company }** is sold out: its price rises from { $before } to **{ $after } { g18xx-currency }**.
g18xx-stock-sold_out_at_top = **{ $company }** is sold out, but its price cannot rise any higher.

# What is refused.
g18xx-stock-not_in_play = { $company } is not in play: it has been closed, or not formed.
g18xx-stock-no_price = { $company } has no share price, so nobody can start it in a stock round.
g18xx-stock-no_such_company = There is no company { $company } in this game.
g18xx-stock-not_started = { $company } has not been started yet. Start it yourself with the president’s certificate.
g18xx-stock-started_before = { $company } has already been started. You can buy an ordinary certificate of it.
g18xx-stock-size_closed = Companies of this kind ({ $size }) cannot be started yet.
g18xx-stock-not_a_par = { $price } { g18xx-currency } is not a par price. Choose one of { $prices }.
g18xx-stock-too_costly = That costs { $due } { g18xx-currency }, and you have { $cash } { g18xx-currency }.{ $sells ->
        [0] {""}
       *[other] {" "}You could sell shares first.
    }
g18xx-stock-sold_before = You sold shares of { $company } in this stock round, so you may not buy any until the next.
g18xx-stock-none_left = No certificate of { $company } is for sale.
g18xx-stock-none_there = No certificate of { $company } is for sale there: choose another place.
g18xx-stock-holding_limit = Nobody may hold more than { $most } % of { $company }.
g18xx-stock-certificate_limit = You are at the certificate limit of { $most }.{ $sells ->
        [0] {""}
       *[other] {" "}Sell some certificates first.
    }
g18xx-stock-must_sell = You hold { $certificates } certificates, and the limit is { $most }: sell until you are within it.
g18xx-stock-first_round = No shares may be sold in the first stock round.
g18xx-stock-holds_none = You hold no shares of { $company }.
g18xx-stock-no_successor = The president’s certificate cannot be sold to the bank. You can only give it up if somebody else holds { $percent } % of { $company }, and nobody does.
g18xx-stock-not_a_portion = You can sell these portions of { $company } now: { $portions } %.

# What may be chosen.
g18xx-option-buy = { $company }: { $percent } % for { $price } { g18xx-currency } (you hold { $held } %)
g18xx-option-buy_floats = { $company }: { $percent } % for { $price } { g18xx-currency }, and it floats (you hold { $held } %)
g18xx-option-buy_presides = { $company }: { $percent } % for { $price } { g18xx-currency }, and you become president (you hold { $held } %)
g18xx-option-par = { $company } ({ $home }), { $size }: { $percent } % from { $least } { g18xx-currency }
g18xx-option-par_price = { $price } { g18xx-currency }: you pay { $due } { g18xx-currency }, its treasury gets { $capital } { g18xx-currency }
g18xx-option-price = { $price } { g18xx-currency } a share
g18xx-option-sell = { $company }: { $price } { g18xx-currency } for each { $percent } % (you hold { $held } %)
g18xx-option-portion = { $percent } % for { $money } { g18xx-currency }; the price falls to { $price } { g18xx-currency }
g18xx-option-portion_successor = { $percent } % for { $money } { g18xx-currency }; the price falls to { $price } { g18xx-currency }, { $successor } becomes president
g18xx-option-percent = { $percent } %

# The stock market.
g18xx-price-rises = **{ $company }**’s price rises from { $before } to **{ $after } { g18xx-currency }**.
g18xx-price-falls = **{ $company }**’s price falls from { $before } to **{ $after } { g18xx-currency }**.
g18xx-price-stays = **{ $company }**’s price stays at { $after } { g18xx-currency }.

# Options on certificates, splits, and certificates that differ in price by where they lie.
g18xx-share_option-taken = **{ $player }** takes an option on { $percent } % of **{ $company }** and pays half, { $price } { g18xx-currency }; the other half is due later.
g18xx-share_option-paid = **{ $player }** pays { $price } { g18xx-currency }, the second half of a certificate of **{ $company }**.
g18xx-share_option-none = No option can be taken on a certificate of { $percent } % of { $company }.
g18xx-share_option-open = You have an option on { $company }: pay the second half, { $price } { g18xx-currency }, before you buy anything.
g18xx-share_option-sold_early = You took your option on { $company } in this round, so you may not sell it until the next.
g18xx-share_option-no_option = You have no option.
g18xx-share_option-too_early = You took your option in this round, so you may not pay the second half until the next.
g18xx-share_option-only_action = Paying the second half of an option is all you may do that turn.
g18xx-stock-split = **{ $company }** is split at { $price } { g18xx-currency }: every certificate is halved, and it offers { $number } new ones of { $percent } %. The bank pays { $parts }.
g18xx-option-buy_from = { $company }, { $percent } %: { $prices }{ $half ->
        [0] {""}
       *[other] {" "}now
    }{ $then ->
        [presides] , and you preside
        [floats] , and it floats
       *[nothing] {""}
    } (you hold { $held } %)
g18xx-option-price_ipo = IPO { $price } { g18xx-currency }
g18xx-option-price_pool = pool { $price } { g18xx-currency }
g18xx-option-price_company = new shares { $price } { g18xx-currency }
g18xx-option-buy_only = { $company }: { $percent } % for { $price } { g18xx-currency }{ $then ->
        [presides] , and you preside
        [floats] , and it floats
       *[nothing] {""}
    } ({ $where ->
        [ipo] IPO
        [pool] pool
       *[company] paid to the company
    }; you hold { $held } %)
g18xx-option-from_ipo = IPO: { $percent } % for { $price } { g18xx-currency }{ $half ->
        [0] {""}
       *[other] {" "}now and as much later
    }{ $then ->
        [presides] , and you preside
        [floats] , and it floats
       *[nothing] {""}
    }
g18xx-option-from_pool = Bank pool: { $percent } % for { $price } { g18xx-currency }{ $half ->
        [0] {""}
       *[other] {" "}now and as much later
    }{ $then ->
        [presides] , and you preside
        [floats] , and it floats
       *[nothing] {""}
    }
g18xx-option-from_company = New shares: { $percent } % for { $price } { g18xx-currency }{ $half ->
        [0] {""}
       *[other] {" "}now and as much later
    }, paid to the company{ $then ->
        [presides] , and you preside
        [floats] , and it floats
       *[nothing] {""}
    }
g18xx-round-end_of_chart = **{ $company }** has reached the end of the stock market: the game ends after this operating round.
g18xx-button-pay_named = Pay { $price } { g18xx-currency }, the second half of a certificate of { $company }

# How what others did touches a player; only that player reads it.
g18xx-effect-price = Your shares of **{ $company }** fall from { $was } to **{ $now } { g18xx-currency }**.
g18xx-effect-presidency_lost = **{ $player }** presides over **{ $company }** in your place.
g18xx-effect-presidency_won = You preside over **{ $company }** now.
g18xx-effect-closed = Your company **{ $company }** no longer belongs to anybody.
g18xx-effect-trains = **{ $company }**, which you presided over, has lost { $lost ->
        [one] a train
       *[other] trains
    }: { $trains }.
g18xx-effect-private_company = **{ $local }** is no longer yours.
g18xx-effect-offer = You were made an offer.
