import { percentText } from '#contract/value-text.ts'
import { INDEXER_DECIMALS, SHOWN_DECIMALS } from '#domain/settings/indexers/indexer-values.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const twoDecimals = whenFirstAsked(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const twoToFourDecimals = whenFirstAsked(
  () =>
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: SHOWN_DECIMALS,
      maximumFractionDigits: INDEXER_DECIMALS,
    }),
)

/** Percentage points as they are chosen: 6 → `6%`, 2.5 → `2,5%`. */
export const formatPercent = percentText

/** Percentage points as they are measured, always with two decimals: 8.4 → `8,40%`. */
export function formatReturn(points: number): string {
  return `${twoDecimals().format(points)}%`
}

/** Percentage points of an index, with as many decimals as it is published with: 0.46 → `0,46%`, 0.0912 → `0,0912%`. */
export function formatIndexChange(points: number): string {
  return `${twoToFourDecimals().format(points)}%`
}
