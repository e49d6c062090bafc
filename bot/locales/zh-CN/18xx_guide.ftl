# 18xx games, leading through a turn: whose turn it is and what is to be decided, and what a pass means there.

g18xx-prompt-stock = 股票轮 { $number }：{ $player } 有 { $cash } { g18xx-currency }，持有 { $held } 张证书（上限 { $most }）{ $debt ->
        [0] {""}
       *[other] ，欠款 { $debt } { g18xx-currency }
    }。{ $sells ->
        [0] { $acts ->
            [0] 只能跳过。
           *[other] 现在可以{ $act }，或跳过。
        }
       *[other] { $acts ->
            [0] 可以卖出证书；买不了任何东西。
           *[other] 要卖出的先卖出；然后可以{ $act }，或跳过。
        }
    }
g18xx-prompt-stock_option = 股票轮 { $number }：{ $player } 有 { $cash } { g18xx-currency }，持有 { $held } 张证书（上限 { $most }）。购买别的之前，必须先付清 { $company } 一张证书的后半款 { $due } { g18xx-currency }；付款要用掉整个回合{ $acts ->
        [0] ，而现在现金不够
       *[other] {""}
    }。
# What can be done, as in “Now buy one certificate or start a company, or pass.”
g18xx-act-nothing = 什么也不做
g18xx-act-buy = 购买一张证书
g18xx-act-option = 取得一张证书的期权
g18xx-act-pay_option = 支付期权的后半款
g18xx-act-par = 创办公司
g18xx-act-buy_private = 购买
g18xx-act-sell_private = 卖出
g18xx-act-use_private = 使用
g18xx-either-more = { $first }、{ $next }
g18xx-either-last = { $first }或{ $next }
g18xx-prompt-must_sell = 股票轮 { $number }：{ $player } 持有 { $held } 张证书，而上限是 { $most }，必须先卖出。
g18xx-prompt-offer = { $asked } 必须答复。
g18xx-prompt-home_tile = **{ $company }**（{ $cash } { g18xx-currency }）铺设总部板块。
g18xx-prompt-home_city = **{ $company }** 选择总部车站所在的城市。
g18xx-prompt-track_home = **{ $company }**（{ $cash } { g18xx-currency }）必须先在总部 { $place } 铺设轨道。
g18xx-prompt-track = **{ $company }**（{ $cash } { g18xx-currency }）可以铺设{ $yellow ->
        [1] 一块黄色板块
       *[other] 最多 { $yellow } 块黄色板块
    }{ $upgrade ->
        [0] {""}
       *[other] ，或升级一块板块
    }{ $tunnel ->
        [0] {""}
       *[other] ，并可在之前或之后建一条隧道
    }。
g18xx-prompt-track_done = **{ $company }**（{ $cash } { g18xx-currency }）不能再铺设普通板块{ $acts ->
        [0] 。
       *[other] ，但还可以{ $act }{ g18xx-privates }。
    }
g18xx-prompt-station = **{ $company }**（{ $cash } { g18xx-currency }）可以花 { $price } { g18xx-currency } 建造车站；还剩 { $left } 个。
g18xx-prompt-station_too_dear = **{ $company }**（{ $cash } { g18xx-currency }）付不起车站的 { $price } { g18xx-currency }，除非先卖出{ g18xx-privates }。
g18xx-prompt-run = **{ $company }** 运行{ $trains }。
g18xx-prompt-dividend = **{ $company }** 收入 { $revenue } { g18xx-currency }：发放分红，还是保留收入？
g18xx-prompt-trains = **{ $company }**（{ $cash } { g18xx-currency }）可以购买火车；现有 { $trains } 辆（上限 { $limit }）。
g18xx-prompt-must_buy = **{ $company }**（{ $cash } { g18xx-currency }）必须购买一辆自己能运行的火车。
g18xx-prompt-trade = **{ $company }**（{ $cash } { g18xx-currency }）在回合结束前还可以{ $act }{ g18xx-privates }。
g18xx-prompt-fleet = **{ $company }**（{ $cash } { g18xx-currency }）决定如何处理得到的火车。
g18xx-prompt-reclaim = **{ $company }** 在同一六角格有两个车站，要收回其中一个。
g18xx-prompt-tunnel = **{ $company }**（{ $cash } { g18xx-currency }）{ $laid ->
        [0] 不能铺设板块，但可以建一条隧道
       *[other] 已铺设板块，还可以建一条隧道
    }。
