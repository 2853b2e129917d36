import type { PaymentClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { keptSentence } from './payment-clearings-sentences.ts'
import { SumsCard } from './SumsCard.tsx'

const { posted: text } = clearingsText

/** Sums that a return file says were posted to the account, to be compared with the bank's statement. */
export function ClearingPosted({ summary }: { summary: PaymentClearing['resumo'] }) {
  const { recebido, valorSemBaixa, tarifasAvulsas, lancado } = summary
  const kept = keptSentence(summary)
  return (
    <SumsCard
      title={text.heading}
      sums={[
        [kept ? `${text.cleared} (${kept})` : text.cleared, recebido],
        [text.left, valorSemBaixa],
        ...(tarifasAvulsas > 0 ? [[text.fees, tarifasAvulsas] as const] : []),
        [text.total, lancado],
      ]}
      note={text.note}
    />
  )
}
