/** Where commands are typed: first the command, then its options, each with its suggestions. */

import { el, List } from "./dom.js";
import { say } from "./words.js";

const SUBCOMMAND = 1, GROUP = 2, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;
const TYPING = 120; // milliseconds without a key after which suggestions are fetched

const FIRST = ["game", "learn", "hand"]; // the commands that somebody new wants before all others

/** Return the description of a command or option in a language, or the English one if it has none. */
const described = (one, language) => one.description_localizations?.[language] ?? one.description;

/** Return the options of a command in a language. */
const localized = (options, language) => options.map((one) => ({ ...one, description: described(one, language), choices: one.choices?.map((each) => ({ ...each, name: each.name_localizations?.[language] ?? each.name })) }));

/** Return every command that can be typed as `{path, description, options, group}`; `group` describes the first word. */
export function paths(commands, language) {
  const found = [];
  const walk = (path, level, group) => {
    const inside = (level.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
    if (inside.length) inside.forEach((one) => walk(`${path} ${one.name}`, one, group));
    else found.push({ path, description: described(level, language), options: localized(level.options ?? [], language), group });
  };
  commands.filter((one) => one.type === 1).forEach((one) => walk(one.name, one, described(one, language)));
  return found.sort((a, b) => a.path.localeCompare(b.path));
}

export class Composer {
  /** `commands()` lists what can be typed here, `game`, `suggest` and `send` ask the bot, `about` knows people and channels. */
  constructor({ commands, game, suggest, send, about }) {
    Object.assign(this, { commands, game, suggest, send, about, command: null, fields: [] });
    this.problem = el("p", { class: "problem", role: "alert" });
    this.element = el("form", { class: "composer", autocomplete: "off" });
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.clear();
  }

  /** Start again, with nothing typed. */
  clear(focus = false) {
    this.command = null;
    this.problem.textContent = "";
    const input = el("input", { type: "text", "aria-autocomplete": "list", "aria-label": say("type"), placeholder: say("placeholder"), spellcheck: "false", autocapitalize: "off" });
    let asked = 0, playing = null;
    const pick = (option) => {
      if (this.commands().some((one) => one.path === option.value)) {
        this.begin(option.value);
        return;
      }
      input.value = `/${option.value} `;
      input.focus();
      offer();
    };
    const list = new List(input, { name: say("commands"), above: true, empty: say("no_command"), pick });
    const offer = async () => {
      const number = ++asked;
      if (!input.value) {
        list.hide();
        return;
      }
      if (!playing || input.value.length === 1) playing = this.game(); // a game may have begun or ended since
      const game = await playing;
      if (number !== asked || document.activeElement !== input) return;
      const typed = input.value.replace(/^\s*\//, "").trimStart().toLowerCase();
      const there = ordered(this.commands(), game);
      list.show(typed.trim() ? matching(there, typed).map((one) => ({ value: one.path, label: `/${one.path}`, description: one.description })) : beginnings(there));
    };
    input.addEventListener("input", offer);
    input.addEventListener("keydown", (event) => list.key(event));
    input.addEventListener("blur", () => {
      asked++;
      list.hide();
    });
    this.input = input;
    this.element.replaceChildren(el("div", { class: "field" }, input, list.element), this.problem);
    if (focus) input.focus();
  }

  /** Show the options of a command. */
  begin(path) {
    const command = this.commands().find((one) => one.path === path);
    if (!command) {
      this.clear(true);
      this.problem.textContent = say("not_offered", `/${path}`);
      return;
    }
    this.command = command;
    const needed = command.options.filter((one) => one.required);
    this.fields = (needed.length ? needed : command.options.slice(0, 1)).map((one) => this.field(one));
    this.lay();
    (this.fields[0]?.input ?? this.element.querySelector("button[type=submit]")).focus();
  }

  lay() {
    const more = this.command.options.filter((one) => !this.fields.some((field) => field.option === one));
    this.element.replaceChildren(
      el("p", { class: "about" }, this.command.description),
      el("span", { class: "chosen" }, `/${this.command.path}`, el("button", { type: "button", class: "add", "aria-label": say("take_back"), onclick: () => this.clear(true) }, "×")),
      ...this.fields.map((field) => field.element),
      ...more.map((option) => el("button", { type: "button", class: "add", title: option.description, onclick: () => this.add(option) }, `+ ${option.name}`)),
      el("button", { type: "submit", class: "button primary" }, say("send")),
      this.problem);
  }

  add(option) {
    const field = this.field(option);
    this.fields.push(field);
    this.lay();
    field.input.focus();
  }

  field(option) {
    const input = el("input", { type: "text", "aria-autocomplete": "list", id: `option-${option.name}-${Math.random().toString(36).slice(2)}`, placeholder: option.description, spellcheck: "false", inputmode: option.type === INTEGER ? "numeric" : null });
    const field = { option, input, value: null, label: null };
    let asked = 0, timer = 0;
    const list = new List(input, {
      name: option.name, above: true, empty: say("nothing_fits"),
      pick: (choice) => {
        field.value = choice.value;
        field.label = input.value = choice.label;
      },
    });
    const offer = async () => {
      if (!input.isConnected) return; // the command was sent or taken back while somebody was still typing
      const typed = input.value === field.label ? "" : input.value;
      const fixed = this.fixed(option);
      if (fixed) {
        list.show(fixed.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())));
        return;
      }
      if (!option.autocomplete) return;
      const number = ++asked;
      const choices = await this.suggest(this.command.path, option.name, typed, this.values(field));
      if (number === asked && document.activeElement === input) list.show(choices.map((one) => ({ value: one.value, label: one.name })));
    };
    input.addEventListener("focus", offer);
    input.addEventListener("input", () => {
      field.value = field.label = null;
      clearTimeout(timer);
      timer = setTimeout(offer, TYPING);
    });
    input.addEventListener("keydown", (event) => {
      if (list.key(event)) return;
      if (event.key === "Escape") this.clear(true);
      else if (event.key === "Backspace" && !input.value) {
        event.preventDefault();
        if (option.required) this.clear(true);
        else {
          this.fields = this.fields.filter((one) => one !== field);
          this.lay();
        }
      }
    });
    input.addEventListener("blur", () => {
      asked++;
      list.hide();
    });
    field.element = el("div", { class: "field" }, el("label", { for: input.id }, option.required ? option.name : say("optional", option.name)), input, list.element);
    return field;
  }

  /** Return the fixed values of an option; null if its value is typed or suggested. */
  fixed(option) {
    if (option.choices?.length) return option.choices.map((one) => ({ value: one.value, label: one.name }));
    if (option.type === BOOLEAN) return [{ value: true, label: say("true") }, { value: false, label: say("false") }];
    if (option.type === USER) return this.about.people.map((one) => ({ value: one.id, label: one.name }));
    if (option.type === CHANNEL) return this.about.channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
    return null;
  }

  /** Return the options that are filled in, by name. */
  values(without = null) {
    const filled = {};
    for (const field of this.fields) {
      const { option, input } = field;
      if (field === without || input.value === "") continue;
      const fixed = meant(this.fixed(option) ?? [], input.value);
      const typed = option.type === INTEGER || option.type === NUMBER ? Number(input.value) : input.value;
      filled[option.name] = field.value ?? fixed?.value ?? typed;
    }
    return filled;
  }

  async submit() {
    if (!this.command) {
      const typed = this.input.value.trim().replace(/^\//, "");
      if (this.commands().some((one) => one.path === typed)) this.begin(typed);
      else if (typed) this.problem.textContent = say("commands_alone");
      return;
    }
    const values = this.values();
    const missing = this.fields.find((field) => field.option.required && values[field.option.name] === undefined);
    const unknown = this.fields.find((field) => field.input.value && this.fixed(field.option)?.every((one) => one.value !== values[field.option.name]));
    const strange = this.fields.find((field) => Number.isNaN(values[field.option.name]));
    if (missing || unknown || strange) {
      const wrong = missing ?? unknown ?? strange;
      const { name } = wrong.option;
      this.problem.textContent = say(missing ? "fill_in" : unknown ? "choose" : "number", name);
      wrong.input.focus();
      return;
    }
    const path = this.command.path;
    const button = this.element.querySelector("button[type=submit]");
    button.disabled = true;
    button.classList.add("busy");
    const error = await this.send(path, values);
    if (error) {
      button.disabled = false;
      button.classList.remove("busy");
      this.problem.textContent = error;
    } else this.clear(true);
  }
}

/** Return the choice that is typed: by its whole label, or by a part that no other one has. */
function meant(choices, typed) {
  const sought = typed.trim().toLowerCase();
  const like = choices.filter((one) => one.label.toLowerCase().includes(sought));
  return choices.find((one) => one.label.toLowerCase() === sought) ?? (like.length === 1 ? like[0] : undefined);
}

/** Put the commands first that a newcomer wants, then those of the channel's game, then all others. */
function ordered(commands, game) {
  const first = [...FIRST, game];
  const rank = (one) => (first.indexOf(one.path.split(" ")[0]) + 1 || first.length + 1);
  return commands.map((one) => one).sort((a, b) => rank(a) - rank(b)); // commands of the same rank keep their order
}

/** Return a line for each first word of a command, however many commands it has. */
function beginnings(commands) {
  const words = new Map();
  for (const one of commands) {
    const word = one.path.split(" ")[0];
    if (!words.has(word)) words.set(word, { value: word, label: `/${word}${one.path === word ? "" : " …"}`, description: one.group });
  }
  return [...words.values()];
}

function matching(commands, typed) {
  const words = typed.split(/\s+/).filter(Boolean);
  const begins = commands.filter((one) => `${one.path} `.startsWith(typed));
  if (begins.length && typed.endsWith(" ")) return begins; // the first words are complete
  const holds = commands.filter((one) => !begins.includes(one) && words.every((word) => one.path.includes(word) || one.description.toLowerCase().includes(word)));
  return [...begins, ...holds];
}
