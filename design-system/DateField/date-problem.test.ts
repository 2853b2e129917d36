import { expect, test } from 'vitest'
import { english } from '../strings/english.ts'
import { portuguese } from '../strings/portuguese.ts'
import { dayProblem, rangeProblem } from './date-problem.ts'

const limits = { minValue: '2026-01-01', maxValue: '2026-11-30' }

test.each([
  ['2026-01-01', undefined],
  ['2026-11-30', undefined],
  [null, undefined],
  ['2025-12-31', 'Escolha uma data a partir de 01/01/2026.'],
  ['2026-12-01', 'Escolha uma data até 30/11/2026.'],
])('%j: %j', (day, problem) => {
  expect(dayProblem(day, limits, portuguese)).toBe(problem)
  expect(dayProblem(day, {}, portuguese)).toBeUndefined()
})

test('a range has both limits and an order', () => {
  expect(rangeProblem(null, limits, portuguese)).toBeUndefined()
  expect(rangeProblem({ start: '2026-05-01', end: '2026-05-01' }, limits, portuguese)).toBeUndefined()
  expect(rangeProblem({ start: '2026-05-02', end: '2026-05-01' }, limits, portuguese)).toBe(
    'A data final não pode vir antes da inicial.',
  )
  expect(rangeProblem({ start: '2026-05-02', end: '2026-12-01' }, limits, portuguese)).toBe(
    'Escolha uma data até 30/11/2026.',
  )
})

test('in English the month comes first', () => {
  expect(dayProblem('2025-12-31', { minValue: '2026-02-01' }, english)).toBe(
    'The date must be 02/01/2026 or later.',
  )
})
