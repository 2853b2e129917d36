import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatReais } from '#app/format/money.ts'
import { PaymentMethod, type PaymentMethodCode } from '#domain/contributions/payment-methods.ts'
import type { VoluntarySituation } from './contribution-rules.ts'
import type { VoluntaryValues } from './contributions.schema.ts'
import { contributionsText } from './contributions.text.ts'

const { voluntary } = contributionsText

const methodName = (method: PaymentMethodCode | null) =>
  method === PaymentMethod.debit ? voluntary.debit : voluntary.boleto

const NOTHING = '–'

/** Amount, way to pay and, where there is a debit, the account: before and after. */
export function voluntaryLines(current: VoluntarySituation, next: VoluntaryValues): ReviewLine[] {
  const wasDebit = current.formaPagamento === PaymentMethod.debit
  const isDebit = next.formaPagamento === PaymentMethod.debit
  const account = [
    {
      id: 'agency',
      item: voluntary.agency,
      current: (wasDebit && current.agencia) || NOTHING,
      next: isDebit ? next.agencia : NOTHING,
    },
    {
      id: 'account',
      item: voluntary.account,
      current: (wasDebit && current.conta) || NOTHING,
      next: isDebit ? next.conta : NOTHING,
    },
  ]
  return [
    {
      id: 'amount',
      item: voluntary.monthly,
      current: formatReais(current.valorContribuicao),
      next: formatReais(next.valorContribuicao ?? 0),
    },
    {
      id: 'method',
      item: voluntary.method,
      current: methodName(current.formaPagamento),
      next: methodName(next.formaPagamento),
    },
    ...(wasDebit || isDebit ? account : []),
  ]
}
