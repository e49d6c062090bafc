# Legends of the West: what is decided just now, and help that teaches the rules in force.

# What everybody is told of a decision. Nobody is spoken to, as everybody reads it.
legends-decides-keep_opening = { $players_count ->
        [1] **{ $players }** 还在选开局任务牌：至少 { $must } 张。
       *[other] **{ $players }** 还在选开局任务牌：每人至少 { $must } 张。
    }
legends-decides-keep_opening_own = 请选你的开局任务牌。
legends-decides-keep = **{ $players }** { $offered ->
        [1] 决定是否保留一张任务牌。
       *[other] 选任务牌{ $must ->
            [0] ，也可以不留。
           *[other] ：至少保留 { $must } 张。
        }
    }
legends-decides-keep_own = { $offered ->
        [1] 要保留这张任务牌吗？
       *[other] 请从抽到的任务牌中选择。
    }
legends-decides-again = **{ $players }** 可以再旅游一次，铁轨最多 { $most } 格。
legends-decides-engage = { $players_count ->
        [1] **{ $players }** 聘用专家。
       *[other] **{ $players }** 聘用专家。大家现在都可以回答；排名越后越先选。
    }
legends-decides-stake = **{ $players }** 还在决定是否{ $bond ->
        [0] 标一张旗舰
       *[other] 以 ${ $price } 购买债券{ $flagship ->
            [0] {""}
           *[other] ，以及是否标一张旗舰
        }
    }。
legends-decides-retire = **{ $players }** 排名最后，从翻出过的事件里永久清退一张。
legends-decides-gift = **{ $players }** 获胜，把今年的明信片送给另一家公司。
legends-decides-open = **{ $players }** 排名最后，开启一块新版图。盒盖上写着：
    { $lids }
legends-decides-large = **{ $players }** 可以{ $players_count ->
        [1] 把自己铁轨一端的一座小城市扩建为大城市。
       *[other] 各把自己铁轨一端的一座小城市扩建为大城市。
    }
legends-decides-depot = **{ $players }** 可以{ $players_count ->
        [1] 在本场完成的任务牌上所列的一座小城市建造车库。
       *[other] 各在本场完成的任务牌上所列的一座小城市建造车库。
    }
legends-decides-survey = **{ $players }** 可以执行“{ $card }”：{ $rule }
legends-decides-herd = **{ $players }** 从两群牛里取一群：{ $cities }。
legends-decides-dig = **{ $players }** 在两座城市里选一座挖掘：{ $cities }。
legends-decides-well = 水井干涸。**{ $players }** 支付 ${ $dollars } 或 { $number } 张车票。
legends-decides-discard = **{ $players }** 弃掉 { $number } 张车票（{ $why }）。
legends-decides-each = **{ $players }** 可以使用“{ $event }”：{ $rule }
legends-decides-peek = **{ $players }** 查看下一张事件（{ $power }），留着或放到牌库底。
legends-decides-raise = **{ $players }** 还在决定：从现在到战役结束，公司奖励是 ${ $dollars }，还是 ${ $less } 加一张车票。
legends-decides-drop = **{ $players }** 的专利超过 { $most } 张，清退一张。

# The button by which it is answered.
legends-answers-herd = 取一群牛
legends-answers-dig = 挖掘
legends-answers-well = 为枯井付款
legends-answers-discard = 弃掉
legends-answers-each = 使用事件，或不用
legends-answers-peek = 查看下一张事件
legends-answers-raise = 提高奖励
legends-answers-drop = 清退专利
legends-answers-again = 不再旅游
legends-answers-second_card = 抽第二张车票
legends-answers-large = 扩建城市
legends-answers-depot = 建造车库
legends-answers-survey = 执行勘测

