import { withMinus } from '#contract/value-text.ts'
import { INDEXER_DECIMALS, SHOWN_DECIMALS } from '#domain/settings/indexers/indexer-values.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const twoToFourDecimals = whenFirstAsked(
  () =>
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: SHOWN_DECIMALS,
      maximumFractionDigits: INDEXER_DECIMALS,
    }),
)

/** Percentage points of an index, with as many decimals as it is published with: 0.46 → `0,46%`, 0.0912 → `0,0912%`. */
export function indexChangeText(points: number): string {
  return `${withMinus(twoToFourDecimals().format(points))}%`
}
