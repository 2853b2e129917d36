import { expect, test } from 'vitest'
import { applyMask } from './mask-pattern.ts'

const cpf = ['999.999.999-99']
const phone = ['(99) 9999-9999', '(99) 99999-9999']

test.each([
  ['52998224725', '529.982.247-25'],
  ['529.982.247-25', '529.982.247-25'],
  ['529982247259999', '529.982.247-25'],
  ['529 982', '529.982'],
  ['abc', ''],
  ['', ''],
])('CPF: %j is shown as %j', (typed, shown) => {
  expect(applyMask(typed, cpf)).toBe(shown)
})

test.each([
  ['1133334444', '(11) 3333-4444'],
  ['11933334444', '(11) 93333-4444'],
])('phone: %j takes the shortest pattern with room, %j', (typed, shown) => {
  expect(applyMask(typed, phone)).toBe(shown)
})

test('letters are written in capitals', () => {
  expect(applyMask('sp', ['AA'])).toBe('SP')
})

test('a stray sign is not written', () => {
  expect(applyMask('01310/100', ['99999-999'])).toBe('01310-100')
})
