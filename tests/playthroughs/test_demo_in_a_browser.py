"""The demo's page pressed in a browser, where one is installed."""

from __future__ import annotations

import json

import pytest

from bot.client import clock
from bot.demo import program
from bot.demo.program import serving
from bot.service import Service
from engine.core.registry import every_key
from tests.bot.blank_pictures import blank_pictures
from tests.playthroughs.chromium import browsing, installed

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(installed() is None, reason="no Chromium is installed"),
]

NOT_BROKEN = "[...document.querySelectorAll('.pane img')].every((one) => !one.complete || one.naturalWidth > 0)"

IN_SIGHT = """((one) => {
    const [seen, list] = [one?.getBoundingClientRect(), document.querySelector(".messages").getBoundingClientRect()];
    return Boolean(seen) && seen.top >= list.top - 1 && seen.bottom <= list.bottom + 1;
})"""
"""Tells whether an element is in sight."""

FIRST_MOVE = """[...document.querySelectorAll(".message:not(.private)")].slice(1).at(-1)?.querySelector(
    ".button.primary:not(:disabled)")"""
"""Finds the coloured button below the latest board."""

CHOOSE_THREE = """(() => {
    const menu = document.querySelector(".private .menu > button");
    const options = [...document.querySelectorAll(".private [role=option]")].slice(0, 3);
    if (menu && !options.length) menu.click();
    const left = options.filter((one) => one.getAttribute("aria-selected") !== "true");
    if (left.length) left[0].click();
    else document.querySelector(".private .done:not(:disabled)")?.click();
    return options.length === 3 && !left.length;
})()"""
"""Ticks three options of a menu, one at each look: it begins anew where an opponent's choice changes the panel meanwhile."""


@pytest.fixture
async def demo(tmp_path, monkeypatch):
    monkeypatch.setattr(program, "PACE", 0.02)
    with blank_pictures():
        async with await Service.open(tmp_path / "demo.sqlite3", clock) as service, serving(service, 0) as begun:
            yield begun


@pytest.fixture
async def tab(demo, tmp_path):
    async with browsing(demo.address, tmp_path / "browser") as opened:
        await opened.size(1000, 900)
        await opened.until(f"!!({play('europe')})")
        yield opened
        assert opened.problems == []


def play(key):
    """Return an expression that finds the button that begins a game."""
    return f"""document.querySelector('[data-control="sm1:none:0:demo:{key}"]')"""


def button(label):
    """Return an expression that finds the last usable button with a label."""
    wanted = f"!one.disabled && one.textContent.includes({json.dumps(label)})"
    return f'[...document.querySelectorAll(".pane button")].findLast((one) => {wanted})'


@pytest.mark.parametrize("size", [(1366, 650), (1000, 800), (390, 844)])
async def test_the_welcome_is_read_from_its_beginning(demo, tab, size):
    await tab.size(*size)
    await tab.do("Page.reload")
    await tab.until(f"!!({play('europe')})")
    await tab.until(f"{IN_SIGHT}(document.querySelector('.message .md'))")


async def test_from_the_welcome_to_a_finished_first_turn(tab):
    await tab.press(play("europe"))
    await tab.press(button("My move"))
    await tab.until(CHOOSE_THREE)
    await tab.press(button("Keep"))
    await tab.until(f"!!({button('From the deck')})")
    for _ in range(2):
        await tab.press(button("From the deck"))
    await tab.until(
        '[...document.querySelectorAll(".message:not(.private)")].some((one) => /Ada.*draw/s.test(one.innerText))'
    )
    assert await tab.value(NOT_BROKEN)


async def test_each_person_sees_their_own_and_is_changed_at_once(tab):
    await tab.press(play("europe"))
    await tab.press(button("My move"))
    await tab.until('!!document.querySelector(".message.private")')
    await tab.press('[...document.querySelectorAll("[role=tab]")].find((one) => one.textContent.includes("Ben"))')
    await tab.until('document.querySelector(".pane").getAttribute("aria-label").includes("Ben")')
    assert await tab.value('document.querySelectorAll(".message.private").length') == 0
    await tab.press('[...document.querySelectorAll("[role=tab]")].find((one) => one.textContent.includes("Ada"))')
    await tab.until('!!document.querySelector(".message.private")')
    await tab.press('[...document.querySelectorAll("[role=tab]")].find((one) => one.textContent.includes("Direct"))')
    await tab.until('document.querySelector(".messages").innerText.includes("tickets")')


async def begin_to_keep_tickets(tab):
    """Begin a game of Europe, and its command that keeps tickets, up to what is to be chosen."""
    await tab.press(play("europe"))
    await tab.until(f"!!({button('My move')})")
    await tab.press('document.querySelector(".composer input")')
    await tab.type("/europe keep")
    await tab.until('document.querySelectorAll(".composer [role=option]").length === 1')
    await tab.key("Enter")


