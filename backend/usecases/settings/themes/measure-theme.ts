import {
  failingPairs,
  type Pixels,
  parseHex,
  participantPalette,
  type Scheme,
  visibleInk,
} from '@portal/design-system/brand'
import { invalid } from '#backend/problem.ts'
import { byField } from '#contract/complaints.ts'
import { checkThemeFacts } from '#contract/settings/theme-check.ts'
import type { ImageFacts } from './theme-wire.ts'

/** @throws 422 by field when something keeps the theme from being put in force. */
export function requireNoObstacle(primaryColor: string, logo: ImageFacts | undefined): void {
  const color = parseHex(primaryColor)
  const outcome = checkThemeFacts({
    isColor: color !== null,
    failingPairs: color === null ? { light: 0, dark: 0 } : failingPairs(color),
    logo: logo ? { light: logo.lightInk, dark: logo.darkInk } : null,
  })
  if (!outcome.ok) throw invalid(byField(outcome.problems))
}

/** Shares of a logo's ink that are seen on the light and on the dark bar, four decimals. */
export function measureInk(pixels: Pixels): { lightInk: number; darkInk: number } {
  return { lightInk: inkOn(pixels, 'light'), darkInk: inkOn(pixels, 'dark') }
}

function inkOn(pixels: Pixels, scheme: Scheme): number {
  const share = visibleInk(pixels, participantPalette(scheme).chrome.ground)
  return Math.round(share * 10_000) / 10_000
}
