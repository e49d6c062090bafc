# Legends of the West: the story of a campaign in prose. Each message is one or more whole sentences, told only where what it says
# has happened (engine/ticket_to_ride/legends/pack/narration.toml). Companies are named as their presidents named them, so
# nothing is added to a name. No rule is told here. { $absent }, { $fresh }, { $back }, { $cities } and { $legends } are lists.

# A paragraph, and two sentences that follow each other in it.
legends-narration = > { $paragraph }
legends-narration-joined = { $first }{ $next }

# How a game begins: a scene of the year, then what the table has behind it.
legends-narration-1865-opening = 仗打完了，打仗磨坏的铁轨正一段段重铺。在布法罗一家绳子铺的楼上，埃达·普鲁伊特租下一间屋子，一扇窗，一条电报线。头一个早晨，她向地图上每一家新铁路敲去同一个问题：你们会准点吗？然后她削好铅笔，坐上水壶，等着。从来没有人这样问过他们。
legends-narration-1868-opening = 军队回家了，军中最能干的人站在月台上，手里捏着帽子：他们在炮火下架过桥，清点过骡子，叫醒过将军。每家铁路都需要一个干过这些事的人。奥尔巴尼的旅馆里，侍者们学会了一条规矩：桌上放着合同，就不收盘子。埃达·普鲁伊特把开价来来回回地发，没有一份读过第二遍。
legends-narration-1871-opening = 铁路从镇上经过，是一桩新闻；铁路在镇上留下一间车棚，就成了街坊。今年春天，木材场卖的屋顶比船壳多。镇长们亲自迈步丈量空地，孩子们被叫去站在将来停火车头的地方。埃达·普鲁伊特挂起一张地图，好标出哪些门肯在夜里为落难的司机打开。上面还一个记号也没有。
legends-narration-1874-opening = 赛拉斯·克兰来到镇上，坐的车厢是牙齿的颜色，后面还跟着九百节。他同月台上每个人握手，记下每个名字，一个也不忘。他管它叫托拉斯，说它不同任何人竞争：只不过别人到的时候，它已经在那儿了。他的第一封电报由埃达·普鲁伊特亲手发出。一共十一个字，电报费至今没付。
legends-narration-1877-opening = 去年春天还是一片烂泥的城市，如今有了歌剧院，还有一个人举着长杆逐盏点亮的街灯。从夜车上望去，小镇不再是一条狗加一座水塔，而是一串小小的黄月亮。从前人们问火车几点开，现在问末班车几点开。埃达·普鲁伊特在煤气灯下写字，嫌它嘶嘶作响，像一条接触不良的线路。
legends-narration-1880-opening = 今年春天，十五年的煤灰洗掉了。每家铁路都在重新上漆，漆匠要价多少是多少，因为一种颜色只要从足够多的田地里看得见，就比底下的火车头还值钱。整座整座的车场都是松节油味。马不喜欢，孩子们喜欢。埃达·普鲁伊特看遍了色样，也把自己的门漆了一遍，漆成一种谁家也不用的灰。
legends-narration-1883-opening = 交易所里，一个袖口沾着墨水的年轻人向各家公司兜售一张纸，凭它可以为自己的成功领钱。他们看它的样子，就像六月天看一把雨伞。与此同时，各家铁路终于商定了现在几点，于是十一月的一个星期天，有些镇子过了两次正午。埃达·普鲁伊特停下她的钟，慢慢数着，又让它走起来。什么也没变，她报告说，除了一切。
legends-narration-1886-opening = 乘客们发现，一个钟头是可以买的。他们花钱赶在自己的信前头到达，要是途中还停一停小姨子没见过的地方，就再多花一点。他们坐的火车发车前要先洗一遍；别的火车停在岔线上，想心事。埃达·普鲁伊特比哪一列都快，却还是按字收费。
legends-narration-1889-opening = 星期四，宽街上的银行家家开着门，柜台个个空着。出纳们没有被辞退，只是想明白了一件事，就回家了。到了星期六，人们用帽盒提着积蓄，问列车员收不收鸡蛋。埃达·普鲁伊特的窗口通宵开着。坏消息都是先付费的。
legends-narration-1892-opening = 草原深处，有个农夫买了一张直达大海的车票，正面反面看了又看，问其余的在哪儿。没有其余的了。花了好些年，闹了好些别扭，现在一张硬纸片就能走到底。列车员们心里发慌：人家问他们那一头天气怎么样。原来埃达·普鲁伊特早就知道那边的天气，知道好些年了。
legends-narration-1895-opening = 有一座城市给四十英亩地盖上了玻璃顶，请了所有人。里面有一座蒸汽馆、一座奶酪馆，一只大轮子把人举起来，让他们看看自己花钱来的地方，大门口的钟比教堂还高。各家铁路印出海报，用的颜色自然界里没有。埃达·普鲁伊特关上窗口一个星期，像别人一样出门旅行。
legends-narration-1898-opening = 最后一季了，人人都知道，虽然没有人说出口。铜件擦得锃亮，餐车换上了好瓷器，每位主管心里都有一趟车，从不提起。埃达·普鲁伊特的柜子里装着三十三年的电报，用楼下铺子的绳子扎着。她把那个老问题又敲了一遍。这一次，她没有坐上水壶。
legends-narration-1865-opening-starter = { $starter } 第一个上轨道。它把名字漆在自己拥有的每一样东西上，目前是一个火车头、一本账簿和一扇门。
legends-narration-1865-opening-pair = 水还没烧开，就来了两个回答，一个来自 { $one }，一个来自 { $other }。除了天气，两个回答处处相反。
legends-narration-1865-opening-full = { $companies ->
        [3] 水还没烧开，就来了三个回答。
        [4] 水还没烧开，就来了四个回答。
       *[other] 水还没烧开，就来了五个回答。
    }个个都说会，个个都打听还问了谁。
legends-narration-1865-opening-away = { $absent_count ->
        [1] { $absent } 今年没有回答。普鲁伊特小姐在簿子里空出一行，在行首用墨水写下名字。
       *[other] { $absent } 今年都没有回答。普鲁伊特小姐在簿子里空出几行，在行首用墨水写下名字。
    }
