# German Railways: what happens, what is refused, and what may be chosen. Money is in Taler, T in labels.

# The board. The coordinates are those of the picture.
german-hex-city = { $hex } { $city }
german-hex-plain = { $hex }
german-hex-hill = { $hex }（山坡）
german-hex-mountain = { $hex }（山脈）
german-hex-access = { $hex }（柏林通路區）

# Auctions.
german-auction-opened = **{ $railroad }** 的第{ $number ->
        [1] 一
        [2] 二
       *[other] 三
    }張股票開始拍賣。**{ $player }** 先出價。
german-auction-bid = **{ $player }** 出價 **{ $price }**。
german-auction-raised = { $players } 互相加價。**{ $player }** 出價最高：**{ $price }**。
german-auction-passes = **{ $player }** 退出競標。
german-auction-passes_together = **{ $players }** 退出競標。
german-auction-cannot = **{ $player }** 付不出 { $least }，退出競標。
german-auction-decided = **{ $player }** 已決定輪到時怎麼做。
german-auction-sold = **{ $player }** 以 **{ $price }** 塔勒買下 **{ $railroad }** 的股票，款項歸鐵道公司。{ $player } 的收入現在是 { $income }。
german-auction-free = 沒有人出價，**{ $player }** 免費得到 **{ $railroad }** 的股票。{ $player } 的收入現在是 { $income }。
german-auction-unsold = 沒有人出價。**{ $railroad }** 的股票暫時沒有賣出。

# What only the bidder reads. Nobody else learns a maximum.
german-auction-maximum_ask = 我替你出價到 { $up_to } 為止。如果不夠，會再問你。別人都不知道。
german-auction-maximum_pass = 我替你出價到 { $up_to } 為止。如果不夠，我替你退出競標。別人都不知道。
german-auction-ordered_ask = 輪到你時，我替你出價 { $price }，或視需要出到 { $up_to } 為止。如果不夠，會問你。
german-auction-ordered_pass = 輪到你時，我替你出價 { $price }，或視需要出到 { $up_to } 為止。如果不夠，我替你退出競標。
german-auction-will_pass = 輪到你時，我替你退出競標。

german-auction-too_low = 出價 { $price } 太低：至少出 { $least }。你有 { $cash } 塔勒。
german-auction-too_much = 你不能對 { $railroad } 出價 { $price }：你只有 { $cash } 塔勒。
german-auction-no_such_railroad = 這款遊戲沒有 { $railroad } 這家鐵道公司。
german-auction-sold_out = { $railroad } 的三張股票都賣完了。
german-auction-third_share = 每家鐵道公司都賣出兩張股票之後，才能拍賣 { $railroad } 的第三張。還差：{ $behind }。

# Turn order.
german-order-bag = **第 { $round } 輪。**袋子裡有 { $markers }。
german-order-bag_name = 第 { $round } 輪
german-order-marker = { $player } 的 { $number } 個標記
german-order-drawn = 抽出的順序：**{ $players }**。

# Actions.
german-action-passes = **{ $player }** 跳過這個動作。
german-build-built = **{ $player }** 用 **{ $railroad }** 花 { $cost } 塔勒鋪設軌道：{ $places }。公司資金還剩 { $left }。
german-build-income = **{ $railroad }** 的收入從 { $before } 增加到 **{ $after }**。
german-build-linked = **{ $railroad }** 現在與 **{ $others }** 連結：所有鐵道公司發放股利。
german-build-dividends = { $paid_count ->
        [0] 沒有人可領。
       *[other] { $railroad } 的股票領雙倍股利。領取：{ $paid }。
    }
german-build-paid = { $player } { $money }

german-build-no_share = 只有股東才能用 { $railroad } 鋪設軌道，你沒有它的股票。
german-build-nothing = 至少要鋪設一個六角格。不想鋪設的話，請跳過。
german-build-no_such_hex = 版圖上沒有 { $hex } 這個六角格。
german-build-already_there = { $railroad } 在 { $place } 已有軌道。
german-build-not_touching = { $place } 與 { $railroad } 的路網不相鄰。請先鋪設中間的格子。
german-build-no_locomotive = { $railroad } { $number ->
        [0] 沒有火車頭可放了
       *[other] 只剩 { $number } 個火車頭可放
    }。
