# 18xx games, orders in advance: what each does and what ends it, told to its owner alone, and why one has ended.

g18xx-order-lot = { $name }（{ $lot }）：{ $first ->
        [0] { $highest ->
            [0] 沒有出價，輪到出售時 { $asking } { g18xx-currency }
           *[other] 最高出價 { $highest } { g18xx-currency }，{ $player }
        }，至少出價 { $price } { g18xx-currency }
       *[other] 現在以 { $price } { g18xx-currency } 出售
    }
g18xx-order-beyond_ask = 到時由我決定；這條指令失效
g18xx-order-beyond_pass = 要我加到 { $up_to } { g18xx-currency } 以上時退出競標
g18xx-order-bid_up_to = **對 { $name }（{ $lot }）出價，最高 { $price } { g18xx-currency }**：輪到你時，只要別人出價更高而你有錢，我就出允許的最低價；如果它正依定價出售，我就買下。{ $beyond ->
        [pass] 你們互相加價而需要更多時，你退出競標。{ $lot } 售出、你退出競標，或者在你出價之前別人已出價到 { $price } { g18xx-currency } 不夠時，指令失效。
       *[other] { $lot } 售出、你退出競標，或者別人出價到 { $price } { g18xx-currency } 不夠時，指令失效。
    }
g18xx-order-bid_bought = **{ $name }（{ $lot }）**歸你了，所以你為它設的私密上限 { $price } { g18xx-currency } 失效。
g18xx-order-bid_sold = **{ $name }（{ $lot }）**現在歸 { $player }，所以你為它設的私密上限 { $price } { g18xx-currency } 失效。
g18xx-order-bid_out = 你退出了 **{ $name }（{ $lot }）**的競標：{ $price } { g18xx-currency } 或你剩下的錢不夠，或者競標開始前你沒有出過價。你為它設的私密上限失效。
g18xx-order-bid_beyond = 別人對 **{ $name }（{ $lot }）**出價太高，你的私密上限 { $price } { g18xx-currency } 失效：至少要 { $least } { g18xx-currency }。從現在起由你決定。

g18xx-order-to_float = { $company }：已售 { $sold }%，{ $floats }% 啟動，{ $percent }% 售價 { $price } { g18xx-currency }
g18xx-order-buy_until_float = **購買 { $company }，直到它啟動**：每回合一張股權證書，每張最高 { $price } { g18xx-currency }，不管別人做什麼，就算你會因此成為總裁。{ $company } 啟動或不復存在，或者股票輪輪到你而你不能以這個價格購買時，指令失效。
g18xx-order-floated = **{ $company }** 已經啟動，我不再替你購買它。
g18xx-order-too_dear = **{ $company }** 的一張股權證書要 { $price } { g18xx-currency }，超過你設的 { $up_to } { g18xx-currency }，我不再替你購買它。
g18xx-order-cannot_buy = 我不再替你購買 **{ $company }**：{ $why }
g18xx-order-nothing_left = 沒有剩餘的股權證書。
g18xx-order-gone = **{ $company }** 已經不在遊戲裡，所以你關於它的指令失效。

g18xx-order-held = { $company }：你持有 { $held }%，每股 { $price } { g18xx-currency }
g18xx-order-below = 每股低於 { $price } { g18xx-currency } 時
g18xx-order-president = 它的總裁賣出它的股份時
g18xx-order-sell_below = **賣出 { $company }**：在股票輪裡輪到你而每股低於 { $price } { g18xx-currency } 的第一個回合，賣出所有能賣的，就算總裁會因此換人。如果你自己賣了一些，它就等到你的下個回合。賣出之後，或者你不再持有、公司不復存在時，指令失效。
g18xx-order-sell_president = **賣出 { $company }**：它的總裁賣出它的股份之後，在股票輪裡你的下個回合，賣出所有能賣的，就算總裁會因此換人。如果你自己賣了一些，它就等到你的下個回合。賣出之後，或者你不再持有、公司不復存在時，指令失效。
g18xx-order-sell_at_once = **賣出 { $company }**：它的總裁已賣出它的股份，所以在股票輪裡你的下個回合，賣出所有能賣的，就算總裁會因此換人。如果你自己賣了一些，它就等到你的下個回合。賣出之後，或者你不再持有、公司不復存在時，指令失效。
g18xx-order-sold = 我已照你的指令替你賣出 **{ $company }** 的 { $percent }%；指令失效。
g18xx-order-holds_none = 你不再持有 **{ $company }** 的股份，所以賣出它的指令失效。

g18xx-order-held_ones = 我持有股份的公司：{ $companies }
g18xx-order-presided_ones = 我擔任總裁的公司：{ $companies }
g18xx-order-pass_untouched = 在這個股票輪裡一直**跳過**，直到別人買賣股權證書，或支付證書款，而那家公司是{ $whose ->
        [presided] 你擔任總裁的
       *[held] 你持有股份的
    }。你的其他指令先執行。這一輪結束、有步驟被收回，或者你自己做了或必須做別的事時，也失效。
g18xx-order-pass_touched = 我不再替你跳過：{ $what }
g18xx-order-traded = { $player } 買賣了 **{ $company }**。
g18xx-order-pass_round = 股票輪結束，我不再替你跳過。
g18xx-order-pass_undo = 有步驟被收回，我不再替你跳過。
g18xx-order-pass_must = 你現在不能跳過，我不再替你跳過。

g18xx-order-presided = { $company }
g18xx-order-pass_company = **替 { $company } 跳過**：它的回合裡凡是可以跳過的都跳過。行駛火車、決定股利和答覆回合之外的問題，仍由你來。有火車買入、賣出或報廢，別人做的事影響到你，你不再是 { $company } 的總裁，或者它不復存在時，指令失效。
g18xx-order-trains_changed = 火車有變化，我不再替 **{ $company }** 跳過：{ $what }
g18xx-order-a_train = 有火車買入、賣出或報廢。
g18xx-order-touched = 我不再替 **{ $company }** 跳過：{ $what }
g18xx-order-presides_no_more = 你不再是 **{ $company }** 的總裁，我不再替它跳過。