async def test_a_command_is_typed_with_what_is_suggested_for_it_by_the_keys_alone(tab):
    await begin_to_keep_tickets(tab)
    await tab.until('!!document.querySelector(".composer .field label + input + .list:not([hidden]) [role=option]")')
    await tab.key("ArrowDown")
    await tab.key("Enter")
    await tab.key("Enter")
    await tab.until(
        '[...document.querySelectorAll(".message")].some((one) => one.textContent.includes("Ada used /europe"))'
    )


async def test_a_command_is_taken_back_while_suggestions_for_it_are_yet_to_be_fetched(tab):
    await begin_to_keep_tickets(tab)
    await tab.until('!!document.querySelector(".composer .field input")')
    await tab.value("""(() => {
        const input = document.querySelector(".composer .field input");
        input.value = "all";
        input.dispatchEvent(new Event("input"));
        document.querySelector(".composer .chosen button").click();
        window.later = false;
        setTimeout(() => { window.later = true; }, 500);
        return true;
    })()""")
    await tab.until("window.later")
    assert await tab.value('!document.querySelector(".composer .chosen")')


async def test_on_a_phone_a_board_takes_the_full_width_and_a_tap_shows_it_at_full_size(tab):
    await tab.size(390, 844)
    await tab.press(play("europe"))
    await tab.until('[...document.querySelectorAll(".gallery img")].some((one) => one.naturalWidth)')
    assert await tab.value('document.querySelector(".gallery img").getBoundingClientRect().width') >= 386
    assert await tab.value("document.documentElement.scrollWidth") <= 390
    await tab.press('document.querySelector(".gallery .shown")')
    await tab.until('document.getElementById("viewer").open')
    await tab.key("Escape")
    await tab.until('!document.getElementById("viewer").open')


async def test_on_a_phone_many_channels_with_something_new_make_the_page_no_wider(demo, tab):
    await tab.size(390, 844)
    for number in range(12):
        place = demo.server.channel(f"channel-{number}")
        await demo.bot.get_partial_messageable(int(place.id)).send("Something new.")
    await tab.until('document.querySelectorAll("[role=tab]").length > 12')
    await demo.bot.get_partial_messageable(int(place.id)).send("Something newer.")
    await tab.until('document.querySelectorAll(".bar .unseen").length')
    assert await tab.value("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", every_key())
@pytest.mark.parametrize("size", [(1366, 650), (1000, 800), (390, 844)])
async def test_my_move_stays_in_sight_when_the_picture_has_come(tab, game, size):
    await tab.size(*size)
    await tab.press(play(game))
    await tab.until(f"!!({FIRST_MOVE}) && {NOT_BROKEN}")
    await tab.until(f"{IN_SIGHT}({FIRST_MOVE})")
    assert await tab.value('document.querySelector(".messages").scrollHeight') > size[1] / 2


async def test_what_may_be_typed_begins_with_what_is_wanted_first_and_the_game_of_the_channel(tab):
    offered = "[...document.querySelectorAll('.composer [role=option] > span')].map((one) => one.firstChild.data)"
    await tab.press(play("german"))
    await tab.until(f"!!({FIRST_MOVE})")
    await tab.press('document.querySelector(".composer input")')
    await tab.type("/")
    await tab.until('document.querySelectorAll(".composer [role=option]").length > 4')
    assert (await tab.value(offered))[:4] == ["/game …", "/learn", "/hand", "/german …"]
    await tab.key("Enter")
    await tab.until(f"{offered}.length > 4 && {offered}.every((one) => one.startsWith('/game '))")


