/** What decides the contrast of a text: its own paint, what it stands on down to the first opaque ground, and how large it is. */
type Paint = string

/** An element that is a text or carries one, after the one that it stands on. */
type Carrier = { element: Element; above: number; isText: boolean; pseudo: readonly string[] }

const measured = new Set<Paint>()

/**
 * Tells after each change of theme which texts of the page stand painted as no text of this run did before, in any story and under
 * any theme: only those can have a contrast that was not measured yet. What was measured is kept as long as the program lives.
 */
export function newlyPaintedTexts(): () => Element[] {
  const carriers = carriersBelow(document.body)
  return () => {
    const grounds: Paint[] = []
    return carriers.flatMap(({ element, above, isText, pseudo }) => {
      const style = getComputedStyle(element)
      const own = groundOf(element, style, pseudo)
      const ground = isOpaque(style) ? own : `${grounds[above] ?? ''}\n${own}`
      grounds.push(ground)
      const paint = [ground, style.color, style.textShadow, style.fontSize, style.fontWeight].join()
      // An announcement goes away by itself in between.
      if (!isText || !element.isConnected || measured.has(paint)) return []
      measured.add(paint)
      return [element]
    })
  }
}

function carriersBelow(root: Element): Carrier[] {
  const carriers: Carrier[] = []
  const add = (element: Element, above: number) => {
    const index = carriers.length
    const pseudo = ['::before', '::after'].filter(
      (name) => getComputedStyle(element, name).content !== 'none',
    )
    carriers.push({ element, above, isText: isText(element), pseudo })
    // What is drawn is no text on a ground.
    if (!(element instanceof SVGElement)) for (const child of element.children) add(child, index)
    if (carriers.length === index + 1 && !isText(element)) carriers.pop()
  }
  add(root, -1)
  return carriers
}

function isText(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return true
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
}

function isOpaque({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): boolean {
  return opacity === '1' && backgroundImage === 'none' && backgroundColor.startsWith('rgb(')
}

function groundOf(element: Element, style: CSSStyleDeclaration, pseudo: readonly string[]): Paint {
  const drawn = pseudo.map((name) => getComputedStyle(element, name).backgroundColor)
  return [style.backgroundColor, style.backgroundImage, style.opacity, ...drawn].join()
}
