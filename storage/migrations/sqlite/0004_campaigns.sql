-- Campaigns: several games one after the other, each a row of games with a log of its own. Times are UTC unix seconds.

CREATE TABLE campaigns (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    seed     TEXT,                               -- the seeds of all games follow from it; NULL before the first starts
    patience INTEGER NOT NULL,                   -- seconds for which a game waits for those who do not say if they play
    ended    REAL,                               -- NULL: it goes on
    ending   TEXT
);

-- Who presides over which company, also while it misses a game.
CREATE TABLE campaign_seats (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    company     TEXT NOT NULL,
    place       INTEGER NOT NULL,                -- in seating order, from 0
    called      TEXT NOT NULL DEFAULT '',        -- as its president has named it; empty: its own name
    since       INTEGER NOT NULL,                -- the first game it can play: it was founded before that
    user_id     INTEGER,
    policy      TEXT,                            -- name of a built-in opponent; neither: a person forgotten
    name        INTEGER,                         -- by which of the names of opponents it goes
    PRIMARY KEY (campaign_id, company),
    CHECK (user_id IS NULL OR policy IS NULL)
);
CREATE INDEX campaign_seats_by_user ON campaign_seats (user_id);

ALTER TABLE games ADD COLUMN campaign_id TEXT REFERENCES campaigns (id);
ALTER TABLE games ADD COLUMN number INTEGER;     -- which game of the campaign, from 1
CREATE UNIQUE INDEX games_of_campaign ON games (campaign_id, number) WHERE campaign_id IS NOT NULL;

ALTER TABLE seats ADD COLUMN company TEXT;       -- the company that plays on this seat, in a campaign
ALTER TABLE seats ADD COLUMN answer TEXT;        -- before a game: 'ready' or 'absent'; NULL: nothing was said

-- What the others may propose for whoever does not act: the kinds of proposal are checked, so the table is made anew.
CREATE TABLE proposals_with_votes (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('undo', 'redo', 'replace', 'opponent', 'end', 'vote')),
    by_user INTEGER,
    seat    INTEGER,
    user_id INTEGER,
    policy  TEXT,
    keep    INTEGER,                             -- undo: how many moves would remain
    seq     INTEGER NOT NULL,
    state   TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'refused', 'cancelled')),
    created REAL NOT NULL
);
INSERT INTO proposals_with_votes SELECT id, game_id, kind, by_user, seat, user_id, policy, keep, seq, state, created
    FROM proposals;
DROP TABLE proposals;
ALTER TABLE proposals_with_votes RENAME TO proposals;
CREATE INDEX proposals_by_game ON proposals (game_id, state);