async def test_the_bar_of_channels_shows_the_one_that_is_open_and_is_turned_by_the_wheel(demo, tab):
    for number in range(20):
        place = demo.server.channel(f"channel-{number}")
        await demo.bot.get_partial_messageable(int(place.id)).send(f"Number {number}: <#{place.id}>")
    tabs = "[...document.querySelectorAll('[aria-label=\"Where you are\"] button')]"
    bar = "document.querySelector('[aria-label=\"Where you are\"]')"
    last = f"{tabs}.find((one) => one.textContent.startsWith('# channel-19'))"
    await tab.until(f"!!{last}")
    await tab.value(f"{last}.click()")
    inside = f"""(() => {{
        const [chosen, bar] = [{tabs}.find((one) => one.ariaSelected === "true"), {bar}].map((one) => one.getBoundingClientRect());
        return chosen.left >= bar.left - 1 && chosen.right <= bar.right + 1;
    }})()"""
    await tab.until(inside)
    before = await tab.value(f"{bar}.scrollLeft")
    assert before > 0
    await demo.bot.get_partial_messageable(int(place.id)).send("Something new.")
    await tab.until("document.querySelector('.messages').innerText.includes('Something new.')")
    assert await tab.value(f"{bar}.scrollLeft") == before
    x, y = await tab.value(f"(({{left, top}}) => [left + 9, top + 9])({bar}.getBoundingClientRect())")
    await tab.do("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-5000)
    await tab.until(f"{bar}.scrollLeft === 0")


@pytest.mark.parametrize("dark", [False, True])
async def test_a_button_under_the_mouse_stays_apart_from_what_is_around_it(tab, dark):
    await tab.size(1000, 800, dark=dark)
    grey = "document.querySelector('.button.secondary')"
    filtered = await tab.hover(grey, f"/brightness\\((.*)\\)/.exec(getComputedStyle({grey}).filter)")
    bright = float(filtered[1])
    assert (bright > 1) == dark, "what is light gets darker, and what is dark gets lighter"


async def test_on_a_phone_what_a_press_has_changed_is_in_sight_and_a_private_answer_from_its_beginning(tab):
    await tab.size(390, 844)
    await tab.press(button("Learn it in 7 lessons"))
    await tab.press(button("Other games"))
    await tab.press(button("Ticket to Ride: Europe (0"))
    await tab.press(button("3. Claim a route"))
    await tab.until('!!document.querySelector(".private .gallery img")?.complete')
    await tab.until(f"{IN_SIGHT}([...document.querySelectorAll('.private .md')][0])")
    await tab.press(button("Claim a route"))
    await tab.until(f"{IN_SIGHT}(document.querySelector('.private .menu'))")
    await tab.press(button("Back"))
    await tab.until(f"{IN_SIGHT}({button('Show me')})")
    await tab.press(button("From the deck"))
    reason = "[...document.querySelectorAll('.private .md')].find((one) => /always nice/.test(one.innerText))"
    await tab.until(f"{IN_SIGHT}({reason})")


@pytest.mark.parametrize("width", [390, 1000])
async def test_a_link_to_a_message_leads_to_it_within_the_page(demo, tab, width):
    await tab.size(width, 800)
    place = demo.server.channel("far-away")
    there = demo.bot.get_partial_messageable(int(place.id))
    sent = [await there.send(f"This is message {number}.\n" + "\n".join("And more of it." * 3)) for number in range(9)]
    address = f"https://discord.com/channels/1/{place.id}/{sent[4].id}"
    here = next(one for one in demo.server.world.channels.values() if one.id != place.id and not one.recipient)
    await demo.bot.get_partial_messageable(int(here.id)).send(f"It is there: {address}")
    await tab.press('[...document.querySelectorAll(".link")].find((one) => one.innerText.includes("#far-away"))')
    meant = '[...document.querySelectorAll(".message")].find((one) => one.innerText.includes("This is message 4."))'
    await tab.until(f"{IN_SIGHT}({meant}?.querySelector('.head'))")


@pytest.mark.parametrize("width", [390, 1000])
async def test_the_chronicle_of_a_campaign_is_opened_on_the_page(tab, width):
    await tab.size(width, 900)
    await tab.press(play("legends"))
    await tab.until(f"!!({button('My move')})")
    await tab.press('document.querySelector(".composer input")')
    await tab.type("/campaign log")
    await tab.until('document.querySelectorAll(".composer [role=option]").length')
    await tab.key("Enter")
    await tab.key("Enter")
    page = "[...document.querySelectorAll('.message.private')].findLast((one) => /At the table/.test(one.innerText))"
    await tab.until(f"!!({page}) && /Game 1, 1865/.test({page}.innerText)")
    await tab.until(f"!!({page}.querySelector('.gallery img')?.complete)")
    assert await tab.value("document.documentElement.scrollWidth") <= width
    assert await tab.value(NOT_BROKEN)


async def test_what_is_typed_for_a_fixed_choice_is_taken_by_a_part_of_it_or_asked_for_again(tab):
    await tab.press('document.querySelector(".composer input")')
    await tab.type("/rules")
    await tab.until('document.querySelectorAll(".composer [role=option]").length')
    await tab.key("Enter")
    await tab.press('[...document.querySelectorAll(".composer .add")].find((one) => one.innerText === "+ game")')
    await tab.type("zeppelin")
    await tab.press('document.querySelector(".composer button[type=submit]")')
    await tab.until('document.querySelector(".composer .problem").textContent === "Choose game from its list."')
    await tab.value('document.activeElement.value = ""')
    await tab.type("German")
    await tab.press('document.querySelector(".composer button[type=submit]")')
    await tab.until('document.querySelector(".messages").innerText.includes("The rules of German Railways")')


async def test_a_moment_is_told_in_the_language_of_the_page(tab):
    await tab.value(
        '(() => { const one = document.getElementById("language"); one.value = "pl"; one.dispatchEvent(new Event("change")); })()'
    )
    await tab.until('document.querySelector(".messages").innerText.includes("Witaj")')
    await tab.press(play("legends"))
    await tab.until('document.querySelector(".messages").innerText.includes("Czas skończy się za ")')
