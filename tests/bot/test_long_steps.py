import asyncio

from bot.answering import LongSteps, long_step


class Rounds:
    """Counts the rounds of the event loop."""

    def __init__(self):
        self.now = 0
        self._task = asyncio.create_task(self._count())

    async def _count(self):
        while True:
            self.now += 1
            await asyncio.sleep(0)

    def stop(self):
        self._task.cancel()


async def test_of_a_hundred_long_steps_each_round_of_the_event_loop_makes_one():
    rounds, made = Rounds(), []

    async def step(number):
        await long_step()
        made.append((number, rounds.now))

    await asyncio.gather(*(step(number) for number in range(100)))
    rounds.stop()
    assert [number for number, _ in made] == list(range(100))
    at = [when for _, when in made]
    assert len(set(at)) == len(at)


async def test_a_long_step_waits_for_nothing_where_no_other_is_made():
    steps = LongSteps()
    for _ in range(3):
        waiting = steps.next()
        try:
            waiting.send(None)
        except StopIteration:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            continue
        raise AssertionError("it waited")


async def test_a_long_step_that_nobody_waits_for_any_more_holds_up_none_after_it():
    made = []

    async def step(number):
        await long_step()
        made.append(number)

    tasks = [asyncio.create_task(step(number)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert made == [0, 3]
    await long_step()
