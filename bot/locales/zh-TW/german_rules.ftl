# German Railways: the sections of the rulebook, as refusals cite them.

german-rule-auction = 拍賣股票
german-rule-build = 鋪設軌道
german-rule-costs = 軌道的費用
german-rule-characters = 鐵道公司的特色
german-rule-end = 遊戲結束與贏家