legends-narration-1868-opening-result = { $winner } 1865 年获胜的海报还挂在理发店里。{ $last } 也印过海报。
legends-narration-1871-opening-result = 1868 年，{ $winner } 带着最多的钱回了家。{ $last } 回了家。
legends-narration-1874-opening-result = { $winner } 在 1871 年获胜，并把这件事印在信纸上。垫底的 { $last } 用旧信封的背面写信。
legends-narration-1877-opening-result = 1874 年，{ $winner } 占尽了上风。{ $last } 请大家别再提那一年。
legends-narration-1880-opening-result = { $winner } 还带着 1877 年的光彩，几乎不用上清漆。{ $last } 买的是遮盖力最强的那种漆。
legends-narration-1883-opening-result = { $winner } 在 1880 年获胜，说是有方法。{ $last } 垫底，说是看天气。
legends-narration-1886-opening-result = 月台上的人仍把 { $winner } 指给别人看：1883 年赢的就是它。路过 { $last }，他们指别的东西。
legends-narration-1889-opening-result = { $winner } 在 1886 年获胜，一直睡得安稳，直到星期四。{ $last } 从 1886 年起就睡不好，几乎没察觉有什么不同。
legends-narration-1892-opening-result = 恐慌过后，{ $winner } 走在最前，{ $last } 落在最后。报纸把两个名字印得一样大。
legends-narration-1895-opening-result = { $winner } 在 1892 年获胜，主办方许给它入口旁的展位。给 { $last } 的那个在锅炉房旁边。
legends-narration-1898-opening-result = 博览会那一年，{ $winner } 获胜。{ $last } 等了三年，才等到人家用过去时说这句话。
legends-narration-opening-again-fence = 前年那一季 { $winner } 赢了，上一季又赢了。别人已经开始研究它的时刻表，就像研究邻居家的篱笆。
legends-narration-opening-again-habit = { $winner } 上回赢了，上上回也赢了。它车站上的乐队已经不用看谱。
legends-narration-opening-risen-odds = 六年前，{ $winner } 落在所有人后面；三年前，它走在所有人前头。理发师不再开盘口了。
legends-narration-opening-risen-plan = 两季之间，{ $winner } 从最后一名升到第一名。全在计划之中，它的董事长说，有两个人相信。
legends-narration-opening-fallen-view = 三年之内，{ $last } 从第一名掉到最后一名。它报告说，风景差不多，咖啡差一些。
legends-narration-opening-fallen-drawer = { $last } 六年前获胜，三年前垫底。两张剪报收在同一个抽屉里。
legends-narration-opening-last_again-cook = { $last } 连着两季垫底。它保住了脾气、名字和厨子。
legends-narration-opening-last_again-hat = { $last } 上回垫底，上上回也垫底。没有人再笑了；这已经变成某种敬意。
legends-narration-opening-again-posters = { $winner } 上上回获胜的海报还在，只要改一改上面的年份。
legends-narration-opening-winner_away = { $winner } 赢了上一季，这一季却不在，没法让人打败。它留了一张客客气气的字条。
legends-narration-opening-last_begins = 三年前垫底的 { $last }，今早第一个上轨道，穿着干净衬衫，一言不发。
legends-narration-opening-away-shutters = { $absent_count ->
        [1] { $absent } 这一季上了门板。门板是新漆的，看来打算回来。
       *[other] { $absent } 这一季都上了门板。门板是新漆的，看来都打算回来。
    }
legends-narration-opening-away-gap = 月台上有个空位，本来该站着 { $absent }。别人都绕着走。
legends-narration-opening-away-clock = { $absent } 今年没有一个火车头生火。每逢星期五，仍有人进去喂猫。
legends-narration-opening-depot_away = { $owner } 在 { $city } 的车棚独自度过这一年，窗口点着一盏灯。
legends-narration-opening-depot_away-stove = 今年 { $owner } 没有人来 { $city }。每到星期天，邻居给车棚通通风，给钟上上弦。
legends-narration-opening-depot_away-key = 今年 { $owner } 的钥匙由 { $city } 的面包师保管。除了他的顾客，他谁也没告诉。
legends-narration-opening-back-yard = { $back_count ->
        [1] { $back } 离开一季后回来了，在自己的车场里踱来踱去，好像有人挪动过它。
       *[other] { $back } 离开一季后都回来了，在各自的车场里踱来踱去，好像有人挪动过它们。
    }
legends-narration-opening-back-hello = { $back } 离开一季归来，头一个打招呼的是车站的猫。别人点点头，数了数。
legends-narration-opening-fresh-crate = 这是 { $fresh } 的第一季。那里的一切还带着木箱味。
legends-narration-opening-fresh-name = 牌子上多了一个名字：{ $fresh }。招牌匠问了两遍怎么写，最后定成这样。
legends-narration-opening-full = 今年谁也没有缺席：早晨{ $companies ->
        [3] 三
        [4] 四
       *[other] 五
    }声汽笛，旅馆里一张长桌。
legends-narration-opening-full-roll = 埃达·普鲁伊特顺着电报线点名，{ $companies ->
        [3] 三
        [4] 四
       *[other] 五
    }家都答了到。她一个也没划掉，把铅笔放回去时，比拿起来时还尖。
