# What stands on the pictures of 1854 besides, and what is said of them to those who cannot see them.

## The stock chart

g1854-picture-letter-major = 主
g1854-picture-letter-local = 地
g1854-picture-letter-lag = A
g1854-picture-kind-major = 幹線公司
g1854-picture-kind-local = 地方鐵路
g1854-picture-kind-lag = Lokalbahn AG
g1854-picture-kind-mountain = 山區鐵路
g1854-picture-trains-normal = 普通
g1854-picture-trains-plus = 加號
g1854-picture-trains-orient = 東方快車
g1854-picture-chart-payout = 發放股利
g1854-picture-chart-sold_out = 售罄
g1854-picture-chart-train_bought = 買入火車
g1854-picture-chart-withheld = 保留收入
g1854-picture-chart-sale = 賣出證書
g1854-picture-chart-train_sold = 賣出火車
g1854-picture-chart-notes = 紅邊：幹線公司的起始股價。斜線：那裡的證書不計入上限。公司第一次越過紅線時進行股票分割。星號處遊戲結束。同一格裡，從左上角起第一個先營運。火車：公司之間買賣的。淺色：標記上一步之前的位置；綠色和紅色箭頭：接下來可到的位置。

## The headings

g1854-picture-auction = 鐵路拍賣
g1854-picture-locals_operate = 地方鐵路營運，然後拍賣繼續
g1854-picture-mergers_before = 營運輪 { g18xx-picture-round } 前的合併
g1854-picture-mergers_after = 營運輪 { g18xx-picture-round } 後的合併
g1854-picture-bank_left = 銀行 { $amount } { g1854-currency }
g1854-picture-last_set = 這組營運輪之後遊戲結束
g1854-picture-last_round = 這個營運輪之後遊戲結束
g1854-picture-next_train = 出售

## The charters

g1854-picture-shares_for_sale = { $split ->
    [0] { "" }
   *[other] 已分割。
}{ $offer ->
    [0] { $issued ->
        [0] { $pool ->
            [0] 售罄
           *[other] 銀行池 { $pool }%
        }
       *[other] { $pool ->
            [0] 新股 { $issued }%
           *[other] 新股 { $issued }%，銀行池 { $pool }%
        }
    }
   *[other] { $issued ->
        [0] { $pool ->
            [0] IPO { $offer }%
           *[other] IPO { $offer }%，銀行池 { $pool }%
        }
       *[other] { $pool ->
            [0] IPO { $offer }%，新股 { $issued }%
           *[other] IPO { $offer }%，新股 { $issued }%，銀行池 { $pool }%
        }
    }
}
g1854-picture-merged = 已合併
g1854-picture-to_come = 由合併組成
g1854-picture-mail-small = 郵政 +{ $income } { g1854-currency }
g1854-picture-mail-large = 大郵政 +{ $income } { g1854-currency }

## The market of trains

g1854-picture-retired = 退役，只給 Lokalbahn AG

## The table of players

g1854-picture-row-private_companies = 鐵路
g1854-picture-row-free = 未押出價
g1854-picture-row-option = 選擇權：尚欠
g1854-picture-of_cash = 共 { $cash }
g1854-picture-due = { $company } { $price } { g1854-currency }

## The railways and the mail contracts

g1854-picture-railways = 鐵路與郵政
g1854-picture-local_income = 半額股利
g1854-picture-local_home = 起點 { $hexes }
g1854-picture-free_hex = { $hex } 的板塊免費
g1854-picture-discount-mountain = 一格山脈便宜 { $amount } { g1854-currency }
g1854-picture-discount-tunnel = 一條隧道便宜 { $amount } { g1854-currency }
g1854-picture-bonus = 每輛駛過 { $hex } 的火車 +{ $amount } { g1854-currency }
g1854-picture-brings = 附帶 { $company } 的 20%
g1854-picture-used = 已用
g1854-picture-unused = 未用
g1854-picture-kept = 有收入，也有能力
g1854-picture-mail = 郵政合約，以及各階段的收入
g1854-picture-contract-small = 小，{ $price }
g1854-picture-contract-large = 大，{ $price }
g1854-picture-contracts_left = { $left ->
    [0] 沒有剩餘
   *[other] 剩 { $left } 份
}

