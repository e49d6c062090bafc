# The toy of the 18xx family: what only it says. Its rulebook has one section.

toy18-rule-all = The rules of the toy
toy18-option-exchange = A share of { $company }
toy18-exchanged = { $player } takes a share of { $company } ({ $percent } %) for a private company.
toy18-not_exchanged = You have no private company { $local } that is exchanged for a share.
core-move-exchange_private = exchange a private company
