# Ticket to Ride: what happens, what is refused, and what may be chosen.

# Cards. The squares help the eye; the words carry the meaning.
ttr-card-purple = 🟪 紫色
ttr-card-blue = 🟦 藍色
ttr-card-orange = 🟧 橘色
ttr-card-white = ⬜ 白色
ttr-card-green = 🟩 綠色
ttr-card-yellow = 🟨 黃色
ttr-card-black = ⬛ 黑色
ttr-card-red = 🟥 紅色
ttr-card-locomotive = 🚂 火車頭
ttr-any_colour = 任意一種顏色

ttr-payment-coloured = { $cards } 張 { $colour }
ttr-payment-locomotives = { $locomotives } 張 🚂 火車頭
ttr-payment-mixed = { $cards } 張 { $colour } + { $locomotives } 張 🚂 火車頭
ttr-route = { $a }–{ $b }
ttr-route-twin = { $a }–{ $b }（{ $colour }）
ttr-ticket = { $a } – { $b }（{ $points }）
ttr-ticket-gained = { $a } – { $b }：+{ $points }
ttr-ticket-countries = { $a } – { $countries }
ttr-country = { $name }（{ $points }）

# What may be chosen.
ttr-option-deck = 🎴 從牌庫盲抽
ttr-option-face_up = { $card }
ttr-option-face_up_locomotive = 🚂 火車頭（只能抽這一張）
ttr-option-city = { $city }
ttr-option-route-plain = { $route }：{ $length } 格 { $colour }，{ $points } 分
ttr-option-route-tunnel = { $route }：{ $length } 格 { $colour }，隧道，{ $points } 分
ttr-option-route-ferry = { $route }：{ $length } 格 { $colour }，渡輪需 { $locomotives } 張 🚂，{ $points } 分

# Orders in advance.
ttr-order-any_colour = 任意顏色
ttr-order-own_colour = 照它的顏色
ttr-order-any_locomotives = 需要幾張用幾張
ttr-order-most_locomotives = { $locomotives ->
        [0] 不用
       *[other] 最多 { $locomotives } 張
    }
ttr-order-claim_any = 你一付得起，就**佔領 { $route }**。這段路線歸你，或者你不能再佔領它時，指令失效。
ttr-order-claim_any_few = 你一付得起，就**佔領 { $route }**，{ $locomotives ->
        [0] 不用火車頭
       *[other] 最多用 { $locomotives } 張火車頭
    }。這段路線歸你，或者你不能再佔領它時，指令失效。
ttr-order-claim_colour = 你一付得起，就用 { $colour }**佔領 { $route }**。這段路線歸你，或者你不能再佔領它時，指令失效。
ttr-order-claim_colour_few = 你一付得起，就用 { $colour }**佔領 { $route }**，{ $locomotives ->
        [0] 不用火車頭
       *[other] 最多用 { $locomotives } 張火車頭
    }。這段路線歸你，或者你不能再佔領它時，指令失效。
ttr-order-claim_done = 佔領 { $route } 的指令已執行：這段路線是你的了。
ttr-order-claim_lost = 佔領 { $route } 的指令已失效。{ $why }
ttr-order-draw = **抽 { $cards } 張火車卡**：翻開的有 { $colour }就拿，否則從牌庫盲抽。抽完後指令失效。
ttr-order-draw_blind = 從牌庫**盲抽 { $cards } 張火車卡**。抽完後指令失效。
ttr-order-drawn = 抽 { $colour }、沒有就盲抽的指令已執行：火車卡都抽完了。
ttr-order-drawn_blind = 從牌庫盲抽的指令已執行：火車卡都抽完了。

ttr-worth-mark = -# ★ 標出對你的任務卡有幫助的選項；能完成任務卡的排最前面。只有你看得到。
ttr-worth-completes = 能完成 { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}和另外 { $more } 張任務卡
    }
ttr-worth-saves = 為 { $ticket } 省下 { $trains } 節車廂
ttr-worth-opens = 是完成 { $ticket } 唯一剩下的路
ttr-worth-helps = 有助於 { $ticket }{ $more ->
        [0] {""}
       *[other] {" "}和另外 { $more } 張任務卡
    }

# What happens.
ttr-begin = **{ $player }** 是起始玩家。
ttr-draw-blind = **{ $player }** 從牌庫抽一張火車卡。
ttr-draw-second_card = 抽你的第二張火車卡。不能是翻開的火車頭。
ttr-draw-yours = 你抽到 **{ $card }**。
ttr-draw-face_up = **{ $player }** 拿走 { $card }。
ttr-row-filled = 翻開：{ $cards }。
ttr-row-reset = 翻開的有三張火車頭，所以五張全部棄掉重翻：{ $cards }。
ttr-claim-claimed = **{ $player }** 用 { $payment }佔領 **{ $route }**，得 { $points } 分。
ttr-tunnel-revealed = **{ $player }** 用 { $payment }挖掘隧道 **{ $route }**。{ $number ->
        [0] 已經沒有火車卡可翻。
       *[other] 翻開：{ $cards }。{ $extra ->
            [0] 不需額外火車卡。
           *[other] 需要 { $extra } 張額外火車卡。
        }
    }
