/** A picture at full size: moved with a finger or the mouse, zoomed with two fingers, the wheel or the keys. */

const dialog = document.getElementById("viewer");
const stage = dialog.querySelector(".stage");
const image = stage.querySelector("img");
const details = dialog.querySelector("details");
const fingers = new Map();
let at = { x: 0, y: 0, scale: 1 };

/** Show a picture with its description. */
export function view(address, alt) {
  image.onload = fit;
  image.src = address;
  image.alt = alt;
  details.hidden = !alt;
  details.open = false;
  details.querySelector("p").textContent = alt;
  dialog.showModal();
  fit();
}

function fit() {
  if (!image.naturalWidth) return;
  const scale = Math.min(stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight);
  place({ scale, x: (stage.clientWidth - image.naturalWidth * scale) / 2, y: (stage.clientHeight - image.naturalHeight * scale) / 2 });
}

function place(next) {
  at = { ...at, ...next };
  image.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
}

/** Zoom the picture around a point of the stage. */
function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  const scale = Math.min(8, Math.max(0.1, at.scale * factor));
  const grown = scale / at.scale;
  place({ scale, x: x - (x - at.x) * grown, y: y - (y - at.y) * grown });
}

const point = (event) => {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

stage.addEventListener("pointerdown", (event) => {
  stage.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, point(event));
});
stage.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = point(event);
  if (fingers.size === 1) place({ x: at.x + now.x - before.x, y: at.y + now.y - before.y });
  if (fingers.size === 2) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const apart = (a) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
  }
  fingers.set(event.pointerId, now);
});
for (const over of ["pointerup", "pointercancel"]) stage.addEventListener(over, (event) => fingers.delete(event.pointerId));
stage.addEventListener("dblclick", (event) => zoom(2, point(event).x, point(event).y));
stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 400), point(event).x, point(event).y);
}, { passive: false });
dialog.addEventListener("keydown", (event) => {
  const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  if (event.key in steps) place({ x: at.x + steps[event.key][0], y: at.y + steps[event.key][1] });
  else if (event.key === "+" || event.key === "=") zoom(1.4);
  else if (event.key === "-") zoom(1 / 1.4);
  else if (event.key === "0") fit();
  else return;
  event.preventDefault();
});
dialog.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) ({ in: () => zoom(1.4), out: () => zoom(1 / 1.4), fit, close: () => dialog.close() })[button.dataset.zoom]();
});
window.addEventListener("resize", () => dialog.open && fit());