german-build-too_many = { $railroad } 一次最多鋪設 { $number } 個六角格。
german-build-taken = { $place } 屬於 { $owner }。城市以外，一個六角格只容得下一家鐵道公司。
german-build-second_access = { $railroad } 只能有一個柏林通路區，而它已經有了。
german-build-in_berlin = { $railroad } 已經到了柏林。柏林的所有六角格算一座城市。
german-build-through_city = 這桌的規則是：鋪設到第一座城市為止。
german-build-too_costly = { $place } 要 { $price } 塔勒，而 { $railroad } 只剩 { $left }。玩家的現金不能用來鋪設{ $unsold ->
        [0] {""}
       *[other] ；拍賣它的股票可以增加公司資金
    }。
german-build-spends_most = { $railroad } 一次鋪設最多花 { $most } 塔勒。這次已經花了 { $spent }，{ $place } 還要 { $price }。
german-build-spends_most_on_a_hex = { $railroad } 在一個六角格上最多花 { $most } 塔勒，而 { $place } 要 { $price }。

# The end.
german-end-agrees = **{ $player }** 同意已經不能再鋪設了。{ $left ->
        [0] 現在大家都同意了。
       *[other] 下次決定行動順序時會問其他人，除非在那之前有人鋪設軌道或賣出股票。
    }
german-end-asked = { $players } 認為已經不能再鋪設了。如果其他人都同意，遊戲就此結束。
german-end-taken_back = **{ $player }** 不再同意結束。
german-end-declines = **{ $player }** 想繼續玩。
german-end-lapsed = 局面有變，{ $players } 對結束的同意不再有效。
german-end-agreed_before = 你已經同意結束了。
german-end-declined_before = 有人想繼續玩。等有人鋪設軌道或賣出股票，或者那名玩家自己提議，你才能再提議結束。
german-standstill = ⏸ **已經連續至少 { $rounds } 輪，大家都只跳過。**如果已經沒有值得做的事，請在你的回合按 *{ german-button-agree_end }*：所有人都同意後，遊戲結束，錢最多的獲勝。
german-standstill-agreed = ⏸ **已經連續至少 { $rounds } 輪，大家都只跳過。**{ $players } 已同意結束：這一輪結束後會問其他人。
german-standstill-declined = ⏸ **已經連續至少 { $rounds } 輪，大家都只跳過。** **{ $player }** 想繼續玩，別人不能再提議結束。如果所有人都同意，可以用 `/game end` 結束這桌，不計結果。
german-end-not_agreed = 你沒有同意結束。
german-end-linked = 每家鐵道公司都與另外兩家連結：**遊戲結束。**
german-end-agreed = 大家都同意已經不能再鋪設了：**遊戲結束。**
german-end-stalemate = 已經沒有任何鐵道公司能再鋪設：**遊戲結束。**
german-end-cash = { $player } { $cash }
german-score_change = { $sign }{ $amount } 塔勒
german-end-won = 🏆 { $winners_count ->
        [1] **{ $winners }** 獲勝
       *[other] **{ $winners }** 並列獲勝
    }。現金：{ $cash }。

# What may be chosen.
german-option-auction = { $railroad }：收入 { $income }，公司資金 { $treasury } T，剩 { $left } 張股票
german-option-railroad = { $railroad }：{ $treasury } T，收入 { $income }，最多 { $most } 格，剩 { $locomotives } 個 🚂
german-option-hex = { $place }：{ $price } T（{ $total }）
german-option-hex_income = { $place }：{ $price } T（{ $total }），收入 +{ $gain }（變為 { $income }）
german-option-hex_link = { $place }：{ $price } T（{ $total }），+{ $gain }，{ $links } 條連結：{ $paid_count ->
        [0] 沒有人領股利
       *[other] { $paid }
    }
german-listed-build = { $railroad } 到 { $place }：{ $price } T，{ $hexes } 格
german-listed-income = 收入 +{ $gain }（變為 { $income }）
german-listed-link = 收入 +{ $gain }，{ $links } 條連結：{ $paid_count ->
        [0] 沒有人領股利
       *[other] { $paid }
    }
german-option-paid = { $player } { $money }
german-option-ask = 現在出 { $price }{ $raised ->
        [0] {""}
       *[other] ，自動加到 { $up_to }
    }，然後再問
german-option-pass = 現在出 { $price }{ $raised ->
        [0] {""}
       *[other] ，自動加到 { $up_to }
    }，然後退出競標

