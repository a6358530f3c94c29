// Elements that are always there: those of the document, and those that a view has made.

/**
 * An element of the document, by its id.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * The first element in another one that a selector finds.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
export const within = (root, selector) => /** @type {HTMLElement} */ (root.querySelector(selector));

/**
 * All elements in another one that a selector finds.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const allWithin = (root, selector) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];

/**
 * The elements that stand in another one.
 *
 * @param {Element} root
 * @returns {HTMLElement[]}
 */
export const childrenOf = (root) => /** @type {HTMLElement[]} */ ([...root.children]);

/**
 * The element around what an event happened to that a selector finds; null where there is none.
 *
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = ({ target }, selector) => /** @type {Element} */ (target).closest(selector);