g18xx-prompt-discard = **{ $company }** 超过火车持有上限，必须退回一辆火车。

g18xx-button-home_tile = 铺设总部板块
g18xx-button-home = 选择总部
g18xx-button-next_tile = 再铺一块板块
g18xx-button-station = 建造车站（{ $price } { g18xx-currency }）

g18xx-pass-stock_done = 完成，不购买
g18xx-pass-track = 不铺设轨道
g18xx-pass-track_done = 轨道铺设完毕
g18xx-pass-station = 不建造车站
g18xx-pass-trains = 不再购买火车
g18xx-pass-trade = 结束回合
g18xx-pass-fleet = 火车保持原样

g18xx-never-trade = 不再问我 { $company } 的{ g18xx-privates }
g18xx-never-idle = 不再问我 { $company } 不能运行的火车
g18xx-answered-idle = { $company } 不能运行的火车
g18xx-answered-trade = { $company } 的{ g18xx-privates }

# What a kind of move is good for, as the help says it of what can be done now.
g18xx-purpose-bid = 它在每个运营轮给持有者带来收入
g18xx-purpose-buy_first = 按价就归你，并在每个运营轮给你带来收入
g18xx-purpose-pass = 不要它，留着钱继续
g18xx-purpose-buy = 股份带来分红，结束时也计价；持有最多者出任总裁
g18xx-purpose-par = 你出任总裁，决定它铺设什么、怎样分红；价格越高，它得到的钱越多
g18xx-purpose-sell = 换现金去做更好的事，但股价会下跌
g18xx-purpose-option = 现在付一半价钱，就算持有 10%，另一半以后再付
g18xx-purpose-pay_option = 证书从此全额计算
g18xx-purpose-repay = 你又可以购买股份了
g18xx-purpose-company = 公司得到它的收入，并可用它铺设一次轨道
g18xx-purpose-sell_company = 公司资金增加，但它从此移出游戏
g18xx-purpose-purple = 这个回合多铺一块板块
g18xx-purpose-waive = 同样的板块，花费更少
g18xx-purpose-tile = 路线更好，运行火车时收入更多
g18xx-purpose-tunnel = 穿过六角格的通路，不管上面有什么
g18xx-purpose-cheap_tunnel = 同样的隧道，花费更少
g18xx-purpose-token = 路线可以从那里出发，还可能把别家挡在外面
g18xx-purpose-run = 火车为公司赚取收入
g18xx-purpose-dividend = 发放分红，玩家得钱、股价上涨；保留收入，公司得钱、股价下跌
g18xx-purpose-acquire = 它的钱、火车和车站归你的公司
g18xx-purpose-train = 没有火车公司就没有收入，而新一级的火车会使旧火车报废
g18xx-purpose-mail = 以后每个回合都有一笔收入
g18xx-purpose-accept = 交易按提议成交
g18xx-purpose-refuse = 一切不变
g18xx-purpose-counter = 对方也许会同意你的价格
g18xx-purpose-withdraw = 你可以做别的事
g18xx-purpose-exchange = 它就成为收购方能运行的火车
g18xx-purpose-scrap = 给火车持有上限腾出位置
g18xx-purpose-reclaim = 这个车站可以建在别处
g18xx-purpose-discard = 火车持有上限不允许更多
g18xx-purpose-merge = 两家地方铁路合成主地图上的一家公司
g18xx-purpose-lokalbahn = 它是新公司的名称和颜色

