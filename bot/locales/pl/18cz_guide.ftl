# 18CZ, leading through a turn: whose turn it is and what is to be decided, and what a pass means there. Money is in K.

g18cz-prompt-draft = Wybór kolei lokalnych: { $player } ma { $cash } K; { $left ->
        [one] została jedna
        [few] zostały { $left }
       *[other] zostało { $left }
    }. Kolejność biegnie tam i z powrotem: kto jest ostatni, zaczyna drogę powrotną. Wybór kończy się, gdy w jednym przejściu nikt nic nie kupi.
g18cz-pass-acquire = Nie przejmuj spółki
g18cz-never-acquire = { $company }: nigdy nie pytaj o przejęcia
g18cz-answered-acquire = przejęcia przez spółkę { $company }

# Parts of the map that can be enlarged.

g18cz-zoom-northwest = Północny zachód
g18cz-zoom-north = Północ
g18cz-zoom-northeast = Północny wschód
g18cz-zoom-west = Zachód
g18cz-zoom-centre = Środek
g18cz-zoom-east = Wschód
g18cz-zoom-southwest = Południowy zachód
g18cz-zoom-south = Południe
g18cz-zoom-southeast = Południowy wschód
