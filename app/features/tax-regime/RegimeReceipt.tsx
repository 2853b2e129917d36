import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { taxRegimeChoiceReading } from '#contract/readings/tax-regime-choice.ts'
import type { FiledRegime } from './filed-regime.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { consequenceSentence } from './tax-regime-sentences.ts'

const { receipt: text } = taxRegimeText

/** Proof of the choice, with the term that was signed. */
export function RegimeReceipt({ filed }: { filed: FiledRegime }) {
  return (
    <RequestReceipt
      filed={filed}
      asked={taxRegimeChoiceReading(filed.dados)}
      next={text.next}
      paper={<FileLink href={fileHref('termo-regime-tributacao')}>{text.term}</FileLink>}
    >
      <p>{consequenceSentence(filed.dados.regime)}</p>
    </RequestReceipt>
  )
}
