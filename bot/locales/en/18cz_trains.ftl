# 18CZ, trains and phases: what happens, what is refused, and what may be chosen. Money is in K.

g18cz-kind-small = small
g18cz-kind-medium = medium
g18cz-kind-large = large
g18cz-train-supplied = Václav’s **{ $company }** gets a new **{ $train }** train.