## In words

g1854-alt-charter_more = { $mail ->
    [0] { "" }
   *[other] ；郵政 { $mail } { g1854-currency }
}{ $options ->
    [0] { "" }
   *[other] ；{ $options } 張股權證書有選擇權
}{ $split ->
    [0] { "" }
   *[other] ；已分割
}
g1854-alt-player_more = { $bound ->
    [0] { "" }
   *[other] ；已押出價 { $bound } { g1854-currency }
}{ $due ->
    [0] { "" }
   *[other] ；{ $company } 的選擇權，尚欠 { $due } { g1854-currency }
}
g1854-alt-retired = { $number ->
    [0] { "" }
   *[other] 退役，只給 Lokalbahn AG：{ $trains }。
}
g1854-alt-railways = 鐵路與郵政合約。{ $for_sale ->
    [0] { "" }
   *[other] 依此順序出售：{ $lots }。
}{ $count ->
    [0] 沒有人持有鐵路。
   *[other] 持有者：{ $owned }。
}剩餘郵政合約：小 { $small } 份，大 { $large } 份。
g1854-alt-lot = { $lot } { $number ->
    [0] { $price } { g1854-currency }
   *[other] 出價 { $bids }
}
g1854-alt-lot_brief = { $lot } { $highest ->
    [0] { $price } { g1854-currency }
   *[other] 出價 { $highest } { g1854-currency }
}
g1854-alt-bid = { $player } { $price }
g1854-alt-reckoning = { $place }. { $player } { $total } { g1854-currency }（現金 { $cash }，股份 { $shares }{ g18xx-alt-share_worths }）
g1854-alt-reckoning_line = **{ $place }. { $player }：{ $total } { g1854-currency }**
    -# 現金 { $cash } · 股份 { $shares }{ g18xx-alt-share_worths }
