# 18CZ: the sections of the rulebook, as refusals cite them.

g18cz-rule-locals = Companies 1: local railways
g18cz-rule-draft = Preliminary stock round
g18cz-rule-sr3 = Stock round 3: buying shares
g18cz-rule-sr4 = Stock round 4: limits of shares and certificates
g18cz-rule-sr5 = Stock round 5: presidents
g18cz-rule-sr6 = Stock round 6: selling shares
g18cz-rule-or4 = Operating round 4: laying track
g18cz-rule-or5 = Operating round 5: upgrading track
g18cz-rule-or6 = Operating round 6: building stations
g18cz-rule-or7 = Operating round 7: running trains
g18cz-rule-or9 = Operating round 9: acquiring other companies
g18cz-rule-or10 = Operating round 10: buying trains
g18cz-rule-or11 = Operating round 11: emergency financing
