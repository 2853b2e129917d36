import type { PaymentRow } from '#backend/database/queries/contribution-payments.ts'
import type { ContributionPayment } from '#contract/collection/contribution-payments.ts'
import { paymentPurposeWords, slipStateWords } from '#contract/collection/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import type { OverdueRules } from '#domain/collection/boletos/overdue-charges.ts'
import { overdueCharges } from '#domain/collection/boletos/overdue-charges.ts'
import { overdueCorrection } from '#domain/collection/boletos/overdue-correction.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { slipOf } from './slip-codes.ts'

export type ChargeTerms = { today: IsoDate; overdue: OverdueRules; indexValues: readonly IndexerValue[] }

/** Index by which late contributions are corrected. */
export const CORRECTION_INDEX = 'INPC'

/** A stored contribution as it stands today. */
export function paymentOnWire(row: PaymentRow, terms: ChargeTerms): ContributionPayment {
  const situacao = slipStateWords.toWire(boletoState(row, terms.today))
  const isWaiting = situacao === 'aberta' || situacao === 'vencida'
  return {
    id: row.id,
    competencia: row.competence,
    finalidade: paymentPurposeWords.toWire(row.purpose),
    formaPagamento: row.method,
    emitidaEm: saoPauloDateOf(row.issuedAt),
    vencimento: row.dueDate,
    pagavelAte: payableUntil(row.dueDate),
    valor: row.amount,
    situacao,
    pagaEm: row.paidOn,
    valorPago: row.paidAmount,
    encargos: situacao === 'vencida' ? chargesOf(row, terms) : null,
    linhaFormatada: isWaiting ? (slipOf(row)?.formattedLine ?? null) : null,
  }
}

/** Charges of an overdue slip when it is paid today. */
export function chargesOf(
  { amount, dueDate }: Pick<PaymentRow, 'amount' | 'dueDate'>,
  { today, overdue, indexValues }: ChargeTerms,
): NonNullable<ContributionPayment['encargos']> {
  const correction = overdueCorrection(indexValues, { dueDate, paidOn: today })
  const debt = { amount, dueDate, paidOn: today, correctionFactor: correction.factor }
  const charges = overdueCharges(debt, overdue)
  return {
    em: today,
    dias: charges.daysLate,
    correcao: charges.correction,
    multa: charges.fine,
    juros: charges.interest,
    total: charges.total,
    multaPercentual: overdue.finePercent,
    jurosPercentual: overdue.monthlyInterestPercent,
    fatorCorrecao: correction.factor,
    correcaoDe: correction.from,
    correcaoAte: correction.to,
  }
}
