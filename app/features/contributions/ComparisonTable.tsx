import { ReviewList } from '#app/features/service-request/ReviewList.tsx'
import { formatReais } from '#app/format/money.ts'
import { compareAmounts, type MonthlyAmounts } from './contribution-preview.ts'
import { contributionsText } from './contributions.text.ts'

const { result } = contributionsText

/** Monthly amounts in reais, today and after the change. */
export function ComparisonTable({ current, next }: { current: MonthlyAmounts; next: MonthlyAmounts }) {
  return (
    <ReviewList
      caption={result.caption}
      lines={compareAmounts(current, next).map((line) => ({
        id: line.name,
        item: result.names[line.name],
        current: formatReais(line.current),
        next: formatReais(line.next),
      }))}
    />
  )
}
