import { planColors } from './theme-globals.ts'

/** A look a page can take: a plan's color, a scheme, a side. */
export type Theme = { name: string; color: string; scheme: string; surface: string }

const schemes = ['light', 'dark']

/** Six plan colours by day and by night, and the administrators' own colours by day and by night. */
const themes: readonly Theme[] = schemes.flatMap((scheme) => [
  ...Object.values(planColors).map(({ title, color }) => ({
    name: `${title}, ${scheme}`,
    color,
    scheme,
    surface: 'participant',
  })),
  { name: `administradora, ${scheme}`, color: planColors.hpe.color, scheme, surface: 'admin' },
])

/** The one that stories come in unless they ask for another. */
export const firstTheme = themeAt(0)
/** Differs from the first in everything: what looks the same under both is made of the same colours. */
export const oppositeTheme = themeAt(-1)
export const otherThemes = themes.slice(1, -1)

function themeAt(index: number): Theme {
  const theme = themes.at(index)
  if (!theme) throw new Error('there is no theme')
  return theme
}
