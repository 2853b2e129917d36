let isKept = false

/**
 * Leaves the document as the server drew it to the browser, once and for all: React has no part of it any more, and what it still draws is
 * not seen. What was typed stays, and so does the focus.
 */
export function keepServerHtml(): void {
  if (isKept) return
  isKept = true
  const { activeElement } = document
  const elements = [...document.body.querySelectorAll('*')]
  const focused = activeElement ? elements.indexOf(activeElement) : -1
  const copies = [...document.body.childNodes].map((node) => node.cloneNode(true))
  document.body.replaceChildren(...copies)
  const copied = [...document.body.querySelectorAll<HTMLElement>('*')]
  // A copy has what was typed and ticked, but not what was chosen.
  for (const [place, element] of elements.entries()) {
    const copy = copied[place]
    if (element instanceof HTMLSelectElement && copy instanceof HTMLSelectElement)
      copy.selectedIndex = element.selectedIndex
  }
  copied[focused]?.focus({ preventScroll: true })
  dispatchEvent(new Event('portal:failed'))
}
