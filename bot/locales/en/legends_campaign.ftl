# Legends of the West: what happens before and after the turns of a game, and at the end of the campaign.

# The story is read aloud.
legends-story-read = 📖 **{ $year } · { $card }**
    {""}*{ $front }*
    { $back }
legends-story-pause = 📖 **{ $card }** · { $front }
legends-story-turned = 📖 The card is turned. **{ $card }**
    {""}*{ $back }*
legends-express = 🏷️ { $ticket } becomes an express ticket via { $city }.
legends-exhibition = 🏛️ The Exhibition is held in **{ $city }**, which is a large city for the rest of the campaign.

# Before the first turn.
legends-engaged = 🤝 **{ $player }** engages **{ $specialist }**: “{ $rule }”
legends-raised = 🎨 The company bonus of **{ $player }** is { $form } for the rest of the campaign.
legends-bond-bought = 📜 **{ $player }** buys a bond.

# The slips.
legends-last_turn = 🏁 That was the last turn.
legends-end = The tickets are shown.
legends-slip = **{ $player }: ${ $dollars }** · coins ${ $coins } · { legends-slip-trains } ${ $leftover }{ $completed_count ->
        [0] {""}
       *[other] {" "}· completed { $completed }
    }{ $unfinished_count ->
        [0] {""}
       *[other] {" "}· unfinished { $unfinished }
    }{ $herds ->
        [0] {""}
       *[other] {" "}· herds ${ $herds }
    }{ $through ->
        [0] {""}
       *[other] {" "}· through rate ${ $through }
    }{ $exhibition ->
        [0] {""}
       *[other] {" "}· Exhibition ${ $exhibition }
    }{ $bond ->
        [0] {""}
       *[other] {" "}· bond ${ $bond }
    }{ $powers_count ->
        [0] {""}
       *[other] {" "}· { $powers }
    }
legends-slip-trains = { $trains ->
    [0] no trains left
    [one] 1 train left
   *[other] { $trains } trains left
}
legends-slip-ticket = { $a } – { $b }{ $flagship ->
        [0] {""}
       *[other] {" "}(the flagship)
    } { $forgiven ->
        [0] { $lost ->
            [0] ${ $dollars }
           *[other] −${ $dollars }
        }{ $steamer ->
            [0] {""}
           *[other] {" "}by steamer
        }
       *[other] forgiven
    }
legends-slip-power = { $power } ${ $dollars }
legends-won = 🏆 **{ $player }** wins this game with ${ $dollars }. **{ $last }** comes last and takes the start-player card.
legends-score_change = { $sign }${ $amount }

# With the opening of a game's story: the story speaks of companies, the table of people.
legends-companies = At the table: { $companies }.
legends-companies-of = **{ $name }** ({ $player })

# What stays.
legends-gift = 🎁 **{ $player }** gives this year’s postcard to **{ $other }**.
legends-ticket-numbered = **{ $player }** retires { $ticket }, which bears the number { $number }.
legends-ticket-stamped = **{ $player }** stamps { $tickets }.
legends-ticket-retired = 🗑️ Worn out and retired: { $tickets }.
legends-frontier-opened = ## 🌄 { $board }
    {""}*{ $words }*
    {""}**{ $player }** has opened it. Its cities are { $cities }. From the next game on, { $tickets } new tickets lead there, and three new events are in the deck: { $events }.
    {""}**New rule.** { $rule }
legends-build-nothing = **{ $player }** builds nothing.
legends-build-large = 🏙️ **{ $player }** makes **{ $place }** a large city.
legends-build-depot = 🏚️ **{ $player }** builds a depot in **{ $place }**.
legends-build-track = 🛤️ **{ $player }** lays a second track beside **{ $place }**.
legends-build-others = and others
legends-game-over = Game { $number } of the campaign is over.

# The end of the campaign.
legends-vaults-opened = ## 🔓 The vaults are opened
legends-vault = **{ $company }: ${ $total }** · slips ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· awards for missed games ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· ribbons ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· bonds ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· deeds ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels ->
            [one] one parcel
           *[other] { $parcels } parcels
        } ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· depots in the districts ${ $districts }
    } · { $won ->
        [0] no game won
        [one] one game won
       *[other] { $won } games won
    }
legends-office-shown = ✉️ Left in the office of { $company }: { $cards }.
legends-legend = 🏆 { $companies_count ->
        [one] **{ $companies }** is the legend of the West.
       *[other] **{ $companies }** are the legends of the West.
    }

