# 18CZ: the sections of the rulebook, as refusals cite them.

g18cz-rule-locals = 公司 1：地方铁路
g18cz-rule-draft = 预先股票轮
g18cz-rule-sr3 = 股票轮 3：购买股份
g18cz-rule-sr4 = 股票轮 4：股份与证书上限
g18cz-rule-sr5 = 股票轮 5：总裁
g18cz-rule-sr6 = 股票轮 6：卖出股份
g18cz-rule-or4 = 运营轮 4：铺设轨道
g18cz-rule-or5 = 运营轮 5：升级轨道
g18cz-rule-or6 = 运营轮 6：建造车站
g18cz-rule-or7 = 运营轮 7：运行火车
g18cz-rule-or9 = 运营轮 9：收购其他公司
g18cz-rule-or10 = 运营轮 10：购买火车
g18cz-rule-or11 = 运营轮 11：紧急融资
