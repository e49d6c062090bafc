/** How a message looks: its parts, as Discord lays them out. */

import { el, menu } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { view } from "./viewer.js";
import { locale, say } from "./words.js";

/** The endings of picture addresses. */
const PICTURE = /\.(png|gif)(\?|$)/;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** Return the address beneath this page of a file that a message carries. */
export function file(address) {
  const found = /\/attachments\/\d+\/(\d+)\/([^/?]+)/.exec(address ?? "");
  return found ? `files/${found[1]}/${found[2]}` : null;
}

/**
 * Make the element of a message as one person sees it.
 *
 * `about` knows people and channels; `act(control, values)` does what a control says and resolves to an error or nothing;
 * `dismiss` hides a private answer.
 */
export function draw(message, { about, act, dismiss, person, before }) {
  const reading = { message, about, act, pictures: before ? [...before.querySelectorAll(".shown img")] : [], shown: 0 };
  const by = message.used_by?.name && el("div", { class: "by" }, `${say("used", about.person(message.used_by.id))} `, el("b", {}, `/${message.used_by.name}`));
  const layout = message.components.some((one) => one.type !== 1);
  const body = [
    message.loading && el("p", { class: "thinking", role: "status" }, say("thinking")),
    message.content && markdown(message.content, about),
    !layout && message.attachments.length > 0 && el("div", { class: "parts" }, attached(reading)),
    message.components.length > 0 && el("div", { class: "parts" }, message.components.map((one) => part(reading, one))),
  ];
  const time = new Date(message.timestamp);
  return el("article", { class: ["message", message.pinged.includes(person.id) && "pinged", message.viewer && "private"].filter(Boolean).join(" "), "data-id": message.id, "aria-label": `Stationmaster, ${time.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" })}` },
    el("span", { class: "face", "aria-hidden": "true" }, "S"),
    el("div", { class: "inside" },
      by,
      el("div", { class: "head" }, el("b", {}, "Stationmaster"), el("span", { class: "app" }, "APP"),
        el("time", { datetime: message.timestamp }, time.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" })), message.edited && el("span", { class: "small" }, say("edited"))),
      body,
      message.viewer && el("p", { class: "only" }, `${say("only_you")} · `, el("button", { type: "button", "data-spec": "dismiss", onclick: dismiss }, say("dismiss")))));
}

function part(reading, component) {
  switch (component.type) {
    case 1: return el("div", { class: "row" }, component.components.map((one) => part(reading, one)));
    case 2: return button(reading, component);
    case 3: case 5: case 8: return select(reading, component);
    case 9: return el("div", { class: "section" }, el("div", {}, component.components.map((one) => part(reading, one))), part(reading, component.accessory));
    case 10: return markdown(component.content, reading.about);
    case 11: return el("div", { class: "thumbnail" }, picture(reading, component.media.url, component.description ?? ""));
    case 12: return gallery(reading, component.items.map((one) => ({ url: one.media.url, alt: one.description ?? "" })));
    case 13: return download(component.file.url);
    case 14: return el("hr", { class: component.divider === false ? "separator" : "separator line" });
    case 17: return container(reading, component);
    default: return null;
  }
}

function container(reading, component) {
  const made = el("div", { class: "container" }, component.components.map((one) => part(reading, one)));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    made.classList.add("accented");
    made.style.borderLeftColor = `#${component.accent_color.toString(16).padStart(6, "0")}`;
  }
  return made;
}

function gallery(reading, items) {
  return el("div", { class: items.length > 1 ? "gallery many" : "gallery" }, items.map((one) => picture(reading, one.url, one.alt)));
}

/** What is attached to a message without a layout: pictures in a gallery, anything else to be downloaded. */
function attached(reading) {
  const { attachments } = reading.message;
  const pictures = attachments.filter((one) => PICTURE.test(one.url));
  const others = attachments.filter((one) => !PICTURE.test(one.url)).map((one) => el("div", { class: "row" }, download(one.url)));
  return [pictures.length > 0 && gallery(reading, pictures.map((one) => ({ url: one.url, alt: one.description ?? "" }))), ...others];
}

/** A picture; until it is loaded, the one that was in its place is shown. */
function picture(reading, address, alt) {
  const source = file(address) ?? address;
  const size = reading.message.sizes[/files\/(\d+)/.exec(source)?.[1]];
  const before = reading.pictures[reading.shown++];
  const image = el("img", { alt, width: size?.[0], height: size?.[1], decoding: "async" });
  if (before?.naturalWidth) {
    image.style.backgroundImage = `url("${before.src}")`;
    image.addEventListener("load", () => { image.style.backgroundImage = ""; });
  }
  const shown = el("button", { type: "button", class: "shown", "aria-label": say("full_size", alt), "data-spec": JSON.stringify([source, alt]), onclick: () => view(image.src, alt) }, image);
  image.addEventListener("error", () => shown.replaceWith(el("div", { class: "missing" }, alt || say("no_picture"))), { once: true });
  image.src = source;
  return shown;
}

function download(address) {
  const source = file(address);
  return el("a", { class: "button secondary", href: source, download: true }, `⬇ ${decodeURIComponent(source.split("/").pop())}`);
}

function button(reading, component) {
  const label = [component.emoji?.name, component.label].filter(Boolean).join(" ");
  const style = STYLES[component.style] ?? "secondary";
  if (component.style === 5) return link(component.url, [label, " ↗"], reading.about, `button ${style}`);
  const made = el("button", { type: "button", class: `button ${style}`, disabled: component.disabled, "data-control": component.custom_id, "data-spec": JSON.stringify(component) }, label);
  made.addEventListener("click", () => use(reading, made, component, null));
  return made;
}

function select(reading, component) {
  const options = component.type === 5
    ? reading.about.people.map((one) => ({ value: one.id, label: one.name }))
    : component.type === 8
      ? reading.about.channels.map((one) => ({ value: one.id, label: `#${one.name}` }))
      : component.options.map((one) => ({ value: one.value, label: one.label, description: one.description, emoji: one.emoji?.name, chosen: one.default }));
  const made = menu({
    placeholder: component.placeholder ?? say("select"), options, least: component.min_values ?? 1, most: component.max_values ?? 1,
    disabled: component.disabled, chosen: options.filter((one) => one.chosen).map((one) => one.value), choose: (values) => use(reading, made, component, values),
  });
  made.querySelector("button").dataset.control = component.custom_id;
  made.dataset.spec = JSON.stringify([component, options]);
  return made;
}

/** Do what a control says, and show that it is being done, or that it failed. */
async function use(reading, made, component, values) {
  const control = made.matches("button") ? made : made.querySelector("button");
  if (control.getAttribute("aria-busy")) return;
  control.setAttribute("aria-busy", "true");
  const slow = setTimeout(() => control.classList.add("busy"), 150);
  const error = await reading.act(component, values);
  clearTimeout(slow);
  control.removeAttribute("aria-busy");
  control.classList.remove("busy");
  const inside = made.closest(".inside");
  inside?.querySelector(".failed")?.remove();
  if (error) inside?.append(el("p", { class: "failed", role: "alert" }, error));
}
