# 18CZ, leading through a turn: whose turn it is and what is to be decided, and what a pass means there. Money is in K.

g18cz-prompt-draft = 预先股票轮：{ $player } 有 { $cash } K；还剩 { $left } 家地方铁路。蛇形顺位：排在最后的玩家，折返时最先行动。走完一遍都没有人购买时结束。
g18cz-pass-acquire = 不收购公司
g18cz-never-acquire = 不再问我 { $company } 的收购
g18cz-answered-acquire = { $company } 的收购

# Parts of the map that can be enlarged.

g18cz-zoom-northwest = 西北
g18cz-zoom-north = 北部
g18cz-zoom-northeast = 东北
g18cz-zoom-west = 西部
g18cz-zoom-centre = 中央
g18cz-zoom-east = 东部
g18cz-zoom-southwest = 西南
g18cz-zoom-south = 南部
g18cz-zoom-southeast = 东南
