# Legends of the West: what the sections of the rulebook say, for looking up. Titles that refusals cite are in
# legends_refusals.ftl, and what help teaches is looked up in the words of legends_guide.ftl.

# Known from the start.
legends-rule-A1 = A1：战役
legends-rule-A4 = A4–A6：更换董事长，缺席一场
legends-rule-A9 = A9–A12：哪些公开，哪些秘密
legends-rule-B = B：游戏设置
legends-rule-C2 = C2：抽车票
legends-rule-C4 = C4：一段旅程内的顺序
legends-rule-D = D：事件
legends-rule-E5 = E5：大城市
legends-rule-E6 = E6：公司奖励
legends-rule-F0 = F0：最后一轮
legends-rule-F1 = F1：银行水单
legends-rule-F3 = F3：本年剧情
legends-rule-F6 = F6：保险库
legends-rule-G1 = G1：战役结束
legends-rule-L1 = L1：一个战役，多张游戏桌
legends-rule-L3 = L3：哪些不必问就处理

legends-rulebook-A1 = 一个战役是供 2–{ $players } 名玩家的 { $games } 场游戏，每人始终是同一家公司的董事长。贴在版图上的、牌库、办公室、保险库和银行水单，从一场延续到下一场；钱币、车票、手中的任务牌和车厢则不延续。第一场的起始玩家卡抽签决定，之后归排名最后的公司。
legends-rulebook-A4 = 公司可以换一位董事长，接管它的一切：由原董事长让出，或者 14 天没有音讯后由其他人过半数决定。公司可以缺席一场；保险库打开时会为此得到补偿。不足两家公司不能进行游戏。
legends-rulebook-A9 = 大家都看得到每家公司的钱币、车厢、车票和任务牌的张数、翻出过的事件，以及现行规则。手牌和任务牌是持有者的秘密。放进保险库的东西当时可见，之后封存。战役还没开启的内容，哪里都不会提到。
legends-rulebook-B = 每家公司开始时有 ${ $dollars } 和 { $dealt } 张车票；另有 { $row } 张面朝上。牌库里每色 { $cards } 张车票、{ $wilds } 张彩虹票，以及 { $fewest }–{ $most } 张报纸：公司越多，报纸越少。发到的报纸洗回牌库，不翻事件。读出本年的剧情卡，并立即照做。持有起始玩家卡的公司先行动。
legends-rulebook-B6 = 你得到 { $dealt } 张开局任务牌，至少保留 { $keep } 张。任务牌不够时，大家得到同样多，至少保留 { $short } 张。所有人同时秘密选择；放回的放到牌库底。
legends-rulebook-C1 = 每个回合三选一：抽两张车票、旅游一段铁轨、抽任务牌。三样都做不了的公司才能跳过。所有公司接连跳过时，游戏结束，照常计分。
legends-rulebook-C2-2 = 面朝上的彩虹票只能作为第一张拿，而且只能抽这一张。不能作为第二张拿，即使是刚翻出来的。从牌库盲抽到的彩虹票和别的车票一样。
legends-rulebook-C2-7 = 牌库和弃牌合计只有 { $least } 张车票或更少时，不能选择抽车票；面朝上的一排不算。
legends-rulebook-C3-1 = 在地图上任何尚未占用的铁轨上旅游，只要每一格你都有车厢可放。不必与你的其他铁轨相连。一个回合一段旅程。
legends-rulebook-C3-1-shows = 底特律与匹兹堡之间的铁轨上有两节黑色车厢，从北边通往匹兹堡的铁轨上有两节蓝色的。周围的铁轨空着：格子是空心的，有颜色或灰色。
legends-rulebook-C4 = 先付款：一组车票，再是当前事件额外要求的。然后，作用于旅程的现行规则按固定顺序生效：公司奖励在前，大城市的车票在最后。之后是持续事件，再是你自己的能力。途中抽到的报纸立即生效，旅程继续。
legends-rulebook-C4-2 = 旅程里必须付的，要能用事先拥有的和途中必定及时得到的美元付清，否则不能旅游。可能抽到的车票不算。
legends-rulebook-D = 抽到报纸时，翻出下一张事件，并补抽一张车票。只有最上面的事件是当前事件。持续事件在它是当前事件期间一直生效；一次性事件生效一次，并终止之前的持续事件。
legends-rulebook-D-cases = 事件一旦盖住，就不会再成为当前事件。一张事件生效时又翻出一张，后一张等前一张执行完。除当前事件外没有别的事件时，报纸什么也不翻。
legends-rulebook-D6 = 事件写明作用于谁：轮到行动的公司；每家（可以谢绝）；所有公司（不能选择）；或钱币最少的公司。有的事件只生效若干次，然后清退；谢绝不算。可以谢绝的公司同时被问；面朝上的车票，以及最后的任务牌和车票，从轮到行动的公司起按行动顺序分。
legends-rulebook-D6-cases = 当前事件清退时，用尽它的那一步结束后，立即翻出下一张。
legends-rulebook-D16 = 事件让公司弃牌时，各自秘密选择，然后一起亮出。
legends-rulebook-E1 = 任何公司在相同的两座城市之间都不能占用多于一段铁轨。
legends-rulebook-E2 = 两座城市之间有两段铁轨的是双线：不足 { $open } 家公司时，一段被占用后，另一段对所有人关闭；{ $open } 家或更多时，另一段仍对别家开放。三段的是三线，全都开放。
legends-rulebook-E2-shows = 两家公司的游戏中，布法罗与底特律之间的双线：一段上有两节蓝色车厢，另一段变淡了，因为已关闭。
legends-rulebook-E5 = 旅程的一端或两端是大城市时，从牌库抽一张车票，每次都如此。
legends-rulebook-E5-shows = 波士顿、纽约和费城有金圈：它们是大城市。从奥尔巴尼到纽约的铁轨上有一节黑色车厢。
legends-rulebook-F1 = 你的水单合计钱币、剩余车厢所得、任务牌，以及现行规则计算的其他一切。总数不足零按零算。总数最大的获胜。相同时，完成任务牌多的在前，再相同则行动顺序靠后的在前。
legends-rulebook-F2 = 计分之后，排名最后的公司公开清退一张翻出过的事件，包括当前事件。它不会再出现。
legends-rulebook-F3 = 每一年有自己的卡牌。在游戏前读出，最后一张在游戏结束时翻面。上面写的立即执行；它开启的规则一直有效。
legends-rulebook-F6 = 水单放进保险库，保险库直到战役结束都关着。在那之前，不公布几场合计的数字。不延续的一切放回盒中。
legends-rulebook-H5 = 能力写明何时生效。抽牌、付款、旅游时的能力随那一步写明，各最多一次；其他的在回合行动之前使用，或自动生效。不能生效的不会用掉。
legends-rulebook-H6 = 能力的所有条件都要满足，它的费用在生效前付清：付不起就不能使用。
legends-rulebook-H8 = 能力只做卡牌上写的，不多做。它从不拿走没有的美元或车票。
legends-rulebook-L1 = 一个战役有一个频道，每场游戏是一张有自己记录的游戏桌。所有董事长都说了是否参加，或者等待没有表态者的时间用完，下一场就开始。大家都同意时，战役可以提前结束。
legends-rulebook-L2 = 每个回合游戏都会等。时间用完后，其他人可以投票替该公司抽两张车票；不能抽车票时，跳过它的回合。其他一切对没有回应的人都有答案：任务牌取最少、最便宜的，不接受提议，从张数最多的颜色弃牌。
legends-rulebook-L3 = 没有选择的事直接处理并公布。只有唯一一种支付方式且不用彩虹票时，才自动填好。别人能察觉的问题或拒绝，不会取决于秘密的卡牌。让人得知秘密的步骤，须其他人同意才能收回。