g1854-alt-player_brief = { $player }（{ $cash } { g1854-currency }；總資產 { $worth } { g1854-currency }{ $held ->
    [0] { "" }
   *[other] ；{ $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；山區鐵路 { $privates }
}）

## What the maps can be zoomed on besides their regions: the hexes that have a name

g1854-zoom-A19 = A19 布拉格 Prag
g1854-zoom-A25 = A25 布爾諾 Brünn
g1854-zoom-B18 = B18 Freistadt
g1854-zoom-B22 = B22 施托克勞 & 克洛斯特新堡 Stockerau & Klosterneuburg
g1854-zoom-C13 = C13 Braunau
g1854-zoom-C15 = C15 Ried
g1854-zoom-C17 = C17 林茲 Linz
g1854-zoom-C19 = C19 Ybbs
g1854-zoom-C21 = C21 克雷姆斯 & 圖爾恩 Krems & Tulln
g1854-zoom-C23 = C23 維也納 Wien
g1854-zoom-C27 = C27 普雷斯堡 Preßburg
g1854-zoom-D0 = D0 巴黎 Paris
g1854-zoom-D4 = D4 奧格斯堡 Augsburg
g1854-zoom-D12 = D12 慕尼黑 München
g1854-zoom-D16 = D16 Wels
g1854-zoom-D18 = D18 施泰爾 & 巴德伊舍 Steyr & Bad Ischl
g1854-zoom-D20 = D20 阿姆施泰滕 & 聖帕爾騰 Amstetten & Sankt Pölten
g1854-zoom-D22 = D22 默德靈 & 巴登 Mödling & Baden
g1854-zoom-D24 = D24 維也納新城 Wiener Neustadt
g1854-zoom-D26 = D26 艾森施塔特 Eisenstadt
g1854-zoom-D28 = D28 布達佩斯 Budapest
g1854-zoom-E1 = E1 蘇黎世 Zürich
g1854-zoom-E3 = E3 布雷根茨 Bregenz
g1854-zoom-E5 = E5 Außerfernbahn
g1854-zoom-E11 = E11 庫夫施泰因 & 沃格爾 Kufstein & Wörgl
g1854-zoom-E13 = E13 薩爾斯堡 Salzburg
g1854-zoom-E21 = E21 萊奧本 & 卡普芬貝格 Leoben & Kapfenberg
g1854-zoom-E23 = E23 Semmeringbahn
g1854-zoom-E27 = E27 布達佩斯 Budapest
g1854-zoom-F2 = F2 多恩比恩 & 費爾德基希 Dornbirn & Feldkirch
g1854-zoom-F4 = F4 Arlbergbahn
g1854-zoom-F6 = F6 Landeck
g1854-zoom-F8 = F8 因斯布魯克 Innsbruck
g1854-zoom-F14 = F14 Mauterndorf
g1854-zoom-F16 = F16 Murtalbahn
g1854-zoom-F20 = F20 Graz-Köflacher Bahn
g1854-zoom-F22 = F22 格拉茨 Graz
g1854-zoom-F24 = F24 Oberwart
g1854-zoom-F28 = F28 君士坦丁堡 Konstantinopel
g1854-zoom-G1 = G1 瓦杜茲 Vaduz
g1854-zoom-G3 = G3 布盧登茨 Bludenz
g1854-zoom-H10 = H10 布倫納 Brenner
g1854-zoom-H12 = H12 利恩茨 Lienz
g1854-zoom-H16 = H16 施皮塔爾 & 菲拉赫 Spital & Villach
g1854-zoom-H18 = H18 克拉根福 Klagenfurt
g1854-zoom-I15 = I15 威尼斯 Venedig
g1854-zoom-I19 = I19 萊巴赫 Laibach
g1854-zoom-J28 = J28 Kirchdorf
g1854-zoom-J32 = J32 施泰爾 Steyr
g1854-zoom-J34 = J34 阿姆施泰滕 Amstetten
g1854-zoom-J38 = J38 聖帕爾騰 Sankt Pölten
g1854-zoom-L28 = L28 巴德伊舍 Bad Ischl
g1854-zoom-M35 = M35 Hieflau

g1854-zoom-northwest = 西北
g1854-zoom-north = 北部
g1854-zoom-northeast = 東北
g1854-zoom-west = 西部
g1854-zoom-centre = 中央
g1854-zoom-east = 東部
g1854-zoom-southwest = 西南
g1854-zoom-south = 南部
g1854-zoom-southeast = 東南

## The pictures there are

g1854-look-map = 主地圖
g1854-look-local_map = 地方地圖
g1854-look-chart = 股價表
g1854-look-charters = 公司面板
g1854-look-trains = 火車
g1854-look-players = 玩家
g1854-look-sources = 出售的股份
g1854-look-holdings = 玩家持股（依股價）
g1854-look-railways = 鐵路與郵政
g1854-look-tiles = 剩餘板塊
g1854-look-runs = 最近的路線
g1854-look-report = 最終結算
g1854-look-changed = 變化特寫
g1854-look-plan = 兩倍大的主地圖
g1854-look-local_plan = 兩倍大的地方地圖
g1854-look-market_map = 主地圖和股價表
g1854-look-everything = 兩倍大的全部內容
g1854-look-legend = 圖例

## Instead of what all 18xx games say

g1854-alt-player = { $player }（{ $cash } { g1854-currency }；總資產 { $worth } { g1854-currency }；證書 { $certificates }/{ $limit } 張{ $more }{ $held ->
    [0] { "" }
   *[other] ；股份 { $shares }
}{ $owns ->
    [0] { "" }
   *[other] ；山區鐵路 { $privates }
}）
g1854-alt-trains = 火車。階段 { $phase }，{ $colour }板塊。出售：{ $faces }。剩餘：{ $deck }。{ $pooled ->
    [0] { "" }
   *[other] 銀行池裡：{ $pool }。
}{ $gone ->
    [0] 沒有火車報廢。
   *[other] 已報廢：{ $rusted }。
}{ $losses ->
    [0] { "" }
   *[other] 將要報廢：{ $lost }。
}各類持有上限：{ $limits }。{ $more }
