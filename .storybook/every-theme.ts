import axe from 'axe-core'
import { brandStyle } from '#design-system/brand/brand-style.ts'
import { type Look, looks } from './looks.ts'
import { brandElement } from './with-theme.tsx'

const stillness = '*, *::before, *::after { transition: none !important; animation: none !important }'

/**
 * Measures the contrast of what a story shows now under every look, in the state its play function left it in. Most stories
 * wear few of the plan's colours: a look that paints the same as an earlier one is not measured again.
 * @throws Error naming each look, the element and what axe says of it.
 */
export async function checkContrastInEveryTheme(): Promise<void> {
  const still = document.createElement('style')
  still.textContent = stillness
  document.head.append(still)
  const measured = new Set<string>()
  try {
    const found: string[] = []
    for (const look of looks) {
      wear(look)
      const paint = paintOfThePage()
      if (measured.has(paint)) continue
      measured.add(paint)
      found.push(...(await contrastProblems(look)))
    }
    if (found.length > 0) throw new Error(`Contraste:\n${found.join('\n')}`)
  } finally {
    still.remove()
  }
}

function wear({ color, scheme, surface }: Look) {
  const root = document.documentElement
  root.dataset.scheme = scheme
  root.dataset.surface = surface
  brandElement().textContent = brandStyle(color)
}

/** All that decides the contrast of a text, of every element: two pages that agree in it measure the same. */
function paintOfThePage(): string {
  const elements = [document.documentElement, document.body, ...document.body.querySelectorAll('*')]
  return elements.map(paintOf).join('\n')
}

function paintOf(element: Element): string {
  const style = getComputedStyle(element)
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

async function contrastProblems(look: Look): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    elementRef: false,
    preload: false,
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look.name}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
