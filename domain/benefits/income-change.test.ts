import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { suggestedBenefitRules as rules } from '#domain/parameters/benefit-rules.ts'
import { checkIncomeChange, incomeChangeWindow } from './income-change.ts'

const paid = {
  income: { type: 'percent', percent: 0.8 },
  monthsLeft: null,
  lastChangedOn: null,
  today: '2026-12-01',
} as const
const higher = { type: 'percent', percent: 1 } as const

describe('the window of an income change', () => {
  it('is June for July and December for January', () => {
    expect(incomeChangeWindow('2026-06-30', rules)).toEqual({
      isOpen: true,
      window: { from: '2026-06-01', to: '2026-06-30', effectiveIn: '2026-07' },
    })
    expect(incomeChangeWindow('2026-11-24', rules)).toEqual({
      isOpen: false,
      window: { from: '2026-12-01', to: '2026-12-31', effectiveIn: '2027-01' },
    })
    expect(() => incomeChangeWindow('2026-11-24', { changeMonths: [] })).toThrow(RangeError)
  })

  it('is open exactly in its months, and what is filed counts from a half-year that comes after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (days) => {
        const day = addDays('2020-01-01', days)
        const { isOpen, window } = incomeChangeWindow(day, rules)
        expect(isOpen).toBe(['06', '12'].includes(day.slice(5, 7)))
        expect(isOpen).toBe(window.from <= day && day <= window.to)
        expect(['01', '07']).toContain(window.effectiveIn.slice(5))
        expect(window.effectiveIn > window.to.slice(0, 7)).toBe(true)
      }),
    )
  })
})

describe('a change of income', () => {
  it('takes another percentage, or a term, from the next half-year on', () => {
    expect(checkIncomeChange(higher, paid, rules)).toEqual({
      ok: true,
      result: { income: higher, effectiveIn: '2027-01' },
    })
    expect(checkIncomeChange({ type: 'fixed-term', years: 15 }, paid, rules)).toMatchObject({ ok: true })
  })

  it('is taken once a window', () => {
    expect(
      checkIncomeChange(higher, { ...paid, lastChangedOn: '2026-12-01', today: '2026-12-20' }, rules),
    ).toEqual({
      ok: false,
      problems: [{ field: 'window', code: 'changed-in-window', nextFrom: '2027-06-01' }],
    })
    expect(checkIncomeChange(higher, { ...paid, lastChangedOn: '2026-06-30' }, rules)).toMatchObject({
      ok: true,
    })
  })

  it.each([
    [{ today: '2026-11-30' }, higher, 'window-closed'],
    [{ income: { type: 'lifetime' } }, higher, 'lifetime-is-final'],
    [{ income: { type: 'fixed-term', years: 15 }, monthsLeft: 150 }, higher, 'term-stays-term'],
    [
      { income: { type: 'fixed-term', years: 15 }, monthsLeft: 120 },
      { type: 'fixed-term', years: 10 },
      'nothing-changes',
    ],
    [{}, { type: 'percent', percent: 0.8 }, 'nothing-changes'],
    [{}, { type: 'percent', percent: 2.1 }, 'percent-out-of-range'],
    [{}, { type: 'fixed-term', years: 4 }, 'years-out-of-range'],
  ] as const)('of %j to %j is refused: %s', (changed, wanted, code) => {
    expect(checkIncomeChange(wanted, { ...paid, ...changed }, rules)).toMatchObject({ problems: [{ code }] })
  })
})
