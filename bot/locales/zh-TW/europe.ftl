# Ticket to Ride: Europe: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-europe = 鐵道任務：歐洲
europe-length-live = 一小時左右
europe-length-day = 兩到三個星期
europe-length-slow = 最長兩個月
demo-about-europe =
    ### 鐵道任務：歐洲
    收集火車卡，佔領路線，把任務卡上的城市連起來。
    -# { $players } · 約 60 分鐘 · 簡單，很適合當第一款遊戲

command-europe = 《鐵道任務：歐洲》裡你的行動
command-europe-draw = 抽一張火車卡
command-europe-draw-card = 從牌庫盲抽，或選哪張翻開的火車卡
command-europe-claim = 佔領一段路線
command-europe-claim-route = 哪段路線
command-europe-claim-payment = 用哪些火車卡
command-europe-station = 建造一座車站
command-europe-station-city = 建在哪裡
command-europe-station-payment = 用哪些火車卡
command-europe-tickets = 抽任務卡來挑選
command-europe-keep = 從抽到的任務卡裡保留幾張
command-europe-keep-tickets = 哪幾張，用逗號分開
command-europe-tunnel = 為隧道支付額外火車卡
command-europe-tunnel-payment = 用哪些火車卡
command-europe-abandon = 放棄隧道，收回火車卡
command-europe-pass = 跳過（沒有別的事可做時）

core-move-claim = 佔領路線
core-move-station = 建造車站
core-move-tunnel = 支付隧道費用
core-move-abandon = 放棄隧道

europe-move-draw = 抽一張火車卡
europe-move-claim = 佔領路線
europe-move-station = 建造車站
europe-move-tickets = 抽三張任務卡，至少保留一張
europe-move-keep = 保留任務卡
europe-move-tunnel = 支付隧道費用
europe-move-abandon = 放棄隧道
europe-move-pass = 跳過

europe-button-draw = 抽火車卡
europe-button-claim = 佔領路線
europe-button-station = 建造車站
europe-button-tickets = 抽任務卡
europe-button-keep = 保留任務卡
europe-button-tunnel = 支付隧道費用
europe-button-abandon = 放棄隧道
europe-button-pass = 跳過

europe-confirm-draw = 抽這張
europe-confirm-claim = 佔領
europe-confirm-station = 建造
europe-confirm-tunnel = 支付
europe-confirm-keep = 保留這些
europe-confirm-tickets = 抽三張任務卡
europe-confirm-abandon = 收回我的火車卡
europe-confirm-pass = 跳過

europe-ask-draw-card = 哪張火車卡？
europe-ask-claim-route = 佔領哪段路線？這些是你付得起的。
europe-ask-claim-payment = 用哪些火車卡？
europe-ask-station-city = 建在哪座城市？遊戲結束時，車站讓你的任務卡借用別人通到該城市的一段路線。每座沒有建造的車站值 4 分。
europe-ask-station-payment = 用哪些火車卡？
europe-ask-tunnel-payment = 用哪些火車卡支付額外費用？
europe-ask-keep-tickets = 保留哪幾張任務卡？至少保留 { $least } 張。遊戲結束時，完成的任務卡加分，沒完成的扣分。

europe-button-order_claim = 付得起就佔領
europe-move-order_claim = 付得起時立刻佔領一段路線
europe-confirm-order_claim = 下指令
europe-ask-order_claim-route = 哪段路線？輪到你而且付得起時，我就替你佔領，除非更早的指令先執行。
europe-ask-order_claim-colour = 用什麼顏色？
europe-ask-order_claim-locomotives = 最多用幾張火車頭？
europe-button-order_draw = 抽某種顏色
europe-move-order_draw = 抽某種顏色的火車卡，沒有就盲抽
europe-confirm-order_draw = 下指令
europe-ask-order_draw-colour = 什麼顏色？翻開的有，我就替你拿；沒有就從牌庫盲抽。
europe-ask-order_draw-cards = 抽幾張？一個回合是兩張，或一張翻開的火車頭。

europe-guide = 每個回合從以下行動中選擇一個：
    - **抽火車卡：**兩張，從牌庫盲抽或拿翻開的。拿一張翻開的火車頭算兩張。
    - **佔領路線：**付出該顏色的火車卡，灰色路線可用任意一種顏色；火車頭可當任何顏色。1、2、3、4、6、8 節車廂立刻得 1、2、4、7、15、21 分。渡輪需要火車頭，隧道可能要多付最多三張。★ 標出對你的任務卡有幫助的路線和城市；只有你看得到。
    - **抽任務卡：**三張，至少保留一張。
    - **建造車站：**第一座付 1 張火車卡，第二座付 2 張同色的，第三座付 3 張。
    兩三人遊戲時，雙線路線只能佔領其中一段。有人只剩 2 節或更少車廂時，每人再進行一個回合。然後任務卡加分或扣分，每座沒有建造的車站值 4 分，最長路線值 10 分。

