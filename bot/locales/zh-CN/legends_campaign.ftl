# Legends of the West: what happens before and after the turns of a game, and at the end of the campaign.

# The story is read aloud.
legends-story-read = 📖 **{ $year } · { $card }**
    {""}*{ $front }*
    { $back }
legends-story-pause = 📖 **{ $card }** · { $front }
legends-story-turned = 📖 卡牌翻面。**{ $card }**
    {""}*{ $back }*
legends-express = 🏷️ { $ticket } 成为特快任务牌，途经 { $city }。
legends-exhibition = 🏛️ 博览会在 **{ $city }** 举办，从此它是大城市，直到战役结束。

# Before the first turn.
legends-engaged = 🤝 **{ $player }** 聘用 **{ $specialist }**：“{ $rule }”
legends-raised = 🎨 **{ $player }** 的公司奖励从此是 { $form }，直到战役结束。
legends-bond-bought = 📜 **{ $player }** 购买一张债券。

# The slips.
legends-last_turn = 🏁 这是最后一个回合。
legends-end = 亮出任务牌。
legends-slip = **{ $player }：${ $dollars }** · 钱币 ${ $coins } · { legends-slip-trains } ${ $leftover }{ $completed_count ->
        [0] {""}
       *[other] {" "}· 完成 { $completed }
    }{ $unfinished_count ->
        [0] {""}
       *[other] {" "}· 未完成 { $unfinished }
    }{ $herds ->
        [0] {""}
       *[other] {" "}· 牛群 ${ $herds }
    }{ $through ->
        [0] {""}
       *[other] {" "}· 联运奖金 ${ $through }
    }{ $exhibition ->
        [0] {""}
       *[other] {" "}· 博览会 ${ $exhibition }
    }{ $bond ->
        [0] {""}
       *[other] {" "}· 债券 ${ $bond }
    }{ $powers_count ->
        [0] {""}
       *[other] {" "}· { $powers }
    }
legends-slip-trains = 剩余车厢（{ $trains } 节）
legends-slip-ticket = { $a } – { $b }{ $flagship ->
        [0] {""}
       *[other] （旗舰）
    } { $forgiven ->
        [0] { $lost ->
            [0] ${ $dollars }
           *[other] −${ $dollars }
        }{ $steamer ->
            [0] {""}
           *[other] （乘汽船）
        }
       *[other] 免扣
    }
legends-slip-power = { $power } ${ $dollars }
legends-won = 🏆 **{ $player }** 以 ${ $dollars } 赢得这场游戏。**{ $last }** 排名最后，拿起始玩家卡。
legends-score_change = { $sign }${ $amount }

# With the opening of a game's story: the story speaks of companies, the table of people.
legends-companies = 在座：{ $companies }。
legends-companies-of = **{ $name }**（{ $player }）

# What stays.
legends-gift = 🎁 **{ $player }** 把今年的明信片送给 **{ $other }**。
legends-ticket-numbered = **{ $player }** 清退编号 { $number } 的任务牌：{ $ticket }。
legends-ticket-stamped = **{ $player }** 盖印章：{ $tickets }。
legends-ticket-retired = 🗑️ 用旧而清退：{ $tickets }。
legends-frontier-opened = ## 🌄 { $board }
    {""}*{ $words }*
    {""}**{ $player }** 开启了它。它的城市有 { $cities }。从下一场游戏起，有 { $tickets } 张新任务牌通向那里，牌库里新增三张事件：{ $events }。
    {""}**新规则。**{ $rule }
legends-build-nothing = **{ $player }** 什么也不建。
legends-build-large = 🏙️ **{ $player }** 把 **{ $place }** 扩建为大城市。
legends-build-depot = 🏚️ **{ $player }** 在 **{ $place }** 建造车库。
legends-build-track = 🛤️ **{ $player }** 在 **{ $place }** 旁边铺第二段铁轨。
legends-build-others = 等等
legends-game-over = 战役的第 { $number } 场游戏结束。

# The end of the campaign.
legends-vaults-opened = ## 🔓 保险库打开了
legends-vault = **{ $company }：${ $total }** · 水单 ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· 缺席补偿 ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· 绶带 ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· 债券 ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· 地契 ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels } 个包裹 ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· 各地区车库 ${ $districts }
    } · { $won ->
        [0] 没有赢过
       *[other] 赢了 { $won } 场
    }
legends-office-shown = ✉️ { $company } 办公室里还有：{ $cards }。
legends-legend = 🏆 { $companies_count ->
        [1] **{ $companies }** 是西部传奇。
       *[other] **{ $companies }** 同为西部传奇。
    }

