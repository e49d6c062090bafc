"""What the demo's page makes of the signs in a text, as Discord does; run by node, where that is installed."""

import json
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.demo.web import STATIC
from bot.texts import harmless
from tests.thorough import times

NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")
PIECES = (
    *"\\*_~|`#->[]()<>@:!.&/ \n\t", "**", "***", "__", "~~", "||", "``", "```", "```py\n", "\n> ", "\n>>> ", "\n- ", "\n  - ", "\n1. ",
    "\n# ", "\n-# ", "word", "a", "B9", "\u00e9", "\U0001f682", "\u200b", "<@1>", "<@!22>", "<#3>", "<t:0:R>", "<t:-1>", "<t:99999999999999999:R>",
    "<t:8640000000000:F>", "<t:8640000000001>", "<:name:1>", "<a:n:2>", "</game board:3>", "https://a.b/c(d)", "<https://x.y>",
    "[x](https://y.z)", "<t:", "<@", "\\<@1>", "\\\\",
)  # fmt: skip
"""What texts are put together of: signs, whole ones and halves of them."""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Return what the page makes of some texts: the HTML, and what is read of it."""
    folder = tmp_path_factory.mktemp("page")
    for name in ("dom", "markdown", "words"):
        source = (STATIC / f"{name}.js").read_text(encoding="utf-8")
        (folder / f"{name}.mjs").write_text(re.sub(r'"\./(\w+)\.js"', r'"./\1.mjs"', source), encoding="utf-8")

    def made(texts):
        script = Path(__file__).with_name("markdown_of_the_page.mjs")
        command = [str(NODE), str(script), str(folder / "markdown.mjs")]
        run = subprocess.run(command, input=json.dumps(texts), capture_output=True, text=True, check=False, timeout=300)
        assert run.returncode == 0, run.stderr[-2000:]
        return json.loads(run.stdout)

    return made


AS_DISCORD = {
    "plain words": "<p>plain words</p>",
    r"\<@1>": "<p>&lt;@1&gt;</p>",
    r"\<t:0:R> \<#3> \</game board:3>": "<p>&lt;t:0:R&gt; &lt;#3&gt; &lt;/game board:3&gt;</p>",
    r"\*a\* \_b\_ \a \\": "<p>*a* _b_ \\a \\</p>",
    "<@1> and <@!22>": "<p><span>@person1</span> and <span>@person22</span></p>",
    "<#3>": "<p><button>#channel3</button></p>",
    "</game board:3>": "<p><button>/game board</button></p>",
    "<t:99999999999999999:R>": "<p>&lt;t:99999999999999999:R&gt;</p>",
    "<t:8640000000001>": "<p>&lt;t:8640000000001&gt;</p>",
    "<t:999999999999999999>": "<p>&lt;t:999999999999999999&gt;</p>",
    "**a** __b__ ~~c~~ *d* _e_": "<p><strong>a</strong> <u>b</u> <s>c</s> <em>d</em> <em>e</em></p>",
    "***a***": "<p><strong><em>a</em></strong></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    r"**a\**b**": "<p><strong>a**b</strong></p>",
    "**a": "<p>**a</p>",
    "a** b": "<p>a** b</p>",
    "snake_case_name": "<p>snake_case_name</p>",
    "2 * 3 * 4": "<p>2 * 3 * 4</p>",
    "**over\ntwo lines**": "<p><strong>over<br>two lines</strong></p>",
    "`a*b*` ``c`d``": "<p><code>a*b*</code> <code>c`d</code></p>",
    "`a": "<p>`a</p>",
    "```py\nx = 1\n``` after": "<pre><code>x = 1</code></pre><p> after</p>",
    "before ```x``` after": "<p>before </p><pre><code>x</code></pre><p> after</p>",
    "```never closed": "<p>```never closed</p>",
    "> a\n> b\nc": "<blockquote><p>a<br>b</p></blockquote><p>c</p>",
    ">a": "<p>&gt;a</p>",
    "> > a": "<blockquote><p>&gt; a</p></blockquote>",
    ">>> a\nb": "<blockquote><p>a<br>b</p></blockquote>",
    "# a\n-# b": "<h2>a</h2><p>b</p>",
    "#a": "<p>#a</p>",
    "# ": "<p># </p>",
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "3. a\n4. b\n- c": '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    "- a\n  1. b": '<ul><li>a<ol start="1"><li>b</li></ol></li></ul>',
    "[a](https://b.c/d)": '<p><a href="https://b.c/d">a</a></p>',
    r"[a\]b](https://b.c)": '<p><a href="https://b.c">a]b</a></p>',
    "[a](javascript:x)": "<p>[a](javascript:x)</p>",
    "(see https://b.c/d_e).": '<p>(see <a href="https://b.c/d_e">https://b.c/d_e</a>).</p>',
    "https://b.c/d(e)": '<p><a href="https://b.c/d(e)">https://b.c/d(e)</a></p>',
    "<https://b.c> <https://b.c": '<p><a href="https://b.c">https://b.c</a> &lt;<a href="https://b.c">https://b.c</a></p>',
    "<:train:1>": "<p>:train:</p>",
    "<b>&amp;</b>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>",
    "": "",
}


def test_signs_are_read_as_discord_reads_them(made):
    assert dict(zip(AS_DISCORD, (html for html, _ in made(list(AS_DISCORD))), strict=True)) == AS_DISCORD


def test_times_within_what_can_be_told_are_times(made):
    for html, read in made(["<t:0:R>", "<t:0:D>", "<t:-8640000000000>", "<t:8640000000000:F>", "<t:1700000000:t>"]):
        assert html.startswith("<p><time>")
        assert read
        assert "<t:" not in read


def test_whatever_somebody_is_called_is_read_as_it_is_written(made):
    rng = random.Random(7)
    names = ["".join(rng.choices(PIECES, k=rng.randint(1, 12))) for _ in range(times(1000, 2000))]
    for name, (_, read) in zip(names, made([f"**{harmless(name) or 'x'}**" for name in names]), strict=True):
        wanted = re.sub("\u200b", "", " ".join(name.split()) or "x")
        assert re.sub("\u200b", "", read).strip() == wanted.strip(), name


def test_no_text_at_all_breaks_the_page_or_loses_a_letter(made):
    rng = random.Random(11)
    texts = ["".join(rng.choices(PIECES, k=rng.randint(1, 40))) for _ in range(times(2000, 6000))]
    texts += [piece * 1300 for piece in ("*", "_", "`", "|", "~", "> ", "||a", "**a", "[", "<", "- ", "\n> ", "\\")]
    for text, (_, read) in zip(texts, made(texts), strict=True):
        if not re.search(r"<|://|```|\d\. |/game", text):  # where something else is read than is written
            assert re.sub(r"[^\w]|_", "", read) == re.sub(r"[^\w]|_", "", text), text
