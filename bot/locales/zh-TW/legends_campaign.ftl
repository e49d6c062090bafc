# Legends of the West: what happens before and after the turns of a game, and at the end of the campaign.

# The story is read aloud.
legends-story-read = 📖 **{ $year } · { $card }**
    {""}*{ $front }*
    { $back }
legends-story-pause = 📖 **{ $card }** · { $front }
legends-story-turned = 📖 卡片翻面。**{ $card }**
    {""}*{ $back }*
legends-express = 🏷️ { $ticket } 成為特快任務卡，途經 { $city }。
legends-exhibition = 🏛️ 博覽會在 **{ $city }** 舉辦，它從此直到戰役結束都是大城市。

# Before the first turn.
legends-engaged = 🤝 **{ $player }** 聘用 **{ $specialist }**：「{ $rule }」
legends-raised = 🎨 **{ $player }** 的公司獎勵直到戰役結束都是 { $form }。
legends-bond-bought = 📜 **{ $player }** 購買一張債券。

# The slips.
legends-last_turn = 🏁 這是最後一個回合。
legends-end = 亮出任務卡。
legends-slip = **{ $player }：${ $dollars }** · 錢幣 ${ $coins } · { legends-slip-trains } ${ $leftover }{ $completed_count ->
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
       *[other] {" "}· 聯運獎金 ${ $through }
    }{ $exhibition ->
        [0] {""}
       *[other] {" "}· 博覽會 ${ $exhibition }
    }{ $bond ->
        [0] {""}
       *[other] {" "}· 債券 ${ $bond }
    }{ $powers_count ->
        [0] {""}
       *[other] {" "}· { $powers }
    }
legends-slip-trains = 剩餘車廂（{ $trains } 節）
legends-slip-ticket = { $a } – { $b }{ $flagship ->
        [0] {""}
       *[other] （旗艦）
    } { $forgiven ->
        [0] { $lost ->
            [0] ${ $dollars }
           *[other] −${ $dollars }
        }{ $steamer ->
            [0] {""}
           *[other] （搭汽船）
        }
       *[other] 免扣
    }
legends-slip-power = { $power } ${ $dollars }
legends-won = 🏆 **{ $player }** 以 ${ $dollars } 贏得這場遊戲。**{ $last }** 排名最後，取得起始玩家卡。
legends-score_change = { $sign }${ $amount }

# With the opening of a game's story: the story speaks of companies, the table of people.
legends-companies = 在座：{ $companies }。
legends-companies-of = **{ $name }**（{ $player }）

# What stays.
legends-gift = 🎁 **{ $player }** 把今年的明信片送給 **{ $other }**。
legends-ticket-numbered = **{ $player }** 讓編號 { $number } 的任務卡退場：{ $ticket }。
legends-ticket-stamped = **{ $player }** 蓋印章：{ $tickets }。
legends-ticket-retired = 🗑️ 用舊而退場：{ $tickets }。
legends-frontier-opened = ## 🌄 { $board }
    {""}*{ $words }*
    {""}**{ $player }** 開啟了它。它的城市有 { $cities }。從下一場遊戲起，有 { $tickets } 張新任務卡通往那裡，牌庫裡新增三張事件：{ $events }。
    {""}**新規則。**{ $rule }
legends-build-nothing = **{ $player }** 什麼也不建。
legends-build-large = 🏙️ **{ $player }** 使 **{ $place }** 成為大城市。
legends-build-depot = 🏚️ **{ $player }** 在 **{ $place }** 建造機廠。
legends-build-track = 🛤️ **{ $player }** 在 **{ $place }** 旁邊鋪第二段路線。
legends-build-others = 等等
legends-game-over = 戰役的第 { $number } 場遊戲結束。

# The end of the campaign.
legends-vaults-opened = ## 🔓 保險庫打開了
legends-vault = **{ $company }：${ $total }** · 存款單 ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· 缺席補償 ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· 綬帶 ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· 債券 ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· 地契 ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels } 個包裹 ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· 各地區機廠 ${ $districts }
    } · { $won ->
        [0] 沒有贏過
       *[other] 贏了 { $won } 場
    }
legends-office-shown = ✉️ { $company } 辦公室裡還有：{ $cards }。
legends-legend = 🏆 { $companies_count ->
        [1] **{ $companies }** 是西部傳奇。
       *[other] **{ $companies }** 同為西部傳奇。
    }

