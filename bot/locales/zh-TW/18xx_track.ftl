# The 18xx games: what is refused when trains run. Stops are printed hexes, with the number of the stop where a tile has several.

g18xx-route-no_such_train = { $train } 不是這裡能行駛的火車。請以其中之一開頭：{ $trains }。
g18xx-route-train_twice = { $train } 每輪只行駛一次：請在火車後面一次寫完它的所有站點。
g18xx-route-no_stops = { $train } 要走哪裡？請在它後面至少寫兩個站點。
g18xx-route-no_such_stop = 沒有通軌道的站點 { $stop }：請用六角格寫城鎮或城市，例如 E13；板塊上有幾個站點時寫 E13.0。
g18xx-route-no_track = 從 { $start } 沒有軌道直接通到 { $stop }。從 { $start } 出發的下一個站點：{ $stops }。
g18xx-route-too_short = { $train } 至少需要兩個不同的地點；目前只在 { $stop }。
g18xx-route-no_station = { $train } 沒有經過公司自己的車站：路線必須至少包含一個。
g18xx-route-blocked = { $stop } 被別家公司的車站佔滿：路線可以從那裡出發或到那裡為止，但不能駛過。
g18xx-route-ends = { $stop }：路線可以從那裡出發或到那裡為止，但不能駛過。
g18xx-route-closed = { $train } 不能駛到 { $stop }。
g18xx-route-twice = { $stop } 出現了兩次：一輛火車同一地點只能到一次。
g18xx-route-same_track = { $train } 和 { $other } 會用到 { $hexes } 之間的同一段軌道：同一家公司的火車可以共用站點，但不能共用軌道。
g18xx-route-same_track_twice = 這條路線兩次用到 { $hexes } 之間的軌道：一輛火車同一段軌道只能用一次。
g18xx-route-too_many_cities = 有 { $count } 座城市，而這輛火車最多到 { $most } 座。
g18xx-route-too_many_stops = 有 { $count } 個站點，而這輛火車最多到 { $most } 個。

# A card of a train, and which of several that are alike; of one that runs as what its rank says, the rank is left out.
g18xx-train-card = { $train }（卡 { $rank }{ $number ->
        [1] ）
       *[other] ，第 { $number } 張）
    }

g18xx-train-copy = { $train }{ $number ->
        [1] {""}
       *[other] （第 { $number } 輛）
    }

g18xx-edge-0 = 西南
g18xx-edge-1 = 西
g18xx-edge-2 = 西北
g18xx-edge-3 = 東北
g18xx-edge-4 = 東
g18xx-edge-5 = 東南
g18xx-way-track = { $a }–{ $b }
g18xx-way-ends = （{ $edges }）

g18xx-hex-named = { $hex } { $name }
g18xx-hex-plain = { $hex }

# What happens.
g18xx-track-laid = **{ $company }** 在 **{ $place }** 鋪設板塊 { $tile }{ $cost ->
        [0] 。
       *[other] ，花費 { $cost } { g18xx-currency }。
    }
g18xx-track-special = **{ $company }** 用{ g18xx-private } { $local } 在 **{ $place }** 鋪設特殊板塊 { $tile }。
g18xx-track-waived = **{ $company }** 在 **{ $place }** 鋪設板塊 { $tile }；地形費用由{ g18xx-private } { $local } 免除。
g18xx-track-cheaper = **{ $company }** 在 **{ $place }** 鋪設板塊 { $tile }，靠 { $local } 的折扣花費 { $cost } { g18xx-currency }。
g18xx-track-passed = **{ $company }** 軌道鋪設完畢。
g18xx-home-built = **{ $company }** 在 **{ $place }** 放置總部車站。
g18xx-home-no_room = **{ $place }** 沒有位置放置 **{ $company }** 的總部車站。
g18xx-home-chooses = **{ $place }** 有兩座城市：**{ $company }** 選擇其中一座放置車站。
g18xx-station-passed = **{ $company }** 不建造車站。
g18xx-station-built = **{ $company }** 在 **{ $place }** 建造車站{ $price ->
        [0] 。
       *[other] ，花費 { $price } { g18xx-currency }。
    }

