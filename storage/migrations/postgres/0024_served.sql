-- Until when the tables of each shard were looked after by a process that was connected to Discord, in UTC unix seconds.

CREATE TABLE served (
    total BIGINT NOT NULL,                       -- how many shards there were
    shard BIGINT NOT NULL,                       -- from 0
    at    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (total, shard)
);
