-- Up to which entry of the log a seat was sent by direct message what it alone may know, where that is not yet as far as
-- the channel was told; -1: not even the start. What is not here was sent.
CREATE TABLE deliveries (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    seq     INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
);
