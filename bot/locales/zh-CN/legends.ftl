# Ticket to Ride: Legends of the West: its commands, buttons and questions.
#
# What comes to light during a campaign is answered with the command "choose", so that no command gives it away.

game-name-legends = 铁路环游：西部传奇
legends-length-live = 一小时左右
legends-length-day = 两到三周
legends-length-slow = 长达两个月
demo-about-legends =
    ### 铁路环游：西部传奇
    由十二场游戏组成的战役，地图越来越大，规则不断变化。
    -# { $players } · 十二场，每场约一小时 · 上手简单

legends-variant-vault-sealed = 保险库和金额封存到最后
legends-variant-vault-open = 保险库和金额公开

command-legends = 《铁路环游：西部传奇》里你的行动
command-legends-draw = 抽一张车票
command-legends-draw-card = 从牌库盲抽，或选哪张面朝上的车票
command-legends-draw-powers = 同时使用你的哪些能力，用逗号分隔
command-legends-travel = 在一段铁轨上旅游
command-legends-travel-track = 哪段铁轨
command-legends-travel-powers = 同时使用你的哪些能力，用逗号分隔
command-legends-travel-payment = 用哪些车票，例如 2 张红色，1 张彩虹票
command-legends-travel-extra = 一组车票之外的费用用哪些车票或美元，用逗号分隔
command-legends-tickets = 抽任务牌供选择
command-legends-keep = 从面前的任务牌里保留几张
command-legends-keep-tickets = 哪几张，用逗号分隔
command-legends-pass = 跳过（没有其他行动可选时）
command-legends-use = 在你的回合行动之前使用一个能力
command-legends-use-power = 哪个能力
command-legends-use-choice = 它要求的选择，用逗号分隔
command-legends-choose = 回答问你的问题
command-legends-choose-choice = 你的选择，用逗号分隔；可以谢绝时填 nothing
command-legends-standing = 为能力或将要问你的事留下私密指令
command-legends-standing-power = 留给哪个能力或问题
command-legends-standing-order = 它何时生效，或你会怎么选，按优先顺序

core-move-travel = 旅游一段铁轨
core-move-use = 使用能力
core-move-skip = 轮空
core-move-choose = 作出回答
core-move-engage = 聘用专家
core-move-stake = 在游戏前作决定
core-move-standing = 留下预先指令
core-move-retire = 清退事件
core-move-give = 送出明信片
core-move-open = 开启版图
legends-core-move-build = 永久建造

legends-move-draw = 抽一张车票
legends-move-travel = 旅游一段铁轨
legends-move-tickets = 抽任务牌供选择
legends-move-keep = 保留任务牌
legends-move-pass = 跳过
legends-move-use = 使用一个能力
legends-move-skip = 轮空
legends-move-choose = 回答
legends-move-engage = 聘用专家
legends-move-stake = 在游戏前作决定
legends-move-standing = 留下预先指令
legends-move-retire = 清退事件
legends-move-give = 送出明信片
legends-move-open = 开启版图
legends-move-build = 永久建造

legends-button-draw = 抽车票
legends-button-travel = 旅游
legends-button-tickets = 抽任务牌
legends-button-keep = 保留任务牌
legends-button-pass = 跳过
legends-button-use = 使用能力
legends-button-skip = 轮空
legends-button-choose = 回答
legends-button-engage = 聘用专家
legends-button-stake = 决定
legends-button-standing = 留下指令
legends-button-retire = 清退事件
legends-button-give = 送出明信片
legends-button-open = 开启版图
legends-button-build = 建造

legends-confirm-draw = 就抽它
legends-confirm-travel = 旅游
legends-confirm-tickets = 抽任务牌
legends-confirm-keep = 保留这些
legends-confirm-pass = 跳过
legends-confirm-use = 使用
legends-confirm-skip = 轮空
legends-confirm-choose = 就这样回答
legends-nothing-choose = 不了，谢谢
legends-nothing-keep = 一张也不留
legends-confirm-engage = 聘用
legends-confirm-stake = 确认
legends-confirm-standing = 留下这条指令
legends-confirm-retire = 永久清退
legends-confirm-give = 送出
legends-confirm-open = 永久开启
legends-confirm-build = 就此定下

