-- Moves of which nobody else may learn that they were made: beside the log, so that no entry is numbered otherwise.

CREATE TABLE private_moves (
    game_id TEXT NOT NULL REFERENCES games (id),
    number  INTEGER NOT NULL,
    seq     INTEGER NOT NULL,                    -- how many entries the log had
    entry   TEXT NOT NULL,                       -- JSON: a move
    at      REAL NOT NULL,
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;

CREATE TRIGGER private_moves_are_never_changed BEFORE UPDATE ON private_moves
BEGIN
    SELECT RAISE (ABORT, 'private moves are append-only');
END;

CREATE TRIGGER private_moves_go_only_with_their_game BEFORE DELETE ON private_moves
WHEN NOT EXISTS (SELECT 1 FROM games WHERE id = OLD.game_id AND deleted = 1)
BEGIN
    SELECT RAISE (ABORT, 'private moves are append-only');
END;

CREATE TRIGGER private_moves_have_no_holes BEFORE INSERT ON private_moves
WHEN NEW.number <> 1 + (SELECT COALESCE(MAX(number), 0) FROM private_moves WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE (ABORT, 'number must be the highest so far plus 1');
END;

-- One position may come after another at the same entry, with a private move made in between.
CREATE TABLE positions (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    rules   INTEGER NOT NULL,                    -- version that the position was reached under
    state   BLOB NOT NULL,
    base    INTEGER NOT NULL DEFAULT 0,          -- 1: the game went on from here under newer rules
    private INTEGER NOT NULL DEFAULT 0,          -- how many private moves were made
    PRIMARY KEY (game_id, seq, private)
);
INSERT INTO positions (game_id, seq, rules, state, base) SELECT game_id, seq, rules, state, base FROM snapshots;
DROP TABLE snapshots;
ALTER TABLE positions RENAME TO snapshots;
