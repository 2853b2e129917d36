import { compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { thirteenthSchedule } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { benefitTax } from '#domain/payroll/pay-slips/benefit-tax.ts'
import { balanceOfLots, type QuotaLot } from '#domain/quotas.ts'
import { consumeLots } from '#domain/taxes/consume-lots.ts'
import type { IncomeExemption, MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import type { BenefitRisk, RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'
import { weightedTermDays } from '#domain/taxes/weighted-term.ts'
import { type BalanceAfter, balanceAfter } from './balance-after.ts'
import type { IncomeRules } from './benefit-rules.ts'
import { cashWithdrawalTax } from './cash-withdrawal.ts'
import {
  firstPayment,
  type GrantedAmounts,
  type GrantFacts,
  type GrantProblem,
  grantBenefit,
} from './grant-benefit.ts'
import { balanceWhenPaid, type ChosenIncome, incomeAtGrant } from './income-at-grant.ts'

/** So many months ahead a benefit may begin at most. */
export const LATEST_BEGIN_MONTHS = 12

export interface EffectFacts extends GrantFacts {
  lots: readonly QuotaLot[]
  grantedOn: IsoDate
  regime: TaxRegime
  exemption: IncomeExemption
  dependants: number
  taxes: { monthly: MonthlyTaxRules; regressive: RegressiveTaxRules }
  /** Of a benefit by disability or death: no rate above its maximum in the first years. */
  risk?: BenefitRisk
  /** Months to follow a balance that does not end. */
  horizonMonths: number
}

/** A payment before and after what is withheld, reais. */
interface Withheld {
  gross: number
  tax: number
  net: number
}

/** Effect of a grant: the payment at once, the first monthly income (null for a single payment), and how the balance goes on. */
export interface BenefitEffect extends GrantedAmounts {
  atOnce: Withheld
  monthly: Withheld | null
  /** Null where no balance is left that pays it. */
  after: BalanceAfter | null
}

/** Payments of a grant with this choice, by the quotas and tables of the day, or the reason against it. */
export function benefitEffect(
  choice: { income: ChosenIncome; cashPercent: number },
  facts: EffectFacts,
  rules: IncomeRules,
): Outcome<BenefitEffect, GrantProblem> {
  const granted = grantBenefit(choice, facts, rules)
  if (!granted.ok) return granted
  const { cash, rest, income, singlePayment } = granted.result
  const type = singlePayment ? null : choice.income.type
  if (singlePayment) {
    const atOnce = cashTax(facts.balance, { type, income: 0 }, facts)
    return { ok: true, result: { ...granted.result, atOnce, monthly: null, after: null } }
  }
  const atOnce = cashTax(cash, { type, income }, facts)
  const after = balanceAfter(choice.income.type, {
    balance:
      rules.termBasis === 'level' && choice.income.type === 'fixed-term'
        ? balanceWhenPaid(rest, facts)
        : rest,
    income,
    incomePercent: choice.income.type === 'percent' ? choice.income.percent : 0,
    termYears: choice.income.type === 'fixed-term' ? choice.income.years : 0,
    realReturnPercent: Number(facts.realReturnPercent),
    months: facts.horizonMonths,
    thirteenth: thirteenthSchedule(choice.income.type, rules, competenceOf(facts.paidOn)),
    termBasis: rules.termBasis,
  })
  return {
    ok: true,
    result: { ...granted.result, atOnce, monthly: incomeTax(income, cash, choice, facts), after },
  }
}

/** Whether no income that the plan takes reaches the minimum: all of the balance is then paid at once. */
export function paysAtOnce(facts: GrantFacts, rules: IncomeRules): boolean {
  return highestIncomes(facts, rules).every((income) => income < rules.minimumIncome)
}

/** First payment of a benefit that is to begin on a day: in the month after the grant, or in that of the day where it is later. */
export function firstPaymentFrom(grantedOn: IsoDate, beginsOn: IsoDate): ReturnType<typeof firstPayment> {
  const earliest = firstPayment(grantedOn)
  const month = competenceOf(beginsOn)
  if (compareIso(month, earliest.month) <= 0) return earliest
  const paidOn = paymentDayOf(month)
  return { month, paidOn, regimeFinalOn: paidOn }
}

function highestIncomes(facts: GrantFacts, rules: IncomeRules): number[] {
  const { incomeTypes, percent, termYears } = rules
  const highest: Record<ChosenIncome['type'], ChosenIncome> = {
    percent: { type: 'percent', percent: percent.maximum },
    'fixed-term': { type: 'fixed-term', years: termYears.minimum },
    lifetime: { type: 'lifetime' },
  }
  return incomeTypes
    .filter((type) => type !== 'lifetime' || facts.annuityFactor !== null)
    .map((type) => incomeAtGrant(facts.balance, highest[type], facts, rules).income)
}

/** By the monthly table the first month is taxed together: of its tax the cash has what it adds to that of the income. */
function cashTax(
  gross: number,
  { type, income }: { type: ChosenIncome['type'] | null; income: number },
  facts: EffectFacts,
): Withheld {
  const { regime, exemption, dependants, taxes, lots, unitValue, paidOn, risk } = facts
  if (gross === 0) return { gross, tax: 0, net: 0 }
  if (regime === 'progressive') {
    const taxOf = (amount: number) =>
      cashWithdrawalTax(amount, paidOn, { regime, exemption, dependants, rules: taxes.monthly }).tax
    const tax = sumReais([taxOf(sumReais([gross, income])), -taxOf(income)])
    return { gross, tax, net: sumReais([gross, -tax]) }
  }
  // Accounts are rounded one by one, so that the balance may be a cent more than all lots together.
  const { tax } = cashWithdrawalTax(Math.min(gross, balanceOfLots(lots, unitValue)), paidOn, {
    regime,
    lots,
    unitValue,
    isActuarial: type === 'lifetime',
    rules: taxes.regressive,
    ...(risk && { risk }),
  })
  return { gross, tax, net: sumReais([gross, -tax]) }
}

/** The first income takes what is oldest after the cash; one for life goes by the average age of all. */
function incomeTax(
  gross: number,
  cash: number,
  { income }: { income: ChosenIncome },
  facts: EffectFacts,
): Withheld {
  const { regime, exemption, dependants, taxes, lots, unitValue, grantedOn, paidOn, risk } = facts
  const benefit = { monthly: gross, thirteenth: 0, alimony: 0, paidOn }
  const rules = taxes.regressive
  const withRisk = risk && { risk }
  const { amount } = benefitTax(
    benefit,
    regime === 'progressive'
      ? { regime, exemption, dependants, rules: { validFrom: paidOn, value: taxes.monthly } }
      : income.type === 'lifetime'
        ? {
            regime,
            method: 'weighted-term',
            termDaysAtGrant: weightedTermDays(lots, grantedOn),
            grantedOn,
            rules,
            ...withRisk,
          }
        : {
            regime,
            method: 'lot-age',
            lots: consumeLots(lots, unitValue, cash).left,
            unitValue,
            rules,
            ...withRisk,
          },
  ).monthlyTax
  return { gross, tax: amount, net: sumReais([gross, -amount]) }
}
