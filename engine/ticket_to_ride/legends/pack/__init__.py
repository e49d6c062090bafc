"""The printed facts of Legends as TOML: map, tickets, events, postcards, specialists, story and figures."""
