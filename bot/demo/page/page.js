/** The page: the imitation of Discord as one person or two people see it. */

import { Composer, paths } from "./composer.js";
import { become, el, menu } from "./dom.js";
import { draw } from "./message.js";
import { say, speak } from "./words.js";

const COLOURS = ["#b3402a", "#2b6cb0", "#7a4fb5"];
const AGAIN = 1000; // milliseconds until the next try to reach the bot

const world = { people: [], channels: [], messages: new Map(), commands: [], welcome: null };
const panes = [];
const pending = new Map();
const unread = new Map(); // by person and channel: how many pings, and whether anything is new
const dismissed = new Set();
let socket = null, numbered = 0;

const key = (person, channel) => `${person}/${channel}`;
const named = (list, id) => list.find((one) => one.id === id)?.name ?? say("somebody");

// ---------------------------------------------------------------------------------------------- the connection

function connect() {
  socket = new WebSocket(new URL("socket/", location.href.replace(/^http/, "ws")));
  socket.addEventListener("message", (event) => heard(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    document.getElementById("connection").hidden = false;
    document.getElementById("connection").textContent = say("restarting");
    for (const answer of pending.values()) answer({ error: say("ended") });
    pending.clear();
    setTimeout(connect, AGAIN);
  });
}

/** Send the bot a request as somebody; resolves to its answer. */
function ask(what) {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) {
      resolve({ error: say("ended") });
      return;
    }
    const n = ++numbered;
    pending.set(n, resolve);
    socket.send(JSON.stringify({ n, ...what }));
  });
}

function heard(frame) {
  switch (frame.kind) {
    case "all": return begin(frame);
    case "answer":
      pending.get(frame.n)?.(frame);
      pending.delete(frame.n);
      return undefined;
    case "message": return take(frame.message);
    case "gone": return remove(frame.id);
    case "channels":
      world.channels = frame.channels;
      return panes.forEach((pane) => pane.bars());
    case "commands":
      world.commands = paths(frame.commands, document.documentElement.lang);
      return undefined;
    default: return undefined;
  }
}

function begin(frame) {
  document.getElementById("connection").hidden = true;
  document.getElementById("waiting")?.remove();
  speak(frame.language, frame.words);
  Object.assign(world, { people: frame.people, channels: frame.channels, commands: paths(frame.commands, frame.language), messages: new Map(frame.messages.map((one) => [one.id, one])) });
  spoken(frame.languages, frame.language);
  if (!panes.length) panes.push(new Pane(frame.people[0]));
  for (const pane of panes) {
    pane.person = world.people.find((one) => one.name === pane.person.name);
    pane.open(world.channels.some((one) => one.id === pane.channel) ? pane.channel : world.channels[0].id);
  }
}

// --------------------------------------------------------------------------------------------------- messages

const visible = (message, person) => (message.viewer === null || message.viewer === person.id) && !dismissed.has(message.id);

function take(message) {
  const known = world.messages.has(message.id);
  world.messages.set(message.id, message);
  for (const person of world.people) {
    if (known || !visible(message, person)) continue;
    const channel = world.channels.find((one) => one.id === message.channel);
    if (channel?.person && channel.person !== person.id) continue;
    if (panes.some((pane) => pane.person.id === person.id && pane.channel === message.channel && !document.hidden)) continue;
    const count = unread.get(key(person.id, message.channel)) ?? 0;
    unread.set(key(person.id, message.channel), count + (message.pinged.includes(person.id) || channel?.person ? 1 : 0));
  }
  panes.forEach((pane) => pane.show(message));
}

function remove(id) {
  world.messages.delete(id);
  panes.forEach((pane) => pane.remove(id));
}

// ------------------------------------------------------------------------------------------------------- panes

/** The parts of a message that have text, or something to press. */
const parts = (message) => [...message.querySelectorAll(".md, .row")];
const said = (part) => (part.matches(".row") ? [...part.querySelectorAll("[data-control]")].map((one) => one.textContent).join() : part.textContent);

/** Return the index of the first part of a message that has changed; Infinity if none has. */
function changed(before, after) {
  const [old, now] = [before, after].map((one) => parts(one).map(said));
  const first = now.findIndex((one, n) => one !== old[n]);
  return first >= 0 ? first : old.length > now.length ? now.length - 1 : Infinity;
}

