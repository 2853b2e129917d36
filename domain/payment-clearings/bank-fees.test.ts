import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, sumReais } from '#domain/money.ts'
import { bankFeeShares, type LineWithFee } from './bank-fees.ts'
import { clearingSums } from './clearing-sums.ts'
import type { ClearingObstacle } from './judge-clearing.ts'

const hpe = { id: 1, name: 'HPE' }
const dxc = { id: 7, name: 'DXC' }

/** A cleared line of a slip of 100 reais, of which the bank kept `fee`. */
const cleared = (fee: number, of: Pick<LineWithFee, 'plan' | 'sponsor'>): LineWithFee => ({
  ...of,
  line: { paidAmount: 100, receivedAmount: sumReais([100, -fee]) },
  verdict: { clears: true, contribution: 100, charges: 0, daysLate: 0, expected: 100 },
})
const left = (
  obstacle: ClearingObstacle,
  line: LineWithFee['line'],
  of: Pick<LineWithFee, 'plan' | 'sponsor'>,
): LineWithFee => ({ ...of, line, verdict: { clears: false, obstacle, expected: null } })

const ofHpe = { plan: hpe, sponsor: null }
const north = { plan: dxc, sponsor: 'Fábrica do Norte' }
const south = { plan: dxc, sponsor: 'Fábrica do Sul' }
const nobody = { plan: null, sponsor: null }

describe('the bank’s fees of a clearing', () => {
  it.each<[string, LineWithFee[], number[], unknown[]]>([
    ['are nothing where the bank kept nothing', [cleared(0, ofHpe)], [1], []],
    [
      'are borne by the plan where its rule says nothing else, whatever sponsors it has',
      [cleared(2.1, north), cleared(2.1, south)],
      [],
      [{ bearer: 'plan', plan: 'DXC', sponsor: null, amount: 4.2 }],
    ],
    [
      'are asked of each sponsor for its own people',
      [cleared(2.1, north), cleared(2.35, south), cleared(2.1, north), cleared(1.99, ofHpe)],
      [7],
      [
        { bearer: 'sponsor', plan: 'DXC', sponsor: 'Fábrica do Norte', amount: 4.2 },
        { bearer: 'sponsor', plan: 'DXC', sponsor: 'Fábrica do Sul', amount: 2.35 },
        { bearer: 'plan', plan: 'HPE', sponsor: null, amount: 1.99 },
      ],
    ],
    [
      'are asked of the one sponsor of a plan without its name',
      [cleared(2.1, ofHpe)],
      [1],
      [{ bearer: 'sponsor', plan: 'HPE', sponsor: null, amount: 2.1 }],
    ],
    [
      'have those of lines of their own, also where the slip is nobody’s',
      [
        left('bank-fee', { paidAmount: 0, receivedAmount: 3.5 }, ofHpe),
        left('bank-fee', { paidAmount: 0, receivedAmount: 0.9 }, nobody),
      ],
      [1],
      [
        { bearer: 'sponsor', plan: 'HPE', sponsor: null, amount: 3.5 },
        { bearer: null, plan: null, sponsor: null, amount: 0.9 },
      ],
    ],
    [
      'have nothing of money that pays nothing',
      [left('already-paid', { paidAmount: 100, receivedAmount: 97.9 }, ofHpe)],
      [1],
      [],
    ],
  ])('%s', (_, lines, sponsorPlans, shares) => {
    expect(bankFeeShares(lines, sponsorPlans)).toEqual(shares)
  })

  it('come to what the bank kept and what it charged apart, whoever bears them', () => {
    const cents = fc.integer({ min: 0, max: 9_999 }).map(fromCents)
    const of = fc.constantFrom(ofHpe, north, south, nobody)
    const anyLine = fc.oneof(
      fc.tuple(cents, of).map(([fee, whose]) => cleared(fee, whose)),
      fc
        .tuple(fc.constantFrom<ClearingObstacle>('bank-fee', 'unknown', 'already-paid'), cents, of)
        .map(([obstacle, receivedAmount, whose]) => left(obstacle, { paidAmount: 0, receivedAmount }, whose)),
    )
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.subarray([1, 7]), (lines, sponsorPlans) => {
        const sums = clearingSums(lines)
        const shares = bankFeeShares(lines, sponsorPlans)
        expect(sumReais(shares.map(({ amount }) => amount))).toBe(
          sumReais([sums.cleared.paid, -sums.cleared.received, sums.fees]),
        )
        expect(shares.filter(({ bearer }) => bearer === 'sponsor' && sponsorPlans.length === 0)).toEqual([])
      }),
    )
  })
})
