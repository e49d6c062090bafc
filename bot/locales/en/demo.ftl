# The demo.

# The page itself.
demo-page-about = A demo that only this machine can reach: an imitation of Discord with the real bot.
demo-page-language = Language
demo-page-split = Two people side by side
demo-page-starting = The bot is starting …
demo-page-restarting = The demo has ended or is restarting. Start it again in the terminal, and open the address that it shows.
demo-page-ended = The demo has ended.
demo-page-who = Who you are
demo-page-where = Where you are
demo-page-messages = Messages
demo-page-new_messages = New messages ↓
demo-page-seen_by = What %s sees
demo-page-direct = Direct messages
demo-page-unread = unread
demo-page-somebody = somebody
demo-page-type = Type a command
demo-page-placeholder = Type / to see all commands
demo-page-commands = Commands
demo-page-no_command = There is no such command.
demo-page-not_offered = %s is not offered here.
demo-page-take_back = Take the command back
demo-page-send = Send
demo-page-nothing_fits = Nothing fits.
demo-page-optional = %s (optional)
demo-page-true = True
demo-page-false = False
demo-page-commands_alone = The bot reads only commands: choose one from the list.
demo-page-fill_in = Fill in %s first.
demo-page-choose = Choose %s from its list.
demo-page-number = %s must be a number.
demo-page-spoiler = Show what is hidden
demo-page-thinking = Stationmaster is thinking …
demo-page-used = %s used
demo-page-edited = (edited)
demo-page-only_you = Only you can see this
demo-page-dismiss = Dismiss message
demo-page-full_size = Show at full size: %s
demo-page-no_picture = This picture is no longer here.
demo-page-select = Make a selection
demo-page-done = Choose (%s)
demo-page-picture = Picture at full size
demo-page-larger = Larger
demo-page-smaller = Smaller
demo-page-fit = Fit
demo-page-close = Close
demo-page-in_words = In words
demo-page-cancel = Cancel
demo-page-submit = Submit
demo-page-no_answer = The application did not respond.
demo-page-reload = The demo has been restarted: reload this page.
demo-page-no_form = This form is no longer open.
demo-page-no_message = This message is no longer here.
demo-page-no_channel = This channel is no longer here.
demo-page-nobody = This person or channel is no longer here.
demo-page-nothing = That cannot be done here.

# Messages of the bot.
demo-title = { $game } { $number }
demo-welcome = # Welcome to Stationmaster
    Great railway board games, played a move at a time in the channel where you talk. This page is an imitation of Discord that only this machine can reach; the bot is the real one. **Learn** a game in ten minutes, or play at once.
    You are { $everybody }, in three tabs at the top. *{ $opponents }* gives two seats to built-in opponents; *{ $with_people }* seats all three, and you move for each in their tab.
demo-players = { $fewest }–{ $most } players
demo-picture = A part of a board of { $game }.
demo-play = Play against opponents
demo-play_people = Play with { $others }
demo-learn = Learn it in { $lessons } lessons
demo-in_thread = New game beside it
demo-begun_in_thread = Your new game has begun in { $thread }.
demo-again = **{ $title }** goes on from where you left it. The messages from before are gone, but the game is not.
demo-taken = **{ $title }** is being played in this channel. You can go on with it, or begin a new game in a thread beside it. To end it: `/{ $campaign ->
    [0] game
   *[other] campaign
} end`.
demo-own_server = -# Play with your own people: the section “Invite it” of the README takes five minutes. Type / below for all commands; `/game help` says what you can do now.
demo-port_taken = Port { $port } is taken; port { $instead } is used instead.
demo-open = Stationmaster is running as a demo. Open this page in a browser on this machine, using the whole address:
demo-stop = Ctrl-C ends the demo.
