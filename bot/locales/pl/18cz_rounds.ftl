# 18CZ, the calendar: what happens between turns. Money is in K.

# Václav, the neutral player of a table of two.
g18cz-vaclav-founds = **{ $owner }** dostaje spółkę **{ $company }** po { $price } K i ma { $percent }% jej akcji.
