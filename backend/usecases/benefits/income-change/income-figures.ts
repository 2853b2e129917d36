import type { Querier } from '#backend/database/client.ts'
import { accountBalances } from '#backend/database/queries/account-balances.ts'
import { incomesPaid, paidOfYear } from '#backend/database/queries/benefit-payments.ts'
import { type BenefitInForce, benefitInForce } from '#backend/database/queries/benefits.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { benefitPayment, benefitTerms, projection } from '#backend/rules/benefit-kinds.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import type { IncomeChangeOnWire } from '#contract/benefits/income-change.ts'
import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import {
  balanceAfterIncomes,
  monthsLeftOfTerm,
  type PaidIncome,
  type PayingBalance,
} from '#domain/benefits/paid-income.ts'
import {
  addToCompetence,
  ageOn,
  type Competence,
  competenceOf,
  type IsoDate,
  monthsBetween,
} from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { type PaidOfYear, paidOfYearBefore } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { otherDiscounts } from '#domain/payroll/pay-slips/pay-slip.ts'
import { planSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { readOwnLots } from '../../taxes/tax-regime/own-lots.ts'
import { readIncomeTaxation } from './income-taxation.ts'

/** A percentage that never ends is followed for ten years at least, whatever the age. */
const SHORTEST = 10

export type IncomeFigures = {
  benefit: BenefitInForce | null
  rules: BenefitRules
  onWire: Pick<
    IncomeChangeOnWire,
    'renda' | 'saldo' | 'valorCota' | 'dataCota' | 'tributacao' | 'descontos' | 'regras' | 'projecao'
  >
}

/** Reads it; the term is counted in the month in which a change would hold. @throws MissingRule */
export async function readIncomeFigures(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
  effectiveIn: (rules: BenefitRules) => Competence,
): Promise<IncomeFigures> {
  const [benefit, balances, lots, slip, [rules, projected, payment]] = await Promise.all([
    benefitInForce(database, row.link.id, today),
    accountBalances(database, row.link.id, today),
    readOwnLots(database, row, today),
    newestPaySlip(database, row.link.id),
    rulesOn(database, [benefitTerms, projection, benefitPayment], row.plan, today),
  ])
  const month = effectiveIn(rules)
  const unpaidFrom = benefit && (await firstUnpaid(database, benefit, today))
  const isRisk = benefit?.kind === 'death-pension' || benefit?.kind === 'disability'
  const risk = isRisk ? 'death-or-disability' : 'programmed'
  const saldo = sumReais([...balances.values()])
  const valorCota = Number(lots?.quota.value ?? 0)
  const paying = { balance: saldo, unitValue: valorCota }
  const { realReturnPercent } = projected
  return {
    benefit,
    rules,
    onWire: {
      renda: benefit && (await paidIncomeOf(database, benefit, month, unpaidFrom ?? month)),
      saldo,
      valorCota,
      dataCota: lots?.quota.date ?? null,
      tributacao: taxationOnWire(await readIncomeTaxation(database, row, today, { lots, risk, slip })),
      descontos: slip ? otherDiscounts(slip.lines) : 0,
      regras: {
        incomeTypes: [...rules.incomeTypes],
        percent: rules.percent,
        termYears: rules.termYears,
        termBasis: rules.termBasis,
        lifetimePayments: rules.lifetimePayments,
        thirteenthMonth: payment.thirteenthMonth,
        thirteenthFor: [...payment.thirteenthFor],
        changeMonths: [...rules.changeMonths],
      },
      projecao: {
        saldo:
          benefit && unpaidFrom
            ? await balanceIn(database, benefit, paying, { month, unpaidFrom, realReturnPercent })
            : saldo,
        realReturnPercent,
        months: 12 * followedYears(row, today, planSimulationRules(rules, projected, payment).horizonAge),
        paidOn: paymentDayOf(month),
        paidOfYear: await yearBefore(database, benefit, month, unpaidFrom ?? month),
        thirteenthMonth: benefit?.income.thirteenthMonth ?? null,
      },
    },
  }
}

/** Balance in a month, reais of today: less the incomes and the thirteenth that are paid until then. */
async function balanceIn(
  database: Querier,
  benefit: BenefitInForce,
  paying: PayingBalance,
  {
    month,
    unpaidFrom,
    realReturnPercent,
  }: { month: Competence; unpaidFrom: Competence; realReturnPercent: number },
): Promise<number> {
  const income = await paidIncomeOf(database, benefit, unpaidFrom, unpaidFrom)
  if (income === null) return paying.balance
  const { thirteenthMonth } = benefit.income
  const thirteenth =
    thirteenthMonth === null
      ? null
      : { thirteenthMonth, first: unpaidFrom, before: await paidOfYear(database, benefit.linkId, unpaidFrom) }
  const payments = monthsBetween(unpaidFrom, month)
  return balanceAfterIncomes(income, paying, { payments, realReturnPercent, thirteenth })
}

/** The month of today, or the next one where it is paid already. */
async function firstUnpaid(
  database: Querier,
  { linkId }: BenefitInForce,
  today: IsoDate,
): Promise<Competence> {
  const [now, next] = [competenceOf(today), addToCompetence(competenceOf(today), 1)]
  return (await incomesPaid(database, linkId, { from: now, before: next })) > 0 ? next : now
}

/** The part of a month's year that will have been paid before it, by the income of today. */
async function yearBefore(
  database: Querier,
  benefit: BenefitInForce | null,
  month: Competence,
  unpaidFrom: Competence,
): Promise<PaidOfYear> {
  if (!benefit) return { months: 0, twelfths: 0 }
  const from = unpaidFrom < month ? unpaidFrom : month
  const paid = await paidOfYear(database, benefit.linkId, from)
  return paidOfYearBefore(month, paid, from, benefit.income.thirteenthMonth)
}

/** How a benefit is paid in a month that comes; null for a single payment, which is over. */
async function paidIncomeOf(
  database: Querier,
  { linkId, income }: BenefitInForce,
  month: Competence,
  unpaidFrom: Competence,
): Promise<PaidIncome | null> {
  const { incomeType, percent, termMonths, monthlyAmount, quotasPerMonth } = income
  if (incomeType === 'percent') return { type: 'percent', percent: percent ?? 0 }
  if (incomeType === 'lifetime') return { type: 'lifetime', monthlyAmount: monthlyAmount ?? 0 }
  if (incomeType === 'single') return null
  const paid = await incomesPaid(database, linkId, { from: income.validFrom, before: unpaidFrom })
  const term = { months: termMonths ?? 0, paid, unpaidFrom }
  return {
    type: 'fixed-term',
    monthsLeft: monthsLeftOfTerm(term, month),
    monthlyAmount,
    quotasPerMonth: quotasPerMonth === null ? null : Number(quotasPerMonth),
  }
}

function followedYears({ person }: LinkRow, today: IsoDate, horizonAge: number): number {
  const age = person.birthDate ? ageOn(person.birthDate, today) : horizonAge - SHORTEST
  return Math.max(SHORTEST, horizonAge - age)
}

type Taxation = Awaited<ReturnType<typeof readIncomeTaxation>>

function taxationOnWire(taxation: Taxation): IncomeChangeOnWire['tributacao'] {
  if (taxation.regime === 'regressive') return { ...taxation, bands: [...taxation.bands] }
  return { ...taxation, rules: { ...taxation.rules, table: [...taxation.rules.table] } }
}
