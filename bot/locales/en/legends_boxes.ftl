# Legends of the West: what stands on the lids of boxes. A lid promises; what its box brings it does not tell.

legends-lids = { $lid }
    { $others }
legends-lid = 📦 **{ $board }**, { $where }. *{ $words }*
legends-lid-cape = The rails end where the warm water begins. Somebody keeps a lamp burning on the landing stage.
legends-lid-prairie = Nothing stands in the way here but the horizon. Whoever comes first may write a name very large.
legends-lid-trail = A road as wide as a river, and not one wheel has worn it. At night one hears that it is not empty.
legends-lid-winter = The last stationmaster wrote one line: send gloves. For those who come prepared, the line goes on.
legends-lid-desert = The maps are full of small crosses and large promises. Not all of them are kept.
legends-lid-silver = At dusk the hills south of the river shine. People come back rich from there, or do not talk about it.
legends-lid-timber = The trees were old when the first king of England was young. What lies between them humbles engineers.
legends-lid-shore = The sun is cheaper there, they say, as it has no farther to go. Somebody will be the first to arrive.
legends-where-north-west = in the north-west
legends-where-west = in the west
legends-where-south-west = in the south-west
legends-where-south = in the south

# What comes out of a box, or with a year, on a picture.
legends-look-box = What was in the box
legends-look-brought = What the year has brought
legends-look-retired = The retired event
rendering-legends-box-title = { $board }: what was in the box
rendering-legends-brought-title = What { $year } brings
rendering-legends-brought-panic = { $events_count ->
        [0] { $number } events that have been in the deck longest are retired for good.
       *[other] The { $number } events that have been in the deck longest are retired for good: { $events }.
    }
rendering-legends-brought-exhibition = The Exhibition is held in { $city }: a large city from now on.
rendering-legends-retired = Retired for good
rendering-legends-alt-lid = { $board }, { $where }: { $words }
rendering-legends-alt-lid_named = { $board }, { $where }.
rendering-legends-alt-new_event = New event { $event }: { $rule }
rendering-legends-alt-contents = { $title }{ $count ->
        [0] .
       *[other] : { $said }
    }
rendering-legends-alt-retired = Retired for good, { $event }: { $rule }

# Who can be engaged, on a picture.
rendering-legends-leave_after = A specialist engaged for this game is on leave for the next.
rendering-legends-leave_now = On leave in this game: { $names }.
rendering-legends-alt-specialist = { $name }: { $rule }
rendering-legends-alt-specialists = Specialists to choose from: { $names }.

# Cities to build in, on a picture.
rendering-legends-site = { $tracks ->
        [one] One track ends
       *[other] { $tracks } tracks end
    } here, { $own ->
        [0] none of them
       *[other] { $own } of them
    } yours.
rendering-legends-site_depots = Depots in its district: { $own } yours, { $most } of another.
rendering-legends-alt-site = { $city }: { $worth }
rendering-legends-alt-site_listed = { $city } ({ $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }, { $own } yours)
rendering-legends-alt-sites = Cities: { $cities }.
rendering-legends-alt-sites_legend = By district your depots / those of another; by city the tracks that end there / yours, if any.
rendering-legends-site_depots_short = Depots { $own }/{ $most }:
rendering-legends-alt-site_listed_short = { $city } { $tracks }{ $own ->
        [0] { "" }
       *[other] /{ $own }
    }
rendering-legends-alt-sites_short = { $cities }.
