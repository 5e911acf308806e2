// What a measured look at a page finds: sideways scrolling, things below the fold, cut or overlapping words, words too small to read.
() => {
  const SMALLEST = 12; // pixels, for words
  const SLACK = 1.5; // pixels that a rounded edge may be off
  const faults = [];
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = (box, frame) =>
    box.left >= frame.left - SLACK && box.top >= frame.top - SLACK && box.right <= frame.right + SLACK && box.bottom <= frame.bottom + SLACK;
  const across = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen, .sr, .skip, .list:not(.open)");
  const drawn = (element) => !(element instanceof SVGElement) || (getComputedStyle(element).display !== "none" && (element.nodeName === "svg" || drawn(element.parentElement)));
  const named = (element) => {
    const kind = element.getAttribute("class");
    return `${element.nodeName.toLowerCase()}${element.id ? `#${element.id}` : ""}${kind ? `.${kind.trim().replaceAll(/\s+/g, ".")}` : ""}`;
  };
  const clips = (element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow);
  const table = document.getElementById("table");

  // the page as a whole
  if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
  if (table && document.documentElement.scrollHeight > innerHeight + 1) faults.push(`table is ${document.documentElement.scrollHeight} px tall`);

  // words: where each line of each text stands, how large, and whether something cuts it
  const lines = [];
  const small = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode, walker.currentNode.parentElement];
    if (!text.data.trim() || !shown(element) || !drawn(element) || element.closest("symbol, script, style, title, defs")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const end = element.closest("#prompt small")?.getBoundingClientRect().bottom ?? Infinity; // a tap unfolds the lines below it
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1 && box.top < end - SLACK);
    if (!boxes.length) continue;
    const say = `“${text.data.trim().slice(0, 40)}” in ${named(element)}`;
    const drawing = element.closest("svg");
    const scale = drawing ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    const kind = named(element);
    if (size < SMALLEST - 0.25 && !small.has(kind)) faults.push(`${size.toFixed(1)} px: ${say}`);
    if (size < SMALLEST - 0.25) small.add(kind); // one of a kind is enough
    let cut = false;
    for (let frame = element; frame && frame !== document.body; frame = frame.parentElement) {
      if (frame instanceof SVGElement || !clips(frame)) continue;
      const scrolls = /auto|scroll/.test(getComputedStyle(frame).overflowY);
      if (scrolls) break; // what may scroll is not cut
      const room = frame.getBoundingClientRect();
      if (boxes.some((box) => box.left < room.left - SLACK || box.right > room.right + SLACK || box.bottom > room.bottom + 4)) cut = true;
    }
    if (cut) faults.push(`cut: ${say}`);
    const scrolled = element.closest(".log, .text, .list, .popset");
    if (!cut && !scrolled) for (const box of boxes) lines.push({ box, say, element, drawing });
  }
  for (let first = 0; first < lines.length; first++) {
    for (let second = first + 1; second < lines.length; second++) {
      const [one, other] = [lines[first], lines[second]];
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.element.closest("a, button") && one.element.closest("a, button") === other.element.closest("a, button")) continue;
      if (across(one.box, other.box) > 3 && along(one.box, other.box) > Math.min(one.box.height, other.box.height) * 0.4) faults.push(`words overlap: ${one.say} and ${other.say}`);
    }
  }

  // what can be pressed does not lie on other such things
  const presses = [...document.querySelectorAll("button, a[href], summary, input, select")].filter((press) => shown(press) && !press.closest(".list, .pop, svg"));
  for (let first = 0; first < presses.length; first++) {
    const one = presses[first].getBoundingClientRect();
    for (const other of presses.slice(first + 1)) {
      if (presses[first].contains(other) || other.contains(presses[first])) continue;
      const box = other.getBoundingClientRect();
      if (across(one, box) > 2 && along(one, box) > 2) faults.push(`${named(presses[first])} and ${named(other)} overlap`);
    }
  }
  if (!table) return faults;

  // at a table, everything stands in the window: the frame, its panels and what is in them
  const board = document.getElementById("board");
  const room = board.getBoundingClientRect();
  for (const part of document.querySelectorAll(".bar > *, .ask.slim:not([hidden]) h2, .ask.slim:not([hidden]) .opts > *, .news > *, .pager > *")) {
    if (shown(part) && !part.closest(".list") && !inside(part.getBoundingClientRect(), window_)) faults.push(`out of the window: ${named(part)}`);
  }
  const panels = [...board.querySelectorAll(":scope > *, .p-side > *")].filter((panel) => shown(panel) && getComputedStyle(panel).display !== "contents");
  for (const panel of panels) {
    const box = panel.getBoundingClientRect();
    if (!inside(box, room) || !inside(box, window_)) faults.push(`below the fold: ${named(panel)} ${Math.round(box.bottom)} of ${Math.round(room.bottom)}`);
    for (const part of panel.querySelectorAll("*:not(svg *)")) {
      const inner = part.getBoundingClientRect();
      if (!shown(part) || !inner.width || part.closest(".log, .way-over")) continue;
      if (!inside(inner, room)) { faults.push(`sticks out of ${named(panel)}: ${named(part)} by ${Math.round(Math.max(inner.bottom - room.bottom, inner.right - room.right, room.left - inner.left, room.top - inner.top))}`); break; }
    }
  }
  for (const [number, one] of panels.entries()) {
    for (const other of panels.slice(number + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (across(here, there) > 2 && along(here, there) > 2) faults.push(`panels overlap: ${named(one)} and ${named(other)}`);
    }
  }

  // pictures that stand side by side do not lie on one another
  for (const row of new Set([...board.querySelectorAll("svg.bit")].map((picture) => picture.parentElement))) {
    const pictures = [...row.children].filter((picture) => picture.matches("svg.bit") && shown(picture));
    for (const [number, one] of pictures.entries()) {
      for (const other of pictures.slice(number + 1)) {
        const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        if (across(here, there) > 4 && along(here, there) > 4) faults.push(`pictures overlap: ${named(one)} and ${named(other)}`);
      }
    }
  }

  // every option: its button in sight, or its place on the board, or the button that lists it
  for (const option of document.querySelectorAll("#ask [data-option]")) {
    const list = option.closest(".list");
    const places = [option, ...board.querySelectorAll(`[data-option="${CSS.escape(option.dataset.option)}"]`)];
    if (list) places.push(document.querySelector(`[aria-controls="${list.id}"]`));
    if (!places.some((place) => place && shown(place) && !place.closest(".list") && inside(place.getBoundingClientRect(), window_))) faults.push(`out of reach: ${option.dataset.option}`);
  }
  return faults;
}