legends-ask-draw-card = 哪张车票？一个回合是两张，或一张面朝上的彩虹票。
legends-ask-draw-powers = 要同时使用你的一个能力吗？
legends-button-order_travel = 付得起就旅游
legends-move-order_travel = 一旦付得起就旅游一段铁轨
legends-confirm-order_travel = 下指令
legends-ask-order_travel-track = 哪段铁轨？轮到你且不用能力也付得起时，我就替你旅游，除非有更早的指令先执行。
legends-ask-order_travel-colour = 用什么颜色？
legends-ask-order_travel-wilds = 一组车票里最多用几张彩虹票？
legends-button-order_draw = 抽某种颜色
legends-move-order_draw = 抽某种颜色的车票，没有则盲抽
legends-confirm-order_draw = 下指令
legends-ask-order_draw-colour = 什么颜色？面朝上的有，我就替你抽它；没有就从牌库盲抽。
legends-ask-order_draw-cards = 抽几张？一个回合是两张，或一张面朝上的彩虹票。
legends-button-order_event = 回答事件
legends-move-order_event = 某个事件一出现就回答它
legends-confirm-order_event = 下指令
legends-ask-order_event-event = 哪个事件？本场游戏里它一出现，我就替你回答，别人不必等你。
legends-ask-order_event-answer = 我怎么回答？
legends-order-any_event = 每家公司都可以使用的所有事件
legends-order-answer_no = 否
legends-order-answer_yes = 是
legends-order-event_no = **对“{ $event }”回答“否”**，只要它出现。本场游戏结束或该事件清退时，指令失效。
legends-order-event_yes = **对“{ $event }”回答“是”**，只要它出现。本场游戏结束或该事件清退时，指令失效。
legends-order-events_no = **对每家公司都可以使用的所有事件回答“否”。**本场游戏结束时，指令失效。
legends-order-events_yes = **对每家公司都可以使用的所有事件回答“是”**，除非它要的不只是“是”。本场游戏结束时，指令失效。
legends-order-event_over = 你关于“{ $event }”的指令已失效：该事件已清退。
legends-order-any_colour = 任意颜色
legends-order-own_colour = 按它的颜色
legends-order-any_wilds = 需要几张用几张
legends-order-most_wilds = { $wilds ->
        [0] 不用
       *[other] 最多 { $wilds } 张
    }
legends-order-travel_any = 一旦付得起，就**旅游 { $track }**。旅游之后，或者再也无法在上面旅游时，指令失效。
legends-order-travel_any_few = 一旦付得起，就**旅游 { $track }**，{ $wilds ->
        [0] 不用彩虹票
       *[other] 最多用 { $wilds } 张彩虹票
    }。旅游之后，或者再也无法在上面旅游时，指令失效。
legends-order-travel_colour = 一旦付得起（用 { $colour }），就**旅游 { $track }**。旅游之后，或者再也无法在上面旅游时，指令失效。
legends-order-travel_colour_few = 一旦付得起（用 { $colour }），就**旅游 { $track }**，{ $wilds ->
        [0] 不用彩虹票
       *[other] 最多用 { $wilds } 张彩虹票
    }。旅游之后，或者再也无法在上面旅游时，指令失效。
legends-order-travel_done = 旅游 { $track } 的指令已执行：这段铁轨归你了。
legends-order-travel_lost = 旅游 { $track } 的指令已失效。{ $why }
legends-ask-travel-track = 哪段铁轨？这些是你付得起的。
legends-ask-travel-powers = 如果想在这段旅程使用能力，请先选它。
legends-ask-travel-payment = 用哪些车票？
legends-ask-travel-extra = 这段旅程不止要一组车票。下一笔怎么付？
legends-ask-keep-tickets = 保留哪几张任务牌？{ $least ->
        [0] 可保留任意几张，也可不留。
       *[other] 至少保留 { $least } 张。
    }游戏结束时，完成的任务牌让你获得牌上的钱，没完成的则失去。
legends-ask-use-power = 哪个能力？之后你仍照常行动。
legends-ask-use-choice = 为它选什么？
legends-ask-choose-choice = 你选什么？
legends-ask-engage-specialist = 本场游戏聘用哪位专家？之后你的专家要休假一场。
legends-ask-stake-bond = 购买债券吗？
legends-ask-stake-flagship = 把你的一张任务牌标为旗舰吗？游戏结束前，没有人知道是哪一张。
legends-ask-standing-power = 这条指令留给什么？别人看不到你留了指令。
legends-ask-standing-order = 你的指令是什么？如果列出几个选择，到时以第一个可行的为准。在那之前随时可以更改。
legends-ask-retire-event = 清退哪个事件？它在这个战役里不会再出现。
legends-ask-give-company = 送给哪家公司？
legends-ask-open-frontier = 开启哪块版图？它的边境盒里的一切会立刻公布。
legends-ask-build-what = 建造什么？
legends-ask-build-place = 建在哪里？它会一直留到战役结束。

legends-guide = 按版图下方的**我的行动**，或用 `/hand`，可以看到问你的问题，以及你的卡牌能做什么。

# Graphs of a game; the last one only after the campaign.
legends-graph-coins = 各公司的钱币
legends-graph-vaults = 保险库里的水单（$）
legends-graph-year = { $year }
