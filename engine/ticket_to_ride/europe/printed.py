"""The printed facts of Ticket to Ride: Europe, from the TOML files next to this one."""

from __future__ import annotations

from engine.ticket_to_ride.printed import load_printed

PRINTED = load_printed("europe", __package__)
