# 1854: the sections of the rulebook, as refusals cite them.

g1854-rule-a = 开局拍卖
g1854-rule-e1 = 强制购买火车
g1854-rule-m = 合并地方铁路
g1854-rule-o = 股份期权
g1854-rule-r4 = 运营轮：轨道
g1854-rule-r5 = 运营轮：隧道
g1854-rule-r6 = 运营轮：车站
g1854-rule-r7 = 运营轮：运行火车
g1854-rule-r9 = 运营轮：火车
g1854-rule-r10 = 运营轮：邮政合同
g1854-rule-s3 = 股票轮：卖出
g1854-rule-s5 = 股票轮：购买
g1854-rule-t1 = 山区铁路
