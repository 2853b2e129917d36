import axe from 'axe-core'
import { brandStyle } from '#design-system/brand/brand-style.ts'
import { planColors } from './theme-globals.ts'
import { brandElement } from './with-theme.tsx'

type Look = { name: string; color: string; scheme: string; surface: string }

const schemes = ['light', 'dark']

/** Six plan colours by day and by night, and the administrators' own colours by day and by night. */
const looks: Look[] = schemes.flatMap((scheme) => [
  ...Object.values(planColors).map(({ title, color }) => ({
    name: `${title}, ${scheme}`,
    color,
    scheme,
    surface: 'participant',
  })),
  { name: `administradora, ${scheme}`, color: planColors.hpe.color, scheme, surface: 'admin' },
])

const stillness = '*, *::before, *::after { transition: none !important; animation: none !important }'

/**
 * Measures the contrast of what a story shows now under every look, in the state its play function left it in.
 * @throws Error naming each look, the element and what axe says of it.
 */
export async function checkContrastInEveryTheme(): Promise<void> {
  const still = document.createElement('style')
  still.textContent = stillness
  document.head.append(still)
  try {
    const found: string[] = []
    for (const look of looks) found.push(...(await contrastProblems(look)))
    if (found.length > 0) throw new Error(`Contraste:\n${found.join('\n')}`)
  } finally {
    still.remove()
  }
}

async function contrastProblems(look: Look): Promise<string[]> {
  const root = document.documentElement
  root.dataset.scheme = look.scheme
  root.dataset.surface = look.surface
  brandElement().textContent = brandStyle(look.color)
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look.name}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
