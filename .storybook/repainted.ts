/**
 * Tells after each change of look which parts of the page are painted as never before: only those can have a contrast that was not
 * measured yet. What decides the contrast of an element is its own paint and that of what it stands on, down to the first
 * opaque ground.
 */
export function paintWatch(): () => Element[] {
  const seen = new WeakMap<Element, Set<string>>()
  return () => {
    const repainted = new Set<Element>()
    const stack: { element: Element; under: string }[] = [{ element: document.documentElement, under: '' }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { element, under } = next
      if (element === document.head) continue
      const style = getComputedStyle(element)
      const paint = paintOf(element, style)
      const stood = isOpaque(style) ? paint : `${under}\n${paint}`
      const known = seen.get(element) ?? new Set()
      seen.set(element, known)
      if (!known.has(stood)) repainted.add(style.position === 'static' ? element : groundOf(element))
      known.add(stood)
      // What is drawn is no text on a ground.
      if (!(element instanceof SVGElement)) {
        for (const child of element.children) stack.push({ element: child, under: stood })
      }
    }
    return [...repainted].filter((element) => !hasAncestorIn(element, repainted))
  }
}

/** What is placed over its neighbours may be the ground of their texts: they are looked at together. */
function groundOf(element: Element): Element {
  return element.parentElement ?? element
}

function hasAncestorIn(element: Element, found: ReadonlySet<Element>): boolean {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (found.has(above)) return true
  return false
}

function isOpaque({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): boolean {
  return opacity === '1' && backgroundImage === 'none' && backgroundColor.startsWith('rgb(')
}

function paintOf(element: Element, style: CSSStyleDeclaration): string {
  return [
    style.color,
    style.backgroundColor,
    style.backgroundImage,
    style.opacity,
    style.textShadow,
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element, '::after').backgroundColor,
  ].join()
}
