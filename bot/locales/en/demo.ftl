# The demo.

demo-title = { $game } { $number }
demo-welcome = # Welcome to Stationmaster
    Great railway board games, played a move at a time in the channel where you talk. This page is an imitation of Discord that only this machine can reach; the bot is the real one. **Learn** a game in ten minutes, or play at once.
    { $everybody } are you, in three tabs at the top. *{ $opponents }* gives two seats to built-in opponents; *{ $with_people }* seats all three, and you move for each in their tab.
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
demo-open = Stationmaster is running as a demo. Open this page in a browser on this machine, with all of its address:
demo-stop = Ctrl-C ends the demo.
