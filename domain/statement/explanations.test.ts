import { describe, expect, it } from 'vitest'
import { vestedBalance } from '#domain/exits/vesting.ts'
import { vestingTables } from '#domain/exits/vesting-tables.ts'
import type { ContributionType, LedgerEntry } from '#domain/ledger.ts'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import { quotasOf } from '#domain/quotas.ts'
import {
  explainContributed,
  explainGroup,
  explainReturnAmount,
  explainTotal,
  explainVested,
} from './explain-balances.ts'
import { explainLine, explainWholeLine } from './explain-line.ts'
import { explainReturnOfStretches } from './explain-period-return.ts'
import { nextQuota } from './next-quota.ts'
import { monthEnds, returnOfMonths, returnTable } from './profile-returns.ts'

const unitValues = ['2.10430000', '2.11800000', '2.12650000']
const entries = unitValues.flatMap((unitValue) =>
  (
    [
      ['CB', 201.58],
      ['CP', 201.58],
      ['CS', 541.65],
      ['CA', 4.03],
    ] as [ContributionType, number][]
  ).map(
    ([type, amount]): LedgerEntry => ({
      type,
      amount,
      quotas: type === 'CA' ? 0 : quotasOf(amount, unitValue),
    }),
  ),
)
const quota = { date: '2026-10-30', unitValue: '2.13900000' }
const totals = ledgerTotals(entries, quota.unitValue)

describe('the explanation of a balance', () => {
  it('is quotas times unit value, with the day of the quota and of the next one', () => {
    expect(explainTotal(totals, quota)).toEqual({
      figure: 'total-balance',
      formula: 'quotas-times-unit-value',
      parts: [
        { code: 'quotas', value: 1339.37893816 },
        { code: 'unit-value', value: 2.139, date: '2026-10-30' },
      ],
      result: 2864.93,
      quotaDate: '2026-10-30',
      nextUpdate: { quotaDate: '2026-11-30', availableOn: '2026-12-01' },
    })
  })

  it('of a group shows its accounts, and closes to the cent', () => {
    const { parts, result } = explainGroup('participant-balance', totals, quota)
    expect(result).toBe(totals.participant.balance)
    expect(parts.filter(({ code }) => code === 'quotas').map(({ account }) => account)).toEqual([
      'participant-basic',
      'participant-supplementary',
    ])
    const valued = parts
      .filter(({ code }) => code === 'quotas')
      .map(({ value }) => roundHalfUp2(value * 2.139))
    const residual = parts.find(({ code }) => code === 'residual-cent')?.value ?? 0
    expect(sumReais([...valued, residual])).toBe(result)
  })

  it('of the sponsor’s part names the share by now', () => {
    expect(explainVested(30_000, vestedBalance(30_000, 55, vestingTables.A), quota)).toMatchObject({
      parts: [
        { code: 'account-balance', value: 30_000, account: 'sponsor' },
        { code: 'vested-percent', value: 40 },
      ],
      result: 12_000,
    })
  })
})

describe('the explanation of what was contributed and earned', () => {
  it('adds up', () => {
    const contributed = explainContributed(totals)
    expect(contributed.result).toBe(2834.43)
    expect(sumReais(contributed.parts.map(({ value }) => value))).toBe(contributed.result)
    expect(contributed.nextUpdate).toBeNull()
    const earned = explainReturnAmount(totals, quota)
    expect(earned.result).toBe(30.5)
    expect(earned.parts.map(({ value }) => value)).toEqual([2864.93, 0, 2834.43])
  })
})

describe('the explanation of a return', () => {
  const returnOf = (quotas: { date: string; unitValue: string }[]) =>
    explainReturnOfStretches([{ profileId: 1, quotas }])

  it('divides the last unit value by the first, and shows the months', () => {
    const explanation = returnOf([
      { date: '2026-06-30', unitValue: '2.1043' },
      { date: '2026-07-31', unitValue: '2.118' },
      { date: '2026-08-31', unitValue: '2.1265' },
    ])
    expect(explanation?.result).toBe(1.055)
    expect(
      explanation?.parts.filter(({ code }) => code === 'monthly-return').map(({ value }) => value),
    ).toEqual([0.651, 0.4013])
    expect(returnOf([quota])).toBeNull()
  })

  it('rounds once, from the exact product: a tie goes up', () => {
    const explanation = returnOf([
      { date: '2026-06-30', unitValue: '1' },
      { date: '2026-07-31', unitValue: '1.014762' },
      { date: '2026-08-31', unitValue: '1.0859575' },
    ])
    expect(explanation?.result).toBe(8.5958)
  })
})

