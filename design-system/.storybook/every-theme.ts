import axe from 'axe-core'
import { brandStyle } from '../brand/brand-style.ts'
import { textsOnPage } from './texts-on-page.ts'
import { firstTheme, oppositeTheme, otherThemes, type Theme } from './themes.ts'
import { brandElement } from './with-theme.tsx'

/**
 * Measures the contrast of what a story shows now under every theme, in the state its play function left it in: of the texts that are
 * painted as none was before. Ends under the first theme, where the check of the whole story that follows finds out what lies over what.
 * @throws Error naming each theme, the element and what axe says of it.
 */
export async function checkContrastInEveryTheme(): Promise<void> {
  const texts = textsOnPage()
  const newIn = (theme: Theme) => {
    apply(theme)
    return texts.newlyPainted()
  }
  const found: string[] = []
  newIn(firstTheme)
  // Most stories show nothing new. A theme that comes and goes has the whole page styled and laid out anew, twice.
  if (!texts.haveNewLook()) return
  found.push(...(await contrastProblems(oppositeTheme, newIn(oppositeTheme))))
  if (texts.haveNewLook()) {
    for (const theme of otherThemes) found.push(...(await contrastProblems(theme, newIn(theme))))
  }
  apply(firstTheme)
  if (found.length > 0) throw new Error(`Contraste:\n${found.join('\n')}`)
}

function apply({ color, scheme, surface }: Theme) {
  const root = document.documentElement
  root.dataset.scheme = scheme
  root.dataset.surface = surface
  const brand = brandStyle(color)
  const element = brandElement()
  // The same sheet written again would be read again.
  if (element.textContent !== brand) element.textContent = brand
}

async function contrastProblems(theme: Theme, parts: Element[]): Promise<string[]> {
  if (parts.length === 0) return []
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
