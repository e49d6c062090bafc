# 1854: the sections of the rulebook, as refusals cite them.

g1854-rule-a = Initial auction
g1854-rule-e1 = Forced purchase of a train
g1854-rule-m = Merging local railways
g1854-rule-o = Share options
g1854-rule-r4 = Operating round: track
g1854-rule-r5 = Operating round: tunnels
g1854-rule-r6 = Operating round: stations
g1854-rule-r7 = Operating round: running trains
g1854-rule-r9 = Operating round: trains
g1854-rule-r10 = Operating round: mail contracts
g1854-rule-s3 = Stock round: selling
g1854-rule-s5 = Stock round: buying
g1854-rule-t1 = Mountain railways
