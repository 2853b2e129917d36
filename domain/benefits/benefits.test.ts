import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { Category, Situation } from '#domain/participants.ts'
import { exampleLots, examplePaidOn, exampleUnitValue } from '#domain/taxes/worked-example.ts'
import { parameterOn } from '#domain/validity.ts'
import { type BenefitFacts, benefitEligibility } from './benefit-eligibility.ts'
import { benefitPapers } from './benefit-papers.ts'
import type { BenefitKind } from './benefit-rules.ts'
import { checkBenefitSuspension } from './benefit-suspension.ts'
import { cashWithdrawalTax, checkCashWithdrawal } from './cash-withdrawal.ts'
import { firstPayment, grantBenefit, splitAmong, termAtGrant } from './grant-benefit.ts'
import { incomeAtGrant } from './income-at-grant.ts'

const rules = { ...suggestedBenefitRules, thirteenthMonth: 12, thirteenthFor: [] } as const

const B = 473_397.89
const today = '2026-11-24'
const monthly = parameterOn(monthlyTaxRules, today)
const regressive = parameterOn(regressiveTaxRules, today)

const retirement = [
  { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
  { kind: 'early', minimumAge: 55, minimumMonths: 60 },
] as const
const left: BenefitFacts = {
  category: Category.taxpayer,
  situation: Situation.disconnected,
  birthDate: '1966-11-24',
  joinedOn: '2021-11-24',
  today,
  employmentEnded: true,
  disabilityAwarded: false,
  diedOn: null,
  beneficiaries: 0,
}
const obstacles = (kind: BenefitKind, changed: Partial<BenefitFacts> = {}, plan = retirement.slice()) =>
  benefitEligibility({ ...left, ...changed }, plan, rules).find((one) => one.kind === kind)?.obstacles

describe('who may ask for which benefit', () => {
  it('retires on the birthday and the anniversary, not a day before', () => {
    expect(obstacles('normal')).toEqual([])
    expect(obstacles('early')).toEqual([])
    expect(obstacles('normal', { birthDate: '1966-11-25' })).toEqual([{ code: 'too-young', minimumAge: 60 }])
    expect(obstacles('normal', { joinedOn: '2021-11-25' })).toEqual([
      { code: 'too-short-in-plan', from: '2026-11-25' },
    ])
    expect(obstacles('normal', { birthDate: null })).toEqual([{ code: 'birth-date-unknown' }])
    expect(obstacles('early', {}, [retirement[0]])).toEqual([{ code: 'not-in-plan' }])
  })

  it('leaves the sponsor first, where there is one to leave', () => {
    expect(obstacles('normal', { employmentEnded: false })).toEqual([{ code: 'still-employed' }])
    expect(obstacles('normal', { employmentEnded: false, category: Category.selfSponsored })).toEqual([])
    const family = { ...rules, needsEndOfEmployment: false }
    expect(benefitEligibility({ ...left, employmentEnded: false }, retirement, family)[0]?.isOpen).toBe(true)
  })

  it('gets the deferred benefit who stopped paying, and nobody else', () => {
    expect(obstacles('deferred')).toEqual([{ code: 'not-deferred' }])
    const deferred = { category: Category.deferred, situation: Situation.active }
    expect(obstacles('deferred', deferred)).toEqual([])
    expect(obstacles('normal', deferred)).toEqual([{ code: 'is-deferred' }])
  })

  it('of disability and death waits for what proves them', () => {
    expect(obstacles('disability')).toEqual([{ code: 'no-disability-award' }])
    expect(obstacles('disability', { disabilityAwarded: true })).toEqual([])
    expect(obstacles('death-pension')).toEqual([{ code: 'alive' }, { code: 'no-beneficiaries' }])
    const dead = { diedOn: today, situation: Situation.deceased }
    expect(obstacles('death-pension', { ...dead, beneficiaries: 2 })).toEqual([])
    expect(obstacles('death-grant', { ...dead, beneficiaries: 2 })).toEqual([{ code: 'has-beneficiaries' }])
    expect(obstacles('death-grant', dead)).toEqual([])
    expect(obstacles('normal', dead)).toEqual([{ code: 'deceased' }])
  })

  it('asks once', () => {
    expect(obstacles('normal', { situation: Situation.inGranting })).toEqual([{ code: 'already-in-benefit' }])
    expect(obstacles('normal', { category: Category.assisted })).toEqual([{ code: 'already-in-benefit' }])
  })

  it('brings what proves it', () => {
    const open = { mayChooseTaxRegime: true, needsEndOfEmployment: true }
    expect(benefitPapers('normal', open)).toEqual({
      fields: [
        'kind',
        'start-date',
        'tax-regime',
        'income-type',
        'cash-percent',
        'bank-account',
        'dependants',
        'pep',
        'fatca',
        'declaration',
      ],
      documents: ['identity', 'cpf', 'proof-of-address', 'end-of-employment'],
    })
    const settled = { mayChooseTaxRegime: false, needsEndOfEmployment: false }
    expect(benefitPapers('normal', settled).fields).not.toContain('tax-regime')
    expect(benefitPapers('disability', settled).documents).toContain('disability-award')
    expect(benefitPapers('death-pension', settled).documents).toEqual([
      'identity',
      'cpf',
      'proof-of-address',
      'death-certificate',
      'kinship',
    ])
    expect(benefitPapers('death-grant', settled).fields).not.toContain('income-type')
  })
})

const facts = {
  balance: B,
  unitValue: '2.1043',
  realReturnPercent: 4,
  annuityFactor: '14.321834956483416',
  paidOn: '2026-12-31',
}
const percent = { type: 'percent', percent: 0.8 } as const

describe('a grant', () => {
  it('pays a quarter at once and the income of the rest', () => {
    expect(grantBenefit({ income: percent, cashPercent: 25 }, facts, rules)).toEqual({
      ok: true,
      result: { cash: 118_349.47, rest: 355_048.42, income: 2_840.39, quotas: null, singlePayment: false },
    })
    const term = { type: 'fixed-term', years: 15 } as const
    expect(grantBenefit({ income: term, cashPercent: 25 }, facts, rules)).toMatchObject({
      result: { income: 2_613.54 },
    })
    expect(grantBenefit({ income: term, cashPercent: 0 }, facts, rules)).toMatchObject({
      result: { income: 3_484.73 },
    })
    // The lifetime figure is of the whole balance.
    expect(grantBenefit({ income: { type: 'lifetime' }, cashPercent: 0 }, facts, rules)).toMatchObject({
      result: { income: 2_754.52 },
    })
    expect(() => incomeAtGrant(B, { type: 'lifetime' }, { ...facts, annuityFactor: null }, rules)).toThrow(
      RangeError,
    )
  })

  it('of a term with a thirteenth leaves its payments enough for that too', () => {
    const paying = { ...rules, thirteenthFor: ['fixed-term'] } as const
    const term = { type: 'fixed-term', years: 15 } as const
    const from = (paidOn: string) => incomeAtGrant(355_048.42, term, { ...facts, paidOn }, paying).income
    expect(from('2027-01-29')).toBe(2_415.83)
    expect(from('2027-07-30')).toBe(2_415.7)
  })

  it('pays a term in equal quotas where the plan does', () => {
    const inQuotas = { ...rules, termBasis: 'quotas' } as const
    const small = { ...facts, balance: 210_430, unitValue: '2.1043' }
    expect(incomeAtGrant(small.balance, { type: 'fixed-term', years: 5 }, small, inQuotas)).toEqual({
      quotas: 1_666.66666667,
      income: 3_507.17,
    })
  })

  it('offers a single payment where the whole income is below 300.00', () => {
    const at = (balance: number) =>
      grantBenefit({ income: percent, cashPercent: 25 }, { ...facts, balance }, rules)
    expect(at(37_499)).toMatchObject({ result: { cash: 0, income: 299.99, singlePayment: true } })
    expect(at(37_500)).toEqual({
      ok: false,
      problems: [{ field: 'cashPercent', code: 'below-minimum-income', minimum: 300, maximum: 0 }],
    })
    expect(at(40_000)).toMatchObject({ problems: [{ maximum: 6 }] })
    expect(at(50_000)).toMatchObject({ result: { income: 300, singlePayment: false } })
  })

  it.each([
    [{ type: 'percent', percent: 0.25 }, 0, 'percent-out-of-range'],
    [{ type: 'percent', percent: 0.35 }, 0, 'percent-out-of-range'],
    [{ type: 'percent', percent: Number.NaN }, 0, 'percent-out-of-range'],
    [{ type: 'fixed-term', years: 31 }, 0, 'years-out-of-range'],
    [{ type: 'fixed-term', years: 5.5 }, 0, 'years-out-of-range'],
    [percent, 25.01, 'cash-out-of-range'],
    [percent, -1, 'cash-out-of-range'],
  ] as const)('refuses %j with %d per cent in cash: %s', (income, cashPercent, code) => {
    expect(grantBenefit({ income, cashPercent }, facts, rules)).toMatchObject({
      ok: false,
      problems: [{ code }],
    })
  })

  it('gives only what the plan offers', () => {
    const family = { ...rules, incomeTypes: ['percent', 'fixed-term'] } as const
    expect(grantBenefit({ income: { type: 'lifetime' }, cashPercent: 0 }, facts, family)).toMatchObject({
      problems: [{ code: 'type-not-in-plan' }],
    })
  })

  it('is paid first at the end of the next month, and the regime is final with it', () => {
    expect(firstPayment('2026-11-24')).toEqual({
      month: '2026-12',
      paidOn: '2026-12-31',
      regimeFinalOn: '2026-12-31',
    })
    expect(firstPayment('2026-12-31').month).toBe('2027-01')
  })

  it('keeps the average age of the money for an income for life', () => {
    expect(termAtGrant({ type: 'lifetime' }, exampleLots, examplePaidOn)).toBeCloseTo(2_652.545, 3)
    expect(termAtGrant({ type: 'percent' }, exampleLots, examplePaidOn)).toBeNull()
  })

  it('is split among beneficiaries to the last cent', () => {
    expect(splitAmong(100, [33.33, 33.33, 33.34])).toEqual([33.33, 33.33, 33.34])
    expect(splitAmong(0.01, [50, 50])).toEqual([0.01, 0])
    expect(() => splitAmong(100, [50, 49])).toThrow(RangeError)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (cents, one, other) => {
          const points = [Math.min(one, other), Math.abs(one - other), 100 - Math.max(one, other)]
          const shares = splitAmong(cents / 100, points)
          expect(shares.every((share) => share >= 0)).toBe(true)
          expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(cents)
        },
      ),
    )
  })
})

