import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { applyExtraPayment, EXTRA_PAYMENT_EFFECTS, type ExtraPayment } from './extra-payment.ts'
import { indexedSchedule } from './indexed-schedule.ts'
import { charges, contractOf, drawnTerms, termsOf } from './loan.fixtures.ts'
import { loanStanding } from './loan-standing.ts'
import { debtBefore, type RunningLoan } from './running-loan.ts'
import { loanSettlement } from './settlement.ts'

const terms = termsOf({})
const quarterPaid = contractOf(terms, 3)
const conditions = { monthlyPercent: 1.2, system: 'price' as const }
const rules = { ...charges, smallestBoleto: suggestedLoanRules.smallestBoleto }
const totalOn = (loan: RunningLoan, on: string) => loanSettlement(loan, on, charges).total

function resultIn(outcome: ReturnType<typeof applyExtraPayment>) {
  if (!outcome.ok) throw new Error(outcome.problems[0]?.code)
  return outcome.result
}

describe('an extra payment', () => {
  const pay = (payment: Partial<ExtraPayment>, loan = quarterPaid) =>
    applyExtraPayment(
      { amount: 2_000, effect: 'lower-instalments', paidOn: '2027-02-10', ...payment },
      { loan, conditions, index: null },
      rules,
    )
  const resultOf = (...given: Parameters<typeof pay>) => resultIn(pay(...given))
  const debt = quarterPaid.instalments[2]?.balance ?? 0

  it('lowers the instalments that are left', () => {
    const { amortised, accrued, balance, before, now, instalments } = resultOf({})
    expect({ amortised, accrued, balance }).toEqual({
      amortised: 2_000,
      accrued: 0,
      balance: sumReais([debt, -2_000]),
    })
    expect(before).toEqual({ months: 9, instalment: 899.75, lastDueOn: '2027-11-10' })
    expect(now).toEqual({ months: 9, instalment: 663.99, lastDueOn: '2027-11-10' })
    expect(instalments.slice(0, 3)).toEqual(quarterPaid.instalments.slice(0, 3))
    expect(instalments.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(instalments.at(-1)).toMatchObject({ dueDate: '2027-11-10', balance: 0 })
  })

  it('or shortens the term, and saves more', () => {
    const shorter = resultOf({ effect: 'shorter-term' })
    expect(shorter.now.months).toBe(7)
    expect(shorter.now.instalment).toBeLessThanOrEqual(899.75)
    expect(shorter.instalments.at(-1)).toMatchObject({ number: 10, dueDate: '2027-09-10', balance: 0 })
    expect(shorter.saved).toBeGreaterThan(resultOf({}).saved)
  })

  it('pays the interest of its part up to the day', () => {
    // 14 of the 28 days until 10 March: half of 1.2%.
    const { amortised, accrued } = resultOf({ amount: 1_006, paidOn: '2027-02-24' })
    expect({ amortised, accrued }).toEqual({ amortised: 1_000, accrued: 6 })
  })

  it('leaves exactly so much less to pay off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_00, max: 6_000_00 }),
        fc.integer({ min: 10, max: 28 }),
        fc.constantFrom('shorter-term' as const, 'lower-instalments' as const),
        (cents, day, effect) => {
          const [amount, paidOn] = [cents / 100, `2027-02-${day}`]
          const { instalments } = resultOf({ amount, paidOn, effect })
          const left = totalOn({ ...quarterPaid, instalments }, paidOn)
          const gone = sumReais([totalOn(quarterPaid, paidOn), -amount, -left])
          expect(Math.abs(gone)).toBeLessThanOrEqual(0.02)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('on a late contract pays the late instalments first, and on one that it would pay off is a settlement', () => {
    expect(pay({ amount: null })).toMatchObject({ problems: [{ code: 'amount-required' }] })
    expect(pay({ amount: 0.99 })).toMatchObject({ problems: [{ code: 'below-minimum', minimum: 1 }] })
    expect(pay({ amount: 10.005 })).toMatchObject({ problems: [{ code: 'amount-not-in-cents' }] })
    expect(pay({ paidOn: '2027-04-12' })).toMatchObject({
      problems: [{ code: 'instalments-late', count: 1 }],
    })
    expect(pay({ amount: debt })).toEqual({ ok: false, problems: [{ code: 'settles-all', total: debt }] })
    expect(pay({ amount: sumReais([debt, -0.01]) }).ok).toBe(true)
    expect(pay({}, { ...quarterPaid, endedOn: '2027-02-01' })).toMatchObject({
      problems: [{ code: 'loan-ended' }],
    })
  })

  it('on a loan at an index takes the values that are known and assumes the rest', () => {
    const index = { values: [{ competence: '2027-02', percent: 0.5 }], assumedPercent: 0.4 }
    const known = ['2026-11', '2026-12', '2027-01'].map((competence) => ({ competence, percent: 0.4 }))
    const schedule = indexedSchedule(
      { ...terms, monthlyPercent: 0.49 },
      { values: [...known, ...index.values], assumedPercent: 0.4 },
    )
    if (!schedule.ok) throw new Error('no schedule')
    const instalments = schedule.result
    const payments = instalments
      .slice(0, 3)
      .map(({ number, dueDate, amount }) => ({ number, paidOn: dueDate, amount }))
    const loan = { ...quarterPaid, instalments, payments }
    const payment = { amount: 2_000, effect: 'lower-instalments' as const, paidOn: '2027-02-10' }
    const contract = { loan, conditions: { ...conditions, monthlyPercent: 0.49 }, index }
    const outcome = applyExtraPayment(payment, contract, rules)
    const next = resultIn(outcome).instalments[3]
    expect(next && debtBefore(next)).toBe(sumReais([instalments[2]?.balance ?? 0, -2_000]))
    expect(next?.correction).toBeCloseTo(resultIn(outcome).balance * 0.005, 2)
    expect(resultIn(outcome).instalments.at(-1)?.balance).toBe(0)
    const late = { values: [{ competence: '2027-05', percent: 0.5 }], assumedPercent: 0 }
    expect(applyExtraPayment(payment, { ...contract, index: late }, rules)).toMatchObject({
      problems: [{ competence: '2027-02' }, { competence: '2027-03' }, { competence: '2027-04' }],
    })
  })
})

describe('an extra payment on any contract', () => {
  const someContract = fc
    .record({
      drawn: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      paid: fc.nat({ max: 4 }),
      day: fc.nat({ max: 18 }),
      share: fc.integer({ min: 1, max: 90 }),
      effect: fc.constantFrom(...EXTRA_PAYMENT_EFFECTS),
      isAskedFor: fc.boolean(),
    })
    .map(({ drawn, paid, day, share, effect, isAskedFor }) => {
      const of = drawnTerms(drawn)
      const contract = contractOf(of, paid)
      const next = contract.instalments[paid]
      // The first one falls due 19 days after the release.
      const paidOn = addDays(contract.instalments[paid - 1]?.dueDate ?? contract.releasedOn, day)
      const asked = { number: next?.number ?? 0, dueDate: next?.dueDate ?? '', way: 'payroll' as const }
      const loan = isAskedFor ? { ...contract, collection: 'payroll' as const, billed: [asked] } : contract
      const debt = next ? debtBefore(next) : 0
      const left = isAskedFor ? (next?.balance ?? 0) : debt
      const amount = Math.max(1, Math.floor(left * share) / 100)
      const payment = { amount, effect, paidOn }
      const outcome = applyExtraPayment(
        payment,
        { loan, conditions: { monthlyPercent: of.monthlyPercent, system: of.system }, index: null },
        rules,
      )
      return { loan, debt, payment, isAskedFor, result: resultIn(outcome) }
    })

  it('lowers the debt by what it pays back, to the cent, and what pays it off by what was paid', () => {
    fc.assert(
      fc.property(someContract, ({ loan, debt, payment, result }) => {
        const { amortised, accrued, balance, instalments } = result
        expect(sumReais([amortised, accrued])).toBe(payment.amount)
        expect(sumReais([balance, amortised])).toBe(debt)
        const after = { ...loan, instalments }
        expect(loanStanding(after, payment.paidOn, charges).balance).toBe(balance)
        const gone = sumReais([
          totalOn(loan, payment.paidOn),
          -payment.amount,
          -totalOn(after, payment.paidOn),
        ])
        expect(Math.abs(gone)).toBeLessThanOrEqual(0.02)
      }),
      { numRuns: 150 },
    )
  })

  it('pays off to zero either way, each instalment on the debt of the one before, and never adds to it', () => {
    fc.assert(
      fc.property(someContract, ({ payment, result }) => {
        const { instalments, before, now } = result
        expect(instalments.at(-1)?.balance).toBe(0)
        expect(instalments.map(({ number }) => number)).toEqual(instalments.map((_, at) => at + 1))
        for (const instalment of instalments) {
          expect(instalment.amortisation).toBeGreaterThanOrEqual(0)
          expect(instalment.interest).toBeGreaterThanOrEqual(0)
          expect(instalment.amount).toBe(sumReais([instalment.interest, instalment.amortisation]))
        }
        const ahead = instalments.filter(({ dueDate }) => dueDate > payment.paidOn)
        expect(ahead.slice(1).map(debtBefore)).toEqual(ahead.slice(0, -1).map(({ balance }) => balance))
        expect(now.instalment).toBeLessThanOrEqual(before.instalment)
        const fewest = payment.effect === 'shorter-term' ? 1 : before.months
        expect(now.months).toBeGreaterThanOrEqual(fewest)
        expect(now.months).toBeLessThanOrEqual(before.months)
      }),
      { numRuns: 150 },
    )
  })

  it('leaves the amount that the sponsor was asked for, of which more pays the debt back', () => {
    fc.assert(
      fc.property(
        someContract.filter(({ isAskedFor }) => isAskedFor),
        ({ loan, result: { instalments, anewFrom } }) => {
          const number = anewFrom - 1
          const [was, is] = [loan, { instalments }].map((of) =>
            of.instalments.find((one) => one.number === number),
          )
          expect(is?.amount).toBe(was?.amount)
          expect(is?.interest).toBeLessThanOrEqual(was?.interest ?? 0)
          expect(instalments.slice(0, number - 1)).toEqual(loan.instalments.slice(0, number - 1))
        },
      ),
      { numRuns: 60 },
    )
  })
})

it('an instalment that fell due and is still paid in time stays as it is, and the debt is lower at once', () => {
  const loan = { ...contractOf(terms, 3), collection: 'pay-slip' as const }
  const paidOn = '2027-03-15'
  const payment = { amount: 1_000, effect: 'shorter-term' as const, paidOn }
  const result = resultIn(applyExtraPayment(payment, { loan, conditions, index: null }, rules))
  const after = { ...loan, instalments: result.instalments }
  expect(result.instalments[3]).toMatchObject({ number: 4, amount: 899.75 })
  expect(result.anewFrom).toBe(5)
  const [was, is] = [loan, after].map((of) => loanStanding(of, paidOn, charges).balance)
  expect(sumReais([was ?? 0, -(is ?? 0)])).toBe(result.amortised)
  expect(result.before).toEqual({ months: 9, instalment: 899.75, lastDueOn: '2027-11-10' })
})

it('what the sponsor was asked for last leaves nothing to divide anew: that is a settlement', () => {
  const loan = contractOf(terms, 11)
  const asked = [{ number: 12, dueDate: '2027-11-10', way: 'payroll' as const }]
  const outcome = applyExtraPayment(
    { amount: 100, effect: 'shorter-term', paidOn: '2027-11-02' },
    { loan: { ...loan, collection: 'payroll', billed: asked }, conditions, index: null },
    rules,
  )
  expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'settles-all' }] })
})
