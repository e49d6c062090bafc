/** Making elements, and lists to choose from. */

import { comma, say } from "./words.js";

/** Make an element with properties (`class`, `on…`, attributes) and children. */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/**
 * Turn an element on the page into another one, but keep those of its parts that are the same.
 *
 * So an open list, a loaded picture and the focus are kept. Interactive parts have a `data-spec` with everything that
 * they depend on: parts with the same one are the same.
 */
export function become(old, wanted) {
  if (old.nodeType !== wanted.nodeType || kind(old) !== kind(wanted)) {
    old.replaceWith(wanted);
    return wanted;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== wanted.data) old.data = wanted.data;
    return old;
  }
  if (old.dataset.spec !== undefined) return old;
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  let next = old.firstChild;
  for (const child of [...wanted.childNodes]) {
    let same = next;
    while (same && kind(same) !== kind(child)) same = same.nextSibling;
    if (!same) {
      old.insertBefore(child, next);
      continue;
    }
    while (next !== same) {
      const skipped = next;
      next = next.nextSibling;
      skipped.remove();
    }
    next = become(same, child).nextSibling;
  }
  while (next) {
    const left = next;
    next = next.nextSibling;
    left.remove();
  }
  return old;
}

const kind = (node) => (node.nodeType === Node.TEXT_NODE ? "" : `${node.tagName} ${node.dataset.spec ?? node.className}`);

let numbered = 0;

/**
 * A list of options beneath (or above) its field, for keyboard, mouse and screen reader.
 *
 * `field` keeps the focus. An option is `{value, label, description?, emoji?}`. `pick(option)` is called for the one that
 * is chosen; if `many` is set, options are ticked instead, and `done(values)` is called when the choice is finished.
 */
export class List {
  constructor(field, { name, above = false, many = null, pick = () => {}, done = () => {}, empty = "" }) {
    Object.assign(this, { field, many, pick, done, empty, options: [], at: -1 });
    this.id = `list-${++numbered}`;
    this.lines = el("ul", { role: "listbox", id: this.id, "aria-label": name, "aria-multiselectable": many ? "true" : null });
    this.element = el("div", { class: above ? "list above" : "list", hidden: true }, this.lines);
    this.element.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", "false");
    field.setAttribute("aria-haspopup", "listbox");
  }

  get open() { return !this.element.hidden; }

  show(options, ticked = []) {
    this.options = options;
    this.ticked = new Set(ticked);
    this.at = options.length ? Math.max(0, options.findIndex((one) => this.ticked.has(one.value))) : -1;
    this.element.hidden = false;
    this.field.setAttribute("aria-expanded", "true");
    this.draw();
  }

  hide() {
    if (!this.open) return;
    this.element.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  draw() {
    const lines = this.options.map((option, n) => {
      const line = el("li", { role: "option", id: `${this.id}-${n}`, class: n === this.at ? "at" : null, "aria-selected": String(this.many ? this.ticked.has(option.value) : n === this.at) },
        this.many && el("span", { class: "tick", "aria-hidden": "true" }, this.ticked.has(option.value) ? "✓" : ""),
        option.emoji && el("span", { "aria-hidden": "true" }, option.emoji),
        el("span", {}, option.label, option.description && el("span", { class: "more" }, option.description)));
      line.addEventListener("click", () => this.choose(n));
      return line;
    });
    this.lines.replaceChildren(...lines);
    this.element.replaceChildren(...this.beneath());
    if (this.at >= 0) {
      this.field.setAttribute("aria-activedescendant", `${this.id}-${this.at}`);
      this.lines.children[this.at].scrollIntoView({ block: "nearest" });
    }
  }

  beneath() {
    if (!this.options.length) return [el("p", { class: "none", role: "status" }, this.empty)];
    if (!this.many) return [this.lines];
    const enough = this.ticked.size >= this.many.least && this.ticked.size <= this.many.most;
    return [this.lines, el("button", { type: "button", tabindex: "-1", class: "button primary done", disabled: !enough, onclick: () => this.finish() }, say("done", this.ticked.size))];
  }

  choose(n) {
    const option = this.options[n];
    if (!option) return;
    if (!this.many) {
      this.hide();
      this.pick(option);
      return;
    }
    this.at = n;
    if (this.ticked.has(option.value)) this.ticked.delete(option.value);
    else if (this.ticked.size < this.many.most) this.ticked.add(option.value);
    this.draw();
  }

  finish() {
    const { least, most } = this.many;
    if (this.ticked.size < least || this.ticked.size > most) return;
    this.hide();
    this.done(this.options.map((one) => one.value).filter((value) => this.ticked.has(value)));
  }

  /** Handle a key if it means something to the list; returns whether it did. */
  key(event) {
    if (!this.open) return false;
    const last = this.options.length - 1;
    const typed = this.field.tagName !== "BUTTON"; // in a text field, Home and End move through what was typed
    const moves = { ArrowDown: this.at < last ? this.at + 1 : 0, ArrowUp: this.at > 0 ? this.at - 1 : last, ...(typed ? {} : { Home: 0, End: last }) };
    if (event.key in moves && last >= 0) {
      this.at = moves[event.key];
      this.draw();
    } else if (event.key === "Escape") this.hide();
    else if (event.key === "Enter" && this.many && !event.ctrlKey) this.choose(this.at);
    else if (event.key === "Enter" && this.many) this.finish();
    else if (event.key === " " && !typed) this.choose(this.at);
    else if (event.key === "Enter" && this.at >= 0) this.choose(this.at);
    else if (event.key === "Tab") {
      if (this.many) this.finish();
      else this.hide();
      return false;
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

/** Make a button that shows options, and pass what is chosen to `choose`. Returns the element that holds both. */
export function menu({ placeholder, options, least = 1, most = 1, disabled = false, chosen = [], choose }) {
  const many = least !== 1 || most !== 1 ? { least, most } : null;
  const button = el("button", { type: "button", disabled, "aria-label": placeholder });
  const list = new List(button, { name: placeholder, many, pick: (option) => take([option.value]), done: take });
  const holder = el("div", { class: "menu" }, button, list.element);
  let values = chosen;
  function draw() {
    const labels = options.filter((one) => values.includes(one.value)).map((one) => one.label);
    button.replaceChildren(labels.length ? labels.join(comma()) : el("span", { class: "placeholder" }, placeholder));
    button.setAttribute("aria-label", labels.length ? `${placeholder}: ${labels.join(comma())}` : placeholder);
  }
  function take(taken) {
    values = taken;
    draw();
    choose(taken);
  }
  const show = () => {
    list.show(options, values);
    list.element.scrollIntoView({ block: "nearest" });
  };
  button.addEventListener("click", () => (list.open ? list.hide() : show()));
  button.addEventListener("keydown", (event) => {
    if (list.open) list.key(event);
    else if (event.key === "ArrowDown") {
      event.preventDefault();
      show();
    }
  });
  button.addEventListener("blur", () => list.hide());
  draw();
  return holder;
}
