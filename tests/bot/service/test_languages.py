"""In which language people read and servers speak: what is chosen goes before what Discord says, and is kept."""

from __future__ import annotations

import pytest

from bot.service import Refusal
from storage.languages import Reading
from tests.bot.service.conftest import GUEST, GUILD, HOST, THIRD


async def test_what_the_discord_of_somebody_with_a_seat_is_set_to_is_kept_for_what_they_are_sent(service, live):
    await live(HOST, GUEST)
    spoken = service.languages
    await spoken.learn(HOST, "pl")
    assert spoken.people == {HOST: Reading("pl", chosen=False)}
    await spoken.read()
    assert spoken.people == {HOST: Reading("pl", chosen=False)}
    await spoken.learn(HOST, "en")
    assert spoken.people[HOST].language == "en"


async def test_nothing_is_kept_of_whoever_has_no_seat(service, live):
    await live(HOST, GUEST)
    await service.languages.learn(THIRD, "pl")
    assert service.languages.people == {}
    assert (await service.people.privacy(THIRD)).language is None


async def test_what_a_person_has_chosen_is_kept_until_they_choose_that_of_their_discord(service, live):
    await live(HOST, GUEST)
    spoken = service.languages
    await spoken.choose(HOST, "zh-TW")
    await spoken.read()
    assert spoken.people == {HOST: Reading("zh-TW", chosen=True)}
    await spoken.choose(HOST, None)
    assert spoken.people == {}
    await spoken.read()
    assert spoken.people == {}


async def test_a_server_has_the_language_that_was_chosen_for_it_beside_its_other_settings(service):
    await service.admin.limit_tables(GUILD, 7)
    await service.languages.choose_for_server(GUILD, "pl")
    await service.languages.read()
    assert service.languages.servers == {GUILD: "pl"}
    assert (await service.admin.limit_tables(GUILD, 8)).language == "pl"
    await service.languages.choose_for_server(GUILD, None)
    assert service.languages.servers == {}
    assert (await service.admin.settings(GUILD)).max_tables == 8


async def test_a_table_has_its_own_language_at_any_time_and_hands_it_on(service, live):
    table = await live(HOST, GUEST)
    with pytest.raises(Refusal):
        await service.languages.choose_for_table(table.id, THIRD, "pl")
    assert (await service.languages.choose_for_table(table.id, GUEST, "pl")).language == "pl"
    await service.admin.force_end(GUILD, table.id)
    with pytest.raises(Refusal):
        await service.languages.choose_for_table(table.id, GUEST, None)
    assert (await service.lobby.again(table.id, HOST)).language == "pl"


async def test_what_a_persons_discord_is_set_to_takes_back_no_choice_that_was_made_meanwhile(service, live):
    await live(HOST, GUEST)
    spoken = service.languages
    await spoken.choose(HOST, "zh-TW")
    await spoken.learn(HOST, "pl")  # begun before, and done after
    assert spoken.people == {HOST: Reading("zh-TW", chosen=True)}
    await spoken.read()
    assert spoken.people == {HOST: Reading("zh-TW", chosen=True)}
