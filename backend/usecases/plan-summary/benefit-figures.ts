import type { PlanSummaryOnWire } from '#contract/plan-summary.ts'
import { monthsOfIncome } from '#domain/benefit-simulation/incomes.ts'
import { addToCompetence, type Competence, compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { toDecimal } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import { paymentDayOf, thirteenthPayment } from '#domain/pay-slips/benefit-calendar.ts'
import type { PaySlip } from '#domain/pay-slips/pay-slip.ts'
import { PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { SummaryRules } from './summary-rules.ts'

type Benefit = NonNullable<PlanSummaryOnWire['beneficio']>

/** A year's incomes with its thirteenth. */
const PAYMENTS_A_YEAR = 13

/** What is known of a benefit: the newest pay slip, the month of the first one, and what pays it. */
export type BenefitFacts = {
  newest: PaySlip
  firstMonth: Competence
  balance: { total: number; quotas: string } | null
}

/** When the benefit is paid next, its thirteenth, and how long the balance lasts. */
export function benefitFigures(
  { link }: LinkRow,
  { newest, firstMonth, balance }: BenefitFacts,
  { projection }: Pick<SummaryRules, 'projection'>,
  today: IsoDate,
): Benefit {
  const month = nextMonth(newest.competence, today)
  const monthly = newest.lines.find(({ code }) => code === PaySlipLineCode.monthlyIncome)?.amount ?? 0
  const isPaid = link.situation === Situation.inBenefit && monthly > 0
  return {
    proximoPagamento: isPaid ? paymentDayOf(month) : null,
    decimoTerceiro: isPaid ? thirteenthOf(monthly, Number(month.slice(0, 4)), firstMonth) : null,
    duracao: isPaid && balance ? durationOf(newest, monthly, { balance, month, projection }) : null,
  }
}

/** The month after the newest one paid; months that were paid elsewhere, or not at all, are not waited for. */
function nextMonth(newest: Competence, today: IsoDate): Competence {
  const after = addToCompetence(newest, 1)
  const current = competenceOf(today)
  const reachable = compareIso(today, paymentDayOf(current)) <= 0 ? current : addToCompetence(current, 1)
  return after < reachable ? reachable : after
}

function thirteenthOf(monthly: number, year: number, since: Competence): Benefit['decimoTerceiro'] {
  const { twelfths, amount } = thirteenthPayment(monthly, year, { since })
  return twelfths > 0 ? { dataPagamento: paymentDayOf(`${year}-12`), avos: twelfths, valor: amount } : null
}

type Paying = {
  balance: NonNullable<BenefitFacts['balance']>
  month: Competence
  projection: SummaryRules['projection']
}

/** The thirteenth of each year is spread over its twelve months. */
function durationOf(
  { memo }: PaySlip,
  monthly: number,
  { balance, month, projection: { realReturnPercent } }: Paying,
): Benefit['duracao'] {
  if (balance.total <= 0) return null
  if (memo.incomeBasis === 'percent-of-balance') return { tipo: 'percentual' }
  const yearly = toDecimal(monthly).times(PAYMENTS_A_YEAR).dividedBy(12)
  const inQuotas = memo.incomeBasis === 'quotas' && memo.unitValue !== null
  const months = inQuotas
    ? toDecimal(balance.quotas)
        .dividedBy(yearly.dividedBy(memo.unitValue ?? 1))
        .ceil()
        .toNumber()
    : monthsOfIncome(balance.total, yearly, realReturnPercent)
  if (months === null) return { tipo: 'rendimento', rendimentoReal: realReturnPercent }
  return {
    tipo: 'prazo',
    meses: months,
    ate: addToCompetence(month, months - 1),
    rendimentoReal: inQuotas ? null : realReturnPercent,
  }
}