describe('the explanation of a line', () => {
  const line = {
    id: 1,
    creditedOn: '2026-06-10',
    competence: '2026-06',
    type: 'CB',
    account: 'participant-basic',
    profileId: 1,
    amount: 201.58,
    unitValue: 2.1043,
    quotas: 95.7943259,
    accumulatedQuotas: 95.7943259,
    balance: 201.58,
  } as const

  it('never changes', () => {
    expect(explainLine(line, 'line-quotas')).toMatchObject({
      formula: 'amount-over-unit-value',
      result: 95.7943259,
      nextUpdate: null,
    })
    expect(explainLine(line, 'line-balance')).toMatchObject({
      formula: 'quotas-times-unit-value',
      result: 201.58,
      quotaDate: '2026-06-10',
    })
  })
})

describe('a line of several lots', () => {
  const whole = {
    id: 2,
    creditedOn: '2026-10-30',
    competence: '2026-11',
    type: 'income',
    account: 'sponsor',
    profileId: 1,
    amount: -5858.5,
    unitValue: 3.2547189,
    quotas: -1800,
    accumulatedQuotas: 100,
    balance: 325.47,
  } as const

  it('is so many quotas, and says what rounding each lot left', () => {
    expect(explainWholeLine(whole).map(({ figure }) => figure)).toEqual(['line-amount', 'line-balance'])
    expect(explainWholeLine(whole)[0]).toMatchObject({
      parts: [
        { code: 'quotas', value: -1800 },
        { code: 'unit-value' },
        // 3,254.72 and 2,603.78, where the quotas together come to 5,858.49.
        { code: 'residual-cent', value: -0.01 },
      ],
      result: -5858.5,
    })
    expect(explainWholeLine({ ...whole, amount: -5858.49 })[0]?.parts).toHaveLength(2)
  })
})

describe('nextQuota', () => {
  it('is the last business day of the month, shown the business day after', () => {
    expect(nextQuota('2026-10-30')).toEqual({ quotaDate: '2026-11-30', availableOn: '2026-12-01' })
    expect(nextQuota('2026-11-30')).toEqual({ quotaDate: '2026-12-31', availableOn: '2027-01-04' })
    expect(nextQuota('2026-11-10')).toEqual({ quotaDate: '2026-11-30', availableOn: '2026-12-01' })
  })
})

describe('returns by profile', () => {
  const quotas = [
    { profileId: 1, date: '2025-12-31', unitValue: '2' },
    { profileId: 1, date: '2026-01-15', unitValue: '9' },
    { profileId: 1, date: '2026-01-30', unitValue: '2.1' },
    { profileId: 1, date: '2026-02-27', unitValue: '2.31' },
    { profileId: 2, date: '2026-01-30', unitValue: '5' },
    { profileId: 2, date: '2026-02-27', unitValue: '4.95' },
  ]

  it('take the last quota of each month', () => {
    expect([...monthEnds(quotas, 1).values()]).toEqual(['2', '2.1', '2.31'])
    expect(returnOfMonths(monthEnds(quotas, 1), '2026-01', '2026-02')).toBe(15.5)
    expect(returnOfMonths(monthEnds(quotas, 2), '2026-01', '2026-02')).toBeNull()
  })

  it('are put side by side, newest month first', () => {
    expect(returnTable(quotas, [1, 2], ['2026-01', '2026-02'])).toEqual([
      {
        month: '2026-02',
        byProfile: [
          { profileId: 1, month: 10, year: 15.5, twelveMonths: null },
          { profileId: 2, month: -1, year: null, twelveMonths: null },
        ],
      },
      {
        month: '2026-01',
        byProfile: [
          { profileId: 1, month: 5, year: 5, twelveMonths: null },
          { profileId: 2, month: null, year: null, twelveMonths: null },
        ],
      },
    ])
  })
})
