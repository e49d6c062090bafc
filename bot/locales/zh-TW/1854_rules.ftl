# 1854: the sections of the rulebook, as refusals cite them.

g1854-rule-a = 開局拍賣
g1854-rule-e1 = 強制購買火車
g1854-rule-m = 合併地方鐵路
g1854-rule-o = 股份選擇權
g1854-rule-r4 = 營運輪：軌道
g1854-rule-r5 = 營運輪：隧道
g1854-rule-r6 = 營運輪：車站
g1854-rule-r7 = 營運輪：行駛火車
g1854-rule-r9 = 營運輪：火車
g1854-rule-r10 = 營運輪：郵政合約
g1854-rule-s3 = 股票輪：賣出
g1854-rule-s5 = 股票輪：購買
g1854-rule-t1 = 山區鐵路
