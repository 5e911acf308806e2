// The rules page: marks the chapter that is being read.

import { all, part } from "./dom.js";

const links = new Map(all(".chapters a", document, HTMLAnchorElement).map((link) => [link.hash.slice(1), link]));
const chapters = all("article.chapter");

/** Mark the last chapter that has begun above the middle of the window. */
function mark() {
  const present = chapters.findLast((chapter) => chapter.getBoundingClientRect().top < innerHeight / 2) ?? chapters[0];
  for (const [name, link] of links) {
    if (name === present?.id) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const [list, link] = [part("chapters"), links.get(present?.id)];
  if (link && list.scrollHeight > list.clientHeight) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

document.addEventListener("scroll", mark, { passive: true });
addEventListener("hashchange", mark);
mark();
