import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english } from '../strings/english.ts'
import { portuguese } from '../strings/portuguese.ts'
import { nextNumber, numberProblem, readNumber, writeNumber } from './number-input.ts'

const amount = (value: number) => ({ kind: 'amount', value })

describe('reading', () => {
  test.each<[string, number, number]>([
    ['12', 0, 12],
    ['1.234', 0, 1234],
    ['2,5', 1, 2.5],
    ['2.5', 1, 2.5],
    ['-3', 0, -3],
    ['2,50', 1, 2.5],
    ['12,0', 0, 12],
  ])('%j with %d decimals is %d', (text, decimals, value) => {
    expect(readNumber(text, { decimals }, portuguese)).toEqual(amount(value))
  })

  test('a unit after the number is understood, another one is not', () => {
    expect(readNumber('25%', {}, portuguese, '%')).toEqual(amount(25))
    expect(readNumber('12 mêses', {}, portuguese, 'meses')).toEqual(amount(12))
    expect(readNumber('12 anos', {}, portuguese, 'meses')).toEqual({ kind: 'unclear' })
    expect(readNumber('12k', {}, portuguese)).toEqual({ kind: 'unclear' })
  })

  test('more decimals than allowed are refused, never cut', () => {
    expect(readNumber('2,5', {}, portuguese)).toEqual({ kind: 'unclear' })
    expect(readNumber('2.55', { decimals: 1 }, portuguese)).toEqual({ kind: 'unclear' })
  })

  test('nothing is nothing', () => {
    expect(readNumber(' ', {}, portuguese)).toEqual({ kind: 'empty' })
  })
})

test('what is written is read back', () => {
  assert(
    property(integer({ min: -9_999_999, max: 9_999_999 }), (hundredths) => {
      const value = hundredths === 0 ? 0 : hundredths / 100
      expect(
        readNumber(writeNumber(value, { decimals: 2 }, portuguese), { decimals: 2 }, portuguese),
      ).toEqual(amount(value))
    }),
  )
})

test('a year has no point, a longer number has', () => {
  expect(writeNumber(2026, {}, portuguese)).toBe('2026')
  expect(writeNumber(12345, {}, portuguese)).toBe('12.345')
})

describe('limits', () => {
  const rules = { minValue: 1, maxValue: 25, step: 0.5 }
  test.each<[number | null, string | undefined]>([
    [null, undefined],
    [1, undefined],
    [25, undefined],
    [2.5, undefined],
    [0.5, 'O menor valor aceito é 1.'],
    [25.5, 'O maior valor aceito é 25.'],
    [2.3, 'Use valores de 0,5 em 0,5, a partir de 1.'],
  ])('%j: %j', (value, problem) => {
    expect(numberProblem(value, rules, portuguese)).toBe(problem)
    expect(numberProblem(value, {}, portuguese)).toBeUndefined()
  })

  test('tenths are no problem of binary fractions', () => {
    for (const value of [0.1, 0.3, 0.7, 1.1])
      expect(numberProblem(value, { step: 0.1 }, portuguese)).toBeUndefined()
  })
})

describe('stepping', () => {
  test.each<[number | null, 1 | -1, number]>([
    [2, 1, 2.5],
    [2.3, 1, 2.5],
    [2.3, -1, 2],
    [2.5, -1, 2],
    [25, 1, 25],
    [1, -1, 1],
    [null, 1, 1],
    [null, -1, 25],
    [0, 1, 1],
    [90, -1, 25],
  ])('from %j in direction %d comes %d', (value, direction, next) => {
    expect(nextNumber(value, direction, { minValue: 1, maxValue: 25, step: 0.5 })).toBe(next)
  })

  test('without rules it is by one, from zero', () => {
    expect(nextNumber(null, 1, {})).toBe(0)
    expect(nextNumber(0, -1, {})).toBe(-1)
    expect(nextNumber(0.2, 1, { step: 0.1 })).toBe(0.3)
  })
})

test('in English the point stands before the decimals', () => {
  expect(readNumber('1,234.5', { decimals: 1 }, english)).toEqual(amount(1234.5))
  expect(writeNumber(12345.5, { decimals: 1 }, english)).toBe('12,345.5')
  expect(numberProblem(2.3, { minValue: 1, step: 0.5 }, english)).toBe(
    'Use values in steps of 0.5, starting at 1.',
  )
})
