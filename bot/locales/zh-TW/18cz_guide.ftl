# 18CZ, leading through a turn: whose turn it is and what is to be decided, and what a pass means there. Money is in K.

g18cz-prompt-draft = 預先股票輪：{ $player } 有 { $cash } K；還剩 { $left } 家地方鐵路。行動順序來回輪流：排在最後的玩家，回程時最先行動。一整輪都沒有人購買時結束。
g18cz-pass-acquire = 不收購公司
g18cz-never-acquire = 不再問 { $company } 的收購
g18cz-answered-acquire = { $company } 的收購

# Parts of the map that can be enlarged.

g18cz-zoom-northwest = 西北
g18cz-zoom-north = 北部
g18cz-zoom-northeast = 東北
g18cz-zoom-west = 西部
g18cz-zoom-centre = 中央
g18cz-zoom-east = 東部
g18cz-zoom-southwest = 西南
g18cz-zoom-south = 南部
g18cz-zoom-southeast = 東南
