# 18xx games, running trains and paying dividends: what happens, what is refused, and what may be chosen.

g18xx-run-train = **{ $company }** 运行 **{ $train }** 类火车，收入 { $revenue } { g18xx-currency }，停靠 { $stops }。
g18xx-run-total = **{ $company }** 总收入 { $revenue } { g18xx-currency }。
g18xx-run-not_best = { $company } 在这桌没有持有者，所以必须按最高收入运行：{ $best } { g18xx-currency }，而不是 { $revenue }。
g18xx-run-must = { $company } 有路线，必须运行：请至少填一条路线，或采用建议的最佳路线。
g18xx-dividend-paid = **{ $company }** 发放分红 { $revenue } { g18xx-currency }：{ $parts }。
g18xx-dividend-part = { $player } { $amount } { g18xx-currency }
g18xx-dividend-halved = **{ $company }** 收入 { $revenue } { g18xx-currency }，保留 { $kept } { g18xx-currency }，其余发放分红：{ $parts }。
g18xx-dividend-kept = **{ $company }** 保留 { $revenue } { g18xx-currency }。
g18xx-dividend-nothing = **{ $company }** 没有收入。
g18xx-dividend-no_train = **{ $company }** 没有自己能运行的火车，没有收入。

g18xx-option-run-train = { $card }：运行
g18xx-option-run-stop = { $stop } { $name }：{ $pays } { g18xx-currency }
g18xx-option-run-unnamed = { $stop }：{ $pays } { g18xx-currency }
g18xx-option-dividend-payout = 发放分红 { $revenue } { g18xx-currency }：你得 { $yours } { g18xx-currency }；股价变为 { $price } { g18xx-currency }
g18xx-option-dividend-withhold = 保留 { $revenue } { g18xx-currency }；股价变为 { $price } { g18xx-currency }
g18xx-suggest-run-proved = 最佳路线：{ $revenue } { g18xx-currency }（已证明最优）
g18xx-suggest-run-found = 限时内找到的最佳路线：{ $revenue } { g18xx-currency }
