/** What Discord makes of the signs in a text; built of text nodes, so that nothing in it is taken for HTML. */

import { el } from "./dom.js";

const INLINE = [
  ["escaped", /\\([\\`*_~|>#\-[\]().!])/],
  ["code", /``(.+?)``|`([^`]+)`/s],
  ["link", /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/],
  ["user", /<@!?(\d+)>/],
  ["channel", /<#(\d+)>/],
  ["command", /<\/([^:>]+):\d+>/],
  ["time", /<t:(-?\d+)(?::([tTdDfFR]))?>/],
  ["emoji", /<a?:(\w+):\d+>/],
  ["bare", /<?(https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]])>?/],
  ["bolditalic", /\*\*\*(.+?)\*\*\*/s],
  ["bold", /\*\*(.+?)\*\*(?!\*)/s],
  ["underlined", /__(.+?)__(?!_)/s],
  ["struck", /~~(.+?)~~/s],
  ["spoiler", /\|\|(.+?)\|\|/s],
  ["italic", /\*([^\s*](?:.*?[^\s*])?)\*(?!\*)|(?<![\w])_([^_]+)_(?![\w])/s],
];

/** Return the nodes of one stretch of text. `about` knows people, channels and what a command's name does. */
export function inline(text, about) {
  const nodes = [];
  while (text) {
    let first = null;
    for (const [kind, pattern] of INLINE) {
      const found = pattern.exec(text);
      if (found && (!first || found.index < first.found.index)) first = { kind, found };
    }
    if (!first) {
      nodes.push(text);
      break;
    }
    const { kind, found } = first;
    if (found.index) nodes.push(text.slice(0, found.index));
    nodes.push(...single(kind, found, about));
    text = text.slice(found.index + found[0].length);
  }
  return nodes;
}

function single(kind, found, about) {
  switch (kind) {
    case "escaped": return [found[1]];
    case "code": return [el("code", {}, found[1] ?? found[2])];
    case "link": return [link(found[2], inline(found[1], about), about)];
    case "bare": return [link(found[1], null, about)];
    case "user": return [el("span", { class: "mention" }, `@${about.person(found[1])}`)];
    case "channel": return [el("button", { type: "button", class: "mention", "data-spec": found[0], onclick: () => about.open(found[1]) }, `#${about.channel(found[1])}`)];
    case "command": return [el("button", { type: "button", class: "mention", "data-spec": found[0], onclick: () => about.type(found[1]) }, `/${found[1]}`)];
    case "time": return [time(Number(found[1]), found[2])];
    case "emoji": return [`:${found[1]}:`];
    case "bolditalic": return [el("strong", {}, el("em", {}, inline(found[1], about)))];
    case "bold": return [el("strong", {}, inline(found[1], about))];
    case "underlined": return [el("u", {}, inline(found[1], about))];
    case "struck": return [el("s", {}, inline(found[1], about))];
    case "italic": return [el("em", {}, inline(found[1] ?? found[2], about))];
    default: return [spoiler(inline(found[1], about))];
  }
}

const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Return what leads to an address: of a channel or message that is there, within the page. `inside`: null for the address. */
export function link(address, inside, about, style = "link") {
  const [, channel, message] = PLACE.exec(address) ?? [];
  if (!channel || !about.has(channel)) {
    return el("a", { class: style === "link" ? null : style, href: address, target: "_blank", rel: "noreferrer noopener" }, inside ?? address);
  }
  const named = inside ?? [`#${about.channel(channel)}`, message && " › message"];
  const made = el("button", { type: "button", class: style, onclick: () => about.open(channel, message) }, named);
  made.dataset.spec = `${address} ${made.textContent}`;
  return made;
}

function spoiler(inside) {
  const hidden = el("span", { hidden: true }, inside);
  const button = el("button", { type: "button", class: "spoiler", "data-spec": hidden.textContent, "aria-expanded": "false", "aria-label": "Show what is hidden" }, "▒▒▒▒", hidden);
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

function time(seconds, format) {
  const at = new Date(seconds * 1000);
  const full = at.toLocaleString("en-GB", FORMATS.F);
  return el("time", { datetime: at.toISOString(), title: full }, format === "R" ? relative(seconds) : at.toLocaleString("en-GB", FORMATS[format] ?? FORMATS.f));
}

function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(left / length), unit);
}

const LIST = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

/** Return an element with the whole of a text. */
export function markdown(text, about) {
  const whole = el("div", { class: "md" });
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) whole.append(el("p", {}, paragraph.flatMap((line, n) => (n ? [el("br"), ...inline(line, about)] : inline(line, about)))));
    paragraph = [];
  };
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    if (line.startsWith("```")) {
      flush();
      const inside = [];
      let rest = line.slice(3);
      if (rest.includes("```")) inside.push(rest.split("```")[0]);
      else {
        if (rest && !/^\w+$/.test(rest)) inside.push(rest);
        for (n++; n < lines.length && !lines[n].includes("```"); n++) inside.push(lines[n]);
        if (n < lines.length && lines[n].split("```")[0]) inside.push(lines[n].split("```")[0]);
      }
      whole.append(el("pre", { tabindex: "0" }, el("code", {}, inside.join("\n"))));
      continue;
    }
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const small = /^-#\s+(.*)$/.exec(line);
    const quote = /^>\s?(.*)$/.exec(line);
    if (heading) {
      flush();
      // The page itself has the heading of the first degree.
      whole.append(el(`h${heading[1].length + 1 > 3 ? 3 : heading[1].length + 1}`, {}, inline(heading[2], about)));
    } else if (small) {
      flush();
      whole.append(el("p", { class: "subtext" }, inline(small[1], about)));
    } else if (quote) {
      flush();
      const inside = [quote[1]];
      while (n + 1 < lines.length && /^>\s?/.test(lines[n + 1])) inside.push(lines[++n].replace(/^>\s?/, ""));
      whole.append(el("blockquote", {}, ...markdown(inside.join("\n"), about).childNodes));
    } else if (LIST.test(line)) {
      flush();
      const [, , number] = LIST.exec(line);
      const items = [];
      for (; n < lines.length && LIST.test(lines[n]); n++) {
        const [, indent, , said] = LIST.exec(lines[n]);
        const item = el("li", {}, inline(said, about));
        if (indent.length && items.length) {
          const above = items[items.length - 1];
          if (above.lastElementChild?.tagName !== "UL") above.append(el("ul"));
          above.lastElementChild.append(item);
        } else items.push(item);
      }
      n--;
      whole.append(el(number ? "ol" : "ul", number ? { start: number } : {}, items));
    } else if (!line.trim()) flush();
    else paragraph.push(line);
  }
  flush();
  return whole;
}
