import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IncomeRules } from '#domain/benefits/benefit-rules.ts'
import { equalShares } from '#domain/dependants/shares.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { worthOf } from '#domain/payroll/benefit-payments/take-oldest-lots.ts'
import { sumQuotas } from '#domain/quotas.ts'
import { entitledShares } from './entitled-shares.ts'
import { type OngoingIncome, partOfIncome, pensionIncome, type WantedIncome } from './pension-income.ts'
import { pensionObstacle } from './pension-obstacle.ts'
import { splitLots } from './split-lots.ts'

const since = { from: '2020-01-01', until: null }
const wife = { name: 'Vera', kinship: 'conjuge', share: 60, ...since }
const son = { name: 'Davi', kinship: 'filho', share: 40, from: '2020-01-01', until: '2026-03-14' }
const mother = { name: 'Rosa', kinship: 'genitor', share: 100, ...since }
const namesOn = (day: string, ...all: (typeof wife | typeof son)[]) =>
  entitledShares(all, day).map(({ dependant, points }) => [dependant.name, points])

describe('who receives a pension', () => {
  it('is the first class that somebody counts in, by the shares of the list', () => {
    expect(namesOn('2026-03-14', mother, wife, son)).toEqual([
      ['Vera', 60],
      ['Davi', 40],
    ])
  })

  it('leaves the part of who was of age on the day to the others', () => {
    expect(namesOn('2026-03-15', wife, son)).toEqual([['Vera', 100]])
    expect(namesOn('2026-03-15', mother, son)).toEqual([['Rosa', 100]])
  })

  it('is nobody where nobody counts', () => {
    expect(namesOn('2019-12-31', mother, wife)).toEqual([])
    expect(namesOn('2026-03-14', { ...wife, kinship: '01' })).toEqual([])
  })

  it('always shares a hundred points, none below nothing', () => {
    const listed = fc.record({
      kinship: fc.constantFrom('conjuge', 'filho', 'genitor', 'irmao'),
      share: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    })
    fc.assert(
      fc.property(fc.array(listed, { minLength: 1, maxLength: 12 }), (all) => {
        const shares = entitledShares(
          all.map((one) => ({ ...one, ...since })),
          '2026-01-01',
        ).map(({ points }) => points)
        expect(sumReais(shares)).toBe(100)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a balance among beneficiaries', () => {
  const lotOf = (quotas: string, unitValue: string): HeldLot => ({
    account: 'participant-basic',
    profileId: 1,
    creditedOn: '2020-05-10',
    quotas,
    unitValue,
    pricedOn: '2026-10-30',
  })

  it('gives the odd cent to one of two', () => {
    const halves = splitLots([lotOf('10.00500000', '1.00000000')], [50, 50])
    expect(halves.map(([lot]) => [lot?.quotas, lot?.value])).toEqual([
      ['5.00250000', 5],
      ['5.00250000', 5.01],
    ])
  })

  it('is given to the last quota and the last cent, near its value, and to nobody below nothing', () => {
    const lot = fc
      .tuple(fc.integer({ min: 1, max: 2_000_000_000 }), fc.integer({ min: 100_000_000, max: 900_000_000 }))
      .map(([quotas, unit]) =>
        lotOf(toDecimal(quotas).dividedBy(1e4).toFixed(8), toDecimal(unit).dividedBy(1e8).toFixed(8)),
      )
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 7 }),
        (lots, heirs) => {
          const parts = splitLots(lots, equalShares(heirs))
          const all = parts.flat()
          expect(sumReais(all.map(({ value }) => value))).toBe(worthOf(lots))
          expect(sumQuotas(all.map(({ quotas }) => quotas))).toBe(sumQuotas(lots.map(({ quotas }) => quotas)))
          for (const { quotas, unitValue, value } of all) {
            expect(value).toBeGreaterThanOrEqual(0)
            const away = toDecimal(quotas).times(unitValue).minus(value).abs()
            expect(away.lessThanOrEqualTo(0.01)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('how a pension is paid', () => {
  const rules: IncomeRules = {
    ...suggestedBenefitRules,
    incomeTypes: ['percent', 'fixed-term'],
    thirteenthMonth: 12,
    thirteenthFor: [],
  }
  const facts = {
    balance: 100_000,
    unitValue: '2',
    realReturnPercent: 4,
    annuityFactor: null,
    paidOn: '2026-12-31',
  }
  const term: OngoingIncome = {
    type: 'fixed-term',
    monthsLeft: 90,
    monthlyAmount: 3_100.01,
    quotasPerMonth: null,
  }

  it('goes on as it was, in parts that add up to what was paid', () => {
    const parts = [0, 1].map((at) => partOfIncome(term, { all: [60, 40], at }))
    expect(parts).toMatchObject([{ monthlyAmount: 1860.01 }, { monthlyAmount: 1240 }])
    expect(pensionIncome({ ongoing: parts[0] ?? term, wanted: null }, facts, rules)).toEqual({
      ok: true,
      result: parts[0],
    })
    const quotas = partOfIncome(
      { ...term, monthlyAmount: null, quotasPerMonth: '10.00000001' },
      { all: [50, 50], at: 1 },
    )
    expect(quotas).toMatchObject({ quotasPerMonth: '5.00000001' })
    expect(partOfIncome({ type: 'percent', percent: 0.8 }, { all: [60, 40], at: 1 })).toEqual({
      type: 'percent',
      percent: 0.8,
    })
  })

  it('is chosen within the plan where nothing was paid yet', () => {
    const chosen = (wanted: WantedIncome) => pensionIncome({ ongoing: null, wanted }, facts, rules)
    expect(chosen({ type: 'percent', percent: 0.8 })).toEqual({
      ok: true,
      result: { type: 'percent', percent: 0.8 },
    })
    expect(chosen({ type: 'fixed-term', years: 10 })).toMatchObject({
      ok: true,
      result: { monthsLeft: 120, monthlyAmount: 1009.06 },
    })
    expect(chosen({ type: 'percent', percent: 2.1 })).toMatchObject({
      ok: false,
      problems: [{ code: 'percent-out-of-range' }],
    })
    // Two per cent would pay enough.
    expect(
      pensionIncome(
        { ongoing: null, wanted: { type: 'percent', percent: 0.3 } },
        { ...facts, balance: 20_000 },
        rules,
      ),
    ).toEqual({ ok: false, problems: [{ field: 'income', code: 'below-minimum', minimum: 300 }] })
  })

  it('is all at once where no income reaches the minimum, or a term has nothing left to pay', () => {
    const small = { ...facts, balance: 9_000 }
    const single = { ok: true, result: { type: 'single' } }
    expect(pensionIncome({ ongoing: term, wanted: null }, small, rules)).toEqual(single)
    expect(pensionIncome({ ongoing: null, wanted: null }, small, rules)).toEqual(single)
    expect(pensionIncome({ ongoing: { ...term, monthsLeft: 0 }, wanted: null }, facts, rules)).toEqual(single)
  })

  it('is nobody’s to receive for the reasons that there are', () => {
    const living = { category: 2, balance: 100, income: 'percent', entitled: 1 } as const
    expect(pensionObstacle(living)).toBeNull()
    expect(pensionObstacle({ ...living, balance: 0 })).toBe('no-balance')
    expect(pensionObstacle({ ...living, category: 3 })).toBe('pensioner')
    expect(pensionObstacle({ ...living, income: 'lifetime' })).toBe('income-for-life')
    expect(pensionObstacle({ ...living, entitled: 0 })).toBe('no-dependants')
    expect(pensionObstacle({ ...living, category: 1, income: null })).toBeNull()
  })
})
