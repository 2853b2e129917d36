import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { benefitEffect, firstPaymentFrom } from '#domain/benefits/benefit-effect.ts'
import type { IncomeRules } from '#domain/benefits/benefit-rules.ts'
import type { ChosenIncome } from '#domain/benefits/income-at-grant.ts'
import { incomeDuration } from '#domain/benefits/income-duration.ts'
import { annuityFactor } from '#domain/benefits/lifetime-income.ts'
import { monthlyReturn } from '#domain/benefits/monthly-return.ts'
import { incomeOverTime, monthsLeftOfTerm, type PaidIncome } from '#domain/benefits/paid-income.ts'
import {
  addMonths,
  addToCompetence,
  type Competence,
  competenceOf,
  completedMonths,
} from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { type Decimal, sumReais, toDecimal } from '#domain/money.ts'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { benefitAmounts, type IncomeInForce } from '#domain/payroll/benefit-payments/benefit-amounts.ts'
import { lotsOfPayment } from '#domain/payroll/benefit-payments/lots-of-payment.ts'
import { worthOf } from '#domain/payroll/benefit-payments/take-oldest-lots.ts'
import {
  type PaidOfYear,
  thirteenthSchedule,
  twelfthsDue,
} from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { quotasOf } from '#domain/quotas.ts'
import { planSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { agesBetween, safeInputs } from '#domain/simulation/safe-inputs.ts'
import { simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { suggestedMortality } from '#domain/simulation/suggested-simulation-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { incomeRow } from './grant-benefit.ts'

const TODAY = '2026-11-29'
const FIRST_QUOTA = '3.25471890'
const taxes = {
  monthly: parameterOn(monthlyTaxRules, TODAY),
  regressive: parameterOn(regressiveTaxRules, TODAY),
}

/** Somebody of any age in a plan that pays its incomes in any of the ways there are. */
const people = fc.record({
  born: fc
    .integer({ min: 0, max: 40 * 365 })
    .map((days) => new Date(Date.UTC(1955, 0, 1 + days)).toISOString().slice(0, 10)),
  saves: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 15_000_000, max: 120_000_000 }),
  contribution: fc.integer({ min: 0, max: 3000 }),
  cashPercent: fc.integer({ min: 0, max: 25 }),
  realReturnPercent: fc.integer({ min: 0, max: 16 }).map((halves) => halves / 2),
  income: fc.oneof<fc.Arbitrary<ChosenIncome>[]>(
    fc.integer({ min: 3, max: 20 }).map((tenths) => ({ type: 'percent', percent: tenths / 10 })),
    fc.integer({ min: 5, max: 30 }).map((years) => ({ type: 'fixed-term', years })),
    fc.integer({ min: 5, max: 30 }).map((years) => ({ type: 'fixed-term', years })),
    fc.constant({ type: 'lifetime' }),
  ),
  plan: fc.record({
    termBasis: fc.constantFrom<IncomeRules['termBasis'][]>('level', 'quotas'),
    lifetimePayments: fc.constantFrom<IncomeRules['lifetimePayments'][]>(12, 13),
    thirteenthMonth: fc.integer({ min: 1, max: 12 }),
    thirteenthFor: fc.subarray<'percent' | 'fixed-term'>(['percent', 'fixed-term']),
  }),
  looksAfter: fc.integer({ min: 0, max: 59 }),
  putsOff: fc.integer({ min: 0, max: 11 }),
})
type Somebody = typeof people extends fc.Arbitrary<infer One> ? One : never

/** The simulator's promise to them, and the effect of their request on the day on which they retire with that balance. */
function promised(
  { born, saves, cents, contribution, cashPercent, realReturnPercent, income, plan }: Somebody,
  putsOff = 0,
) {
  const terms: IncomeRules = { ...suggestedBenefitRules, minimumIncome: 50, ...plan }
  const rules = planSimulationRules(
    { ...suggestedBenefitRules, ...terms },
    { realReturnPercent, contributionGrowthPercent: 1, incomeYears: 15 },
    terms,
  )
  const grantedOn = addMonths(TODAY, saves)
  const ages = agesBetween(born, TODAY, grantedOn)
  const { inputs } = safeInputs(
    {
      ...ages,
      balance: cents / 100,
      ownContribution: contribution,
      cashPercent,
      realReturnPercent,
      ...(income.type === 'percent' && { incomePercent: income.percent }),
      ...(income.type === 'fixed-term' && { termYears: income.years }),
    },
    rules,
  )
  const simulated = simulateBenefit(inputs, rules, { monthsHeld: 0, taxes: null })
  const factor = annuityFactor(inputs.retirementAge, realReturnPercent, suggestedMortality)
  const beginsOn = addMonths(grantedOn, putsOff === 0 ? 0 : putsOff + 1)
  const facts = {
    balance: simulated.balance,
    unitValue: FIRST_QUOTA,
    realReturnPercent,
    annuityFactor: factor,
    lots: [{ creditedOn: TODAY, quotas: quotasOf(simulated.balance, FIRST_QUOTA) }],
    grantedOn,
    paidOn: firstPaymentFrom(grantedOn, beginsOn).paidOn,
    regime: 'regressive',
    exemption: 'none',
    dependants: 0,
    taxes,
    horizonMonths: Math.max(0, rules.horizonAge - inputs.retirementAge) * 12,
  } as const
  const effect = benefitEffect({ income, cashPercent }, facts, terms)
  if (!effect.ok) throw new Error(JSON.stringify(effect.problems))
  return { ...facts, simulated, effect: effect.result, terms }
}
type Promised = ReturnType<typeof promised>

