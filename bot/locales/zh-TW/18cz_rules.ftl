# 18CZ: the sections of the rulebook, as refusals cite them.

g18cz-rule-locals = 公司 1：地方鐵路
g18cz-rule-draft = 預先股票輪
g18cz-rule-sr3 = 股票輪 3：購買股份
g18cz-rule-sr4 = 股票輪 4：股份與證書上限
g18cz-rule-sr5 = 股票輪 5：總裁
g18cz-rule-sr6 = 股票輪 6：賣出股份
g18cz-rule-or4 = 營運輪 4：鋪設軌道
g18cz-rule-or5 = 營運輪 5：升級軌道
g18cz-rule-or6 = 營運輪 6：建造車站
g18cz-rule-or7 = 營運輪 7：行駛火車
g18cz-rule-or9 = 營運輪 9：收購其他公司
g18cz-rule-or10 = 營運輪 10：購買火車
g18cz-rule-or11 = 營運輪 11：緊急融資
