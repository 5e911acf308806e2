// Changes the page into new HTML, keeping elements that stay, so that focus and transitions survive.

/**
 * Parse HTML, including pictures, without showing it.
 * @param {string} html
 */
export function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/**
 * Replace the contents of an element by parsed ones. Marks stay, and in a preview everything with `data-still`.
 * @param {Element} old
 * @param {Element | DocumentFragment} fresh
 * @param {boolean} [preview]
 */
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
    if (match === next) next = skipMarks(match.nextSibling);
    else old.insertBefore(match, next);
    morphNode(match, wanted, preview);
  }
  removeFrom(old, next);
}

/** @param {Node} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/**
 * Find the element with the same id, otherwise the next node if it is of the same kind and has no id.
 * @param {Node} wanted
 * @param {Node | null} next
 * @param {Map<string, Node>} named
 */
function findMatch(wanted, next, named) {
  const match = idOf(wanted) ? named.get(idOf(wanted)) : next;
  return match && match.nodeName === wanted.nodeName && idOf(match) === idOf(wanted) ? match : null;
}

/**
 * Remove unwanted nodes before a match, so that the match need not move: a moved element loses the focus.
 * @param {Element} parent
 * @param {ChildNode | null} node
 * @param {Node} match
 * @param {ParentNode} fresh
 */
function removeUnwanted(parent, node, match, fresh) {
  let left = node;
  while (left && left !== match && !isWanted(left, fresh)) left = removed(parent, left);
  return left;
}

/**
 * @param {Node} node
 * @param {ParentNode} fresh
 */
const isWanted = (node, fresh) => idOf(node) !== "" && [...fresh.children].some((child) => child.id === idOf(node));

/**
 * @param {Node} old
 * @param {Node} wanted
 * @param {boolean} preview
 */
function morphNode(old, wanted, preview) {
  if (old.isEqualNode(wanted)) return; // most of a table does not change, and the browser detects that much faster than we do
  if (!(old instanceof Element && wanted instanceof Element)) {
    if (old.nodeValue !== wanted.nodeValue) old.nodeValue = wanted.nodeValue;
  } else if (!(preview && old.hasAttribute("data-still"))) {
    morphAttributes(old, wanted);
    morph(old, wanted, preview);
  }
}

/**
 * @param {Element} old
 * @param {Element} wanted
 */
function morphAttributes(old, wanted) {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/**
 * Remove a node and all that follow it, except marks.
 * @param {Element} parent
 * @param {ChildNode | null} node
 */
function removeFrom(parent, node) {
  let left = node;
  while (left) left = removed(parent, left);
}

/**
 * Remove a node; return the next one that is not a mark.
 * @param {Element} parent
 * @param {ChildNode} node
 */
function removed(parent, node) {
  const after = skipMarks(node.nextSibling);
  parent.removeChild(node);
  return after;
}

/**
 * Return the node, or the first after it that is not a mark.
 * @param {ChildNode | null} node
 */
function skipMarks(node) {
  let found = node;
  while (found instanceof Element && found.hasAttribute("data-mark")) found = found.nextSibling;
  return found;
}
