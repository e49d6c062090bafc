# Ticket to Ride: what happens, what is refused, and what may be chosen.

# Cards. The squares help the eye; the words carry the meaning.
ttr-card-purple = 🟪 紫色
ttr-card-blue = 🟦 蓝色
ttr-card-orange = 🟧 橙色
ttr-card-white = ⬜ 白色
ttr-card-green = 🟩 绿色
ttr-card-yellow = 🟨 黄色
ttr-card-black = ⬛ 黑色
ttr-card-red = 🟥 红色
ttr-card-locomotive = 🚂 彩虹票
ttr-any_colour = 任意一种颜色

ttr-payment-coloured = { $cards } 张 { $colour }
ttr-payment-locomotives = { $locomotives } 张 🚂 彩虹票
ttr-payment-mixed = { $cards } 张 { $colour } + { $locomotives } 张 🚂 彩虹票
ttr-route = { $a }–{ $b }
ttr-route-twin = { $a }–{ $b }（{ $colour }）
ttr-ticket = { $a } – { $b }（{ $points }）
ttr-ticket-gained = { $a } – { $b }：+{ $points }
ttr-ticket-countries = { $a } – { $countries }
ttr-country = { $name }（{ $points }）

# What may be chosen.
ttr-option-deck = 🎴 从牌库盲抽
ttr-option-face_up = { $card }
ttr-option-face_up_locomotive = 🚂 彩虹票（只能抽这一张）
ttr-option-city = { $city }
ttr-option-route-plain = { $route }：{ $length } 格 { $colour }，{ $points } 分
ttr-option-route-tunnel = { $route }：{ $length } 格 { $colour }，隧道，{ $points } 分
ttr-option-route-ferry = { $route }：{ $length } 格 { $colour }，渡轮需 { $locomotives } 张 🚂，{ $points } 分

# Orders in advance.
ttr-order-any_colour = 任意颜色
ttr-order-own_colour = 按它的颜色
ttr-order-any_locomotives = 需要几张用几张
ttr-order-most_locomotives = { $locomotives ->
        [0] 不用
       *[other] 最多 { $locomotives } 张
    }
ttr-order-claim_any = 一旦付得起，就**占用 { $route }**。占用之后，或者再也无法占用时，指令失效。
ttr-order-claim_any_few = 一旦付得起，就**占用 { $route }**，{ $locomotives ->
        [0] 不用彩虹票
       *[other] 最多用 { $locomotives } 张彩虹票
    }。占用之后，或者再也无法占用时，指令失效。
ttr-order-claim_colour = 一旦付得起，就用 { $colour }**占用 { $route }**。占用之后，或者再也无法占用时，指令失效。
ttr-order-claim_colour_few = 一旦付得起，就用 { $colour }**占用 { $route }**，{ $locomotives ->
        [0] 不用彩虹票
       *[other] 最多用 { $locomotives } 张彩虹票
    }。占用之后，或者再也无法占用时，指令失效。
ttr-order-claim_done = 占用 { $route } 的指令已执行：这段铁轨归你了。
ttr-order-claim_lost = 占用 { $route } 的指令已失效。{ $why }
ttr-order-draw = **抽 { $cards } 张车票**：面朝上的有 { $colour }就抽它，否则从牌库盲抽。抽完后指令失效。
ttr-order-draw_blind = 从牌库**盲抽 { $cards } 张车票**。抽完后指令失效。
ttr-order-drawn = 抽{ $colour }（没有则盲抽）的指令已执行：车票都抽完了。
ttr-order-drawn_blind = 从牌库盲抽的指令已执行：车票都抽完了。

ttr-worth-mark = -# ★ 标出对你的任务牌有帮助的选项；能完成任务牌的排在最前。只有你看得到。
ttr-worth-completes = 能完成 { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}和另外 { $more } 张
    }
ttr-worth-saves = 为 { $ticket } 省下 { $trains } 节车厢
ttr-worth-opens = 是 { $ticket } 仅剩的路
ttr-worth-helps = 用于 { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}和另外 { $more } 张
    }

# What happens.
ttr-begin = **{ $player }** 是起始玩家。
ttr-draw-blind = **{ $player }** 从牌库抽一张车票。
ttr-draw-second_card = 抽你的第二张车票。不能是面朝上的彩虹票。
ttr-draw-yours = 你抽到 **{ $card }**。
ttr-draw-face_up = **{ $player }** 拿走 { $card }。
ttr-row-filled = 翻开：{ $cards }。
ttr-row-reset = 面朝上的有三张彩虹票，所以五张全部弃掉重翻：{ $cards }。
ttr-claim-claimed = **{ $player }** 用 { $payment }占用 **{ $route }**，得 { $points } 分。
ttr-tunnel-revealed = **{ $player }** 用 { $payment }尝试隧道 **{ $route }**。{ $number ->
        [0] 已经没有车票可翻。
       *[other] 翻开：{ $cards }。{ $extra ->
            [0] 无须额外车票。
           *[other] 需要 { $extra } 张额外车票。
        }
    }