/** What one person sees: their channels, the messages of one of them, and where they type. */
class Pane {
  constructor(person) {
    this.person = person;
    this.channel = null;
    this.people = el("div", { class: "bar", role: "tablist", "data-label": "who", "aria-label": say("who") });
    this.places = el("div", { class: "bar", role: "tablist", "data-label": "where", "aria-label": say("where") });
    this.list = el("div", { class: "messages", role: "log", "data-label": "messages", "aria-label": say("messages"), tabindex: "0" });
    this.fresh = el("button", { type: "button", class: "new", hidden: true, "data-say": "new_messages", onclick: () => this.down() }, say("new_messages"));
    this.composer = new Composer({
      about: this.about(),
      commands: () => this.offered(),
      game: async () => (await ask({ do: "game", as: this.person.id, channel: this.channel })).game ?? null,
      suggest: async (path, option, typed, values) => (await ask({ do: "complete", as: this.person.id, channel: this.channel, path, option, typed, values })).choices ?? [],
      send: (path, values) => this.answered({ do: "command", path, values }),
    });
    this.element = el("section", { class: "pane" }, el("div", { class: "bars" }, this.people, this.places), this.list, this.fresh, this.composer.element);
    document.getElementById("panes").append(this.element);
    this.follows = true; // whether to scroll to what is new: until somebody scrolls away from the end
    this.pressed = { id: null, from: 0 }; // the message in which something was pressed last, and its first part that changed
    const scrolled = () => requestAnimationFrame(() => {
      this.follows = this.ended();
      if (this.follows) this.fresh.hidden = true;
    });
    this.places.addEventListener("wheel", (event) => { // a wheel turns up and down, but the bar scrolls sideways
      if (event.deltaX || this.places.scrollWidth <= this.places.clientWidth) return;
      event.preventDefault();
      this.places.scrollLeft += event.deltaY;
    });
    for (const event of ["wheel", "touchmove", "keyup"]) this.list.addEventListener(event, scrolled, { passive: true });
    this.list.addEventListener("pointerup", (event) => event.target === this.list && scrolled()); // its scroll bar
    new ResizeObserver(() => this.follows && this.down()).observe(this.list);
  }

  /** What texts and menus refer to, as this person knows it. */
  about() {
    const pane = this;
    return {
      person: (id) => named(world.people, id), channel: (id) => named(world.channels, id),
      get people() { return world.people; },
      get channels() { return world.channels.filter((one) => !one.person); },
      has: (id) => world.channels.some((one) => one.id === id),
      open: (id, message) => pane.open(id, message), type: (path) => pane.composer.begin(path),
    };
  }

  offered() {
    const direct = Boolean(world.channels.find((one) => one.id === this.channel)?.person);
    return world.commands.filter((one) => !direct || one.direct !== false);
  }

  become(person) {
    this.person = person;
    this.open(this.channel);
  }

  /** Show a channel, at one of its messages if that is given; for another person's direct messages, show one's own. */
  open(id, message = null) {
    const wanted = world.channels.find((one) => one.id === id) ?? world.channels[0];
    const channel = wanted.person && wanted.person !== this.person.id ? world.channels.find((one) => one.person === this.person.id) : wanted;
    this.channel = channel.id;
    unread.delete(key(this.person.id, this.channel));
    this.element.setAttribute("aria-label", say("seen_by", this.person.name));
    const here = [...world.messages.values()].filter((one) => one.channel === this.channel && visible(one, this.person));
    this.list.replaceChildren(...here.map((one) => this.drawn(one)));
    this.composer.clear();
    panes.forEach((pane) => pane.bars());
    this.along();
    this.down();
    if (message) this.at(message);
  }

  /** Scroll to the beginning of a message and mark it for a moment; do nothing if it is no longer there. */
  at(id) {
    const found = this.list.querySelector(`[data-id="${id}"]`);
    if (!found) return;
    this.follows = this.list.lastElementChild === found;
    found.scrollIntoView({ block: "start" });
    found.classList.add("meant");
    found.addEventListener("animationend", () => found.classList.remove("meant"), { once: true });
  }