# What is refused: tiles.
g18xx-track-no_such_hex = 地圖上沒有 { $hex } 這個六角格。請從建議裡選一個，例如 E11。
g18xx-track-no_such_tile = 這款遊戲沒有板塊 { $tile }。請從建議裡選一個。
g18xx-track-reserved = { $hex } 保留給 { $company }：那裡只能鋪設它的總部板塊。軌道可以通到它的邊為止。
g18xx-track-blocked = 只要還有玩家持有 { $local }，誰也不能在 { $hex } 鋪設板塊。
g18xx-track-red = 板塊 { $tile } 是總部板塊：只有它自己的公司能在第一個回合開始時鋪設。
g18xx-track-special_only = 板塊 { $tile } 是特殊板塊：只能用{ g18xx-private }鋪設。
g18xx-track-not_special = 板塊 { $tile } 不是特殊板塊：用{ g18xx-private }鋪設的是額外的特殊板塊。
g18xx-track-not_yet = 板塊 { $tile } 是{ $colour }的，階段 { $phase } 還不能用{ $colour }板塊。
g18xx-track-too_high = { g18xx-private } { $local } 不能鋪設{ $colour }板塊。
g18xx-track-no_upgrade = 你在這個回合已經鋪了黃色板塊，而板塊 { $tile } 屬於升級：公司要嘛鋪黃色板塊，要嘛升級一塊。
g18xx-track-spent = 這個回合的軌道已經鋪完：公司第一個回合兩塊黃色板塊，之後的回合一塊，或者改為升級一塊。
g18xx-track-does_not_fit = 板塊 { $tile } 不適合 { $place }：它必須是下一種顏色，字母相同，城鎮或城市的種類相同，並保留已有的全部軌道。
g18xx-track-none_left = 板塊 { $tile } 已經用完。等有一塊被升級，才會空出來。
g18xx-track-takes_none = { $place } 上不能鋪設任何板塊。
g18xx-track-must_lead = { $place } 上的第一塊板塊必須有軌道通向{ $side }邊。
g18xx-track-wrong_rotation = 板塊 { $tile } 這樣放不適合 { $place }：軌道不能通到地圖外，已有的軌道必須全部保留。
g18xx-track-out_of_reach = { $place } 與 { $company } 的車站不相連。
g18xx-track-not_connected = 這樣放時，{ $place } 的板塊 { $tile } 沒有軌道與 { $company } 的車站相連。
g18xx-track-too_costly = { $place } 的地形費用是 { $cost } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。
g18xx-track-nothing_waived = { $place } 沒有{ g18xx-private } { $local } 可免的地形費用。
g18xx-track-no_gain = 在 { $place } 鋪板塊 { $tile } 對 { $company } 沒有用：升級必須讓它的火車得到新軌道，或改變它們到得了的站點的價值。
g18xx-track-home_first = { $company } 的總部還沒有軌道：它的第一塊板塊必須鋪在 { $place }。
g18xx-home-not_a_city = 請在 { $place } 的兩座城市裡選一座。
g18xx-home-not_so = { $company } 不能這樣把總部放在 { $hex }：它需要 { $homes } 之一的城市裡有空的車站位，或在那裡鋪設板塊。
g18xx-station-no_such_hex = 地圖上沒有 { $hex } 這個六角格。請從建議裡選一個，例如 E11。
g18xx-station-no_such_city = { $place } 沒有這座城市。請從建議裡選一座。
g18xx-station-no_city = { $place } 沒有城市：車站要放在城市裡。
g18xx-station-already_there = { $company } 在 { $place } 已有車站，而一個六角格上只能有一個。
g18xx-station-full = { $place } 的城市裡，車站位已滿。
g18xx-station-kept_free = { $place } 的空車站位保留給另一家公司的總部車站。
g18xx-station-not_yet = { $place } 保留給尚未出現的公司的總部車站。
g18xx-station-not_connected = { $company } 的車站與 { $place } 的那座城市不相連。
g18xx-station-too_costly = 下一個車站要 { $price } { g18xx-currency }，而 { $company } 有 { $cash } { g18xx-currency }。

# What may be chosen.
g18xx-option-hex = { $place }{ $cost ->
        [0] {""}
       *[other] ：{ $cost } { g18xx-currency }
    }
g18xx-option-tile = { $tile } { $colour }：{ $brings }，{ $cost ->
        [0] 免費
       *[other] { $cost } { g18xx-currency }
    }（剩 { $left } 塊）
g18xx-option-tile-any = { $tile } { $colour }
g18xx-option-brings-track = 軌道
g18xx-option-brings-town = { $number ->
        [1] 城鎮
       *[other] { $number } 座城鎮，各
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
    }，{ $slots } 個車站位
g18xx-option-rotation = { $ways }
g18xx-option-rotation-any = 旋轉 { $rotation } × 60°
g18xx-option-home-hex = { $place }：你的總部
g18xx-option-home-bare = { g18xx-option-city-any }，目前沒有軌道：該格換成綠色板塊時再選一次
g18xx-option-home-city = { $ways }：這條軌道上的城市
g18xx-option-station = { $place }：{ $price ->
        [0] 免費
       *[other] { $price } { g18xx-currency }
    }，城市收入 { $pays }
g18xx-option-city = { $ways }：這條軌道上的城市，{ $free } 個空車站位
g18xx-option-city-any = { $number ->
        [0] 第一座城市
        [1] 第二座城市
       *[other] 第三座城市
    }
