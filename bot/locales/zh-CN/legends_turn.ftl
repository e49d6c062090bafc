# Legends of the West: what happens in the turns of a game.

legends-begin = 🚂 战役的第 { $number } 场游戏开始：{ $year } 年。**{ $player }** 是起始玩家。
legends-pass = **{ $player }** 无法行动，跳过。
legends-skip = **{ $player }** 经投票轮空。
legends-answered = **{ $player }** 已决定。
legends-early-gone = 你选的已经被拿走了。请重新选择。

# Cards.
legends-draw-blind = **{ $player }** 从牌库抽一张车票。
legends-draw-yours = 你抽到 **{ $card }**。
legends-draw-face_up = **{ $player }** 拿走 { $card }。
legends-row-filled = 翻开：{ $cards }。
legends-row-reset = 面朝上的有三张彩虹票，所以五张全部重翻。
legends-row-anew = 面朝上的五张车票重翻。
legends-discarded = **{ $player }** 弃掉 { $cards }。

# Tickets.
legends-tickets-drawn = **{ $player }** 抽 { $tickets } 张任务牌。
legends-tickets-yours = 你可以保留 { $tickets }{ $keep ->
        [0] ，也可以不留。
       *[other] 。至少保留 { $keep } 张。
    }
legends-tickets-late = ⚠️ 这是你的最后一个回合：新抽的任务牌，如果你的车厢还没有连起牌上的两座城市，就要失去牌上的钱。
legends-tickets-bottom = **{ $player }** 把一张任务牌放到牌库底。
legends-tickets-bottom-yours = 你把 { $ticket } 放到牌库底。
legends-keep-yours = 你保留 { $tickets }。
legends-keep-kept = **{ $player }** { $tickets ->
        [0] 不保留任务牌
       *[other] 保留 { $tickets } 张任务牌
    }{ $returned ->
        [0] 。
       *[other] ，放回 { $returned } 张。
    }
legends-keep-chosen = **{ $player }** 选好了任务牌。
legends-keep-opening = 保留的任务牌：{ $kept }。
legends-keep-number = **{ $player }** { $tickets } 张

# Newspapers and events.
legends-newspaper = 🗞️ 翻出一张报纸！
legends-newspaper-drawn = 🗞️ **{ $player }** 抽到一张报纸！
legends-event-turned_up = **{ $event }**：{ $rule }{ $kind ->
        [lasting] 它持续到下一张事件。
       *[lightning] 它立即生效一次。
    }
legends-event-none = 没有事件可翻了。
legends-event-waits = **{ $event }** 也翻了出来，等前一张事件结束。
legends-event-acts = “{ $event }”作用于 **{ $player }**。
legends-event-bottom = “{ $event }”没有生效，放到牌库底。改翻另一张事件。
legends-event-acts_after_all = 没有别的事件了，所以“{ $event }”还是生效。
legends-event-retired = 🗑️ “{ $event }”清退，不再出现。
legends-event-seen = 下一张事件是 **{ $event }**：{ $rule }
legends-event-put_under = 查看过的事件放到牌库底。
legends-event-left = 查看过的事件留在最上面。

# Money and coal.
legends-money-gained = **{ $player }** 收获 ${ $dollars }（{ $why }）。
legends-money-paid = **{ $player }** 付 ${ $dollars }（{ $why }）。
legends-coal-gained = **{ $player }** 得到 { $coal } 块煤。
legends-coal-burnt = **{ $player }** 烧掉一块煤，{ $left ->
        [0] 没有煤了
       *[other] 还剩 { $left } 块
    }。

# A journey.
legends-travel = **{ $player }** 打出 { $cards }，旅游 **{ $track }**。
legends-combine-placed = 🦷 托拉斯把象牙色车厢放到 { $track }。
legends-combine-left = **{ $player }** 付给托拉斯 ${ $dollars }，它的车厢离开铁轨。
legends-combine-cleared = 托拉斯的所有车厢离开版图。
legends-survey = 🎨 **{ $a }–{ $b }** 变成{ $colour }，直到战役结束。
legends-trestles = **{ $player }** 越过 { $marks } 座栈桥。
legends-herd = 🐂 **{ $player }** 取走 { $city } 的牛群。
legends-herds-placed = 🐂 这些城市有牛群：{ $cities }。
legends-steamer-idle = { $city } 没有放汽船：到那时已不能放，或者你没有彩虹票了。
legends-steamer-moored = 🚢 **{ $player }** 弃掉一张彩虹票，在 { $city } 放一艘汽船。
legends-dig = ⛏️ **{ $player }** 在 { $city } 挖掘，抽 { $drawn ->
        [1] 1 块银块：值
       [2] 2 块银块：较好的一块值
       *[other] { $drawn } 块银块：最好的一块值
    } ${ $nugget }。
