-- Tables, their seats and moves, and what surrounds them. Times are UTC unix seconds.

CREATE TABLE games (
    id            TEXT PRIMARY KEY,
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    title         TEXT NOT NULL,
    game          TEXT NOT NULL,
    wanted        INTEGER NOT NULL,
    variants      TEXT NOT NULL,                 -- JSON object
    host_id       INTEGER,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'live', 'over', 'ended')),
    pace          TEXT NOT NULL,
    interval      INTEGER,                       -- seconds between reminders
    quiet_start   INTEGER,                       -- minutes after midnight
    quiet_end     INTEGER,
    quiet_zone    TEXT,
    seed          TEXT,                          -- secret until the game is done
    commitment    TEXT,
    rules         INTEGER,                       -- version under which the log begins
    seq           INTEGER NOT NULL DEFAULT 0,
    announced     INTEGER NOT NULL DEFAULT -1,   -- last entry told; -1: not even the start
    end_announced INTEGER NOT NULL DEFAULT 0,
    created       REAL NOT NULL,
    started       REAL,
    ended         REAL,
    ending        TEXT,
    deleted       INTEGER NOT NULL DEFAULT 0     -- set only while a whole game is being deleted
);
CREATE UNIQUE INDEX games_one_alive_in_a_channel ON games (channel_id) WHERE phase IN ('lobby', 'live');
CREATE INDEX games_by_channel ON games (channel_id, created);
CREATE INDEX games_by_guild ON games (guild_id, created);
CREATE INDEX games_by_host ON games (host_id);

CREATE TABLE seats (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    user_id INTEGER,
    policy  TEXT,                                -- name of a built-in opponent; neither: a person forgotten
    to_move INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    CHECK (user_id IS NULL OR policy IS NULL)
);
CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE moves (
    game_id TEXT NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL,
    entry   TEXT NOT NULL,                       -- JSON: a move, an undo or a redo
    at      REAL NOT NULL,
    PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE (ABORT, 'moves are append-only');
END;

CREATE TRIGGER moves_go_only_with_their_game BEFORE DELETE ON moves
WHEN NOT EXISTS (SELECT 1 FROM games WHERE id = OLD.game_id AND deleted = 1)
BEGIN
    SELECT RAISE (ABORT, 'moves are append-only');
END;

CREATE TRIGGER moves_have_no_holes BEFORE INSERT ON moves
WHEN NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM moves WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE (ABORT, 'seq must be the highest so far plus 1');
END;

CREATE TABLE snapshots (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    rules   INTEGER NOT NULL,                    -- version that the position was reached under
    state   BLOB NOT NULL,
    base    INTEGER NOT NULL DEFAULT 0,          -- 1: the game went on from here under newer rules
    PRIMARY KEY (game_id, seq)
);

CREATE TABLE reminders (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    since   REAL NOT NULL,
    due     REAL,                                -- NULL: the last notice was given
    sent    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX reminders_by_due ON reminders (due) WHERE due IS NOT NULL;

CREATE TABLE proposals (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('undo', 'redo', 'replace', 'opponent', 'end')),
    by_user INTEGER,
    seat    INTEGER,
    user_id INTEGER,
    policy  TEXT,
    keep    INTEGER,                             -- undo: how many moves would remain
    seq     INTEGER NOT NULL,
    state   TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'refused', 'cancelled')),
    created REAL NOT NULL
);
CREATE INDEX proposals_by_game ON proposals (game_id, state);

CREATE TABLE voters (
    proposal_id INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
    user_id     INTEGER NOT NULL,
    agreed      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (proposal_id, user_id)
);
CREATE INDEX voters_by_user ON voters (user_id);

CREATE TABLE preferences (
    user_id     INTEGER PRIMARY KEY,
    zone        TEXT NOT NULL,
    quiet_start INTEGER,
    quiet_end   INTEGER,
    interval    INTEGER,
    place       TEXT NOT NULL CHECK (place IN ('dm', 'channel')),
    reminders   INTEGER NOT NULL
);

CREATE TABLE closed_dms (
    user_id INTEGER PRIMARY KEY,
    since   REAL NOT NULL
);

CREATE TABLE guilds (
    guild_id   INTEGER PRIMARY KEY,
    max_tables INTEGER
);

CREATE TABLE guild_channels (
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);

CREATE TABLE messages (
    game_id    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role       TEXT NOT NULL,
    user_id    INTEGER NOT NULL,                 -- 0: the channel's
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    seq        INTEGER NOT NULL,
    PRIMARY KEY (game_id, role, user_id)
);
CREATE INDEX messages_by_user ON messages (user_id);
