# 1854: what companies do besides track: commands, buttons and questions. Money is in G.

command-1854-dividend = 发放分红或保留收入
command-1854-dividend-decision = 发放分红或保留收入
command-1854-train = 购买火车
command-1854-train-train = 哪辆火车，从哪里买
command-1854-train-price = 价格（G）；银行的火车按标价
command-1854-mail = 购买邮政合同
command-1854-mail-size = 小或大
command-1854-discard = 退回超过上限的火车
command-1854-discard-train = 哪辆火车
command-1854-merge = 提议合并你的地方铁路
command-1854-merge-partner = 与哪一家
command-1854-lokalbahn = 选择两家地方铁路合成哪家 Lokalbahn AG
command-1854-lokalbahn-company = A、B 或 C
command-1854-accept = 同意对你的提议
command-1854-refuse = 拒绝对你的提议
command-1854-counter = 报出你愿意成交的价格
command-1854-counter-price = 你的价格（G）
command-1854-withdraw = 收回你的提议

core-move-mail = 购买邮政合同
core-move-merge = 合并地方铁路
core-move-lokalbahn = 选择 Lokalbahn AG

g1854-move-dividend = 分红
g1854-move-train = 购买火车
g1854-move-mail = 购买邮政合同
g1854-move-discard = 退回火车
g1854-move-merge = 提议合并
g1854-move-lokalbahn = 选择 Lokalbahn AG
g1854-move-accept = 接受
g1854-move-refuse = 拒绝
g1854-move-counter = 还价
g1854-move-withdraw = 收回提议

g1854-button-dividend = 决定分红
g1854-button-train = 购买火车
g1854-direct-train = 购买：{ $option }
g1854-button-mail = 购买邮政合同
g1854-button-discard = 退回火车
g1854-button-merge = 提议合并
g1854-button-lokalbahn = 选择 Lokalbahn AG
g1854-button-accept = 接受
g1854-button-refuse = 拒绝
g1854-button-counter = 还价
g1854-button-withdraw = 收回提议

g1854-confirm-dividend = 是，就这样
g1854-confirm-train = 购买
g1854-confirm-mail = 购买
g1854-confirm-discard = 退回
g1854-confirm-merge = 合并
g1854-confirm-lokalbahn = 组成
g1854-confirm-accept = 是，接受
g1854-confirm-refuse = 是，拒绝
g1854-confirm-counter = 报这个价
g1854-confirm-withdraw = 是，收回

g1854-ask-dividend-decision = 发放分红，还是保留收入？
g1854-ask-counter-price = 什么价格你会同意，{ $least } 到 { $most } G？
g1854-write-counter = 你的价格：{ $what } 卖给 { $company }
g1854-write-counter-price = 你的价格，{ $least } 到 { $most } G
g1854-ask-train-train = 哪辆火车？
g1854-ask-train-price = 出多少，{ $least } 到 { $most } G？
g1854-ask-mail-size = 哪种合同？公司整局只能有一份，每个回合开始时带来收入。
g1854-ask-discard-train = 退回哪辆火车？它进入银行池，没有补偿。
g1854-ask-merge-partner = 与哪家地方铁路？须其持有者同意，除非是你自己的。
g1854-ask-lokalbahn-company = 合成哪家 Lokalbahn AG？三家只是字母不同。

# What happens.
g1854-contract-small = **{ $company }** 以 { $price } G 购买小邮政合同。
g1854-contract-large = **{ $company }** 以 { $price } G 购买大邮政合同。
g1854-contract-pays = **{ $company }** 的邮政合同带来 { $income } G。
g1854-contract-passed = **{ $company }** 不购买邮政合同。
g1854-merger-open = 现在地方铁路可以合并。
g1854-merger-passed = **{ $company }** 不提议合并。
g1854-merger-forced = **{ $companies }** 必须合并。
g1854-merger-begins = **{ $companies }** 合并。
g1854-merger-done = **{ $companies }** 合成 **{ $company }**，股价 { $price } G，公司资金 { $cash } G。**{ $player }** 出任总裁{ $both ->
        [0] ，**{ $other }** 得到另一张证书
       *[other] ，并得到两张证书
    }。
g1854-merger-map_cleared = 最后的地方铁路已合并：它们地图上的板块可以再次使用。
g1854-train-removed = 银行里最后一辆 { $train } 类火车移出游戏。
g1854-railway-closes = 山区铁路 **{ $railways }** 关闭。
g1854-bank-broken = 📣 **银行耗尽。**它继续付款；这组运营轮之后游戏结束。
g1854-bank-broken_between = 📣 **银行耗尽。**它继续付款；下一组运营轮之后游戏结束。

# What is refused.
g1854-contract-not_for_it = { $company } 不能购买邮政合同：只有干线公司和 Lokalbahn AG 可以。
g1854-contract-has_one = { $company } 已有邮政合同，整局只能买一份。
g1854-contract-none_left = 没有剩余的这种邮政合同。
g1854-contract-too_costly = 这份合同要 { $price } G，而 { $company } 有 { $cash } G。总裁不能补钱。
g1854-merger-no_partner = { $company } 不能与 { $partner } 合并：请选一家持有者没有刚拒绝过的地方铁路。
g1854-merger-no_such_name = 没有 { $company } 这家 Lokalbahn AG。
g1854-merger-name_taken = { $company } 不是还能组成的 Lokalbahn AG。

# What may be chosen.
g1854-option-contract_small = 小：{ $price } G；每回合 { $income } G{ $later_count ->
        [0] { "" }
       *[other] ，以后 { $later }
    }（剩 { $left } 份）
g1854-option-contract_large = 大：{ $price } G；每回合 { $income } G{ $later_count ->
        [0] { "" }
       *[other] ，以后 { $later }
    }（剩 { $left } 份）
g1854-option-lokalbahn = { $name }
g1854-option-merge = { $player } 的 { $company }，有 { $cash } G

# What both sides of a merger want to know.
g1854-sheet-lokalbahn = Lokalbahn AG 以每股 { $price } G 起步，公司资金 { $cash } G；双方的加号火车和车站移出游戏
g1854-sheet-contract = 与地方铁路不同，Lokalbahn AG 可以有邮政合同，有路线时必须有火车
g1854-sheet-local_map = { $last ->
        [0] 地方地图的板块保留到三家 Lokalbahn AG 都出现
       *[other] 它是三家中的最后一家：地方地图的板块归回供应区
    }
g1854-sheet-limit = { $player } 持有 { $held } 张证书（上限 { $most }），之后会持有 { $after } 张

# Leading through a turn.

g1854-prompt-contract = **{ $company }**（{ $cash } G）在回合结束前可以购买邮政合同。
g1854-prompt-merger = **{ $company }**（{ $cash } G）可以与另一家地方铁路合并，须其持有者同意。
g1854-prompt-naming = **{ $company }** 合并：由其持有者选择 Lokalbahn AG。
g1854-prompt-lokalbahn_home = **{ $company }**（{ $cash } G）选择总部；在那里铺设板块免费。
g1854-pass-contract = 不买邮政合同
g1854-pass-merger = 不提议合并
g1854-never-contract = 不再问我 { $company } 的邮政合同
g1854-never-merger = 不再问我 { $company } 的合并
g1854-answered-contract = { $company } 的邮政合同
g1854-never-idle = 不再问我 { $company } 的加号火车
g1854-answered-idle = { $company } 的加号火车
g1854-answered-merger = { $company } 的合并
