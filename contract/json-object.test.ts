import * as v from 'valibot'
import { expect, it } from 'vitest'
import { jsonObject } from './json-object.ts'

const isTaken = (given: unknown) => v.is(jsonObject, given)
const nested = (levels: number): object => (levels === 0 ? {} : { dentro: nested(levels - 1) })

it('takes whatever a form holds, as it is', () => {
  const values = {
    nome: 'Ana “Lima” 😀',
    valor: -0.5,
    aceita: true,
    nada: null,
    fontes: [{ nome: 'INSS' }, []],
  }
  expect(v.parse(jsonObject, values)).toEqual(values)
  expect([isTaken({}), isTaken(nested(19))]).toEqual([true, true])
})

it.each([
  ['a list', []],
  ['a text', 'x'],
  ['nothing', null],
  ['NUL in a text', { a: ['b\0'] }],
  ['NUL in a name', { 'a\0': 1 }],
  ['half a surrogate pair', { a: '\uD83D' }],
  ['a number with an exponent', { a: 1e21 }],
  ['a very small number', { a: 1e-7 }],
  ['infinity', { a: Number.POSITIVE_INFINITY }],
  ['twenty levels and one more', nested(20)],
])('refuses %s', (_, given) => {
  expect(isTaken(given)).toBe(false)
})
