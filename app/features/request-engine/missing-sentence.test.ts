import { expect, it } from 'vitest'
import { missingSentence } from './service-request.text.ts'

it('lists what is missing in one sentence', () => {
  expect(missingSentence([])).toBeNull()
  expect(missingSentence(['preencha a agência'])).toBe('Para continuar, preencha a agência.')
  expect(missingSentence(['a', 'b', 'c'])).toBe('Para continuar, a, b e c.')
})
