// The balance report: theme, print, filter, sort, and one card opened. The page reads well without it.

const root = document.documentElement;
document.querySelector("[data-theme-button]")?.addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
});
document.querySelector("[data-print]")?.addEventListener("click", () => print());

// paper is always light
/** @type {string | undefined} */
let seen;
addEventListener("beforeprint", () => {
  seen = root.dataset.theme;
  root.dataset.theme = "light";
});
addEventListener("afterprint", () => {
  if (seen) root.dataset.theme = seen;
  else delete root.dataset.theme;
});

/**
 * Let people narrow the table of cards down, sort it, and open a card.
 * @param {HTMLTableElement} table
 */
function tableOfCards(table) {
  const body = table.tBodies[0];
  /** @type {HTMLTableRowElement[]} */
  const rows = [...body.querySelectorAll("tr")].filter((row) => row.classList.contains("card"));
  /** @param {HTMLTableRowElement} row */
  const detailOf = (row) => {
    const next = row.nextElementSibling;
    return next instanceof HTMLElement && next.classList.contains("detail") ? next : null;
  };
  const details = new Map(rows.map((row) => [row, detailOf(row)]));
  const gap = body.querySelector("tr.gap");
  const wanted = { kind: "", flag: "", find: "", all: false };

  const show = () => {
    const narrowed = Boolean(wanted.all || wanted.kind || wanted.flag || wanted.find);
    if (gap instanceof HTMLElement) gap.hidden = narrowed;
    for (const row of rows) {
      const fits =
        (!wanted.kind || row.dataset.kind === wanted.kind) &&
        (!wanted.flag || (row.dataset.flag ?? "").split(" ").includes(wanted.flag)) &&
        (row.dataset.name ?? "").toLowerCase().includes(wanted.find);
      row.hidden = !fits || (!narrowed && row.classList.contains("mid"));
      const detail = details.get(row);
      if (detail) detail.hidden = row.hidden || !row.classList.contains("is-open");
    }
  };

  /** @param {HTMLTableRowElement} row */
  const open = (row) => {
    const cell = details.get(row)?.firstElementChild;
    if (!cell) return;
    const kept = cell.querySelector("template");
    if (kept) cell.replaceChildren(kept.content);
    row.classList.toggle("is-open");
    row.querySelector(".opener")?.setAttribute("aria-expanded", String(row.classList.contains("is-open")));
    show();
  };

  /**
   * @param {string} key
   * @param {boolean} down
   */
  const sort = (key, down) => {
    /** @param {HTMLTableRowElement} row */
    const value = (row) => (key === "name" ? (row.dataset.name ?? "") : Number(row.dataset[key]));
    rows.sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0) * (down ? -1 : 1));
    for (const row of rows) {
      const detail = details.get(row);
      body.append(row, ...(detail ? [detail] : []));
    }
    wanted.all = true;
    show();
  };

  table.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const row = target.closest(".opener")?.closest("tr");
    const sorter = target.closest("[data-sort]");
    if (row) open(row);
    if (target.closest("[data-all]")) {
      wanted.all = true;
      show();
    }
    if (sorter instanceof HTMLElement) {
      const down = !sorter.classList.contains("down");
      for (const other of table.querySelectorAll("[data-sort]")) other.classList.remove("down", "up");
      sorter.classList.add(down ? "down" : "up");
      sort(sorter.dataset.sort ?? "", down);
    }
  });

  document.querySelector(".filters")?.addEventListener("click", ({ target }) => {
    const chip = target instanceof Element ? target.closest(".chips button") : null;
    if (!(chip instanceof HTMLElement)) return;
    const field = "kind" in chip.dataset ? "kind" : "flag";
    const value = chip.dataset[field] ?? "";
    wanted[field] = wanted[field] === value ? "" : value;
    for (const other of document.querySelectorAll(`.chips [data-${field}]`)) {
      other.classList.toggle("on", other instanceof HTMLElement && other.dataset[field] === wanted[field]);
    }
    show();
  });

  document.querySelector("[data-find]")?.addEventListener("input", ({ target }) => {
    wanted.find = target instanceof HTMLInputElement ? target.value.trim().toLowerCase() : "";
    show();
  });

  for (const mark of document.querySelectorAll(".p-card")) {
    mark.addEventListener("click", () => {
      const title = mark.querySelector("title")?.textContent ?? "";
      const row = rows.find((each) => title.startsWith(`${each.dataset.name}:`));
      if (!row) return;
      row.classList.remove("mid");
      if (!row.classList.contains("is-open")) open(row);
      row.scrollIntoView({ block: "center" });
    });
  }
  show();
}

const cards = document.querySelector("table.cards:not(.tiles, .house)");
if (cards instanceof HTMLTableElement) tableOfCards(cards);

/**
 * Let people sort a table by any column of numbers or names.
 * @param {HTMLTableElement} table
 */
function sortable(table) {
  const heads = [...(table.tHead?.rows[0].cells ?? [])];
  /** @param {HTMLTableCellElement | undefined} cell */
  const value = (cell) => {
    const said = (cell?.textContent ?? "").trim();
    const number = Number.parseFloat(said.replace("−", "-").replace(",", ".").replace(/\s/g, ""));
    return Number.isNaN(number) ? said.toLowerCase() : number;
  };
  heads.forEach((head, column) => {
    const button = head.querySelector("[data-by]");
    if (!(button instanceof HTMLElement)) return;
    button.addEventListener("click", () => {
      const down = !button.classList.contains("down");
      for (const other of table.querySelectorAll("[data-by]")) other.classList.remove("down", "up");
      button.classList.add(down ? "down" : "up");
      const rows = [...table.tBodies[0].rows];
      rows.sort((a, b) => {
        const [one, other] = [value(a.cells[column]), value(b.cells[column])];
        if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1; // what was not measured comes last
        return (one < other ? -1 : one > other ? 1 : 0) * (down ? -1 : 1);
      });
      table.tBodies[0].append(...rows);
      for (const row of rows) row.classList.remove("mid");
      table.parentElement?.querySelector("[data-rows]")?.remove();
    });
  });
}

for (const table of document.querySelectorAll("table.tiles, table.house")) {
  if (table instanceof HTMLTableElement) sortable(table);
}

for (const button of document.querySelectorAll("[data-rows]")) {
  button.addEventListener("click", () => {
    for (const row of button.closest(".chapter")?.querySelectorAll("table .mid") ?? []) row.classList.remove("mid");
    button.remove();
  });
}
