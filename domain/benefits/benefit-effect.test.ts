import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { Category, Situation } from '#domain/participants.ts'
import { exampleLots, examplePaidOn, exampleUnitValue } from '#domain/taxes/worked-example.ts'
import { parameterOn } from '#domain/validity.ts'
import { benefitEffect, type EffectFacts, firstPaymentFrom, paysAtOnce } from './benefit-effect.ts'
import { benefitOpenings } from './benefit-openings.ts'

const rules = { ...suggestedBenefitRules, thirteenthMonth: 12, thirteenthFor: [] } as const

const B = 473_397.89
const facts: EffectFacts = {
  balance: B,
  unitValue: '3.25471890',
  realReturnPercent: 4,
  annuityFactor: '14.3218',
  lots: [{ creditedOn: '2014-05-10', quotas: '150000' }],
  grantedOn: '2026-11-24',
  paidOn: '2026-12-31',
  regime: 'progressive',
  exemption: 'none',
  dependants: 0,
  taxes: {
    monthly: parameterOn(monthlyTaxRules, '2026-11-24'),
    regressive: parameterOn(regressiveTaxRules, '2026-11-24'),
  },
  horizonMonths: 480,
}
const percent = { type: 'percent', percent: 0.8 } as const

describe('what a grant would do', () => {
  it('pays a quarter at once and 0.8 % of the rest a month, each after its tax', () => {
    const outcome = benefitEffect({ income: percent, cashPercent: 25 }, facts, rules)
    expect(outcome).toMatchObject({
      ok: true,
      result: {
        cash: 118_349.47,
        rest: 355_048.42,
        income: 2840.39,
        singlePayment: false,
        monthly: { gross: 2840.39, tax: 0, net: 2840.39 },
      },
    })
    if (!outcome.ok) return
    const { atOnce, after } = outcome.result
    // 27.5 % of 121,189.86 − 607.20, less 908.73: what is withheld of the whole month.
    expect(atOnce.tax).toBe(32_251.5)
    expect(atOnce.net).toBe(Math.round((atOnce.gross - atOnce.tax) * 100) / 100)
    expect(after?.exhaustedIn).toBeNull()
    expect(after?.points[0]?.balance).toBe(355_048.42)
  })

  it('in the regressive regime takes the oldest money first, and goes by the average age for life', () => {
    const regressive = {
      ...facts,
      regime: 'regressive',
      lots: exampleLots,
      unitValue: exampleUnitValue,
      balance: 14_320.76,
      grantedOn: examplePaidOn,
      paidOn: examplePaidOn,
    } as const
    const low = { ...rules, minimumIncome: 10 }
    const taxOf = (income: Parameters<typeof benefitEffect>[0]['income']) => {
      const outcome = benefitEffect({ income, cashPercent: 25 }, regressive, low)
      return outcome.ok ? [outcome.result.atOnce.tax, outcome.result.monthly?.tax] : []
    }
    // 3,254.72 at 10 % and 325.47 at 15 %; the income takes the next ones, at 15 %.
    expect(taxOf({ type: 'percent', percent: 1 })).toEqual([374.29, 16.11])
    expect(taxOf({ type: 'lifetime' })).toEqual([716.04, 12.5])
  })

  it('pays everything at once where no income reaches the minimum, and only there', () => {
    expect(paysAtOnce({ ...facts, balance: 2000 }, rules)).toBe(true)
    expect(paysAtOnce({ ...facts, balance: 30_000 }, rules)).toBe(false)
    const outcome = benefitEffect({ income: percent, cashPercent: 0 }, { ...facts, balance: 2000 }, rules)
    expect(outcome).toMatchObject({
      ok: true,
      result: { singlePayment: true, monthly: null, after: null, atOnce: { gross: 2000, tax: 0, net: 2000 } },
    })
  })

  it('adds up to the cent, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3_000_000, max: 90_000_000 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 3, max: 20 }),
        (cents, cashPercent, tenths) => {
          const balance = cents / 100
          const income = { type: 'percent', percent: tenths / 10 } as const
          const outcome = benefitEffect({ income, cashPercent }, { ...facts, balance }, rules)
          if (!outcome.ok) return
          const { cash, rest, atOnce, monthly } = outcome.result
          expect(Math.round((cash + rest) * 100)).toBe(cents)
          for (const paid of [atOnce, ...(monthly ? [monthly] : [])]) {
            expect(Math.round((paid.tax + paid.net) * 100)).toBe(Math.round(paid.gross * 100))
            expect(paid.tax).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

describe('the first payment', () => {
  it.each([
    ['2026-11-27', '2026-11-27', '2026-12', '2026-12-31'],
    ['2026-11-27', '2026-12-31', '2026-12', '2026-12-31'],
    ['2026-11-27', '2027-02-01', '2027-02', '2027-02-26'],
    // A decision that comes late moves it.
    ['2027-03-02', '2027-02-01', '2027-04', '2027-04-30'],
  ])('granted on %s to begin on %s, is that of %s, on %s', (grantedOn, beginsOn, month, paidOn) => {
    expect(firstPaymentFrom(grantedOn, beginsOn)).toEqual({ month, paidOn, regimeFinalOn: paidOn })
  })
})

describe('what somebody may ask for', () => {
  const retirement = [
    { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
    { kind: 'early', minimumAge: 55, minimumMonths: 60 },
  ] as const
  const left = {
    category: Category.taxpayer,
    situation: Situation.disconnected,
    birthDate: '1969-05-02',
    joinedOn: '2010-01-10',
    today: '2026-11-24',
    employmentEnded: true,
  } as const
  const of = (changed: Partial<Parameters<typeof benefitOpenings>[0]>) =>
    benefitOpenings({ ...left, ...changed }, retirement, rules).map(({ kind, obstacles, opensOn }) => [
      kind,
      obstacles.map(({ code }) => code),
      opensOn,
    ])

  it('says from which day on one is open, and leaves out what is for others', () => {
    expect(of({})).toEqual([
      ['normal', ['too-young'], '2029-05-02'],
      ['early', [], null],
      ['disability', [], null],
    ])
    expect(of({ today: '2029-05-02' }).map(([kind]) => kind)).toEqual(['normal', 'disability'])
    expect(of({ category: Category.deferred, situation: Situation.active })).toEqual([
      ['deferred', ['too-young'], '2029-05-02'],
      ['disability', [], null],
    ])
  })
})
