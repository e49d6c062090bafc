-- The lessons that a person has been through, by the key of their game and their name in it.

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    name    TEXT NOT NULL,
    PRIMARY KEY (user_id, game, name)
) WITHOUT ROWID;
