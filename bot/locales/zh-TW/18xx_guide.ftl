# 18xx games, leading through a turn: whose turn it is and what is to be decided, and what a pass means there.

g18xx-prompt-stock = 股票輪 { $number }：{ $player } 有 { $cash } { g18xx-currency }，持有 { $held } 張證書（上限 { $most }）{ $debt ->
        [0] {""}
       *[other] ，欠款 { $debt } { g18xx-currency }
    }。{ $sells ->
        [0] { $acts ->
            [0] 只能跳過。
           *[other] 現在可以{ $act }，或跳過。
        }
       *[other] { $acts ->
            [0] 可以賣出證書；什麼都買不了。
           *[other] 要賣的先賣；然後可以{ $act }，或跳過。
        }
    }
g18xx-prompt-stock_option = 股票輪 { $number }：{ $player } 有 { $cash } { g18xx-currency }，持有 { $held } 張證書（上限 { $most }）。購買別的之前，必須先付清 { $company } 一張股權證書的後半款 { $due } { g18xx-currency }；付款要用掉整個回合{ $acts ->
        [0] ，而現在現金不夠
       *[other] {""}
    }。
# What can be done, as in “Now buy one certificate or start a company, or pass.”
g18xx-act-nothing = 什麼也不做
g18xx-act-buy = 購買一張股權證書
g18xx-act-option = 取得一張股權證書的選擇權
g18xx-act-pay_option = 支付選擇權的後半款
g18xx-act-par = 創辦公司
g18xx-act-buy_private = 購買
g18xx-act-sell_private = 賣出
g18xx-act-use_private = 使用
g18xx-either-more = { $first }、{ $next }
g18xx-either-last = { $first }或{ $next }
g18xx-prompt-must_sell = 股票輪 { $number }：{ $player } 持有 { $held } 張證書，而上限是 { $most }，必須先賣出。
g18xx-prompt-offer = { $asked } 必須答覆。
g18xx-prompt-home_tile = **{ $company }**（{ $cash } { g18xx-currency }）鋪設總部板塊。
g18xx-prompt-home_city = **{ $company }** 選擇總部車站所在的城市。
g18xx-prompt-track_home = **{ $company }**（{ $cash } { g18xx-currency }）必須先在總部 { $place } 鋪設軌道。
g18xx-prompt-track = **{ $company }**（{ $cash } { g18xx-currency }）可以鋪設{ $yellow ->
        [1] 一塊黃色板塊
       *[other] 最多 { $yellow } 塊黃色板塊
    }{ $upgrade ->
        [0] {""}
       *[other] ，或升級一塊板塊
    }{ $tunnel ->
        [0] {""}
       *[other] ，並可在之前或之後建一條隧道
    }。
g18xx-prompt-track_done = **{ $company }**（{ $cash } { g18xx-currency }）不能再鋪設普通板塊{ $acts ->
        [0] 。
       *[other] ，但還可以{ $act }{ g18xx-privates }。
    }
g18xx-prompt-station = **{ $company }**（{ $cash } { g18xx-currency }）可以花 { $price } { g18xx-currency } 建造車站；還剩 { $left } 個。
g18xx-prompt-station_too_dear = **{ $company }**（{ $cash } { g18xx-currency }）付不起車站的 { $price } { g18xx-currency }，除非先賣出{ g18xx-privates }。
g18xx-prompt-run = **{ $company }** 行駛 { $trains }。
g18xx-prompt-dividend = **{ $company }** 收入 { $revenue } { g18xx-currency }：發放股利，還是保留收入？
g18xx-prompt-trains = **{ $company }**（{ $cash } { g18xx-currency }）可以購買火車；現有 { $trains } 輛（上限 { $limit }）。
g18xx-prompt-must_buy = **{ $company }**（{ $cash } { g18xx-currency }）必須購買一輛自己能行駛的火車。
g18xx-prompt-trade = **{ $company }**（{ $cash } { g18xx-currency }）在回合結束前還可以{ $act }{ g18xx-privates }。
g18xx-prompt-fleet = **{ $company }**（{ $cash } { g18xx-currency }）決定如何處理得到的火車。
g18xx-prompt-reclaim = **{ $company }** 在同一六角格有兩個車站，要收回其中一個。
g18xx-prompt-tunnel = **{ $company }**（{ $cash } { g18xx-currency }）{ $laid ->
        [0] 不能鋪設板塊，但可以建一條隧道
       *[other] 已鋪設板塊，還可以建一條隧道
    }。
