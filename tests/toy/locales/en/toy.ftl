# The toy: everything that a game says.

game-name-toy = The highest number
toy-length-live = two minutes
toy-length-day = a week
toy-length-slow = a month
demo-about-toy = The highest number, for { $players }.

toy-variant-deck-short = a deck of 20
toy-variant-deck-long = a deck of 40

command-toy = Your moves in The highest number
command-toy-choose = Keep one of your two numbers
command-toy-choose-number = Which one
command-toy-score = Show your number
command-toy-draw = Draw another number
command-toy-swap = Take the number drawn, or leave it
command-toy-swap-answers = Write yes to take it, nothing to leave it

core-move-choose = keep a number
core-move-score = show your number
core-move-swap = take or leave the number drawn

toy-move-choose = Keep a number
toy-move-score = Show it
toy-move-draw = Draw another
toy-move-swap = The number drawn

toy-button-choose = Keep a number
toy-button-score = Show it
toy-button-draw = Draw another
toy-button-swap = Take or leave it

toy-confirm-choose = Keep it
toy-confirm-score = Show it
toy-confirm-draw = Draw another
toy-confirm-swap = So be it

toy-ask-choose-number = Which number from { $least } to { $most } do you keep?
toy-write-choose = Keep one of your numbers
toy-write-choose-number = Your number, from { $least } to { $most }
toy-ask-swap-answers = Do you take it?

toy-guide = Keep one of two numbers, then draw others or show what you have. The highest number wins.

toy-look-board = Scores
toy-look-hand = Your numbers

toy-yes = Yes, take it
toy-chosen = { $player } has chosen.
toy-scored = { $player } shows { $number }.
toy-drew = { $player } draws another number.
toy-you_drew = You drew { $number }.
toy-decided = { $player } has decided.
toy-over = Everybody has shown a number.
toy-out_of_range = That is not between your numbers, { $low } and { $high }.
toy-deck_empty = Nothing is left to be drawn.
toy-no_answer = The answer is yes, or nothing.
toy-rule-choose = Choosing
toy-rule-turn = A turn
toy-rule-swap = Swapping

toy-picture-board = Scores
toy-picture-hand = Your numbers
toy-picture-foot = The highest number wins.
toy-alt-board = Changed last: { $last }. Scores: { $scored }. { $left } numbers are left. To move: { $next }.
toy-alt-scored = { $player } { $number }
toy-alt-hand = Your numbers: { $numbers }.

toy-purpose-choose = the higher one wins
toy-purpose-score = it counts from now on
toy-purpose-draw = the next one may be higher
toy-purpose-swap = it replaces the number that you have
