/** Text formatted as Discord formats it; built of text nodes, so that nothing in it is taken for HTML. */

import { el } from "./dom.js";
import { locale, say } from "./words.js";

/** The text between two marks: an escaped mark does not end it. */
const INSIDE = "((?:\\\\[^]|[^\\\\])+?)";
/** The rules for one stretch of text, tried at each sign that may begin one; as in Discord, the first that fits applies. */
const INLINE = [
  ["escaped", /\\([^0-9A-Za-z\s])/uy],
  ["code", /(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)/y],
  ["link", /\[((?:\\[^]|[^\[\]\\])+)\]\(<?(https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?\)/y],
  ["user", /<@!?(\d+)>/y],
  ["channel", /<#(\d+)>/y],
  ["command", /<\/([^:<>\n]+):\d+>/y],
  ["time", /<t:(-?\d{1,17})(?::([tTdDfFR]))?>/y],
  ["emoji", /<a?:(\w+):\d+>/y],
  ["bare", /<(https?:\/\/[^\s<>]+)>/y],
  ["bare", /(https?:\/\/[^\s<]+[^\s<.,:;"'\]])/y],
  ["bolditalic", new RegExp(`\\*\\*\\*${INSIDE}\\*\\*\\*(?!\\*)`, "y")],
  ["bold", new RegExp(`\\*\\*${INSIDE}\\*\\*(?!\\*)`, "y")],
  ["underlined", new RegExp(`__${INSIDE}__(?!_)`, "y")],
  ["struck", new RegExp(`~~${INSIDE}~~`, "y")],
  ["spoiler", new RegExp(`\\|\\|${INSIDE}\\|\\|`, "y")],
  ["italic", /\b_((?:__|\\[^]|[^\\_])+?)_\b|\*(?=\S)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y],
];
const SIGN = /[\\`[<h*_~|]/g;

/** Return the nodes of one stretch of text. `about` knows people, channels and what a command's name does. */
export function inline(text, about) {
  const nodes = [];
  let written = "";
  const flush = () => {
    for (const [n, line] of written.split("\n").entries()) nodes.push(...(n ? [el("br"), line] : [line]).filter((node) => node !== ""));
    written = "";
  };
  for (let at = 0; at < text.length;) {
    SIGN.lastIndex = at;
    const next = SIGN.exec(text)?.index ?? text.length;
    written += text.slice(at, next);
    at = next;
    const [kind, found] = fitting(text, at);
    const made = kind && single(kind, found, about);
    if (made) {
      flush();
      nodes.push(...made);
      at += found[0].length;
    } else if (at < text.length) written += text[at++];
  }
  flush();
  return nodes;
}

/** Return the rule that applies at a place, and its match; an empty array if none does. */
function fitting(text, at) {
  for (const [kind, pattern] of INLINE) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [kind, found];
  }
  return [];
}

function single(kind, found, about) {
  switch (kind) {
    case "escaped": return [found[1]];
    case "code": return [el("code", {}, found[2].replace(/^ (?= *`)|(` *) $/g, "$1"))];
    case "link": return [link(found[2], inline(found[1], about), about)];
    case "bare": return bare(found, about);
    case "user": return [el("span", { class: "mention" }, `@${about.person(found[1])}`)];
    case "channel": return [el("button", { type: "button", class: "mention", "data-spec": found[0], onclick: () => about.open(found[1]) }, `#${about.channel(found[1])}`)];
    case "command": return [el("button", { type: "button", class: "mention", "data-spec": found[0], onclick: () => about.type(found[1]) }, `/${found[1]}`)];
    case "time": return time(Number(found[1]), found[2], found[0]);
    case "emoji": return [`:${found[1]}:`];
    case "bolditalic": return [el("strong", {}, el("em", {}, inline(found[1], about)))];
    case "bold": return [el("strong", {}, inline(found[1], about))];
    case "underlined": return [el("u", {}, inline(found[1], about))];
    case "struck": return [el("s", {}, inline(found[1], about))];
    case "italic": return [el("em", {}, inline(found[1] ?? found[2], about))];
    default: return [spoiler(inline(found[1], about))];
  }
}

/** A link that is a bare address; a bracket that closes one before the address is no part of it. */
function bare(found, about) {
  let address = found[1];
  const alone = !found[0].startsWith("<");
  while (alone && address.endsWith(")") && address.split(")").length > address.split("(").length) address = address.slice(0, -1);
  return [link(address, null, about), alone ? found[0].slice(address.length) : ""].filter((node) => node !== "");
}

const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Return a link to an address, within the page if it is a known channel. `inside`: the label; null for the address. */
export function link(address, inside, about, style = "link") {
  const [, channel, message] = PLACE.exec(address) ?? [];
  if (!channel || !about.has(channel)) {
    return el("a", { class: style === "link" ? null : style, href: address, target: "_blank", rel: "noreferrer noopener" }, inside ?? address);
  }
  const named = inside ?? [`#${about.channel(channel)}`, message && " › 💬"];
  const made = el("button", { type: "button", class: style, onclick: () => about.open(channel, message) }, named);
  made.dataset.spec = `${address} ${made.textContent}`;
  return made;
}

function spoiler(inside) {
  const hidden = el("span", { hidden: true }, inside);
  const button = el("button", { type: "button", class: "spoiler", "data-spec": hidden.textContent, "aria-expanded": "false", "aria-label": say("spoiler") }, "▒▒▒▒", hidden);
  button.addEventListener("click", () => {
    button.firstChild.textContent = "";
    hidden.hidden = false;
    button.setAttribute("aria-expanded", "true");
    button.removeAttribute("aria-label");
  });
  return button;
}

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** The latest moment of a Date, in seconds since 1970; the earliest is as long before 1970. */
const LATEST = 8.64e12;

/** A moment; one that is out of range stays as it is written. */
function time(seconds, format, written) {
  if (Math.abs(seconds) > LATEST) return [written];
  const at = new Date(seconds * 1000);
  const full = at.toLocaleString(locale(), FORMATS.F);
  return [el("time", { datetime: at.toISOString(), title: full }, format === "R" ? relative(seconds) : at.toLocaleString(locale(), FORMATS[format] ?? FORMATS.f))];
}

function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(left / length), unit);
}

const LIST = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(\S.*)$/;
const CODE = /```(?:([\w+\-.#]*)\n)?\n*([^\n][^]*?)\n*```/g;

/** Return an element with a whole text. */
export function markdown(text, about) {
  const whole = el("div", { class: "md" });
  let done = 0;
  for (const found of text.matchAll(CODE)) {
    if (escaped(text, found.index)) continue;
    whole.append(...blocks(text.slice(done, found.index), about));
    whole.append(el("pre", { tabindex: "0" }, el("code", {}, found[2])));
    done = found.index + found[0].length;
  }
  whole.append(...blocks(text.slice(done), about));
  return whole;
}

const escaped = (text, at) => /(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(0, at));

/** Return the elements of the lines between two blocks of code. `quoted`: within a quotation, in which no other begins. */
function blocks(text, about, quoted = false) {
  const made = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) made.push(el("p", {}, inline(paragraph.join("\n"), about)));
    paragraph = [];
  };
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    const heading = /^(#{1,3})\s+(.*?[^#\s].*?)\s*#*\s*$/.exec(line);
    const small = /^-#\s+(\S.*)$/.exec(line);
    const quote = quoted ? null : /^>(>>)? (.*)$/.exec(line);
    if (heading) {
      flush();
      // The only first-level heading is that of the page.
      made.push(el(`h${Math.min(heading[1].length + 1, 3)}`, {}, inline(heading[2], about)));
    } else if (small) {
      flush();
      made.push(el("p", { class: "subtext" }, inline(small[1], about)));
    } else if (quote) {
      flush();
      const inside = [quote[2]];
      if (quote[1]) inside.push(...lines.slice(n + 1));
      else while (n + 1 < lines.length && /^> /.test(lines[n + 1])) inside.push(lines[++n].slice(2));
      if (quote[1]) n = lines.length;
      made.push(el("blockquote", {}, blocks(inside.join("\n"), about, true)));
    } else if (LIST.test(line)) {
      flush();
      const from = n;
      while (n + 1 < lines.length && LIST.test(lines[n + 1]) && !/^-#\s/.test(lines[n + 1])) n++;
      made.push(...lists(lines.slice(from, n + 1), about));
    } else if (!line.trim()) flush();
    else paragraph.push(line);
  }
  flush();
  return made;
}

/** Return the lists that some lines make: an item that is indented further belongs to the one before it. */
function lists(lines, about) {
  const made = [];
  const open = []; // from the outermost inwards: the indent, the sort and the element of each list
  for (const line of lines) {
    const [, indent, bullet, number, said] = LIST.exec(line);
    const sort = bullet ? "ul" : "ol";
    while (open.length && (open.at(-1).indent > indent.length || (open.at(-1).indent === indent.length && open.at(-1).sort !== sort))) open.pop();
    if (!open.length || open.at(-1).indent < indent.length) {
      const list = el(sort, bullet ? {} : { start: number });
      if (open.length) open.at(-1).list.lastElementChild.append(list);
      else made.push(list);
      open.push({ indent: indent.length, sort, list });
    }
    open.at(-1).list.append(el("li", {}, inline(said, about)));
  }
  return made;
}
