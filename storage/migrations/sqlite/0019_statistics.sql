-- How finished tables came out, worked out of their logs once (it may be deleted at any time), and who is in no list.

CREATE TABLE results (
    game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,                    -- how many entries the log had that it was worked out of
    outcome TEXT NOT NULL                        -- JSON: by seat the score and the place
) WITHOUT ROWID;

CREATE TABLE unlisted (
    user_id INTEGER PRIMARY KEY
);
