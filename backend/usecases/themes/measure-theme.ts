import type { Scheme } from '#design-system/brand/derive-palette.ts'
import { failingPairs } from '#design-system/brand/failing-pairs.ts'
import { parseHex } from '#design-system/brand/hex.ts'
import { participantPalette } from '#design-system/brand/palettes.ts'
import { type Pixels, visibleInk } from '#design-system/brand/visible-ink.ts'
import { type ThemeObstacle, themeObstacles } from '#domain/themes/theme-obstacles.ts'
import { invalid } from '../../problem.ts'
import type { ImageFacts } from './theme-wire.ts'

const SENTENCES: Record<ThemeObstacle, [field: string, sentence: string]> = {
  'color-unreadable': ['cor_primaria', 'Escreva a cor como #RRGGBB, por exemplo #0B3A82.'],
  'contrast-light': ['cor_primaria', 'Esta cor não atinge o contraste mínimo no modo claro.'],
  'contrast-dark': ['cor_primaria', 'Esta cor não atinge o contraste mínimo no modo escuro.'],
  'logo-missing': ['logo', 'Envie o logotipo do plano.'],
  'logo-hidden-light': ['logo', 'Este logotipo quase não aparece sobre a barra clara.'],
  'logo-hidden-dark': ['logo', 'Este logotipo quase não aparece sobre a barra escura.'],
}

/** @throws 422 by field when something keeps the theme from being put in force. */
export function requireNoObstacle(primaryColour: string, logo: ImageFacts | undefined): void {
  const color = parseHex(primaryColour)
  const obstacles = themeObstacles({
    isColor: color !== null,
    failingPairs: color === null ? { light: 0, dark: 0 } : failingPairs(color),
    logo: logo ? { light: logo.lightInk, dark: logo.darkInk } : null,
  })
  if (obstacles.length === 0) return
  throw invalid(Object.fromEntries(obstacles.toReversed().map((obstacle) => SENTENCES[obstacle])))
}

/** Shares of a logo's ink that are seen on the light and on the dark bar, four decimals. */
export function measureInk(pixels: Pixels): { lightInk: number; darkInk: number } {
  return { lightInk: inkOn(pixels, 'light'), darkInk: inkOn(pixels, 'dark') }
}

function inkOn(pixels: Pixels, scheme: Scheme): number {
  const share = visibleInk(pixels, participantPalette(scheme).chrome.ground)
  return Math.round(share * 10_000) / 10_000
}
