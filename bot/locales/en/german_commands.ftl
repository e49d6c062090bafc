# German Railways: its commands (the whole group at most 8,000 characters), buttons and questions.

game-name-german = German Railways
german-length-live = about an hour and a half
german-length-day = three to five weeks
german-length-slow = up to three months
demo-about-german =
    ### German Railways
    Bid for railroad shares, and build the lines that pay you most.
    -# { $players } · about 90 minutes · medium

german-variant-city_cost-terrain = cities cost as much as their terrain
german-variant-city_cost-flat = every city costs 2
german-variant-baden-anywhere = Baden’s free hex may come anywhere in a build
german-variant-baden-first = Baden’s free hex must be the first of a build
german-variant-absent-waits = auctions wait for everybody
german-variant-absent-passes = a player silent for too long in an auction passes (live 30 minutes, daily 24 hours, slow 3 days)

command-german = Your moves in German Railways
command-german-bid = Bid for the share that is auctioned, also before your turn
command-german-bid-price = How much you bid
command-german-bid-up_to = Your private maximum; the same as your bid means none
command-german-bid-beyond = What happens if others bid as much
command-german-pass = Do nothing, or bid no more
command-german-auction = Put a share up for auction
command-german-auction-railroad = Of which railroad
command-german-build = Build track
command-german-build-railroad = With which railroad
command-german-build-hexes = Hex by hex, such as J8 I8
command-german-agree_end = Agree that nothing can be built any more
command-german-play_on = Play on: do not agree to the end, or take that back

core-move-auction = put up a share
core-move-agree_end = agree to the end
core-move-play_on = play on

german-move-bid = Bid
german-move-pass = Pass
german-move-auction = Put up a share
german-move-build = Build track
german-move-agree_end = Agree to the end
german-move-play_on = Play on

german-button-bid = Bid
german-button-pass = Pass
german-button-auction = Put up a share
german-button-build = Build track
german-button-agree_end = Agree to the end
german-button-play_on = Play on

german-confirm-bid = Bid this
german-confirm-pass = Yes, pass
german-confirm-auction = Put it up
german-confirm-build = Build it
german-confirm-agree_end = Yes, end the game
german-confirm-play_on = Play on

german-ask-bid-price = How much do you bid, from { $least } to { $most } Taler?
german-ask-bid-up_to = You bid { $price }. Should I keep bidding for you in steps of 1, up to a private maximum (at most { $most } Taler)? Nobody else will know it. **Bid this** bids { $price } without a maximum.
german-ask-bid-beyond = You bid { $price }, and at most { $up_to }. What should happen if others bid as much? **Bid this** asks you again.
german-write-bid = Bid for a share of { $railroad }
german-write-bid-price = Your bid, from { $least } to { $most }
german-write-bid-up_to = Private maximum, at most { $most } (optional)
german-write-bid-beyond = If others bid as much as your maximum
german-write-bid-beyond-ask = Ask me again
german-write-bid-beyond-pass = Pass for me
german-ask-auction-railroad = Which railroad’s share do you put up? You bid first.
german-ask-build-railroad = { $listed ->
    [0] Choose a railroad and then hex by hex; no build leads to a city now. The railroad’s treasury pays.
   *[other] Choose a whole build to a city, or a railroad and then hex by hex. The railroad’s treasury pays.
}
german-listed-build_menu = A build that leads to a city
german-ask-build-hexes = Which hex comes next? The cost so far is in brackets, followed by what the whole build brings.

german-panel-hand = My holdings

german-guide = Eight shares are auctioned first, one of each railroad. If nobody bids for one, the player who was to bid first gets it for nothing. Then every marker drawn from the bag is an action: build with a railroad you hold a share of, put up a share, or pass. Income is paid only when a build makes a new direct link between two railroads: then every share of every railroad pays that railroad’s income, and shares of the builder pay double. Most cash wins. In an auction you may decide before your turn: **Bid** also takes a private maximum, and the bot bids for you up to it in steps of 1; nobody else will know it.

german-pending_order-ask = Until then I bid for you up to { $up_to }. If that is not enough, you are asked. Nobody else knows this.
german-pending_order-pass = Until then I bid for you up to { $up_to }. If that is not enough, I pass for you. Nobody else knows this.
german-pending_order-will_pass = When your turn comes, I pass for you. Nobody else knows this.

# What a kind of move is good for, as the help says it of what can be done now.
german-purpose-build = cities raise the income of its shares, and a new link makes all railroads pay
german-purpose-auction = a share brings income and lets you build with its railroad; the price fills its treasury, which pays for track
german-purpose-pass = it costs nothing
german-purpose-agree_end = the game ends when all agree
german-purpose-play_on = the game goes on
german-purpose-bid = the highest bidder gets the share, its income and a say in building