legends-narration-opening-pair = 今年只有 { $one } 和 { $other } 在跑。这倒省事：谁都知道该怪谁。
legends-narration-opening-pair-crossing = 今年铁轨归 { $one } 和 { $other } 独享。它们在每个道口互相致意，因为没有别人可以致意。
legends-narration-opening-newest-cape = 如今萨凡纳以南，地图一直伸进温暖的海水。魁北克的司机们申请调往那里，说是为了膝盖。
legends-narration-opening-newest-prairie = 如今芝加哥以西，地图上有草了，草的后面还是草。勘测员们买了新铅笔。
legends-narration-opening-newest-trail = 如今地图伸进了牛的地界。那里用四条腿走路的，见了火车也不抬头。
legends-narration-opening-newest-winter = 地图往北长了，手套的订单也跟着长。普鲁伊特小姐说，那边的线路没人发报也嗡嗡作响。
legends-narration-opening-newest-desert = 旱地上了地图，用品店把水壶卖给那些只是来看看的人。
legends-narration-opening-newest-silver = 地图上有银子了，在河的南岸，至少有个人穿着新靴子回来了。旧靴子在哪儿磨破的，他不肯说。
legends-narration-opening-newest-timber = 地图够到了大树。工程师们说，在那里架一座桥要用掉一片森林，幸好那里就有一片。
legends-narration-opening-newest-shore = 墙上又多了一片大洋。职员们午饭前走过去看一眼，回来时都不大说话。
legends-narration-opening-depot-cat = { $owner } 在 { $city } 的车棚如今有了自己的猫，而猫对生人有自己的看法。
legends-narration-opening-depot-watch = 在 { $city }，人们照着 { $owner } 的车棚对表，不管它准不准。
legends-narration-opening-depots_most = 没有哪家公司的车棚像 { $owner } 那么多。看棚子的人已经开始互相写信。
legends-narration-opening-grown = { $city } 长得比它在地图上的名字还大。印刷匠只好挪开一条河。
legends-narration-opening-grown-papers = { $city } 如今是大城市，也有大城市的派头：它有两份报纸，两份报纸对日期意见不一。
legends-narration-opening-painted = 永久染上 { $painted } 颜色的铁轨，比别家都多。它的董事长如今点名要靠窗的座位。
legends-narration-opening-stamped-ticket = 从 { $a } 到 { $b } 的车票上，{ $one } 和 { $other } 的印章并排挨着。两家公司可不这样。
legends-narration-opening-stamped-clerk = 从 { $a } 到 { $b } 的车票上有 { $one } 和 { $other } 的印章，一枚稍稍压着另一枚。两家都说自己的先盖。
legends-narration-opening-retired = 报纸没有再登“{ $event }”，也没有读者来信要求再登。
legends-narration-opening-retired-type = “{ $event }”不会再见报了。铅字已经熔掉，如今是时刻表里的一个七。
legends-narration-opening-eldest = 1865 年获胜的是 { $eldest }。记得这件事的老职员，一年比一年讲得好听。
legends-narration-1886-opening-express = 一对老姐妹从 { $a } 去 { $b }，中途非要经过 { $via } 不可。送行的场面跟送部长一样。
legends-narration-1895-opening-fair = 那座城市是 { $city }。另有三座城市已经订好了玻璃。
legends-narration-1877-crane = 赛拉斯·克兰写信向 { $winner } 道贺。贺信一页，报价四页。
legends-narration-1877-crane-lamp = 赛拉斯·克兰送给新歌剧院一盏枝形吊灯。是借的。
legends-narration-1880-crane = 赛拉斯·克兰的车厢只洗不漆。象牙色，他说，不是颜色，是结论。
legends-narration-1880-crane-last = 赛拉斯·克兰提出免费给 { $last } 的车厢上漆，不过只带来一种颜色。
legends-narration-1883-crane = 赛拉斯·克兰今年什么纸都买。他问过 { $last } 公司卖不卖，说是开玩笑，开了两次。
legends-narration-1883-crane-noon = 有人给赛拉斯·克兰讲了什么是正午，他想知道正午归谁所有。
legends-narration-1886-crane = 托拉斯的车厢从不着急。站对了地方，赛拉斯·克兰说，永远来得早。
legends-narration-1886-crane-second = 赛拉斯·克兰用自己的怀表给 { $winner } 的火车计了时。表上是多少，他谁也没告诉。
legends-narration-1889-crane = 赛拉斯·克兰的银行也关了。他和大家一样排队，还给整条街买了早饭。
legends-narration-1892-crane = 赛拉斯·克兰买了一张新车票，坐到尽头，若有所思地回来。
legends-narration-1892-crane-last = 赛拉斯·克兰和 { $last } 同坐过一个包厢，纯属巧合。他们聊了聊狗。
legends-narration-1895-crane = 第一节象牙色车厢摆在交通馆里，围着一条绳子。赛拉斯·克兰每星期天去看它，那天不收门票。
legends-narration-1898-crane = 象牙发黄了，赛拉斯·克兰也是。他用同样的话祝 { $winner } 和 { $last } 好运。
legends-narration-opening-crane-away = 赛拉斯·克兰去过 { $absent } 的车场，没遇上人，把名片插在锁里。
legends-narration-opening-crane-roof = 赛拉斯·克兰在 { $city } 躲雨，站在 { $owner } 的屋檐下，随即对自己靠着的那面墙开了价。
legends-narration-opening-crane-winner = 赛拉斯·克兰送给 { $winner } 一篮梨。梨下面是一份合同，合同下面还是梨。
legends-narration-opening-crane-question = 赛拉斯·克兰问埃达·普鲁伊特，她发过哪些关于他的电报。她说，没有一封不是他自己付的钱。
legends-narration-opening-crane-depot = 赛拉斯·克兰问 { $owner } 在 { $city } 的车棚要多少钱。人家告诉他，光问这一句要多少钱。

# A scene between two turns, when somebody has travelled with a third of the trains.
legends-narration-1865-first = 第一封像样的电报从 { $b } 传到埃达·普鲁伊特那里：{ $mover } 从 { $a } 开出的火车到了。她问：几点到的？回答是：到了。她把它记进钟点那一栏。
legends-narration-1868-first = 奥尔巴尼的侍者们说，看见 { $employer } 和{ $specialist }共进晚餐。两人都没看菜单，蜡烛换了两回。
legends-narration-1868-first-line = 在 { $a } 与 { $b } 之间，{ $mover } 的新人铺的线笔直笔直，工人们傍晚特意走回去，就为顺着它望一眼。
legends-narration-1871-first = { $mover } 从 { $a } 到 { $b } 的新线经过一家木材场，那里今年只堆屋顶。两头的镇上，都有一位街角空地的主人开始向生人脱帽。
legends-narration-1874-first = 赛拉斯·克兰在 { $a } 目送 { $mover } 的火车开出，又在 { $b } 看着它进站。谁也没看见他赶路。两次他都抬了抬帽子，一样高，一寸不差。
legends-narration-1874-first-poor = 赛拉斯·克兰问起 { $poor } 身体可好。他说得那么和气，整个办公室都摸了摸自己的脉。
legends-narration-1877-first = { $mover } 的夜车从 { $a } 驶进 { $b }，车上的灯拧得很暗。这一回是镇子显得亮堂，乘客们下车前都理了理领子。
legends-narration-1880-first = 在 { $a } 与 { $b } 之间，{ $mover } 的新漆遇上了头一头牛。牛没事。火车头以后改从另一边照相。
legends-narration-1883-first = 交易所的小伙计在月台上念纸带：{ $mover } 已从 { $a } 抵达 { $b }，按此报价。一位老人问，从前按什么报价？按铁路，小伙计说。
legends-narration-1883-first-rich = 袖口沾着墨水的年轻人挪了桌子，好看得见 { $rich } 的大门。他说是为了光线。
legends-narration-1886-first = { $mover } 的车长声称，在 { $a } 与 { $b } 之间，他的火车超过了自己的电报。埃达·普鲁伊特要先看看他的表，再看看他还声称过什么。
legends-narration-1889-first = { $mover } 在 { $a } 与 { $b } 之间给员工发工钱，用银币，从一只饼干盒里，一个人一个人地发。盒子空之前没有人说话，空了之后人人都说话。
legends-narration-1889-first-rich = 人们走过 { $rich } 的窗前开始放慢脚步，手里拿着帽子，像走过面包店。
legends-narration-1892-first = 一家六口坐 { $mover } 从 { $a } 到 { $b }，六个人捏着一张长长的车票，像捏着一根晾衣绳。每到一站都有人查票，每到一站他们都很得意。
legends-narration-1895-first = { $mover } 从 { $a } 开往 { $b } 的火车上，人人都是去看玻璃的，只有一个人已经看过。到最后一英里，整节车厢都看过了，一块一块地看过。
legends-narration-1895-first-fair = 头几趟火车到了 { $city }，大门口的钟照着它们校了时。从来没有哪位工程师这样恭维过铁路。
legends-narration-1898-first = { $mover } 把线路从 { $a } 铺到了 { $b }。主管签收时用了一支钢笔，说是一直舍不得用的。在布法罗，收据放在最后一捆的最上面。
legends-narration-first-crowd = 在 { $city }，{ $count ->
        [3] 三
        [4] 四
       *[other] 五
    }家公司的火车停在彼此看得见的地方。搬运工们商定了一套自己的语言，大半是耸肩。
