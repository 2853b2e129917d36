import { expect, test } from 'vitest'
import { applyMask, withoutMask } from './mask-pattern.ts'
import { masks } from './masks.ts'

const cpf = ['999.999.999-99']
const phone = ['(99) 9999-9999', '(99) 99999-9999']

test.each([
  ['52998224725', '529.982.247-25'],
  ['529.982.247-25', '529.982.247-25'],
  ['529982247259999', '529982247259999'],
  ['CPF 1: 529.982.247-25', '529.982.247-25'],
  ['CPF 529.982.247-25', '529.982.247-25'],
  ['1) 52998224725', '529.982.247-25'],
  ['Ana, 529 982 247 25, ramal 12', '529.982.247-25'],
  ['111.444.777-35 e 529.982.247-25', '111.444.777-35 e 529.982.247-25'],
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

test.each<[keyof typeof masks, string, string]>([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['cnpj', '12ABC34501DEXY', '12.ABC.345/01DE'],
  ['cep', '01310100', '01310-100'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['phone', '11933334444', '(11) 93333-4444'],
  ['agency', '12345', '12345'],
  ['account', '00012345-6', '00012345-6'],
  ['cnpj', 'CNPJ 12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['cep', 'CEP 1: 01310-100', '01310-100'],
  ['account', '123456', '12345-6'],
])('%s: %j is shown as %j', (name, typed, shown) => {
  expect(applyMask(typed, [masks[name].mask].flat())).toBe(shown)
  expect(applyMask(shown, [masks[name].mask].flat())).toBe(shown)
})

test.each([
  ['2026-11-28', '28/11/2026'],
  ['2026-11-28T10:00:00Z', '28/11/2026'],
  ['28/11/2026', '28/11/2026'],
  ['28112026', '28/11/2026'],
  ['28.11.2026', '28/11/2026'],
])('day: %j is shown as %j', (pasted, shown) => {
  expect(applyMask(pasted, [masks.date.mask], { read: masks.date.read })).toBe(shown)
})

test('without its punctuation, and nothing stays nothing', () => {
  expect(withoutMask('12.ABC.345/01DE-35')).toBe('12ABC34501DE35')
  expect(withoutMask('')).toBe('')
  expect(withoutMask(null)).toBeNull()
  expect(withoutMask(undefined)).toBeUndefined()
})
