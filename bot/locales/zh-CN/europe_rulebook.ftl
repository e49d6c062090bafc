# Ticket to Ride: Europe: what the chapters of the rulebook say, for looking up. Their titles are europe-rule-…

europe-rule-setting_up = 游戏准备
europe-rule-end = 游戏结束
europe-rule-scoring = 计分
europe-rule-secrets = 哪些公开，哪些秘密

europe-rulebook-setting_up = 每人开始时有 45 节车厢、3 座火车站和 4 张车票；另有 5 张车票面朝上。每名玩家发一张长程任务牌和三张短程任务牌。没有发出的长程任务牌移出游戏。起始玩家抽签决定。
europe-rulebook-turn = 在第一个回合之前，你从四张任务牌中保留两张或更多；没有保留的移出游戏。之后每个回合从四个行动中选一个：抽车票、占用铁轨、抽任务牌、建造火车站。四样都做不了时，才可以跳过。
europe-rulebook-cards = 抽两张车票，每张可以拿面朝上的，也可以从牌库盲抽。拿走面朝上的车票后立即补上。五张面朝上的车票里有三张彩虹票时，五张全部弃掉重翻。手牌张数没有限制。
europe-rulebook-locomotives = 彩虹票可以当成任何颜色的车票使用。面朝上的彩虹票只能作为第一张拿，而且这回合只能抽这一张；盲抽到的彩虹票和别的车票一样。
europe-rulebook-claiming = 铁轨每一格付一张车票：用它的颜色，灰色铁轨可用任意一种颜色。其中任何一张都可以用彩虹票代替。一个回合占用一段铁轨，不必与你的其他铁轨相连。1、2、3、4、6、8 格的铁轨立即得 1、2、4、7、15、21 分。
europe-rulebook-claiming-shows = 一个回合的前后。柏林与维也纳之间三格的绿色铁轨空着；然后三节蓝色车厢停在上面，从城市连到城市。
europe-rulebook-double_routes = 有些相邻城市之间有两段铁轨。同一名玩家不能两段都占用。两三人游戏时，其中一段被占用后，另一段立即对所有人关闭。
europe-rulebook-double_routes-shows = 两人游戏中法兰克福与巴黎之间的两段铁轨：橙色那段停着三节蓝色车厢，旁边白色那段变淡了，因为谁也不能再占用它。
europe-rulebook-ferries = 渡轮是带有彩虹票标志的灰色铁轨。每个标志付一张彩虹票，其余各格用同一种颜色的车票；这些也可以用彩虹票代替。
europe-rulebook-ferries-shows = 伦敦的渡轮：两条通往迪耶普，各两格，其中一格有彩虹票标志；一条通往阿姆斯特丹，两格都有彩虹票标志。
europe-rulebook-tunnels = 先打出隧道的正常价格，再从牌库翻开三张车票。其中每有一张彩虹票，或一张与你打出的颜色相同的车票，就要再付一张该颜色的车票或一张彩虹票。如果你只打出了彩虹票，那么只有彩虹票算相同，也只能用彩虹票付。付不起或不想付，就收回车票，回合结束。
europe-rulebook-tunnels-shows = 慕尼黑与威尼斯之间的隧道：蓝色车厢以斜线显示，等在两格上。为它翻开了三张车票：蓝、红、绿。只有蓝色相同，所以要付一张额外车票。
europe-rulebook-tickets = 抽三张任务牌，至少保留一张；其余放到牌库底。结束时，如果你自己的车厢连起了牌上的两座城市，就加上任务牌的分数，否则扣掉。任务牌是秘密的，保留之后就不能再丢掉。
europe-rulebook-stations = 在任何还没有火车站的城市建造一座，一个回合最多一座，一局最多三座。第一座付 1 张车票，第二座 2 张、第三座 3 张，须同色；可以用彩虹票代替。结束时，每座火车站借给你别人通到该城市的一段铁轨，你的所有任务牌都用同一段。
europe-rulebook-stations-shows = 一个回合的前后。蓝色车厢从柏林经法兰克福通到慕尼黑，又从威尼斯通到罗马；慕尼黑与威尼斯之间是红色车厢。然后慕尼黑出现一座蓝色火车站，可以让它的主人借用红色那段。
europe-rulebook-end = 有人在回合结束时只剩两节或更少车厢，则包括这名玩家在内，每人再进行一个回合。然后游戏结束。
europe-rulebook-scoring = 铁轨得分加上完成的任务牌，减去没完成的，每座没有建造的火车站加 4 分。最长的连续路线得 10 分，并列者都得。总分相同时，依次比较完成的任务牌数、剩余火车站数、最长路线。
europe-rulebook-secrets = 大家都看得到你的车票、任务牌、车厢和火车站各有多少，你拿了哪些面朝上的车票、付了什么。你的手牌、盲抽到的车票和任务牌是秘密的。

# What people type who look for a section, in other words than it says.
europe-sought-setting_up = 准备，开局，设置，发牌，起始玩家，几个人
europe-sought-turn = 回合，行动，轮到谁，跳过，流程
europe-sought-cards = 牌堆，面朝上，盲抽，抽牌，手牌，颜色，车票
europe-sought-locomotives = 彩虹票，万能牌，百搭，火车头，万能
europe-sought-claiming = 建造，支付，放车厢，旅游，灰色，铁轨分数，价格
europe-sought-double_routes = 双线，平行，两条，两人，三人
europe-sought-ferries = 渡轮，船，过海，水路
europe-sought-tunnels = 隧道，山，额外车票，翻开
europe-sought-tickets = 目的地，目标，任务，长程，保留
europe-sought-stations = 火车站，车站，借用，别人的铁轨
europe-sought-end = 最后一轮，最后回合，两节车厢，结束
europe-sought-scoring = 分数，得分，最长路线，欧洲特快车，平局，胜者，加分
europe-sought-secrets = 隐藏，秘密，公开，手牌
