import { Stack } from '@portal/design-system/Stack'
import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { LoanContractLink } from '#app/features/request-engine/LoanContractLink.tsx'
import { RequestReceiptLink } from '#app/features/request-engine/RequestReceiptLink.tsx'
import { ask, send } from '#app/session/ask.ts'
import { loanReading } from '#contract/loans/loan-reading.ts'
import { loanFields } from '#contract/loans/loans.text.ts'
import { loanData, loanValues } from '#contract/loans/loans.ts'
import { CurrentLoan } from './CurrentLoan.tsx'
import { LoanComparison } from './LoanComparison.tsx'
import { LoanConsent, LoanFields } from './LoanFields.tsx'
import { LoanOutlook } from './LoanOutlook.tsx'
import { LoanPayments } from './LoanPayments.tsx'
import { LoanSchedule, rowsOf } from './LoanSchedule.tsx'
import { checkLoanForm, firstLoanValues, loanToCome, simulatedBy } from './loan-input.ts'
import { loanObstacle } from './loan-obstacle.tsx'
import { confirmLabel, consequenceSentence, receiptSentence } from './loan-sentences.ts'
import { loansText } from './loans.text.ts'

/** A loan, or one that settles the running one: simulated as it is filled in, with everything it costs before it is sent. */
export const loanRequestDefinition = defineRequest({
  slug: 'emprestimos',
  text: loansText,
  situation: ask('retornarEmprestimos'),
  data: loanData,
  obstacle: loanObstacle,
  values: loanValues,
  labels: loanFields,
  first: firstLoanValues,
  check: checkLoanForm,
  send: ({ valor, parcelas, sistema, ciente }, envelope) =>
    send('pedirEmprestimo')({
      data: { valor: valor ?? 0, parcelas: parcelas ?? 0, sistema, ciente, ...envelope },
    }),
  fields: (form, situation) => <LoanFields form={form} situation={situation} />,
  consent: (form) => <LoanConsent form={form} />,
  above: (situation) => (
    <Stack gap="6">
      <LoanPayments situation={situation} />
      <CurrentLoan situation={situation} />
    </Stack>
  ),
  beside: (values, situation) => <LoanComparison values={values} situation={situation} />,
  outlook: (values, situation) => <LoanOutlook values={values} situation={situation} />,
  reading: loanReading,
  toCome: loanToCome,
  alsoReviewed: (values, situation) => {
    const loan = simulatedBy(values.sistema, values, situation)
    return loan && <LoanSchedule caption={loansText.schedule.planned} rows={rowsOf(loan.instalments)} />
  },
  consequence: (values, situation) => {
    const data = loanToCome(values, situation)
    return data ? consequenceSentence(data) : ''
  },
  note: () => loansText.compare.disclaimer,
  undo: () => loansText.undo,
  confirm: (values, situation) => {
    const data = loanToCome(values, situation)
    return data ? confirmLabel(data) : loansText.submit
  },
  receipt: ({ idRequisicao, dados }) => ({
    children: <p>{receiptSentence(dados)}</p>,
    documentLink: (
      <>
        <LoanContractLink idRequisicao={idRequisicao} state="proposta" />
        <RequestReceiptLink idRequisicao={idRequisicao} />
      </>
    ),
  }),
})
