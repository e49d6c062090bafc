# 18CZ, leading through a turn: whose turn it is and what is to be decided, and what a pass means there. Money is in K.

g18cz-prompt-draft = Draft of the local railways: { $player } has { $cash } K; { $left ->
        [one] one is left
       *[other] { $left } are left
    }. The draft snakes: the last in the order goes first on the way back. It ends when nobody has bought anything in one pass through the order.
g18cz-pass-acquire = Acquire no company
g18cz-never-acquire = Never ask { $company } about acquisitions
g18cz-answered-acquire = acquisitions by { $company }

# Parts of the map that can be enlarged.

g18cz-zoom-northwest = North-west
g18cz-zoom-north = North
g18cz-zoom-northeast = North-east
g18cz-zoom-west = West
g18cz-zoom-centre = Centre
g18cz-zoom-east = East
g18cz-zoom-southwest = South-west
g18cz-zoom-south = South
g18cz-zoom-southeast = South-east
