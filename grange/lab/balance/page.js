// The balance report: theme, filter, sort, and one card opened. The page reads well without it.

const root = document.documentElement;
document.querySelector("[data-theme-button]").addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
});

document.querySelector("[data-print]").addEventListener("click", () => print());

// paper is always light
let seen;
addEventListener("beforeprint", () => { seen = root.dataset.theme; root.dataset.theme = "light"; });
addEventListener("afterprint", () => { if (seen) root.dataset.theme = seen; else delete root.dataset.theme; });

const table = document.querySelector("table.cards:not(.tiles, .house)");
if (table) {
  const body = table.tBodies[0];
  const rows = [...body.querySelectorAll("tr.card")];
  const detail = new Map(rows.map((row) => [row, row.nextElementSibling?.classList.contains("detail") ? row.nextElementSibling : null]));
  const gap = body.querySelector("tr.gap");
  const wanted = { kind: "", flag: "", find: "", all: false };

  const show = () => {
    const narrowed = wanted.all || wanted.kind || wanted.flag || wanted.find;
    gap.hidden = Boolean(narrowed);
    for (const row of rows) {
      const fits = (!wanted.kind || row.dataset.kind === wanted.kind) && (!wanted.flag || row.dataset.flag === wanted.flag)
        && row.dataset.name.toLowerCase().includes(wanted.find);
      row.hidden = !fits || (!narrowed && row.classList.contains("mid"));
      const more = detail.get(row);
      if (more) more.hidden = row.hidden || !row.classList.contains("is-open");
    }
  };

  const open = (row) => {
    const more = detail.get(row);
    if (!more) return;
    const cell = more.firstElementChild;
    const kept = cell.querySelector("template");
    if (kept) cell.replaceChildren(kept.content);
    row.classList.toggle("is-open");
    row.querySelector(".opener").setAttribute("aria-expanded", row.classList.contains("is-open"));
    show();
  };

  const sort = (key, down) => {
    const value = (row) => (key === "name" ? row.dataset.name : Number(row.dataset[key]));
    rows.sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0) * (down ? -1 : 1));
    for (const row of rows) {
      body.append(row);
      if (detail.get(row)) body.append(detail.get(row));
    }
    wanted.all = true;
    show();
  };

  table.addEventListener("click", ({ target }) => {
    const opener = target.closest(".opener");
    const sorter = target.closest("[data-sort]");
    if (opener) open(opener.closest("tr"));
    if (target.closest("[data-all]")) { wanted.all = true; show(); }
    if (sorter) {
      const down = !sorter.classList.contains("down");
      table.querySelectorAll("[data-sort]").forEach((other) => other.classList.remove("down", "up"));
      sorter.classList.add(down ? "down" : "up");
      sort(sorter.dataset.sort, down);
    }
  });
  document.querySelector(".filters").addEventListener("click", ({ target }) => {
    const chip = target.closest(".chips button");
    if (!chip) return;
    const field = "kind" in chip.dataset ? "kind" : "flag";
    wanted[field] = wanted[field] === chip.dataset[field] ? "" : chip.dataset[field];
    document.querySelectorAll(`.chips [data-${field}]`).forEach((other) => other.classList.toggle("on", other.dataset[field] === wanted[field]));
    show();
  });
  document.querySelector("[data-find]").addEventListener("input", ({ target }) => { wanted.find = target.value.trim().toLowerCase(); show(); });
  document.querySelectorAll(".p-card").forEach((mark) => mark.addEventListener("click", () => {
    const title = mark.querySelector("title").textContent;
    const row = rows.find((each) => title.startsWith(`${each.dataset.name}:`));
    row.classList.remove("mid");
    if (!row.classList.contains("is-open")) open(row);
    row.scrollIntoView({ block: "center" });
  }));
  show();
}
document.querySelector("[data-rows]")?.addEventListener("click", ({ target }) => {
  document.querySelectorAll("table.house .mid").forEach((row) => row.classList.remove("mid"));
  target.remove();
});
