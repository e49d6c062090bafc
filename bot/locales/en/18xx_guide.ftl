# 18xx games, leading through a turn: whose turn it is and what is to be decided, and what a pass means there.

g18xx-prompt-stock = Stock round { $number }: { $player } has { $cash } { g18xx-currency } and { $held } of at most { $most } certificates{ $debt ->
        [0] {""}
       *[other] , and owes { $debt } { g18xx-currency }
    }. { $number ->
        [1] One certificate may be bought or a company started.
       *[other] What is to be sold goes first; then one certificate may be bought or a company started.
    }
g18xx-prompt-stock_option = Stock round { $number }: { $player } has { $cash } { g18xx-currency } and { $held } of at most { $most } certificates. Nothing else is bought before { $due } { g18xx-currency } are paid for the second half of a certificate of { $company }; paying them takes a whole turn.
g18xx-prompt-must_sell = Stock round { $number }: { $player } has { $held } certificates, { $most } are allowed, and must sell.
g18xx-prompt-offer = { $asked } is to answer.
g18xx-prompt-home_tile = **{ $company }** ({ $cash } { g18xx-currency }) lays its home tile.
g18xx-prompt-home_city = **{ $company }** chooses the city of its home.
g18xx-prompt-track_home = **{ $company }** ({ $cash } { g18xx-currency }) first lays track on its home { $place }.
g18xx-prompt-track = **{ $company }** ({ $cash } { g18xx-currency }) may lay { $yellow ->
        [one] a yellow tile
       *[other] up to { $yellow } yellow tiles
    }{ $upgrade ->
        [0] {""}
       *[other] {" "}or upgrade one
    }{ $tunnel ->
        [0] {""}
       *[other] , and build a tunnel before or after
    }.
g18xx-prompt-track_done = **{ $company }** ({ $cash } { g18xx-currency }) has laid its tiles and may still use { g18xx-privates }.
g18xx-prompt-station = **{ $company }** ({ $cash } { g18xx-currency }) may build a station for { $price } { g18xx-currency }; it has { $left ->
        [one] one
       *[other] { $left }
    } left.
g18xx-prompt-station_too_dear = **{ $company }** ({ $cash } { g18xx-currency }) cannot pay { $price } { g18xx-currency } for a station unless it sells { g18xx-privates } first.
g18xx-prompt-run = **{ $company }** runs its trains: { $trains }.
g18xx-prompt-dividend = **{ $company }** has earned { $revenue } { g18xx-currency }.
g18xx-prompt-trains = **{ $company }** ({ $cash } { g18xx-currency }) may buy trains; it has { $trains } of { $limit }.
g18xx-prompt-must_buy = **{ $company }** ({ $cash } { g18xx-currency }) must buy a train that it can run.
g18xx-prompt-trade = **{ $company }** ({ $cash } { g18xx-currency }) may buy, sell or use { g18xx-privates } before its turn ends.
g18xx-prompt-fleet = **{ $company }** ({ $cash } { g18xx-currency }) decides about the trains it has received.
g18xx-prompt-reclaim = **{ $company }** has two stations on one hex: one of them comes home.
g18xx-prompt-tunnel = **{ $company }** ({ $cash } { g18xx-currency }) has laid its tile and may still build a tunnel.
g18xx-prompt-discard = **{ $company }** has more trains than the limit allows and gives one back.

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
g18xx-pass-fleet = Keep them as they are

g18xx-never-trade = Never ask { $company } about { g18xx-privates }
g18xx-answered-trade = { g18xx-privates } of { $company }
