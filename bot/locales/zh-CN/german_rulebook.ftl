# German Railways: what the sections of the rulebook say, for looking up. Titles that refusals cite are in german_rules.ftl.

german-rule-setup = 设置
german-rule-preparing = 游戏准备
german-rule-turn_order = 决定行动顺序
german-rule-action = 选择行动
german-rule-income = 增加收入
german-rule-dividends = 发放分红

german-rulebook-setup = 玩家平分 120 塔勒：三人各 40，四人各 30，五人各 24。八家铁路公司各有一个火车头放在起始格，公司资金为空，有三张未售出的股票。起初的收入是起始城市的收入。玩家和铁路公司拥有什么都是公开的，两者的钱绝不混用。
german-rulebook-preparing = 第一轮之前，每家铁路公司拍卖一张股票，顺序固定，从普鲁士东部（Preußische Ostbahn）开始。买下上一张股票的人先出价。如果没有人出价，先出价者免费得到这张股票。
german-rulebook-turn_order = 每轮开始时从袋子里抽标记。收入最高的玩家放入一个标记，次高的放两个，依此类推；收入相同的放得一样多。有几名玩家就抽几个标记，所以一名玩家一轮可能行动几次，也可能一次也没有。
german-rulebook-turn_order-shows = 袋子里有四个标记，将抽三个。旁边是玩家：收入为 6 的两名各有一个标记，有 75% 的机会行动；收入为 5 的一名有两个标记，必定能行动。
german-rulebook-action = 每个标记是一次行动：拍卖一张股票、用一家铁路公司铺设轨道，或跳过。
german-rulebook-auction = 指定任意一家还有未售出股票的铁路公司；每家都卖出两张之前，不能拍卖第三张。你以至少 1 塔勒开价，或不出价；然后其他人按顺时针加价或退出，退出只对这次拍卖有效。出价不能超过自己的现金。胜者把钱付入该铁路公司的资金。没有人出价的股票仍未售出。
german-rulebook-build = 用你持有股票的一家铁路公司铺设最多三个六角格，每格都要与它自己的轨道相邻。平原、丘陵、山脉和柏林通路区各容一家铁路公司；城市不限。一家铁路公司只能经一个通路区进入柏林。没有剩余火车头就不能铺设。
german-rulebook-build-shows = 一次铺设的前后。汉堡没有铁路公司；然后柏林-汉堡的绿色轨道从起点经过一格通到汉堡，两格上各有一个火车头。下一家铁路公司在汉堡的费用从 2 升到 3。
german-rulebook-costs = 由铁路公司的资金支付，别人不能付。平原 2，丘陵 3，山脉 4。城市按其地形计价，里面每有一家别的铁路公司，再加 1。
german-rulebook-costs-shows = 版图的一部分及其费用：平原 2，丘陵 3，山脉 4；平原城市哈雷 2；已有一家铁路公司的莱比锡 3；位于山脉、已有一家铁路公司的米尔豪森和埃尔福特 5。
german-rulebook-income = 铁路公司每到达一座城市，收入就增加该城市的价值：柯尼斯堡、汉堡、慕尼黑、柏林为 3，布雷斯劳、科隆、德累斯顿、美因河畔法兰克福为 2，其余为 1。你自己的收入是你所有股票的收入之和，随时变化。
german-rulebook-dividends = 如果一次铺设使两家原先没有连接的铁路公司在同一座城市都有火车头，就形成连接，所有铁路公司发放分红。每张已售出的股票从银行得到该公司的收入，铺设者的股票得双倍。一次铺设只发放一次，无论形成几条连接。
german-rulebook-dividends-shows = 一次铺设的前后。莱比锡有一个萨克森的火车头；然后旁边多了一个美因-威悉的火车头，它的轨道从西边铺来。两家现在连接了。
german-rulebook-end = 决定行动顺序时，检查游戏是否结束。如果每家铁路公司都与另外两家或更多直接连接，或者所有玩家都同意已无轨道可铺，或者没有哪家铁路公司还能铺设，游戏就结束。现金最多的获胜；股票和公司资金都不值钱。
german-rulebook-end-shows = 八家铁路公司围成一圈，每条连接一条线。萨克森、巴伐利亚、美因-威悉、科隆-明登有两条或更多连接，用绿圈标出；巴登、柏林-汉堡有一条，普鲁士东部、下西里西亚没有。
german-rulebook-characters = 普鲁士东部最多铺设 4 格，萨克森最多 2 格。下西里西亚在城市里不因别家而加价，巴伐利亚每格少付 1，巴登每次铺设的第一个非城市格免费，科隆-明登每次铺设最多花 5。美因-威悉最好的城市算两次。柏林-汉堡在自己的轨道到达柏林和汉堡之前不发放分红。

# What people type who look for a section, in other words than it says.
german-sought-setup = 开始，版图，发钱，设置
german-sought-preparing = 开局拍卖，起始资金，第一张股票，准备
german-sought-turn_order = 袋子，轮到谁，标记，玩家顺序，抽
german-sought-action = 轮到谁，跳过，选择，行动
german-sought-auction = 出价，购买，股票，价格，卖出，竞拍
german-sought-build = 轨道，火车头，六角格，铺设，建造，连接
german-sought-costs = 地形，山脉，丘陵，轨道价格，费用，城市
german-sought-income = 收入，城市，增加，柏林，连接
german-sought-dividends = 分红，发放，收入，连接，支付
german-sought-end = 最后一轮，胜者，结束，僵局，同意，计分，平局
german-sought-characters = 特殊，铁路公司，能力，区别