# The rules. Each is taught from the game on in which it is in force.
legends-teaches-turn = 每个回合三选一：抽两张车票、旅游一段铁轨、抽任务牌。
legends-teaches-drawing = 抽车票：每张可以从牌库盲抽，也可以拿面朝上的。面朝上的彩虹票只能作为第一张拿，而且这回合只能抽这一张。面朝上有 { $resets } 张彩虹票时，整排重翻。牌库和弃牌合计只有 { $least } 张或更少时，不能抽车票。
legends-teaches-travelling = 旅游：铁轨每一格付一张车票，用它的颜色，灰色铁轨可用任意一种颜色；彩虹票可当任何颜色。你的铁轨不必相连。旅游到大城市抽一张车票。本场游戏每家公司有 { $trains } 节车厢。
legends-teaches-tickets = 任务牌：抽 { $drawn } 张，至少保留 { $keep } 张。游戏结束时，如果你自己的车厢连起了牌上的两座城市，你就获得任务牌上的钱，否则失去。
legends-teaches-events = 事件：抽到报纸时，翻出下一张事件。只有最上面的事件是当前事件。
legends-teaches-bonus = 公司奖励：公司在自己颜色的铁轨上旅游，收获 ${ $dollars }。
legends-teaches-pairs = 双线：相同的两座城市之间，同一家公司不能占用两段铁轨。{ $open ->
        [0] 双线铁轨的一段被占用后，另一段就关闭。
       *[other] {""}
    }
legends-teaches-end = 结束：有人在回合结束时只剩 { $trains } 节或更少车厢，则每人再进行一个回合。计算钱币、任务牌和剩余车厢（一节不剩得 ${ $most }）；美元最多的赢得游戏。
legends-teaches-campaign = 战役：每张银行水单放进公司的保险库。第 { $games } 场游戏后打开保险库，美元最多的公司就是西部传奇。每场游戏后，排名最后的公司从翻出过的事件里清退一张，并在下一场先行动。
legends-teaches-raised = 公司奖励：公司在自己颜色的铁轨上旅游，得到它永久选定的奖励：${ $money }，或 ${ $less } 加 { $cards } 张车票。
legends-teaches-stamps = 印章：完成的任务牌盖上公司的印章。如果上面有别家印章而没有你的，每枚让你多得 ${ $dollars }。有 { $worn } 枚印章的任务牌清退，只要剩下的任务牌还够用。有编号的任务牌清退，并带来该编号的明信片。
legends-teaches-postcards = 明信片：一面大声读出，另一面是持有者的秘密，直到它达成或打出。办公室最多放 { $most } 张专利。作用于事件或游戏结束的卡牌不会问任何人：请留下指令，写明它何时生效。
legends-teaches-opening = 版图：到第 { $last } 场为止，每场游戏后由排名最后的公司开启一块新版图。
legends-teaches-specialists = 专家：每家公司为本场游戏聘用一位，上一场排名最后的先选。之后专家休假一场。
legends-teaches-depots = 车库：游戏后，每家公司可以在自己完成的任务牌上所列的一座小城市建造一座，总共最多 { $most } 座。旅游到自己的车库抽 { $cards } 张车票；一场游戏里第一次旅游到别家的车库，它的主人得 ${ $dollars }。
legends-teaches-combine = 托拉斯：在它的车厢占着的铁轨上旅游，除一组车票外，每格再付 ${ $dollars }；然后那些车厢离开。
legends-teaches-growth = 扩建：本场游戏后，排名最后的公司和胜者可以先后各把自己铁轨一端的一座小城市扩建为大城市。
legends-teaches-bonds = 债券：游戏前，公司可以用 ${ $price } 买一张。每完成一张价值 ${ $value } 以上的任务牌，它给你 ${ $dollars }，最多 ${ $most }；债券放进保险库。
legends-teaches-express = 特快：贴有贴纸的任务牌，如果你的车厢还连上了贴纸上的城市，多得 ${ $dollars }。
legends-teaches-through = 联运奖金：你最大的路网里的城市分布在多块版图上，超过 { $free } 块后每块得 ${ $dollars }，最多 ${ $most }。
legends-teaches-exhibition = 本场的博览会：第一家有铁轨通到该城的公司得 ${ $first }。结束时，路网包含该城并触及 { $boards } 块或更多版图的，得 ${ $dollars }。
legends-teaches-flagship = 旗舰：公司秘密标出的任务牌算 { $times } 次，无论是否完成。
legends-teaches-steamer = 汽船：旅游到港口后，可以弃掉一张彩虹票，在那里放一艘汽船，一场最多 { $most } 艘；每个港口 { $berths } 个泊位。你在同一水域（大西洋和墨西哥湾，或太平洋）的两艘汽船把它们的城市连在一起，供任务牌使用；这样完成的任务牌少得 ${ $less }，但至少得 $1。
legends-teaches-survey = 勘测：无色铁轨永久变成那组车票的颜色，每格得 ${ $dollars }，最多 ${ $most }。相同两座城市之间的铁轨颜色不同。
legends-teaches-herds = 牛群：旅游到有牛群的城市就取走它；每家公司最多 { $most } 群。结束时，牛群原来的城市由你的车厢连到大城市，这群牛才算数：一群、两群、三群……得 { $pays }。
legends-teaches-coal = 煤：开始时每家 { $opening } 块，最多 { $most } 块。{ $length } 格以上的铁轨烧掉一块，没有则付 ${ $dollars }。盲抽两张车票的回合补回一块。
legends-teaches-well = 水井：一组车票里每个骷髅得 ${ $gain }，铁轨通到旱地则得 ${ $there }。但如果为它翻出的车票也有骷髅，就改为付 ${ $loss } 或 { $cards } 张车票。
legends-teaches-trestle = 栈桥：铁轨上每个标记多付一张任意颜色的车票，或 ${ $dollars }。一场游戏里每越过 { $every } 个标记，得 ${ $pays }。
legends-teaches-charter = 特许状：最先用车厢连起大西洋港口和太平洋港口的几家公司得 { $pays }。第一家还得一条绶带放进保险库，战役结束时值 ${ $ribbon }。
legends-teaches-dig = 挖掘：公司第一次旅游到每座矿权城市，抽 { $base } 块银块，一组车票里每把镐多抽一块，总共最多 { $most } 块；留下最好的一块，得到它的价值。

