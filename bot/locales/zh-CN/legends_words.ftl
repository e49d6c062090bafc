# Legends of the West: names of things, and what may be chosen.

# Cards and colours. The squares help the eye; the words carry the meaning.
legends-card-black = ⬛ 黑色
legends-card-blue = 🟦 蓝色
legends-card-green = 🟩 绿色
legends-card-red = 🟥 红色
legends-card-yellow = 🟨 黄色
legends-card-white = ⬜ 白色
legends-card-wild = 🌈 彩虹票
legends-card-grey = 灰色
legends-card-uncoloured = 无色
legends-card-black-pick = ⬛⛏️ 黑色（镐）
legends-card-blue-pick = 🟦⛏️ 蓝色（镐）
legends-card-green-pick = 🟩⛏️ 绿色（镐）
legends-card-red-pick = 🟥⛏️ 红色（镐）
legends-card-yellow-pick = 🟨⛏️ 黄色（镐）
legends-card-white-pick = ⬜⛏️ 白色（镐）
legends-card-black-skull = ⬛💀 黑色（骷髅）
legends-card-blue-skull = 🟦💀 蓝色（骷髅）
legends-card-green-skull = 🟩💀 绿色（骷髅）
legends-card-red-skull = 🟥💀 红色（骷髅）
legends-card-yellow-skull = 🟨💀 黄色（骷髅）
legends-card-white-skull = ⬜💀 白色（骷髅）
legends-cards = { $number } 张 { $card }
legends-wilds = { $number } 张 🌈 彩虹票

legends-track = { $a }–{ $b }（{ $colour }）
legends-ticket = { $a } – { $b }（${ $points }）

# What only the owner of a ticket is told.
legends-worth-mark = -# ★ 标出对你的任务牌有帮助的选项；能完成任务牌的排在最前。只有你看得到。
legends-progress-done = 🎫 你完成了 **{ $ticket }**。

# What may be chosen.
legends-option-deck = 🎴 从牌库盲抽
legends-option-face_up = { $card }
legends-option-city = { $city }
legends-option-dollars = ${ $dollars }
legends-option-yes = 是
legends-option-nothing = 什么也不选
legends-option-decline = 谢绝
legends-option-leave = 留在最上面
legends-option-under = 放到牌库底
legends-option-set = { $cards }
legends-option-set_as = { $cards }；铁轨变成 { $colour }
legends-option-steamer = 🚢 用一张彩虹票在 { $city } 放汽船
legends-option-track = { $a }–{ $b }：{ $length } 格 { $colour }{ $trestles ->
        [0] {""}
       *[other] ，{ $trestles } 座栈桥
    }{ $combine ->
        [0] {""}
       *[other] ，托拉斯 ${ $combine }
    }{ $large ->
        [0] {""}
       *[other] ，通往大城市
    }{ $crosses ->
        [0] {""}
       *[other] ，跨两块版图
    }
legends-option-wait = 等到轮到我时
legends-option-company = { $company }（{ $player }）
legends-option-frontier = { $board }
legends-option-bonus-money = ${ $money }
legends-option-bonus-cards = ${ $less } 加 { $cards } 张车票
legends-option-bond-none = 不买债券
legends-option-bond-bond = 购买债券
legends-option-flagship-none = 不标旗舰
legends-option-build-large = 扩建城市
legends-option-build-track = 铺第二段铁轨
legends-option-build-depot = 建造车库
legends-option-build-none = 什么也不建
legends-option-order-hold = 先留着
legends-option-order-use = 使用它
legends-option-order-next = 任何事件，不管下一张是什么
legends-option-order-lightning = 下一张一次性事件
legends-option-order-lasting = 下一张持续事件
legends-option-order-ask = 不留指令：问我

# What a specialist does before there is all that the card speaks of.
legends-specialist-stoker-before = 你开始时多 3 张车票。

# What a company will be asked, and may leave an order for.
legends-word-else = { $first }，否则 { $then }
legends-word-specialist = 你的专家
legends-word-large = 你要扩建的城市
legends-word-depot = 你的车库

# What goes into a vault.
legends-item-watch = 一块银怀表
legends-item-lantern = 一盏黄铜提灯
legends-item-compass = 一个船用罗盘
legends-item-locket = 一条彩绘吊坠
legends-item-spike = 一枚银道钉
legends-item-deed = 一张地契
legends-item-bond = 一张债券
legends-item-ribbon = 一条绶带
legends-items-watch = { $number } 块银怀表
legends-items-lantern = { $number } 盏黄铜提灯
legends-items-compass = { $number } 个船用罗盘
legends-items-locket = { $number } 条彩绘吊坠
legends-items-spike = { $number } 枚银道钉
legends-items-deed = { $number } 张地契
legends-items-bond = { $number } 张债券
legends-items-ribbon = { $number } 条绶带

# Rules by their names: why money comes and goes, and what a campaign has switched on.
legends-rule-bonus = 公司奖励
legends-rule-stamps = 任务牌上的印章
legends-rule-opening = 新版图
legends-rule-specialists = 专家
legends-rule-depots = 车库
legends-rule-depot = 车库
legends-rule-combine = 托拉斯
legends-rule-growth = 城市扩建
legends-rule-bonds = 债券
legends-rule-express = 特快任务牌
legends-rule-through = 联运奖金
legends-rule-exhibition = 博览会
legends-rule-flagship = 旗舰
legends-rule-steamer = 汽船
legends-rule-survey = 勘测
legends-rule-herds = 牛群
legends-rule-coal = 煤
legends-rule-well = 水井
legends-rule-trestle = 栈桥
legends-rule-charter = 特许状
legends-rule-dig = 挖掘

# What a company is called by its colour.
legends-company-black = 黑色
legends-company-blue = 蓝色
legends-company-green = 绿色
legends-company-red = 红色
legends-company-yellow = 黄色