ttr-tunnel-caution = ⚠️ 這是隧道。要翻開 { $cards } 張火車卡：每翻出一張與你所付顏色相同的，或一張火車頭，你就要多付一張。如果你只用火車頭支付，那麼只有火車頭才算。付不起的話，你收回火車卡，回合結束。
ttr-tunnel-payable = 隧道 **{ $route }** 需要 { $extra } 張額外火車卡：{ $wild ->
        [0] { $colour }或 🚂 火車頭。你有 { $held } 張。
       *[other] 只能用 🚂 火車頭。你有 { $held } 張。
    }如果放棄隧道，你收回火車卡，回合結束。
ttr-tunnel-not_payable = 隧道 **{ $route }** 需要 { $extra } 張額外火車卡：{ $wild ->
        [0] { $colour }或 🚂 火車頭
       *[other] 只能用 🚂 火車頭
    }。你{ $held ->
        [0] 一張也沒有
       *[other] 只有 { $held } 張
    }，所以付不起：還差 { $missing } 張。你收回打出的火車卡，回合結束。
ttr-tunnel-paid = **{ $player }** 額外支付 { $payment }。
ttr-tunnel-abandoned = **{ $player }** 放棄隧道 { $route }，收回火車卡。
ttr-station-built = **{ $player }** 用 { $payment }在 **{ $city }** 建造車站。
ttr-tickets-drawn = **{ $player }** 抽 { $tickets } 張任務卡。
ttr-tickets-yours = 你抽到 { $tickets }。至少保留 { $keep } 張。
ttr-keep-yours = 你保留 { $tickets }。
ttr-keep-chosen = **{ $player }** 選好了任務卡。
ttr-keep-named = **{ $player }** 保留了 { $tickets }。
ttr-keep-opening = 保留的任務卡：{ $kept }。
ttr-keep-number = **{ $player }** { $tickets } 張
ttr-keep-kept = **{ $player }** 保留 { $tickets } 張任務卡{ $returned ->
        [0] 。
       *[other] ，放回 { $returned } 張。
    }
ttr-pass = **{ $player }** 無法行動，跳過。
ttr-last_round = 🏁 **{ $player }** { $trains ->
        [0] 沒有車廂了
       *[other] 只剩 { $trains } 節車廂
    }。包括 { $player } 在內，每人再進行一個回合。
ttr-last_turn = 🏁 最後一輪：這是你的最後一個回合。
ttr-tickets-late = ⚠️ 這是你的最後一個回合：新的任務卡如果還沒被你的路線完成，它的分數就會變成扣分。
ttr-end-score = { $player } { $points }
# By how much a move changed what somebody could expect: a sign and a number.
ttr-score_change = { $sign }{ $amount } 分
ttr-end-won = 🏆 { $number ->
        [1] **{ $winners }** 獲勝
       *[other] **{ $winners }** 並列獲勝
    }。{ $scores }。

# What is refused.
ttr-claim-no_such_route = 沒有「{ $route }」這段路線。請寫出它連接的兩座城市，或從建議裡選一個。
ttr-claim-unpayable = 你的火車卡不夠佔領 { $route }：需要 { $length } 張 { $colour }。
ttr-claim-not_paid = 請填寫怎麼支付 { $route }：需要 { $length } 張 { $colour }。
ttr-claim-taken = { $owner } 已經佔領了 { $route }。
ttr-claim-own_twin = { $route } 是雙線路線之一。另一段是你的，同一名玩家不能兩段都佔領。
ttr-claim-twin_closed = { $route } 是雙線路線之一。另一段已被佔領，而未滿 { $players } 人的遊戲只能佔領其中一段。
ttr-claim-too_few_trains = { $route } 需要 { $length } 節車廂；你只剩 { $trains } 節。
ttr-claim-wrong_colour = { $route } 必須用 { $colour }火車卡或火車頭支付。
ttr-claim-ferry = { $route } 是渡輪：至少要有 { $locomotives } 張火車頭。
ttr-pay-wrong_number = 需要 { $cost } 張火車卡；你給了 { $given } 張。
ttr-pay-unreadable = 「{ $given }」不是有效的支付方式。請寫成 `2 張紅色，1 張火車頭` 這樣：一種顏色，加上火車頭。
ttr-pay-not_held = 你沒有 { $payment }。
ttr-draw-deck_empty = 牌庫空了，也沒有棄牌可洗。
ttr-draw-no_such_card = 沒有「{ $card }」這種火車卡。請寫一種顏色、「火車頭」或「從牌庫盲抽」。
ttr-draw-not_face_up = 翻開的火車卡裡沒有 { $card }。{ $possible_count ->
        [0] {""}
       *[other] 你可以拿：{ $possible }。
    }
