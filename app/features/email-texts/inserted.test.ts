import { expect, test } from 'vitest'
import { inserted } from './inserted.ts'

test('a token takes the place of what is selected, and the cursor stands behind it', () => {
  expect(inserted('Olá, .', '{{primeiroNome}}', { start: 5, end: 5 })).toEqual({
    text: 'Olá, {{primeiroNome}}.',
    cursor: 21,
  })
  expect(inserted('abc', 'X', { start: 0, end: 2 })).toEqual({ text: 'Xc', cursor: 1 })
})