describe('cash at the grant', () => {
  const granting = {
    ...facts,
    category: Category.taxpayer,
    situation: Situation.inGranting,
    income: percent,
    alreadyPaid: false,
  }

  it('is up to a quarter, once, while the benefit is granted', () => {
    expect(checkCashWithdrawal(25, granting, rules)).toEqual({
      ok: true,
      result: { cash: 118_349.47, rest: 355_048.42, income: 2_840.39 },
    })
    const codeOf = (asked: number, changed = {}) => {
      const outcome = checkCashWithdrawal(asked, { ...granting, ...changed }, rules)
      return outcome.ok ? null : outcome.problems[0]?.code
    }
    expect(codeOf(25.1)).toBe('cash-out-of-range')
    expect(codeOf(0)).toBe('cash-out-of-range')
    expect(codeOf(Number.NaN)).toBe('cash-out-of-range')
    expect(codeOf(10, { alreadyPaid: true })).toBe('already-paid')
    expect(codeOf(10, { situation: Situation.active })).toBe('not-in-granting')
    expect(codeOf(10, { category: Category.assisted })).toBe('not-in-granting')
    expect(codeOf(10, { balance: 40_000 })).toBe('below-minimum-income')
  })

  it('is taxed as a benefit: by the monthly table, or by the age of the money', () => {
    const progressive = { regime: 'progressive', exemption: 'none', dependants: 0, rules: monthly } as const
    expect(cashWithdrawalTax(6_000, examplePaidOn, progressive)).toEqual({
      gross: 6_000,
      tax: 394.54,
      net: 5_605.46,
    })
    const byAge = {
      regime: 'regressive',
      lots: exampleLots,
      unitValue: exampleUnitValue,
      isActuarial: false,
      rules: regressive,
    } as const
    expect(cashWithdrawalTax(6_000, examplePaidOn, byAge).tax).toBe(744.34)
    expect(cashWithdrawalTax(14_320.76, examplePaidOn, byAge)).toMatchObject({
      tax: 2_945.52,
      net: 11_375.24,
    })
    expect(cashWithdrawalTax(6_000, examplePaidOn, { ...byAge, isActuarial: true }).tax).toBe(1_200)
  })
})