# The pictures there are, and what the board can be zoomed on.

europe-look-board = 版圖
europe-look-hand = 你的手牌
europe-look-tickets = 可選的任務卡
europe-look-report = 最終結算

europe-zoom-northwest = 西北
europe-zoom-north = 北部
europe-zoom-northeast = 東北
europe-zoom-west = 西部
europe-zoom-centre = 中央
europe-zoom-east = 東部
europe-zoom-southwest = 西南
europe-zoom-south = 南部
europe-zoom-southeast = 東南
europe-zoom-amsterdam = 阿姆斯特丹 Amsterdam
europe-zoom-angora = 安卡拉 Angora
europe-zoom-athina = 雅典 Athína
europe-zoom-barcelona = 巴塞隆納 Barcelona
europe-zoom-berlin = 柏林 Berlin
europe-zoom-brest = 布雷斯特 Brest
europe-zoom-brindisi = 布林迪西 Brindisi
europe-zoom-bruxelles = 布魯塞爾 Bruxelles
europe-zoom-bucuresti = 布加勒斯特 Bucuresti
europe-zoom-budapest = 布達佩斯 Budapest
europe-zoom-cadiz = 卡迪斯 Cádiz
europe-zoom-constantinople = 君士坦丁堡 Constantinople
europe-zoom-danzig = 但澤 Danzig
europe-zoom-dieppe = 迪耶普 Dieppe
europe-zoom-edinburgh = 愛丁堡 Edinburgh
europe-zoom-erzurum = 埃爾祖魯姆 Erzurum
europe-zoom-essen = 埃森 Essen
europe-zoom-frankfurt = 法蘭克福 Frankfurt
europe-zoom-kharkov = 哈爾科夫 Kharkov
europe-zoom-kobenhavn = 哥本哈根 København
europe-zoom-kyiv = 基輔 Kyïv
europe-zoom-lisboa = 里斯本 Lisboa
europe-zoom-london = 倫敦 London
europe-zoom-madrid = 馬德里 Madrid
europe-zoom-marseille = 馬賽 Marseille
europe-zoom-moskva = 莫斯科 Moskva
europe-zoom-munchen = 慕尼黑 München
europe-zoom-palermo = 巴勒摩 Palermo
europe-zoom-pamplona = 潘普洛納 Pamplona
europe-zoom-paris = 巴黎 Paris
europe-zoom-petrograd = 彼得格勒 Petrograd
europe-zoom-riga = 里加 Riga
europe-zoom-roma = 羅馬 Roma
europe-zoom-rostov = 羅斯托夫 Rostov
europe-zoom-sarajevo = 塞拉耶佛 Sarajevo
europe-zoom-sevastopol = 塞凡堡 Sevastopol
europe-zoom-smolensk = 斯摩稜斯克 Smolensk
europe-zoom-smyrna = 士麥那 Smyrna
europe-zoom-sochi = 索契 Sochi
europe-zoom-sofia = 索菲亞 Sofia
europe-zoom-stockholm = 斯德哥爾摩 Stockholm
europe-zoom-venezia = 威尼斯 Venezia
europe-zoom-warszawa = 華沙 Warszawa
europe-zoom-wien = 維也納 Wien
europe-zoom-wilno = 維爾諾 Wilno
europe-zoom-zagrab = 札格雷布 Zágráb
europe-zoom-zurich = 蘇黎世 Zürich

# Where the rulebook says so.
europe-rule-turn = 遊戲流程
europe-rule-cards = 抽火車卡
europe-rule-locomotives = 火車頭
europe-rule-claiming = 佔領路線
europe-rule-double_routes = 雙線路線
europe-rule-ferries = 渡輪
europe-rule-tunnels = 隧道
europe-rule-stations = 車站
europe-rule-tickets = 抽任務卡

# What a kind of move is good for, as the help says it of what can be done now.
europe-purpose-claim = 立刻得分，替任務卡連起城市，而且別人就不能再佔領了
europe-purpose-station = 結束時讓你的任務卡借用別人的一段路線；留著不建的值 4 分
europe-purpose-tunnel = 隧道歸你並得分
europe-purpose-abandon = 收回火車卡，回合結束

# Graphs of the game; the last one only after the end.
europe-graph-points = 計分軌上的分數，末尾加上最終結算
europe-graph-trails = 最長路線（車廂數）
europe-graph-tickets = 任務卡得分（假設當時結束）

## The final scoring, step by step

europe-reckoned-routes = 路線得分
europe-reckoned-completed = { $player }：{ $ticket }，已完成
europe-reckoned-lost = { $player }：{ $ticket }，未完成
europe-reckoned-stations = 剩餘車站
europe-reckoned-trail = 最長路線：{ $players }
