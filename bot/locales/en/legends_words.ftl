# Legends of the West: names of things, and what may be chosen.

# Cards and colours. The squares help the eye; the words carry the meaning.
legends-card-black = ⬛ black
legends-card-blue = 🟦 blue
legends-card-green = 🟩 green
legends-card-red = 🟥 red
legends-card-yellow = 🟨 yellow
legends-card-white = ⬜ white
legends-card-wild = 🌈 wild
legends-card-grey = grey
legends-card-uncoloured = uncoloured
legends-card-black-pick = ⬛⛏️ black with a pick
legends-card-blue-pick = 🟦⛏️ blue with a pick
legends-card-green-pick = 🟩⛏️ green with a pick
legends-card-red-pick = 🟥⛏️ red with a pick
legends-card-yellow-pick = 🟨⛏️ yellow with a pick
legends-card-white-pick = ⬜⛏️ white with a pick
legends-card-black-skull = ⬛💀 black with a skull
legends-card-blue-skull = 🟦💀 blue with a skull
legends-card-green-skull = 🟩💀 green with a skull
legends-card-red-skull = 🟥💀 red with a skull
legends-card-yellow-skull = 🟨💀 yellow with a skull
legends-card-white-skull = ⬜💀 white with a skull
legends-cards = { $number } { $card }
legends-wilds = { $number } 🌈 { $number ->
        [one] wild
       *[other] wilds
    }

legends-track = { $a }–{ $b } ({ $colour })
legends-ticket = { $a } – { $b } (${ $points })

# What only the owner of a ticket is told.
legends-worth-mark = -# ★ marks what helps one of your tickets; what completes one stands first. Only you see it.
legends-progress-done = 🎫 You have completed **{ $ticket }**.

# What may be chosen.
legends-option-deck = 🎴 From the deck
legends-option-face_up = { $card }
legends-option-city = { $city }
legends-option-dollars = ${ $dollars }
legends-option-yes = Yes
legends-option-nothing = Nothing
legends-option-decline = Decline
legends-option-leave = Leave it on top
legends-option-under = Put it under the deck
legends-option-set = { $cards }
legends-option-set_as = { $cards }; the track becomes { $colour }
legends-option-steamer = 🚢 A steamer in { $city }, for a wild
legends-option-track = { $a }–{ $b }: { $length } { $colour }{ $trestles ->
        [0] {""}
        [one] , 1 trestle
       *[other] , { $trestles } trestles
    }{ $combine ->
        [0] {""}
       *[other] , Combine ${ $combine }
    }{ $large ->
        [0] {""}
       *[other] , to a large city
    }{ $crosses ->
        [0] {""}
       *[other] , between two boards
    }
legends-option-wait = wait until it is my turn
legends-option-company = { $company } ({ $player })
legends-option-frontier = { $board }
legends-option-bonus-money = ${ $money }
legends-option-bonus-cards = ${ $less } and { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
legends-option-bond-none = No bond
legends-option-bond-bond = Buy a bond
legends-option-flagship-none = No flagship
legends-option-build-large = Make a city large
legends-option-build-track = Lay a second track
legends-option-build-depot = Build a depot
legends-option-build-none = Nothing
legends-option-order-hold = Hold it back
legends-option-order-use = Use it
legends-option-order-next = Any event, whatever comes next
legends-option-order-lightning = One-time event, the next one
legends-option-order-lasting = Lasting event, the next one
legends-option-order-ask = No order: ask me

# What a specialist does before there is all that the card speaks of.
legends-specialist-stoker-before = You begin with 3 more cards.

# What a company will be asked, and may leave an order for.
legends-word-else = { $first }, or else { $then }
legends-word-specialist = your specialist
legends-word-large = the city that you make large
legends-word-depot = your depot

# What goes into a vault.
legends-item-watch = a silver watch
legends-item-lantern = a brass lantern
legends-item-compass = a ship’s compass
legends-item-locket = a painted locket
legends-item-spike = a silver spike
legends-item-deed = a deed
legends-item-bond = a bond
legends-item-ribbon = a ribbon
legends-items-watch = { $number } silver watches
legends-items-lantern = { $number } brass lanterns
legends-items-compass = { $number } ship’s compasses
legends-items-locket = { $number } painted lockets
legends-items-spike = { $number } silver spikes
legends-items-deed = { $number } deeds
legends-items-bond = { $number } bonds
legends-items-ribbon = { $number } ribbons

# Rules by their names: why money comes and goes, and what a campaign has switched on.
legends-rule-bonus = company bonus
legends-rule-stamps = stamps on tickets
legends-rule-opening = new boards
legends-rule-specialists = specialists
legends-rule-depots = depots
legends-rule-depot = depot
legends-rule-combine = the Combine
legends-rule-growth = growing cities
legends-rule-bonds = bonds
legends-rule-express = express tickets
legends-rule-through = through rate
legends-rule-exhibition = the Exhibition
legends-rule-flagship = the flagship
legends-rule-steamer = steamers
legends-rule-survey = survey
legends-rule-herds = herds
legends-rule-coal = coal
legends-rule-well = wells
legends-rule-trestle = trestles
legends-rule-charter = the charter
legends-rule-dig = digging

# What a company is called by its colour.
legends-company-black = black
legends-company-blue = blue
legends-company-green = green
legends-company-red = red
legends-company-yellow = yellow
