import { describe, expect, it } from 'vitest'
import { SLIP_LAYOUTS } from './bank-return.ts'
import { settledLines, type ToldAmounts, type ToldLine } from './slip-amounts.ts'

const nothing: ToldAmounts = {
  face: 0,
  discount: 0,
  rebate: 0,
  interest: 0,
  otherCredits: 0,
  fee: 0,
  tax: 0,
  expenses: 0,
  posted: 0,
  paid: null,
}

const line = (told: Partial<ToldAmounts>, over: Partial<ToldLine> = {}): ToldLine => ({
  line: 2,
  portfolio: '109',
  slipNumber: '00000001',
  occurrence: '06',
  dueOn: '2026-12-10',
  faceAmount: told.face ?? 0,
  occurredOn: '2026-11-27',
  creditOn: null,
  usualCreditOn: '2026-11-30',
  told: { ...nothing, ...told },
  ...over,
})

const settled = (...lines: readonly ToldLine[]) => settledLines('cnab400', lines)

describe('what was paid for a slip', () => {
  it.each([
    ['no fee', { face: 122.08, posted: 122.08 }, 122.08],
    ['a fee charged apart', { face: 122.08, fee: 2.1, posted: 122.08 }, 122.08],
    ['a fee that is kept', { face: 122.08, fee: 2.1, posted: 119.98 }, 122.08],
    ['paid late, the fee kept', { face: 48.75, fee: 2.1, interest: 1.02, posted: 47.67 }, 49.77],
    [
      'interest as high as the fee that is kept',
      { face: 122.08, fee: 2.1, interest: 2.1, posted: 122.08 },
      124.18,
    ],
    ['a discount, the fee kept', { face: 545.6, fee: 3.33, discount: 201.6, posted: 340.67 }, 344],
    ['a rebate and a discount', { face: 100, rebate: 10, discount: 5, posted: 85 }, 85],
    ['other credits', { face: 100, otherCredits: 1.5, fee: 2, posted: 99.5 }, 101.5],
    ['other credits that are posted apart', { face: 100, otherCredits: 1.5, fee: 2, posted: 98 }, 100],
    ['a tax that is kept with the fee', { face: 100, tax: 0.38, fee: 2, posted: 97.62 }, 100],
    ['a slip no dearer than its fee', { face: 2.1, fee: 2.1, posted: 0 }, 2.1],
  ] as const)('is read by the sum of its figures: %s', (_, told, paidAmount) => {
    const amounts = { paidAmount, receivedAmount: told.posted, addsUp: true }
    expect(settled(line(told))).toMatchObject([{ ...amounts, movement: 'paid', creditOn: '2026-11-30' }])
  })

  it('is what was posted where the figures come to nothing, and says so', () => {
    const odd = { face: 122.08, fee: 2.1, posted: 127.9 }
    expect(settled(line(odd))).toMatchObject([{ paidAmount: 127.9, feeAmount: 2.1, addsUp: false }])
  })

  it('follows the habit of the file where its own figures come to nothing', () => {
    const odd = { face: 122.08, fee: 2.1, posted: 127.9 }
    const kept = { face: 100, fee: 2.1, posted: 97.9 }
    const apart = { face: 100, fee: 2.1, posted: 100 }
    expect(settled(line(kept), line(odd))[1]).toMatchObject({ paidAmount: 130, addsUp: false })
    expect(settled(line(apart), line(odd))[1]).toMatchObject({ paidAmount: 127.9, addsUp: false })
  })

  it.each([
    ['with what is left of it', { face: 122.08, fee: 2.1, paid: 122.08, posted: 119.98 }, 122.08, true],
    ['of any amount', { face: 122.08, fee: 2.1, paid: 130, posted: 127.9 }, 130, true],
    ['as what is left of it', { face: 122.08, fee: 2.1, paid: 119.98, posted: 119.98 }, 122.08, true],
    ['without the interest that is in it', { face: 407.19, paid: 419.72, posted: 419.72 }, 419.72, true],
    ['less than what was posted', { face: 122.08, fee: 2.1, paid: 100, posted: 122.08 }, 100, false],
  ] as const)('is told by CNAB 240: %s', (_, told, paidAmount, addsUp) => {
    expect(settledLines('cnab240', [line(told)])).toMatchObject([{ paidAmount, addsUp }])
  })

  it('tells a fee that only the difference tells', () => {
    const told = { face: 122.08, paid: 122.08, posted: 119.98 }
    expect(settledLines('cnab240', [line(told)])).toMatchObject([{ feeAmount: 2.1, addsUp: true }])
  })
})

describe('an occurrence that is no payment', () => {
  it.each(['02', '07', '09', '10', '28', '59', '72'])(
    '%s pays nothing, and what was posted is kept',
    (occurrence) => {
      const told = { face: 407.19, fee: 2.1, posted: 197.9 }
      const expected = { paidAmount: 0, receivedAmount: 197.9, feeAmount: 2.1, creditOn: null }
      expect(settled(line(told, { occurrence }))).toMatchObject([expected])
    },
  )

  it.each([
    ['05', 'cnab400', 'written-off'],
    ['17', 'cnab240', 'rejected'],
  ] as const)('%s of %s is one unless money came', (occurrence, layout, movement) => {
    const of = (posted: number) => settledLines(layout, [line({ face: 10, posted }, { occurrence })])
    expect(of(0)).toMatchObject([{ movement }])
    expect(of(10)).toMatchObject([{ movement: 'paid', paidAmount: 10 }])
  })

  it.each(SLIP_LAYOUTS)('is the same in %s', (layout) => {
    const codes = ['03', '06', '08', '09', '10', '15', '30', '60']
    const movements = settledLines(
      layout,
      codes.map((occurrence) => line({}, { occurrence })),
    ).map(({ movement }) => movement)
    const rejected = 'rejected'
    expect(movements).toEqual([
      rejected,
      'paid',
      'paid',
      'written-off',
      'written-off',
      rejected,
      'other',
      rejected,
    ])
  })
})
