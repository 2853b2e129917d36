import { SearchedChoice } from '#app/people-search/SearchedChoice.tsx'
import type { PayableContribution } from '#contract/payment-clearings/payment-clearings.ts'
import { keyOfPayable } from './manual-values.ts'
import { clearingQueries } from './payment-clearings.queries.ts'
import { SHORTEST_KEYWORD } from './payment-clearings.schema.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { contributionLine, payableDetail } from './payment-clearings-sentences.ts'

const { searchLabel: label, searchHint: hint, none, failed, retry, choose } = clearingsText.hand

/** Finds a contribution, or a boleto of a loan, that waits for its money. */
export function PayableInput({ onChoose }: { onChoose: (chosen: PayableContribution) => void }) {
  return (
    <SearchedChoice
      text={{ label, hint, none, failed, retry, choose }}
      shortest={SHORTEST_KEYWORD}
      search={clearingQueries.payable}
      foundOf={(found) => found.map((one) => ({ ...one, id: keyOfPayable(one) }))}
      optionOf={(one) => ({
        label: `${one.nome}: ${contributionLine(one)}`,
        description: payableDetail(one),
      })}
      onChoose={onChoose}
    />
  )
}
