-- Until when the tables of each shard were looked after by a process that was connected to Discord, in UTC unix seconds.

CREATE TABLE served (
    total INTEGER NOT NULL,                      -- how many shards there were
    shard INTEGER NOT NULL,                      -- from 0
    at    REAL NOT NULL,
    PRIMARY KEY (total, shard)
) WITHOUT ROWID;
