# 18CZ, the calendar: what happens between turns. Money is in K.

# Václav, the neutral player of a table of two.
g18cz-vaclav-founds = **{ $owner }** 以 { $price } K 得到 **{ $company }**，持有 { $percent }%。
