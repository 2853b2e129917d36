import { expect, it } from 'vitest'
import { monthsBetween, plannedMonths } from './suspension-months.ts'
import { amountSteps, confirmLabel, endLabel, periodOf } from './suspension-sentences.ts'

it('offers the lengths that the plan lets, and none where nothing is left', () => {
  expect(monthsBetween(1, 12)).toHaveLength(12)
  expect(monthsBetween(1, 2)).toEqual([1, 2])
  expect(monthsBetween(3, 2)).toEqual([])
})

it('names the months, the way to a sum, and what a button does', () => {
  expect(periodOf({ mesEfeito: '2026-12', mesFim: '2026-12' })).toBe('dezembro de 2026')
  expect(periodOf(plannedMonths('2026-10', 6))).toBe('outubro de 2026 a março de 2027')
  const steps = amountSteps(134.39, 6).replaceAll('\u00a0', ' ')
  expect(steps).toBe('R$ 134,39 × 6 meses = R$ 806,34')
  expect([confirmLabel('2026-12'), endLabel('2026-12')]).toEqual([
    'Suspender a partir de dezembro',
    'Voltar em dezembro',
  ])
})