interface Payment {
  month: Competence
  income: IncomeInForce
  amounts: ReturnType<typeof benefitAmounts>
  /** Before the payment. */
  balance: number
  unitValue: string
  paid: PaidOfYear
}

/** The benefit as the payroll pays it, by quotas that earn what was taken for granted, to its end or for so many months. */
function paidByPayroll(
  { effect, terms, balance, paidOn, grantedOn, realReturnPercent }: Promised,
  { income: chosen, cashPercent }: Pick<Somebody, 'income' | 'cashPercent'>,
  months: number,
): Payment[] {
  const row = incomeRow(effect, chosen, terms)
  const growth = monthlyReturn(realReturnPercent).plus(1)
  const first = competenceOf(paidOn)
  let quota: Decimal = toDecimal(FIRST_QUOTA)
  const waits = completedMonths(`${competenceOf(grantedOn)}-01`, `${first}-01`)
  // So many per cent are quoted by the quota of the day.
  if (row.incomeType !== 'percent') quota = quota.times(growth.pow(waits))
  let lots: HeldLot[] = [lot(quotasOf(balance, FIRST_QUOTA))]
  let paid: PaidOfYear = { months: 0, twelfths: 0 }
  const payments: Payment[] = []
  for (let place = 0; place < months; place += 1) {
    const month = addToCompetence(first, place)
    if (month.endsWith('-01')) paid = { months: 0, twelfths: 0 }
    const unitValue = quota.toFixed(8)
    lots = lots.map((held) => ({ ...held, unitValue }))
    const income = inForce(row, place)
    const last = 'paymentsLeft' in income ? addToCompetence(month, income.paymentsLeft - 1) : null
    const thirteenthMonth = row.thirteenthMonth ?? null
    const twelfths = thirteenthMonth === null ? 0 : twelfthsDue(month, paid, last, { thirteenthMonth })
    const worth = worthOf(lots)
    const facts = { balance: worth, unitValue, cashPercent: place === 0 ? cashPercent : 0, twelfths }
    const amounts = benefitAmounts(income, facts)
    payments.push({ month, income, amounts, balance: worth, unitValue, paid })
    if (amounts.isLast) break
    if (income.type !== 'lifetime') lots = lotsOfPayment(amounts, lots).left
    paid = { months: paid.months + 1, twelfths: paid.twelfths + twelfths }
    quota = quota.times(growth)
  }
  return payments
}

function lot(quotas: number): HeldLot {
  return {
    account: 'participant-basic',
    profileId: 1,
    creditedOn: TODAY,
    quotas: String(quotas),
    unitValue: FIRST_QUOTA,
    pricedOn: TODAY,
  }
}

function inForce(row: ReturnType<typeof incomeRow>, place: number): IncomeInForce {
  if (row.incomeType === 'single') throw new Error('nobody here is paid at once')
  if (row.incomeType === 'percent') return { type: 'percent', percent: row.percent }
  if (row.incomeType === 'lifetime') return { type: 'lifetime', monthlyAmount: row.monthlyAmount }
  const term = { type: 'fixed-term', paymentsLeft: row.termMonths - place } as const
  return 'quotasPerMonth' in row
    ? { ...term, quotasPerMonth: row.quotasPerMonth }
    : { ...term, monthlyAmount: row.monthlyAmount }
}

/** A paid income as the page on which it is changed has it. */
function onThePage(income: IncomeInForce, monthsLeft: number): PaidIncome {
  switch (income.type) {
    case 'percent':
    case 'lifetime':
      return income
    case 'fixed-term':
      return {
        type: 'fixed-term',
        monthsLeft,
        monthlyAmount: 'monthlyAmount' in income ? income.monthlyAmount : null,
        quotasPerMonth: 'quotasPerMonth' in income ? Number(income.quotasPerMonth) : null,
      }
    case 'single':
      throw new Error('nobody here is paid at once')
  }
}

/** A cent of rounding with each payment, and what it earns. */
function roundingOf(payments: number, realReturnPercent: number): number {
  return payments * 0.02 * (1 + realReturnPercent / 100) ** (payments / 12)
}