# What is to be decided. Of the player whose turn it is everybody reads it; what may be said ahead reads who says it.
german-prompt-action = **{ $player }** 有 { $cash } 塔勒，收入 { $income }，{ $builds ->
        [0] { $shares ->
                [0] 既不能鋪設軌道，也不能拿出股票拍賣，只能跳過。
               *[other] 可以拿出股票拍賣，或跳過。
            }
       *[other] { $shares ->
                [0] 可以鋪設軌道，或跳過。
               *[other] 可以鋪設軌道、拿出股票拍賣，或跳過。
            }
    }
german-prompt-first_bid = **{ $railroad }** 的一張股票正在拍賣，還沒有人出價。**{ $player }** 有 { $cash } 塔勒。只有鋪設軌道形成新的直接連結時，每張股票才領得到鐵道公司的收入，平時沒有。
german-prompt-raise = **{ $bidder }** 對 **{ $railroad }** 的一張股票出價 { $price }。**{ $player }** 有 { $cash } 塔勒，可以加價，或退出競標。
german-prompt-ahead = **{ $railroad }** 的一張股票正在拍賣。還沒輪到你，但你現在就可以決定出價到多少，或者退出競標。你有 { $cash } 塔勒。
german-prompt-raise_ahead = **{ $bidder }** 對 **{ $railroad }** 的一張股票出價 { $price }。還沒輪到你，但你現在就可以決定出價到多少，或者退出競標。你有 { $cash } 塔勒。
german-prompt-agreement = { $players } 認為已經不能再鋪設了。**{ $player }** 同意結束遊戲嗎？
german-never-only_passes = 只能跳過時一律替我跳過
german-answered-only_passes = 你只能跳過的回合
german-pass-auction = 不再出價
german-pass-unbid = 不出價
german-pass-ahead = 輪到我時退出競標
german-bid-ahead = 輪到我之前先出價

# Why a built-in opponent would make a move: after a colon.
german-hint-build = 對你的股票來說，{ $railroad } 之後帶來的收入或股利，比任何拍賣都划算。
german-hint-auction = 初步估算，{ $railroad } 的股票帶給你的，會多於別人可能出的價；拍賣時再細算它值多少。
german-hint-auction_link = 買 { $railroad } 股票的錢歸它，它就能蓋成一條對你更值錢的連結。
german-hint-auction_tried = 初步估算，這張股票不會讓你獲利，但別的做法也不比它好。
german-hint-bid = 只要不超過 { $most }，這張股票不但能回本，還有賺頭。
german-hint-pass_bid = 這張股票多半回不了本。
german-hint-pass = 鋪設和拍賣都沒有好處。
german-hint-agree_end = 沒有值得鋪設的了。
german-hint-play_on = 還有錢可賺。
german-hint-compared = { $why }多次模擬到終局：這樣做，100 局贏 { $won } 局；{ $other }，贏 { $other_won } 局。
german-hint-compared_even = { $why }多次模擬到終局：這樣做，100 局贏 { $won } 局；{ $other }，贏的局數差不多。
german-hint-share_compared = { $why }有這張股票和沒有，各模擬到終局多次：它大約值 { $worth }。
german-instead-build = 用 { $railroad } 鋪到 { $place }
german-instead-auction = 拿出 { $railroad } 的一張股票拍賣
german-instead-pass = 跳過

# Short names on the axis of a graph, and the graphs.
german-order-bag_short = { $round } 輪
german-graph-cash = 玩家的現金（塔勒）
german-graph-income = 玩家的收入（塔勒）
german-graph-dividends = 各次新連結給玩家的股利（塔勒）
german-graph-payers = 各次新連結中鐵道公司股票的股利（塔勒）
german-graph-link = { $railroad }–{ $others }
german-graph-railroads = 鐵道公司的收入（塔勒）
german-graph-routes = 鐵道公司的路網（六角格數）

# How what others did touches a player; only that player reads it.
german-effect-outbid = 有人出價超過你了：{ $price } 塔勒。
german-effect-paid = 你得到 { $amount } 塔勒。
german-effect-income = 你的收入從 { $was } 變為 **{ $now } 塔勒**。
german-effect-share = **{ $player }** 多了一張 **{ $railroad }** 的股票；你有 { $own } 張。