  bars() {
    const direct = world.channels.find((one) => one.person === this.person.id);
    this.people.replaceChildren(...world.people.map((one, n) => this.tab(one.name, one.id === this.person.id, this.counted(one, world.channels), () => this.become(one), el("span", { class: "face", "aria-hidden": "true", style: null }, one.name[0]), COLOURS[n])));
    const places = world.channels.filter((one) => !one.person);
    const at = this.places.scrollLeft;
    this.places.replaceChildren(
      ...places.map((one) => this.tab(`# ${one.name}`, one.id === this.channel, this.counted(this.person, [one]), () => this.open(one.id))),
      ...(direct ? [this.tab(say("direct"), direct.id === this.channel, this.counted(this.person, [direct]), () => this.open(direct.id))] : []));
    this.places.scrollLeft = at;
  }

  /** Scroll the bar so that the tab of the channel that is shown is visible. */
  along() {
    const { offsetLeft, offsetWidth } = this.places.querySelector('[aria-selected="true"]');
    const { scrollLeft, clientWidth } = this.places;
    this.places.scrollLeft = Math.max(offsetLeft + offsetWidth - clientWidth, Math.min(scrollLeft, offsetLeft));
  }

  counted(person, channels) {
    const counts = channels.filter((one) => !one.person || one.person === person.id).map((one) => unread.get(key(person.id, one.id))).filter((one) => one !== undefined);
    return counts.length ? counts.reduce((sum, one) => sum + one, 0) : null;
  }

  tab(label, selected, count, press, face = null, colour = null) {
    if (face) face.style.background = colour;
    return el("button", { type: "button", role: "tab", "aria-selected": String(selected), class: count !== null && !count ? "unread" : null, onclick: press },
      face, label, count ? el("span", { class: "badge" }, String(count), el("span", { class: "unseen" }, ` ${say("unread")}`)) : count === 0 && el("span", { class: "unseen" }, say("unread")));
  }

  drawn(message, before = null) {
    return draw(message, {
      about: this.composer.about, person: this.person, before,
      act: (control, values) => {
        this.pressed = { id: message.id, from: Infinity };
        return this.answered({ do: values ? "choose" : "press", message: message.id, control: control.custom_id, values });
      },
      dismiss: () => {
        dismissed.add(message.id);
        panes.forEach((pane) => pane.remove(message.id));
      },
    });
  }

  /** Do something as this person; resolves to an error in words, or to nothing. */
  async answered(what) {
    this.follows = true;
    const answer = await ask({ as: this.person.id, channel: this.channel, ...what });
    if (answer.modal) fill(answer.modal, (values) => ask({ do: "submit", as: this.person.id, opened: answer.n, values }));
    return answer.error;
  }

  show(message) {
    if (message.channel !== this.channel) {
      this.bars();
      return;
    }
    const before = this.list.querySelector(`[data-id="${message.id}"]`);
    if (!visible(message, this.person)) {
      before?.remove();
      return;
    }
    const ended = this.ended();
    if (before) {
      const focused = before.contains(document.activeElement) ? document.activeElement.dataset.control : null;
      const place = focused ? [...before.querySelectorAll("[data-control]")].indexOf(document.activeElement) : -1;
      const after = this.drawn(message, before);
      if (message.id === this.pressed.id) this.pressed.from = Math.min(this.pressed.from, changed(before, after));
      become(before, after);
      if (place >= 0 && !before.contains(document.activeElement)) {
        const controls = [...before.querySelectorAll("[data-control]:not(:disabled)")];
        (controls.find((one) => one.dataset.control === focused) ?? controls[Math.min(place, controls.length - 1)])?.focus({ preventScroll: true });
      }
    } else {
      this.list.append(this.drawn(message));
      if (this.follows) this.down();
      else this.fresh.hidden = false;
      return;
    }
    if (this.follows && (ended || this.list.lastElementChild.dataset.id === message.id)) this.down();
  }

  /** Return whether the end is in sight: a change of an earlier message, such as its picture, must not push it out. */
  ended() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60;
  }

  remove(id) {
    this.list.querySelector(`[data-id="${id}"]`)?.remove();
  }

  /**
   * Scroll to the end, where the buttons are, as Discord does; but keep in sight what a press in a long last message
   * has changed, and the beginning of a long private answer.
   */
  down() {
    const last = this.list.lastElementChild;
    this.fresh.hidden = true;
    this.follows = true;
    if (!last) return;
    if (this.channel === world.channels[0].id && this.list.childElementCount === 1) { // the welcome is to be read from its beginning
      this.list.scrollTop = 0;
      return;
    }
    const pressed = this.pressed.id === last.dataset.id;
    if (!pressed && !last.matches(".private")) {
      this.list.scrollTop = this.list.scrollHeight;
      return;
    }
    const from = pressed ? this.pressed.from : 0;
    if (from === Infinity) return;
    const first = (from > 0 && parts(last)[from]) || last;
    const top = first.getBoundingClientRect().top - this.list.getBoundingClientRect().top + this.list.scrollTop;
    this.list.scrollTop = this.list.scrollHeight - top > this.list.clientHeight ? top : this.list.scrollHeight;
  }
}

