import type { BrandRoles, NeutralPalette } from '../tokens/color-contract.ts'
import { participantDark, participantLight } from '../tokens/participant-palette.ts'
import { contrast, lowestContrast, owed } from './contrast.ts'
import { neutralGrounds, type Scheme } from './derive-palette.ts'
import { parseHex } from './hex.ts'
import { participantPalette } from './palettes.ts'

/** Checked aspects of a brand color. */
export type ReportTopic = 'label' | 'lightText' | 'lightOutline' | 'darkText' | 'darkOutline'

/** One finding about a brand colour: what it reaches as it is, and what is used. */
export interface ReportLine {
  topic: ReportTopic
  /** Contrast of the colour as it is (for `label`: of white on it), the lowest of all grounds. */
  ratio: number
  /** Contrast ratio required. */
  atLeast: number
  /** Whether the colour (for `label`: white) is used as it is. */
  isKept: boolean
  /** The colour used, `#rrggbb`, and what that reaches. */
  used: string
  usedRatio: number
}

const neutralsOf: Record<Scheme, NeutralPalette> = { light: participantLight, dark: participantDark }

const labelLine = ({ fill, onFill }: BrandRoles): ReportLine => ({
  topic: 'label',
  ratio: contrast('#ffffff', fill),
  atLeast: owed.text,
  isKept: onFill === '#ffffff',
  used: onFill,
  usedRatio: contrast(onFill, fill),
})

const groundLine = (
  topic: ReportTopic,
  brand: BrandRoles,
  used: string,
  scheme: Scheme,
  atLeast: number,
): ReportLine => {
  const grounds = [...neutralGrounds(neutralsOf[scheme]), brand.soft, brand.softHover]
  return {
    topic,
    ratio: lowestContrast(brand.fill, grounds),
    atLeast,
    isKept: used === brand.fill,
    used,
    usedRatio: lowestContrast(used, grounds),
  }
}

/**
 * How a colour does as a brand, for whoever chooses it: five lines, always in the same order. `null` when the text
 * is not a hex colour.
 */
export const contrastReport = (color: string): ReportLine[] | null => {
  const hex = parseHex(color)
  if (hex === null) return null
  const light = participantPalette('light', hex).brand
  const dark = participantPalette('dark', hex).brand
  return [
    labelLine(light),
    groundLine('lightText', light, light.text, 'light', owed.text),
    groundLine('lightOutline', light, light.line, 'light', owed.outline),
    groundLine('darkText', dark, dark.text, 'dark', owed.text),
    groundLine('darkOutline', dark, dark.line, 'dark', owed.outline),
  ]
}
