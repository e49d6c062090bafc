# Ticket to Ride: Europe: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-europe = 铁路环游：欧洲
europe-length-live = 一小时左右
europe-length-day = 两到三周
europe-length-slow = 长达两个月
demo-about-europe =
    ### 铁路环游：欧洲
    收集车票，占用铁轨，把任务牌上的城市连起来。
    -# { $players } · 约 60 分钟 · 简单，很适合作为第一款游戏

command-europe = 《铁路环游：欧洲》里你的行动
command-europe-draw = 抽一张车票
command-europe-draw-card = 从牌库盲抽，或选哪张面朝上的车票
command-europe-claim = 占用一段铁轨
command-europe-claim-route = 哪段铁轨
command-europe-claim-payment = 用哪些车票
command-europe-station = 建造一座火车站
command-europe-station-city = 建在哪里
command-europe-station-payment = 用哪些车票
command-europe-tickets = 抽任务牌供选择
command-europe-keep = 从面前的任务牌里保留几张
command-europe-keep-tickets = 哪几张，用逗号分隔
command-europe-tunnel = 为隧道支付额外车票
command-europe-tunnel-payment = 用哪些车票
command-europe-abandon = 放弃隧道，收回车票
command-europe-pass = 跳过（没有其他行动可选时）

core-move-claim = 占用铁轨
core-move-station = 建造火车站
core-move-tunnel = 支付隧道
core-move-abandon = 放弃隧道

europe-move-draw = 抽一张车票
europe-move-claim = 占用铁轨
europe-move-station = 建造火车站
europe-move-tickets = 抽三张任务牌，至少保留一张
europe-move-keep = 保留任务牌
europe-move-tunnel = 支付隧道
europe-move-abandon = 放弃隧道
europe-move-pass = 跳过

europe-button-draw = 抽车票
europe-button-claim = 占用铁轨
europe-button-station = 建造火车站
europe-button-tickets = 抽任务牌
europe-button-keep = 保留任务牌
europe-button-tunnel = 支付隧道
europe-button-abandon = 放弃隧道
europe-button-pass = 跳过

europe-confirm-draw = 就抽它
europe-confirm-claim = 占用
europe-confirm-station = 建造
europe-confirm-tunnel = 支付
europe-confirm-keep = 保留这些
europe-confirm-tickets = 抽三张任务牌
europe-confirm-abandon = 收回我的车票
europe-confirm-pass = 跳过

europe-ask-draw-card = 哪张车票？
europe-ask-claim-route = 占用哪段铁轨？这些是你付得起的。
europe-ask-claim-payment = 用哪些车票？
europe-ask-station-city = 建在哪座城市？游戏结束时，火车站让你的任务牌借用别人通到该城市的一段铁轨。每座没有建造的火车站值 4 分。
europe-ask-station-payment = 用哪些车票？
europe-ask-tunnel-payment = 用哪些车票作额外支付？
europe-ask-keep-tickets = 保留哪几张任务牌？至少保留 { $least } 张。游戏结束时，完成的任务牌加分，没完成的扣分。

europe-button-order_claim = 付得起就占用
europe-move-order_claim = 一旦付得起就占用一段铁轨
europe-confirm-order_claim = 下指令
europe-ask-order_claim-route = 哪段铁轨？轮到你且付得起时，我就替你占用，除非有更早的指令先执行。
europe-ask-order_claim-colour = 用什么颜色？
europe-ask-order_claim-locomotives = 最多用几张彩虹票？
europe-button-order_draw = 抽某种颜色
europe-move-order_draw = 抽某种颜色的车票，没有则盲抽
europe-confirm-order_draw = 下指令
europe-ask-order_draw-colour = 什么颜色？面朝上的有，我就替你抽它；没有就从牌库盲抽。
europe-ask-order_draw-cards = 抽几张？一个回合是两张，或一张面朝上的彩虹票。

europe-guide = 每个回合从以下行动中选择一个：
    - **抽车票：**两张，从牌库盲抽或拿面朝上的。面朝上的彩虹票一张顶两张。
    - **占用铁轨：**按它的颜色付车票，灰色铁轨可用任意一种颜色；彩虹票可当任何颜色。1、2、3、4、6、8 节车厢立即得 1、2、4、7、15、21 分。渡轮需要彩虹票，隧道可能要多付最多三张车票。★ 标出对你的任务牌有帮助的铁轨和城市；只有你看得到。
    - **抽任务牌：**三张，至少保留一张。
    - **建造火车站：**第一座付 1 张车票，第二座付 2 张同色的，第三座付 3 张。
    两三人游戏时，双线铁轨只能占用其中一段。有人只剩 2 节或更少车厢时，每人再进行一个回合。然后任务牌加分或扣分，每座没有建造的火车站值 4 分，最长路线值 10 分。