legends-narration-first-met = { $one } 和 { $other } 如今在 { $city } 共用一座水塔。有一张单子写着谁先加水，还有一张单子写着谁动过第一张单子。
legends-narration-first-parallel = 从 { $a } 到 { $b }，{ $mover } 的铁轨如今与 { $other } 的并排。司机们目不斜视。司炉们互相挥手。
legends-narration-first-long = 从 { $a } 到 { $b } 路很长，{ $mover } 一口气铺完了每一码。厨子只好开两次早饭。
legends-narration-first-keen = { $keen } 的抽屉里有 { $tickets } 张任务牌，比谁都多。这要么是计划，要么是收藏。
legends-narration-first-current = 报纸上写来写去都是“{ $event }”。火车上，人们把它念给刚刚自己读过的人听。
legends-narration-first-host = { $mover } 的一趟火车在 { $owner } 设于 { $city } 的车棚停了停。两边的人喝同一只罐子里的咖啡，各自签了账。
legends-narration-first-host_away = { $mover } 到了 { $city }，{ $owner } 的车棚今年关着门。有人扫过门前的台阶。谁扫的，没有人肯说。
legends-narration-first-home = { $mover } 开进 { $city }，开到自己的屋顶底下。看棚人在汽笛响之前就生好了炉子，却不承认等过。
legends-narration-first-ivory = 在 { $a } 与 { $b } 之间停着象牙色车厢，门关着，帘子拉着。孩子们上学路上朝它们扔石子，放学路上再回来捡好看的。
legends-narration-first-away = 有个农夫在门口打听 { $absent } 什么时候再开。人家请他喝茶。他说这不算回答，把茶喝了。
legends-narration-first-herder = { $company } 有股牛味。乘客们抱怨，得到的答复很准确：牛没有抱怨。
legends-narration-first-coloured = { $painter } 的勘测员漆了 { $a } 与 { $b } 之间的线，把漆桶留在灌木丛后面。两头镇上的孩子找到了漆桶，他们的母亲找到了孩子。
legends-narration-first-moored = 在 { $city }，{ $company } 的一艘汽船泊在码头，压着炉火。船长在车站吃饭，用鱼付账。
legends-narration-first-cold = 在 { $company }，他们把煤仓扫了一遍，然后又扫了一遍，怀着更大的希望。
legends-narration-first-digger = { $company } 的列车员回家时，膝盖以下都是红土，话却很少。他们的妻子把靴子拿去称了称。
legends-narration-first-crosser = { $company } 的桥嘎吱作响，工程师说那叫沉降。他过桥用走的，走在最后，吹着口哨。

# Another one, when somebody has only a third left.
legends-narration-1865-second = { $fewest } 的车场快空了。从前车厢成排的地方，现在有个人在扫地，扫得很慢，好给明天留点活儿。埃达·普鲁伊特发报告诉他，会有的。
legends-narration-1865-second-line = 多亏 { $mover }，从 { $a } 到 { $b }，如今可以坐着不动，让车带着走。头一天，有位老人坐了个来回，问走路的事归谁管。
legends-narration-1868-second = { $specialist }：如今在 { $employer } 的走廊里听到的都是这个名字。那口气，跟从前说“将军”一样。
legends-narration-1868-second-fewest = { $fewest } 的车场里剩下的车厢太少，干脆用粉笔编了号。傍晚由一位军需官点名，出门在外的，由他代答。
legends-narration-1871-second = 在 { $b }，一个木匠在账单背面画了一间车棚，拿给刚从 { $a } 开来的 { $mover } 看。是间好车棚。他把自己画在门前。
legends-narration-1871-second-met = { $one } 和 { $other } 都看中了 { $city } 的同一个街角。地主在上面养山羊，一点也不急。
legends-narration-1874-second = { $count ->
        [1] 今晚有一段铁轨，从 { $a } 到 { $b }，停满了象牙色车厢。
       *[other] 今晚象牙色车厢停在 { $count } 段铁轨上，有 { $a } 与 { $b } 之间的，也有别处的。
    }赛拉斯·克兰在头一节里吃晚饭，帘子拉开，好让人看见他吃得多么少。
