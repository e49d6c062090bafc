# 1854: its commands (the whole group at most 8,000 characters), buttons and questions. Money is in G.

game-name-1854 = 1854
g1854-length-live = four to six hours
g1854-length-day = three to four months
g1854-length-slow = half a year or more
demo-about-1854 =
    ### 1854
    Austria’s railways: local lines, tunnels through the Alps, mail contracts and a hard stock market.
    -# { $players } · 4–6 hours · demanding: for those who know an 18xx game


command-1854 = Your moves in 1854
command-1854-buy_first = Buy the lot that is for sale in the auction
command-1854-bid = Bid on a later lot of the auction
command-1854-bid-lot = On which railway
command-1854-bid-price = Your bid in G
command-1854-par = Start a company and set its par price
command-1854-par-company = Which company
command-1854-par-price = Par price of 10 %
command-1854-buy = Buy a certificate
command-1854-buy-company = Of which company
command-1854-buy-source = From where: IPO, bank pool or the company
command-1854-option = Take an option on a 20 % certificate
command-1854-option-company = Of which company
command-1854-option-source = From where
command-1854-pay_option = Pay the second half of your option
command-1854-sell = Sell certificates to the bank
command-1854-sell-company = Of which company
command-1854-sell-percent = How many percent
command-1854-pass = Pass, or finish this step
command-1854-auto_pass = Pass automatically in this stock round until somebody acts
command-1854-auto_pass-until = What ends it: buy, sell, par, option, pay_option (if left out, any of them)
command-1854-auto_pass-stop = Decide for yourself again

core-move-option = take an option
core-move-pay_option = pay for an option

g1854-move-buy_first = Buy what is for sale
g1854-move-bid = Bid
g1854-move-par = Start a company
g1854-move-buy = Buy a certificate
g1854-move-option = Take an option
g1854-move-pay_option = Pay the second half
g1854-move-sell = Sell certificates
g1854-move-pass = Pass

g1854-button-buy_first = Buy it
g1854-button-bid = Bid
g1854-button-par = Start a company
g1854-button-buy = Buy a certificate
g1854-direct-buy = Buy { $option }
g1854-button-option = Take an option
g1854-button-pay_option = Pay the second half
g1854-button-sell = Sell certificates
g1854-button-pass = Pass

g1854-confirm-buy_first = Buy it
g1854-confirm-bid = Bid
g1854-confirm-par = Start it
g1854-confirm-buy = Buy it
g1854-confirm-option = Take it
g1854-confirm-pay_option = Pay it
g1854-confirm-sell = Sell
g1854-confirm-pass = Yes, pass

g1854-order-keep_passing = Keep passing
g1854-button-keep_passing = Keep passing
g1854-move-keep_passing = Keep passing in this stock round
g1854-confirm-keep_passing = Pass until then
g1854-ask-keep_passing-scope = In which round?
g1854-ask-keep_passing-until = Which actions of others end it?
g1854-button-bid_up_to = Private maximum
g1854-move-bid_up_to = Private maximum in the auction
g1854-confirm-bid_up_to = Keep this maximum
g1854-ask-bid_up_to-lot = For which lot? Nobody else learns that you have named a maximum, or how high it is.
g1854-ask-bid_up_to-up_to = Up to how much do I bid for you, from { $least } to { $most } G in steps of { $step }? I bid only the least that is allowed, and no more than your money covers.
g1854-ask-bid_up_to-beyond = What happens while you outbid each other if { $up_to } G are not enough? Unless you choose, this order ends and you decide.
g1854-button-buy_until_float = Buy until it floats
g1854-move-buy_until_float = Buy a company until it floats
g1854-confirm-buy_until_float = Order it
g1854-ask-buy_until_float-company = Which company should I buy for you, one certificate a turn, until it floats?
g1854-ask-buy_until_float-up_to = How much may one certificate cost at most, from { $least } to { $most } G?
g1854-button-sell_when = Sell when …
g1854-move-sell_when = Sell a company once something happens
g1854-confirm-sell_when = Order it
g1854-ask-sell_when-company = Which company should I sell, everything that can be sold?
g1854-ask-sell_when-when = When should I sell? I do it on your next turn in a stock round after that.
g1854-button-pass_untouched = Pass until it affects you
g1854-move-pass_untouched = Pass until somebody trades in my companies
g1854-confirm-pass_untouched = Pass until then
g1854-ask-pass_untouched-scope = In which round?
g1854-ask-pass_untouched-whose = Trades by others in which companies end it?
g1854-button-pass_company = Pass for a company
g1854-move-pass_company = Pass for a company until trains change or it affects me
g1854-confirm-pass_company = Pass until then
g1854-ask-pass_company-company = For which company should I pass wherever it may pass?

g1854-ask-bid-lot = On which railway? Your bid is committed until the railway is sold or you drop out.
g1854-ask-bid-price = How much do you bid: from { $least } to { $most } G, in steps of { $step }?
g1854-ask-par-company = Which company do you start? You buy its president’s certificate, 40 %.
g1854-ask-par-price = At which par price?
g1854-ask-buy-company = A certificate of which company?
g1854-ask-buy-source = From where?
g1854-ask-option-company = An option on a certificate of which company? You pay half now, and may buy nothing else until you have paid the other half.
g1854-ask-option-source = From where?
g1854-ask-sell-company = Certificates of which company? Its price falls by one row for each.
g1854-ask-sell-percent = How much do you sell?

g1854-panel-hand = My holdings

g1854-guide = First the auction: buy what is for sale, bid on what comes later, or pass. Stock rounds: sell, then buy one certificate, take an option on one for half its price or start a company; once everybody passes, operating rounds follow. Local railways run on a map of their own, majors on the main one. A company lays a tile (a major may also build a tunnel), may build a station, runs its trains, pays dividends or withholds, and may buy trains and a mail contract. A company whose price crosses the red line is split. `/game board` shows the maps, the stock market, charters, trains and players. The game ends when a price reaches 300 G or the bank is broken; the richest player wins.

# What a kind of move is good for, where it is another one than in the family.
g1854-purpose-bid = it is kept for you, unless somebody bids more

# Why a built-in opponent would make a move: after a colon.
g1854-hint-mail = the contract pays for itself before the end.
g1854-hint-merge = as one company with the money of both, they run on the main map, where more can be earned.
g1854-hint-pass_merge = you have no local railway to merge with, and it asks other owners only now and then.
g1854-hint-lokalbahn = all letters are alike: it takes the first.
# Why it passes in the auction.
g1854-hint-pass_dear = at { $price } { g18xx-currency }, { $name } ({ $lot }) is too dear: no more than about { $worth } { g18xx-currency } should be paid for it.
g1854-hint-pass_kept = at { $price } { g18xx-currency }, { $name } ({ $lot }) is worth its price, but would leave you less than { $money } { g18xx-currency }, and you keep that much for your first company.