# The campaign between its games.
legends-campaign-missing = 它得到参加各家水单中位数的 { $numerator }/{ $denominator }，但至少 ${ $least }；具体多少在保险库打开时公布。这场游戏它没有明信片和印章，什么也不建；它的明信片和指令暂停，它在地图上拥有的也不带来任何东西。
legends-campaign-founding = 你加入之前的每场游戏，你得到参加各家水单中位数的 { $numerator }/{ $denominator }，但至少 ${ $least }，在保险库打开时计算。你和大家一样，以钱币、车票和任务牌开始；你的办公室和保险库是空的。请在菜单里选择公司，并用 `/campaign company` 命名。
legends-campaign-game = 第 { $number } 场，{ $year } 年
legends-campaign-opened = 已开启的版图：{ $boards }。
legends-campaign-rules = 版图带来的新规则：{ $rules }。
legends-campaign-rules_by_year = 剧情带来的新规则：{ $rules }。
legends-campaign-company = **{ $name }**（{ $company }，{ $player }）{ $missed ->
        [0] {""}
       *[other] ，缺席 { $missed } 场
    }{ $depots ->
        [0] {""}
       *[other] ，{ $depots } 座车库
    }{ $postcards ->
        [0] {""}
       *[other] ，办公室有 { $postcards } 张明信片
    }{ $start ->
        [yes] ，下一场先行动
       *[no] {""}
    }
legends-campaign-result = **{ $name }**（{ $company }，{ $player }）：**${ $total }**
legends-campaign-vault = **{ $name }** · 水单 ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· 缺席补偿 ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· 绶带 ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· 债券 ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· 地契 ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels } 个包裹 ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· 各地区车库 ${ $districts }
    } · { $won ->
        [0] 没有赢过
       *[other] 赢了 { $won } 场
    }
legends-campaign-postcard = { $kind ->
        [order] 订单
        [favour] 人情
        [curio] 包裹
        [patent] 专利
       *[survey] 勘测
    }，**{ $title }**：“{ $read }”{ $hidden ->
        [0] {""}
       *[other] 隐藏的一面：{ $rule }
    }
legends-campaign-order = 你为“{ $power }”留下的指令：{ $order }。
legends-campaign-office_empty = 还是空的。

# The chronicle: a page for each game. Headings, and lines of what the events of a game say more shortly or together.
legends-chronicle-slips = 银行水单
legends-chronicle-stays = 留下的
legends-chronicle-postcards = 亮出的明信片
legends-chronicle-retired = 清退的
legends-chronicle-vaults = 放入保险库
legends-chronicle-companies = 在座：{ $companies }。
legends-chronicle-company = **{ $name }**（{ $company }，{ $player }）
legends-chronicle-absent = 💤 这一年缺席：{ $absent }。
legends-chronicle-card = 📖 **{ $card }** · *{ $back }*
legends-chronicle-opened = 🌄 **{ $player }** 开启 **{ $board }**。
legends-chronicle-drew = ✉️ **{ $player }** 抽到：{ $cards }。
legends-chronicle-drawn = { $kind ->
        [order] { $cards } 张订单
        [favour] { $cards } 张人情
        [curio] { $cards } 个包裹
        [patent] 专利“{ $card }”
       *[survey] 勘测“{ $card }”
    }
legends-chronicle-express = 🏷️ 从此成为特快任务牌：{ $tickets }。
legends-chronicle-via = { $ticket } 途经 { $city }
legends-chronicle-events = 🗑️ { $events }。
legends-chronicle-filed = 🔒 **{ $name }**：{ $items }。
legends-chronicle-vault = **{ $name }** 的水单至此共 ${ $dollars }{ $items_count ->
        [0] {""}
       *[other] ，另有：{ $items }
    }。

# What was behind it: read by whoever wants to, once the campaign is over.
legends-behind-sums = 🔒 至此的水单：{ $sums }。
legends-behind-sum = { $name } ${ $dollars }
legends-behind-postcard = ✉️ { $name } 持有 **{ $card }**：“{ $rule }”
legends-behind-order_before = 📝 { $name } 带来一条为“{ $power }”留下的指令：“{ $order }”。
legends-behind-order = 📝 { $name } 为“{ $power }”留下指令：“{ $order }”。
legends-behind-specialist = 专家的选择
legends-behind-large = 要扩建的城市
legends-behind-depot = 车库
legends-behind-flagship = 🚩 { $name } 把名声押在 { $ticket } 上，{ $completed ->
        [0] 始终没有完成
       *[other] 完成了
    }。
