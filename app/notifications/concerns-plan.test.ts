import { expect, it } from 'vitest'
import { concernsPlan } from './apply-notification.ts'

it.each([
  [1, 1, true],
  [4, 1, false],
  [null, 1, true],
  [4, null, true],
])('a notification of plan %s on the page of plan %s: %s', (its, chosen, expected) => {
  expect(concernsPlan({ idPlano: its }, chosen)).toBe(expected)
})
