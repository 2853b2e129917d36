import type { Querier } from '#backend/database/client.ts'
import { type BenefitInForce, benefitInForce } from '#backend/database/queries/benefits.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { NextPaymentOnWire } from '#contract/payroll/pay-slips.ts'
import { addToCompetence, type Competence, compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { proRata, roundHalfUp2 } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import type { IncomeInForce } from '#domain/payroll/benefit-payments/benefit-amounts.ts'
import { type ThirteenthSchedule, twelfthsOf } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { calculatedPaySlips, type NewPaySlip } from '../pay-slips/record-pay-slips.ts'
import { type CalculatedPayment, calculatePayment, PAID_SITUATIONS } from './calculate-payment.ts'

/** A thirteenth comes within a year, if there is one. */
const MONTHS_OF_A_YEAR = 12

/** The next payment of a benefit: what of it is what, its pay slip with what is given back, and the next thirteenth before tax. */
export type NextPayment = Pick<CalculatedPayment, 'income' | 'schedule' | 'amounts'> & {
  slip: NewPaySlip
  isFirst: boolean
  thirteenth: { paidOn: IsoDate; twelfths: number; amount: number } | null
}

/**
 * Next payment of a benefit, worked out by the payroll with today's balance, quotas and everything else; for the month after the newest one
 * that was paid, so that months paid elsewhere are not waited for. Null for those who are paid nothing.
 * @throws MissingRule
 */
export async function readNextPayment(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<NextPayment | null> {
  const { link } = row
  if (!PAID_SITUATIONS.has(link.situation)) return null
  const granted = await benefitInForce(database, link.id, today)
  if (!granted) return null
  const newest = await newestPaySlip(database, link.id)
  const month = monthOf(granted, newest?.competence ?? null, today)
  const paidOn = paymentDayOf(month)
  const benefit = (await benefitInForce(database, link.id, paidOn)) ?? granted
  const isFirst = link.situation === Situation.inGranting
  const { income, schedule, amounts, slip } = await calculatePayment(database, row, benefit, {
    month,
    paidOn,
    on: today,
    isFirst,
  })
  if (slip.gross === 0) return null
  const [drawn = slip] = await calculatedPaySlips(database, [slip])
  return {
    income,
    amounts,
    slip: drawn,
    isFirst,
    schedule,
    thirteenth: nextThirteenth(schedule, income, amounts.monthly),
  }
}

function monthOf({ firstPaymentOn }: BenefitInForce, newest: Competence | null, today: IsoDate): Competence {
  const current = competenceOf(today)
  const isOver = compareIso(today, paymentDayOf(current)) > 0
  const months = [
    competenceOf(firstPaymentOn),
    isOver ? addToCompetence(current, 1) : current,
    ...(newest === null ? [] : [addToCompetence(newest, 1)]),
  ]
  return months.toSorted().at(-1) ?? current
}

/** The next thirteenth that is paid while nothing else changes, by the income of the next month; before tax. */
function nextThirteenth(
  schedule: ThirteenthSchedule | null,
  income: IncomeInForce,
  monthly: number,
): NextPayment['thirteenth'] {
  if (schedule === null) return null
  const payments = 'paymentsLeft' in income ? Math.max(1, income.paymentsLeft) : Number.POSITIVE_INFINITY
  const isTerm = payments <= MONTHS_OF_A_YEAR
  const ofYear = twelfthsOf(schedule, isTerm ? payments : MONTHS_OF_A_YEAR, { isTerm })
  const place = ofYear.findIndex((twelfths) => twelfths > 0)
  const twelfths = ofYear[place]
  if (twelfths === undefined) return null
  return {
    paidOn: paymentDayOf(addToCompetence(schedule.first, place)),
    twelfths,
    amount: roundHalfUp2(proRata(monthly, twelfths, 12)),
  }
}

/** The next payment, as the wire carries it. */
export function nextPaymentOnWire({ slip, amounts, isFirst }: NextPayment): NextPaymentOnWire {
  const { tax, incomeBasis, quotaDate } = slip.memo
  // Neither a fixed income nor the progressive table looks at the quota.
  const followsQuota = incomeBasis !== 'fixed' || tax.regime === 'regressive' || amounts.cash > 0
  return {
    competencia: slip.competence,
    dataPagamento: slip.paidOn,
    bruto: slip.gross,
    descontos: slip.discounts,
    liquido: slip.net,
    abonoAnual: amounts.thirteenth,
    saqueAVista: amounts.cash,
    primeiro: isFirst,
    ultimo: amounts.isLast,
    cota: followsQuota ? quotaDate : null,
  }
}
