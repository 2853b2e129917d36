import { Banner } from '@portal/design-system/Banner'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { SlipBody } from '#app/features/collection/slips/SlipBody.tsx'
import { dueSentence } from '#app/features/collection/slips/slip-sentences.ts'
import { slipsText } from '#app/features/collection/slips/slips.text.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { loanBillName } from '#contract/loans/loan-bills.text.ts'
import type { LoanBillDetail } from '#contract/loans/loan-bills.ts'
import { loanBillsText } from './loan-bills.text.ts'

/** The page of one boleto of a loan. */
export function LoanBillView({ bill }: { bill: LoanBillDetail }) {
  const { id, boleto, situacao, finalidade } = bill
  const name = loanBillName(bill)
  return (
    <>
      <PageHeader
        before={<BackLink href="/services/emprestimos/boletos">{loanBillsText.back}</BackLink>}
        title={name}
        description={dueSentence(bill)}
        actions={boleto && <FileLink href={fileHref('boleto-emprestimo', id)}>{slipsText.pdf}</FileLink>}
      />
      <Stack gap="6">
        {situacao === 'vencida' && finalidade !== 'parcela' && (
          <Banner tone="warning">{loanBillsText.expired[finalidade]}</Banner>
        )}
        <SlipBody slip={bill} details={loanBillsText.details} pays={name} />
      </Stack>
    </>
  )
}
