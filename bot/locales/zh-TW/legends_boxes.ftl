# Legends of the West: what stands on the lids of boxes. A lid promises; what its box brings it does not tell.

legends-lids = { $lid }
    { $others }
legends-lid = 📦 **{ $board }**，{ $where }。*{ $words }*
legends-lid-cape = 鐵軌的盡頭，就是溫暖的海水。碼頭上有人一直點著一盞燈。
legends-lid-prairie = 這裡除了地平線，什麼也不擋路。誰先到，誰就可以把名字寫得很大很大。
legends-lid-trail = 一條寬如大河的路，卻沒有一個車輪輾過。到了夜裡，聽得出它並不空。
legends-lid-winter = 上一任站長只寫了一行字：寄手套來。對有備而來的人，線路還在延伸。
legends-lid-desert = 地圖上滿是小小的十字和大大的承諾。承諾並非個個兌現。
legends-lid-silver = 黃昏時分，河南岸的山丘閃閃發光。去過的人，有的發了財回來，有的絕口不提。
legends-lid-timber = 英格蘭第一位國王還年輕的時候，那些樹就已經老了。樹與樹之間的東西，讓工程師學會謙卑。
legends-lid-shore = 聽說那裡的陽光便宜些，因為它不用再往前走了。總有人會第一個到。
legends-where-north-west = 在西北
legends-where-west = 在西部
legends-where-south-west = 在西南
legends-where-south = 在南部

# What comes out of a box, or with a year, on a picture.
legends-look-box = 盒裡有什麼
legends-look-brought = 這一年帶來了什麼
legends-look-retired = 退場的事件
rendering-legends-box-title = { $board }：盒裡有什麼
rendering-legends-brought-title = { $year } 年帶來什麼
rendering-legends-brought-panic = { $events_count ->
        [0] 在牌庫裡最久的 { $number } 張事件永久退場。
       *[other] 在牌庫裡最久的 { $number } 張事件永久退場：{ $events }。
    }
rendering-legends-brought-exhibition = 博覽會在 { $city } 舉辦：從此是大城市。
rendering-legends-retired = 永久退場
rendering-legends-alt-lid = { $board }，{ $where }：{ $words }
rendering-legends-alt-lid_named = { $board }，{ $where }。
rendering-legends-alt-new_event = 新事件「{ $event }」：{ $rule }
rendering-legends-alt-contents = { $title }{ $count ->
        [0] 。
       *[other] ：{ $said }
    }
rendering-legends-alt-retired = 永久退場，「{ $event }」：{ $rule }

# Who can be engaged, on a picture.
rendering-legends-leave_after = 這場聘用的專家，下一場休假。
rendering-legends-leave_now = 這場休假：{ $names }。
rendering-legends-alt-specialist = { $name }：{ $rule }
rendering-legends-alt-specialists = 可聘用的專家：{ $names }。

# Cities to build in, on a picture.
rendering-legends-site = 有 { $tracks } 段路線通到這裡，{ $own ->
        [0] 沒有你的。
       *[other] 其中 { $own } 段是你的。
    }
rendering-legends-site_depots = 所在地區的機廠：你 { $own } 座，別家最多 { $most } 座。
rendering-legends-alt-site = { $city }：{ $worth }
rendering-legends-alt-site_listed = { $city }（{ $tracks } 段路線，你的 { $own } 段）
rendering-legends-alt-sites = 城市：{ $cities }。
rendering-legends-alt-sites_legend = 各地區：你的機廠數/別家最多；各城市：通到那裡的路線數/其中你的（如果有）。
rendering-legends-site_depots_short = 機廠 { $own }/{ $most }：
rendering-legends-alt-site_listed_short = { $city } { $tracks }{ $own ->
        [0] { "" }
       *[other] /{ $own }
    }
rendering-legends-alt-sites_short = { $cities }。