# Told when a campaign has brought it.
legends-rule-F4 = F4：印章
legends-rule-G2 = G2–G4：保险库里还有什么
legends-rule-I1 = I1：汽船
legends-rule-I3 = I3：勘测
legends-rule-I5 = I5：煤
legends-rule-I7 = I7：栈桥
legends-rule-I8 = I8：特许状
legends-rule-J3 = J3：车库
legends-rule-J4 = J4：托拉斯
legends-rule-J5 = J5：城市扩建
legends-rule-J8 = J8：特快任务牌
legends-rule-J10 = J10：联运奖金
legends-rule-J11 = J11：博览会

legends-rulebook-F3-2 = 今年的明信片按年度卡所写，归排名最后的公司；或归胜者指定的公司；或归完成任务牌最多的；或归抽过明信片最少的。相同时归排名靠后的。
legends-rulebook-F7 = 游戏后，依次问每家公司在地图上建造什么。不回答的什么也不建。

# What stands beside sections that are said in the words of help (-shows), and what comes of them in cases (-cases).
legends-rulebook-I1-shows = 海角。黑色公司的汽船（黑色圆标）停在萨凡纳和迈阿密，两个港口在同一水域；它们之间没有车厢。
legends-rulebook-I1-cases = 汽船只为任务牌连接城市。不靠汽船、由车厢完成的任务牌得全额。
legends-rulebook-I3-shows = 芝加哥与圣路易斯之间的两段铁轨：一段灰色，一段已永久变成绿色。周围的铁轨大多还是无色：白底虚线框。
legends-rulebook-I3-cases = 一组全是彩虹票时，由你写明颜色。没有剩余贴纸的颜色不能用。铁轨有了颜色之后，公司奖励就按它算。
legends-rulebook-I4-3-shows = 达拉斯和休斯敦有牛群：城市旁边带牛头的圆标。
legends-rulebook-I4-3-cases = 铁轨两端都有牛群时，选其中一群。愿不愿意都要取走。
legends-rulebook-J3-shows = 亚特兰大有蓝色公司的车库：城市的位置是一座蓝色房子。
legends-rulebook-J3-cases = 缺席的公司，这一场不靠车库得到任何东西。
legends-rulebook-J4-shows = 查尔斯顿与诺福克之间的两段铁轨：一段上有三节托拉斯的象牙色车厢；旁边黑色那段空着。
legends-rulebook-J4-cases = 有人占用车厢所在的铁轨之前，它不会使别的铁轨关闭。
legends-rulebook-C2-cases = 用来补空位的是报纸时，先执行事件；然后补上空位，你再拿第二张车票。
legends-rulebook-C3-2-cases = 两张黄色加一张彩虹票可以付三格的灰色铁轨，三张彩虹票也可以；两张黄色加一张红色不行。
legends-rulebook-F0-cases = 之后的回合数等于本场的公司数，即使期间又有公司只剩那么少的车厢。
legends-rulebook-F4-cases = 只有游戏开始时任务牌上已有的印章才算。上面有自己印章的，不因别家的多得，也不再盖第二枚。
legends-rulebook-I6-2-cases = 为骷髅翻出的是报纸时，它先生效，再翻另一张车票。两样都付不全时，付出你剩下的钱币。
legends-rulebook-I7-cases = 有的标记可以用车票付，有的用美元付。不用付的标记同样算越过。
legends-rulebook-I8-cases = 任何公司一场游戏里都不能得到两次。
legends-rulebook-I9-3-cases = 铁轨两端都可以挖掘时，选其中一端。没有留下的银块放回。
legends-rulebook-J5-cases = 排名最后的公司刚扩建的城市，胜者不能再选；没有别的城市可选时，胜者就不扩建。

# What people type who look for a section, in other words than it says.
legends-sought-C1 = 回合，行动，轮到谁，跳过
legends-sought-C2 = 牌库，面朝上，盲抽，抽牌
legends-sought-C2-2 = 彩虹票，万能牌，百搭，火车头
legends-sought-C3-1 = 旅程，旅游，铁轨，在哪里
legends-sought-C3-2 = 支付，付款，一组，车票，颜色，费用
legends-sought-C5-1 = 任务牌，任务，目标，目的地
legends-sought-D = 事件，卡牌，报纸
legends-sought-E2 = 双线，平行
legends-sought-E6 = 公司奖励，奖励，钱
legends-sought-F0 = 最后一个回合，游戏结束，结束
legends-sought-G1 = 结束，胜者，计分，第十二场，最后一场
