import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatPercent } from '#app/format/percent.ts'
import type { PercentageChoice } from './contribution-preview.ts'
import { contributionsText } from './contributions.text.ts'

const { percentages } = contributionsText

/** Both percentages, before and after. */
export function percentageLines(current: PercentageChoice, next: PercentageChoice): ReviewLine[] {
  return [
    {
      id: 'basic',
      item: percentages.basic,
      current: formatPercent(current.percentualBasica),
      next: formatPercent(next.percentualBasica),
    },
    {
      id: 'supplementary',
      item: percentages.supplementary,
      current: formatPercent(current.percentualSuplementar),
      next: formatPercent(next.percentualSuplementar),
    },
  ]
}
