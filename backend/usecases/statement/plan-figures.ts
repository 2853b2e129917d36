import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import { sumReais } from '#domain/money.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import {
  newestStretches,
  type QuotaStretch,
  quotaDates,
  returnPercentOf,
} from '#domain/statement/quota-stretches.ts'
import type { PaymentRow } from '../../database/queries/contribution-payments.ts'
import type { NewestMovement } from '../../database/queries/ledger.ts'

/** Month ends that a year is between. */
export const YEAR_OF_QUOTAS = 13

/** Return of the last 12 months in per cent, in whatever profiles they were spent; null with fewer than thirteen values. */
export function twelveMonthReturn(stretches: readonly QuotaStretch[]): number | null {
  if (quotaDates(stretches).length < YEAR_OF_QUOTAS) return null
  return returnPercentOf(newestStretches(stretches, YEAR_OF_QUOTAS))
}

/** The newest month's contributions of each side, reais: credited, or paid since and not credited yet; null when there never were any. */
export function lastContribution(
  newest: readonly NewestMovement[],
  payments: readonly PaymentRow[],
): PlanSummaryOnWire['ultimaContribuicao'] {
  const month = monthOf(newest)
  const paid = payments.findLast(({ paidOn, purpose }) => paidOn !== null && purpose !== 'deferred-fee')
  if (paid?.paidOn && paid.competence > (month?.competence ?? '')) return justPaid(paid, paid.paidOn)
  if (!month) return null
  const employer = amountOf(newest.filter(({ type }) => type === 'CP'))
  const own = amountOf(newest.filter(({ type }) => type !== 'CP'))
  return {
    competencia: month.competence,
    dataCredito: month.lastDate,
    creditada: true,
    participante: own,
    patrocinadora: employer,
    total: sumReais([own, employer]),
  }
}

function justPaid({ competence, amount, paidAmount }: PaymentRow, paidOn: string) {
  const paid = paidAmount ?? amount
  return {
    competencia: competence,
    dataCredito: paidOn,
    creditada: false,
    participante: paid,
    patrocinadora: 0,
    total: paid,
  }
}

/**
 * The newest benefit paid, gross and net reais, as its pay slip says; by the ledger where there is no slip of it. Null for who was paid none.
 */
export function lastBenefit(
  newest: readonly NewestMovement[],
  slip: Pick<PaySlip, 'competence' | 'paidOn' | 'gross' | 'net'> | null,
): PlanSummaryOnWire['ultimoBeneficio'] {
  const month = monthOf(newest)
  if (slip && slip.competence >= (month?.competence ?? ''))
    return {
      competencia: slip.competence,
      dataPagamento: slip.paidOn,
      valorBruto: slip.gross,
      valorLiquido: slip.net,
    }
  return (
    month && {
      competencia: month.competence,
      dataPagamento: month.lastDate,
      valorBruto: sumReais([0, -amountOf(newest)]),
      valorLiquido: null,
    }
  )
}

function amountOf(movements: readonly NewestMovement[]): number {
  return sumReais(movements.map(({ amount }) => amount))
}

function monthOf(movements: readonly NewestMovement[]) {
  const [first] = movements
  const lastDate = movements.reduce((last, { date }) => (date > last ? date : last), '')
  return first ? { competence: first.competence, lastDate } : null
}
