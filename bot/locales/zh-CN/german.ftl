# German Railways: what happens, what is refused, and what may be chosen. Money is in Taler, T in labels.

# The board. The coordinates are those of the picture.
german-hex-city = { $hex } { $city }
german-hex-plain = { $hex }
german-hex-hill = { $hex }（丘陵）
german-hex-mountain = { $hex }（山脉）
german-hex-access = { $hex }（柏林通路区）

# Auctions.
german-auction-opened = **{ $railroad }** 的第{ $number ->
        [1] 一
        [2] 二
       *[other] 三
    }张股票开始拍卖。**{ $player }** 先出价。
german-auction-bid = **{ $player }** 出价 **{ $price }**。
german-auction-raised = { $players } 相互加价。**{ $player }** 出价最高：**{ $price }**。
german-auction-passes = **{ $player }** 退出竞拍。
german-auction-passes_together = **{ $players }** 退出竞拍。
german-auction-cannot = **{ $player }** 出不起 { $least }，退出竞拍。
german-auction-decided = **{ $player }** 已决定轮到时怎么做。
german-auction-sold = **{ $player }** 以 **{ $price }** 塔勒买下 **{ $railroad }** 的股票，款项归铁路公司。{ $player } 的收入现在是 { $income }。
german-auction-free = 没有人出价，**{ $player }** 免费得到 **{ $railroad }** 的股票。{ $player } 的收入现在是 { $income }。
german-auction-unsold = 没有人出价。**{ $railroad }** 的股票暂时没有卖出。

# What only the bidder reads. Nobody else learns a maximum.
german-auction-maximum_ask = 我替你出价到 { $up_to } 为止。如果不够，会再问你。别人都不知道。
german-auction-maximum_pass = 我替你出价到 { $up_to } 为止。如果不够，我替你退出竞拍。别人都不知道。
german-auction-ordered_ask = 轮到你时，我替你出价 { $price }，或按需要出到 { $up_to } 为止。如果不够，会问你。
german-auction-ordered_pass = 轮到你时，我替你出价 { $price }，或按需要出到 { $up_to } 为止。如果不够，我替你退出竞拍。
german-auction-will_pass = 轮到你时，我替你退出竞拍。

german-auction-too_low = 出价 { $price } 太低：至少出 { $least }。你有 { $cash } 塔勒。
german-auction-too_much = 你不能为 { $railroad } 出价 { $price }：你有 { $cash } 塔勒，出价不能超过它。
german-auction-no_such_railroad = 这款游戏没有 { $railroad } 这家铁路公司。
german-auction-sold_out = { $railroad } 的三张股票都卖完了。
german-auction-third_share = 每家铁路公司都卖出两张股票之后，才能拍卖 { $railroad } 的第三张。还缺：{ $behind }。

# Turn order.
german-order-bag = **第 { $round } 轮。**袋子里有 { $markers }。
german-order-bag_name = 第 { $round } 轮
german-order-marker = { $player } 的 { $number } 个标记
german-order-drawn = 抽出的顺序：**{ $players }**。

# Actions.
german-action-passes = **{ $player }** 跳过这次行动。
german-build-built = **{ $player }** 用 **{ $railroad }** 花 { $cost } 塔勒铺设轨道：{ $places }。公司资金还剩 { $left }。
german-build-income = **{ $railroad }** 的收入从 { $before } 增加到 **{ $after }**。
german-build-linked = **{ $railroad }** 现在与 **{ $others }** 连接：所有铁路公司发放分红。
german-build-dividends = { $paid_count ->
        [0] 没有人可领。
       *[other] { $railroad } 的股票领双倍分红。领取：{ $paid }。
    }
german-build-paid = { $player } { $money }

german-build-no_share = 只有股东才能用 { $railroad } 铺设轨道，而你没有它的股票。
german-build-nothing = 至少要铺设一个六角格。不想铺设的话，请跳过。
german-build-no_such_hex = 版图上没有 { $hex } 这个六角格。
german-build-already_there = { $railroad } 在 { $place } 已有轨道。
german-build-not_touching = { $place } 与 { $railroad } 的路网不相邻。请先铺设中间的格子。
german-build-no_locomotive = { $railroad } { $number ->
        [0] 没有火车头可放了
       *[other] 只剩 { $number } 个火车头可放
    }。