ttr-tunnel-caution = ⚠️ 这是隧道。要翻开 { $cards } 张车票：每翻出一张与你所付颜色相同的，或一张彩虹票，你就要多付一张。如果你只用彩虹票支付，那么只有彩虹票才算。付不起的话，你收回车票，回合结束。
ttr-tunnel-payable = 隧道 **{ $route }** 需要 { $extra } 张额外车票：{ $wild ->
        [0] { $colour }或 🚂 彩虹票。你有 { $held } 张。
       *[other] 只能用 🚂 彩虹票。你有 { $held } 张。
    }如果放弃隧道，你收回车票，回合结束。
ttr-tunnel-not_payable = 隧道 **{ $route }** 需要 { $extra } 张额外车票：{ $wild ->
        [0] { $colour }或 🚂 彩虹票
       *[other] 只能用 🚂 彩虹票
    }。你{ $held ->
        [0] 一张也没有
       *[other] 只有 { $held } 张
    }，所以付不起：还差 { $missing } 张。你收回打出的车票，回合结束。
ttr-tunnel-paid = **{ $player }** 额外支付 { $payment }。
ttr-tunnel-abandoned = **{ $player }** 放弃隧道 { $route }，收回车票。
ttr-station-built = **{ $player }** 用 { $payment }在 **{ $city }** 建造火车站。
ttr-tickets-drawn = **{ $player }** 抽 { $tickets } 张任务牌。
ttr-tickets-yours = 你抽到 { $tickets }。至少保留 { $keep } 张。
ttr-keep-yours = 你保留 { $tickets }。
ttr-keep-chosen = **{ $player }** 选好了任务牌。
ttr-keep-named = **{ $player }** 保留了 { $tickets }。
ttr-keep-opening = 保留的任务牌：{ $kept }。
ttr-keep-number = **{ $player }** { $tickets } 张
ttr-keep-kept = **{ $player }** 保留 { $tickets } 张任务牌{ $returned ->
        [0] 。
       *[other] ，放回 { $returned } 张。
    }
ttr-pass = **{ $player }** 无法行动，跳过。
ttr-last_round = 🏁 **{ $player }** { $trains ->
        [0] 没有车厢了
       *[other] 只剩 { $trains } 节车厢
    }。包括 { $player } 在内，每人再进行一个回合。
ttr-last_turn = 🏁 最后一轮：这是你的最后一个回合。
ttr-tickets-late = ⚠️ 这是你的最后一个回合：新抽的任务牌，如果你现有的铁轨还没有完成它，就要倒扣它的分数。
ttr-end-score = { $player } { $points }
# By how much a move changed what somebody could expect: a sign and a number.
ttr-score_change = { $sign }{ $amount } 分
ttr-end-won = 🏆 { $number ->
        [1] **{ $winners }** 获胜
       *[other] **{ $winners }** 并列获胜
    }。{ $scores }。

# What is refused.
ttr-claim-no_such_route = 没有“{ $route }”这段铁轨。请写出它连接的两座城市，或从建议里选一个。
ttr-claim-unpayable = 你的车票不够占用 { $route }：需要 { $length } 张{ $colour }。
ttr-claim-not_paid = 请写明怎样支付 { $route }：需要 { $length } 张{ $colour }。
ttr-claim-taken = { $owner } 已经占用了 { $route }。
ttr-claim-own_twin = { $route } 是双线铁轨之一。另一段已经是你的，同一名玩家不能两段都占用。
ttr-claim-twin_closed = { $route } 是双线铁轨之一。另一段已被占用，而不足 { $players } 名玩家时只能占用其中一段。
ttr-claim-too_few_trains = { $route } 需要 { $length } 节车厢；你只剩 { $trains } 节。
ttr-claim-wrong_colour = { $route } 必须用 { $colour }车票或彩虹票支付。
ttr-claim-ferry = { $route } 是渡轮：至少要有 { $locomotives } 张彩虹票。
ttr-pay-wrong_number = 需要 { $cost } 张车票；你给了 { $given } 张。
ttr-pay-unreadable = “{ $given }”不是一种支付方式。请写成 `2 张红色，1 张彩虹票` 这样：一种颜色，加上彩虹票。
ttr-pay-not_held = 你没有 { $payment }。
ttr-draw-deck_empty = 牌库空了，也没有弃牌可洗。
ttr-draw-no_such_card = 没有“{ $card }”这种车票。请写一种颜色、“彩虹票”或“从牌库盲抽”。
ttr-draw-not_face_up = 面朝上的车票里没有 { $card }。{ $possible_count ->
        [0] {""}
       *[other] 你可以拿：{ $possible }。
    }
