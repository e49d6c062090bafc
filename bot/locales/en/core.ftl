# What every game says.

core-game_over = The game is over; nothing more can be played.
core-not_your_turn = It is not your turn. { $waiting_count ->
        [one] It is { $waiting }’s turn.
       *[other] It is the turn of { $waiting }.
    }
core-named = { $name }
core-not_now = You cannot { $move } now. What is possible now: { $instead }.
core-move_now = { $move } (“{ $meaning }”)
core-no_such_position = There is no position { $number }: the game has { $moves ->
        [one] one move
       *[other] { $moves } moves
    } so far.
core-undo-nothing = There is no move to take back.
core-undo-too_far = That is too far back: this part of the game was played under older rules.
core-redo-nothing = There is nothing to redo.

# Why a built-in opponent would make a move: after a colon.
core-hint-chance = it has no plan for a decision like this and takes any legal move.

# What several games call a move; what one alone has stands among its own words.
core-move-bid = bid
core-move-par = start a company
core-move-buy = buy a certificate
core-move-sell = sell shares
core-move-tile = lay a tile
core-move-waive = lay a tile with waived terrain
core-move-token = build a station
core-move-run = run the trains
core-move-dividend = decide on the dividend
core-move-train = buy a train
core-move-discard = return a train
core-move-accept = accept the offer
core-move-refuse = refuse the offer
core-move-counter = name another price
core-move-withdraw = withdraw the offer
core-move-draw = draw a card
core-move-tickets = draw tickets
core-move-keep = keep tickets
core-move-pass = pass
core-move-build = build track

# A line of a graph that bears the name of a company.
core-graph-company = { $company }

# What stands below the board in a replay, and what is said of one.
core-replay-move = { $number ->
    [0] The beginning
    [one] After one move
   *[other] After { $number } moves
}
core-replay-game = Game { $number } · { $at }
core-replay-won = { $players } { $players_count ->
    [one] wins
   *[other] share the victory
}
core-replay-stands = { $name } { $value }
core-replay-shows = An animation of the board over { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
core-replay-shows_figures = An animation of the board over { $moves ->
    [one] one move
   *[other] { $moves } moves
}. { $what }, as it stands now: { $players }.
