# 18xx games, the draft and the stock rounds: what happens, what is refused, and what may be chosen.
# The draft of the private companies.

# What happens in a stock round.
g18xx-stock-started = **{ $player }** 以起始股價 { $price } { g18xx-currency } 創辦 **{ $company }**，持有 { $percent }% 並擔任總裁。
g18xx-stock-bought = **{ $player }** 以 { $price } { g18xx-currency } 購買 **{ $company }** { $percent }% 的股份。
g18xx-stock-presides = **{ $player }** 擔任 **{ $company }** 總裁。
g18xx-stock-floats = **{ $company }** 啟動，公司資金 { $capital } { g18xx-currency }；由 **{ $player }** 營運。
g18xx-stock-sold = **{ $player }** 賣出 **{ $company }** { $percent }% 的股份，得 { $money } { g18xx-currency }。
g18xx-stock-passes = **{ $player }** 跳過。
g18xx-stock-passes_together = **{ $players }** 跳過。
g18xx-stock-done = **{ $player }** 不購買。
g18xx-stock-idle = **{ $player }** 無法行動，跳過。
g18xx-stock-idle_together = **{ $players }** 無法行動，跳過。
g18xx-stock-sold_out = **{ $company }** 售罄：股價從 { $before } 升到 **{ $after } { g18xx-currency }**。
g18xx-stock-sold_out_at_top = **{ $company }** 售罄，但股價已不能再升。

# What is refused.
g18xx-stock-not_in_play = { $company } 不在遊戲裡：它已關閉，或者沒有成立。
g18xx-stock-no_price = { $company } 沒有股價，所以不能在股票輪裡創辦。
g18xx-stock-no_such_company = 這款遊戲沒有 { $company } 這家公司。
g18xx-stock-not_started = { $company } 還沒創辦。你可以自己用總裁證書創辦它。
g18xx-stock-started_before = { $company } 已經創辦。你可以購買它的普通證書。
g18xx-stock-size_closed = 這類公司（{ $size }）還不能創辦。
g18xx-stock-not_a_par = { $price } { g18xx-currency } 不是起始股價。請從 { $prices } 裡選。
g18xx-stock-too_costly = 需要 { $due } { g18xx-currency }，而你有 { $cash } { g18xx-currency }。{ $sells ->
        [0] {""}
       *[other] 你可以先賣出股份。
    }
g18xx-stock-sold_before = 你在這個股票輪賣出過 { $company } 的股份，下個股票輪之前不能購買。
g18xx-stock-none_left = 現在沒有 { $company } 的股權證書可買。
g18xx-stock-none_there = 那裡沒有 { $company } 的股權證書可買：請選擇別的來源。
g18xx-stock-holding_limit = 每人持有的 { $company } 股份不能超過 { $most }%。
g18xx-stock-certificate_limit = 你已達到證書上限 { $most } 張。{ $sells ->
        [0] {""}
       *[other] 請先賣出一些。
    }
g18xx-stock-must_sell = 你持有 { $certificates } 張證書，而上限是 { $most } 張：請賣到上限以內。
g18xx-stock-first_round = 第一個股票輪不能賣出股份。
g18xx-stock-holds_none = 你沒有 { $company } 的股份。
g18xx-stock-no_successor = 總裁證書不能賣給銀行。只有當別人持有 { $company } 的 { $percent }% 時，你才能讓出它，而現在沒有人符合。
g18xx-stock-not_a_portion = { $company } 的股份，你現在可以賣出：{ $portions }%。

# What may be chosen.
g18xx-option-buy = { $company }：{ $percent }%，{ $price } { g18xx-currency }（你持有 { $held }%）
g18xx-option-buy_floats = { $company }：{ $percent }%，{ $price } { g18xx-currency }，隨即啟動（你持有 { $held }%）
g18xx-option-buy_presides = { $company }：{ $percent }%，{ $price } { g18xx-currency }，你擔任總裁（你持有 { $held }%）
g18xx-option-par = { $company }（{ $home }），{ $size }：{ $percent }%，{ $least } { g18xx-currency } 起
g18xx-option-par_price = { $price } { g18xx-currency }：你付 { $due } { g18xx-currency }，公司資金得 { $capital } { g18xx-currency }
g18xx-option-price = 每股 { $price } { g18xx-currency }
g18xx-option-sell = { $company }：每 { $percent }% 得 { $price } { g18xx-currency }（你持有 { $held }%）
g18xx-option-portion = { $percent }%，得 { $money } { g18xx-currency }；股價降到 { $price } { g18xx-currency }
g18xx-option-portion_successor = { $percent }%，得 { $money } { g18xx-currency }；股價降到 { $price } { g18xx-currency }，{ $successor } 擔任總裁
g18xx-option-percent = { $percent }%

