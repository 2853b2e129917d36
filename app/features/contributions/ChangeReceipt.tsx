import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { contributionChangeReading } from '#contract/readings/contribution-change.ts'
import type { FiledChange } from './contribution-rules.ts'
import { effectSentence } from './contribution-sentences.ts'
import { effectLine } from './contributions.css.ts'

/** Proof of a filed change, with the month that the API stored. */
export function ChangeReceipt({ filed }: { filed: FiledChange }) {
  return (
    <RequestReceipt filed={filed} asked={contributionChangeReading(filed.dados)}>
      <p className={effectLine}>{effectSentence(filed.dados.mesEfeito)}</p>
    </RequestReceipt>
  )
}