# What is worth something when the vaults are opened: told as soon as a company can have it.
legends-vaults-priced = 🔐 { $worth }
legends-vaults-worth-ribbon = 保险库里的一条绶带，战役结束时值 ${ $dollars }。
legends-vaults-worth-bond = 保险库里的一张债券，战役结束时值 ${ $dollars }。
legends-vaults-worth-deed = 保险库里的一张地契（执行过的勘测），战役结束时值 ${ $dollars }。
legends-vaults-worth-parcels = 保险库里的包裹按不同物品成套，战役结束时每套值：{ $sets }。余下的再成套。
legends-vaults-worth-set = { $kinds ->
        [1] 一种
        [2] 两种
        [3] 三种
        [4] 四种
        [5] 五种
       *[other] { $kinds } 种
    } ${ $dollars }
legends-vaults-worth-districts = 战役结束时，每个地区给车库最多的公司 ${ $dollars }；并列的各得一份。地区有：{ $districts }。
legends-district-start = 起始的四块版图
legends-district-east = 东部（{ $boards }）
legends-district-middle = 中部（{ $boards }）
legends-district-mountains = 山区（{ $boards }）
legends-district-coast = 海岸（{ $boards }）

# What a kind of move is good for, as the help says it of what can be done now.
legends-purpose-keep = 结束时，完成的让你获得牌上的钱，没完成的则失去
legends-purpose-draw = 旅游要付车票
legends-purpose-tickets = 结束时能得更多，只要你还来得及完成
legends-purpose-pass = 没有其他行动可选
legends-purpose-travel = 铁轨归你，为任务牌连起城市，现行规则也可能让你因此得钱
legends-purpose-use = 在你的回合行动之前，卡牌按它写的生效
legends-purpose-skip = 游戏不等没有行动的人，继续进行
legends-purpose-choose = 游戏在等你的回答
legends-purpose-engage = 本场游戏它的能力归你
legends-purpose-stake = 结束时可能赚钱，失败则亏钱
legends-purpose-retire = 它在战役里不再出现
legends-purpose-give = 由另一家公司得到，哪家随你
legends-purpose-open = 它的城市、任务牌和规则永久加入战役
legends-purpose-build = 它在地图上一直留到战役结束
legends-purpose-standing = 你私下留的指令到时自动执行，不必再问你
