# 18xx games, orders in advance: what each does and what ends it, told to its owner alone, and why one has ended.

g18xx-order-lot = { $name } ({ $lot }): { $first ->
        [0] { $highest ->
            [0] no bid, { $asking } { g18xx-currency } once it is for sale
           *[other] highest bid { $highest } { g18xx-currency } by { $player }
        }, at least { $price } { g18xx-currency } to bid
       *[other] for sale now for { $price } { g18xx-currency }
    }
g18xx-order-beyond_ask = Let me decide then; this order ends
g18xx-order-beyond_pass = Drop out when I am asked to raise above { $up_to } { g18xx-currency }
g18xx-order-bid_up_to = **Bid on { $name } ({ $lot }) up to { $price } { g18xx-currency }**: on your turn I bid the least that is allowed, whenever somebody else has bid more and you have the money; or I buy it if it is for sale at its price. { $beyond ->
        [pass] If more is needed while you are outbidding each other, you drop out. This ends when { $lot } is sold, you are out of it, or others have bid so much that { $price } { g18xx-currency } are not enough before you have bid on it.
       *[other] This ends when { $lot } is sold, you are out of it, or others have bid so much that { $price } { g18xx-currency } are not enough.
    }
g18xx-order-bid_bought = **{ $name } ({ $lot })** is yours, so your private maximum of { $price } { g18xx-currency } for it has ended.
g18xx-order-bid_sold = { $player } has **{ $name } ({ $lot })** now, so your private maximum of { $price } { g18xx-currency } for it has ended.
g18xx-order-bid_out = You are out of the auction for **{ $name } ({ $lot })**: { $price } { g18xx-currency } or the money you had left were not enough, or you had not bid before it began. Your private maximum for it has ended.
g18xx-order-bid_beyond = Others have bid so much on **{ $name } ({ $lot })** that your private maximum of { $price } { g18xx-currency } has ended: it would take { $least } { g18xx-currency }. You decide from now on.

g18xx-order-to_float = { $company }: { $sold } of { $floats } % sold, { $percent } % for { $price } { g18xx-currency }
g18xx-order-buy_until_float = **Buy { $company } until it floats**, one certificate a turn for at most { $price } { g18xx-currency } each, whatever others do, even if that makes you its president. This ends when { $company } floats or closes, or when it is your turn in a stock round and you cannot buy it at that price.
g18xx-order-floated = **{ $company }** has floated, so I buy no more of it for you.
g18xx-order-too_dear = A certificate of **{ $company }** costs { $price } { g18xx-currency }, more than the { $up_to } { g18xx-currency } that you named, so I buy no more of it for you.
g18xx-order-cannot_buy = I buy no more of **{ $company }** for you: { $why }
g18xx-order-nothing_left = No certificate is left.
g18xx-order-gone = **{ $company }** is no longer in the game, so your order about it has ended.

g18xx-order-held = { $company }: you hold { $held } %, { $price } { g18xx-currency } a share
g18xx-order-below = Below { $price } { g18xx-currency } a share
g18xx-order-president = Once its president sells shares of it
g18xx-order-sell_below = **Sell { $company }**, everything that can be sold, even if somebody else then becomes president, on your first turn in a stock round when a share is worth less than { $price } { g18xx-currency }. If you sell some by hand, it waits for your next turn. This ends with that sale, or when you hold none or the company closes.
g18xx-order-sell_president = **Sell { $company }**, everything that can be sold, even if somebody else then becomes president, on your next turn in a stock round after its president has sold shares of it. If you sell some by hand, it waits for your next turn. This ends with that sale, or when you hold none or the company closes.
g18xx-order-sell_at_once = **Sell { $company }**, everything that can be sold, even if somebody else then becomes president, on your next turn in a stock round: its president has sold shares of it. If you sell some by hand, it waits for your next turn. This ends with that sale, or when you hold none or the company closes.
g18xx-order-sold = I have sold { $percent } % of **{ $company }** for you, as you ordered; the order has ended.
g18xx-order-holds_none = You hold no shares of **{ $company }** any more, so your order to sell them has ended.

g18xx-order-held_ones = Companies I hold shares in: { $companies }
g18xx-order-presided_ones = Companies I preside over: { $companies }
g18xx-order-pass_untouched = **Pass** in this stock round until somebody else buys or sells a certificate, or pays for one, of a company { $whose ->
        [presided] you preside over
       *[held] you hold shares in
    }. Your other orders are carried out first. This also ends with the round, when something is taken back, and when you do anything else by hand or have to.
g18xx-order-pass_touched = I no longer pass for you: { $what }
g18xx-order-traded = { $player } has traded in **{ $company }**.
g18xx-order-pass_round = The stock round is over, so I no longer pass for you.
g18xx-order-pass_undo = Something was taken back, so I no longer pass for you.
g18xx-order-pass_must = You cannot pass now, so I no longer pass for you.

g18xx-order-presided = { $company }
g18xx-order-pass_company = **Pass for { $company }** wherever it may pass in its turns. You still run its trains, decide its dividend and answer what is asked between its turns. This ends when any train is bought, sold or rusts, when what somebody else does affects you, when you no longer preside over { $company }, or when it closes.
g18xx-order-trains_changed = I no longer pass for **{ $company }**, as the trains have changed: { $what }
g18xx-order-a_train = a train was bought, sold or rusted.
g18xx-order-touched = I no longer pass for **{ $company }**: { $what }
g18xx-order-presides_no_more = You no longer preside over **{ $company }**, so I no longer pass for it.
