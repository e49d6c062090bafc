/** Write what the page makes of texts as HTML: reads a list of texts as JSON, and writes one of [HTML, what is read]. */

class Text {
  constructor(data) { this.nodeType = 3; this.data = data; }
  get textContent() { return this.data; }
  get html() { return this.data.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"); }
}

class Element {
  constructor(tag) { Object.assign(this, { nodeType: 1, tagName: tag.toUpperCase(), tag, attributes: {}, childNodes: [], dataset: {}, className: "" }); }
  append(...children) {
    for (const child of children) {
      if (child === undefined || child === null || Array.isArray(child)) throw new TypeError(`${child} is no node`);
      this.childNodes.push(child instanceof Element || child instanceof Text ? child : new Text(String(child)));
    }
  }
  setAttribute(name, value) { this.attributes[name] = value; }
  addEventListener() {}
  get firstChild() { return this.childNodes[0] ?? null; }
  get lastElementChild() { return this.childNodes.filter((one) => one instanceof Element).at(-1) ?? null; }
  get textContent() { return this.tag === "br" ? "\n" : this.childNodes.map((one) => one.textContent).join(""); }
  get html() {
    const told = ["href", "start"].filter((name) => name in this.attributes).map((name) => ` ${name}="${this.attributes[name]}"`).join("");
    const inside = this.childNodes.map((one) => one.html).join("");
    return this.tag === "br" ? "<br>" : `<${this.tag}${told}>${inside}</${this.tag}>`;
  }
}

globalThis.document = { createElement: (tag) => new Element(tag) };
const { markdown } = await import(process.argv[2]);
const about = { person: (id) => `person${id}`, channel: (id) => `channel${id}`, has: () => false, open() {}, type() {} };
let read = "";
for await (const part of process.stdin) read += part;
const made = JSON.parse(read).map((text) => {
  const whole = markdown(text, about);
  return [whole.childNodes.map((one) => one.html).join(""), whole.childNodes.map((one) => one.textContent).join("\n")];
});
process.stdout.write(JSON.stringify(made));
