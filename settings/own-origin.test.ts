import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const host = 'portal.example:3000'

it.each([
  [undefined, true],
  ['http://portal.example:3000', true],
  ['https://portal.example:3000', true],
  ['http://portal.example', false],
  ['http://portal.example:3000.outro.site', false],
  ['https://outro.site', false],
  ['null', false],
  ['', false],
])('without a public address, %s is ours: %s', (origin, expected) => {
  expect(isOwnOrigin({ origin, host })).toBe(expected)
})

it.each([
  [undefined, true],
  ['https://portal.example', true],
  ['http://portal.example', false],
  ['http://127.0.0.1:3000', false],
  ['null', false],
])('with one, %s is ours: %s', (origin, expected) => {
  expect(isOwnOrigin({ origin, host: '127.0.0.1:3000' }, 'https://portal.example')).toBe(expected)
})

it('a request without a host has no page of ours behind it', () => {
  expect(isOwnOrigin({ origin: 'http://portal.example' })).toBe(false)
})
