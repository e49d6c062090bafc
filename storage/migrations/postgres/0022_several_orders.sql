-- A seat may have several orders, of any kind that its game has; what stood was to keep passing.

ALTER TABLE orders RENAME TO former_orders;
ALTER TABLE former_orders RENAME CONSTRAINT orders_pkey TO former_orders_pkey;
CREATE TABLE orders (
    game_id  TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    number   BIGINT NOT NULL,                    -- of several the lowest is tried first
    kind     TEXT NOT NULL,                      -- the kind of order
    fields   TEXT NOT NULL,                      -- JSON: what stands in its fields
    ended    TEXT,                               -- JSON: why it has ended, until its owner is told; NULL: it stands
    ended_at DOUBLE PRECISION,                   -- UTC unix seconds; NULL: it stands, or that was not noted
    PRIMARY KEY (game_id, seat, number)
);
INSERT INTO orders (game_id, seat, number, kind, fields, ended)
    SELECT game_id, seat, 1, 'keep_passing',
        json_build_object('scope', scope, 'until', until::json)::text, ended
    FROM former_orders;
DROP TABLE former_orders;
