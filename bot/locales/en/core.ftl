# What every game says.

core-game_over = The game is over; nothing more can be played.
core-not_your_turn = It is not your turn. { $waiting_count ->
        [one] { $waiting } is to move.
       *[other] { $waiting } are to move.
    }
core-not_now = You cannot { $move } now. What is possible now: { $instead }.
core-no_such_position = There is no position { $number }: the game has { $moves ->
        [one] one move
       *[other] { $moves } moves
    } so far.
core-undo-nothing = There is no move to take back.
core-undo-too_far = That is too far back: this part of the game was played under older rules.
core-redo-nothing = There is nothing to redo.

# Why a built-in opponent would make a move: after a colon.
core-hint-chance = it has no plan for such a decision, and takes something that is possible.

# A line of a graph that bears the name of a company.
core-graph-company = { $company }
