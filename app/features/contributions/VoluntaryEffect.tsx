import type { VoluntarySituation, VoluntaryValues } from '#contract/contributions/contributions.ts'
import type { Competence } from '#domain/calendar.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { dueDaySentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { EffectPanel } from './EffectPanel.tsx'

const { voluntary } = contributionsText

type VoluntaryEffectProps = {
  choice: VoluntaryValues
  current: Pick<VoluntarySituation, 'valorContribuicao' | 'diaVencimento'>
  effectiveMonth: Competence
}

/** Monthly effect of an amount. Nobody else contributes, so the payment equals the total credited. */
export function VoluntaryEffect({ choice, current, effectiveMonth }: VoluntaryEffectProps) {
  const amounts = { current: current.valorContribuicao, next: choice.valorContribuicao ?? 0 }
  const isDebit = choice.formaPagamento === PaymentMethod.debit
  return (
    <EffectPanel
      own={amounts}
      total={amounts}
      effectiveMonth={effectiveMonth}
      looked={{ valor: String(amounts.next) }}
    >
      <p>
        {dueDaySentence(current.diaVencimento)}, {isDebit ? voluntary.byDebit : voluntary.bySlip}.
      </p>
    </EffectPanel>
  )
}