# The pictures there are, and what the board can be zoomed on.

europe-look-board = 版图
europe-look-hand = 你的手牌
europe-look-tickets = 可选的任务牌
europe-look-report = 最终结算

europe-zoom-northwest = 西北
europe-zoom-north = 北部
europe-zoom-northeast = 东北
europe-zoom-west = 西部
europe-zoom-centre = 中央
europe-zoom-east = 东部
europe-zoom-southwest = 西南
europe-zoom-south = 南部
europe-zoom-southeast = 东南
europe-zoom-amsterdam = 阿姆斯特丹 Amsterdam
europe-zoom-angora = 安卡拉 Angora
europe-zoom-athina = 雅典 Athína
europe-zoom-barcelona = 巴塞罗那 Barcelona
europe-zoom-berlin = 柏林 Berlin
europe-zoom-brest = 布雷斯特 Brest
europe-zoom-brindisi = 布林迪西 Brindisi
europe-zoom-bruxelles = 布鲁塞尔 Bruxelles
europe-zoom-bucuresti = 布加勒斯特 Bucuresti
europe-zoom-budapest = 布达佩斯 Budapest
europe-zoom-cadiz = 加的斯 Cádiz
europe-zoom-constantinople = 君士坦丁堡 Constantinople
europe-zoom-danzig = 但泽 Danzig
europe-zoom-dieppe = 迪耶普 Dieppe
europe-zoom-edinburgh = 爱丁堡 Edinburgh
europe-zoom-erzurum = 埃尔祖鲁姆 Erzurum
europe-zoom-essen = 埃森 Essen
europe-zoom-frankfurt = 法兰克福 Frankfurt
europe-zoom-kharkov = 哈尔科夫 Kharkov
europe-zoom-kobenhavn = 哥本哈根 København
europe-zoom-kyiv = 基辅 Kyïv
europe-zoom-lisboa = 里斯本 Lisboa
europe-zoom-london = 伦敦 London
europe-zoom-madrid = 马德里 Madrid
europe-zoom-marseille = 马赛 Marseille
europe-zoom-moskva = 莫斯科 Moskva
europe-zoom-munchen = 慕尼黑 München
europe-zoom-palermo = 巴勒莫 Palermo
europe-zoom-pamplona = 潘普洛纳 Pamplona
europe-zoom-paris = 巴黎 Paris
europe-zoom-petrograd = 彼得格勒 Petrograd
europe-zoom-riga = 里加 Riga
europe-zoom-roma = 罗马 Roma
europe-zoom-rostov = 罗斯托夫 Rostov
europe-zoom-sarajevo = 萨拉热窝 Sarajevo
europe-zoom-sevastopol = 塞瓦斯托波尔 Sevastopol
europe-zoom-smolensk = 斯摩棱斯克 Smolensk
europe-zoom-smyrna = 士麦那 Smyrna
europe-zoom-sochi = 索契 Sochi
europe-zoom-sofia = 索非亚 Sofia
europe-zoom-stockholm = 斯德哥尔摩 Stockholm
europe-zoom-venezia = 威尼斯 Venezia
europe-zoom-warszawa = 华沙 Warszawa
europe-zoom-wien = 维也纳 Wien
europe-zoom-wilno = 维尔诺 Wilno
europe-zoom-zagrab = 萨格勒布 Zágráb
europe-zoom-zurich = 苏黎世 Zürich

# Where the rulebook says so.
europe-rule-turn = 游戏流程
europe-rule-cards = 抽车票
europe-rule-locomotives = 彩虹票
europe-rule-claiming = 旅游：占用铁轨
europe-rule-double_routes = 双线铁轨
europe-rule-ferries = 渡轮
europe-rule-tunnels = 隧道
europe-rule-stations = 火车站
europe-rule-tickets = 抽任务牌

# What a kind of move is good for, as the help says it of what can be done now.
europe-purpose-claim = 立即得分，为任务牌连起城市，而且别人就不能再占用了
europe-purpose-station = 结束时让你的任务牌借用别人的一段铁轨；留着不建的值 4 分
europe-purpose-tunnel = 隧道归你并得分
europe-purpose-abandon = 收回车票，回合结束

# Graphs of the game; the last one only after the end.
europe-graph-points = 计分轨上的分数，末尾加上最终结算
europe-graph-trails = 最长路线（车厢数）
europe-graph-tickets = 如果当时结束，任务牌的分数

## The final scoring, step by step

europe-reckoned-routes = 铁轨得分
europe-reckoned-completed = { $player }：{ $ticket }，已完成
europe-reckoned-lost = { $player }：{ $ticket }，未完成
europe-reckoned-stations = 剩余火车站
europe-reckoned-trail = 最长路线：{ $players }
