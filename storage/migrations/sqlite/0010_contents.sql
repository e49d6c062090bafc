-- What a message of a channel says, as JSON: so that it can be edited without being asked for. NULL: it is not known.
ALTER TABLE messages ADD COLUMN content TEXT;
