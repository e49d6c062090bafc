# 18CZ, trains and phases: what happens, what is refused, and what may be chosen. Money is in K.

# Of a company (feminine); m: of a train; pl: of companies.
g18cz-kind-small = mała
    .gender = f
    .m = mały
    .pl = małe
g18cz-kind-medium = średnia
    .gender = f
    .m = średni
    .pl = średnie
g18cz-kind-large = duża
    .gender = f
    .m = duży
    .pl = duże
g18cz-train-supplied = Spółka **{ $company }** gracza Václav dostaje nowy pociąg **{ $train }**.
