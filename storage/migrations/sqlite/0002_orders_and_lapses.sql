-- Moves ordered in advance, and questions between players that lapse unanswered. Times are UTC unix seconds.

CREATE TABLE orders (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    kind    TEXT NOT NULL,                       -- the kind of move that is made
    scope   TEXT NOT NULL,                       -- the round it is good for
    until   TEXT NOT NULL,                       -- JSON: kinds of move of the others that end it
    ended   TEXT,                                -- JSON: why it has ended, until its owner is told; NULL: it stands
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE lapses (
    game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    due     REAL,                                -- when the open question lapses; NULL: none is open
    lapsed  INTEGER                              -- number of the latest entry by which one lapsed
);
CREATE INDEX lapses_by_due ON lapses (due) WHERE due IS NOT NULL;
