# 18xx games, the draft and the stock rounds: what happens, what is refused, and what may be chosen.
# The draft of the private companies.

# What happens in a stock round.
g18xx-stock-started = **{ $player }** 以起始股价 { $price } { g18xx-currency } 创办 **{ $company }**，持有 { $percent }% 并出任总裁。
g18xx-stock-bought = **{ $player }** 以 { $price } { g18xx-currency } 购买 **{ $company }** { $percent }% 的股份。
g18xx-stock-presides = **{ $player }** 出任 **{ $company }** 总裁。
g18xx-stock-floats = **{ $company }** 启动，公司资金 { $capital } { g18xx-currency }；由 **{ $player }** 运营。
g18xx-stock-sold = **{ $player }** 卖出 **{ $company }** { $percent }% 的股份，得 { $money } { g18xx-currency }。
g18xx-stock-passes = **{ $player }** 跳过。
g18xx-stock-passes_together = **{ $players }** 跳过。
g18xx-stock-done = **{ $player }** 不购买。
g18xx-stock-idle = **{ $player }** 无法行动，跳过。
g18xx-stock-idle_together = **{ $players }** 无法行动，跳过。
g18xx-stock-sold_out = **{ $company }** 售罄：股价从 { $before } 升到 **{ $after } { g18xx-currency }**。
g18xx-stock-sold_out_at_top = **{ $company }** 售罄，但股价已不能再升。

# What is refused.
g18xx-stock-not_in_play = { $company } 不在游戏里：它已关闭，或者没有成立。
g18xx-stock-no_price = { $company } 没有股价，所以不能在股票轮里创办。
g18xx-stock-no_such_company = 这款游戏没有 { $company } 这家公司。
g18xx-stock-not_started = { $company } 还没有创办。你可以自己用总裁证书创办它。
g18xx-stock-started_before = { $company } 已经创办。你可以购买它的普通证书。
g18xx-stock-size_closed = 这类公司（{ $size }）还不能创办。
g18xx-stock-not_a_par = { $price } { g18xx-currency } 不是起始股价。请从 { $prices } 里选。
g18xx-stock-too_costly = 需要 { $due } { g18xx-currency }，而你有 { $cash } { g18xx-currency }。{ $sells ->
        [0] {""}
       *[other] 你可以先卖出股份。
    }
g18xx-stock-sold_before = 你在这个股票轮卖出过 { $company } 的股份，下个股票轮之前不能购买。
g18xx-stock-none_left = { $company } 没有出售的证书。
g18xx-stock-none_there = 那里没有 { $company } 的证书出售：请选择别的来源。
g18xx-stock-holding_limit = 任何人持有的 { $company } 都不能超过 { $most }%。
g18xx-stock-certificate_limit = 你已达到证书上限 { $most } 张。{ $sells ->
        [0] {""}
       *[other] 请先卖出一些证书。
    }
g18xx-stock-must_sell = 你持有 { $certificates } 张证书，而上限是 { $most } 张：请卖到上限以内。
g18xx-stock-first_round = 第一个股票轮不能卖出股份。
g18xx-stock-holds_none = 你没有 { $company } 的股份。
g18xx-stock-no_successor = 总裁证书不能卖给银行。只有当别人持有 { $company } 的 { $percent }% 时，你才能让出它，而现在没有这样的人。
g18xx-stock-not_a_portion = { $company } 你现在可以卖出这些份额：{ $portions }%。

# What may be chosen.
g18xx-option-buy = { $company }：{ $percent }%，{ $price } { g18xx-currency }（你持有 { $held }%）
g18xx-option-buy_floats = { $company }：{ $percent }%，{ $price } { g18xx-currency }，随即启动（你持有 { $held }%）
g18xx-option-buy_presides = { $company }：{ $percent }%，{ $price } { g18xx-currency }，你出任总裁（你持有 { $held }%）
g18xx-option-par = { $company }（{ $home }），{ $size }：{ $percent }%，{ $least } { g18xx-currency } 起
g18xx-option-par_price = { $price } { g18xx-currency }：你付 { $due } { g18xx-currency }，公司资金得 { $capital } { g18xx-currency }
g18xx-option-price = 每股 { $price } { g18xx-currency }
g18xx-option-sell = { $company }：每 { $percent }% 得 { $price } { g18xx-currency }（你持有 { $held }%）
g18xx-option-portion = { $percent }%，得 { $money } { g18xx-currency }；股价降到 { $price } { g18xx-currency }
g18xx-option-portion_successor = { $percent }%，得 { $money } { g18xx-currency }；股价降到 { $price } { g18xx-currency }，{ $successor } 出任总裁
g18xx-option-percent = { $percent }%

