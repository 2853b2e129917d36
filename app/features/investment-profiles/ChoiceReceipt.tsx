import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { investmentProfileChangeReading } from '#contract/readings/investment-profile-change.ts'
import type { FiledChoice } from './filed-choice.ts'
import { receiptSentence } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

/** Proof of a filed choice, with the days that the API stored. */
export function ChoiceReceipt({ filed }: { filed: FiledChoice }) {
  return (
    <RequestReceipt
      filed={filed}
      asked={investmentProfileChangeReading(filed.dados)}
      next={investmentProfileText.receipt.next}
    >
      <p>{receiptSentence(filed.dados)}</p>
    </RequestReceipt>
  )
}
