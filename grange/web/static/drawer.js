// The rules in a drawer beside the table: the chapter of the question, and from there any other.

const LINKS = "#chapter, #rules, #drawer [data-chapter], #lookup [data-chapter]";
const drawer = document.getElementById("drawer");
const part = (name) => document.getElementById(name);

/** Name the chapter that a link leads to: its own, or that of the question. */
const chapterOf = (link) => link.dataset.chapter ?? (part("chapter") ?? link).hash?.slice(1) ?? "";

/** Open a chapter; where that fails, its page. */
async function open(link) {
  const chapter = chapterOf(link) || "all";
  const answer = await fetch(`/rules/${drawer.dataset.game}/${chapter}`, { headers: { "X-Grange": "1" } }).catch(() => null);
  if (!answer?.ok) return void window.open(link.href);
  drawer.innerHTML = await answer.text();
  show(true);
  if (link.matches("#chapter, #rules") && part("chapter")) drawer.querySelector(".text").prepend(asked());
  part("drawer-title").focus({ preventScroll: true });
}

/** Say why this chapter is shown. */
function asked() {
  const question = part("prompt").firstChild.textContent.trim();
  return Object.assign(document.createElement("p"), { className: "asks", textContent: drawer.dataset.asked.replace("{question}", question) });
}

/** Show the drawer or hide it; at a desk the table gives way to it. */
function show(now) {
  drawer.hidden = !now;
  document.body.classList.toggle("with-drawer", now);
  window.dispatchEvent(new Event("resize"));
}

function close() {
  const inside = drawer.contains(document.activeElement);
  show(false);
  if (inside) (part("chapter") ?? part("rules"))?.focus({ preventScroll: true });
}

function clicked(event) {
  const link = event.target.closest(LINKS);
  if (event.target.closest("#drawer [data-close]")) close();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link);
}

function typed(event) {
  if (event.key !== "Escape" || drawer.hidden) return;
  event.stopImmediatePropagation();
  close();
}

document.addEventListener("click", clicked);
document.addEventListener("keydown", typed, true);