legends-narration-1874-second-clear = 今晚铁轨上没有一节象牙色车厢。赛拉斯·克兰坐在月台的折叠椅上，神态安闲，像在等潮水。
legends-narration-1874-second-line = { $mover } 从 { $a } 通到了 { $b }。埃达·普鲁伊特免费转告了其他几家。给赛拉斯·克兰的那份，她走邮局。
legends-narration-1877-second = 驶进 { $city } 时，{ $mover } 的司机摘下帽子。没有这种规矩。他只是忘了，一座城能亮到多高。
legends-narration-1877-second-rich = { $rich } 在歌剧院订了包厢，就在出口上方。它的董事长说：掌声听得见，火车也听得见。
legends-narration-1880-second = 在 { $city }，{ $one } 和 { $other } 的新漆停在同一座月台旁。一位女教师带着全班来看。写得最好的一篇作文，写的是中间那个水洼，里面两种颜色都有。
legends-narration-1880-second-slow = 车棚里用布罩着的新车厢，谁也没有 { $slow } 那么多。工头说，谁也不想第一个溅上泥。
legends-narration-1883-second = 交易所的人对着 { $slow } 摇头：车场里还停着那么多车厢。场长一辈子没有过一张股票，每天早上叫人给它们上油。
legends-narration-1883-second-line = { $mover } 的火车正午从 { $a } 开出，正午到达 { $b }。乘客怀疑新时间。车组怀疑乘客。
legends-narration-1886-second = { $mover } 从 { $a } 跑到 { $b }，一眼也没往窗外看。餐车的汤没了，直到上咖啡才有人说。
legends-narration-1886-second-fewest = { $fewest } 的车厢快用完了，气还没喘。它的时刻表改用小字重印，好塞得下那些分钟。
legends-narration-1889-second = { $poor } 把钱币数了太多遍，会计已经认得每一枚的长相。全线就数它的少。可它的车，班班准点开出。
legends-narration-1889-second-crane = 赛拉斯·克兰的办公室外面，排着一队等着领钱的人。他走出来，念名字，一个一个地付，分文不少。人们从来没有这么不信任过他。
legends-narration-1892-second = { $mover } 把一张车票从 { $a } 送到了 { $b }。票上打的孔太多，列车员举起来，透过它看见了下一位列车员。
legends-narration-1892-second-slow = 在 { $slow } 的车场里，大家等着那位要坐到底的乘客。站长说，多数人坐两站就下车，去吃馅饼。
legends-narration-1895-second = 在 { $city }，埃达·普鲁伊特在一台自动打字的电报机前站了一个钟头。她问了它一个问题。它把问题打了出来。
legends-narration-1895-second-line = { $mover } 开着窗户从 { $a } 跑到 { $b }，第三节车厢里有一支铜管乐队。乐队本来要的是行李车，说回声好。
legends-narration-1898-second = 在 { $fewest }，人们开始同车厢告别，一次一节，按编号。动作很快，用手掌拍一下，趁没人看的时候。
legends-narration-1898-second-line = 从 { $a } 到 { $b } 的线，也许是 { $mover } 铺的最后一条，也许是倒数第二条。工头亲手敲道钉，敲偏了，请大家别写进报告。
legends-narration-1898-second-crane = 赛拉斯·克兰沿着 { $a } 与 { $b } 之间的象牙色车厢走，一扇扇地试门。他说不是在找什么，只想知道它们还关不关得上。
legends-narration-second-rich = 钱箱里的钱币，谁也没有 { $rich } 多。这星期它把箱子挪了两次，两次职员们都听得出挪到了哪里。
legends-narration-second-poor = { $poor } 的钱箱是全线最轻的。搬运工一只胳膊夹着它，另一只夹着伞架，为了平衡。
legends-narration-second-pair = { $one } 和 { $other } 拥有整张地图，却还是能挡住对方的路。埃达·普鲁伊特把它们的投诉分装在两只一样大的盒子里。
legends-narration-second-crowd = { $city } 如今听得见{ $count ->
        [3] 三
        [4] 四
       *[other] 五
    }家公司的钟声。狗只为其中一家嚎叫，总是同一家，城里人没说是哪家。
legends-narration-second-met = 在 { $city }，{ $one } 的职员和 { $other } 的职员结了婚。两家公司各送了一座钟。两座钟走得不一样。
legends-narration-second-keen = { $keen } 手里还有 { $tickets } 张任务牌，比谁都多。每一张背后都有人收拾好了行李。卖票的职员回家走后门。
legends-narration-second-current = 把“{ $event }”排上头版的编辑，先后有人谢他，有人威胁他，有人请他吃饭。他独自吃饭，面朝大门。
legends-narration-second-host = { $mover } 不得不把一只车轮留在 { $owner } 设于 { $city } 的车棚里。会还的，{ $owner } 说，等有人说一声“请”。
legends-narration-second-home = 在 { $city }，{ $mover } 的车棚听见自家的汽笛爬上坡来。有汤。四点钟起就有汤了。
legends-narration-second-no_ivory = 今晚哪段铁轨上都没有象牙色车厢。人们睡不好，就像屋里的钟停了那样。
legends-narration-second-ivory = { $a } 与 { $b } 之间的象牙色车厢又被人提着灯数了一遍，数的人巴望它们少几节。{ $count ->
        [1] 还是占满了一段铁轨。
       *[other] 连同别处的，还是占满了 { $count } 段铁轨。
    }
legends-narration-second-given = { $painter } 给 { $a } 到 { $b } 的线上了色，油漆间出了岔子，上成了 { $other } 的颜色。{ $other } 送来了花。
legends-narration-second-charter = { $company } 是今年头一个把车轮浸进两大洋的。它报告说，两边的水是一样的。柜台上各摆着一瓶，作为证据。
legends-narration-second-herder = { $company } 的铁轨上牛最多，赶牛人就坐在车顶上。他们说上面清静些。
legends-narration-second-digger = 挖过的地方，数 { $company } 最多。它把坑列成清单，清单锁在保险柜里。
legends-narration-second-crosser = 这一季，没有哪家公司像 { $company } 那样在空中架了那么多桥。木匠们已经不往下看了。乘客们还没开始看。
legends-narration-second-away = 电报室里挂着 { $absent } 寄来的明信片：一片湖景。“别等，”上面写道，“但别把铁轨都用光。”

# How a game ends.
legends-narration-1865-closing = 于是 1865 年归了 { $winner }。{ $last } 最后一个到，晚了一刻钟，埃达·普鲁伊特把这一刻钟也记下了。
legends-narration-1868-closing = 这一季归 { $winner }。{ $last } 最后到达，同月台上每个人握了手，同司炉握了两次。
legends-narration-1871-closing = 合上账本时，{ $winner } 账上最多。{ $last } 账上最少，字最工整。
legends-narration-1874-closing = 人人都盯着象牙色看的这一年，{ $winner } 赢了。{ $last } 看得最久。
legends-narration-1877-closing = { $winner } 在灯光下获胜。{ $last } 最后一个走回家，沿着亮堂堂的街，一路都看得见它。
legends-narration-1880-closing = 新漆之下，{ $winner } 过了最好的一年。{ $last } 有新漆。
legends-narration-1883-closing = { $winner } 以最高价收盘。{ $last } 收在最后，怪纸带多嘴。
legends-narration-1886-closing = 在人人赶时间的一年里，{ $winner } 把每个钟头都用足了。{ $last } 最后一个到，精神饱满，带着所有人的行李。
legends-narration-1889-closing = 这一年过完，{ $winner } 在前，{ $last } 在后。两家都还在，这一年原本没答应过任何人。
legends-narration-1892-closing = 列车员们挂起打孔钳，{ $winner } 赢了。垫底的 { $last } 把纸屑扫了。
legends-narration-1895-closing = 蒸汽类的奖章给了一台机器，这一季给了 { $winner }。{ $last } 的三明治获得表扬。
legends-narration-1898-closing = 最后的一季归 { $winner }。{ $last } 在别人之后进站，拉上刹车，好一会儿没有松手。
legends-narration-closing-again = { $winner } 赢了，跟三年前一样。{ $last } 垫底，提议换个话题。
legends-narration-closing-again-key = { $winner } 又赢了，奖杯不必挪地方。排在最后的 { $last } 提出帮忙掸灰。
legends-narration-closing-risen = 三年前 { $winner } 垫底，现在它赢了。{ $last } 接过桌子末端的座位，发现还是热的。
legends-narration-closing-risen-stove = 从榜尾到榜首：{ $winner } 赢了。垫底的 { $last } 客客气气地打听楼梯在哪儿。
legends-narration-closing-fallen = { $winner } 赢了。{ $last } 三年前获胜，现在垫底，那样子像黑暗中踩空了一级台阶。
legends-narration-closing-fallen-speech = { $last } 兜里揣着上次获胜的讲稿，却垫了底。获胜的 { $winner } 借去了讲稿。
legends-narration-closing-last_again = { $winner } 赢了，{ $last } 垫底，跟三年前一样。衣帽间里如今有它专用的挂钩。
legends-narration-closing-dethroned = 三年前的胜者 { $former } 把好椅子让给了 { $winner }。最后一名没有椅子，{ $last } 站着领受。
legends-narration-closing-close = { $winner } 只比 { $second } 领先一点点，出纳们又数了一遍，再数一遍，纯粹为了过瘾。{ $last } 垫底，数了一遍。
legends-narration-closing-close-pair = { $winner } 领先 { $second } 的，还不够一顿好饭钱。两家里总有一家垫底，{ $last } 说，接着问饭钱谁付。
legends-narration-closing-wide = { $winner } 赢得太多，出纳写秃了一支铅笔。{ $last } 垫底，借给他另一支。
legends-narration-closing-penniless = { $winner } 赢了。{ $last } 的水单加起来是零，分毫不差，出纳问它要不要换成零钱。
legends-narration-closing-clean = { $winner } 赢了，留下的每张任务牌都打了孔。{ $last } 垫底，拿起其中一张对着光照了照，好放心。
legends-narration-closing-busy = { $busy } 完成的任务牌比谁都多，一共 { $count } 张，赢的却是 { $winner }。{ $last } 垫底，对算术自有看法。
legends-narration-closing-broken = { $broken } 有 { $count } 张哪儿也没通到的任务牌，有人拿它们折成纸鸟。纸鸟飞得比垫底的 { $last } 远，没有获胜的 { $winner } 远。
legends-narration-closing-away-plate = { $absent_count ->
        [1] { $absent } 不在，桌上给它留了一只盘子。那是最干净的一只。
       *[other] { $absent } 不在，桌上给它们各留了一只盘子。那是最干净的几只。
    }
