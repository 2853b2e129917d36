import type { IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type CategoryId, Situation, type SituationId } from '#domain/participants.ts'
import { cashAndRest } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import { matrixCell } from '#domain/plans/services/eligibility-matrix.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { consumeLots } from '#domain/taxes/consume-lots.ts'
import {
  type IncomeExemption,
  type MonthlyTaxRules,
  monthlyIncomeTax,
} from '#domain/taxes/monthly-income-tax.ts'
import type { BenefitRisk, RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { taxBands } from '#domain/taxes/tax-lots.ts'
import { weightedTermDays, weightedTermRate } from '#domain/taxes/weighted-term.ts'
import type { IncomeRules } from './benefit-rules.ts'
import type { GrantFacts } from './grant-benefit.ts'
import { type ChosenIncome, incomeAtGrant } from './income-at-grant.ts'

export interface CashFacts extends GrantFacts {
  category: CategoryId
  situation: SituationId
  /** Income of the benefit that is being granted. */
  income: ChosenIncome
  /** Cash was paid before: a benefit pays it once. */
  alreadyPaid: boolean
}

export type CashProblem =
  | { field: 'percent'; code: 'not-in-granting' }
  | { field: 'percent'; code: 'already-paid' }
  | { field: 'percent'; code: 'cash-out-of-range'; maximum: number }
  | { field: 'percent'; code: 'below-minimum-income'; minimum: number; income: number }

/** Cash at the grant (*saque à vista*): only while a benefit is being granted, once, and what is left gives the minimum income. */
export function checkCashWithdrawal(
  percent: number,
  facts: CashFacts,
  rules: IncomeRules,
): Outcome<{ cash: number; rest: number; income: number }, CashProblem> {
  const { cashMaximumPercent: maximum, minimumIncome: minimum } = rules
  const refuse = (...problems: CashProblem[]) => ({ ok: false, problems }) as const
  const mayAsk =
    facts.situation === Situation.inGranting &&
    matrixCell('saque-a-vista', facts.category, facts.situation) !== undefined
  if (!mayAsk) return refuse({ field: 'percent', code: 'not-in-granting' })
  if (facts.alreadyPaid) return refuse({ field: 'percent', code: 'already-paid' })
  if (!(percent > 0 && percent <= maximum))
    return refuse({ field: 'percent', code: 'cash-out-of-range', maximum })
  const { cash, rest } = cashAndRest(facts.balance, percent)
  const { income } = incomeAtGrant(rest, facts.income, facts, rules)
  if (income < minimum) return refuse({ field: 'percent', code: 'below-minimum-income', minimum, income })
  return { ok: true, result: { cash, rest, income } }
}

/** How cash is taxed: as a benefit by the monthly table, or by the age of the money (of all of it where the income is for life). */
export type CashTaxation =
  | { regime: 'progressive'; exemption: IncomeExemption; dependants: number; rules: MonthlyTaxRules }
  | {
      regime: 'regressive'
      lots: readonly QuotaLot[]
      unitValue: Amount
      /** The income that follows has actuarial funding, even in part (IN SRF 524/2005, art. 9). */
      isActuarial: boolean
      rules: RegressiveTaxRules
      risk?: BenefitRisk
    }

/** Withholding from cash at the grant, and the net sum, reais. It is a benefit, not a redemption: no fixed rate applies. */
export function cashWithdrawalTax(
  gross: number,
  paidOn: IsoDate,
  taxation: CashTaxation,
): { gross: number; tax: number; net: number } {
  const tax = withheldFrom(gross, paidOn, taxation)
  return { gross, tax, net: sumReais([gross, -tax]) }
}

function withheldFrom(gross: number, paidOn: IsoDate, taxation: CashTaxation): number {
  if (taxation.regime === 'progressive') {
    const { exemption, dependants, rules } = taxation
    return monthlyIncomeTax({ gross, exemption, dependants }, rules).withheld
  }
  const { lots, unitValue, isActuarial, rules, risk } = taxation
  if (isActuarial) {
    const term = { termDaysAtGrant: weightedTermDays(lots, paidOn), grantedOn: paidOn, paidOn }
    return roundHalfUp2(percentOf(gross, weightedTermRate(term, rules, risk)))
  }
  const { taken } = consumeLots(lots, unitValue, gross)
  return sumReais(taxBands(taken, paidOn, rules, risk).map(({ tax }) => tax))
}
