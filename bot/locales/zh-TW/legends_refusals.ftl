# Legends of the West: what is refused, and which rule says so.

legends-pass-can_move = 只有在沒有別的事可做時，你才能跳過。你可以：{ $possible }。
legends-skip-can_draw = 能抽火車卡的人不會被跳過回合：改為替其抽兩張火車卡。
legends-draw-too_few = 牌庫和棄牌裡的火車卡太少，不能抽火車卡。
legends-draw-second_wild = 翻開的百搭卡不能當第二張。你可以拿：{ $possible }。
legends-draw-not_there = 現在抽不到這種火車卡。你可以拿：{ $possible }。
legends-tickets-none_left = 沒有任務卡可抽了。
legends-keep-not_offered = 那不是可選的任務卡：{ $possible }。
legends-keep-too_few = 你必須至少保留 { $must } 張任務卡；你選了 { $kept } 張。

legends-travel-no_such_track = 地圖上沒有這段路線。請寫出它連接的兩座城市，或從建議裡選一個。
legends-travel-owned = { $track } 已歸 { $owner }。
legends-travel-too_long = { $track } 需要 { $length } 節車廂；你在這裡只能放 { $trains } 節。
legends-travel-own_beside = { $track } 的兩城之間，你已有另一段路線，而誰也不能擁有兩段。
legends-travel-closed = { $track } 旁邊的路線已有人佔有，未滿 { $players } 家公司時這一段就關閉。
legends-travel-set = { $track } 需要你手中 { $cards } 張一組的火車卡：{ $hint }之後，你還要付得起這段旅程的其餘費用。
legends-travel-hint-coloured = { $colour }，或百搭卡。
legends-travel-hint-grey = 任意一種顏色，加百搭卡。
legends-travel-hint-survey = 一種顏色，加百搭卡，路線就永久變成它。可以是 { $colours }；只用百搭卡時要寫明顏色，例如 `3 wild as green`。
legends-travel-hint-mixed = 幾種顏色（依你的卡片允許），加百搭卡。
legends-travel-hint-mixed_survey = 幾種顏色（依你的卡片允許），加百搭卡，路線就永久變成其中張數最多的顏色。可以是 { $colours }；張數相同或只用百搭卡時要寫明顏色，例如 `1 red, 1 blue as red`。
legends-travel-power_twice = 每個能力在一段旅程裡只能用一次：只寫一次。
legends-travel-extra = 除一組火車卡外，這段旅程{ $number ->
        [0] 沒有別的費用
       *[other] 還要付 { $number } 筆
    }{ $surcharge ->
        [0] {""}
       *[other] ，其中 { $surcharge } 筆因事件（每筆 $1 或一張火車卡）
    }{ $marks ->
        [0] {""}
       *[other] ，其中 { $marks } 筆因棧橋（每筆美元或一張火車卡）
    }。你寫了 { $given }。
legends-travel-extra_dollars = { $marks ->
        [0] 附加費每筆付 $1 或一張火車卡。
       *[other] { $surcharge ->
            [0] 棧橋每筆付 ${ $dollars } 或一張火車卡。
           *[other] 附加費每筆付 $1，棧橋每筆付 ${ $dollars }，或者每筆一張火車卡。先付附加費。
        }
    }
legends-travel-extra_cards = 除一組火車卡外，你沒有這些火車卡。{ $held_count ->
        [0] 你沒有其他火車卡。
       *[other] 除這一組外，你有：{ $held }。
    }
legends-travel-unaffordable = 你付不起行駛 { $track } 的全部費用：每一步都要用當時擁有的來付。

legends-power-not_yours = 你沒有可用於此的這種能力。{ $possible_count ->
        [0] 你沒有合適的。
       *[other] 你有：{ $possible }。
    }
legends-power-not_now = 你現在不能使用它。{ $possible_count ->
        [0] 在回合行動之前，你的能力都不能使用。
       *[other] 你可以使用：{ $possible }。
    }
legends-power-choice = 這不是能力要求的選擇。{ $possible_count ->
        [0] 沒有什麼可再選的。
       *[other] 請從這些裡選：{ $possible }。
    }
legends-standing-order = 不能為它留這樣的指令。{ $possible_count ->
        [0] 沒有什麼可再加的。
       *[other] 你可以選：{ $possible }。
    }
legends-answer-not_offered = 這不是可選的回答。{ $possible_count ->
        [0] 沒有什麼可再選的。
       *[other] 你可以選：{ $possible }。
    }
legends-answer-incomplete = 回答還不完整。你可以選：{ $possible }。

legends-engage-not_free = 現在不能聘用這位專家。你可以聘用：{ $possible }。
legends-stake-bond = 你現在不能購買債券。債券要 ${ $price }。
legends-stake-flagship = 它不能當你的旗艦。{ $possible_count ->
        [0] 沒有任務卡可以。
       *[other] 可以是你的任務卡之一：{ $possible }。
    }
legends-retire-not_there = 這張事件不在棄掉的事件裡。你可以讓這些退場：{ $possible }。
legends-give-nobody = 必須送給這場遊戲的另一家公司：{ $possible }。
legends-open-not_now = 現在不能開啟這塊版圖。你可以開啟：{ $possible }。
legends-build-not_there = 不能這樣建造。{ $possible_count ->
        [0] 這裡什麼也建不了。
       *[other] 你可以選：{ $possible }；或什麼也不建。
    }

# The rules by number, as refusals cite them.
legends-rule-B6 = B6：開局任務卡
legends-rule-C1 = C1：回合
legends-rule-C2-2 = C2.2：翻開的百搭卡
legends-rule-C2-7 = C2.7：何時不能選擇抽火車卡
legends-rule-C3-1 = C3.1：可以行駛哪裡
legends-rule-C3-2 = C3.2：一組火車卡
legends-rule-C4-2 = C4.2：旅程必須全部付得起
legends-rule-C5-1 = C5.1：抽任務卡
legends-rule-D6 = D6：事件作用於誰
legends-rule-D16 = D16：棄牌
legends-rule-E1 = E1：兩城之間只能擁有一段
legends-rule-E2 = E2：雙線
legends-rule-F2 = F2：事件退場
legends-rule-F3-2 = F3.2：今年的明信片
legends-rule-F5 = F5：開啟版圖
legends-rule-F7 = F7：建造
legends-rule-H4 = H4：辦公室裡的明信片
legends-rule-H5 = H5：卡片何時生效
legends-rule-H6 = H6：卡片的費用
legends-rule-H8 = H8：卡片的作用
legends-rule-I4-3 = I4.3：牛群
legends-rule-I6-2 = I6.2：水井
legends-rule-I9-3 = I9.3：挖掘
legends-rule-J6 = J6：提高的獎勵
legends-rule-J7 = J7：債券
legends-rule-J12 = J12：旗艦
legends-rule-L2 = L2：沒有回答的人
legends-rule-K1 = K1：聘用專家
