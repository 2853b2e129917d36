import type { StatementColumn } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { SlipState } from '#app/features/collection/slips/SlipState.tsx'
import { formatDate, formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { ContributionPayment } from '#contract/collection/contribution-payments.ts'
import { paymentMethodNames } from '#contract/collection/payment-method.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

const { history } = contributionPaymentsText

/** Every contribution with its state; each month leads to its own. */
export const paymentColumns: readonly StatementColumn<ContributionPayment>[] = [
  {
    id: 'month',
    header: history.month,
    isRowHeader: true,
    cell: ({ id, competencia }) => (
      <TextLink href={`/services/gerar-contribuicao?contribuicao=${id}`}>{formatMonth(competencia)}</TextLink>
    ),
  },
  { id: 'method', header: history.method, cell: ({ formaPagamento }) => paymentMethodNames[formaPagamento] },
  { id: 'due', header: history.due, cell: ({ vencimento }) => formatDate(vencimento) },
  {
    id: 'amount',
    header: history.amount,
    cell: ({ valor, valorPago }) => formatReais(valorPago ?? valor),
    isNumeric: true,
  },
  { id: 'state', header: history.state, cell: ({ situacao }) => <SlipState state={situacao} /> },
]
