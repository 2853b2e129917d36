import { DescriptionList } from '@portal/design-system/DescriptionList'
import { formatReais } from '#app/format/money.ts'
import { type AmountsProps, nameOf } from './amount-names.ts'
import { compareAmounts } from './contribution-preview.ts'
import { todaySentence } from './contribution-sentences.ts'
import { amount, amountToday } from './contributions.css.ts'

/** The new monthly amounts, each with the one in force under it. Short enough to stand beside the fields. */
export function AmountChanges({ current, next, rules }: AmountsProps) {
  const parts = compareAmounts(current, next).filter(({ name }) => name !== 'total')
  return (
    <DescriptionList
      layout="rows"
      items={parts.map((line) => ({
        id: line.name,
        term: nameOf(line.name, rules),
        description: (
          <>
            <span className={amount}>{formatReais(line.next)}</span>
            <span className={amountToday}>{todaySentence(line.current)}</span>
          </>
        ),
        isNumeric: true,
      }))}
    />
  )
}
