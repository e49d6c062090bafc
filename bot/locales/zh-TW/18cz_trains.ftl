# 18CZ, trains and phases: what happens, what is refused, and what may be chosen. Money is in K.

g18cz-kind-small = 小型
g18cz-kind-medium = 中型
g18cz-kind-large = 大型
g18cz-train-supplied = 瓦茨拉夫的 **{ $company }** 得到一輛新的 **{ $train }** 類火車。
