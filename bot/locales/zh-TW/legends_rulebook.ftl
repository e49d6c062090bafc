# Legends of the West: what the sections of the rulebook say, for looking up. Titles that refusals cite are in
# legends_refusals.ftl, and what help teaches is looked up in the words of legends_guide.ftl.

# Known from the start.
legends-rule-A1 = A1：戰役
legends-rule-A4 = A4–A6：更換董事長，缺席一場
legends-rule-A9 = A9–A12：公開與秘密
legends-rule-B = B：遊戲設置
legends-rule-C2 = C2：抽火車卡
legends-rule-C4 = C4：一段旅程內的順序
legends-rule-D = D：事件
legends-rule-E5 = E5：大城市
legends-rule-E6 = E6：公司獎勵
legends-rule-F0 = F0：最後一輪
legends-rule-F1 = F1：銀行存款單
legends-rule-F3 = F3：本年劇情
legends-rule-F6 = F6：保險庫
legends-rule-G1 = G1：戰役結束
legends-rule-L1 = L1：一場戰役，多張遊戲桌
legends-rule-L3 = L3：哪些不必問就處理

legends-rulebook-A1 = 一場戰役由 { $games } 場遊戲組成，供 2–{ $players } 名玩家遊玩，每人始終是同一家公司的董事長。貼在版圖上的、牌庫、辦公室、保險庫和銀行存款單，從一場延續到下一場；錢幣、火車卡、手中的任務卡和車廂則不延續。第一場的起始玩家卡抽籤決定，之後歸排名最後的公司。
legends-rulebook-A4 = 公司可以換一位董事長，接管它的一切：由原董事長讓出，或者 14 天沒有音訊後由其他人過半數決定。公司可以缺席一場；保險庫打開時會為此得到補償。未滿兩家公司不能進行遊戲。
legends-rulebook-A9 = 大家都看得到每家公司的錢幣、車廂、火車卡和任務卡的張數、翻出過的事件，以及現行規則。手牌和任務卡是持有者的秘密。放進保險庫的東西當時可見，之後封存。戰役還沒開啟的內容，哪裡都不會提到。
legends-rulebook-B = 每家公司開始時有 ${ $dollars } 和 { $dealt } 張火車卡；另外翻開 { $row } 張。牌庫裡每色 { $cards } 張火車卡、{ $wilds } 張百搭卡，以及 { $fewest }–{ $most } 張報紙：公司越多，報紙越少。發到的報紙洗回牌庫，不翻事件。讀出本年的劇情卡，並立刻照做。持有起始玩家卡的公司先行動。
legends-rulebook-B6 = 你得到 { $dealt } 張開局任務卡，至少保留 { $keep } 張。任務卡不夠時，大家得到同樣多，至少保留 { $short } 張。所有人同時秘密選擇；放回的放到牌庫底。
legends-rulebook-C1 = 每個回合三選一：抽兩張火車卡、行駛一段路線、抽任務卡。三樣都做不了的公司才能跳過。所有公司接連跳過時，遊戲結束，照常計分。
legends-rulebook-C2-2 = 翻開的百搭卡只能當第一張拿，而且只能抽這一張。不能當第二張拿，就算是剛翻出來的。從牌庫盲抽到的百搭卡和別的火車卡一樣。
legends-rulebook-C2-7 = 牌庫和棄牌合計只有 { $least } 張火車卡或更少時，不能選擇抽火車卡；翻開的一排不算。
legends-rulebook-C3-1 = 行駛地圖上任何沒有人佔有的路線，只要每一格你都有車廂可放。不必與你的其他路線相連。一個回合一段旅程。
legends-rulebook-C3-1-shows = 底特律與匹茲堡之間的路線上有兩節黑色車廂，從北邊通往匹茲堡的路線上有兩節藍色的。周圍的路線空著：格子是空心的，有顏色或灰色。
legends-rulebook-C4 = 先付款：一組火車卡，再來是目前的事件額外要求的。然後，作用於旅程的現行規則依固定順序生效：公司獎勵在前，大城市的火車卡在最後。之後是持續事件，再來是你自己的能力。途中抽到的報紙立刻生效，旅程繼續。
legends-rulebook-C4-2 = 旅程裡必須付的，要能用事先擁有的和途中必定及時得到的美元付清，否則不能行駛。可能抽到的火車卡不算。
legends-rulebook-D = 抽到報紙時，翻出下一張事件，並補抽一張火車卡。只有最上面的事件是目前的事件。持續事件在它是目前的事件期間一直生效；一次性事件生效一次，並終止之前的持續事件。
legends-rulebook-D-cases = 被別的事件蓋住的事件不會再成為目前的事件。一張事件生效時翻出的另一張，等它執行完。除目前的事件外沒有別的事件時，報紙什麼也不翻。
legends-rulebook-D6 = 事件寫明作用於誰：輪到的公司；每家（可以婉拒）；所有公司（不能選擇）；或錢幣最少的公司。有的事件只生效若干次，然後退場；婉拒不算。可以婉拒的公司同時被問；翻開的火車卡，以及最後的任務卡和火車卡，從輪到的公司起依行動順序分。
legends-rulebook-D6-cases = 目前的事件退場時，用盡它的那一步結束後，立刻翻出下一張。
legends-rulebook-D16 = 事件讓公司棄牌時，各自秘密選擇，然後一起亮出。
legends-rulebook-E1 = 任何公司在兩城之間都不能擁有多於一段路線。
legends-rulebook-E2 = 兩城之間有兩段路線的是雙線：未滿 { $open } 家公司時，一段有人佔有後，另一段對所有人關閉；{ $open } 家或更多時，另一段仍對別家開放。三段的是三線，全都開放。
legends-rulebook-E2-shows = 兩家公司的遊戲中，水牛城與底特律之間的雙線：一段上有兩節藍色車廂，另一段變淡了，因為已關閉。
legends-rulebook-E5 = 旅程的一端或兩端是大城市，從牌庫抽一張火車卡，每次都如此。
legends-rulebook-E5-shows = 波士頓、紐約和費城有金圈：它們是大城市。從奧爾巴尼到紐約的路線上有一節黑色車廂。
legends-rulebook-F1 = 你的存款單合計錢幣、剩餘車廂所得、任務卡，以及現行規則計算的其他一切。總數低於零以零計。總數最大的獲勝。相同時，完成任務卡多的在前，再相同則行動順序靠後的在前。
legends-rulebook-F2 = 計分之後，排名最後的公司公開讓一張翻出過的事件退場，包括目前的事件。它不會再出現。
legends-rulebook-F3 = 每一年有自己的卡。在遊戲前讀出，最後一張在遊戲結束時翻面。上面寫的立刻執行；它開啟的規則一直有效。
legends-rulebook-F6 = 存款單放進保險庫，保險庫直到戰役結束都關著。在那之前，不公布幾場合計的數字。不延續的一切放回盒裡。
legends-rulebook-H5 = 能力寫明何時生效。抽牌、付款、行駛時的能力隨那一步寫明，各最多一次；其他的在回合行動之前使用，或自動生效。不能生效的不會用掉。
legends-rulebook-H6 = 能力的所有條件都要滿足，它的費用在生效前付清：付不起就不能使用。
legends-rulebook-H8 = 能力只做卡上寫的，不會多做。原本就沒有的美元或火車卡，它拿不走。
legends-rulebook-L1 = 一場戰役有一個頻道，每場遊戲是一張有自己紀錄的遊戲桌。所有董事長都說了要不要參加，或者等待沒有表態者的時間用完，下一場就開始。大家都同意時，戰役可以提前結束。
legends-rulebook-L2 = 每個回合遊戲都會等。時間用完後，其他人可以投票替該公司抽兩張火車卡；不能抽火車卡時，跳過它的回合。其他一切對沒有回應的人都有答案：任務卡取最少、最便宜的，不接受提議，從張數最多的顏色棄牌。
legends-rulebook-L3 = 沒得選的事直接處理並公布。只有唯一一種支付方式而且不用百搭卡時，才自動填好。別人能察覺的問題或拒絕，不會取決於秘密的卡。讓人得知秘密的步驟，須其他人同意才能收回。