legends-narration-closing-away-news = 总得有人写信告诉 { $absent } 结局如何。人人都愿意写，人人写的都会不一样。
legends-narration-closing-away-rust = { $absent } 的车场静悄悄的，铁轨上有一点锈，一个早晨就能擦掉的那种。
legends-narration-closing-away-draught = 这一季 { $absent } 没有开车。每逢有什么呼啸一声，别人就抬头看，每次都是水壶。
legends-narration-closing-fresh = 这是 { $fresh } 的第一季。新漆上有了第一道划痕，专门指给客人看。
legends-narration-closing-back = { $back_count ->
        [1] { $back } 离开过一季，汤还没凉，就又忙得不可开交。
       *[other] { $back } 都离开过一季，汤还没凉，就又忙得不可开交。
    }
legends-narration-closing-back-hook = { $back_count ->
        [1] { $back } 说，回来就不走了。它的大衣整季都挂在离门最近的钩子上。
       *[other] { $back } 都说，回来就不走了。它们的大衣整季都挂在离门最近的几个钩子上。
    }
legends-narration-closing-back-lamps = { $back_count ->
        [1] 春天，离开一季归来的 { $back } 还得打听灯现在放在哪儿。到了秋天，它已经在把灯藏起来不让别人找到。
       *[other] 春天，离开一季归来的 { $back } 还得打听灯现在放在哪儿。到了秋天，它们已经在把灯藏起来不让别人找到。
    }
legends-narration-closing-grew-first = { $cities_count ->
        [1] 从此 { $cities } 是大城市了。已经有两条街改用了对方的名字。
       *[other] 从此 { $cities } 都是大城市了。每一座都订了一尊雕像。铸造厂问雕的是谁，答复是：以后再说。
    }
legends-narration-closing-grew-hat = { $cities_count ->
        [1] { $cities } 成了大城市。市长买了一顶更高的帽子。
       *[other] { $cities } 都成了大城市。市长们买了更高的帽子。
    }
legends-narration-closing-grew-bell = { $cities_count ->
        [1] { $cities } 在地图上标成大城市的时候，那里的教堂敲响了两口钟，第二口是头一回敲。
       *[other] { $cities } 在地图上标成大城市的时候，城城钟声齐鸣，只是不在同一时刻。
    }
legends-narration-closing-grew-maps = { $cities_count ->
        [1] 从此 { $cities } 在地图上是大城市。
       *[other] 从此 { $cities } 在地图上都是大城市。
    }车站的小店旧地图也卖，而且卖得更贵。
legends-narration-closing-grew-bath = { $cities_count ->
        [1] { $cities } 如今算大城市了。旅馆买了一只浴缸，每用一次，报纸就报道一次。
       *[other] { $cities } 如今都算大城市了。每座城的旅馆都有一只浴缸，每用一次，当地报纸就报道一次。
    }
legends-narration-closing-grew-lost = { $cities_count ->
        [1] { $cities } 如今是大城市，会让人迷路。
       *[other] { $cities } 如今都是大城市，会让人迷路。
    }迷了路的人回家说起来，挺自豪。
legends-narration-closing-grew-desk = { $cities_count ->
        [1] { $cities } 长成了大城市。警长分到一张办公桌，坐在那儿像个客人。
       *[other] { $cities } 都长成了大城市。警长们各分到一张办公桌，坐在那儿像客人。
    }
legends-narration-1877-grew = { $cities_count ->
        [1] 在 { $cities }，街灯一直亮到了车站，它成了大城市。
       *[other] 在 { $cities }，街灯一直亮到了车站，它们都成了大城市。
    }据报道，星星没有变化。
legends-narration-1889-grew = { $cities_count ->
        [1] 一切都停住的这一年，{ $cities } 没有停：它如今是大城市了。
       *[other] 一切都停住的这一年，{ $cities } 没有停：它们如今都是大城市了。
    }泥瓦匠收面包当工钱。
legends-narration-closing-passed-stove = 谁家的车棚也没有 { $owner } 的来客多。{ $count ->
        [1] 来了一位，还有蛋糕。
       *[other] 来了 { $count } 位，炉子从没熄过。
    }
legends-narration-closing-passed-mat = 全线的车棚，数 { $owner } 的收留生人最多。门垫上写着“欢迎”，字越来越看不清。
legends-narration-closing-passed-book = 今年全线最满的来客簿是 { $owner } 的。{ $count ->
        [1] 里面有一个名字，附一幅画。
       *[other] 里面有 { $count } 个名字，有几个是真的。
    }
