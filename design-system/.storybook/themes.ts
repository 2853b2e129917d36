import { planColors } from './theme-globals.ts'

/** What a page can apply: a plan's colour, a scheme, a side. */
export type Theme = { name: string; color: string; scheme: string; surface: string }

const schemes = ['light', 'dark']

/** Six plan colours by day and by night, and the administrators' own colours by day and by night. */
export const themes: readonly Theme[] = schemes.flatMap((scheme) => [
  ...Object.values(planColors).map(({ title, color }) => ({
    name: `${title}, ${scheme}`,
    color,
    scheme,
    surface: 'participant',
  })),
  { name: `administradora, ${scheme}`, color: planColors.hpe.color, scheme, surface: 'admin' },
])
