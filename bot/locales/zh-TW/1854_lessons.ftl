# The lessons of 1854: of each its title, what to do, what came of it, and why other moves are not it.

g1854-lesson-auction = 在拍賣中購買
g1854-lesson-auction-before = 遊戲從拍賣開始：山區鐵路帶來收入，地方鐵路則是只有一名持有者的小公司。Ybbstalbahn 正以 150 出售：**買下它。**
g1854-lesson-auction-after = 它的公司資金有 150，由你營運：鋪設它的軌道，購買它的火車。它的全部收入由它和你平分。
g1854-lesson-auction-pass = 那樣別人就會買下它，而你沒有東西可以營運。早點有一家地方鐵路，是好的開始。
g1854-lesson-auction-later = 對後面的鐵路出價，會把錢押住，直到輪到它。現在就買正在出售的。
g1854-lesson-auction-other = 請按購買 Ybbstalbahn 的按鈕。

g1854-lesson-par = 創辦公司
g1854-lesson-par-before = 你還剩 490。總裁證書是公司的 40%，售出一半時公司啟動：**以 77 或更低創辦一家公司**，這樣你還付得起另外 20%。
g1854-lesson-par-after = 你是它的總裁。啟動時它得到起始股價的十倍，不管其餘由誰買。
g1854-lesson-par-pass = 地方鐵路規模有限。有股份的公司收入多得多，總要有人創辦：就由你來。
g1854-lesson-par-dear = 以這個價格，你付不起另外 20%，多數公司就要靠別人才能啟動。請選 77 或更低。
g1854-lesson-par-other = 請按創辦公司的按鈕，選一家，再選 77 或更低的價格。

g1854-lesson-float = 讓它啟動
g1854-lesson-float-before = 你的 Salzburger Bahn（SB）已售出 40%，其他人都跳過，你還剩 222。**再買 20%**：售出 60%，它就啟動。
g1854-lesson-float-after = 它啟動了，公司資金 670，從下個營運輪起營運。它的股利有 60% 歸你。
g1854-lesson-float-pass = 那樣它不能啟動，沒有收入，你的錢也要閒置整整一輪。
g1854-lesson-float-option = 選擇權現在付一半，也能讓它啟動，但只算 10%，而且付清另一半之前不能購買別的。你付得起整張股權證書。
g1854-lesson-float-other = 請購買 SB 的股權證書：20%，134。

g1854-lesson-local = 營運地方鐵路
g1854-lesson-local-before = 營運輪從地方鐵路開始，它們有自己的地圖。這一課你營運 Pyhrnbahn，起點是 Kirchdorf（J28）：**在 J30 鋪一塊板塊**，它就在旁邊，有兩座城鎮。
g1854-lesson-local-then1 = 現在它需要火車。「1+」從一座城市出發，駛過沿途所有城鎮：**花 100 買一輛。**
g1854-lesson-local-after = 從下個營運輪起，它從 Kirchdorf 駛到城鎮，每個回合都能走得更遠。收入由公司資金和你平分。
g1854-lesson-local-pass = 沒有軌道就沒有去處，而它每個回合可以鋪一塊板塊：鋪吧。
g1854-lesson-local-empty = 那一格沒有城鎮，上面的山脈還要花錢。J30 有兩座城鎮，又不花錢。
g1854-lesson-local-no_train = 沒有火車，下一輪就沒有收入。它有 150，而 1+ 要 100。
g1854-lesson-local-other = 你的鐵路需要一座到得了的城鎮，再來是火車。不確定的話，請按「教我怎麼做」。

g1854-lesson-track = 軌道與火車
g1854-lesson-track-before = 現在 SB 在主地圖上營運。火車要到達兩個地點：**在薩爾斯堡（Salzburg，E13）鋪一塊板塊，軌道通向西北**，朝慕尼黑（München，D12）。板塊 57 可以。
g1854-lesson-track-then1 = 板塊鋪好了。隧道要 100，現在還通不到有用的地方：請按**軌道鋪設完畢**。
g1854-lesson-track-then2 = SB 有 670 和一條路線。**花 100 買一輛「2」**，它能到兩個地點。
g1854-lesson-track-after = 從下個營運輪起，你的 2 在薩爾斯堡與慕尼黑之間行駛。這次沒有可行駛的，股價跌了一步；剛起步都是這樣。
g1854-lesson-track-pass = 沒有軌道，火車出不了薩爾斯堡。先鋪板塊。
g1854-lesson-track-away = 這條軌道通向別處，那裡還沒有可到的地方。請轉動板塊，讓一端指向慕尼黑（D12）。
g1854-lesson-track-tunnel = 隧道用來穿山，要等山那邊有東西的時候。把 100 留著。
g1854-lesson-track-other = 那是以後的事。請照上面的話做，或按「教我怎麼做」。

g1854-lesson-run = 行駛與股利
g1854-lesson-run-before = 在第二個營運輪，你的火車可以行駛。最佳路線已經替你算好：**在薩爾斯堡與慕尼黑之間行駛。**
g1854-lesson-run-then1 = 現在決定錢怎麼辦。**發放股利。**
g1854-lesson-run-after = 60% 歸你，SB 的股價也上漲了。每次都發放股利的公司，會讓股東變有錢。
g1854-lesson-run-none = 停著不動的火車沒有收入，股價還會下跌。請照算好的路線行駛。
g1854-lesson-run-withhold = 那樣你什麼也得不到，股價還會下跌。只有要買火車時才保留。
g1854-lesson-run-other = 那條路線收入不是最多。請按最佳路線的按鈕，再按行駛的按鈕。

g1854-lesson-rust = 火車報廢
g1854-lesson-rust-before = 幾輪之後：更好的火車會使舊的沒有用處。第一輛「4」使所有「2」和「1+」停用。你的是 3，別人的地方鐵路有 1+，而 SB 有 400：**買下 4。**
g1854-lesson-rust-after = 別人的地方鐵路失去了火車，而你的繼續行駛。要隨時知道接下來哪些火車會沒有；如果有你的，就備好買新火車的錢。
g1854-lesson-rust-pass = 如果你等，別人就會在對自己有利的時候買下。現在買，受損的只有別人。
g1854-lesson-rust-other = 該買的是價格 320 的 4：它使所有 2 和 1+ 類火車停用。
