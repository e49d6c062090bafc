# Legends of the West: what stands on the lids of boxes. A lid promises; what its box brings it does not tell.

legends-lids = { $lid }
    { $others }
legends-lid = 📦 **{ $board }**，{ $where }。*{ $words }*
legends-lid-cape = 铁轨尽头，就是温暖的海水。码头上有人一直点着一盏灯。
legends-lid-prairie = 这里除了地平线，什么也不挡路。谁先到，谁就可以把名字写得很大很大。
legends-lid-trail = 一条宽如大河的路，却没有一个车轮碾过。到了夜里，听得出它并不空。
legends-lid-winter = 上一任站长只写了一行字：寄手套来。对有备而来的人，线路还在延伸。
legends-lid-desert = 地图上满是小小的十字和大大的许诺。许诺并非个个兑现。
legends-lid-silver = 黄昏时分，河南岸的山丘闪闪发光。去过的人，有的发了财回来，有的绝口不提。
legends-lid-timber = 英格兰第一位国王还年轻的时候，那些树就已经老了。树与树之间的东西，让工程师们学会谦卑。
legends-lid-shore = 听说那里的阳光便宜些，因为它不用再往前走了。总有人会第一个到。
legends-where-north-west = 在西北
legends-where-west = 在西部
legends-where-south-west = 在西南
legends-where-south = 在南部

# What comes out of a box, or with a year, on a picture.
legends-look-box = 盒子里有什么
legends-look-brought = 这一年带来了什么
legends-look-retired = 清退的事件
rendering-legends-box-title = { $board }：盒子里有什么
rendering-legends-brought-title = { $year } 年带来什么
rendering-legends-brought-panic = { $events_count ->
        [0] 在牌库里最久的 { $number } 张事件永久清退。
       *[other] 在牌库里最久的 { $number } 张事件永久清退：{ $events }。
    }
rendering-legends-brought-exhibition = 博览会在 { $city } 举办：从此是大城市。
rendering-legends-retired = 永久清退
rendering-legends-alt-lid = { $board }，{ $where }：{ $words }
rendering-legends-alt-lid_named = { $board }，{ $where }。
rendering-legends-alt-new_event = 新事件“{ $event }”：{ $rule }
rendering-legends-alt-contents = { $title }{ $count ->
        [0] 。
       *[other] ：{ $said }
    }
rendering-legends-alt-retired = 永久清退，“{ $event }”：{ $rule }

# Who can be engaged, on a picture.
rendering-legends-leave_after = 本场聘用的专家，下一场休假。
rendering-legends-leave_now = 本场休假：{ $names }。
rendering-legends-alt-specialist = { $name }：{ $rule }
rendering-legends-alt-specialists = 可聘用的专家：{ $names }。

# Cities to build in, on a picture.
rendering-legends-site = 有 { $tracks } 段铁轨通到这里，{ $own ->
        [0] 没有你的。
       *[other] 其中 { $own } 段是你的。
    }
rendering-legends-site_depots = 所在地区的车库：你 { $own } 座，别家最多 { $most } 座。
rendering-legends-alt-site = { $city }：{ $worth }
rendering-legends-alt-site_listed = { $city }（{ $tracks } 段铁轨，你的 { $own } 段）
rendering-legends-alt-sites = 城市：{ $cities }。
rendering-legends-alt-sites_legend = 各地区：你的车库数/别家最多；各城市：通到那里的铁轨数/其中你的（如果有）。
rendering-legends-site_depots_short = 车库 { $own }/{ $most }：
rendering-legends-alt-site_listed_short = { $city } { $tracks }{ $own ->
        [0] { "" }
       *[other] /{ $own }
    }
rendering-legends-alt-sites_short = { $cities }。
