-- All that SQLite has with its file of the same number. Times are UTC unix seconds; a truth value is 0 or 1.
-- What rows are found and ordered by is compared byte by byte, as SQLite does.

CREATE TABLE stationmaster (
    version BIGINT NOT NULL                      -- number of the latest file; the table marks a database as ours
);

CREATE TABLE campaigns (
    id       TEXT COLLATE "C" PRIMARY KEY,
    game     TEXT NOT NULL,
    seed     TEXT,                               -- the seeds of all games follow from it; NULL before the first starts
    patience BIGINT NOT NULL,                    -- seconds for which a game waits for those who do not say if they play
    ended    DOUBLE PRECISION,                   -- NULL: it goes on
    ending   TEXT
);

CREATE TABLE games (
    id            TEXT COLLATE "C" PRIMARY KEY,
    guild_id      BIGINT NOT NULL,
    channel_id    BIGINT NOT NULL,
    title         TEXT NOT NULL,
    game          TEXT NOT NULL,
    wanted        BIGINT NOT NULL,
    variants      TEXT NOT NULL CHECK (json_typeof(variants::json) = 'object'),
    host_id       BIGINT,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'live', 'over', 'ended')),
    pace          TEXT NOT NULL,
    interval      BIGINT,                        -- seconds between reminders
    quiet_start   BIGINT,                        -- minutes after midnight
    quiet_end     BIGINT,
    quiet_zone    TEXT,
    seed          TEXT,                          -- secret until the game is done
    commitment    TEXT,
    rules         BIGINT,                        -- version under which the log begins
    seq           BIGINT NOT NULL DEFAULT 0,
    announced     BIGINT NOT NULL DEFAULT -1,    -- last entry told; -1: not even the start
    end_announced BIGINT NOT NULL DEFAULT 0,
    created       DOUBLE PRECISION NOT NULL,
    started       DOUBLE PRECISION,
    ended         DOUBLE PRECISION,
    ending        TEXT,
    deleted       BIGINT NOT NULL DEFAULT 0,     -- set only while a whole game is being deleted
    campaign_id   TEXT COLLATE "C" REFERENCES campaigns (id),
    number        BIGINT,                        -- which game of the campaign, from 1
    version       BIGINT NOT NULL DEFAULT 0,     -- each change of what is stored of a table beside its log raises it
    hints         BIGINT NOT NULL DEFAULT 1,
    practice      BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX games_one_alive_in_a_channel ON games (channel_id) WHERE phase IN ('lobby', 'live');
CREATE INDEX games_by_channel ON games (channel_id, created);
CREATE INDEX games_by_guild ON games (guild_id, created);
CREATE INDEX games_by_host ON games (host_id);
CREATE UNIQUE INDEX games_of_campaign ON games (campaign_id, number) WHERE campaign_id IS NOT NULL;

CREATE TABLE seats (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    user_id BIGINT,
    policy  TEXT,                                -- name of a built-in opponent; neither: a person forgotten
    to_move BIGINT NOT NULL DEFAULT 0,
    name    BIGINT,                              -- from 1; NULL: no built-in opponent has ever held the seat
    company TEXT,                                -- the company that plays on this seat, in a campaign
    answer  TEXT,                                -- before a game: 'ready' or 'absent'; NULL: nothing was said
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    CHECK (user_id IS NULL OR policy IS NULL)
);
CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE moves (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    seq     BIGINT NOT NULL,
    entry   TEXT NOT NULL CHECK (entry::json IS NOT NULL), -- a move, an undo or a redo
    at      DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game_id, seq)
);

-- Moves of which nobody else may learn that they were made: beside the log, so that no entry is numbered otherwise.
CREATE TABLE private_moves (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    number  BIGINT NOT NULL,
    seq     BIGINT NOT NULL,                     -- how many entries the log had
    entry   TEXT NOT NULL CHECK (entry::json IS NOT NULL),
    at      DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game_id, number)
);

CREATE FUNCTION refuse_to_change_a_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% are append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION let_a_log_go_only_with_its_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM games WHERE id = OLD.game_id AND deleted = 1) THEN
        RAISE EXCEPTION '% are append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END $$;

CREATE FUNCTION refuse_a_hole_among_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM moves WHERE game_id = NEW.game_id) THEN
        RAISE EXCEPTION 'seq must be the highest so far plus 1' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION refuse_a_hole_among_private_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1 + (SELECT COALESCE(MAX(number), 0) FROM private_moves WHERE game_id = NEW.game_id) THEN
        RAISE EXCEPTION 'number must be the highest so far plus 1' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
    FOR EACH ROW EXECUTE FUNCTION refuse_to_change_a_log();
CREATE TRIGGER moves_are_never_emptied BEFORE TRUNCATE ON moves
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_a_log();
CREATE TRIGGER moves_go_only_with_their_game BEFORE DELETE ON moves
    FOR EACH ROW EXECUTE FUNCTION let_a_log_go_only_with_its_game();
CREATE TRIGGER moves_have_no_holes BEFORE INSERT ON moves
    FOR EACH ROW EXECUTE FUNCTION refuse_a_hole_among_moves();
CREATE TRIGGER private_moves_are_never_changed BEFORE UPDATE ON private_moves
    FOR EACH ROW EXECUTE FUNCTION refuse_to_change_a_log();
CREATE TRIGGER private_moves_are_never_emptied BEFORE TRUNCATE ON private_moves
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_a_log();
CREATE TRIGGER private_moves_go_only_with_their_game BEFORE DELETE ON private_moves
    FOR EACH ROW EXECUTE FUNCTION let_a_log_go_only_with_its_game();
