import { ReviewList } from '#app/features/service-request/ReviewList.tsx'
import { formatReais } from '#app/format/money.ts'
import { type AmountsProps, nameOf } from './amount-names.ts'
import { compareAmounts } from './contribution-preview.ts'
import { contributionsText } from './contributions.text.ts'

const { result } = contributionsText

/** Monthly amounts in reais, today and after the change. */
export function ComparisonTable({ current, next, rules }: AmountsProps) {
  return (
    <ReviewList
      caption={result.caption}
      lines={compareAmounts(current, next).map((line) => ({
        id: line.name,
        item: nameOf(line.name, rules),
        current: formatReais(line.current),
        next: formatReais(line.next),
      }))}
    />
  )
}
