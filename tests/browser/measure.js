// What a measured look at a page finds: sideways scrolling, things below the fold, cut or overlapping words, words too small to read.
() => {
  const SMALLEST = 12; // pixels, for words
  const SLACK = 1.5; // pixels that a rounded edge may be off
  const LOW = 560; // pixels; in a window that is no higher, a page of the table may scroll, and so may a long row of buttons
  const [NARROW, SHORT] = [900, 800]; // pixels; in a narrow window that is no higher, a page of the table may scroll
  const [TOUCHED, TWO_ROWS] = [40, 88]; // pixels: the least that a finger needs, and buttons enough to see that there are more
  const [APART, FAR_APART] = [3, 8]; // pixels between the totals of four seats, and of fewer
  const faults = [];
  for (const card of document.querySelectorAll(".grid-cards li")) card.style.contentVisibility = "visible"; // also those out of sight
  const table = document.querySelector("#table.fit"); // not the chapter of a rules page that is called so
  const low = innerHeight <= LOW;
  const LAPTOP = 740; // pixels; in a wide window that is no higher, the table keeps its height and scrolls under the question
  const tall = table && !low && innerWidth > NARROW && innerHeight <= LAPTOP ? 768 : innerHeight;
  const manySpaces = document.querySelector(".agricola .spcs > :nth-child(25)"); // late in a game of four
  const asksBeside = document.querySelector("#table.asks-beside"); // an offer beside the question, which needs room for a while
  const mayScroll =
    low || (innerWidth <= NARROW && (innerHeight <= SHORT || manySpaces !== null || asksBeside !== null));
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: tall };
  const inside = (box, frame) =>
    box.left >= frame.left - SLACK &&
    box.top >= frame.top - SLACK &&
    box.right <= frame.right + SLACK &&
    box.bottom <= frame.bottom + SLACK;
  const across = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  /** Find something out about each element once only: the page stands still meanwhile. */
  const remembered = (find) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element);
    };
  };
  /** Give each two boxes of a list that have some room in common, without comparing those far above with those far below. */
  function* meeting(boxed) {
    const sorted = boxed.toSorted((one, other) => one.box.top - other.box.top);
    for (const [number, one] of sorted.entries()) {
      for (let next = number + 1; next < sorted.length && sorted[next].box.top < one.box.bottom; next++)
        if (across(one.box, sorted[next].box) > 0 && along(one.box, sorted[next].box) > 0) yield [one, sorted[next]];
    }
  }
  const shown = remembered(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".unseen, .sr, .skip, .list:not(.open)"),
  );
  const drawn = remembered(
    (element) =>
      !(element instanceof SVGElement) ||
      (getComputedStyle(element).display !== "none" && (element.nodeName === "svg" || drawn(element.parentElement))),
  );
  const named = (element) => {
    const kind = element.getAttribute("class");
    return `${element.nodeName.toLowerCase()}${element.id ? `#${element.id}` : ""}${kind ? `.${kind.trim().replaceAll(/\s+/g, ".")}` : ""}`;
  };
  const clips = remembered((element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow));
  const scrolls = remembered((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
  const scrollerOf = remembered((element) => {
    const frame = element.parentElement;
    if (!frame || frame === document.body) return null;
    return !(frame instanceof SVGElement) && scrolls(frame) ? frame : scrollerOf(frame);
  });
  /** Where pages may scroll, cut a box down to what the scrolling areas around an element let through. */
  const through = (box, element, inScroller = mayScroll) => {
    if (!mayScroll && !inScroller) return box;
    let { left, top, right, bottom } = box;
    for (let frame = scrollerOf(element); frame; frame = scrollerOf(frame)) {
      const room = frame.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, room.left),
        Math.max(top, room.top),
        Math.min(right, room.right),
        Math.min(bottom, room.bottom),
      ];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  /** Find the bar that an element stands in, if the page may scroll under it, as all may that are no tables. */
  const sticks = remembered((element) => {
    if ((table && !mayScroll) || !element || element === document.body) return null;
    return getComputedStyle(element).position === "sticky" ? element : sticks(element.parentElement);
  });

  // the page as a whole
  if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
  if (table && document.documentElement.scrollHeight > tall + 1)
    faults.push(`table is ${document.documentElement.scrollHeight} px tall`);

  // words: where each line of each text stands, how large, and whether something cuts it
  const lines = [];
  const small = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode, walker.currentNode.parentElement];
    if (
      !text.data.trim() ||
      !shown(element) ||
      !drawn(element) ||
      element.closest("symbol, script, style, title, defs")
    )
      continue;
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
      if (scrolls(frame)) break; // what may scroll is not cut
      const room = frame.getBoundingClientRect();
      if (
        boxes.some(
          (box) => box.left < room.left - SLACK || box.right > room.right + SLACK || box.bottom > room.bottom + 4,
        )
      )
        cut = true;
    }
    if (cut) faults.push(`cut: ${say}`);
    const scrolled = element.closest(".log, .said, .text, .list, .popset");
    if (!cut && !scrolled)
      for (const whole of boxes) {
        const box = through(whole, element);
        const press = element.closest("a, button");
        if (box.width > 1 && box.height > 1) lines.push({ box, say, element, press, high: whole.height });
      }
  }
  for (const [one, other] of meeting(lines)) {
    if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
    if (one.press && one.press === other.press) continue;
    if (across(one.box, other.box) <= 3 || sticks(one.element) !== sticks(other.element)) continue;
    if (along(one.box, other.box) > Math.min(one.high, other.high) * 0.4)
      faults.push(`words overlap: ${one.say} and ${other.say}`);
  }

  // what can be pressed does not lie on other such things
  const presses = [...document.querySelectorAll("button, a[href], summary, input, select")]
    .filter((press) => shown(press) && !press.closest(".list, .pop, .log, svg"))
    .map((press) => ({
      element: press,
      box: through(press.getBoundingClientRect(), press, press.closest("#drawer") !== null), // a chapter scrolls over its foot
    }));
  for (const [{ element: one, box: here }, { element: other, box: there }] of meeting(presses)) {
    if (one.contains(other) || other.contains(one)) continue;
    if (across(here, there) > 2 && along(here, there) > 2 && sticks(one) === sticks(other))
      faults.push(`${named(one)} and ${named(other)} overlap`);
  }
  if (!table) return faults;

  // at a table, everything stands in the window: the frame, its panels and what is in them
  const board = document.getElementById("board");
  const room = board.getBoundingClientRect();
  const inBoard = (box) =>
    inside(
      mayScroll && scrolls(board) ? { left: box.left, right: box.right, top: room.top, bottom: room.top } : box,
      room,
    );
  /** Tell whether a button lies in a row of buttons that scrolls, as it may in a low window, and shows that it does. */
  const scrollsNear = (button) => {
    const scroller = low && button.closest(".opts") && scrollerOf(button);
    return scroller && inside(scroller.getBoundingClientRect(), window_) && scroller.clientHeight >= TWO_ROWS;
  };
  for (const part of document.querySelectorAll(
    ".bar > *, .ask.slim:not([hidden]) h2, .ask.slim:not([hidden]) .opts > *, .news > *, .pager > *",
  )) {
    if (scrollsNear(part)) continue;
    if (shown(part) && !part.closest(".list") && !inside(part.getBoundingClientRect(), window_))
      faults.push(`out of the window: ${named(part)}`);
  }
  const panels = [...board.querySelectorAll(":scope > *, .p-side > *")].filter(
    (panel) => shown(panel) && getComputedStyle(panel).display !== "contents",
  );
  for (const panel of panels) {
    const box = panel.getBoundingClientRect();
    if (!inBoard(box) || (!(mayScroll && scrolls(board)) && !inside(box, window_)))
      faults.push(`below the fold: ${named(panel)} ${Math.round(box.bottom)} of ${Math.round(room.bottom)}`);
    for (const part of panel.querySelectorAll("*:not(svg *)")) {
      const inner = part.getBoundingClientRect();
      if (!shown(part) || !inner.width || part.closest(".log, .way-over")) continue;
      if (!inBoard(inner)) {
        faults.push(
          `sticks out of ${named(panel)}: ${named(part)} by ${Math.round(Math.max(inner.bottom - room.bottom, inner.right - room.right, room.left - inner.left, room.top - inner.top))}`,
        );
        break;
      }
    }
  }
  for (const [number, one] of panels.entries()) {
    for (const other of panels.slice(number + 1)) {
      if (one.contains(other) || other.contains(one) || sticks(one) !== sticks(other)) continue;
      const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (across(here, there) > 2 && along(here, there) > 2)
        faults.push(`panels overlap: ${named(one)} and ${named(other)}`);
    }
  }

  // the columns of the score, whatever totals stand in them, have room in their panel
  for (const score of document.querySelectorAll(".p-score")) {
    const box = score.getBoundingClientRect();
    const wide = [...score.querySelectorAll("*:not(svg *)")].find((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width && shown(part) && (left < box.left - SLACK || right > box.right + SLACK);
    });
    if (wide) faults.push(`wider than the score: ${named(wide)}`);
    const totals = [...score.querySelectorAll("tfoot td:not(:empty)")].map((total) => {
      const words = document.createRange();
      words.selectNodeContents(total);
      return words.getBoundingClientRect();
    });
    for (const [number, { right, width }] of totals.entries()) {
      const next = totals[number + 1];
      const least = totals.length < 4 ? FAR_APART : APART;
      if (width && next && next.left - right < least) faults.push(`totals touch: ${Math.round(next.left - right)} px`);
    }
  }

  // pictures that stand side by side do not lie on one another
  for (const row of new Set([...board.querySelectorAll("svg.bit")].map((picture) => picture.parentElement))) {
    const pictures = [...row.children].filter((picture) => picture.matches("svg.bit") && shown(picture));
    for (const [number, one] of pictures.entries()) {
      for (const other of pictures.slice(number + 1)) {
        const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        if (across(here, there) > 4 && along(here, there) > 4)
          faults.push(`pictures overlap: ${named(one)} and ${named(other)}`);
      }
    }
  }

  // every option: its button in sight, or its place on the board, or the button that lists it
  for (const option of document.querySelectorAll("#ask [data-option]")) {
    const list = option.closest(".list");
    const places = [option, ...board.querySelectorAll(`[data-option="${CSS.escape(option.dataset.option)}"]`)];
    if (list) places.push(document.querySelector(`[aria-controls="${list.id}"]`));
    if (
      !places.some(
        (place) =>
          place &&
          shown(place) &&
          !place.closest(".list") &&
          (inside(place.getBoundingClientRect(), window_) || scrollsNear(place)),
      )
    )
      faults.push(`out of reach: ${option.dataset.option}`);
  }
  // in a low window, whatever can be chosen on the board is large enough for a finger
  for (const place of low ? board.querySelectorAll("[data-option]") : []) {
    const box = place.getBoundingClientRect();
    if (shown(place) && box.width && Math.min(box.width, box.height) < TOUCHED - SLACK)
      faults.push(`${Math.round(box.width)} × ${Math.round(box.height)} px to touch: ${place.dataset.option}`);
  }
  return faults;
};
