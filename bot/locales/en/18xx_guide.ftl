# 18xx games, leading through a turn: whose turn it is and what is to be decided, and what a pass means there.

g18xx-prompt-stock = Stock round { $number }: { $player } has { $cash } { g18xx-currency } and { $held } of at most { $most } certificates{ $debt ->
        [0] {""}
       *[other] , and owes { $debt } { g18xx-currency }
    }. { $sells ->
        [0] { $acts ->
            [0] Only a pass is possible.
           *[other] Now { $act }, or pass.
        }
       *[other] { $acts ->
            [0] Certificates may be sold; nothing can be bought.
           *[other] Sales come first; then { $act }, or pass.
        }
    }
g18xx-prompt-stock_option = Stock round { $number }: { $player } has { $cash } { g18xx-currency } and { $held } of at most { $most } certificates. The second half of a certificate of { $company }, { $due } { g18xx-currency }, must be paid before anything else is bought; paying it takes a whole turn{ $acts ->
        [0] , and there is not enough cash for it now
       *[other] {""}
    }.
# What can be done, as in “Now buy one certificate or start a company, or pass.”
g18xx-act-nothing = do nothing
g18xx-act-buy = buy one certificate
g18xx-act-option = take an option on one
g18xx-act-pay_option = pay the second half of the option
g18xx-act-par = start a company
g18xx-act-buy_private = buy
g18xx-act-sell_private = sell
g18xx-act-use_private = use
g18xx-either-more = { $first }, { $next }
g18xx-either-last = { $first } or { $next }
g18xx-prompt-must_sell = Stock round { $number }: { $player } holds { $held } certificates, but only { $most } are allowed, and must sell first.
g18xx-prompt-offer = { $asked } must answer.
g18xx-prompt-home_tile = **{ $company }** ({ $cash } { g18xx-currency }) lays its home tile.
g18xx-prompt-home_city = **{ $company }** chooses the city for its home station.
g18xx-prompt-track_home = **{ $company }** ({ $cash } { g18xx-currency }) must first lay track on its home { $place }.
g18xx-prompt-track = **{ $company }** ({ $cash } { g18xx-currency }) may lay { $yellow ->
        [one] a yellow tile
       *[other] up to { $yellow } yellow tiles
    }{ $upgrade ->
        [0] {""}
       *[other] {" "}or upgrade a tile
    }{ $tunnel ->
        [0] {""}
       *[other] , and build a tunnel before or after
    }.
g18xx-prompt-track_done = **{ $company }** ({ $cash } { g18xx-currency }) can lay no more ordinary tiles{ $acts ->
        [0] .
       *[other] , but may still { $act } { g18xx-privates }.
    }
g18xx-prompt-station = **{ $company }** ({ $cash } { g18xx-currency }) may build a station for { $price } { g18xx-currency }; it has { $left ->
        [one] one
       *[other] { $left }
    } left.
g18xx-prompt-station_too_dear = **{ $company }** ({ $cash } { g18xx-currency }) cannot pay { $price } { g18xx-currency } for a station unless it sells { g18xx-privates } first.
g18xx-prompt-run = **{ $company }** runs { $trains }.
g18xx-prompt-dividend = **{ $company }** has earned { $revenue } { g18xx-currency }: pay dividends or withhold?
g18xx-prompt-trains = **{ $company }** ({ $cash } { g18xx-currency }) may buy trains; it has { $trains } of at most { $limit }.
g18xx-prompt-must_buy = **{ $company }** ({ $cash } { g18xx-currency }) must buy a train that it can run.
g18xx-prompt-trade = **{ $company }** ({ $cash } { g18xx-currency }) may still { $act } { g18xx-privates } before its turn ends.
g18xx-prompt-fleet = **{ $company }** ({ $cash } { g18xx-currency }) decides what to do with the trains it has received.
g18xx-prompt-reclaim = **{ $company }** has two stations on one hex and takes one of them back.
g18xx-prompt-tunnel = **{ $company }** ({ $cash } { g18xx-currency }) { $laid ->
        [0] can lay no tile, but may build a tunnel
       *[other] has laid its tile and may still build a tunnel
    }.
