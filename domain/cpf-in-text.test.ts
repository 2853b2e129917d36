import { expect, it } from 'vitest'
import { findCpf } from './cpf-in-text.ts'

it.each([
  ['O CPF é 529.982.247-25.', '529.982.247-25'],
  ['52998224725', '52998224725'],
  ['Boleto 00052998224725', null],
  ['Ligue para (11) 98765-4321', null],
  ['529.982.247-26', null],
  ['', null],
])('finds the CPF of %j', (text, found) => {
  expect(findCpf(text)).toBe(found)
})
