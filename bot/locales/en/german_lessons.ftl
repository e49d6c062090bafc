# The lessons of German Railways: of each its title, what to do, what came of it, and why other moves are not it.

german-lesson-bid = Buy a first share
german-lesson-bid-before = The game begins with an auction of one share of each railroad. This is the Preußische Ostbahn; the bid is 8, and one player is out. You have 40 Taler: **bid a little more, no higher than 15.**
german-lesson-bid-after = The share is yours. What you paid is in the Ostbahn’s treasury, and that is all it has to build with: a railroad sold for next to nothing builds next to nothing.
german-lesson-bid-pass = You can pass, but then somebody else gets the share, and only shareholders build with a railroad. 9 is a good price: bid for it.
german-lesson-bid-dear = That is too much of your 40 Taler: seven more railroads follow, and cash is what wins in the end. A bid of 9 is enough for now.
german-lesson-bid-other = Bid just above 8 here, with the button “Bid”.

german-lesson-maximum = Bid with a private maximum
german-lesson-maximum-before = Nobody has to answer every bid. Name a price and a **private maximum**, and the bot raises for you by 1 whenever you are outbid. The bid is 6: **bid 7, with a maximum between 12 and 15.**
german-lesson-maximum-after = The other player went up to 11, the bot raised to 12 for you, and that was enough. Nobody learns how far you would have gone.
german-lesson-maximum-pass = Passing gives the share away for 6, which is cheap. Bid, and let the bot go on for you.
german-lesson-maximum-dear = A maximum is money you are ready to pay, and cash wins. Stay at 15 or below here.
german-lesson-maximum-open = That bid is fine, but you would be asked again each time you are outbid. Write a number from 12 to 15 into the field of the maximum.
german-lesson-maximum-other = Bid a low price here, 7, and a maximum from 12 to 15: the bot goes no higher than it has to.

german-lesson-build = Build track
german-lesson-build-before = Each turn brings one action. You have a share of the Berlin-Hamburger Eisenbahn, which has track to Berlin and 12 Taler in its treasury: **build with it to Hamburg**, which adds 3 to its income.
german-lesson-build-after = The railroad paid for it, not you, and Hamburg has raised its income by 3. It is the only railroad that pays no dividends until its track joins Berlin and Hamburg: from now on every share of it pays.
german-lesson-build-pass = Passing is allowed, but this railroad has money and can reach a great city. Build.
german-lesson-build-auction = Selling a share brings the railroad money, and it has enough for now. Use what is there: build to Hamburg.
german-lesson-build-small = That adds only 1 to the income, or nothing at all. Hamburg is just as near and adds 3.
german-lesson-build-other = Press “Build track”, and choose a build of Berlin-Hamburg that ends in Hamburg.

german-lesson-share = Put up a share
german-lesson-share-before = Your Berlin-Hamburg pays well, but its treasury is empty. The price of a share goes into the treasury: **put up its second share for auction.**
german-lesson-share-then1 = You bid first. The share brings 7 at every dividend: **bid between 5 and 15.**
german-lesson-share-after = Nobody wanted to pay more. Now you have two shares of a good railroad, and it has money to build again.
german-lesson-share-pass = Only the sale of shares fills an empty treasury, so waiting does not help.
german-lesson-share-other_railroad = That would bring money to a railroad in which you hold no share, or one that pays less. Put up Berlin-Hamburg.
german-lesson-share-no_bid = Then others would get a good share cheaply, and could build with your railroad. Bid yourself.
german-lesson-share-dear = Even a share that pays 7 has to earn its price back first. Bid 15 at the most.
german-lesson-share-low = With so little in its treasury the railroad could hardly build anything, and others would outbid you at once. Begin with 5 or more.
german-lesson-share-other = What your railroad lacks is money. Press “Put up a share” and choose Berlin-Hamburg.

german-lesson-link = Link two railroads
german-lesson-link-before = Income is paid only at one moment: when a build **links two railroads** for the first time, in a city that both have then reached. Your Main-Weser is next to Leipzig, where Sachsen begins: **build to Leipzig.**
german-lesson-link-after = Every share of every railroad has paid its income, and those of the Main-Weser, which built, have paid double. You have earned most. The game ends when every railroad is linked to two others, and then the most cash wins.
german-lesson-link-pass = If you wait, somebody else makes the link, with one of their railroads, which then pays double.
german-lesson-link-auction = A new share would take its part of the dividend, and your railroad has enough money to go one hex further.
german-lesson-link-no_link = Nobody is paid for that, since no other railroad is there. Leipzig is just as near.
german-lesson-link-other = Press “Build track”, and choose a build of Main-Weser that leads to Leipzig.
