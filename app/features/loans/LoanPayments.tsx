import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import type { LoanSituationOnWire } from '#contract/loans/loans.ts'
import { LoanBillsToPay } from './LoanBillsToPay.tsx'
import { loanBillsText } from './loan-bills.text.ts'

/** Boletos open for payment, with links to all of them and to the payoff; renders nothing without a contract or a boleto. */
export function LoanPayments({ situation: { boletos, vigente } }: { situation: LoanSituationOnWire }) {
  if (vigente === null && boletos.length === 0) return null
  return (
    <Stack>
      <LoanBillsToPay bills={boletos} />
      <div>
        <TextLink href="/services/emprestimos/boletos">{loanBillsText.all}</TextLink>
      </div>
    </Stack>
  )
}
