# Legends of the West: names of things, and what may be chosen.

# Cards and colours. The squares help the eye; the words carry the meaning.
legends-card-black = ⬛ 黑色
legends-card-blue = 🟦 藍色
legends-card-green = 🟩 綠色
legends-card-red = 🟥 紅色
legends-card-yellow = 🟨 黃色
legends-card-white = ⬜ 白色
legends-card-wild = 🌈 百搭卡
legends-card-grey = 灰色
legends-card-uncoloured = 無色
legends-card-black-pick = ⬛⛏️ 黑色（鎬）
legends-card-blue-pick = 🟦⛏️ 藍色（鎬）
legends-card-green-pick = 🟩⛏️ 綠色（鎬）
legends-card-red-pick = 🟥⛏️ 紅色（鎬）
legends-card-yellow-pick = 🟨⛏️ 黃色（鎬）
legends-card-white-pick = ⬜⛏️ 白色（鎬）
legends-card-black-skull = ⬛💀 黑色（骷髏）
legends-card-blue-skull = 🟦💀 藍色（骷髏）
legends-card-green-skull = 🟩💀 綠色（骷髏）
legends-card-red-skull = 🟥💀 紅色（骷髏）
legends-card-yellow-skull = 🟨💀 黃色（骷髏）
legends-card-white-skull = ⬜💀 白色（骷髏）
legends-cards = { $number } 張 { $card }
legends-wilds = { $number } 張 🌈 百搭卡

legends-track = { $a }–{ $b }（{ $colour }）
legends-ticket = { $a } – { $b }（${ $points }）

# What only the owner of a ticket is told.
legends-worth-mark = -# ★ 標出對你的任務卡有幫助的選項；能完成任務卡的排最前面。只有你看得到。
legends-progress-done = 🎫 你完成了 **{ $ticket }**。

# What may be chosen.
legends-option-deck = 🎴 從牌庫盲抽
legends-option-face_up = { $card }
legends-option-city = { $city }
legends-option-dollars = ${ $dollars }
legends-option-yes = 是
legends-option-nothing = 什麼也不選
legends-option-decline = 婉拒
legends-option-leave = 留在最上面
legends-option-under = 放到牌庫底
legends-option-set = { $cards }
legends-option-set_as = { $cards }；路線變成 { $colour }
legends-option-steamer = 🚢 用一張百搭卡在 { $city } 放汽船
legends-option-track = { $a }–{ $b }：{ $length } 格 { $colour }{ $trestles ->
        [0] {""}
       *[other] ，{ $trestles } 座棧橋
    }{ $combine ->
        [0] {""}
       *[other] ，托拉斯 ${ $combine }
    }{ $large ->
        [0] {""}
       *[other] ，通往大城市
    }{ $crosses ->
        [0] {""}
       *[other] ，跨兩塊版圖
    }
legends-option-wait = 等到輪到我時
legends-option-company = { $company }（{ $player }）
legends-option-frontier = { $board }
legends-option-bonus-money = ${ $money }
legends-option-bonus-cards = ${ $less } 加 { $cards } 張火車卡
legends-option-bond-none = 不買債券
legends-option-bond-bond = 購買債券
legends-option-flagship-none = 不標旗艦
legends-option-build-large = 使城市變大
legends-option-build-track = 鋪第二段路線
legends-option-build-depot = 建造機廠
legends-option-build-none = 什麼也不建
legends-option-order-hold = 先留著
legends-option-order-use = 使用它
legends-option-order-next = 任何事件，不管下一張是什麼
legends-option-order-lightning = 下一張一次性事件
legends-option-order-lasting = 下一張持續事件
legends-option-order-ask = 不留指令：問我

# What a specialist does before there is all that the card speaks of.
legends-specialist-stoker-before = 你開始時多 3 張火車卡。

# What a company will be asked, and may leave an order for.
legends-word-else = { $first }，否則 { $then }
legends-word-specialist = 你的專家
legends-word-large = 你要變大的城市
legends-word-depot = 你的機廠

# What goes into a vault.
legends-item-watch = 一只銀懷錶
legends-item-lantern = 一盞黃銅提燈
legends-item-compass = 一個船用羅盤
legends-item-locket = 一條彩繪墜鍊
legends-item-spike = 一枚銀道釘
legends-item-deed = 一張地契
legends-item-bond = 一張債券
legends-item-ribbon = 一條綬帶
legends-items-watch = { $number } 只銀懷錶
legends-items-lantern = { $number } 盞黃銅提燈
legends-items-compass = { $number } 個船用羅盤
legends-items-locket = { $number } 條彩繪墜鍊
legends-items-spike = { $number } 枚銀道釘
legends-items-deed = { $number } 張地契
legends-items-bond = { $number } 張債券
legends-items-ribbon = { $number } 條綬帶

# Rules by their names: why money comes and goes, and what a campaign has switched on.
legends-rule-bonus = 公司獎勵
legends-rule-stamps = 任務卡上的印章
legends-rule-opening = 新版圖
legends-rule-specialists = 專家
legends-rule-depots = 機廠
legends-rule-depot = 機廠
legends-rule-combine = 托拉斯
legends-rule-growth = 城市擴建
legends-rule-bonds = 債券
legends-rule-express = 特快任務卡
legends-rule-through = 聯運獎金
legends-rule-exhibition = 博覽會
legends-rule-flagship = 旗艦
legends-rule-steamer = 汽船
legends-rule-survey = 勘測
legends-rule-herds = 牛群
legends-rule-coal = 煤炭
legends-rule-well = 水井
legends-rule-trestle = 棧橋
legends-rule-charter = 特許狀
legends-rule-dig = 挖掘

# What a company is called by its colour.
legends-company-black = 黑色
legends-company-blue = 藍色
legends-company-green = 綠色
legends-company-red = 紅色
legends-company-yellow = 黃色
