/** What the page itself says, in the language that was chosen. */

let words = {};
let spoken = "en";

/** Return the words of a key, with a value in place of `%s`. */
export const say = (key, value = "") => (words[key] ?? key).replace("%s", () => value);

/** Return the language in which moments are told: the day before the month in English too. */
export const locale = () => (spoken === "en" ? "en-GB" : spoken);

/** Return what stands between the parts of a list that has no last "and". */
export const comma = () => (spoken.startsWith("zh") ? "、" : ", ");

/** Learn the words of a language, and say what stands in the page from the beginning. */
export function speak(language, known) {
  words = known;
  spoken = language;
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
}
