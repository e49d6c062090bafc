-- In which language people read, and what those who manage a server, or host a table, have chosen for it. What is not
-- there is as Discord says.

CREATE TABLE languages (
    user_id  INTEGER PRIMARY KEY,
    language TEXT NOT NULL CHECK (length(language) <= 10),
    chosen   INTEGER NOT NULL                   -- 0: it is what the person's Discord was set to
);
ALTER TABLE guilds ADD COLUMN language TEXT;
ALTER TABLE games ADD COLUMN language TEXT;
