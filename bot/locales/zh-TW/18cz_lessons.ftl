# The lessons of 18CZ: of each its title, what to do, what came of it, and why other moves are not it.

g18cz-lesson-draft = 選擇地方鐵路
g18cz-lesson-draft-before = 遊戲從預先股票輪開始：大家輪流，每人可以購買一家地方鐵路，它在每個營運輪帶給持有者收入。小型 5，中型 10，大型（L）20：**買一家大型的。**
g18cz-lesson-draft-after = 它在每個營運輪給你 20，以後公司還可以用更高的價格向你買。剩下的錢就用來創辦公司。
g18cz-lesson-draft-pass = 跳過能留住錢，但放著的錢不會變多，而且到你的下個回合，能選的更少。
g18cz-lesson-draft-small = 那一家只給 5 或 10。大型的 L1 到 L6 給 20：L1 的價格 55，三個營運輪就能賺回來。
g18cz-lesson-draft-other = 請從大型地方鐵路 L1 到 L6 裡選一家。

g18cz-lesson-par = 創辦公司
g18cz-lesson-par-before = 現在創辦公司：選一家，以起始股價買下一半，擔任總裁來營運。起始股價越高，公司資金越多：**以 65 或 70 創辦一家公司。**
g18cz-lesson-par-after = 你付了一半的錢，它立刻啟動，公司資金裡有全部四份的錢。它用這筆錢鋪設軌道、購買火車。
g18cz-lesson-par-pass = 沒有自己的公司，你就沒有東西可以營運，也幾乎沒有收入。創辦一家吧。
g18cz-lesson-par-low = 以這個價格，公司資金太少：一輛火車要 70，很快還會更貴。65 或 70 你付得起。
g18cz-lesson-par-other = 請按創辦公司的按鈕，選一家，再選起始股價 65 或 70。

g18cz-lesson-buy = 購買股份
g18cz-lesson-buy-before = 每個人都創辦了公司；你的是 EKJ，還剩 170。股票輪的每個回合可以購買一張股權證書：**買 EKJ 的四分之一。**
g18cz-lesson-buy-after = 現在 EKJ 股利的四分之三歸你，而且沒有人能奪走你的總裁之位。你最多只能持有這麼多。
g18cz-lesson-buy-pass = 現金不會變多；股份在公司每次發放股利時都讓你得錢，股價還會上漲。買一張吧。
g18cz-lesson-buy-theirs = 別人的股份也有股利，但 EKJ 做什麼由你決定。先從自己的公司開始。
g18cz-lesson-buy-second = 第二家公司也要軌道和火車，你的錢就所剩無幾了。先把第一家經營好。
g18cz-lesson-buy-other = 這裡請購買一張 EKJ 的股權證書。

g18cz-lesson-track = 鋪設軌道
g18cz-lesson-track-before = 你的 EKJ 第一次營運。火車必須到達兩個站點，例如城市：從你的總部**卡羅維瓦利（Karlovy Vary，D4）向海布（Cheb，D2）鋪設軌道**，它是西邊的下一格。板塊 57，朝向西–東，就可以。
g18cz-lesson-track-then1 = 公司的第一個回合可以鋪兩塊黃色板塊。**在海布（D2）鋪一塊板塊**，軌道通回你的城市，例如 57。
g18cz-lesson-track-after = 兩座城市連起來了，一輛火車能有 40 的收入。這次股價下跌一步，因為還沒有火車：接下來就買。
g18cz-lesson-track-away = 這條軌道背向海布。轉動板塊，讓一端指向西邊；板塊 57 就是西–東。
g18cz-lesson-track-pass = 只有一座城市，火車沒有收入。再鋪一塊就有路線了。
g18cz-lesson-track-other = 這沒有把你的總部與海布連起來。請在海布（D2）鋪板塊，使它的軌道接上你的；板塊 57 就可以。

g18cz-lesson-train = 購買火車
g18cz-lesson-train-before = EKJ 有 280 和一條路線，但沒有火車。「2」能到兩個站點，這裡就是你的兩座城市，價格 70：**買一輛。**
g18cz-lesson-train-then1 = 一條路線一輛火車就夠：**不要再買。**
g18cz-lesson-train-after = EKJ 留著 210 買以後更好的火車。從下個營運輪起，你的 2 就在卡羅維瓦利與海布之間行駛。
g18cz-lesson-train-second = 第二輛火車需要第二條路線，因為兩輛火車不能用同一段軌道。把錢留著。
g18cz-lesson-train-other = 請按正在出售的火車的按鈕：2，價格 70。

g18cz-lesson-run = 行駛與股利
g18cz-lesson-run-before = 在第二個營運輪，你的火車可以行駛。最佳路線已經替你算好：**從海布行駛到卡羅維瓦利。**
g18cz-lesson-run-then1 = 收入 40。發放給股東，還是由公司保留？**發放股利。**
g18cz-lesson-run-after = 四分之三的股份是你的，所以四分之三的股利也歸你，EKJ 的股價也上漲了。發放股利使股份更值錢：18CZ 就是這樣贏的。
g18cz-lesson-run-withhold = 那樣公司多了 40，但你什麼也沒有，股價還會下跌。只有要買火車時才保留。
g18cz-lesson-run-other = 那條路線收入不是最多。請按最佳路線的按鈕，再按行駛的按鈕。

g18cz-lesson-rust = 火車報廢
g18cz-lesson-rust-before = 幾輪之後：更好的火車會使舊的一文不值。第一輛「4」使所有「2」報廢。你的是 3，BCB 和 VBW 的是 2，而 EKJ 的錢夠：**買下 4。**
g18cz-lesson-rust-after = BCB 和 VBW 失去了火車，必須花錢買新的，而你的繼續行駛。要隨時知道接下來哪些火車會報廢；如果有你的，就備好買新火車的錢。
g18cz-lesson-rust-pass = 如果你等，別人就會在對自己有利的時候買下。現在買，受損的只有別人。
g18cz-lesson-rust-other = 該買的是價格 250 的 4：它使所有 2 類火車報廢。
