# German Railways: what the sections of the rulebook say, for looking up. Titles that refusals cite are in german_rules.ftl.

german-rule-setup = 設置
german-rule-preparing = 遊戲準備
german-rule-turn_order = 決定行動順序
german-rule-action = 選擇一個動作
german-rule-income = 增加收入
german-rule-dividends = 支付股利

german-rulebook-setup = 玩家平分 120 塔勒：三人各 40，四人各 30，五人各 24。八家鐵道公司各有一個火車頭放在起始格，公司資金為空，有三張未售出的股票。起初的收入是起始城市的收入。玩家和鐵道公司擁有什麼都是公開的，兩者的錢絕不混用。
german-rulebook-preparing = 第一輪之前，每家鐵道公司拍賣一張股票，順序固定，從普魯士東部（Preußische Ostbahn）開始。買下上一張股票的人先出價。如果沒有人出價，先出價者免費得到這張股票。
german-rulebook-turn_order = 每輪開始時從袋子裡抽標記。收入最高的玩家放入一個標記，次高的放兩個，依此類推；收入相同的放一樣多。有幾名玩家就抽幾個標記，所以一名玩家一輪可能行動好幾次，也可能一次也沒有。
german-rulebook-turn_order-shows = 袋子裡有四個標記，將抽三個。旁邊是玩家：收入為 6 的兩名各有一個標記，有 75% 的機會行動；收入為 5 的一名有兩個標記，一定能行動。
german-rulebook-action = 每個標記是一個動作：拍賣一張股票、用一家鐵道公司鋪設軌道，或跳過。
german-rulebook-auction = 指定任意一家還有未售出股票的鐵道公司；每家都賣出兩張之前，不能拍賣第三張。你以至少 1 塔勒開價，或不出價；然後其他人依順時針加價或退出，退出只對這次拍賣有效。出價不能超過自己的現金。得標者把錢付入該鐵道公司的資金。沒有人出價的股票仍未售出。
german-rulebook-build = 用你持有股票的一家鐵道公司鋪設最多三個六角格，每格都要與它自己的軌道相鄰。平原、山坡、山脈和柏林通路區各容一家鐵道公司；城市不限。一家鐵道公司只能經一個通路區進入柏林。沒有剩餘火車頭就不能鋪設。
german-rulebook-build-shows = 一次鋪設的前後。漢堡沒有鐵道公司；接著柏林-漢堡的綠色軌道從起點經過一格通到漢堡，兩格上各有一個火車頭。下一家鐵道公司在漢堡的費用從 2 升到 3。
german-rulebook-costs = 由鐵道公司的資金支付，不能由別人代付。平原 2，山坡 3，山脈 4。城市依其地形計價，裡面每有一家別的鐵道公司，再加 1。
german-rulebook-costs-shows = 版圖的一部分和它的費用：平原 2，山坡 3，山脈 4；平原城市哈雷 2；已有一家鐵道公司的萊比錫 3；位於山脈、已有一家鐵道公司的米爾豪森和埃爾福特 5。
german-rulebook-income = 鐵道公司每到達一座城市，收入就增加該城市的價值：柯尼斯堡、漢堡、慕尼黑、柏林為 3，布雷斯勞、科隆、德勒斯登、美因河畔法蘭克福為 2，其餘為 1。你自己的收入是你所有股票的收入總和，隨時變化。
german-rulebook-dividends = 如果一次鋪設使兩家原先沒有連結的鐵道公司在同一座城市都有火車頭，就形成連結，所有鐵道公司發放股利。每張已售出的股票從銀行得到該公司的收入，鋪設者的股票得雙倍。一次鋪設只發放一次，不論形成幾條連結。
german-rulebook-dividends-shows = 一次鋪設的前後。萊比錫有一個薩克森的火車頭；接著旁邊多了一個美因-威悉的火車頭，它的軌道從西邊鋪來。兩家現在連結了。
german-rulebook-end = 決定行動順序時，檢查遊戲是否結束。如果每家鐵道公司都與另外兩家或更多直接連結，或者所有玩家都同意已經不能再鋪設了，或者已經沒有任何鐵道公司能再鋪設，遊戲就結束。現金最多的獲勝；股票和公司資金都不算。
german-rulebook-end-shows = 八家鐵道公司圍成一圈，每條連結一條線。薩克森、巴伐利亞、美因-威悉、科隆-明登有兩條或更多連結，用綠圈標出；巴登、柏林-漢堡有一條，普魯士東部、下西利西亞沒有。
german-rulebook-characters = 普魯士東部最多鋪設 4 格，薩克森最多 2 格。下西利西亞在城市裡不因別家而加價，巴伐利亞每格少付 1，巴登每次鋪設的第一個非城市格免費，科隆-明登每次鋪設最多花 5。美因-威悉最好的城市算兩次。柏林-漢堡在自己的軌道到達柏林和漢堡之前不發放股利。

# What people type who look for a section, in other words than it says.
german-sought-setup = 開始，版圖，發錢，設置
german-sought-preparing = 開局拍賣，起始資金，第一張股票，準備
german-sought-turn_order = 袋子，輪到誰，標記，玩家順序，抽
german-sought-action = 輪到誰，跳過，選擇，行動，動作
german-sought-auction = 出價，購買，股票，價格，賣出，競標，招標
german-sought-build = 軌道，火車頭，六角格，鋪設，建造，連結
german-sought-costs = 地形，山脈，山坡，軌道價格，費用，城市
german-sought-income = 收入，城市，增加，柏林，連結
german-sought-dividends = 股利，利息，優先股股利，發放，收入，連結，支付
german-sought-end = 最後一輪，贏家，結束，僵局，同意，計分，平手
german-sought-characters = 特殊，鐵道公司，能力，差別