g18xx-prompt-discard = **{ $company }** is above the train limit and must discard a train.

g18xx-button-home_tile = Lay the home tile
g18xx-button-home = Choose the home
g18xx-button-next_tile = Lay another tile
g18xx-button-station = Station for { $price } { g18xx-currency }

g18xx-pass-stock_done = Done, buy nothing
g18xx-pass-track = Lay no track
g18xx-pass-track_done = Done with track
g18xx-pass-station = No station
g18xx-pass-trains = Done with trains
g18xx-pass-trade = End the turn
g18xx-pass-fleet = Keep the trains as they are

g18xx-never-trade = Never ask { $company } about { g18xx-privates }
g18xx-never-idle = Never ask { $company } about trains that it cannot run
g18xx-answered-idle = trains that { $company } cannot run
g18xx-answered-trade = { g18xx-privates } of { $company }

# What a kind of move is good for, as the help says it of what can be done now.
g18xx-purpose-bid = it pays its owner in each operating round
g18xx-purpose-buy_first = it is yours at its price, and pays you in each operating round
g18xx-purpose-pass = you go on without it, and keep your money
g18xx-purpose-buy = shares pay dividends and count at the end; hold the most, and you preside over the company
g18xx-purpose-par = you preside over it and decide what it builds and pays; a higher price gives it more money
g18xx-purpose-sell = cash for something better, but the price falls
g18xx-purpose-option = half the price now for what counts as 10 %, and the rest later
g18xx-purpose-pay_option = the certificate counts in full
g18xx-purpose-repay = you may buy shares again
g18xx-purpose-company = the company has its income, and may use it once for track
g18xx-purpose-sell_company = money for the treasury, but it leaves the game
g18xx-purpose-purple = one more tile this turn
g18xx-purpose-waive = the same tile for less money
g18xx-purpose-tile = better routes earn more when the trains run
g18xx-purpose-tunnel = a way through a hex, whatever lies on it
g18xx-purpose-cheap_tunnel = the same tunnel for less money
g18xx-purpose-token = routes begin there, and others may be shut out
g18xx-purpose-run = trains earn the revenue of the company
g18xx-purpose-dividend = paid out, players get money and the price rises; withheld, the company keeps the money and the price falls
g18xx-purpose-acquire = its money, trains and stations become your company’s
g18xx-purpose-train = without trains a company earns nothing, and a new rank makes old ones rust
g18xx-purpose-mail = an income in each later turn
g18xx-purpose-accept = the deal is done as it was offered
g18xx-purpose-refuse = everything stays as it is
g18xx-purpose-counter = the other side may agree to your price instead
g18xx-purpose-withdraw = you may do something else
g18xx-purpose-exchange = it runs as a train of the buyer’s size
g18xx-purpose-scrap = it makes room within the train limit
g18xx-purpose-reclaim = the station can be built somewhere else
g18xx-purpose-discard = the train limit allows no more
g18xx-purpose-merge = two locals become one company on the main map
g18xx-purpose-lokalbahn = it is the name and colour of the new company

# Why a built-in opponent would make a move: after a colon.
g18xx-hint-auction = it will bring more by the end than it costs now.
g18xx-hint-par = there is enough money to float the company at this price.
g18xx-hint-buy = of all the shares on offer it promises the most for its price.
g18xx-hint-buy_float = it helps the company that you have started to float.
g18xx-hint-pay_option = once the rest is paid the certificate counts in full, and you may buy others again.
g18xx-hint-sell_limit = you have to sell, and these shares promise the least.
g18xx-hint-sell_train = the train has to be paid for, and these shares promise the least.
g18xx-hint-sell_float = the company that you have started needs the money to float.
g18xx-hint-sell_start = the money lets you start a company, which promises more than these shares.
g18xx-hint-sell_better = you may hold no more certificates, and another share promises much more than this one.
g18xx-hint-sell_falling = { $cards ->
        [0] the company has no train and no money for one: its price will fall.
        [1] the sale of the next train from the deck may leave the company without a train and without the money for one: its price would fall.
       *[other] the sale of the next { $cards } trains from the deck may leave the company without a train and without the money for one: its price would fall.
    }