german-build-too_many = { $railroad } 一次最多铺设 { $number } 个六角格。
german-build-taken = { $place } 属于 { $owner }。城市以外，一个六角格只容得下一家铁路公司。
german-build-second_access = { $railroad } 只能占一个柏林通路区，而它已经有了。
german-build-in_berlin = { $railroad } 已经到了柏林。柏林的所有六角格算一座城市。
german-build-through_city = 这桌的规则是：一次铺设到第一座城市为止。
german-build-too_costly = { $place } 要 { $price } 塔勒，而 { $railroad } 只剩 { $left }。玩家自己的现金不能用来铺设{ $unsold ->
        [0] {""}
       *[other] ；拍卖股票可以给它带来资金
    }。
german-build-spends_most = { $railroad } 一次铺设最多花 { $most } 塔勒。这次已经花了 { $spent }，{ $place } 还要 { $price }。
german-build-spends_most_on_a_hex = { $railroad } 在一个六角格上最多花 { $most } 塔勒，而 { $place } 要 { $price }。

# The end.
german-end-agrees = **{ $player }** 同意已无轨道可铺。{ $left ->
        [0] 现在大家都同意了。
       *[other] 下次决定行动顺序时会问其他人，除非在那之前有人铺设轨道或卖出股票。
    }
german-end-asked = { $players } 认为已无轨道可铺。如果其他人都同意，游戏就此结束。
german-end-taken_back = **{ $player }** 不再同意结束。
german-end-declines = **{ $player }** 想继续玩。
german-end-lapsed = 局面有变，{ $players } 对结束的同意不再有效。
german-end-agreed_before = 你已经同意结束了。
german-end-declined_before = 有人想继续玩。等有人铺设轨道或卖出股票，或者那名玩家自己提议，你才能再提议结束。
german-standstill = ⏸ **已经连续至少 { $rounds } 轮，大家都只跳过。**如果已经没什么值得做的，请在你的回合按 *{ german-button-agree_end }*：所有人都同意后，游戏结束，钱最多的获胜。
german-standstill-agreed = ⏸ **已经连续至少 { $rounds } 轮，大家都只跳过。**{ $players } 已同意结束：这一轮结束后会问其他人。
german-standstill-declined = ⏸ **已经连续至少 { $rounds } 轮，大家都只跳过。** **{ $player }** 想继续玩，别人不能再提议结束。如果所有人都同意，`/game end` 可以结束这桌，不计结果。
german-end-not_agreed = 你没有同意结束。
german-end-linked = 每家铁路公司都与另外两家连接：**游戏结束。**
german-end-agreed = 大家都同意已无轨道可铺：**游戏结束。**
german-end-stalemate = 没有哪家铁路公司还能铺设：**游戏结束。**
german-end-cash = { $player } { $cash }
german-score_change = { $sign }{ $amount } 塔勒
german-end-won = 🏆 { $winners_count ->
        [1] **{ $winners }** 获胜
       *[other] **{ $winners }** 并列获胜
    }。现金：{ $cash }。

# What may be chosen.
german-option-auction = { $railroad }：收入 { $income }，公司资金 { $treasury } T，剩 { $left } 张股票
german-option-railroad = { $railroad }：{ $treasury } T，收入 { $income }，最多 { $most } 格，剩 { $locomotives } 🚂
german-option-hex = { $place }：{ $price } T（{ $total }）
german-option-hex_income = { $place }：{ $price } T（{ $total }），收入 +{ $gain }（变为 { $income }）
german-option-hex_link = { $place }：{ $price } T（{ $total }），+{ $gain }，{ $links } 条连接：{ $paid_count ->
        [0] 没有人领分红
       *[other] { $paid }
    }
german-listed-build = { $railroad } 到 { $place }：{ $price } T，{ $hexes } 格
german-listed-income = 收入 +{ $gain }（变为 { $income }）
german-listed-link = 收入 +{ $gain }，{ $links } 条连接：{ $paid_count ->
        [0] 没有人领分红
       *[other] { $paid }
    }
german-option-paid = { $player } { $money }
german-option-ask = 现在出 { $price }{ $raised ->
        [0] {""}
       *[other] ，自动加到 { $up_to }
    }，然后再问
