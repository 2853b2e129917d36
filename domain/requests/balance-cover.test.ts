import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BalanceClaim, coverOf } from './balance-cover.ts'

const balances = new Map([
  ['participant-basic', 600],
  ['sponsor', 400],
] as const)

describe('coverOf', () => {
  it.each<[string, BalanceClaim[], BalanceClaim[], ReturnType<typeof coverOf>]>([
    ['a part', [{ account: 'all', amount: '1000.00' }], [], { ok: true }],
    [
      'more than there is',
      [{ account: 'all', amount: '1000.01' }],
      [],
      { ok: false, account: 'all', available: 1000 },
    ],
    [
      'two parts that together are more',
      [{ account: 'all', amount: 700 }],
      [{ account: 'all', amount: 301 }],
      { ok: false, account: 'all', available: 699 },
    ],
    [
      'more than an account has',
      [{ account: 'sponsor', amount: 401 }],
      [],
      { ok: false, account: 'sponsor', available: 400 },
    ],
    [
      'an account that others left little in',
      [{ account: 'sponsor', amount: 101 }],
      [{ account: 'sponsor', amount: 300 }],
      { ok: false, account: 'sponsor', available: 100 },
    ],
    [
      'an account beside what is taken of everything',
      [{ account: 'sponsor', amount: 400 }],
      [{ account: 'all', amount: 601 }],
      { ok: false, account: 'all', available: 399 },
    ],
    ['all of it', [{ account: 'all', amount: 'all' }], [], { ok: true }],
    [
      'all of an account that is empty',
      [{ account: 'participant-voluntary', amount: 'all' }],
      [],
      { ok: false, account: 'participant-voluntary', available: 0 },
    ],
    [
      'anything once all of it is claimed',
      [{ account: 'all', amount: '0.01' }],
      [{ account: 'all', amount: 'all' }],
      { ok: false, account: 'all', available: 0 },
    ],
    ['nothing', [], [], { ok: true }],
  ])('%s', (_, wanted, standing, outcome) => {
    expect(coverOf(wanted, standing, balances)).toEqual(outcome)
  })

  it('never covers more than the balance, however the parts come', () => {
    const cents = fc.integer({ min: 1, max: 60_000 }).map((amount) => amount / 100)
    const claim: fc.Arbitrary<BalanceClaim> = fc.record({
      account: fc.constantFrom('all' as const, 'participant-basic' as const, 'sponsor' as const),
      amount: cents,
    })
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 8 }), (claims) => {
        const standing: BalanceClaim[] = []
        for (const one of claims) if (coverOf([one], standing, balances).ok) standing.push(one)
        const centsOf = (of: readonly BalanceClaim[]) =>
          of.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
        expect(centsOf(standing)).toBeLessThanOrEqual(100_000)
        expect(centsOf(standing.filter(({ account }) => account === 'sponsor'))).toBeLessThanOrEqual(40_000)
      }),
    )
  })
})
