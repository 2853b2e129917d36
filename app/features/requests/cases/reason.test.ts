import { expect, it } from 'vitest'
import { reasonProblem } from './reason.ts'

it('asks for a reason only where one is needed, and never for too much', () => {
  expect(reasonProblem('  ', 'required')).toBe('Escreva o motivo.')
  expect(reasonProblem('', 'optional')).toBeUndefined()
  expect(reasonProblem('a'.repeat(1000), 'required')).toBeUndefined()
  expect(reasonProblem('a'.repeat(1001), 'optional')).toBe('Use no máximo 1.000 caracteres.')
})