g18xx-prompt-discard = **{ $company }** 超過火車持有上限，必須退回一輛火車。

g18xx-button-home_tile = 鋪設總部板塊
g18xx-button-home = 選擇總部
g18xx-button-next_tile = 再鋪一塊板塊
g18xx-button-station = 建造車站（{ $price } { g18xx-currency }）

g18xx-pass-stock_done = 完成，不購買
g18xx-pass-track = 不鋪設軌道
g18xx-pass-track_done = 軌道鋪設完畢
g18xx-pass-station = 不建造車站
g18xx-pass-trains = 不再購買火車
g18xx-pass-trade = 結束回合
g18xx-pass-fleet = 火車維持原樣

g18xx-never-trade = 不再問 { $company } 的{ g18xx-privates }
g18xx-never-idle = 不再問 { $company } 不能行駛的火車
g18xx-answered-idle = { $company } 不能行駛的火車
g18xx-answered-trade = { $company } 的{ g18xx-privates }

# What a kind of move is good for, as the help says it of what can be done now.
g18xx-purpose-bid = 它在每個營運輪帶給持有者收入
g18xx-purpose-buy_first = 照定價買下，並在每個營運輪帶給你收入
g18xx-purpose-pass = 不要它，留著錢繼續
g18xx-purpose-buy = 股份帶來股利，結束時也算資產；持有最多的人擔任總裁
g18xx-purpose-par = 你擔任總裁，決定它鋪設什麼、怎麼發股利；價格越高，它得到的錢越多
g18xx-purpose-sell = 換成現金去做更好的事，但股價會下跌
g18xx-purpose-option = 現在付一半價錢，就算持有 10%，其餘以後再付
g18xx-purpose-pay_option = 股權證書從此全額計算
g18xx-purpose-repay = 你又可以購買股份了
g18xx-purpose-company = 公司得到它的收入，並可用它鋪設一次軌道
g18xx-purpose-sell_company = 公司資金增加，但失去它
g18xx-purpose-purple = 這個回合多鋪一塊板塊
g18xx-purpose-waive = 同樣的板塊，花費更少
g18xx-purpose-tile = 路線更好，行駛火車時收入更多
g18xx-purpose-tunnel = 不管六角格上有什麼，都能穿過去
g18xx-purpose-cheap_tunnel = 同樣的隧道，花費更少
g18xx-purpose-token = 路線可以從那裡出發，還可能把別家擋在外面
g18xx-purpose-run = 火車替公司賺取收入
g18xx-purpose-dividend = 發放股利，玩家得錢、股價上漲；保留收入，公司得錢、股價下跌
g18xx-purpose-acquire = 它的錢、火車和車站歸你的公司
g18xx-purpose-train = 沒有火車公司就沒有收入，而新等級的火車會讓舊的報廢
g18xx-purpose-mail = 以後每個回合都有一筆收入
g18xx-purpose-accept = 交易照提議成交
g18xx-purpose-refuse = 一切不變
g18xx-purpose-counter = 對方也許會同意你的價格
g18xx-purpose-withdraw = 你可以做別的事
g18xx-purpose-exchange = 翻面後，它就是收購公司能行駛的火車
g18xx-purpose-scrap = 在火車持有上限內騰出位置
g18xx-purpose-reclaim = 這個車站可以建在別處
g18xx-purpose-discard = 火車持有上限不允許更多
g18xx-purpose-merge = 兩家地方鐵路合成主地圖上的一家公司
g18xx-purpose-lokalbahn = 它是新公司的名稱和顏色