# Why a built-in opponent would make a move: after a colon.
g18xx-hint-auction = 到结束时，它带来的收入会超过现在的花费。
g18xx-hint-par = 按这个价格，钱够让公司启动。
g18xx-hint-buy = 在所有出售的股份里，它性价比最高。
g18xx-hint-buy_float = 它帮你创办的公司启动。
g18xx-hint-pay_option = 付清另一半，证书就全额计算，你也可以再买别的。
g18xx-hint-sell_limit = 你必须卖出，而这些股份的收益最低。
g18xx-hint-sell_train = 要付火车的钱，而这些股份的收益最低。
g18xx-hint-sell_float = 你创办的公司需要这笔钱才能启动。
g18xx-hint-sell_start = 有了这笔钱，你可以创办一家比这些股份收益更高的公司。
g18xx-hint-sell_better = 你不能持有更多证书，而另一份股份比这份收益高得多。
g18xx-hint-sell_falling = { $cards ->
    [0] 这家公司没有火车，也没有钱买车：股价会下跌。
   *[other] 牌库里接下来的 { $cards } 辆火车售出后，这家公司可能既没有火车，也没有钱买车：股价会下跌。
}
g18xx-hint-tile = 综合现有火车的收入和正准备买的火车可能带来的收入，就花费来说，这样的路网最好。
g18xx-hint-tile_special = 这块板块使公司的路线好了不少，值得用掉这个能力。
g18xx-hint-token = 这个车站打通的收入超过它的花费。
g18xx-hint-run = 没有找到更好的路线。
g18xx-hint-run_train = { $train }：{ $stops }，{ $revenue } { g18xx-currency }
g18xx-hint-run_alike = { $trains }：{ $stops }，各 { $revenue } { g18xx-currency }
g18xx-hint-run_total = 合计 { $revenue } { g18xx-currency }
g18xx-hint-payout = 公司需要的火车已经有了，钱可以给股东。
g18xx-hint-withhold = 公司不久就要用钱买火车。
g18xx-hint-train = 它为公司赚的会超过它的价格。
g18xx-hint-train_none = 公司没有能运行的火车。
g18xx-hint-train_rust = 公司的火车不久可能报废。
g18xx-hint-train_own = 你的另一家公司用不着它。
g18xx-hint-train_other = 你的另一家公司需要它，自己却付不起。
g18xx-hint-train_must = 公司必须买火车，而没有别的可买。
g18xx-hint-train_debt = { $why }你补 { $amount } { g18xx-currency }，其中贷款 { $borrowed } { g18xx-currency }。游戏结束时还要再付同样多的利息。
g18xx-hint-private = 这笔钱归你，而公司不需要用它买火车。
g18xx-hint-exchange = 翻面后，它就是公司能运行的火车。
g18xx-hint-discard = 在它所有火车里，这辆跑得最短。
g18xx-hint-discard_idle = 公司不能运行它。
g18xx-hint-accept = 这个价格高于所让出的价值。
g18xx-hint-refuse = 这个价格抵不上所让出的价值。
g18xx-hint-refuse_counter = 最初的出价才符合它的价值。
g18xx-hint-pass_stock = 现在出售的股份，没有哪份比留着现金更划算。
g18xx-hint-pass_nothing = 现在什么也买不了。
g18xx-hint-pass = 这一步能做的事，没有一件划算。
g18xx-hint-played_on = 试过的几种做法里，与其他玩家相比，这样做最后对你最有利。
g18xx-hint-compared = { $why }推演到终局：这样走，你的总资产约为 { $worth } { g18xx-currency }；{ $other }，约为 { $other_worth } { g18xx-currency }。
g18xx-hint-compared_even = { $why }推演到终局：这样走，你的总资产约为 { $worth } { g18xx-currency }；{ $other }，差不多一样多。
g18xx-hint-compared_more = { $why }推演到终局：这样走，你的总资产约为 { $worth } { g18xx-currency }；{ $other }，约为 { $other_worth } { g18xx-currency }，但这不够有把握，或者对别的玩家更有利。
g18xx-hint-bankruptcies = { $why }推演的 { $games } 局中，这样走有 { $mine } 局、另一种走法有 { $others } 局因有人破产而提前结束；以上金额不计这些局。
g18xx-hint-bankruptcies_counted = { $why }推演的 { $games } 局中，这样走有 { $mine } 局、另一种走法有 { $others } 局因有人破产而提前结束；以上金额包括这些局。
g18xx-instead-par = 以起始股价 { $price } { g18xx-currency } 创办 { $company }
g18xx-instead-buy = 购买 { $company } 的股份
g18xx-instead-option = 取得 { $company } 一份股份的期权
g18xx-instead-pay_option = 支付期权的后半款
g18xx-instead-sell = 卖出 { $company } { $percent }% 的股份
g18xx-instead-pass = 跳过
g18xx-instead-payout = 发放分红
g18xx-instead-withhold = 保留收入
g18xx-instead-train = 购买火车 { $train }
g18xx-instead-train_of = 以 { $price } { g18xx-currency } 购买 { $company } 的火车 { $train }

# What a tile or a station would bring in the same turn.
g18xx-foresee = 🚂 收入会是多少？
g18xx-foresee-run = 这样一来，**{ $company }** 的收入会是 { $revenue } { g18xx-currency }；按现状是 { $now } { g18xx-currency }。
