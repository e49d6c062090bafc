# The demo.

demo-title = { $name }'s journey
demo-welcome = # Welcome to Stationmaster
    This page is an imitation of Discord on your own machine; the bot is the real one.
demo-first = Press a button: two built-in opponents sit down with you, and the game begins. Your moves are the buttons under the board, or the commands { $commands }. `/game help` tells you at any time what you can do.
demo-again = **{ $title }** goes on from where you left it. The messages from before are gone, but the game is not.
demo-taken = **{ $title }** is being played in this channel. `/game status` shows it. To play something else, first end it with `/{ $campaign ->
    [0] game
   *[other] campaign
} end`, then press again.
demo-tips = -# Tips: when the page says “New messages · jump to latest”, press it. To see the choices for an option of a command, type a letter and delete it. Each person's direct messages have a page of their own; the terminal shows the addresses.
demo-port_taken = Port { $port } is taken; port { $instead } is used instead.
demo-open = Stationmaster is running as a demo. Open these pages in a browser, each with all of its address:
demo-channel = The channel
demo-messages = Messages to { $name }
demo-begin = Begin on the channel's page with the button of a game.
demo-stop = Ctrl-C ends the demo.
