import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addToCompetence,
  addYears,
  ageOn,
  compareIso,
  competenceOf,
  competenceOfAge,
  completedMonths,
  daysBetween,
  isWithin,
  lastDayOfMonth,
  saoPauloDateOf,
  weekdayOf,
} from './calendar.ts'
import { isIsoDate } from './iso-date.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1960-01-01', days))

describe('terms', () => {
  it.each([
    ['2024-11-21', 2, '2026-11-21'],
    ['2024-02-29', 2, '2026-03-01'],
    ['2016-11-21', 10, '2026-11-21'],
    ['2024-02-29', 4, '2028-02-29'],
  ])('%s + %i years = %s', (from, years, expected) => {
    expect(addYears(from, years)).toBe(expected)
  })

  it.each([
    ['2026-01-31', 1, '2026-03-01'],
    ['2026-12-31', 2, '2027-03-01'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-03-31', -1, '2026-03-01'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s + %i months = %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected)
  })

  it('count in days too', () => {
    expect(addDays('2026-11-23', 60)).toBe('2027-01-22')
    expect(addDays('2026-11-23', 90)).toBe('2027-02-21')
    expect(daysBetween('2026-11-23', '2027-01-22')).toBe(60)
  })

  it('end no sooner than they were counted', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 600 }), (from, months) => {
        const end = addMonths(from, months)
        expect(completedMonths(from, end)).toBe(months)
        expect(completedMonths(from, addDays(end, -1))).toBe(Math.max(0, months - 1))
      }),
    )
  })

  it('refuse days that do not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addMonths('20/11/2026', 1)).toThrow(RangeError)
    expect(isIsoDate('2026-02-29')).toBe(false)
    expect(isIsoDate('2028-02-29')).toBe(true)
    expect(isIsoDate('2028-2-9')).toBe(false)
  })
})

describe('ages', () => {
  it.each([
    ['1961-11-30', '2026-11-29', 64],
    ['1961-11-30', '2026-11-30', 65],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-11-21', '2026-11-20', 0],
  ])('born %s, on %s: %i years', (birth, on, age) => {
    expect(ageOn(birth, on)).toBe(age)
  })

  it('name the month of the birthday', () => {
    expect(competenceOfAge('1961-11-30', 65)).toBe('2026-11')
  })
})

describe('competences', () => {
  it('come from days and move by months', () => {
    expect(competenceOf('2026-11-21')).toBe('2026-11')
    expect(addToCompetence('2026-11', 2)).toBe('2027-01')
    expect(addToCompetence('2026-01', -1)).toBe('2025-12')
  })

  it('know their last day', () => {
    expect(lastDayOfMonth('2026-02')).toBe('2026-02-28')
    expect(lastDayOfMonth('2028-02-03')).toBe('2028-02-29')
    expect(lastDayOfMonth('2026-12-01')).toBe('2026-12-31')
  })
})

describe('days', () => {
  it('compare', () => {
    expect(compareIso('2026-11-21', '2026-11-22')).toBe(-1)
    expect(compareIso('2026-11-22', '2026-11-21')).toBe(1)
    expect(compareIso('2026-11-21', '2026-11-21')).toBe(0)
  })

  it('have weekdays', () => {
    expect(weekdayOf('2026-11-23')).toBe(1)
    expect(weekdayOf('2027-01-10')).toBe(0)
  })

  it('are those of São Paulo', () => {
    expect(saoPauloDateOf('2026-11-22T02:59:59Z')).toBe('2026-11-21')
    expect(saoPauloDateOf('2026-11-22T03:00:00Z')).toBe('2026-11-22')
    expect(saoPauloDateOf(Date.UTC(2019, 0, 1, 1, 59))).toBe('2018-12-31')
  })

  it('add up', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      }),
    )
  })
})

it.each([
  ['2026-11-10', '2026-11-10', null, true],
  ['2026-11-09', '2026-11-10', null, false],
  ['2026-12-31', '2020-01-01', '2026-12-31', true],
  ['2027-01-01', '2020-01-01', '2026-12-31', false],
  ['2026-05-05', '2026-05-05', '2026-05-05', true],
  ['2099-01-01', '2020-01-01', null, true],
])('%s lies in the period from %s to %s: %s', (day, from, until, expected) => {
  expect(isWithin({ from, until }, day)).toBe(expected)
})
