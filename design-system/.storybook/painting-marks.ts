/** A declaration that can change how a text or its ground is painted. */
const PAINTS =
  /(^|;)\s*(--|color|background|opacity|filter(?!: none)|mix-blend|text-shadow|-webkit-text-fill|all)/i

/** Classes and attributes that a selector names. */
const NAMED = /\.((?:[\w-]|\\.)+)|\[([\w-]+)/g

const read = new WeakSet<CSSStyleSheet>()
const classes = new Set<string>()
const attributes = new Set<string>()

/** Reads the rules of the sheets that came to the page since the last time. A sheet of a theme names no class. */
export function readNewSheets(): void {
  for (const sheet of document.styleSheets) {
    if (read.has(sheet)) continue
    read.add(sheet)
    readRules(sheet.cssRules)
  }
}

function readRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && PAINTS.test(rule.style.cssText))
      for (const [, className, attribute = ''] of rule.selectorText.matchAll(NAMED))
        if (className === undefined) attributes.add(attribute)
        else classes.add(className.replaceAll('\\', ''))
    if (rule instanceof CSSGroupingRule) readRules(rule.cssRules)
  }
}

/**
 * The classes, states and own declarations of an element that can have a part in a text's paint: some rule that paints, or that sets a
 * variable, names them. What only places it, names it or tells its content is left out.
 */
export function paintingMarksOf(element: Element): string {
  return [...element.attributes]
    .flatMap(({ name, value }) => {
      if (name === 'class') return [...element.classList].filter((one) => classes.has(one))
      if (name === 'style') return value.split(';').filter((declaration) => PAINTS.test(declaration))
      return attributes.has(name) ? [`${name}=${value}`] : []
    })
    .join()
}
