import { describe, expect, test } from 'vitest'
import { portuguese } from '../strings/portuguese.ts'
import { monthProblem, readMonth, writeMonth } from './iso-month.ts'

test.each([
  ['11/2026', { kind: 'month', value: '2026-11' }],
  ['01/1986', { kind: 'month', value: '1986-01' }],
  ['13/2026', { kind: 'unclear' }],
  ['00/2026', { kind: 'unclear' }],
  ['11/0026', { kind: 'unclear' }],
  ['11/20', { kind: 'partial' }],
  ['', { kind: 'partial' }],
])('%j is read', (text, reading) => {
  expect(readMonth(text)).toEqual(reading)
})

test('what is written is read back', () => {
  expect(readMonth(writeMonth('2026-02'))).toEqual({ kind: 'month', value: '2026-02' })
})

test.each([null, undefined, '', '2026', '2026-11-21', 'ontem'])('%j is no month', (month) => {
  expect(writeMonth(month)).toBe('')
})

describe('limits', () => {
  const limits = { minValue: '2025-06', maxValue: '2026-11' }
  test.each([
    [null, undefined],
    ['2025-06', undefined],
    ['2026-11', undefined],
    ['2025-05', 'Escolha um mês a partir de 06/2025.'],
    ['2026-12', 'Escolha um mês até 11/2026.'],
  ])('%j: %j', (month, problem) => {
    expect(monthProblem(month, limits, portuguese)).toBe(problem)
    expect(monthProblem(month, {}, portuguese)).toBeUndefined()
  })
})
