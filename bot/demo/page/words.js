/** The page's own texts, in the language that was chosen. */

let words = {};
let spoken = "en";

/** Return the text of a key, with a value in place of `%s`. */
export const say = (key, value = "") => (words[key] ?? key).replace("%s", () => value);

/** Return the locale of dates and times: in English, too, the day comes before the month. */
export const locale = () => (spoken === "en" ? "en-GB" : spoken);

/** Return what separates the items of a list without a last "and". */
export const comma = () => (spoken.startsWith("zh") ? "、" : ", ");

/** Take the texts of a language, and use them for the fixed parts of the page. */
export function speak(language, known) {
  words = known;
  spoken = language;
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
}
