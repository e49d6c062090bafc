# The 18xx games: what is refused when trains run. Stops are printed hexes, with the number of the stop where a tile has several.

g18xx-route-no_such_train = { $train } 不是这里能运行的火车。请以其中之一开头：{ $trains }。
g18xx-route-train_twice = { $train } 每轮只运行一次：请在火车之后一次写全它的站点。
g18xx-route-no_stops = { $train } 走哪条路线？请在它之后至少写两个站点。
g18xx-route-no_such_stop = 没有通轨道的站点 { $stop }：请用六角格写城镇或城市，例如 E13；板块上有几个站点时写 E13.0。
g18xx-route-no_track = 没有轨道从 { $start } 直通 { $stop }。从 { $start } 出发的下一站点：{ $stops }。
g18xx-route-too_short = { $train } 至少需要两个不同的地点；目前只在 { $stop }。
g18xx-route-no_station = { $train } 没有经过公司自己的车站：路线必须至少包含一个。
g18xx-route-blocked = { $stop } 被别家公司的车站占满：路线可以在那里起止，但不能驶过。
g18xx-route-ends = { $stop }：路线可以在那里起止，但不能驶过。
g18xx-route-closed = { $train } 不能驶到 { $stop }。
g18xx-route-twice = { $stop } 出现了两次：火车对每个地点只能到访一次。
g18xx-route-same_track = { $train } 和 { $other } 会用到 { $hexes } 之间的同一段轨道：同一家公司的火车可以共用站点，但不能共用轨道。
g18xx-route-same_track_twice = 这条路线两次用到 { $hexes } 之间的轨道：火车对每段轨道只能用一次。
g18xx-route-too_many_cities = 有 { $count } 座城市，而这辆火车最多到 { $most } 座。
g18xx-route-too_many_stops = 有 { $count } 个站点，而这辆火车最多到 { $most } 个。

# A card of a train, and which of several that are alike; of one that runs as what its rank says, the rank is left out.
g18xx-train-card = { $train }（卡牌 { $rank }{ $number ->
        [1] ）
       *[other] ，第 { $number } 张）
    }

g18xx-train-copy = { $train }{ $number ->
        [1] {""}
       *[other] （第 { $number } 辆）
    }

g18xx-edge-0 = 西南
g18xx-edge-1 = 西
g18xx-edge-2 = 西北
g18xx-edge-3 = 东北
g18xx-edge-4 = 东
g18xx-edge-5 = 东南
g18xx-way-track = { $a }–{ $b }
g18xx-way-ends = （{ $edges }）

g18xx-hex-named = { $hex } { $name }
g18xx-hex-plain = { $hex }

# What happens.
g18xx-track-laid = **{ $company }** 在 **{ $place }** 铺设板块 { $tile }{ $cost ->
        [0] 。
       *[other] ，花费 { $cost } { g18xx-currency }。
    }
g18xx-track-special = **{ $company }** 用{ g18xx-private } { $local } 在 **{ $place }** 铺设特殊板块 { $tile }。
g18xx-track-waived = **{ $company }** 在 **{ $place }** 铺设板块 { $tile }；地形费用由{ g18xx-private } { $local } 免除。
g18xx-track-cheaper = **{ $company }** 在 **{ $place }** 铺设板块 { $tile }，凭 { $local } 的折扣花费 { $cost } { g18xx-currency }。
g18xx-track-passed = **{ $company }** 轨道铺设完毕。
g18xx-home-built = **{ $company }** 在 **{ $place }** 放置总部车站。
g18xx-home-no_room = **{ $place }** 没有位置放置 **{ $company }** 的总部车站。
g18xx-home-chooses = **{ $place }** 有两座城市：**{ $company }** 选择其中一座放置车站。
g18xx-station-passed = **{ $company }** 不建造车站。
g18xx-station-built = **{ $company }** 在 **{ $place }** 建造车站{ $price ->
        [0] 。
       *[other] ，花费 { $price } { g18xx-currency }。
    }