# Told when a campaign has brought it.
legends-rule-F4 = F4：印章
legends-rule-G2 = G2–G4：保險庫裡還有什麼
legends-rule-I1 = I1：汽船
legends-rule-I3 = I3：勘測
legends-rule-I5 = I5：煤炭
legends-rule-I7 = I7：棧橋
legends-rule-I8 = I8：特許狀
legends-rule-J3 = J3：機廠
legends-rule-J4 = J4：托拉斯
legends-rule-J5 = J5：城市擴建
legends-rule-J8 = J8：特快任務卡
legends-rule-J10 = J10：聯運獎金
legends-rule-J11 = J11：博覽會

legends-rulebook-F3-2 = 今年的明信片依年度卡所寫，歸排名最後的公司；或歸贏家指定的公司；或歸完成任務卡最多的；或歸抽過明信片最少的。相同時歸排名靠後的。
legends-rulebook-F7 = 遊戲後，依序問每家公司在地圖上建造什麼。不回答的什麼也不建。

# What stands beside sections that are said in the words of help (-shows), and what comes of them in cases (-cases).
legends-rulebook-I1-shows = 海角。黑色公司的汽船（黑色圓標）停在沙凡納和邁阿密，兩個港口在同一水域；它們之間沒有車廂。
legends-rulebook-I1-cases = 汽船只為任務卡連接城市。不靠汽船、由車廂完成的任務卡得全額。
legends-rulebook-I3-shows = 芝加哥與聖路易之間的兩段路線：一段灰色，一段已永久變成綠色。周圍的路線大多還是無色：白底虛線框。
legends-rulebook-I3-cases = 一組全是百搭卡時，由你寫明顏色。沒有剩餘貼紙的顏色不能用。路線有了顏色之後，公司獎勵就照它算。
legends-rulebook-I4-3-shows = 達拉斯和休士頓有牛群：城市旁邊帶牛頭的圓標。
legends-rulebook-I4-3-cases = 路線兩端都有牛群時，選其中一群。不論願不願意都要取走。
legends-rulebook-J3-shows = 亞特蘭大有藍色公司的機廠：城市的位置是一座藍色房子。
legends-rulebook-J3-cases = 缺席的公司，這一場不靠機廠得到任何東西。
legends-rulebook-J4-shows = 查爾斯頓與諾福克之間的兩段路線：一段上有三節托拉斯的象牙色車廂；旁邊黑色那段空著。
legends-rulebook-J4-cases = 有人擁有車廂佔著的路線之前，它不會使別的路線關閉。
legends-rulebook-C2-cases = 用來補空位的是報紙時，先執行事件；然後補上空位，你再拿第二張火車卡。
legends-rulebook-C3-2-cases = 兩張黃色加一張百搭卡可以付三格的灰色路線，三張百搭卡也可以；兩張黃色加一張紅色不行。
legends-rulebook-F0-cases = 之後的回合數等於這場的公司數，就算期間又有公司只剩那麼少的車廂。
legends-rulebook-F4-cases = 只有遊戲開始時任務卡上已有的印章才算。上面有自己印章的，不因別家的多得，也不再蓋第二枚。
legends-rulebook-I6-2-cases = 為骷髏翻出的是報紙時，它先生效，再翻另一張火車卡。兩樣都付不足時，付出你剩下的錢幣。
legends-rulebook-I7-cases = 有的標記可以用火車卡付，有的用美元付。不用付的標記同樣算越過。
legends-rulebook-I8-cases = 任何公司一場遊戲裡都不能得到兩次。
legends-rulebook-I9-3-cases = 路線兩端都可以挖掘時，選其中一端。沒有留下的銀塊放回。
legends-rulebook-J5-cases = 排名最後的公司剛變大的城市，贏家不能再選；沒有別的城市時，贏家就不能使城市變大。

# What people type who look for a section, in other words than it says.
legends-sought-C1 = 回合，行動，輪到誰，跳過
legends-sought-C2 = 牌庫，翻開，盲抽，抽牌
legends-sought-C2-2 = 百搭卡，萬用，彩虹，火車頭
legends-sought-C3-1 = 旅程，行駛，路線，軌道，在哪裡
legends-sought-C3-2 = 支付，付款，一組，火車卡，顏色，費用
legends-sought-C5-1 = 任務卡，任務，目標，目的地，車票
legends-sought-D = 事件，卡，報紙
legends-sought-E2 = 雙線，雙軌，平行
legends-sought-E6 = 公司獎勵，獎勵，錢
legends-sought-F0 = 最後一個回合，遊戲結束，結束
legends-sought-G1 = 結束，贏家，計分，第十二場，最後一場
