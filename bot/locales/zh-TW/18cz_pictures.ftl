# What stands on the pictures of 18CZ besides, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-last_round = 最後一個營運輪
g18cz-picture-draft = 預先股票輪
g18cz-picture-operating = 營運輪 { g18xx-picture-round }，13 個中的第 { $number } 個
g18cz-picture-local_price = 地方鐵路 { $price } K

## What the signs on the map mean

g18cz-picture-legend-area = 綠、棕、灰色階段的收入
g18cz-picture-progress = 營運輪、地方鐵路價格、火車出口

## The stock chart

g18cz-picture-letter-small = 小
g18cz-picture-letter-medium = 中
g18cz-picture-letter-large = 大
g18cz-picture-chart-notes = 一步為兩格股價，半步為一格。發放股利，標記右移一步，大型公司右移兩步；保留收入，左移一步。賣出股份左移半步。股票輪結束時售罄，右移半步。同一格裡，從左上角起第一個先營運。小、中、大：小型、中型、大型公司的起始股價。淺色：標記上一步之前的位置；綠色和紅色箭頭：接下來可到的位置。

## The market of trains

g18cz-picture-exports = { $left ->
    [0] 不再出口火車
    [1] 這組營運輪後出口頂端的火車，這是最後一次
   *[other] 每組營運輪後出口頂端的火車，還有 { $left } 次
}
g18cz-picture-kind-small = 小型
g18cz-picture-kind-medium = 中型
g18cz-picture-kind-large = 大型

## The table of players

g18cz-picture-row-debt = 欠款
g18cz-picture-row-interest = 應付利息

## The tiles left and the local railways

g18cz-picture-private_companies = 地方鐵路
g18cz-picture-ability = 地方鐵路在地圖上沒有位置。買下它的公司可以使用一次：額外鋪一塊紫邊板塊，或免除一次地形費用。
g18cz-picture-ability-small = 綠色板塊；河流
g18cz-picture-ability-medium = 綠色或棕色板塊；河流或山坡
g18cz-picture-ability-large = 綠色、棕色或灰色板塊；任何地形
g18cz-picture-locals-draft = 各算作一張證書，結束時值 120 K
g18cz-picture-locals-price = 公司最多付 { $price } K；結束時對玩家值 120 K

## The final reckoning

g18cz-picture-report-owed = 欠款

## What the map can be zoomed on besides its regions: the hexes that have a name

g18cz-zoom-B8 = B8 特普利策 & 易北河畔烏斯提 Teplice & Ústí nad Labem
g18cz-zoom-B10 = B10 傑欽 Děčín
g18cz-zoom-B12 = B12 利貝雷茨 Liberec
g18cz-zoom-C7 = C7 霍穆托夫 & 莫斯特 Chomutov & Most
g18cz-zoom-C23 = C23 奧帕瓦 Opava
g18cz-zoom-C25 = C25 俄斯特拉發 Ostrava
g18cz-zoom-D2 = D2 海布 Cheb
g18cz-zoom-D4 = D4 卡羅維瓦利 Karlovy Vary
g18cz-zoom-D16 = D16 赫拉德茨-克拉洛韋 Hradec Králové
g18cz-zoom-D26 = D26 弗里德蘭特 & 弗里代克 Frýdlant & Frýdek
g18cz-zoom-E9 = E9 克拉德諾 Kladno
g18cz-zoom-E11 = E11 布拉格 Praha
g18cz-zoom-E15 = E15 帕爾杜比采 Pardubice
g18cz-zoom-E21 = E21 奧洛穆茨 Olomouc
g18cz-zoom-F6 = F6 皮爾森 Plzeň
g18cz-zoom-F22 = F22 普熱羅夫 Přerov
g18cz-zoom-G11 = G11 塔博爾 Tábor
g18cz-zoom-G15 = G15 伊赫拉瓦 Jihlava
g18cz-zoom-G19 = G19 布爾諾 Brno
g18cz-zoom-G23 = G23 胡林 Hulín
g18cz-zoom-I9 = I9 斯特拉科尼采 Strakonice
g18cz-zoom-I11 = I11 捷克布傑約維采 České Budějovice
g18cz-zoom-A7 = A7 德勒斯登 Dresden
g18cz-zoom-A21 = A21 柏林 Berlin
g18cz-zoom-B4 = B4 德勒斯登 Dresden
g18cz-zoom-B18 = B18 柏林 Berlin
g18cz-zoom-F2 = F2 慕尼黑 München
g18cz-zoom-G27 = G27 布達佩斯 Budapest
g18cz-zoom-H4 = H4 慕尼黑 München
g18cz-zoom-I17 = I17 維也納 Wien
g18cz-zoom-I23 = I23 布達佩斯 Budapest
g18cz-zoom-J14 = J14 維也納 Wien

## In words

g18cz-alt-exports = { $exports ->
    [0] 不再出口火車。
    [1] 這組營運輪後出口頂端的火車。
   *[other] 每組營運輪後出口頂端的火車，還有 { $exports } 次。
}
g18cz-alt-loans = { $debt ->
    [0] { "" }
   *[other] ；欠款 { $debt } K
}{ $interest ->
    [0] { "" }
   *[other] ；應付利息 { $interest } K
}
g18cz-alt-owed = { $debt ->
    [0] { "" }
   *[other] ，欠款 { $debt }
}
g18cz-alt-private_companies = 地方鐵路。{ $count ->
    [0] 沒有人持有。
   *[other] { $owned }。
}{ $for_sale ->
    [0] { "" }
   *[other] 出售：{ $free }。
}{ $able ->
    [0] { "" }
   *[other] 地方鐵路在地圖上沒有位置。買下它的公司可以使用一次：額外鋪一塊紫邊板塊（小型：綠色；中型：還有棕色；大型：還有灰色），或免除一塊黃色板塊的地形費用（小型：河流；中型：還有山坡；大型：還有山脈）。
}