describe('a suspended benefit', () => {
  const running = { incomeType: 'percent', suspendedBy: null, from: '2026-12', hasLoans: true } as const

  it('rests for its months while the balance goes on earning', () => {
    expect(checkBenefitSuspension(12, running, rules)).toEqual({
      ok: true,
      result: {
        from: '2026-12',
        to: '2027-11',
        resumesIn: '2027-12',
        effects: ['balance-earns', 'tax-regime-stays', 'loans-paid-otherwise'],
      },
    })
    expect(checkBenefitSuspension(1, { ...running, hasLoans: false }, rules)).toMatchObject({
      result: { to: '2026-12', effects: ['balance-earns', 'tax-regime-stays'] },
    })
  })

  it.each([0, 13, 1.5, Number.NaN])('does not rest for %d months', (months) => {
    expect(checkBenefitSuspension(months, running, rules)).toMatchObject({
      problems: [{ code: 'months-out-of-range' }],
    })
  })

  it('is no lifetime income, and not suspended yet', () => {
    expect(
      checkBenefitSuspension(1, { ...running, incomeType: 'lifetime', suspendedBy: 'proof-of-life' }, rules),
    ).toMatchObject({
      problems: [
        { code: 'lifetime-is-not-suspended' },
        { code: 'already-suspended', reason: 'proof-of-life' },
      ],
    })
  })
})
