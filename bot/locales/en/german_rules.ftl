# German Railways: the sections of the rulebook, as refusals cite them.

german-rule-auction = Auctioning a share
german-rule-build = Building track
german-rule-costs = What track costs
german-rule-characters = The railroads’ characters
german-rule-end = End of the game and winner