# Why a built-in opponent would make a move: after a colon.
g18xx-hint-auction = 到結束時它賺的會超過現在的花費。
g18xx-hint-par = 以這個價格，資金足夠讓公司啟動。
g18xx-hint-buy = 在所有能買的股份裡，以價格來看它最有潛力。
g18xx-hint-buy_float = 它能幫你創辦的公司啟動。
g18xx-hint-pay_option = 付清另一半，股權證書就全額計算，你也可以再買別的。
g18xx-hint-sell_limit = 你必須賣出，而這些股份最沒有潛力。
g18xx-hint-sell_train = 要付火車的錢，而這些股份最沒有潛力。
g18xx-hint-sell_float = 你創辦的公司需要這筆錢才能啟動。
g18xx-hint-sell_start = 有了這筆錢，你可以創辦一家比這些股份更有潛力的公司。
g18xx-hint-sell_better = 你不能持有更多股權證書，而另一份股份比這份有潛力得多。
g18xx-hint-sell_falling = { $cards ->
    [0] 這家公司沒有火車，也沒有錢買車：股價會下跌。
   *[other] 牌庫裡接下來的 { $cards } 輛火車售出後，這家公司可能既沒有火車，也沒有錢買車：股價會下跌。
}
g18xx-hint-tile = 綜合現有火車的收入和公司正準備買的火車可能帶來的收入，以花費來說，這樣的路網最好。
g18xx-hint-tile_special = 這塊板塊讓公司的路線好了不少，值得用掉這個能力。
g18xx-hint-token = 這個車站帶來的收入超過它的花費。
g18xx-hint-run = 沒有找到更好的路線。
g18xx-hint-run_train = { $train }：{ $stops }，{ $revenue } { g18xx-currency }
g18xx-hint-run_alike = { $trains }：{ $stops }，各 { $revenue } { g18xx-currency }
g18xx-hint-run_total = 合計 { $revenue } { g18xx-currency }
g18xx-hint-payout = 公司需要的火車已經有了，錢可以給股東。
g18xx-hint-withhold = 公司很快就要花錢買火車。
g18xx-hint-train = 它為公司賺的會超過它的價格。
g18xx-hint-train_none = 公司沒有能行駛的火車。
g18xx-hint-train_rust = 公司的火車不久可能報廢。
g18xx-hint-train_own = 你的另一家公司用不著它。
g18xx-hint-train_other = 你的另一家公司需要它，自己卻付不起。
g18xx-hint-train_must = 公司必須買火車，而沒有別的可買。
g18xx-hint-train_debt = { $why }你補 { $amount } { g18xx-currency }，其中貸款 { $borrowed } { g18xx-currency }。遊戲結束時還要再付同額的利息。
g18xx-hint-private = 這筆錢歸你，而公司不需要用它買火車。
g18xx-hint-exchange = 翻面後，它就是公司能行駛的火車。
g18xx-hint-discard = 在它所有的火車裡，這輛跑得最短。
g18xx-hint-discard_idle = 公司不能讓它行駛。
g18xx-hint-accept = 這個價格高於要交出的東西的價值。
g18xx-hint-refuse = 這個價格低於要交出的東西的價值。
g18xx-hint-refuse_counter = 最初的出價才符合它的價值。
g18xx-hint-pass_stock = 現在能買的股份，沒有一張比留著現金更有潛力。
g18xx-hint-pass_nothing = 現在什麼也買不了。
g18xx-hint-pass = 這一步能做的事都不划算。
g18xx-hint-played_on = 試過的幾種做法裡，與其他玩家相比，這樣做最後對你最有利。
g18xx-hint-compared = { $why }試著把這局玩完：這樣做，你的總資產約為 { $worth } { g18xx-currency }；{ $other }，約為 { $other_worth } { g18xx-currency }。
g18xx-hint-compared_even = { $why }試著把這局玩完：這樣做，你的總資產約為 { $worth } { g18xx-currency }；{ $other }，差不多一樣多。
g18xx-hint-compared_more = { $why }試著把這局玩完：這樣做，你的總資產約為 { $worth } { g18xx-currency }；{ $other }，約為 { $other_worth } { g18xx-currency }，但這不夠有把握，或者對別的玩家更有利。
g18xx-hint-bankruptcies = { $why }試玩的 { $games } 局中，這樣做有 { $mine } 局、另一種做法有 { $others } 局因有人破產而提早結束；以上金額不計這些局。
g18xx-hint-bankruptcies_counted = { $why }試玩的 { $games } 局中，這樣做有 { $mine } 局、另一種做法有 { $others } 局因有人破產而提早結束；以上金額包含這些局。
g18xx-instead-par = 以起始股價 { $price } { g18xx-currency } 創辦 { $company }
g18xx-instead-buy = 購買 { $company } 的股份
g18xx-instead-option = 取得 { $company } 一份股份的選擇權
g18xx-instead-pay_option = 支付選擇權的後半款
g18xx-instead-sell = 賣出 { $company } { $percent }% 的股份
g18xx-instead-pass = 跳過
g18xx-instead-payout = 發放股利
g18xx-instead-withhold = 保留收入
g18xx-instead-train = 購買火車 { $train }
g18xx-instead-train_of = 以 { $price } { g18xx-currency } 購買 { $company } 的火車 { $train }

# What a tile or a station would bring in the same turn.
g18xx-foresee = 🚂 收入會是多少？
g18xx-foresee-run = 這樣一來，**{ $company }** 的收入會是 { $revenue } { g18xx-currency }；照現況是 { $now } { g18xx-currency }。
