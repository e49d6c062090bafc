# Ticket to Ride: Europe: what the chapters of the rulebook say, for looking up. Their titles are europe-rule-…

europe-rule-setting_up = 遊戲準備
europe-rule-end = 遊戲結束
europe-rule-scoring = 計分
europe-rule-secrets = 公開與秘密

europe-rulebook-setting_up = 每人開始時有 45 節車廂、3 座車站和 4 張火車卡；另外翻開 5 張火車卡。每名玩家發一張長程任務卡和三張短程任務卡。沒有發出的長程任務卡移出遊戲。起始玩家抽籤決定。
europe-rulebook-turn = 在第一個回合之前，你從四張任務卡中保留兩張或更多；沒有保留的移出遊戲。之後每個回合從四個行動中選一個：抽火車卡、佔領路線、抽任務卡、建造車站。四樣都做不了時，才可以跳過。
europe-rulebook-cards = 抽兩張火車卡，每張可以拿翻開的，也可以從牌庫盲抽。拿走翻開的火車卡後立刻補上。五張翻開的火車卡裡有三張火車頭時，五張全部棄掉重翻。手牌張數沒有限制。
europe-rulebook-locomotives = 火車頭可以當成任何顏色的火車卡使用。翻開的火車頭只能當第一張拿，而且這回合只能抽這一張；盲抽到的火車頭和別的火車卡一樣。
europe-rulebook-claiming = 路線每一格付一張火車卡：用它的顏色，灰色路線可用任意一種顏色。其中任何一張都可以用火車頭代替。一個回合佔領一段路線，不必與你的其他路線相連。1、2、3、4、6、8 格的路線立刻得 1、2、4、7、15、21 分。
europe-rulebook-claiming-shows = 一個回合的前後。柏林與維也納之間三格的綠色路線無人佔領；接著三節藍色車廂停在上面，從城市連到城市。
europe-rulebook-double_routes = 有些相鄰城市之間有兩段路線。同一名玩家不能兩段都佔領。兩三人遊戲時，其中一段被佔領後，另一段立刻對所有人關閉。
europe-rulebook-double_routes-shows = 兩人遊戲中法蘭克福與巴黎之間的兩段路線：橘色那段停著三節藍色車廂，旁邊白色那段變淡了，因為誰也不能再佔領它。
europe-rulebook-ferries = 渡輪是帶有火車頭標誌的灰色路線。每個標誌付一張火車頭，其餘各格用同一種顏色的火車卡；這些火車卡也可以用火車頭代替。
europe-rulebook-ferries-shows = 倫敦的渡輪：兩條通往迪耶普，各兩格，其中一格有火車頭標誌；一條通往阿姆斯特丹，兩格都有火車頭標誌。
europe-rulebook-tunnels = 先打出隧道的正常價格，再從牌庫翻開三張火車卡。其中每有一張火車頭，或一張與你打出的顏色相同的火車卡，就要再付一張該顏色的火車卡或一張火車頭。如果你只打出了火車頭，那麼只有火車頭算相同，也只能用火車頭付。付不起或不想付，就收回火車卡，回合結束。
europe-rulebook-tunnels-shows = 慕尼黑與威尼斯之間的隧道：藍色車廂以斜線顯示，等在兩格上。為它翻開了三張火車卡：藍、紅、綠。只有藍色相同，所以要付一張額外火車卡。
europe-rulebook-tickets = 抽三張任務卡，至少保留一張；其餘放到牌庫底。結束時，如果你自己的車廂連起了卡上的兩座城市，任務卡加上它的分數，否則扣掉。任務卡是秘密的，保留之後就不能再丟掉。
europe-rulebook-stations = 在任何還沒有車站的城市建造一座，一個回合最多一座，一局最多三座。第一座付 1 張火車卡，第二座 2 張、第三座 3 張，須同色；可以用火車頭代替。結束時，每座車站讓你借用別人通到該城市的一段路線，你的所有任務卡都用同一段。
europe-rulebook-stations-shows = 一個回合的前後。藍色車廂從柏林經法蘭克福通到慕尼黑，又從威尼斯通到羅馬；慕尼黑與威尼斯之間是紅色車廂。接著慕尼黑出現一座藍色車站，可以讓它的主人借用紅色那段。
europe-rulebook-end = 有人在回合結束時只剩兩節或更少車廂，則包括這名玩家在內，每人再進行一個回合。然後遊戲結束。
europe-rulebook-scoring = 路線得分加上完成的任務卡，減去沒完成的，每座沒有建造的車站加 4 分。最長的連續路線得 10 分，並列者都得。總分相同時，依序比較完成的任務卡數、剩餘車站數、最長路線。
europe-rulebook-secrets = 大家都看得到你的火車卡、任務卡、車廂和車站各有多少，你拿了哪些翻開的火車卡、付了什麼。你的手牌、盲抽到的火車卡和任務卡是秘密的。

# What people type who look for a section, in other words than it says.
europe-sought-setting_up = 準備，開局，設置，發牌，起始玩家，幾個人
europe-sought-turn = 回合，行動，輪到誰，跳過，流程
europe-sought-cards = 牌庫，面朝上，盲抽，抽牌，手牌，顏色，車票，車廂卡
europe-sought-locomotives = 火車頭，萬用，百搭，彩虹，機車
europe-sought-claiming = 建造，支付，放車廂，占領，灰色，路線分數，價格
europe-sought-double_routes = 雙線，雙軌，平行，兩條，兩人，三人
europe-sought-ferries = 渡輪，船，過海，水路
europe-sought-tunnels = 隧道，山，額外卡，翻開
europe-sought-tickets = 車票，目的地，目標，任務，長程，保留
europe-sought-stations = 車站，火車站，借用，別人的路線
europe-sought-end = 最後一輪，最後回合，兩節車廂，結束
europe-sought-scoring = 分數，得分，最長路線，歐洲特快車，平手，贏家，加分
europe-sought-secrets = 隱藏，秘密，公開，手牌
