import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

describe('the widths of columns', () => {
  it('are their shares where every word has room', () => {
    expect(
      columnWidths(
        [
          { share: 1, least: 20 },
          { share: 3, least: 20 },
        ],
        400,
      ),
    ).toEqual([100, 300])
  })

  it('give a date the room it needs, at the cost of the others', () => {
    const [day, name, amount] = columnWidths(
      [
        { share: 1, least: 62 },
        { share: 6, least: 50 },
        { share: 3, least: 60 },
      ],
      500,
    )
    expect(day).toBe(62)
    expect(name).toBeCloseTo(292)
    expect(amount).toBeCloseTo(146)
  })

  it('fill the page, and break no word that has room', () => {
    const column = fc.record({
      share: fc.integer({ min: 1, max: 30 }),
      least: fc.integer({ min: 1, max: 90 }),
    })
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 9 }), (wanted) => {
        const widths = columnWidths(wanted, 500)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(500)
        const needed = wanted.reduce((sum, { least }) => sum + least, 0)
        if (needed > 500) return
        for (const [index, { least }] of wanted.entries())
          expect(widths[index]).toBeGreaterThanOrEqual(least - 0.001)
      }),
    )
  })
})
