"""Pictures of positions: a pure function of a view, so that no secret can be drawn."""
