import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import type { FiledChange } from './contribution-rules.ts'
import { effectSentence } from './contribution-sentences.ts'
import { effectLine } from './contributions.css.ts'

/** Proof of a filed change, with the month that the API stored. */
export function ChangeReceipt({ filed }: { filed: FiledChange }) {
  return (
    <RequestReceipt filed={filed}>
      <p className={effectLine}>{effectSentence(filed.dados.mesEfeito)}</p>
    </RequestReceipt>
  )
}