// ------------------------------------------------------------------------------------------------------- forms

const modal = document.getElementById("modal");

/** Show a form; `send(values)` resolves to the answer. */
function fill(form, send) {
  const fields = [];
  const inside = form.components.map((outer) => {
    if (outer.type === 10) return el("p", {}, outer.content);
    const field = outer.component ?? outer.components[0];
    const id = `field-${field.custom_id}`;
    const label = outer.label ?? field.label ?? "";
    const control = input(field, id, label);
    fields.push({ field, control });
    return el("div", {}, el(control.labelled ? "label" : "div", control.labelled ? { for: id } : { class: "label" }, label), outer.description && el("p", { class: "description" }, outer.description), control.element);
  });
  modal.querySelector("h2").textContent = form.title;
  modal.querySelector(".fields").replaceChildren(...inside);
  const problem = modal.querySelector(".problem");
  problem.textContent = "";
  modal.querySelector("form").onsubmit = async (event) => {
    event.preventDefault();
    const values = await Promise.all(fields.map(async ({ field, control }) => [field.custom_id, await control.value()]));
    const answer = await send(Object.fromEntries(values));
    if (answer.error) problem.textContent = answer.error;
    else modal.close();
  };
  modal.querySelector("[data-cancel]").onclick = () => modal.close();
  modal.showModal();
}

function input(field, id, label) {
  if (field.type === 4) {
    const long = field.style === 2;
    const made = el(long ? "textarea" : "input", { id, placeholder: field.placeholder, maxlength: field.max_length, minlength: field.min_length, required: field.required ?? true, rows: long ? 4 : null });
    made.value = field.value ?? "";
    return { element: made, labelled: true, value: () => made.value };
  }
  if (field.type === 19) {
    const made = el("input", { id, type: "file", required: field.required ?? true });
    return { element: made, labelled: true, value: () => encoded(made.files[0]) };
  }
  let chosen = (field.options ?? []).filter((one) => one.default).map((one) => one.value);
  const options = field.type === 5 ? world.people.map((one) => ({ value: one.id, label: one.name })) : field.options;
  const made = menu({ placeholder: field.placeholder ?? label, options, chosen, least: field.min_values ?? 1, most: field.max_values ?? 1, choose: (values) => { chosen = values; } });
  return { element: made, labelled: false, value: () => chosen };
}

/** Return a file as its name and its bytes in base 64. */
function encoded(file) {
  if (!file) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve({ name: file.name, data: reader.result.split(",")[1] }));
    reader.readAsDataURL(file);
  });
}

// -------------------------------------------------------------------------------------------------- the page

const language = document.getElementById("language");
let chosen = false; // whether the browser's language has been chosen at the beginning

/** Offer the languages, if there are several. */
function spoken(languages, now) {
  language.replaceChildren(...languages.map((one) => el("option", { value: one.code, selected: one.code === now, lang: one.code }, one.name)));
  language.hidden = languages.length < 2;
  if (chosen) return;
  chosen = true;
  const own = navigator.languages.map((one) => languages.find(({ code }) => code === one) ?? languages.find(({ code }) => code === one.split("-")[0])).find(Boolean);
  if (own && own.code !== now) ask({ do: "speak", as: world.people[0].id, language: own.code });
}

language.addEventListener("change", () => ask({ do: "speak", as: panes[0].person.id, language: language.value }));

const split = document.getElementById("split");
split.addEventListener("click", () => {
  if (panes.length > 1) panes.pop().element.remove();
  else {
    const other = world.people.find((one) => one.id !== panes[0].person.id);
    panes.push(new Pane(other));
    panes[1].open(panes[0].channel);
  }
  split.setAttribute("aria-pressed", String(panes.length > 1));
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  panes.forEach((pane) => unread.delete(key(pane.person.id, pane.channel)));
  panes.forEach((pane) => pane.bars());
});
connect();
