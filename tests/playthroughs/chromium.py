"""A browser without windows, driven over its own protocol (https://chromedevtools.github.io/devtools-protocol)."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp

from tests.discord_server import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)


def installed() -> str | None:
    """Return where a browser is; None: there is none on this machine."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Tab:
    """One page that is open in the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._reading = asyncio.create_task(self._read())
        self.problems: list[str] = []
        """What the page wrote to its console as an error, or raised."""

    async def _read(self) -> None:
        async for frame in self._socket:
            said = json.loads(frame.data)
            if (answer := self._answers.pop(said.get("id"), None)) is not None:
                answer.set_result(said)
            elif said.get("method") == "Runtime.exceptionThrown":
                self.problems.append(str(said["params"]["exceptionDetails"]))
            elif said.get("method") == "Log.entryAdded" and said["params"]["entry"]["level"] == "error":
                self.problems.append(str(said["params"]["entry"]))

    async def do(self, method: str, **parameters: Any) -> Any:
        """Let the browser do something; return its answer."""
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        said = await asyncio.wait_for(self._answers[number], PATIENCE)
        assert "error" not in said, said
        return said["result"]

    async def value(self, script: str) -> Any:
        """Return the value of an expression in the page."""
        said = await self.do("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in said, said
        return said["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until an expression in the page is true, and return its value."""
        async with asyncio.timeout(PATIENCE):
            return await _until(lambda: self.value(script))

    async def size(self, width: int, height: int, *, dark: bool = False) -> None:
        """Be a window of so many pixels, light or dark."""
        await self.do(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        await self.do("Emulation.setEmulatedMedia", features=scheme)

    async def press(self, found: str) -> None:
        """Press what an expression in the page finds; wait until it is there."""
        await self.until(f"""(() => {{
            const one = {found};
            if (!one || one.disabled) return false;
            one.scrollIntoView({{ block: "center" }});
            one.focus();
            one.click();
            return true;
        }})()""")

    async def hover(self, found: str, seen: str) -> Any:
        """Move the mouse over what an expression finds, and return what another then is.

        If the page shifts meanwhile, as a picture arrives, the mouse goes after it.
        """

        async def when_over() -> Any:
            x, y = await self.value(f"""((one) => {{
                one.scrollIntoView({{ block: "center" }});
                const box = one.getBoundingClientRect();
                return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            }})({found})""")
            await self.do("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
            return await self.value(f"{found}.matches(':hover') && {seen}")

        async with asyncio.timeout(PATIENCE):
            return await _until(when_over)

    async def type(self, text: str) -> None:
        """Type into what has the focus."""
        await self.do("Input.insertText", text=text)

    async def key(self, name: str) -> None:
        """Press a key such as ``Enter``, ``Tab`` or ``Escape``."""
        codes = {"Enter": (13, "\r"), "Tab": (9, ""), "Escape": (27, ""), "ArrowDown": (40, ""), "ArrowUp": (38, "")}
        code, text = codes[name]
        await self.do(
            "Input.dispatchKeyEvent", type="keyDown", key=name, code=name, windowsVirtualKeyCode=code, text=text
        )
        await self.do("Input.dispatchKeyEvent", type="keyUp", key=name, code=name, windowsVirtualKeyCode=code)

    async def picture(self, path: Path) -> None:
        """Keep what the window shows."""
        said = await self.do("Page.captureScreenshot", format="png")
        await asyncio.to_thread(path.write_bytes, base64.b64decode(said["data"]))

    async def close(self) -> None:
        """Close the page."""
        self._reading.cancel()
        await self._socket.close()


async def _until(look: Callable[[], Awaitable[Any]]) -> Any:
    """Look again and again until there is something to see."""
    while True:
        if found := await look():
            return found
        await asyncio.sleep(0.02)


def _text_of(path: Path) -> str:
    return path.read_text() if path.exists() else ""


@contextlib.asynccontextmanager
async def browsing(address: str, folder: Path) -> AsyncIterator[Tab]:
    """Open a page in a browser that keeps what it must in a folder."""
    program = installed()
    assert program is not None
    arguments = (*FLAGS, f"--user-data-dir={folder}", "about:blank")
    silent = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(program, *arguments, stdout=silent, stderr=silent)
    try:
        port = folder / "DevToolsActivePort"
        async with asyncio.timeout(PATIENCE):
            said = await _until(lambda: asyncio.to_thread(_text_of, port))
        browser = f"http://127.0.0.1:{said.split()[0]}"
        async with aiohttp.ClientSession() as session:
            async with session.put(f"{browser}/json/new?about:blank") as answer:
                found = await answer.json()
            async with session.ws_connect(found["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                tab = Tab(socket)
                for domain in ("Page", "Runtime", "Log"):
                    await tab.do(f"{domain}.enable")
                await tab.do("Emulation.setFocusEmulationEnabled", enabled=True)
                await tab.do("Page.navigate", url=address)
                yield tab
                await tab.close()
    finally:
        process.terminate()
        await process.wait()
