"""Moving a company's token on the stock chart, for whatever reason, and the rise of companies that are sold out."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState


def raise_sold_out(draft: EighteenxxState) -> Iterator[Event]:
    """Move up every company of which no certificate is left to buy, in operating order."""
    chart = draft.printed.chart
    out = [
        it.id
        for it in draft.charters.values()
        if it.floated
        and it.par is not None
        and certificates.sold_out(it)
        and rules_of(draft).rises_sold_out(draft, it.id)
    ]
    for company in rules_of(draft).operating_order(draft, out):
        before = draft.market.cell(company)
        after = chart.after_sold_out(before)
        if before == after:
            yield Event(text("18xx.stock.sold_out_at_top", company=company))
        else:
            prices = {"before": chart.price(before), "after": chart.price(after)}
            yield Event(text("18xx.stock.sold_out", company=company, **prices))
            yield from _moved(draft, company, after)


def move_token(draft: EighteenxxState, company: CompanyId, after: int) -> Iterator[Event]:
    """Move a company's token on the chart, with an event if it really moves."""
    chart, before = draft.printed.chart, draft.market.cell(company)
    if before != after:
        was, now = chart.price(before), chart.price(after)
        key = "18xx.price.rises" if was < now else "18xx.price.falls"
        yield Event(text(key, company=company, before=was, after=now))
        yield from _moved(draft, company, after)


def _moved(draft: EighteenxxState, company: CompanyId, after: int) -> Iterator[Event]:
    before = draft.market.cell(company)
    draft.market.move(company, after)
    if draft.printed.chart.splits(before, after):
        yield from rules_of(draft).crossed_split(draft, company)
    if draft.printed.chart.ends(after):
        yield from rules_of(draft).reached_end(draft, company)
