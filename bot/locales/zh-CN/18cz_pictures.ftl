# What stands on the pictures of 18CZ besides, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-last_round = 最后一个运营轮
g18cz-picture-draft = 预先股票轮
g18cz-picture-operating = 运营轮 { g18xx-picture-round }，全局 { $number }/13
g18cz-picture-local_price = 地方铁路 { $price } K

## What the signs on the map mean

g18cz-picture-legend-area = 绿、棕、灰色阶段的收入
g18cz-picture-progress = 运营轮、地方铁路股价、火车出口

## The stock chart

g18cz-picture-letter-small = 小
g18cz-picture-letter-medium = 中
g18cz-picture-letter-large = 大
g18cz-picture-chart-notes = 一步为两格股价，半步为一格。发放分红，标记右移一步，大型公司右移两步；保留收入，左移一步。卖出股份左移半步。股票轮结束时售罄，右移半步。同一格里，从左上角起第一个先运营。小、中、大：小型、中型、大型公司的起始股价。浅色：标记上一步之前的位置；绿色和红色箭头：接下来可到的位置。

## The market of trains

g18cz-picture-exports = { $left ->
    [0] 不再出口火车
    [1] 这组运营轮后出口顶端的火车，这是最后一次
   *[other] 每组运营轮后出口顶端的火车，还有 { $left } 次
}
g18cz-picture-kind-small = 小型
g18cz-picture-kind-medium = 中型
g18cz-picture-kind-large = 大型

## The table of players

g18cz-picture-row-debt = 欠款
g18cz-picture-row-interest = 应付利息

## The tiles left and the local railways

g18cz-picture-private_companies = 地方铁路
g18cz-picture-ability = 地方铁路在地图上没有位置。买下它的公司可以使用一次：额外铺一块紫边板块，或免除一次地形费用。
g18cz-picture-ability-small = 绿色板块；河流
g18cz-picture-ability-medium = 绿色或棕色板块；河流或丘陵
g18cz-picture-ability-large = 绿色、棕色或灰色板块；任何地形
g18cz-picture-locals-draft = 各算作一张证书，结束时值 120 K
g18cz-picture-locals-price = 公司最多付 { $price } K；结束时对玩家值 120 K

## The final reckoning

g18cz-picture-report-owed = 欠款

## What the map can be zoomed on besides its regions: the hexes that have a name

g18cz-zoom-B8 = B8 特普利采 & 拉贝河畔乌斯季 Teplice & Ústí nad Labem
g18cz-zoom-B10 = B10 杰钦 Děčín
g18cz-zoom-B12 = B12 利贝雷茨 Liberec
g18cz-zoom-C7 = C7 霍穆托夫 & 莫斯特 Chomutov & Most
g18cz-zoom-C23 = C23 奥帕瓦 Opava
g18cz-zoom-C25 = C25 俄斯特拉发 Ostrava
g18cz-zoom-D2 = D2 海布 Cheb
g18cz-zoom-D4 = D4 卡罗维发利 Karlovy Vary
g18cz-zoom-D16 = D16 赫拉德茨-克拉洛韦 Hradec Králové
g18cz-zoom-D26 = D26 弗里德兰特 & 弗里代克 Frýdlant & Frýdek
g18cz-zoom-E9 = E9 克拉德诺 Kladno
g18cz-zoom-E11 = E11 布拉格 Praha
g18cz-zoom-E15 = E15 帕尔杜比采 Pardubice
g18cz-zoom-E21 = E21 奥洛穆茨 Olomouc
g18cz-zoom-F6 = F6 比尔森 Plzeň
g18cz-zoom-F22 = F22 普热罗夫 Přerov
g18cz-zoom-G11 = G11 塔博尔 Tábor
g18cz-zoom-G15 = G15 伊赫拉瓦 Jihlava
g18cz-zoom-G19 = G19 布尔诺 Brno
g18cz-zoom-G23 = G23 胡林 Hulín
g18cz-zoom-I9 = I9 斯特拉科尼采 Strakonice
g18cz-zoom-I11 = I11 捷克布杰约维采 České Budějovice
g18cz-zoom-A7 = A7 德累斯顿 Dresden
g18cz-zoom-A21 = A21 柏林 Berlin
g18cz-zoom-B4 = B4 德累斯顿 Dresden
g18cz-zoom-B18 = B18 柏林 Berlin
g18cz-zoom-F2 = F2 慕尼黑 München
g18cz-zoom-G27 = G27 布达佩斯 Budapest
g18cz-zoom-H4 = H4 慕尼黑 München
g18cz-zoom-I17 = I17 维也纳 Wien
g18cz-zoom-I23 = I23 布达佩斯 Budapest
g18cz-zoom-J14 = J14 维也纳 Wien

## In words

g18cz-alt-exports = { $exports ->
    [0] 不再出口火车。
    [1] 这组运营轮后出口顶端的火车。
   *[other] 每组运营轮后出口顶端的火车，还有 { $exports } 次。
}
g18cz-alt-loans = { $debt ->
    [0] { "" }
   *[other] ；欠款 { $debt } K
}{ $interest ->
    [0] { "" }
   *[other] ；应付利息 { $interest } K
}
g18cz-alt-owed = { $debt ->
    [0] { "" }
   *[other] ，欠款 { $debt }
}
g18cz-alt-private_companies = 地方铁路。{ $count ->
    [0] 没有人持有。
   *[other] { $owned }。
}{ $for_sale ->
    [0] { "" }
   *[other] 出售：{ $free }。
}{ $able ->
    [0] { "" }
   *[other] 地方铁路在地图上没有位置。买下它的公司可以使用一次：额外铺一块紫边板块（小型：绿色；中型：还有棕色；大型：还有灰色），或免除一块黄色板块的地形费用（小型：河流；中型：还有丘陵；大型：还有山脉）。
}
