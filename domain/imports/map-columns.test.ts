import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldName } from './import-sheet.ts'
import { importColumns } from './import-sheets.ts'
import { mappingProblems, proposeMapping } from './map-columns.ts'
import { decimalIn } from './read-cell.ts'
import { isAmong, rowChanges } from './row-changes.ts'

const { pessoas } = importColumns

it('a header is matched by the names of the template, by others, and never twice', () => {
  const header = ['CPF', 'Nome Completo', 'Dt. Nascimento', 'nome', 'Observações']
  expect(proposeMapping(pessoas, header)).toMatchObject({ cpf: 0, nome: 3, data_nascimento: 2, email: null })
  expect(foldName(' Situação (código) ')).toBe('situacao_codigo')
})

it('a mapping says which required column it lacks, and which it has twice or beyond the file', () => {
  const all = Object.fromEntries(pessoas.map(({ id }, at) => [id, at]))
  expect(mappingProblems(pessoas, all, pessoas.length)).toEqual([])
  expect(mappingProblems(pessoas, { ...all, cpf: null, sexo: 1, uf: 99 }, pessoas.length)).toEqual([
    { column: 'cpf', code: 'missing' },
    { column: 'sexo', code: 'taken-twice' },
    { column: 'uf', code: 'beyond' },
  ])
})

it.each([
  ['1.234,56', '1234.56'],
  ['1234.56', '1234.56'],
  ['1234,5', '1234.5'],
  ['R$ 12.345.678,90', '12345678.90'],
  ['1.234.567', '1234567'],
  ['0.123', '0.123'],
  ['-0,14', '-0.14'],
  ['1.234', null],
  ['1,234.56', null],
  ['abc', null],
  ['', null],
])('%j is read as %j', (text, number) => {
  expect(decimalIn(text)).toBe(number)
})

it('an amount is read back in both spellings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const plain = (cents / 100).toFixed(2)
      const spelt = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
      expect(decimalIn(plain)).toBe(plain)
      expect(Number(decimalIn(spelt))).toBe(Number(plain))
    }),
  )
})

it('an empty cell changes nothing, and what was seen covers what is left of it', () => {
  const changes = rowChanges(
    { nome: 'Ana', email: null, sexo: 'F' },
    { nome: 'Ana', email: 'a@b.c', sexo: null },
  )
  expect(changes).toEqual([{ column: 'sexo', before: null, after: 'F' }])
  expect(isAmong([], changes)).toBe(true)
  expect(isAmong([{ column: 'sexo', before: 'M', after: 'F' }], changes)).toBe(false)
})
