import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, roundHalfUp2 } from '#domain/money.ts'
import { balanceOfQuotas, quotasOf, sumQuotas } from '#domain/quotas.ts'
import { periodBalances } from './period-balances.ts'
import { entries, entry, months } from './statement.fixtures.ts'

const quotas = [
  ...months.map(([date, unitValue]) => ({ profileId: 1, date, unitValue })),
  { profileId: 1, date: '2026-10-30', unitValue: '2.13900000' },
]
const everything = { period: { from: null, to: null }, accounts: [], profileIds: [] }
const from = (first: string | null, last: string | null = null) => ({
  ...everything,
  period: { from: first, to: last },
})

describe('the balances at the ends of a period', () => {
  it('are nothing before the first movement, and the newest quota’s at the end', () => {
    expect(periodBalances(entries, quotas, everything)).toEqual({
      opening: { balance: 0, quotaDate: null },
      closing: { balance: 2864.93, quotaDate: '2026-10-30' },
    })
    expect(periodBalances(entries, quotas, from('2020-01', '2020-12')).closing).toEqual({
      balance: 0,
      quotaDate: null,
    })
  })

  it('take the unit value of the last day before the period and of its last one', () => {
    const { opening, closing } = periodBalances(entries, quotas, from('2026-08', '2026-08'))
    const before = [201.58, 201.58, 541.65].flatMap((amount) => [
      quotasOf(amount, '2.1043'),
      quotasOf(amount, '2.118'),
    ])
    expect(opening).toEqual({
      balance: balanceOfQuotas(sumQuotas(before), '2.118'),
      quotaDate: '2026-07-10',
    })
    expect(closing).toEqual({ balance: balanceOfQuotas('1339.37893816', '2.1265'), quotaDate: '2026-08-10' })
  })

  it('are of the accounts and profiles chosen, each profile at its own unit value', () => {
    const switched = [...entries, { ...entry('2026-09-10', 'CB', 100, '1.50000000'), profileId: 2 }]
    const both = [...quotas, { profileId: 2, date: '2026-09-30', unitValue: '3.00000000' }]
    expect(periodBalances(switched, both, everything).closing.balance).toBe(roundHalfUp2(2864.93 + 200))
    expect(periodBalances(switched, both, { ...everything, profileIds: [2] }).closing).toEqual({
      balance: 200,
      quotaDate: '2026-09-30',
    })
    const sponsor = periodBalances(entries, quotas, { ...everything, accounts: ['sponsor'] })
    expect(sponsor.closing.balance).toBe(balanceOfQuotas('285.76328188', '2.139'))
  })

  it('meet: where one period ends the next begins', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (cents, month) => {
        const name = (number: number) => `2025-${String(number).padStart(2, '0')}`
        const all = cents.map((amount, index) =>
          entry(`${name(index + 1)}-10`, 'CB', fromCents(amount), 1 + index / 7),
        )
        const values = cents.map((_, index) => ({
          profileId: 1,
          date: `${name(index + 1)}-10`,
          unitValue: 1 + index / 7,
        }))
        const earlier = periodBalances(all, values, from(null, name(month)))
        const later = periodBalances(all, values, from(month === 12 ? '2026-01' : name(month + 1)))
        expect(later.opening).toEqual(earlier.closing)
      }),
    )
  })
})
