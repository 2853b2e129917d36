import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  businessDaysBetween,
  easterSunday,
  isBusinessDay,
  lastBusinessDayOfMonth,
  nationalHolidays,
  nextBusinessDay,
} from './business-days.ts'
import { addDays, compareIso } from './calendar.ts'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it('of 2026 include the movable ones', () => {
    expect([...nationalHolidays(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
    ])
  })

  it('count 20 November only since 2024', () => {
    expect(isBusinessDay('2023-11-20')).toBe(true)
    expect(isBusinessDay('2024-11-20')).toBe(false)
  })

  it.each([
    ['05-01', 1949],
    ['09-07', 1949],
    ['11-15', 1949],
    ['12-25', 1949],
    ['01-01', 1950],
    ['04-21', 1951],
    ['10-12', 1980],
  ])('%s is one from the year of its law on, %i', (day, year) => {
    expect([year - 1, year].map((of) => nationalHolidays(of).has(`${of}-${day}`))).toEqual([false, true])
  })
})

describe('business days', () => {
  it('skip weekends and holidays', () => {
    expect(isBusinessDay('2026-11-21')).toBe(false)
    expect(isBusinessDay('2026-11-23')).toBe(true)
    expect(nextBusinessDay('2027-01-10')).toBe('2027-01-11')
    expect(nextBusinessDay('2026-11-20')).toBe('2026-11-23')
    expect(nextBusinessDay('2026-11-23')).toBe('2026-11-23')
    expect(lastBusinessDayOfMonth('2026-01')).toBe('2026-01-30')
  })

  it('count from the day after', () => {
    expect(addBusinessDays('2026-11-23', 10)).toBe('2026-12-07')
    expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23')
    expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21')
    expect(businessDaysBetween('2026-11-23', '2026-12-07')).toBe(10)
    expect(businessDaysBetween('2026-12-07', '2026-11-23')).toBe(0)
  })

  it('are as many as if each day had been looked at, however far apart', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -10, max: 1500 }), (from, days) => {
        const all = Array.from({ length: Math.max(0, days) }, (_, index) => addDays(from, index + 1))
        expect(businessDaysBetween(from, addDays(from, days))).toBe(all.filter(isBusinessDay).length)
      }),
    )
  })

  it('refuse a negative or broken count', () => {
    expect(() => addBusinessDays('2026-11-23', -1)).toThrow(RangeError)
    expect(() => addBusinessDays('2026-11-23', 1.5)).toThrow(RangeError)
  })

  it('land on business days and count back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 900 }), (from, count) => {
        const end = addBusinessDays(from, count)
        expect(isBusinessDay(end)).toBe(true)
        expect(businessDaysBetween(from, end)).toBe(count)
        expect(compareIso(end, from)).toBe(1)
      }),
    )
  })
})
