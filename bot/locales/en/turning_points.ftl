## The turning points of a finished game

panel-turning = Turning points
command-game-turning_points = The moves that changed a finished game most, with a picture of each
turning-heading = **{ $title }** · Turning points
turning-explained = -# The moves that changed the players’ expected results most, as estimated with all cards open.
turning-drawing = -# The pictures are being drawn.
turning-nothing = No move in this game changed anybody’s expected result.
turning-move = **Move { $number }:** { $what }
turning-move_in_round = **Move { $number }**, { $round }: { $what }
turning-untold = **{ $player }** makes a choice that nobody else sees.
turning-changes = ↳ { $changes }
turning-change = { $change } for { $player }
turning-try = Try it
turning-not_over = Turning points are shown once a game is over, because they are found with all cards open.
turning-none = No turning points can be found for this game.
turning-failed = The turning points could not be found. Please try again later.