/** Two answers to one question, by the question; none where what is promised is what is paid. */
function differences(somebody: Somebody): string[] {
  const { income: chosen } = somebody
  const one = promised(somebody)
  const { simulated, effect, terms, realReturnPercent } = one
  if (effect.singlePayment) return []
  const shown = simulated.incomes.find(({ type }) => type === chosen.type)
  const payments = paidByPayroll(one, somebody, chosen.type === 'fixed-term' ? chosen.years * 24 : 26)
  const [first, last] = [payments[0], payments.at(-1)]
  if (!shown || !first || !last) throw new Error('nothing is shown or paid')
  const cents = roundingOf(payments.length, realReturnPercent)
  const found = new Map<string, boolean>([
    ['cash of the simulator', effect.cash !== simulated.cash],
    // Divided into quotas, half a cent may fall to either side by what a quota is worth.
    ['income of the simulator', Math.abs(effect.income - shown.gross) > (effect.quotas === null ? 0 : 0.011)],
    ['last month of the simulator', effect.after?.exhaustedIn !== shown.after?.exhaustedIn],
    ['first payment', first.amounts.monthly !== effect.income && effect.quotas === null],
    ...curveDifferences(somebody, one, payments, cents),
    ...laterDifferences(somebody, one, payments),
  ])
  if (chosen.type === 'fixed-term') {
    const before = payments.slice(0, -1).map(({ amounts }) => amounts.monthly)
    found.set('payments of the term', payments.length !== chosen.years * 12)
    found.set('last month', payments.length !== shown.after?.exhaustedIn)
    if (terms.termBasis === 'level') {
      found.set(
        'payments before the last',
        before.some((paid) => paid !== effect.income),
      )
      found.set('last payment', Math.abs(last.amounts.monthly - effect.income) >= cents)
    }
  }
  return [...found].filter(([, differs]) => differs).map(([question]) => question)
}

/** Years whose balance the curve draws otherwise, past rounding; one of a percentage reckons each income before its month's return. */
function curveDifferences(
  { income: chosen }: Somebody,
  { effect, realReturnPercent }: Promised,
  payments: readonly Payment[],
  cents: number,
): [string, boolean][] {
  const isPercent = chosen.type === 'percent'
  const growth = monthlyReturn(realReturnPercent).plus(1).toNumber()
  const drift = isPercent ? ((growth - 1) * chosen.percent) / 100 : 0
  return (effect.after?.points.slice(1) ?? []).flatMap(({ month, balance }) => {
    const next = payments[month]
    if (next === undefined) return []
    const left = next.balance / (isPercent ? 1 : growth)
    const tolerated = cents + 0.02 + balance * month * drift * 1.25
    return [[`balance after ${month} months`, Math.abs(left - balance) >= tolerated]]
  })
}

/** Answers of home and the change of income that differ some months into the payments. */
function laterDifferences(
  { income: chosen, looksAfter }: Somebody,
  { terms, realReturnPercent }: Promised,
  payments: readonly Payment[],
): [string, boolean][] {
  const place = Math.min(looksAfter, payments.length - 1)
  const looked = payments[place]
  if (!looked) throw new Error('nothing is paid')
  const { month, amounts, income, paid, unitValue } = looked
  const schedule = thirteenthSchedule(chosen.type, terms, month, paid)
  const told = incomeDuration(income, {
    monthly: amounts.monthly,
    month,
    balance: beforeItsMonth(looked, realReturnPercent),
    realReturnPercent,
    schedule,
  })
  if (chosen.type !== 'fixed-term') return [['duration at home', told?.kind !== chosen.type]]
  const lastMonth = payments.at(-1)?.month
  const ends = told && 'lastMonth' in told && told.kind === 'end-of-term' ? told.lastMonth : null
  const term = { months: chosen.years * 12, paid: place, unpaidFrom: month }
  const page = onThePage(income, monthsLeftOfTerm(term, month))
  const paying = { balance: beforeItsMonth(looked, realReturnPercent), unitValue }
  const left = incomeOverTime(page, paying, { realReturnPercent, months: 12, thirteenth: schedule })
  return [
    ['last month at home', ends !== lastMonth],
    ['last month where it is changed', addToCompetence(month, (left?.exhaustedIn ?? 0) - 1) !== lastMonth],
  ]
}

describe('what is promised is what is paid', () => {
  it('the simulator, the request, the payroll, home and the change of income tell one amount and one last month', () => {
    fc.assert(
      fc.property(people, (somebody) => {
        expect(differences(somebody)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('a term whose first payment is put off is paid as promised too, and no last payment is a heap', () => {
    const termsPutOff = people.filter(
      ({ income, plan }) => income.type === 'fixed-term' && plan.termBasis === 'level',
    )
    fc.assert(
      fc.property(termsPutOff, (somebody) => {
        const one = promised(somebody, somebody.putsOff)
        const payments = paidByPayroll(one, somebody, 720)
        const last = payments.at(-1)?.amounts.monthly ?? 0
        const cents = roundingOf(payments.length, one.realReturnPercent)
        expect(Math.abs(last - one.effect.income)).toBeLessThan(cents)
        expect(payments).toHaveLength(one.effect.after?.exhaustedIn ?? 0)
      }),
      { numRuns: 100 },
    )
  })
})

/** Balance a month before its payment. */
function beforeItsMonth({ balance, amounts, income }: Payment, realReturnPercent: number): number {
  const rest = sumReais([balance, -amounts.cash])
  return income.type === 'fixed-term'
    ? toDecimal(rest).dividedBy(monthlyReturn(realReturnPercent).plus(1)).toNumber()
    : rest
}
