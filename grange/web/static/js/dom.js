// Finding elements. A required element is found, or the script stops and names it; an optional one may be null.

/**
 * Elements are taken as HTML unless another kind is named. SVG elements also have `dataset`, `classList` and the like.
 * @template {Element} Kind
 * @typedef {abstract new (...values: never[]) => Kind} KindOf
 */

/**
 * Return the element with an id.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @param {KindOf<Kind>} [kind]
 */
export const part = (id, kind) => checked(document.getElementById(id), `#${id}`, kind);

/**
 * Return the element with an id, or null.
 * @param {string} id
 */
export const maybe = (id) => document.getElementById(id);

/**
 * Return the first element that matches.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @param {KindOf<Kind>} [kind]
 */
export const one = (selector, within = document, kind) => checked(within.querySelector(selector), selector, kind);

/**
 * List all elements that match.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @param {KindOf<Kind>} [_kind]
 * @returns {Kind[]}
 */
export const all = (selector, within = document, _kind) => [
  .../** @type {NodeListOf<Kind>} */ (within.querySelectorAll(selector)),
];

/**
 * Find the nearest element that matches, from the target of an event outwards.
 * @template {Element} [Kind=HTMLElement]
 * @param {EventTarget | null} target
 * @param {string} selector
 * @param {KindOf<Kind>} [_kind]
 * @returns {Kind | null}
 */
export const closest = (target, selector, _kind) => (target instanceof Element ? target.closest(selector) : null);

/**
 * Return the data attributes of an element whose template always writes them.
 * @param {HTMLElement | SVGElement} element
 */
export const dataOf = (element) => /** @type {Record<string, string>} */ (element.dataset);

/**
 * Make an element with a class and contents.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {...(Node | string)} content
 */
export function make(name, className, ...content) {
  const element = Object.assign(document.createElement(name), { className });
  element.append(...content);
  return element;
}

/**
 * @template {Element} Kind
 * @param {Element | null} element
 * @param {string} name
 * @param {KindOf<Kind>} [kind]
 * @returns {Kind}
 */
function checked(element, name, kind) {
  if (!element || (kind && !(element instanceof kind))) throw new Error(`this page has no ${name}`);
  return /** @type {Kind} */ (element);
}
