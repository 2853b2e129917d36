import { assignVars, globalStyle } from '@vanilla-extract/css'
import { adminPalette, participantPalette } from '../brand/palettes.ts'
import type { Palette } from './color-contract.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { compactSizes, darkShadows, lightShadows, type Shadows, scales } from './scales.ts'

const inTokens = (rule: object) => ({ '@layer': { [layers.tokens]: rule } })

const colors = (palette: Palette, shadow: Shadows, colorScheme: 'light' | 'dark') => ({
  colorScheme,
  vars: { ...assignVars(vars.color, palette), ...assignVars(vars.shadow, shadow) },
})

const { space, size, radius, font, motion, layer } = vars
globalStyle(':root', inTokens({ vars: assignVars({ space, size, radius, font, motion, layer }, scales) }))

/**
 * `data-scheme="light|dark|system"` and `data-surface="participant|admin"` on `<html>` choose the set.
 * Dark sets are for screens only, so a printed page is always light. `system` needs no script.
 */
const surface = (selector: string, light: Palette, dark: Palette) => {
  globalStyle(selector, inTokens(colors(light, lightShadows, 'light')))
  const night = colors(dark, darkShadows, 'dark')
  globalStyle(`${selector}[data-scheme="dark"]`, inTokens({ '@media': { screen: night } }))
  globalStyle(
    `${selector}[data-scheme="system"]`,
    inTokens({ '@media': { 'screen and (prefers-color-scheme: dark)': night } }),
  )
}

surface(':root', participantPalette('light'), participantPalette('dark'))
surface(':root[data-surface="admin"]', adminPalette('light'), adminPalette('dark'))

/**
 * `data-density="compact"` on `<html>`, or on any part of a page, makes controls and rows lower; `comfortable` on a part undoes it.
 * Overlays (menus, dialogs) are rendered outside of the part and follow `<html>`. Touch screens keep their larger targets.
 */
const sizesOf = ({ target, control, row, inset }: Record<keyof typeof compactSizes, string>) => ({
  vars: { [size.target]: target, [size.control]: control, [size.row]: row, [size.inset]: inset },
})
globalStyle(
  '[data-density="compact"]',
  inTokens({ '@media': { 'not all and (pointer: coarse)': sizesOf(compactSizes) } }),
)
globalStyle('[data-density="comfortable"]', inTokens(sizesOf(scales.size)))

globalStyle(
  ':root',
  inTokens({
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        vars: { [motion.fast]: '0s', [motion.calm]: '0s', [motion.slow]: '0s' },
      },
    },
  }),
)