legends-narration-closing-passed-coins = 这一季，生人留下钱最多的地方是 { $owner } 的车棚。看棚人如今叫得出他们的名字，勺子还是照样数。
legends-narration-closing-unvisited = 这一季，没有哪间车棚从生人那里挣到一分钱。看棚人们靠电报同埃达·普鲁伊特下了许多盘棋，都输了。
legends-narration-closing-passed-soup = 这一季，路过 { $owner } 车棚的生人比哪家都多。看棚人学会了煮汤总多煮一份。
legends-narration-closing-passed-umbrellas = 谁来 { $owner } 的车棚，都会落下一把伞，只好为了公事再来取。这一季没有哪家公司有这么多来客。
legends-narration-closing-passed-boots = 这一季在 { $owner } 的车棚里脱靴子的生人，比在哪家都多。有一双始终没人来取，看棚人已经穿合脚了。
legends-narration-closing-passed-cards = 这一季，没有哪家公司的车棚像 { $owner } 的那样来过这么多生人。那里的一副纸牌还剩五十一张，常客都知道缺的是哪张。
legends-narration-closing-unvisited-mat = 车棚前的门垫还跟春天一样新。没有一个生人付过钱在上面蹭靴子。
legends-narration-closing-built = { $owner } 在 { $city } 盖了一间车棚。里面的第一样东西是日历，第二样是挂提灯的钉子。
legends-narration-closing-built-roof = { $city } 如今有一个屋顶写着 { $owner } 的名字。头一夜就下了雨，半个城的人都来看漏不漏。
legends-narration-closing-built-lean = { $owner } 用线路尽头的剩料在 { $city } 盖了一间车棚。它有点歪，歪向总公司那边。
legends-narration-closing-built-stove = { $owner } 在 { $city } 的新车棚有一扇门、一只炉子和一条长凳。长凳还没有人坐过，却人人都看过。
legends-narration-1871-built = 普鲁伊特小姐的地图上，{ $city } 如今有了一个铅笔记号：{ $owner } 的一扇门，夜里会开。她把炊烟也画上了。
legends-narration-closing-ivory-teeth = { $count ->
        [1] 托拉斯还占着一段铁轨，从 { $a } 到 { $b }。
       *[other] 托拉斯还占着 { $count } 段铁轨，其中一段从 { $a } 到 { $b }。
    }最近的旅馆出租看得见它的房间，略打折扣。
legends-narration-closing-ivory-tea = 从 { $a } 到 { $b }，托拉斯站稳了脚跟。赛拉斯·克兰叫人把茶端到那里去。
legends-narration-closing-ivory-count = 季末，赛拉斯·克兰清点自己的东西：{ $count ->
        [1] 只有一段铁轨，从 { $a } 到 { $b }。他说，一颗牙就够咬人了。
       *[other] { $count } 段铁轨，{ $a } 到 { $b } 也在其中。他把清单念了两遍，为了高兴。
    }
