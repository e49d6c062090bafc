-- How finished tables came out, worked out of their logs once (it may be deleted at any time), and who is in no list.

CREATE TABLE results (
    game_id TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seq     BIGINT NOT NULL,                     -- how many entries the log had that it was worked out of
    outcome TEXT NOT NULL                        -- JSON: by seat the score and the place
);

CREATE TABLE unlisted (
    user_id BIGINT PRIMARY KEY
);
