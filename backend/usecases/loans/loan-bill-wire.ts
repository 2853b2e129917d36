import { slipStateWords } from '#contract/collection/wire-words.ts'
import type { LoanBillDetail, LoanBillOnWire } from '#contract/loans/loan-bills.ts'
import { extraPaymentEffectWords, loanBillPurposeWords } from '#contract/loans/wire-words.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import type { LoanBillRow } from '../../database/queries/loan-bills.ts'
import { type ChargeTerms, chargesOf } from '../collection/contribution-payments/payment-wire.ts'
import { slipOf } from '../collection/contribution-payments/slip-codes.ts'

export function billPurpose({
  purpose,
  number,
  months,
  effect,
}: Pick<LoanBillRow, 'purpose' | 'number' | 'months' | 'effect'>): Pick<
  LoanBillDetail,
  'finalidade' | 'parcela' | 'parcelas' | 'efeito'
> {
  return {
    finalidade: loanBillPurposeWords.toWire(purpose),
    parcela: number,
    parcelas: months,
    efeito: effect && extraPaymentEffectWords.toWire(effect),
  }
}

/**
 * A boleto of a loan as it stands today. A settlement is what was owed on its own day, and an extra payment is nobody's duty: neither bears
 * charges, and nothing pays it after its day.
 */
export function billOnWire(bill: LoanBillRow, terms: ChargeTerms): LoanBillOnWire {
  const situacao = slipStateWords.toWire(boletoState(bill, terms.today))
  const isLate = situacao === 'vencida'
  const isPayable = situacao === 'aberta' || (isLate && bill.purpose === 'instalment')
  return {
    id: bill.id,
    ...billPurpose(bill),
    emitidaEm: saoPauloDateOf(bill.issuedAt),
    vencimento: bill.dueDate,
    pagavelAte: payableUntil(bill.dueDate),
    valor: bill.amount,
    situacao,
    pagaEm: bill.paidOn,
    valorPago: bill.paidAmount,
    encargos: isLate && bill.purpose === 'instalment' ? chargesOf(bill, terms) : null,
    linhaFormatada: isPayable ? (slipOf(bill)?.formattedLine ?? null) : null,
  }
}
