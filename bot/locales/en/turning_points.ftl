## The turning points of a finished game

panel-turning = Turning points
command-game-turning_points = The moves that changed most in a finished game, with a picture of each
turning-heading = **{ $title }** · Turning points
turning-explained = -# The moves that changed most of what everybody could expect to have in the end. It is estimated with all cards open.
turning-drawing = -# The pictures are being drawn.
turning-nothing = No move of this game changed what anybody could expect.
turning-move = **Move { $number }:** { $what }
turning-move_in_round = **Move { $number }**, { $round }: { $what }
turning-untold = **{ $player }** makes a choice that nobody else sees.
turning-changes = ↳ { $changes }
turning-change = { $change } for { $player }
turning-try = Try it
turning-not_over = There are turning points once a game is over: they are found with all cards open.
turning-none = For this game no turning points can be found.
turning-failed = The turning points could not be found. Please try again later.