CREATE TRIGGER private_moves_have_no_holes BEFORE INSERT ON private_moves
    FOR EACH ROW EXECUTE FUNCTION refuse_a_hole_among_private_moves();

CREATE TABLE snapshots (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq     BIGINT NOT NULL,
    rules   BIGINT NOT NULL,                     -- version that the position was reached under
    state   BYTEA NOT NULL,
    base    BIGINT NOT NULL DEFAULT 0,           -- 1: the game went on from here under newer rules
    private BIGINT NOT NULL DEFAULT 0,           -- how many private moves were made
    PRIMARY KEY (game_id, seq, private)
);

CREATE TABLE reminders (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    since   DOUBLE PRECISION NOT NULL,
    due     DOUBLE PRECISION,                    -- NULL: the last notice was given
    sent    BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX reminders_by_due ON reminders (due) WHERE due IS NOT NULL;

CREATE TABLE proposals (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('undo', 'redo', 'replace', 'opponent', 'end', 'vote')),
    by_user BIGINT,
    seat    BIGINT,
    user_id BIGINT,
    policy  TEXT,
    keep    BIGINT,                              -- undo: how many moves would remain
    seq     BIGINT NOT NULL,
    state   TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'refused', 'cancelled')),
    created DOUBLE PRECISION NOT NULL
);
CREATE INDEX proposals_by_game ON proposals (game_id, state);

CREATE TABLE voters (
    proposal_id BIGINT NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
    user_id     BIGINT NOT NULL,
    agreed      BIGINT NOT NULL DEFAULT 0,
    place       BIGINT NOT NULL DEFAULT 0,       -- in which order they are named
    PRIMARY KEY (proposal_id, user_id)
);
CREATE INDEX voters_by_user ON voters (user_id);

CREATE TABLE preferences (
    user_id     BIGINT PRIMARY KEY,
    zone        TEXT NOT NULL,
    quiet_start BIGINT,
    quiet_end   BIGINT,
    interval    BIGINT,
    place       TEXT NOT NULL CHECK (place IN ('dm', 'channel')),
    reminders   BIGINT NOT NULL,
    pictures    BIGINT NOT NULL DEFAULT 1
);

CREATE TABLE closed_dms (
    user_id BIGINT PRIMARY KEY,
    since   DOUBLE PRECISION NOT NULL
);

CREATE TABLE guilds (
    guild_id   BIGINT PRIMARY KEY,
    max_tables BIGINT
);

CREATE TABLE guild_channels (
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);

CREATE TABLE messages (
    game_id    TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role       TEXT COLLATE "C" NOT NULL,
    user_id    BIGINT NOT NULL,                  -- 0: the channel's
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    seq        BIGINT NOT NULL,
    content    TEXT,                             -- JSON; NULL: it is not known
    PRIMARY KEY (game_id, role, user_id)
);
CREATE INDEX messages_by_user ON messages (user_id);

CREATE TABLE orders (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    kind    TEXT NOT NULL,                       -- the kind of move that is made
    scope   TEXT NOT NULL,                       -- the round it is good for
    until   TEXT NOT NULL,                       -- JSON: kinds of move of the others that end it
    ended   TEXT,                                -- JSON: why it has ended, until its owner is told; NULL: it stands
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE lapses (
    game_id TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    due     DOUBLE PRECISION,                    -- when the open question lapses; NULL: none is open
    lapsed  BIGINT                               -- number of the latest entry by which one lapsed
);
CREATE INDEX lapses_by_due ON lapses (due) WHERE due IS NOT NULL;

CREATE TABLE campaign_seats (
    campaign_id TEXT COLLATE "C" NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    company     TEXT COLLATE "C" NOT NULL,
    place       BIGINT NOT NULL,                 -- in seating order, from 0
    called      TEXT NOT NULL DEFAULT '',        -- as its president has named it; empty: its own name
    since       BIGINT NOT NULL,                 -- the first game it can play: it was founded before that
    user_id     BIGINT,
    policy      TEXT,                            -- name of a built-in opponent; neither: a person forgotten
    name        BIGINT,                          -- by which of the names of opponents it goes
    PRIMARY KEY (campaign_id, company),
    CHECK (user_id IS NULL OR policy IS NULL)
);
CREATE INDEX campaign_seats_by_user ON campaign_seats (user_id);

CREATE TABLE campaign_words (
    campaign_id TEXT COLLATE "C" NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number      BIGINT NOT NULL,                 -- the game before which it was left
    company     TEXT COLLATE "C" NOT NULL,
    power       TEXT COLLATE "C" NOT NULL,       -- for what
    "order"     TEXT NOT NULL,                   -- when it is to act: a list in JSON
    PRIMARY KEY (campaign_id, number, company, power),
    FOREIGN KEY (campaign_id, company) REFERENCES campaign_seats (campaign_id, company)
        ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE standing_answers (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,           -- what is asked, and for whom, as the game names it
    PRIMARY KEY (game_id, seat, name)
);

CREATE TABLE notes (
    game_id TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,                     -- who asks
    seq     BIGINT NOT NULL,                     -- entries of the log while it is asked: with the next one it is past
    text    TEXT NOT NULL
);

CREATE TABLE deliveries (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    seq     BIGINT NOT NULL,                     -- up to which entry it was sent what it alone may know; -1: not even the start
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE lessons (
    user_id BIGINT NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, game, name)
);