# What is refused: tiles.
g18xx-track-no_such_hex = 地图上没有 { $hex } 这个六角格。请从建议里选一个，例如 E11。
g18xx-track-no_such_tile = 这款游戏没有板块 { $tile }。请从建议里选一个。
g18xx-track-reserved = { $hex } 保留给 { $company }：那里只能铺设它的总部板块。轨道可以止于它的边。
g18xx-track-blocked = 在有玩家持有 { $local } 期间，谁也不能在 { $hex } 铺设板块。
g18xx-track-red = 板块 { $tile } 是总部板块：只有它自己的公司能在第一个回合开始时铺设。
g18xx-track-special_only = 板块 { $tile } 是特殊板块：只能用{ g18xx-private }铺设。
g18xx-track-not_special = 板块 { $tile } 不是特殊板块：用{ g18xx-private }铺设的是额外的特殊板块。
g18xx-track-not_yet = 板块 { $tile } 是{ $colour }的，阶段 { $phase } 还不能用{ $colour }板块。
g18xx-track-too_high = { g18xx-private } { $local } 不能铺设{ $colour }板块。
g18xx-track-no_upgrade = 你在这个回合已经铺了黄色板块，而板块 { $tile } 属于升级：公司要么铺黄色板块，要么升级一块。
g18xx-track-spent = 这个回合的轨道已经铺完：公司第一个回合两块黄色板块，之后的回合一块，或者改为升级一块。
g18xx-track-does_not_fit = 板块 { $tile } 不适合 { $place }：它必须是下一种颜色，字母相同，城镇或城市的种类相同，并保留已有的全部轨道。
g18xx-track-none_left = 板块 { $tile } 没有剩余。要等有一块升级换下来，才会再有。
g18xx-track-takes_none = { $place } 上不能铺设任何板块。
g18xx-track-must_lead = { $place } 上的第一块板块必须有轨道通向{ $side }边。
g18xx-track-wrong_rotation = 板块 { $tile } 这样放不适合 { $place }：轨道不能通出地图，已有的轨道必须全部保留。
g18xx-track-out_of_reach = { $place } 与 { $company } 的车站不相连。
g18xx-track-not_connected = 这样放时，{ $place } 的板块 { $tile } 没有轨道与 { $company } 的车站相连。
g18xx-track-too_costly = { $place } 的地形费用是 { $cost } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。
g18xx-track-nothing_waived = { $place } 没有{ g18xx-private } { $local } 可免的地形费用。
g18xx-track-no_gain = 在 { $place } 铺板块 { $tile } 对 { $company } 没有用：升级必须让它的火车得到新轨道，或使它们到得了的站点有新的价值。
g18xx-track-home_first = { $company } 的总部还没有轨道：它的第一块板块必须铺在 { $place }。
g18xx-home-not_a_city = 请在 { $place } 的两座城市里选一座。
g18xx-home-not_so = { $company } 不能这样把总部放在 { $hex }：它需要 { $homes } 之一的城市里有空的车站位，或在那里铺设板块。
g18xx-station-no_such_hex = 地图上没有 { $hex } 这个六角格。请从建议里选一个，例如 E11。
g18xx-station-no_such_city = { $place } 没有这座城市。请从建议里选一个。
g18xx-station-no_city = { $place } 没有城市：车站要放在城市里。
g18xx-station-already_there = { $company } 在 { $place } 已有车站，而一个六角格上只能有一个。
g18xx-station-full = { $place } 的城市里，车站位已满。
g18xx-station-kept_free = { $place } 的空车站位保留给另一家公司的总部车站。
g18xx-station-not_yet = { $place } 保留给尚未成立的公司的总部车站。
g18xx-station-not_connected = { $company } 的车站与 { $place } 的那座城市不相连。
g18xx-station-too_costly = 下一个车站要 { $price } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。

# What may be chosen.
g18xx-option-hex = { $place }{ $cost ->
        [0] {""}
       *[other] ：{ $cost } { g18xx-currency }
    }
g18xx-option-tile = { $tile } { $colour }：{ $brings }，{ $cost ->
        [0] 免费
       *[other] { $cost } { g18xx-currency }
    }（剩 { $left } 块）
g18xx-option-tile-any = { $tile } { $colour }
g18xx-option-brings-track = 轨道
g18xx-option-brings-town = { $number ->
        [1] 城镇
       *[other] { $number } 座城镇，各
    } { $before ->
        [0] { $after } { g18xx-currency }
       *[other] { $before } → { $after } { g18xx-currency }
    }
g18xx-option-brings-city = { $number ->
        [1] 城市
       *[other] { $number } 座城市，各
    } { $before ->
        [0] { $after } { g18xx-currency }
       *[other] { $before } → { $after } { g18xx-currency }
    }，{ $slots } 个车站位
g18xx-option-rotation = { $ways }
g18xx-option-rotation-any = 旋转 { $rotation } × 60°
g18xx-option-home-hex = { $place }：你的总部
g18xx-option-home-bare = { g18xx-option-city-any }，目前没有轨道：该格换成绿色板块时再选一次
g18xx-option-home-city = { $ways }：这条轨道上的城市
g18xx-option-station = { $place }：{ $price ->
        [0] 免费
       *[other] { $price } { g18xx-currency }
    }，城市收入 { $pays }
g18xx-option-city = { $ways }：这条轨道上的城市，{ $free } 个空车站位
g18xx-option-city-any = { $number ->
        [0] 第一座城市
        [1] 第二座城市
       *[other] 第三座城市
    }
