# German Railways: the sections of the rulebook, as refusals cite them.

german-rule-auction = 拍卖股票
german-rule-build = 铺设轨道
german-rule-costs = 轨道的费用
german-rule-characters = 铁路公司的特色
german-rule-end = 游戏结束与胜者