legends-narration-closing-ivory-snow = 头一场雪落在 { $a } 与 { $b } 之间的象牙色车厢上，整整一天，谁也分不清哪个是雪，哪个是车。
legends-narration-closing-ivory-lanterns = 有人在 { $a } 与 { $b } 之间的象牙色车厢上挂了一盏提灯，免得夜里有人撞上。赛拉斯·克兰寄来了挂钩的账单。
legends-narration-closing-ivory-beans = 住在 { $a } 到 { $b } 线路边的一位寡妇，让豆藤爬上了篱笆旁的象牙色车厢。人家向她收租，她用豆子付了。
legends-narration-closing-ivory-photograph = 一位摄影师来拍 { $a } 与 { $b } 之间的象牙色车厢。赛拉斯·克兰站在前面微笑，底片上，车厢比他清楚。
legends-narration-closing-ivory-booked = { $a } 与 { $b } 之间的象牙色车厢，谁也没见过有乘客上去，或者下来。赛拉斯·克兰说那叫客满。
legends-narration-closing-no_ivory-ledger = 季末，托拉斯一段铁轨也没有。赛拉斯·克兰在账簿里记下零，并给它画了个框。
legends-narration-closing-no_ivory-hat = 铁轨上再没有象牙色了。赛拉斯·克兰向各家公司脱帽，往帽子里看了看，又戴上。
legends-narration-closing-no_ivory-paper = 季末，地图上没有象牙色。赛拉斯·克兰把自己那份举到窗前，看是不是在背面。
legends-narration-closing-no_ivory-paint = 季末，托拉斯在任何铁轨上都没有立足之地。赛拉斯·克兰管这叫暂停，又订了些漆。
legends-narration-closing-no_ivory-gravel = 到头来，没有一段铁轨是托拉斯的。扔石子的男孩们站在那里，口袋鼓鼓的。
legends-narration-closing-opened-cape = { $last } 把地图册翻过一页，海角就在那里，页边有从前的主人画的棕榈树。
legends-narration-closing-opened-prairie = { $last } 把地图向西展开。全是草，得有人按住四角。
legends-narration-closing-opened-trail = { $last } 打开了通往牧道的路。头一个沿路走来的是一头牛，没有人陪同。
legends-narration-closing-opened-winter = { $last } 把地图的边缘向北推到冬日线，回来时铅笔上结着霜。
legends-narration-closing-opened-desert = { $last } 打开了旱地。那张图上的墨水，没等人读就干了。
legends-narration-closing-opened-silver = { $last } 展开了白银之地，三个职员递了辞呈，借了一把铁锹。
legends-narration-closing-opened-timber = { $last } 打开了森林之地。在地图室里就闻得到它，这一回没有人要求开窗。
legends-narration-closing-opened-shore = { $last } 把黄金海岸钉在墙的尽头。再过去，只有画框。
legends-narration-closing-charter = { $company } 第一个从大洋到大洋。它带回两杯水，一洋一杯，如今分不清哪杯是哪杯了。
legends-narration-closing-charter-flag = { $company } 第一个从一片大洋到了另一片。站长为它备好了旗子，一激动，挥的是桌布。
legends-narration-closing-charter-gull = 今年，{ $company } 抢在所有人之前连起了两大洋。听说有只海鸥搭着煤水车一路同行，没有收费。
legends-narration-closing-no_charter = 今年没有人连起两大洋。它们没有这条线，也过得去。
legends-narration-closing-herder = 没有哪家公司像 { $company } 那样运回这么多牛。它的列车员如今会用两根手指吹口哨。
legends-narration-closing-digger = 这一季，{ $company } 挖过的地方比谁都多。它一个坑也没填，出于乐观。
legends-narration-closing-crosser = 这一季，{ $company } 的木匠架的桥比谁都多，公司请他们吃了顿饭，在一楼。
legends-narration-closing-moored = 在 { $city }，{ $company } 的一艘汽船停航过冬。一只鹅在栏杆上安了家，有人摇铃，它就应。
legends-narration-closing-coloured = 自从 { $painter } 经过，{ $a } 到 { $b } 的线就永远是 { $colour }了。没有人记得同意过，人人都喜欢。
legends-narration-closing-given = { $painter } 把 { $a } 到 { $b } 的线留成了 { $other } 的颜色，永远地。{ $other } 很感动。有人告诉过 { $painter }，那是洗得掉的。
legends-narration-closing-retired = “{ $event }”在报纸上风光过了。如今报纸归了鱼贩。
legends-narration-1892-through = 这一季的直通线，谁也没有 { $company } 的跨过那么多张地图。想用手指跟着走一遍，得挪开灯、墨水瓶和职员。
legends-narration-closing-bond_good = { $company } 白纸黑字地相信自己，结果信对了。交易所那个年轻人打听它的裁缝是谁。
legends-narration-closing-bond_bad = { $company } 买过一张押自己成功的纸。纸是好纸，烧起来火焰是蓝的。
legends-narration-1895-fair_paid = { $company } 从足够远的地方把人送到了 { $city }，委员会用旋转门的进账付了钱，钱币还是热的。
legends-narration-1895-fair_late = 在 { $city }，人们已经在拆玻璃了，一块一块地拆，每块都写上编号。
legends-narration-1898-flag_in = { $company } 押上名声的那趟火车到了：从 { $a } 到 { $b }，插着旗，早到三分钟。
legends-narration-1898-flag_lost = { $company } 把名声押在从 { $a } 到 { $b } 的一趟火车上。人们提着灯等它，等到早该回家的时候还在等。
legends-narration-1865-wire = 普鲁伊特小姐的墙上挂着第一张时刻表，实际情形用红笔写。红的很多。“你们没有准点，”她敲给所有人，也敲给 { $winner }，“可你们开了。”
legends-narration-1865-wire-edge = 普鲁伊特小姐取下她的铁路地图。地图西边撕破了，她不记得撕过。她重新把它钉上，让那道边自由地垂着。
legends-narration-1868-wire = 整个夏天，埃达·普鲁伊特都在听电键上的新手。如今她分得清他们了：替 { $winner } 发报的从不停顿，替 { $last } 发报的从不停下。
legends-narration-1871-wire = 夜里，普鲁伊特小姐的收报机自己轻轻地响。不过是 { $city } 在问有没有人。她答一声，接着睡。
legends-narration-1871-wire-lamp = 埃达·普鲁伊特在自己窗口放了一盏灯。她说这不是车棚，上面也没有谁的名字。
legends-narration-1874-wire = 赛拉斯·克兰出价要买埃达·普鲁伊特的电报线。她数了数报价的字数，告诉他发出去要多少钱，然后发给了 { $winner }、{ $last } 和其他所有人。
legends-narration-1877-wire = 普鲁伊特小姐不再在 { $cities } 前面写“某某镇”了。每封电报省下两个字，到圣诞节她把它们送人。
legends-narration-1877-wire-dark = 半夜，普鲁伊特小姐拧暗煤气灯，静静地听。她一直说，黑暗里听得更远，而黑暗一年比一年少。
legends-narration-1880-wire = 漆匠们问埃达·普鲁伊特，结果用什么颜色发。她用墨水发。{ $winner } 把那张纸留了起来，{ $last } 也留了，面朝着墙。
legends-narration-1883-wire = 交易所里如今有台机器，整天敲出价格，不提问，也不停顿。普鲁伊特小姐听过一次。它连 { $winner } 都拼不对。
legends-narration-1886-wire = 快车把报纸提前一天送到布法罗。埃达·普鲁伊特在上面读到 { $winner } 赢了，再看看自己记下的那一条，是前一天晚上的。
legends-narration-1889-wire = 最糟的那个星期，普鲁伊特小姐向每条线路敲出一个字：在？{ $winner } 回答了，{ $last } 也回答了。她把手放在电键上，坐了一会儿。
legends-narration-1889-wire-away = 最糟的那个星期，普鲁伊特小姐向每条线路敲出一个字：在？{ $winner } 回答了，{ $last } 也回答了。{ $absent } 那边什么也没有，她又敲了一遍，接连好几夜。
legends-narration-1892-wire = 一位诗人路过，问埃达·普鲁伊特什么字能跟 { $winner } 押韵。她说没有，他就把她写进了诗里。也不押韵。
legends-narration-1895-wire = 普鲁伊特小姐从 { $city } 带回一个镇纸。里面有一条铁路，摇一摇，它就晚点。
legends-narration-1895-wire-result = 普鲁伊特小姐从 { $city } 带回一张相片：她自己，站在大门口的大钟下面。背面她写着谁赢了，{ $winner }，还有当时钟上是几点。
legends-narration-1898-wire = 埃达·普鲁伊特锁上铺子楼上的办公室。那个问题，她在最后一本簿子的最后一行自己答了：“不总是。可他们来了，{ $foot } 也来了，我听得见他们来。”
legends-narration-1898-wire-string = 埃达·普鲁伊特把电报一捆一捆地交出去，留下了绳子。然后她走到月台上，什么行李也没带。火车晚点了。她不着急。
legends-narration-1898-legend = 保险库敞开着，上面白纸黑字：{ $legend } 是西部传奇。这话早几年就该有人说了，有好几个人声称自己说过。
legends-narration-1898-legend-won = { $legend } 赢了最后一季，等保险库打开，又赢得了西部传奇的名号。掌声迟了片刻，因为人人都在等别人先鼓。
legends-narration-1898-legend-first = { $legend } 赢了 1865 年的第一季，保险库一开，最后一句话也归了它。当中那些年，它说，大半是火车。
legends-narration-1898-legend-narrow = { $legend } 是西部传奇。保险库打开时，{ $second } { $dollars ->
        [0] 的美元一分不差，就在它身旁
        [1] 只落后一美元
       *[other] 落后 { $dollars } 美元
    }，抢先伸出手来握。
legends-narration-1898-legends = 保险库敞开着，{ $legends } 同为西部传奇。招牌匠要一块更宽的牌子。
legends-narration-1898-crane-end-ivory = 赛拉斯·克兰卖掉了车厢。马戏团买了一些，牙医买了一节，{ $a } 与 { $b } 之间的那些留在原地，豆藤爬上了踏板。
legends-narration-1898-crane-end-none = 赛拉斯·克兰卖掉了车厢。马戏团买了一些，牙医买了一节。他沿着铁轨走回家，铁轨上再没有他的东西，有人看见他张开双臂，保持平衡。
legends-narration-1898-sheds = 没有哪家公司沿线留下的屋顶像 { $owner } 那么多：{ $count } 座。燕子们得知此事，一视同仁。
