import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import type { FiledChoice } from './filed-choice.ts'
import { profileText } from './investment-profile.text.ts'
import { receiptSentence } from './profile-sentences.ts'

/** Proof of a filed choice, with the days that the API stored. */
export function ChoiceReceipt({ filed }: { filed: FiledChoice }) {
  return (
    <RequestReceipt filed={filed} next={profileText.receipt.next}>
      <p>{receiptSentence(filed.dados)}</p>
    </RequestReceipt>
  )
}
