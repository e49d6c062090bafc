# 18xx games, orders in advance: what each does and what ends it, told to its owner alone, and why one has ended.

g18xx-order-lot = { $name }（{ $lot }）：{ $first ->
        [0] { $highest ->
            [0] 没有出价，轮到出售时售价 { $asking } { g18xx-currency }
           *[other] 最高出价 { $highest } { g18xx-currency }，{ $player }
        }，至少出价 { $price } { g18xx-currency }
       *[other] 现在以 { $price } { g18xx-currency } 出售
    }
g18xx-order-beyond_ask = 到时由我决定；这条指令失效
g18xx-order-beyond_pass = 要我加到 { $up_to } { g18xx-currency } 以上时退出竞拍
g18xx-order-bid_up_to = **为 { $name }（{ $lot }）出价，最高 { $price } { g18xx-currency }**：轮到你时，只要别人出价更高而你有钱，我就出允许的最低价；如果它正按价出售，我就买下。{ $beyond ->
        [pass] 你们相互加价而需要更多时，你退出竞拍。{ $lot } 售出、你退出竞拍，或者在你出价之前别人已出价到 { $price } { g18xx-currency } 不够时，指令失效。
       *[other] { $lot } 售出、你退出竞拍，或者别人出价到 { $price } { g18xx-currency } 不够时，指令失效。
    }
g18xx-order-bid_bought = **{ $name }（{ $lot }）**归你了，所以你为它设的私密上限 { $price } { g18xx-currency } 失效。
g18xx-order-bid_sold = **{ $name }（{ $lot }）**现在归 { $player }，所以你为它设的私密上限 { $price } { g18xx-currency } 失效。
g18xx-order-bid_out = 你退出了 **{ $name }（{ $lot }）**的竞拍：{ $price } { g18xx-currency } 或你剩下的钱不够，或者竞拍开始前你没有出过价。你为它设的私密上限失效。
g18xx-order-bid_beyond = 别人为 **{ $name }（{ $lot }）**出价太高，你的私密上限 { $price } { g18xx-currency } 失效：至少要 { $least } { g18xx-currency }。从现在起由你决定。

g18xx-order-to_float = { $company }：已售 { $sold }%，{ $floats }% 启动，{ $percent }% 售价 { $price } { g18xx-currency }
g18xx-order-buy_until_float = **购买 { $company }，直到它启动**：每回合一张证书，每张最高 { $price } { g18xx-currency }，不管别人做什么，即使你会因此成为总裁。{ $company } 启动或不复存在，或者股票轮轮到你而你不能以这个价格购买时，指令失效。
g18xx-order-floated = **{ $company }** 已经启动，我不再替你购买它。
g18xx-order-too_dear = **{ $company }** 的一张证书要 { $price } { g18xx-currency }，超过你写的 { $up_to } { g18xx-currency }，我不再替你购买它。
g18xx-order-cannot_buy = 我不再替你购买 **{ $company }**：{ $why }
g18xx-order-nothing_left = 没有剩余证书。
g18xx-order-gone = **{ $company }** 已经不在游戏里，所以你关于它的指令失效。

g18xx-order-held = { $company }：你持有 { $held }%，每股 { $price } { g18xx-currency }
g18xx-order-below = 每股低于 { $price } { g18xx-currency } 时
g18xx-order-president = 它的总裁卖出它的股份时
g18xx-order-sell_below = **卖出 { $company }**：在股票轮里轮到你而每股低于 { $price } { g18xx-currency } 的第一个回合，卖出所有可卖的，即使总裁会因此易人。如果你自己卖了一些，它就等到你的下个回合。卖出之后，或者你不再持有、公司不复存在时，指令失效。
g18xx-order-sell_president = **卖出 { $company }**：它的总裁卖出它的股份之后，在股票轮里你的下个回合，卖出所有可卖的，即使总裁会因此易人。如果你自己卖了一些，它就等到你的下个回合。卖出之后，或者你不再持有、公司不复存在时，指令失效。
g18xx-order-sell_at_once = **卖出 { $company }**：它的总裁已卖出它的股份，所以在股票轮里你的下个回合，卖出所有可卖的，即使总裁会因此易人。如果你自己卖了一些，它就等到你的下个回合。卖出之后，或者你不再持有、公司不复存在时，指令失效。
g18xx-order-sold = 我已按你的指令替你卖出 **{ $company }** 的 { $percent }%；指令失效。
g18xx-order-holds_none = 你不再持有 **{ $company }** 的股份，所以卖出它的指令失效。

g18xx-order-held_ones = 我持有股份的公司：{ $companies }
g18xx-order-presided_ones = 我任总裁的公司：{ $companies }
g18xx-order-pass_untouched = 在这个股票轮里一直**跳过**，直到别人买卖证书，或支付证书款，而那家公司是{ $whose ->
        [presided] 你任总裁的
       *[held] 你持有股份的
    }。你的其他指令先执行。这一轮结束、有人收回步骤，或者你自己做了或必须做别的事时，也失效。
g18xx-order-pass_touched = 我不再替你跳过：{ $what }
g18xx-order-traded = { $player } 买卖了 **{ $company }**。
g18xx-order-pass_round = 股票轮结束，我不再替你跳过。
g18xx-order-pass_undo = 有人收回步骤，我不再替你跳过。
g18xx-order-pass_must = 你现在不能跳过，我不再替你跳过。

g18xx-order-presided = { $company }
g18xx-order-pass_company = **替 { $company } 跳过**：它的回合里凡是可以跳过的都跳过。运行火车、决定分红和答复回合之外的问题，仍由你来。有火车买入、卖出或报废，别人做的事与你有关，你不再是 { $company } 的总裁，或者它不复存在时，指令失效。
g18xx-order-trains_changed = 火车有变化，我不再替 **{ $company }** 跳过：{ $what }
g18xx-order-a_train = 有火车买入、卖出或报废。
g18xx-order-touched = 我不再替 **{ $company }** 跳过：{ $what }
g18xx-order-presides_no_more = 你不再是 **{ $company }** 的总裁，我不再替它跳过。
