import axe from 'axe-core'
import { brandStyle } from '../brand/brand-style.ts'
import { type Look, looks } from './looks.ts'
import { newlyPaintedTexts } from './newly-painted.ts'
import { brandElement } from './with-theme.tsx'

/**
 * Measures the contrast of what a story shows now under every look, in the state its play function left it in: the whole of it under
 * the first, where what lies over what is found out; under the others the texts that are painted as none was before.
 * @throws Error naming each look, the element and what axe says of it.
 */
export async function checkContrastInEveryTheme(): Promise<void> {
  const textsNow = newlyPaintedTexts()
  const found: string[] = []
  for (const [index, look] of looks.entries()) {
    wear(look)
    const texts = textsNow()
    const parts = index === 0 ? [document.documentElement] : texts
    if (parts.length > 0) found.push(...(await contrastProblems(look, parts)))
  }
  if (found.length > 0) throw new Error(`Contraste:\n${found.join('\n')}`)
}

function wear({ color, scheme, surface }: Look) {
  const root = document.documentElement
  root.dataset.scheme = scheme
  root.dataset.surface = surface
  brandElement().textContent = brandStyle(color)
}

async function contrastProblems(look: Look, parts: Element[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: parts },
    {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      elementRef: false,
      preload: false,
    },
  )
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look.name}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