ttr-draw-second_locomotive = 第二張不能是翻開的火車頭。你可以拿：{ $possible }。
ttr-station-no_such_city = 沒有「{ $city }」這座城市。請從建議裡選一個。
ttr-station-occupied = { $owner } 在 { $city } 已有車站。
ttr-station-none_left = 你的 { $stations } 座車站都用完了。
ttr-tickets-none_left = 沒有任務卡可抽了。
ttr-keep-not_offered = 那不是你抽到的任務卡。
ttr-keep-too_few = 你必須至少保留 { $must } 張任務卡；你選了 { $kept } 張。
ttr-tunnel-wrong_colour = 這條隧道的額外火車卡必須是 { $colour }或火車頭。
ttr-pass-can_move = 只有在無法行動時，你才能跳過。你可以：{ $possible }。

# What only the owner of a ticket is told.
ttr-progress-done = 🎫 你完成了 **{ $a } – { $b }**：{ $points } 分。
ttr-progress-lent = 🎫 照目前的局面，你的一座車站讓你完成 **{ $a } – { $b }**：{ $points } 分。一座車站只借用一段路線，供你所有任務卡使用，結束時會選最有利的。
ttr-progress-impossible = 🎫 **{ $a } – { $b }** 已無法完成：用你剩下的車廂和車站，已經沒有一條路走得通。它會扣你 { $points } 分。

# The same before the move is made.
ttr-foretold-done = 🎫 這會完成 **{ $a } – { $b }**：{ $points } 分。
ttr-foretold-lent = 🎫 照目前的局面，加上你的一座車站借用的路線，這會完成 **{ $a } – { $b }**：{ $points } 分。一座車站只借用一段路線，供你所有任務卡使用，結束時會選最有利的。
ttr-foretold-impossible = ⚠️ 這樣一來，**{ $a } – { $b }** 就無法完成了：用你剩下的車廂和車站，已經沒有一條路走得通。它會扣你 { $points } 分。

# How what others did touches whoever holds tickets; only that player reads it.
ttr-effect-longer = 你完成 **{ $a } – { $b }** 的最短路徑，現在需要 { $now } 節車廂，原本是 { $was } 節。
ttr-effect-closed = 要完成 **{ $a } – { $b }**，你自己已經沒有路可走。

# What a kind of move is good for, as the help says it of what can be done now.
ttr-purpose-keep = 完成的在結束時加上它的分數，沒完成的扣掉
ttr-purpose-draw = 佔領路線要付火車卡
ttr-purpose-tickets = 結束時能得更多分，只要你還來得及完成
ttr-purpose-pass = 沒有別的事可做

# Why a built-in opponent would make a move: after a colon.
ttr-hint-keep = { $tickets ->
        [1] 這張任務卡可以完成
       *[other] 這些任務卡可以一起完成
    }，以要花的回合數來看，得分最多。
ttr-hint-keep_hopeless = { $tickets ->
        [1] 這張任務卡恐怕來不及完成
       *[other] 這些任務卡恐怕來不及全部完成
    }，但其他選擇損失更大。
ttr-hint-claim_completes = 這段路線{ $helps }。
ttr-hint-claim_ticket = 你需要這段路線：它{ $helps }，而且火車卡夠了。
ttr-hint-claim_points = 它能得 { $points } 分，而這些火車卡在別處也用不到。
ttr-hint-claim_dearer = 它能得 { $points } 分，比把這些火車卡留給別的路線更值得。
ttr-hint-draw_deck = 翻開的火車卡，沒有一張比盲抽更值得拿。
ttr-hint-draw_card = 佔領 { $route } 需要這張火車卡。
ttr-hint-draw_later = 在能拿的火車卡裡，它對之後的路線最有用。
ttr-hint-station = 從那裡，你的一張任務卡可以借用別人的路線。
ttr-hint-station_only = 你沒有別的事可做。
ttr-hint-tickets = 手上的任務卡已經沒什麼可做的，而時間還夠再拚一張。
ttr-hint-tickets_only = 你沒有別的事可做。
ttr-hint-tunnel = 不付的話這個回合就白費了，比付出這些火車卡更虧。
ttr-hint-abandon = 你沒有隧道所需的額外火車卡。
ttr-hint-pass = 你沒有別的事可做。

ttr-graph-trains = 剩餘車廂
ttr-hint-compared = { $why }多次模擬到終局，100 局裡：{ $aim }，贏 { $won } 局；{ $other }，贏 { $other_won } 局。
ttr-hint-compared_even = { $why }多次模擬到終局，100 局裡：{ $aim }，贏 { $won } 局；{ $other }，贏的局數差不多。
ttr-aim-tickets = 努力完成 { $tickets }
ttr-aim-points = 只為分數佔領路線
ttr-aim-more = 再拿任務卡
