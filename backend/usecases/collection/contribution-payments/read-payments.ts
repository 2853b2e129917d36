import type { Querier } from '#backend/database/client.ts'
import {
  indexerByCode,
  type PaymentRow,
  paymentById,
  paymentsOf,
} from '#backend/database/queries/contribution-payments.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { notFound } from '#backend/problem.ts'
import { overdueCharges } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  ContributionPaymentDetail,
  retornarContribuicoesGeradas,
} from '#contract/collection/contribution-payments.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { DEBIT_BANK } from '#domain/contributions/payment-methods.ts'
import { awaitedAnswer } from './arrears-notice.ts'
import { nextPayment, paymentRulesOn } from './next-payment.ts'
import { CORRECTION_INDEX, paymentOnWire } from './payment-wire.ts'
import { slipCodes, slipParties } from './slip-codes.ts'

/** Contributions of a link that are paid one by one, and what could be issued today. */
export async function listPayments(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarContribuicoesGeradas>> {
  const [rules, overdue, issued, indexValues, avisoAtraso] = await Promise.all([
    paymentRulesOn(database, row.plan, today),
    ruleOn(database, overdueCharges, row.plan, today),
    paymentsOf(database, row.link.id),
    indexerByCode(database, CORRECTION_INDEX),
    awaitedAnswer(database, row, today),
  ])
  const terms = { today, overdue, indexValues }
  return {
    proxima: await nextPayment(database, row, rules, { issued, today }),
    contribuicoes: issued.map((payment) => paymentOnWire(payment, terms)),
    avisoAtraso,
  }
}

/** One of a link's. @throws 404 when it is none of them. */
export async function readPayment(
  database: Querier,
  row: LinkRow,
  { id, today }: { id: number; today: IsoDate },
): Promise<ContributionPaymentDetail> {
  const payment = await paymentById(database, row.link.id, id)
  if (!payment) throw notFound('Não há uma contribuição com este número.')
  return detailOf(database, row, payment, today)
}

/** A stored contribution with everything that pays it. */
export async function detailOf(
  database: Querier,
  row: LinkRow,
  payment: PaymentRow,
  today: IsoDate,
): Promise<ContributionPaymentDetail> {
  const [overdue, indexValues, parties] = await Promise.all([
    ruleOn(database, overdueCharges, row.plan, today),
    indexerByCode(database, CORRECTION_INDEX),
    slipParties(database, row),
  ])
  const onWire = paymentOnWire(payment, { today, overdue, indexValues })
  const isWaiting = onWire.situacao === 'aberta' || onWire.situacao === 'vencida'
  const owed = onWire.encargos?.total ?? onWire.valor
  return {
    ...onWire,
    ...parties,
    regras: { multaPercentual: overdue.finePercent, jurosPercentual: overdue.monthlyInterestPercent },
    boleto: isWaiting
      ? await slipCodes(database, payment, { owed, receiver: parties.beneficiario.nome, mark: 'C' })
      : null,
    creditadaEm: payment.creditedOn,
    debito: debitOf(payment),
  }
}

function debitOf({ debitAgency, debitAccount }: PaymentRow): ContributionPaymentDetail['debito'] {
  return debitAgency && debitAccount ? { banco: DEBIT_BANK, agencia: debitAgency, conta: debitAccount } : null
}
