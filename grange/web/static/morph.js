// Changes what is on the page into new HTML, keeping the elements that stay, so that focus and transitions survive.

/** Read HTML, with pictures in it, without showing it. */
export function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return document.importNode(template.content, true);
}

/** Make the inside of an element what was parsed. Marks stay, and in a preview what it is to leave alone. */
export function morph(old, fresh, preview = false) {
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let next = skipMarks(old.firstChild);
  for (const wanted of [...fresh.childNodes]) {
    const match = findMatch(wanted, next, named);
    if (!match) {
      old.insertBefore(wanted, next);
      continue;
    }
    next = removeUnwanted(old, next, match, fresh);
    if (match === next) next = skipMarks(next.nextSibling);
    else old.insertBefore(match, next);
    morphNode(match, wanted, preview);
  }
  removeFrom(old, next);
}

/** Find the element of the same name, or else the next one if it is of the same kind and has no name. */
function findMatch(wanted, next, named) {
  const match = wanted.id ? named.get(wanted.id) : next;
  if (!match || match.nodeName !== wanted.nodeName || (match.id ?? "") !== (wanted.id ?? "")) return null;
  return match;
}

/** Remove what stands before a match and is not wanted later, so that the match need not move: a moved element loses the focus. */
function removeUnwanted(parent, node, match, fresh) {
  while (node && node !== match && !isWanted(node, fresh)) {
    const after = skipMarks(node.nextSibling);
    parent.removeChild(node);
    node = after;
  }
  return node;
}

const isWanted = (node, fresh) => Boolean(node.id) && [...fresh.children].some((child) => child.id === node.id);

function morphNode(old, wanted, preview) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== wanted.nodeValue) old.nodeValue = wanted.nodeValue;
  } else if (!(preview && old.hasAttribute("data-still"))) {
    morphAttributes(old, wanted);
    morph(old, wanted, preview);
  }
}

function morphAttributes(old, wanted) {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

function removeFrom(parent, node) {
  while (node) {
    const after = skipMarks(node.nextSibling);
    parent.removeChild(node);
    node = after;
  }
}

function skipMarks(node) {
  while (node?.dataset && "mark" in node.dataset) node = node.nextSibling;
  return node;
}
