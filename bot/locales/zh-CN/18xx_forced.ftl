# 18xx games, money for a train that a company must have: what happens, what is refused, and what may be chosen.

g18xx-forced-raises = **{ $company }** 必须购买火车，还差 { $amount } { g18xx-currency }。{ $short ->
        [0] 现金不够的部分，**{ $player }** 必须卖出证书补足。
       *[other] ⚠ **{ $player }** 即使卖出所有可卖的证书，也只能筹到 { $raised } { g18xx-currency }：即告破产，游戏立即结束。
    }
g18xx-prompt-bankrupt = ⚠ **{ $company }**（{ $cash } { g18xx-currency }）必须购买一辆自己能运行的火车，而 { $player } 最多只能补 { $raised } { g18xx-currency }：无论从银行买哪辆火车，{ $player } 都会破产，游戏立即结束。{ $others ->
        [0] {""}
       *[other] 如果别家公司的总裁同意，也许还能以更低的价格买到它的火车。
    }
g18xx-forced-bankrupt = 💥 **{ $player }** 付不起 **{ $company }** 必须购买的火车，破产。游戏立即结束。
g18xx-forced-not_so = 你现在不能卖出 { $company } 的 { $percent }%：卖出的不能超过火车所需，不能使总裁易人，也不能卖还没创办的公司。
g18xx-option-forced_portion = { $percent }%，得 { $money } { g18xx-currency }
g18xx-prompt-raising = **{ $company }** 必须购买火车：{ $player } 必须卖出证书，筹集 { $missing } { g18xx-currency }。
