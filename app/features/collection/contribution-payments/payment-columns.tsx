import type { StatementColumn } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { SlipState } from '#app/features/collection/slips/SlipState.tsx'
import type { ContributionPayment } from '#contract/collection/contribution-payments.ts'
import { dateText, monthText, paymentMethodNames, reaisText } from '#contract/value-text.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

const { history } = contributionPaymentsText

/** Every contribution with its state; each month leads to its own. */
export const paymentColumns: readonly StatementColumn<ContributionPayment>[] = [
  {
    id: 'month',
    header: history.month,
    isRowHeader: true,
    cell: ({ id, competencia }) => (
      <TextLink href={`/services/gerar-contribuicao?contribuicao=${id}`}>{monthText(competencia)}</TextLink>
    ),
  },
  { id: 'method', header: history.method, cell: ({ formaPagamento }) => paymentMethodNames[formaPagamento] },
  { id: 'due', header: history.due, cell: ({ vencimento }) => dateText(vencimento) },
  {
    id: 'amount',
    header: history.amount,
    cell: ({ valor, valorPago }) => reaisText(valorPago ?? valor),
    isNumeric: true,
  },
  { id: 'state', header: history.state, cell: ({ situacao }) => <SlipState state={situacao} /> },
]
