-- What a seat has answered once for all to what its game asks again and again.
CREATE TABLE standing_answers (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    name    TEXT NOT NULL,                       -- what is asked, and for whom, as the game names it
    PRIMARY KEY (game_id, seat, name)
);

-- What whoever asks another player something adds to it in words of their own.
CREATE TABLE notes (
    game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,                    -- who asks
    seq     INTEGER NOT NULL,                    -- entries of the log while it is asked: with the next one it is past
    text    TEXT NOT NULL
);
