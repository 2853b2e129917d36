import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useId } from 'react'
import { SlipCard } from '#app/features/collection/slips/SlipCard.tsx'
import { loanBillName } from '#contract/loans/loan-bills.text.ts'
import type { LoanBillOnWire } from '#contract/loans/loan-bills.ts'
import { loanBillsText } from './loan-bills.text.ts'

/** Where one boleto of a loan is shown with everything that pays it. */
export function billHref(id: number): string {
  return `/services/emprestimos/boletos?boleto=${id}`
}

/** Boletos of a loan that can be paid now, the earliest due date first; nothing without one. */
export function LoanBillsToPay({ bills }: { bills: readonly LoanBillOnWire[] }) {
  const heading = useId()
  const payable = bills.filter(({ linhaFormatada }) => linhaFormatada !== null)
  if (payable.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Text as="h2" id={heading} variant="subtitle">
        {loanBillsText.toPay}
      </Text>
      <Columns minWidth="wide" align="stretch">
        {payable.map((bill) => (
          <SlipCard key={bill.id} slip={bill} title={loanBillName(bill)} href={billHref(bill.id)} />
        ))}
      </Columns>
    </Stack>
  )
}