# The campaign between its games.
legends-campaign-missing = It gets { $numerator }/{ $denominator } of the middle slip of those who play, but at least ${ $least }; how much is revealed when the vaults are opened. For this game it gets no postcards and no stamps, and builds nothing; its postcards and orders rest, and what it owns on the map brings it nothing.
legends-campaign-founding = For each game before yours you get { $numerator }/{ $denominator } of the middle slip of those who played it, but at least ${ $least }, when the vaults are opened. You begin like everybody with coins, cards and tickets; your office and your vault are empty. Choose your company in the menu, and name it with `/campaign company`.
legends-campaign-game = Game { $number }, { $year }
legends-campaign-opened = Boards opened: { $boards }.
legends-campaign-rules = New rules from the boards: { $rules }.
legends-campaign-rules_by_year = New rules from the story: { $rules }.
legends-campaign-company = **{ $name }** ({ $company }, { $player }){ $missed ->
        [0] {""}
        [one] , one game missed
       *[other] , { $missed } games missed
    }{ $depots ->
        [0] {""}
        [one] , one depot
       *[other] , { $depots } depots
    }{ $postcards ->
        [0] {""}
        [one] , one postcard in the office
       *[other] , { $postcards } postcards in the office
    }{ $start ->
        [yes] , begins the next game
       *[no] {""}
    }
legends-campaign-result = **{ $name }** ({ $company }, { $player }): **${ $total }**
legends-campaign-vault = **{ $name }** · slips ${ $slips }{ $awards ->
        [0] {""}
       *[other] {" "}· awards for missed games ${ $awards }
    }{ $ribbons ->
        [0] {""}
       *[other] {" "}· ribbons ${ $ribbons }
    }{ $bonds ->
        [0] {""}
       *[other] {" "}· bonds ${ $bonds }
    }{ $deeds ->
        [0] {""}
       *[other] {" "}· deeds ${ $deeds }
    }{ $curios ->
        [0] {""}
       *[other] {" "}· { $parcels ->
            [one] one parcel
           *[other] { $parcels } parcels
        } ${ $curios }
    }{ $districts ->
        [0] {""}
       *[other] {" "}· depots in the districts ${ $districts }
    } · { $won ->
        [0] no game won
        [one] one game won
       *[other] { $won } games won
    }
legends-campaign-postcard = { $kind ->
        [order] An order
        [favour] A favour
        [curio] A parcel
        [patent] A patent
       *[survey] A survey
    }, **{ $title }**: “{ $read }”{ $hidden ->
        [0] {""}
       *[other] {" "}Its hidden side: { $rule }
    }
legends-campaign-order = Your order for { $power }: { $order }.
legends-campaign-office_empty = It is still empty.

# The chronicle: a page for each game. Headings, and lines of what the events of a game say more shortly or together.
legends-chronicle-slips = The bank slips
legends-chronicle-stays = What stays
legends-chronicle-postcards = Postcards shown
legends-chronicle-retired = Retired
legends-chronicle-vaults = Into the vaults
legends-chronicle-companies = At the table: { $companies }.
legends-chronicle-company = **{ $name }** ({ $company }, { $player })
legends-chronicle-absent = 💤 Away this year: { $absent }.
legends-chronicle-card = 📖 **{ $card }** · *{ $back }*
legends-chronicle-opened = 🌄 **{ $player }** opened **{ $board }**.
legends-chronicle-drew = ✉️ **{ $player }** drew { $cards }.
legends-chronicle-drawn = { $kind ->
        [order] { $cards ->
            [one] an order
           *[other] { $cards } orders
        }
        [favour] { $cards ->
            [one] a favour
           *[other] { $cards } favours
        }
        [curio] { $cards ->
            [one] a parcel
           *[other] { $cards } parcels
        }
        [patent] the patent { $card }
       *[survey] the survey { $card }
    }
legends-chronicle-express = 🏷️ Express tickets from now on: { $tickets }.
legends-chronicle-via = { $ticket } via { $city }
legends-chronicle-events = 🗑️ { $events }.
legends-chronicle-filed = 🔒 **{ $name }**: { $items }.
legends-chronicle-vault = **{ $name }** has slips for ${ $dollars } by now{ $items_count ->
        [0] {""}
       *[other] {" "}and { $items }
    }.

# What was behind it: read by whoever wants to, once the campaign is over.
legends-behind-sums = 🔒 By then the slips came to { $sums }.
legends-behind-sum = ${ $dollars } for { $name }
legends-behind-postcard = ✉️ { $name } held **{ $card }**: “{ $rule }”
legends-behind-order_before = 📝 { $name } came with an order for { $power }: “{ $order }”.
legends-behind-order = 📝 { $name } left an order for { $power }: “{ $order }”.
legends-behind-specialist = the choice of a specialist
legends-behind-large = the city to make large
legends-behind-depot = the depot
legends-behind-flagship = 🚩 { $name } had staked its name on { $ticket }, { $completed ->
        [0] which was never completed
       *[other] which was completed
    }.
