import { expect, test } from 'vitest'
import { dayOf, limitOf } from './iso-date.ts'

test('a day goes in and out as it came', () => {
  expect(dayOf('2026-02-28')?.toString()).toBe('2026-02-28')
  expect(limitOf('2024-02-29')?.toString()).toBe('2024-02-29')
})

test.each(['', '2026-02-30', '28/02/2026', '2026-2-3', 'ontem', null, undefined])('%j is no day', (text) => {
  expect(dayOf(text)).toBeNull()
  expect(limitOf(text)).toBeUndefined()
})
