# What stands on the pictures of 18CZ, and what is said of them to those who cannot see them.

## The strip under the map

g18cz-picture-draft = Draft of the local railways
g18cz-picture-stock = Stock round { $set }
g18cz-picture-operating = Operating round { $set }.{ $round } ({ $number } of 13)
g18cz-picture-over = The game is over
g18cz-picture-phase = Phase { $phase }, { $colour } tiles
g18cz-picture-local_price = Locals { $price } K
g18cz-picture-next_train = Top of the deck
g18cz-picture-money = { $amount } K
g18cz-picture-worth = Worth { $amount }
g18cz-picture-certificates = { $held } of { $limit } certs
g18cz-picture-colour-yellow = yellow
g18cz-picture-colour-green = green
g18cz-picture-colour-brown = brown
g18cz-picture-colour-gray = gray
