# 18CZ, the calendar: what happens between turns. Money is in K.

# Václav, the neutral player of a table of two.
g18cz-vaclav-founds = **{ $owner }** gets **{ $company }** at { $price } K and holds { $percent } % of it.