# The campaign between its games.
legends-campaign-missing = 它得到參加者存款單中位數的 { $numerator }/{ $denominator }，但至少 ${ $least }；實際多少在保險庫打開時公布。這場遊戲它沒有明信片和印章，什麼也不建；它的明信片和指令暫停，它在地圖上擁有的一切也沒有任何收穫。
legends-campaign-founding = 你加入之前的每場遊戲，你得到參加者存款單中位數的 { $numerator }/{ $denominator }，但至少 ${ $least }，在保險庫打開時計算。你和大家一樣，以錢幣、火車卡和任務卡開始；你的辦公室和保險庫是空的。請在選單裡選擇公司，並用 `/campaign company` 命名。
legends-campaign-game = 第 { $number } 場，{ $year } 年
legends-campaign-opened = 已開啟的版圖：{ $boards }。
legends-campaign-rules = 版圖帶來的新規則：{ $rules }。
legends-campaign-rules_by_year = 劇情帶來的新規則：{ $rules }。
legends-campaign-company = **{ $name }**（{ $company }，{ $player }）{ $missed ->
        [0] {""}
       *[other] ，缺席 { $missed } 場
    }{ $depots ->
        [0] {""}
       *[other] ，{ $depots } 座機廠
    }{ $postcards ->
        [0] {""}
       *[other] ，辦公室有 { $postcards } 張明信片
    }{ $start ->
        [yes] ，下一場先行動
       *[no] {""}
    }
legends-campaign-result = **{ $name }**（{ $company }，{ $player }）：**${ $total }**
legends-campaign-vault = **{ $name }** · 存款單 ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· 缺席補償 ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· 綬帶 ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· 債券 ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· 地契 ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels } 個包裹 ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· 各地區機廠 ${ $districts }
    } · { $won ->
        [0] 沒有贏過
       *[other] 贏了 { $won } 場
    }
legends-campaign-postcard = { $kind ->
        [order] 訂單
        [favour] 人情
        [curio] 包裹
        [patent] 專利
       *[survey] 勘測
    }，**{ $title }**：「{ $read }」{ $hidden ->
        [0] {""}
       *[other] 隱藏的一面：{ $rule }
    }
legends-campaign-order = 你為「{ $power }」留下的指令：{ $order }。
legends-campaign-office_empty = 還是空的。

# The chronicle: a page for each game. Headings, and lines of what the events of a game say more shortly or together.
legends-chronicle-slips = 銀行存款單
legends-chronicle-stays = 留下的
legends-chronicle-postcards = 亮出的明信片
legends-chronicle-retired = 退場的
legends-chronicle-vaults = 放入保險庫
legends-chronicle-companies = 在座：{ $companies }。
legends-chronicle-company = **{ $name }**（{ $company }，{ $player }）
legends-chronicle-absent = 💤 這一年缺席：{ $absent }。
legends-chronicle-card = 📖 **{ $card }** · *{ $back }*
legends-chronicle-opened = 🌄 **{ $player }** 開啟 **{ $board }**。
legends-chronicle-drew = ✉️ **{ $player }** 抽到：{ $cards }。
legends-chronicle-drawn = { $kind ->
        [order] { $cards } 張訂單
        [favour] { $cards } 張人情
        [curio] { $cards } 個包裹
        [patent] 專利「{ $card }」
       *[survey] 勘測「{ $card }」
    }
legends-chronicle-express = 🏷️ 從此成為特快任務卡：{ $tickets }。
legends-chronicle-via = { $ticket } 途經 { $city }
legends-chronicle-events = 🗑️ { $events }。
legends-chronicle-filed = 🔒 **{ $name }**：{ $items }。
legends-chronicle-vault = **{ $name }** 的存款單至此共 ${ $dollars }{ $items_count ->
        [0] {""}
       *[other] ，另有：{ $items }
    }。

# What was behind it: read by whoever wants to, once the campaign is over.
legends-behind-sums = 🔒 至此的存款單：{ $sums }。
legends-behind-sum = { $name } ${ $dollars }
legends-behind-postcard = ✉️ { $name } 持有 **{ $card }**：「{ $rule }」
legends-behind-order_before = 📝 { $name } 帶來一條為「{ $power }」留下的指令：「{ $order }」。
legends-behind-order = 📝 { $name } 為「{ $power }」留下指令：「{ $order }」。
legends-behind-specialist = 專家的選擇
legends-behind-large = 要變大的城市
legends-behind-depot = 機廠
legends-behind-flagship = 🚩 { $name } 把名聲押在 { $ticket } 上，{ $completed ->
        [0] 始終沒有完成
       *[other] 完成了
    }。
