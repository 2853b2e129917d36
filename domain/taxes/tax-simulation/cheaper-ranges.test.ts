import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheaperRanges } from './cheaper-ranges.ts'

const costing = (taxes: readonly (readonly [number, number])[]) =>
  taxes.map(([regressive, progressive], index) => ({
    year: index + 1,
    regressive: { tax: regressive },
    progressive: { tax: progressive },
  }))

describe('the years in which a regime costs less', () => {
  it('are told where the progressive one wins in the last year only', () => {
    const years = costing([...Array.from({ length: 21 }, () => [10, 20] as const), [30, 20], [40, 20]])
    expect(cheaperRanges(years)).toEqual([
      { from: 1, to: 21, cheaper: 'regressive' },
      { from: 22, to: 23, cheaper: 'progressive' },
    ])
  })

  it('are told apart from those in which both cost the same', () => {
    expect(
      cheaperRanges(
        costing([
          [0, 0],
          [1, 0],
          [0, 0],
        ]),
      ).map(({ cheaper }) => cheaper),
    ).toEqual(['equal', 'progressive', 'equal'])
    expect(cheaperRanges([])).toEqual([])
  })

  it('hold every year once, in order, and say of each what its taxes say', () => {
    const tax = fc.integer({ min: 0, max: 2 })
    fc.assert(
      fc.property(fc.array(fc.tuple(tax, tax), { maxLength: 40 }), (taxes) => {
        const years = costing(taxes)
        const told = cheaperRanges(years).flatMap(({ from, to, cheaper }) =>
          years.slice(from - 1, to).map(({ year, regressive, progressive }) => ({
            year,
            holds:
              Math.sign(progressive.tax - regressive.tax) ===
              { regressive: 1, progressive: -1, equal: 0 }[cheaper],
          })),
        )
        expect(told).toEqual(years.map(({ year }) => ({ year, holds: true })))
      }),
    )
  })
})