# The stock market.
g18xx-price-rises = **{ $company }** 的股價從 { $before } 升到 **{ $after } { g18xx-currency }**。
g18xx-price-falls = **{ $company }** 的股價從 { $before } 降到 **{ $after } { g18xx-currency }**。
g18xx-price-stays = **{ $company }** 的股價維持在 { $after } { g18xx-currency }。

# Options on certificates, splits, and certificates that differ in price by where they lie.
g18xx-share_option-taken = **{ $player }** 取得 **{ $company }** { $percent }% 的選擇權，先付一半：{ $price } { g18xx-currency }；另一半以後再付。
g18xx-share_option-paid = **{ $player }** 支付 { $price } { g18xx-currency }，付清 **{ $company }** 一張股權證書的後半款。
g18xx-share_option-none = { $company } { $percent }% 的股權證書不能取得選擇權。
g18xx-share_option-open = 你有 { $company } 的選擇權：購買別的之前，請先付後半款 { $price } { g18xx-currency }。
g18xx-share_option-sold_early = 你在這一輪取得 { $company } 的選擇權，下一輪之前不能賣出。
g18xx-share_option-no_option = 你沒有選擇權。
g18xx-share_option-too_early = 你在這一輪取得選擇權，下一輪之前不能付後半款。
g18xx-share_option-only_action = 支付選擇權後半款的回合，不能再做其他事。
g18xx-stock-split = **{ $company }** 以 { $price } { g18xx-currency } 進行股票分割：每張股權證書減半，並推出 { $number } 張 { $percent }% 的新證書。銀行支付 { $parts }。
g18xx-option-buy_from = { $company }，{ $percent }%：{ $half ->
        [0] {""}
       *[other] 現付{" "}
    }{ $prices }{ $then ->
        [presides] ，你擔任總裁
        [floats] ，隨即啟動
       *[nothing] {""}
    }（你持有 { $held }%）
g18xx-option-price_ipo = IPO { $price } { g18xx-currency }
g18xx-option-price_pool = 銀行池 { $price } { g18xx-currency }
g18xx-option-price_company = 新股 { $price } { g18xx-currency }
g18xx-option-buy_only = { $company }：{ $percent }%，{ $price } { g18xx-currency }{ $then ->
        [presides] ，你擔任總裁
        [floats] ，隨即啟動
       *[nothing] {""}
    }（{ $where ->
        [ipo] IPO
        [pool] 銀行池
       *[company] 付給公司
    }；你持有 { $held }%）
g18xx-option-from_ipo = IPO：{ $percent }%，{ $half ->
        [0] { $price } { g18xx-currency }
       *[other] 現付 { $price } { g18xx-currency }，以後再付同樣多
    }{ $then ->
        [presides] ，你擔任總裁
        [floats] ，隨即啟動
       *[nothing] {""}
    }
g18xx-option-from_pool = 銀行池：{ $percent }%，{ $half ->
        [0] { $price } { g18xx-currency }
       *[other] 現付 { $price } { g18xx-currency }，以後再付同樣多
    }{ $then ->
        [presides] ，你擔任總裁
        [floats] ，隨即啟動
       *[nothing] {""}
    }
g18xx-option-from_company = 新股：{ $percent }%，{ $half ->
        [0] { $price } { g18xx-currency }
       *[other] 現付 { $price } { g18xx-currency }，以後再付同樣多
    }，付給公司{ $then ->
        [presides] ，你擔任總裁
        [floats] ，隨即啟動
       *[nothing] {""}
    }
g18xx-round-end_of_chart = **{ $company }** 到達股價表的盡頭：這個營運輪之後遊戲結束。
g18xx-button-pay_named = 支付 { $price } { g18xx-currency }，{ $company } 證書的後半款

# How what others did touches a player; only that player reads it.
g18xx-effect-price = 你持有的 **{ $company }** 股價從 { $was } 降到 **{ $now } { g18xx-currency }**。
g18xx-effect-presidency_lost = **{ $player }** 取代你擔任 **{ $company }** 總裁。
g18xx-effect-presidency_won = 你現在是 **{ $company }** 的總裁。
g18xx-effect-closed = 你的公司 **{ $company }** 已經不屬於任何人。
g18xx-effect-trains = 你擔任總裁的 **{ $company }** 失去了火車：{ $trains }。
g18xx-effect-private_company = **{ $local }** 不再屬於你。
g18xx-effect-offer = 有人向你提出交易。
