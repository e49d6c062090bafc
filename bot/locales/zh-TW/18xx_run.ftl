# 18xx games, running trains and paying dividends: what happens, what is refused, and what may be chosen.

g18xx-run-train = **{ $company }** 行駛 **{ $train }** 類火車，收入 { $revenue } { g18xx-currency }，途經 { $stops }。
g18xx-run-total = **{ $company }** 總收入 { $revenue } { g18xx-currency }。
g18xx-run-not_best = { $company } 在這桌沒有持有者，所以必須以最高收入行駛：{ $best } { g18xx-currency }，而不是 { $revenue }。
g18xx-run-must = { $company } 有路線，必須行駛：請至少填一條路線，或採用建議的最佳路線。
g18xx-dividend-paid = **{ $company }** 發放股利 { $revenue } { g18xx-currency }：{ $parts }。
g18xx-dividend-part = { $player } { $amount } { g18xx-currency }
g18xx-dividend-halved = **{ $company }** 收入 { $revenue } { g18xx-currency }，保留 { $kept } { g18xx-currency }，其餘發放股利：{ $parts }。
g18xx-dividend-kept = **{ $company }** 保留 { $revenue } { g18xx-currency }。
g18xx-dividend-nothing = **{ $company }** 沒有收入。
g18xx-dividend-no_train = **{ $company }** 沒有自己能行駛的火車，沒有收入。

g18xx-option-run-train = { $card }：行駛
g18xx-option-run-stop = { $stop } { $name }：{ $pays } { g18xx-currency }
g18xx-option-run-unnamed = { $stop }：{ $pays } { g18xx-currency }
g18xx-option-dividend-payout = 發放股利 { $revenue } { g18xx-currency }：你得 { $yours } { g18xx-currency }；股價變為 { $price } { g18xx-currency }
g18xx-option-dividend-withhold = 保留 { $revenue } { g18xx-currency }；股價變為 { $price } { g18xx-currency }
g18xx-suggest-run-proved = 最佳路線：{ $revenue } { g18xx-currency }（已證明為最佳）
g18xx-suggest-run-found = 限時內找到的最佳路線：{ $revenue } { g18xx-currency }
