# 18xx games, money for a train that a company must have: what happens, what is refused, and what may be chosen.

g18xx-forced-raises = **{ $company }** 必須購買火車，還差 { $amount } { g18xx-currency }。{ $short ->
        [0] 現金不夠的部分，**{ $player }** 必須賣出股權證書補足。
       *[other] ⚠ **{ $player }** 就算賣出所有能賣的股權證書，也只能籌到 { $raised } { g18xx-currency }：這就是破產，遊戲立刻結束。
    }
g18xx-prompt-bankrupt = ⚠ **{ $company }**（{ $cash } { g18xx-currency }）必須購買一輛自己能行駛的火車，而 { $player } 最多只能補 { $raised } { g18xx-currency }：不論向銀行買哪輛火車，{ $player } 都會破產，遊戲立刻結束。{ $others ->
        [0] {""}
       *[other] 如果別家公司的總裁同意，也許還能以更低的價格買到它的火車。
    }
g18xx-forced-bankrupt = 💥 **{ $player }** 付不起 **{ $company }** 必須購買的火車，破產。遊戲立刻結束。
g18xx-forced-not_so = 你現在不能賣出 { $company } 的 { $percent }%：賣出的不能超過火車所需，不能讓總裁換人，也不能賣還沒創辦的公司。
g18xx-option-forced_portion = { $percent }%，得 { $money } { g18xx-currency }
g18xx-prompt-raising = **{ $company }** 必須購買火車：{ $player } 必須賣出股權證書，籌到 { $missing } { g18xx-currency }。