# The stock market.
g18xx-price-rises = **{ $company }** 的股价从 { $before } 升到 **{ $after } { g18xx-currency }**。
g18xx-price-falls = **{ $company }** 的股价从 { $before } 降到 **{ $after } { g18xx-currency }**。
g18xx-price-stays = **{ $company }** 的股价停在 { $after } { g18xx-currency }。

# Options on certificates, splits, and certificates that differ in price by where they lie.
g18xx-share_option-taken = **{ $player }** 取得 **{ $company }** { $percent }% 的期权，先付一半：{ $price } { g18xx-currency }；另一半以后再付。
g18xx-share_option-paid = **{ $player }** 支付 { $price } { g18xx-currency }，即 **{ $company }** 一张证书的后半款。
g18xx-share_option-none = { $company } { $percent }% 的证书不能取得期权。
g18xx-share_option-open = 你有 { $company } 的期权：购买别的之前，请先付后半款 { $price } { g18xx-currency }。
g18xx-share_option-sold_early = 你在这一轮取得 { $company } 的期权，下一轮之前不能卖出。
g18xx-share_option-no_option = 你没有期权。
g18xx-share_option-too_early = 你在这一轮取得期权，下一轮之前不能付后半款。
g18xx-share_option-only_action = 支付期权后半款的回合，不能做别的事。
g18xx-stock-split = **{ $company }** 以 { $price } { g18xx-currency } 拆股：每张证书减半，并提供 { $number } 张 { $percent }% 的新证书。银行付给 { $parts }。
g18xx-option-buy_from = { $company }，{ $percent }%：{ $half ->
        [0] {""}
       *[other] 现付{" "}
    }{ $prices }{ $then ->
        [presides] ，你出任总裁
        [floats] ，随即启动
       *[nothing] {""}
    }（你持有 { $held }%）
g18xx-option-price_ipo = IPO { $price } { g18xx-currency }
g18xx-option-price_pool = 银行池 { $price } { g18xx-currency }
g18xx-option-price_company = 新股 { $price } { g18xx-currency }
g18xx-option-buy_only = { $company }：{ $percent }%，{ $price } { g18xx-currency }{ $then ->
        [presides] ，你出任总裁
        [floats] ，随即启动
       *[nothing] {""}
    }（{ $where ->
        [ipo] IPO
        [pool] 银行池
       *[company] 付给公司
    }；你持有 { $held }%）
g18xx-option-from_ipo = IPO：{ $percent }%，{ $half ->
        [0] { $price } { g18xx-currency }
       *[other] 现付 { $price } { g18xx-currency }，以后再付同样多
    }{ $then ->
        [presides] ，你出任总裁
        [floats] ，随即启动
       *[nothing] {""}
    }
g18xx-option-from_pool = 银行池：{ $percent }%，{ $half ->
        [0] { $price } { g18xx-currency }
       *[other] 现付 { $price } { g18xx-currency }，以后再付同样多
    }{ $then ->
        [presides] ，你出任总裁
        [floats] ，随即启动
       *[nothing] {""}
    }
g18xx-option-from_company = 新股：{ $percent }%，{ $half ->
        [0] { $price } { g18xx-currency }
       *[other] 现付 { $price } { g18xx-currency }，以后再付同样多
    }，付给公司{ $then ->
        [presides] ，你出任总裁
        [floats] ，随即启动
       *[nothing] {""}
    }
g18xx-round-end_of_chart = **{ $company }** 到达股价表的尽头：这个运营轮之后游戏结束。
g18xx-button-pay_named = 支付 { $price } { g18xx-currency }，{ $company } 证书的后半款

# How what others did touches a player; only that player reads it.
g18xx-effect-price = 你的 **{ $company }** 股份从 { $was } 降到 **{ $now } { g18xx-currency }**。
g18xx-effect-presidency_lost = **{ $player }** 取代你出任 **{ $company }** 总裁。
g18xx-effect-presidency_won = 你现在是 **{ $company }** 的总裁。
g18xx-effect-closed = 你的公司 **{ $company }** 已不在任何人手里。
g18xx-effect-trains = 你任总裁的 **{ $company }** 失去了火车：{ $trains }。
g18xx-effect-private_company = **{ $local }** 不再属于你。
g18xx-effect-offer = 有人向你提议。