ttr-draw-second_locomotive = 第二张不能是面朝上的彩虹票。你可以拿：{ $possible }。
ttr-station-no_such_city = 没有“{ $city }”这座城市。请从建议里选一个。
ttr-station-occupied = { $owner } 在 { $city } 已有火车站。
ttr-station-none_left = 你的 { $stations } 座火车站都建完了。
ttr-tickets-none_left = 没有任务牌可抽了。
ttr-keep-not_offered = 那不是你抽到的任务牌。
ttr-keep-too_few = 你必须至少保留 { $must } 张任务牌；你选了 { $kept } 张。
ttr-tunnel-wrong_colour = 这条隧道的额外车票必须是 { $colour }或彩虹票。
ttr-pass-can_move = 只有在没有其他行动可选时，你才能跳过。你可以：{ $possible }。

# What only the owner of a ticket is told.
ttr-progress-done = 🎫 你完成了 **{ $a } – { $b }**：{ $points } 分。
ttr-progress-lent = 🎫 按现在的局面，你的一座火车站让你完成 **{ $a } – { $b }**：{ $points } 分。一座火车站只借用一段铁轨供你所有任务牌使用，结束时会选最有利的。
ttr-progress-impossible = 🎫 **{ $a } – { $b }** 已无法完成：你剩下的车厢和火车站不够走通任何一条路。它会扣你 { $points } 分。

# The same before the move is made.
ttr-foretold-done = 🎫 这会完成 **{ $a } – { $b }**：{ $points } 分。
ttr-foretold-lent = 🎫 按现在的局面，加上你的一座火车站借用的铁轨，这会完成 **{ $a } – { $b }**：{ $points } 分。一座火车站只借用一段铁轨供你所有任务牌使用，结束时会选最有利的。
ttr-foretold-impossible = ⚠️ 这样一来，**{ $a } – { $b }** 就无法完成了：你剩下的车厢和火车站不够走通任何一条路。它会扣你 { $points } 分。

# How what others did touches whoever holds tickets; only that player reads it.
ttr-effect-longer = 你完成 **{ $a } – { $b }** 的最短路线，现在需要 { $now } 节车厢，原来是 { $was } 节。
ttr-effect-closed = 只靠你自己的铁轨，已经走不通 **{ $a } – { $b }** 了。

# What a kind of move is good for, as the help says it of what can be done now.
ttr-purpose-keep = 结束时，完成的加分，没完成的扣分
ttr-purpose-draw = 占用铁轨、建造火车站都要用车票付
ttr-purpose-tickets = 结束时能得更多分，只要你还来得及完成
ttr-purpose-pass = 没有其他行动可选

# Why a built-in opponent would make a move: after a colon.
ttr-hint-keep = { $tickets ->
        [1] 这张任务牌可以完成
       *[other] 这些任务牌可以一起完成
    }，相对所需的回合数得分最多。
ttr-hint-keep_hopeless = { $tickets ->
        [1] 这张任务牌恐怕来不及完成
       *[other] 这些任务牌恐怕来不及全部完成
    }，但其他选择损失更大。
ttr-hint-claim_completes = 这段铁轨{ $helps }。
ttr-hint-claim_ticket = 你需要这段铁轨：它{ $helps }，而且车票够了。
ttr-hint-claim_points = 它能得 { $points } 分，而这些车票你别处用不上。
ttr-hint-claim_dearer = 它能得 { $points } 分，比把这些车票留给别的铁轨更值。
ttr-hint-draw_deck = 面朝上的车票，没有一张比盲抽更好。
ttr-hint-draw_card = 占用 { $route } 需要这张车票。
ttr-hint-draw_later = 在能拿的车票里，它对今后的铁轨最有用。
ttr-hint-station = 建在那里，你的一张任务牌就能借用别人的铁轨。
ttr-hint-station_only = 你没有其他行动可选。
ttr-hint-tickets = 手上的任务牌已经没什么可做的，而时间还够再完成一张。
ttr-hint-tickets_only = 你没有其他行动可选。
ttr-hint-tunnel = 否则这个回合就白费了，比付出这些车票更亏。
ttr-hint-abandon = 你没有隧道所需的额外车票。
ttr-hint-pass = 你没有其他行动可选。
ttr-hint-compared = { $why }多次推演到终局：{ $aim }，100 局中胜 { $won } 局；{ $other }，胜 { $other_won } 局。
ttr-hint-compared_even = { $why }多次推演到终局：{ $aim }，100 局中胜 { $won } 局；{ $other }，胜局差不多一样多。
ttr-aim-tickets = 完成任务牌 { $tickets }
ttr-aim-points = 只为得分占用铁轨
ttr-aim-more = 抽取新的任务牌

ttr-graph-trains = 剩余车厢