legends-well-wet = 💧 翻开：{ $card }。水井有水。
legends-well-dry = 💀 翻开：{ $card }。水井干涸。
legends-well-cards = **{ $player }** 付 { $cards } 张车票。
legends-preview-way = 用 { $ways }：{ $effect }
legends-preview-or = { $first } 或 { $next }
legends-preview-or_others = { $first } 或另外 { $number } 组
legends-preview-unless = 除非先翻出报纸：{ $effect }
legends-preview-both = { $first }{ $next }
legends-preview-survey = 🎨 **{ $a }–{ $b }** 变成这组车票的颜色，直到战役结束。
legends-preview-well = 💧 为水井翻开一张车票：没有骷髅，你得 ${ $gain }；有骷髅，你付 ${ $loss } 或 { $cards } 张车票。
legends-preview-dig = ⛏️ { $drawn ->
        [1] 为 **{ $city }** 从袋中抽一块银块，你得到它的价值。
       *[other] 为 **{ $city }** 从袋中抽 { $drawn } 块银块，你得到最好那块的价值。
    }
legends-preview-luck = 🎲 其余要看翻出什么，或别人怎么回答。
legends-charter = 🎗️ **{ $player }** 连起两大洋，{ $place ->
        [1] 是第一家：一条绶带放进保险库。
        [2] 是第二家。
       *[other] 是第三家。
    }
legends-again-impossible = **{ $player }** 不能再旅游一次。
legends-again-declined = **{ $player }** 不再旅游。

# Powers. What stands on a card is read when it is shown.
legends-power-used = { $kind ->
        [order] 📬 **{ $player }** 亮出达成的订单 **{ $power }**：“{ $rule }”
        [favour] 📬 **{ $player }** 打出 **{ $power }**：“{ $rule }”
        [curio] 📦 **{ $player }** 送达 **{ $power }**。
       *[other] **{ $player }** 使用“{ $power }”。
    }
legends-power-idle = “{ $power }”到时没能使用，所以没有用掉。
legends-standing-left = 你为“{ $power }”留下的指令：{ $order }。别人都看不到。
legends-standing-over = { $events }（已清退，不会再有结果）
legends-vault-bond = 🔒 **{ $player }** 把债券放进公司的保险库。
legends-vault-item = 🔒 **{ $player }** 凭“{ $card }”得到{ $item }，放进保险库。
legends-postcard-drawn = ✉️ **{ $player }** 抽到明信片，{ $kind ->
        [order] 订单
        [favour] 人情
        [curio] 包裹
        [patent] 专利 **{ $card }**
       *[survey] 勘测 **{ $card }**
    }：“{ $read }”
legends-postcard-hidden = 一张面朝下的卡牌
legends-postcard-yours = 你明信片隐藏的一面，**{ $card }**：“{ $rule }”
legends-postcard-none = 邮袋空了：**{ $player }** 什么也抽不到。
legends-postcard-retired = 🗑️ **{ $player }** 清退 **{ $card }**。

# Why a built-in opponent would make a move: after a colon.
legends-hint-keep = { $tickets ->
        [0] { $offered ->
            [1] 这张任务牌不值得花那么多回合。
           *[other] 这些任务牌都不值得花那么多回合。
        }
        [1] 这张任务牌可以完成，相对所需的回合数收益最高。
       *[other] 这些任务牌可以一起完成，相对所需的回合数收益最高。
    }
legends-hint-keep_must = { $tickets ->
        [1] 必须保留一张，而这张就算完不成，损失多半也最小。
       *[other] 必须保留 { $tickets } 张，而这些就算不能全部完成，损失多半也最小。
    }
legends-hint-travel = 在你付得起的铁轨里，它到最后多半给你带来最高的收益。
legends-hint-travel_completes = 这段铁轨{ $helps }。
legends-hint-travel_ticket = 你需要这段铁轨：它{ $helps }，而且车票够了。
legends-hint-travel_planned = 它在为你的任务牌规划的路上，而且车票够了。
legends-hint-travel_goal = 它在通往一个目标的路上，达成目标的收益多半高于路上的花费。
legends-hint-draw_deck = 面朝上的车票，没有一张比盲抽更好。
legends-hint-draw_card = 你打算走的铁轨需要这张车票。
legends-hint-tickets = 你的车厢和时间还够再来一张任务牌。
legends-hint-use = 它现在就有用。
legends-hint-engage = 在你打算走的铁轨上，这位专家多半收益最高。
legends-hint-stake = 按你手上的任务牌，它值这个价。
legends-hint-retire = 这几张里，少了它最不可惜。
legends-hint-open = 你的明信片大多指向那里，或者选哪个都一样。
legends-hint-build = 那里交会的铁轨最多。
legends-hint-standing = 这样它一有可能就自动生效。
legends-hint-choose = 在这些选择里，它最划算，或花费最少。
legends-hint-give = 给哪一家都一样。
legends-hint-nothing = 你没有其他行动可选。
