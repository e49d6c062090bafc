# Legends of the West: what is refused, and which rule says so.

legends-pass-can_move = 只有在没有其他行动可选时，你才能跳过。你可以：{ $possible }。
legends-skip-can_draw = 能抽车票的人不会轮空：改为替其抽两张车票。
legends-draw-too_few = 牌库和弃牌里的车票太少，不能抽车票。
legends-draw-second_wild = 面朝上的彩虹票不能作为第二张。你可以拿：{ $possible }。
legends-draw-not_there = 现在抽不到这种车票。你可以拿：{ $possible }。
legends-tickets-none_left = 没有任务牌可抽了。
legends-keep-not_offered = 那不在你面前的任务牌里：{ $possible }。
legends-keep-too_few = 你必须至少保留 { $must } 张任务牌；你选了 { $kept } 张。

legends-travel-no_such_track = 地图上没有这段铁轨。请写出它连接的两座城市，或从建议里选一个。
legends-travel-owned = { $owner } 已经占用了 { $track }。
legends-travel-too_long = { $track } 需要 { $length } 节车厢；你在这里只能放 { $trains } 节。
legends-travel-own_beside = { $track } 的两座城市之间，你已占用另一段铁轨，而同一家公司不能占用两段。
legends-travel-closed = { $track } 旁边的铁轨已被占用，不足 { $players } 家公司时这一段就关闭。
legends-travel-set = { $track } 需要你手中 { $cards } 张一组的车票：{ $hint }之后，你还要付得起这段旅程的其余费用。
legends-travel-hint-coloured = { $colour }，或彩虹票。
legends-travel-hint-grey = 任意一种颜色，加彩虹票。
legends-travel-hint-survey = 一种颜色，加彩虹票，铁轨就永久变成它。可以是 { $colours }；只用彩虹票时要写明颜色，例如 `3 wild as green`。
legends-travel-hint-mixed = 几种颜色（按你的卡牌所允许），加彩虹票。
legends-travel-hint-mixed_survey = 几种颜色（按你的卡牌所允许），加彩虹票，铁轨就永久变成其中张数最多的颜色。可以是 { $colours }；张数相同或只用彩虹票时要写明颜色，例如 `1 red, 1 blue as red`。
legends-travel-power_twice = 每个能力在一段旅程里只能用一次：只写一遍。
legends-travel-extra = 除一组车票外，这段旅程{ $number ->
        [0] 没有别的费用
       *[other] 还要付 { $number } 笔
    }{ $surcharge ->
        [0] {""}
       *[other] ，其中 { $surcharge } 笔因事件（每笔 $1 或一张车票）
    }{ $marks ->
        [0] {""}
       *[other] ，其中 { $marks } 笔因栈桥（每笔美元或一张车票）
    }。你写了 { $given }。
legends-travel-extra_dollars = { $marks ->
        [0] 附加费每笔付 $1 或一张车票。
       *[other] { $surcharge ->
            [0] 栈桥每笔付 ${ $dollars } 或一张车票。
           *[other] 附加费每笔付 $1，栈桥每笔付 ${ $dollars }，或者每笔一张车票。先付附加费。
        }
    }
legends-travel-extra_cards = 除一组车票外，你没有这些车票。{ $held_count ->
        [0] 你没有其他车票。
       *[other] 除这一组外，你有：{ $held }。
    }
legends-travel-unaffordable = 你付不起旅游 { $track } 的全部费用：每一步都要用当时拥有的来付。

legends-power-not_yours = 你没有能用在这里的这种能力。{ $possible_count ->
        [0] 你没有合适的。
       *[other] 你有：{ $possible }。
    }
legends-power-not_now = 你现在不能使用它。{ $possible_count ->
        [0] 在回合行动之前，你的能力都不能使用。
       *[other] 你可以使用：{ $possible }。
    }
legends-power-choice = 这不是能力要求的选择。{ $possible_count ->
        [0] 没有什么可再选的。
       *[other] 请从这些里选：{ $possible }。
    }
legends-standing-order = 不能为它留这样的指令。{ $possible_count ->
        [0] 没有什么可再加的。
       *[other] 你可以选：{ $possible }。
    }
legends-answer-not_offered = 这不是可选的回答。{ $possible_count ->
        [0] 没有什么可再选的。
       *[other] 你可以选：{ $possible }。
    }
legends-answer-incomplete = 回答还不完整。你可以选：{ $possible }。

legends-engage-not_free = 现在不能聘用这位专家。你可以聘用：{ $possible }。
legends-stake-bond = 你现在不能购买债券。债券要 ${ $price }。
legends-stake-flagship = 它不能作为你的旗舰。{ $possible_count ->
        [0] 没有任务牌可以。
       *[other] 可以是你的任务牌之一：{ $possible }。
    }
legends-retire-not_there = 这张事件不在弃掉的事件里。你可以清退：{ $possible }。
legends-give-nobody = 必须送给本场游戏的另一家公司：{ $possible }。
legends-open-not_now = 现在不能开启这块版图。你可以开启：{ $possible }。
legends-build-not_there = 不能这样建造。{ $possible_count ->
        [0] 这里什么也建不了。
       *[other] 你可以选：{ $possible }；或什么也不建。
    }

# The rules by number, as refusals cite them.
legends-rule-B6 = B6：开局任务牌
legends-rule-C1 = C1：回合
legends-rule-C2-2 = C2.2：面朝上的彩虹票
legends-rule-C2-7 = C2.7：何时不能选择抽车票
legends-rule-C3-1 = C3.1：可以在哪里旅游
legends-rule-C3-2 = C3.2：一组车票
legends-rule-C4-2 = C4.2：旅程必须全部付得起
legends-rule-C5-1 = C5.1：抽任务牌
legends-rule-D6 = D6：事件作用于谁
legends-rule-D16 = D16：弃牌
legends-rule-E1 = E1：两城之间只能占用一段
legends-rule-E2 = E2：双线铁轨
legends-rule-F2 = F2：清退事件
legends-rule-F3-2 = F3.2：今年的明信片
legends-rule-F5 = F5：开启版图
legends-rule-F7 = F7：建造
legends-rule-H4 = H4：办公室里的明信片
legends-rule-H5 = H5：卡牌何时生效
legends-rule-H6 = H6：卡牌的费用
legends-rule-H8 = H8：卡牌的作用
legends-rule-I4-3 = I4.3：牛群
legends-rule-I6-2 = I6.2：水井
legends-rule-I9-3 = I9.3：挖掘
legends-rule-J6 = J6：提高的奖励
legends-rule-J7 = J7：债券
legends-rule-J12 = J12：旗舰
legends-rule-L2 = L2：没有回答的人
legends-rule-K1 = K1：聘用专家