german-option-pass = 现在出 { $price }{ $raised ->
        [0] {""}
       *[other] ，自动加到 { $up_to }
    }，然后退出竞拍

# What is to be decided. Of the player whose turn it is everybody reads it; what may be said ahead reads who says it.
german-prompt-action = **{ $player }** 有 { $cash } 塔勒，收入 { $income }，{ $builds ->
        [0] { $shares ->
                [0] 既不能铺设轨道，也不能拿出股票拍卖，只能跳过。
               *[other] 可以拿出股票拍卖，或跳过。
            }
       *[other] { $shares ->
                [0] 可以铺设轨道，或跳过。
               *[other] 可以铺设轨道、拿出股票拍卖，或跳过。
            }
    }
german-prompt-first_bid = **{ $railroad }** 的一张股票正在拍卖，还没有人出价。**{ $player }** 有 { $cash } 塔勒。只有铺设轨道形成新的直接连接时，每张股票才能得到铁路公司的收入，平时没有。
german-prompt-raise = **{ $bidder }** 为 **{ $railroad }** 的一张股票出价 { $price }。**{ $player }** 有 { $cash } 塔勒，可以加价，或退出竞拍。
german-prompt-ahead = **{ $railroad }** 的一张股票正在拍卖。还没轮到你，但你现在就可以决定出价到多少，或者退出竞拍。你有 { $cash } 塔勒。
german-prompt-raise_ahead = **{ $bidder }** 为 **{ $railroad }** 的一张股票出价 { $price }。还没轮到你，但你现在就可以决定出价到多少，或者退出竞拍。你有 { $cash } 塔勒。
german-prompt-agreement = { $players } 认为已无轨道可铺。**{ $player }** 同意结束游戏吗？
german-never-only_passes = 只能跳过时一律替我跳过
german-answered-only_passes = 你只能跳过的回合
german-pass-auction = 不再出价
german-pass-unbid = 不出价
german-pass-ahead = 轮到我时退出竞拍
german-bid-ahead = 在轮到我之前出价

# Why a built-in opponent would make a move: after a colon.
german-hint-build = { $railroad } 由此增加的收入或分红，比拍卖任何股票都更划算。
german-hint-auction = 初步估算，{ $railroad } 的一张股票带给你的，会多于别人可能出的价；拍卖时再细算它值多少。
german-hint-auction_link = 买 { $railroad } 股票的钱归它，它就能修成一条对你更值钱的连接。
german-hint-auction_tried = 初步估算，这张股票不会让你获利，但别的做法也不比它好。
german-hint-bid = 出到 { $most } 为止，这张股票不但回本，还有赚头。
german-hint-pass_bid = 这张股票的价钱多半超过它能带来的。
german-hint-pass = 铺设和拍卖都没有好处。
german-hint-agree_end = 没有值得铺设的了。
german-hint-play_on = 还有利可图。
german-hint-compared = { $why }多次推演到终局：这样走，100 局中胜 { $won } 局；{ $other }，胜 { $other_won } 局。
german-hint-compared_even = { $why }多次推演到终局：这样走，100 局中胜 { $won } 局；{ $other }，胜局差不多一样多。
german-hint-share_compared = { $why }拿到和没拿到这张股票各推演多次：它大约值 { $worth }。
german-instead-build = 用 { $railroad } 铺到 { $place }
german-instead-auction = 拿出 { $railroad } 的一张股票拍卖
german-instead-pass = 跳过

# Short names on the axis of a graph, and the graphs.
german-order-bag_short = { $round } 轮
german-graph-cash = 玩家的钱（塔勒）
german-graph-income = 玩家的收入（塔勒）
german-graph-dividends = 各次新连接给玩家的分红（塔勒）
german-graph-payers = 各次新连接中铁路公司股票的分红（塔勒）
german-graph-link = { $railroad }–{ $others }
german-graph-railroads = 铁路公司的收入（塔勒）
german-graph-routes = 铁路公司的路网（六角格数）

# How what others did touches a player; only that player reads it.
german-effect-outbid = 有人加价超过了你：{ $price } 塔勒。
german-effect-paid = 你得到 { $amount } 塔勒。
german-effect-income = 你的收入从 { $was } 变为 **{ $now } 塔勒**。
german-effect-share = **{ $player }** 多了一张 **{ $railroad }** 的股票；你有 { $own } 张。
