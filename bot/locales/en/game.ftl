# /game: descriptions of its commands and options (at most 100 characters, better 55; the group at most 8,000), and answers.

command-game = Tables: open, join, start, look, undo, end
command-game-new = Open a table in this channel
command-game-new-title = What the table is called
command-game-new-game = Which game; a campaign, such as Legends of the West, begins with /campaign new
command-game-new-players = How many may sit down
command-game-new-variant = A rules variant
command-game-new-thread = Play in a thread of its own
command-game-new-pace = How fast turns should be taken
command-game-new-hints = Whether to allow hints: what a built-in opponent would do
command-game-join = Take a seat at the table here
command-game-leave = Give up your seat before the start
command-game-start = Start the table (host)
command-game-kick = Remove a player before the start (host)
command-game-kick-player = Who loses the seat
command-game-options = Change the table before the start (host), or its language at any time
command-game-options-title = What the table is called
command-game-options-game = Which game
command-game-options-players = How many may sit down
command-game-options-variant = A rules variant
command-game-options-pace = How fast turns should be taken
command-game-options-language = The language of this table, also during the game
command-game-options-hints = Whether to allow hints: what a built-in opponent would do
command-game-remind = How often to remind the player whose turn it is
command-game-remind-interval = Time between reminders
command-game-remind-quiet = Hours without reminders, such as 22-8; or off
command-game-undo = Take back your last move
command-game-redo = Redo what was taken back
command-game-replace = Give a seat to somebody else
command-game-replace-seat = Whose seat
command-game-replace-player = Who sits down there
command-game-opponent = Let a built-in opponent play
command-game-opponent-seat = Whose seat; before the start the next free one
command-game-opponent-policy = Which built-in opponent
command-game-end = End the table without a result
command-game-export = The log of the game as a file: for replay, in words, or for 18xx.games
command-game-export-form = Which form; by default the file that can be replayed
game-export-form_file = A file that can be replayed and checked
game-export-form_words = In words, with days and times
game-export-form_other = In the format of 18xx.games, where that is possible
game-export-words = The log of { $title } in words, as far as you may read it, with times in your time zone.
game-export-other = { $title } in the format of 18xx.games, checked by replaying it under both sets of rules; players’ names are removed.
game-export-no_other = No other program reads games of this title, so there is no other format for it.
game-export-not_over = A game can be written in that format only when it is over.
game-export-other_rules = This game cannot be written in the format of 18xx.games, which does not play by this table’s rules. A game you want to take there must be started with: { $rules }.
game-export-inexpressible = This game cannot be written in the format of 18xx.games: one of its moves does not exist there, or has a different effect under the rules there.

# The log in words, as a file.
log_file-about = { $game }, played by { $players }.
log_file-zone = Times are those of { $zone }.
log_file-seed = The seed is { $seed }; its SHA-256 was published at the start: { $commitment }.
log_file-commitment = The SHA-256 of the seed, published at the start: { $commitment }.
log_file-ending = ## The end

game-remind-never = never
game-seat = { $number }. { $player }

game-new-made = { $title } is open: { $where }
game-new-made_here = { $title } is open. Press **Start** on its message once enough have joined.
game-new-which = **Which game will be played at { $title }?**
    -# A campaign, such as Legends of the West, begins with `/campaign new`.
game-new-choose = Choose a game
game-new-takes = { $low } to { $high } players
game-new-variant_of_which = Please choose the game as well: each game has its own variants.
game-new-title_empty = A name needs at least one letter or digit.
game-new-title_long = That name is too long: it has { $length } characters, and the limit is { $most }.
game-new-here_only_guild = A table can be opened only in a channel of a server, where the others can see it.
game-new-cannot_post = I am not allowed to write here, so there can be no table here. I need the permissions View Channel, Send Messages and Attach Files.
game-new-thread_forbidden = I am not allowed to open threads in this channel, so the table is in the channel itself. For a thread I need the permissions Create Public Threads and Send Messages in Threads.
game-new-thread_impossible = Threads cannot be opened in a channel of this kind, so the table is in the channel itself.
game-new-thread_inside = This is a thread already, so the table is here.
game-no_table = There is no table in this channel. Open one with `/game new`.
game-no_such_seat = There is no seat “{ $seat }” at this table. The seats are: { $seats }.

