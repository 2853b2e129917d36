import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableIn, type BalanceClaim, coverOf } from './balance-cover.ts'

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
      'all of several accounts of which one is empty',
      [
        { account: 'participant-voluntary', amount: 'all' },
        { account: 'sponsor', amount: 'all' },
      ],
      [],
      { ok: true },
    ],
    [
      'all of several accounts that are empty',
      [
        { account: 'participant-voluntary', amount: 'all' },
        { account: 'participant-supplementary', amount: 'all' },
      ],
      [],
      { ok: false, account: 'participant-voluntary', available: 0 },
    ],
    [
      'all of an account that others claim, beside one that is empty',
      [
        { account: 'participant-voluntary', amount: 'all' },
        { account: 'sponsor', amount: 'all' },
      ],
      [{ account: 'sponsor', amount: 'all' }],
      { ok: false, account: 'sponsor', available: 0 },
    ],
    [
      'anything once all of it is claimed',
      [{ account: 'all', amount: '0.01' }],
      [{ account: 'all', amount: 'all' }],
      { ok: false, account: 'all', available: 0 },
    ],
    [
      'anything once more is claimed than there still is',
      [{ account: 'all', amount: '0.01' }],
      [{ account: 'all', amount: 1200 }],
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

describe('availableIn', () => {
  it.each<[string, BalanceClaim['account'], BalanceClaim[], number]>([
    ['everything, while nothing stands', 'all', [], 1000],
    ['an account of its own', 'sponsor', [], 400],
    ['an account that has nothing', 'participant-voluntary', [], 0],
    ['what others leave of all', 'all', [{ account: 'sponsor', amount: 150 }], 850],
    ['what others leave of the account', 'sponsor', [{ account: 'sponsor', amount: 150 }], 250],
    ['no more of an account than of all', 'sponsor', [{ account: 'all', amount: 700 }], 300],
    ['nothing beside all of it', 'participant-basic', [{ account: 'all', amount: 'all' }], 0],
  ])('is %s', (_, account, standing, reais) => {
    expect(availableIn(account, standing, balances)).toBe(reais)
  })

  it('is the most that is covered', () => {
    const reais = fc.integer({ min: 0, max: 120_000 }).map((cents) => cents / 100)
    const account = fc.constantFrom<BalanceClaim['account']>('all', 'participant-basic', 'sponsor')
    const claims = fc.array(fc.record({ account, amount: reais }), { maxLength: 3 })
    fc.assert(
      fc.property(account, claims, (wanted, standing) => {
        const most = availableIn(wanted, standing, balances)
        const covers = (amount: number) => coverOf([{ account: wanted, amount }], standing, balances).ok
        expect(covers(most)).toBe(most > 0)
        expect(covers(most + 0.01)).toBe(false)
        const refused = coverOf([{ account: wanted, amount: 2000 }], standing, balances)
        expect(refused).toEqual({ ok: false, account: wanted, available: most })
      }),
    )
  })
})
