/**
 * Lets React go on where something else has moved the nodes that it drew. A browser's translator puts its own `<font>` where a text stood and
 * drops the text; an extension wraps an element in one of its own. React then asks a parent to remove, or to put something before, what is not
 * its child any more, which throws and takes the whole page away (decision 175).
 *
 * A text that React wants back, or writes anew, is put where its translation stands; the translator translates it again. What was wrapped is
 * found in its wrapper.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    bringBack(child)
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const wrapper = childAround(this, child)
    // Of a wrapper that holds nothing else nothing is left.
    if (wrapper && wrapper.textContent === child.textContent) removeChild.call(this, wrapper)
    else child.parentNode?.removeChild(child)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before) bringBack(before)
    const place = before && before.parentNode !== this ? childAround(this, before) : before
    return insertBefore.call(this, child, place) as Child
  }

  watchTranslations()
}

/** The child of a parent that has the node in it; null when it is nowhere in there. */
function childAround(parent: Node, node: Node): ChildNode | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child as ChildNode | null
}

/** By a text that was dropped, what stands in its place. */
const translations = new WeakMap<Node, ChildNode>()

function bringBack(node: Node): void {
  const translation = translations.get(node)
  if (!translation) return
  translations.delete(node)
  if (translation.parentNode && !node.parentNode) translation.replaceWith(node)
}

const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font'

/** Notes which text was dropped for which element, and brings it back when React writes it anew. */
function watchTranslations(): void {
  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) bringBack(target)
  })
  const dropped = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (!(text instanceof Text) || text.parentNode) continue
      const font = [addedNodes[0], previousSibling, nextSibling].find(isTranslation)
      if (!font) continue
      translations.set(text, font)
      rewritten.observe(text, { characterData: true })
    }
  })
  dropped.observe(document, { childList: true, subtree: true })
}