game-joined = You have a seat at { $title }.
game-left = You have given up your seat at { $title }.
game-kicked = { $player } no longer has a seat at { $title }.
game-started = { $title } starts.
game-changed = { $title } has been changed.
game-remind-set = The player to move at { $title } is reminded after { $interval }.
game-remind-set_quiet = The player to move at { $title } is reminded after { $interval }, but not between { $quiet } ({ $zone }).
game-remind-off = Nobody is reminded at { $title } any more.
game-replace-bot = { $player } is a bot. A built-in opponent takes a seat with `/game opponent`.
game-opponent-added = A built-in opponent sits down at { $title }.
game-opponent-which_seat = The game has started. Please choose whose seat the built-in opponent takes over.
game-end-closed = { $title } has been closed.
game-export-whole = The whole log of { $title }: setup, seed and every move. `python -m engine replay { $file }` replays it and checks the shuffles.
game-export-campaign = The whole campaign { $title }: the seed, and the setup and every move of each of its games. `python -m engine replay { $file }` replays them, and checks that all shuffles follow from the seed and each game from the one before.
game-export-part = The log of { $title }, as much of it as you may know. You can have all of it, with the seed, when the game is over.
    -# Every shuffle follows from a seed that was drawn before the start. Its SHA-256 is `{ $commitment }`.

# Tables for practice, which play on from a position.
command-game-clone = Play on from any move of the game that ended here, for practice
command-game-clone-entry = After how many moves of the log; 0: from the beginning
command-game-clone-title = What the new table is called
command-game-clone-thread = Play in a thread of its own
practice-title = { $title }: practice
practice-lobby = **For practice:** this table plays on from a position of another game, and all luck from there on is drawn afresh. If you take a seat, you take over everything that belongs to it.
practice-beginning = The beginning
practice-after = after { $number ->
        [one] 1 move
       *[other] { $number } moves
    }
practice-seat = Seat { $number }
practice-choose = Take a seat of your choice
practice-fixed = This table plays on from a position: its game, its rules and its seats stay as they are.
practice-none = You can choose a seat only at a practice table.
practice-taken = Somebody has that seat already.
practice-not_over = The game here is still going on. When it is over, it can be played on from any of its moves.
practice-not_here = A game of this kind cannot be played on from its positions.
practice-unsound = This position cannot arise in a game, or cannot be worked out, so nobody can play on from it.
practice-one_at_a_time = I am still working on what you sent before. Please try again when that is done.
practice-not_now = I cannot check this game just now. Please try again in a minute.
practice-over_there = The game was over by then. Please name an earlier move: the game has { $moves }.

# A game out of a file.
command-game-import = Look at a finished game from a file, or play on from any of its moves
import-title = A finished game from a file
import-file = The file: from /game export or 18xx.games
import-entry = After how many moves to begin (0: the start)
import-called = What to call it here
import-named = A game from a file
import-read = **{ $title }** · { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $moves } moves. It is kept here as a game that is over, without the names of its players and without their times: `/game board at:`, `/game log`, `/game export` and `/game clone` work on it until another table is opened here.
import-review = Review
import-play_on = Play on
import-unreadable = I cannot read this file as a finished game: it must be one that `/game export` wrote under the current rules, or one from 18xx.games, and it must be unchanged.
import-too_heavy = The game in this file takes too much time or memory to work out, so I cannot take it.
import-too_long = The game in this file has more than { $moves } moves, more than any game needs, so I cannot take it.
import-not_over = The game in this file is not over yet; only finished games can be looked at and played on.
import-too_large = This file is too large to be a game.
import-entry_unclear = Please write as a number after how many moves it should begin.

# A forum as the list of a server's tables: its tags are found by these names, and whose turn it is stands in a title.
forum-tag_free = seats free
forum-tag_playing = playing
forum-tag_finished = finished
forum-title = { $title } · { $players }
game-new-forum_forbidden = I cannot open a post in { $forum }. I need the permissions Create Posts, Send Messages in Posts and Manage Threads there; and where the forum wants a tag on each post, one that is called { $tag }.
game-language-server = as on this server
