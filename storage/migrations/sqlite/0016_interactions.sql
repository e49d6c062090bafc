-- What people did at Discord that has led to an entry of a log: delivered once more, it leads to none. Times are UTC unix seconds.

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
);