g18xx-hint-tile = it gives the company the best track for the price, counting what its trains earn now and what the one it is building for would earn.
g18xx-hint-tile_special = the tile improves the company’s routes enough to be worth using up the ability.
g18xx-hint-token = the station opens the way to more revenue than it costs.
g18xx-hint-run = no better run was found.
g18xx-hint-run_train = { $train }: { $stops } for { $revenue } { g18xx-currency }
g18xx-hint-run_alike = { $trains }: { $stops } for { $revenue } { g18xx-currency } each
g18xx-hint-run_total = together { $revenue } { g18xx-currency }
g18xx-hint-payout = the company has the train it needs, so its owners may have the money.
g18xx-hint-withhold = the company will soon need the money for a train.
g18xx-hint-train = it will earn the company more than it costs.
g18xx-hint-train_none = the company has no train that it can run.
g18xx-hint-train_rust = the company’s trains may rust before long.
g18xx-hint-train_own = another company of yours can do without it.
g18xx-hint-train_other = another company of yours needs it, and cannot pay for it itself.
g18xx-hint-train_must = the company must buy a train, and there is no other for it.
g18xx-hint-train_debt = { $why } You add { $amount } { g18xx-currency }, and borrow { $borrowed } { g18xx-currency } of it. The same amount again is due as interest at the end of the game.
g18xx-hint-private = the money comes to you, and the company does not need it for a train.
g18xx-hint-exchange = turned over, it is a train that the company can run.
g18xx-hint-discard = it has the shortest reach of all its trains.
g18xx-hint-discard_idle = the company cannot run it.
g18xx-hint-accept = what is given up is worth less than the price.
g18xx-hint-refuse = what would be given up is worth more than the price.
g18xx-hint-refuse_counter = the first offer was already what it is worth.
g18xx-hint-pass_stock = no share on offer now promises more than the money itself.
g18xx-hint-pass_nothing = nothing can be bought now.
g18xx-hint-pass = nothing that can be done in this step is worth its cost.
g18xx-hint-played_on = of several moves tried out, it leaves you best placed against the others at the end.
# What the opponent that thinks ahead has compared: behind the reason; "starting Sx at 90 K about 4,100 K".
g18xx-hint-compared = { $why } Played out to the end, this brings you to about { $worth } { g18xx-currency }, { $other } to about { $other_worth } { g18xx-currency }.
g18xx-hint-compared_even = { $why } Played out to the end, this brings you to about { $worth } { g18xx-currency }, and { $other } to about as much.
g18xx-hint-compared_more = { $why } Played out to the end, this brings you to about { $worth } { g18xx-currency }, { $other } to about { $other_worth } { g18xx-currency }; but that is too uncertain, or helps another player more.
g18xx-hint-bankruptcies = { $why } Somebody went bankrupt, which ends the game at once, in { $mine } of { $games } games after this, and in { $others } of { $games } after the other; the amounts leave out those games.
g18xx-hint-bankruptcies_counted = { $why } Somebody went bankrupt, which ends the game at once, in { $mine } of { $games } games after this, and in { $others } of { $games } after the other; the amounts include those games.
g18xx-instead-par = starting { $company } at { $price } { g18xx-currency }
g18xx-instead-buy = buying a share of { $company }
g18xx-instead-option = taking an option on a share of { $company }
g18xx-instead-pay_option = paying the second half of the option
g18xx-instead-sell = selling { $percent } % of { $company }
g18xx-instead-pass = passing
g18xx-instead-payout = paying dividends
g18xx-instead-withhold = withholding
g18xx-instead-train = buying a { $train }
g18xx-instead-train_of = buying a { $train } of { $company } for { $price } { g18xx-currency }

# What a tile or a station would bring in the same turn.
g18xx-foresee = 🚂 What would run?
g18xx-foresee-run = With it **{ $company }** would run for { $revenue } { g18xx-currency }; as things stand, for { $now } { g18xx-currency }.
