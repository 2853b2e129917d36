import axe from 'axe-core'
import { brandStyle } from '../brand/brand-style.ts'
import { newlyPaintedTexts } from './newly-painted.ts'
import { type Theme, themes } from './themes.ts'
import { brandElement } from './with-theme.tsx'

/**
 * Measures the contrast of what a story shows now under every theme, in the state its play function left it in: the whole of it under
 * the first, where what lies over what is found out; under the others the texts that are painted as none was before.
 * @throws Error naming each theme, the element and what axe says of it.
 */
export async function checkContrastInEveryTheme(): Promise<void> {
  const textsNow = newlyPaintedTexts()
  const found: string[] = []
  for (const [index, theme] of themes.entries()) {
    apply(theme)
    const texts = textsNow()
    const parts = index === 0 ? [document.documentElement] : texts
    if (parts.length > 0) found.push(...(await contrastProblems(theme, parts)))
  }
  if (found.length > 0) throw new Error(`Contraste:\n${found.join('\n')}`)
}

function apply({ color, scheme, surface }: Theme) {
  const root = document.documentElement
  root.dataset.scheme = scheme
  root.dataset.surface = surface
  brandElement().textContent = brandStyle(color)
}

async function contrastProblems(theme: Theme, parts: Element[]): Promise<string[]> {
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
    nodes.map(({ target, failureSummary }) => `${theme.name}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
