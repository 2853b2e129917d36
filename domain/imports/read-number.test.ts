import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnSpelling } from './column-spelling.ts'
import { readNumber } from './read-number.ts'

const reais = (text: string, spelling: ColumnSpelling = {}) => readNumber(text, { of: 'reais', spelling })

describe('an amount', () => {
  it.each([
    ['1234', '1234'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1234,5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1.234,560', '1234.560'],
    ['R$ 12.345.678,90', '12345678.90'],
    ['R$\u00A01.234,56', '1234.56'],
    ['R$1.234,56', '1234.56'],
    ['1.234,56 R$', '1234.56'],
    ['BRL 1,234.56', '1234.56'],
    ['1.234,56 reais', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ["1'234,56", '1234.56'],
    ['1’234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202F234\u202F567,8', '1234567.8'],
    ['0.123', '0.123'],
    ['0,123', '0.123'],
    [',50', '0.50'],
    ['1234.567', '1234.567'],
    ['+10,00', '10.00'],
    ['-0,14', '-0.14'],
    ['−0,14', '-0.14'],
    ['(123,45)', '-123.45'],
    ['(R$ 123,45)', '-123.45'],
    ['R$ -123,45', '-123.45'],
    ['-R$ 123,45', '-123.45'],
    ['123,45-', '-123.45'],
  ])('%j is read as %j', (text, value) => {
    expect(reais(text)).toEqual({ value })
  })

  it.each([
    'abc',
    '',
    '1.23,4',
    '1,23.4',
    '12.34.567',
    '1 2',
    "1'2",
    '(1',
    '--1',
    '(-1)',
    '1,2,3',
    '5%',
    '1..2',
  ])('%j is none', (text) => {
    expect(reais(text)).toEqual({ reason: 'number' })
  })

  it.each<[string, ColumnSpelling, unknown]>([
    ['1.234', {}, { reason: 'two-amounts', about: '1.234,00|1,234' }],
    ['1,234', {}, { reason: 'two-amounts', about: '1.234,00|1,234' }],
    ['1.234', { decimals: 'comma' }, { value: '1234' }],
    ['1.234', { decimals: 'dot' }, { value: '1.234' }],
    ['1,234', { decimals: 'dot' }, { value: '1234' }],
    ['1,234', { decimals: 'comma' }, { value: '1.234' }],
    ['R$ (1.234)', {}, { reason: 'two-amounts', about: '-1.234,00|-1,234' }],
  ])('%j beside a column that writes %j', (text, spelling, reading) => {
    expect(reais(text, spelling)).toEqual(reading)
  })

  it('is read back in every spelling of it', () => {
    const spellings = [
      (cents: number) => (cents / 100).toFixed(2),
      (cents: number) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
      (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
      (cents: number) => (cents / 100).toLocaleString('de-CH', { minimumFractionDigits: 2 }),
      (cents: number) => (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }),
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.constantFrom(...spellings),
        (cents, spell) => {
          const reading = reais(spell(cents))
          expect(reading).toHaveProperty('value')
          expect('value' in reading && Math.round(Number(reading.value) * 100)).toBe(cents)
        },
      ),
    )
  })
})

it.each([
  ['quotas', '2,104', { value: '2.104' }],
  ['quotas', '2.104', { reason: 'two-amounts', about: '2.104,00|2,104' }],
  ['percent', '0,46%', { value: '0.46' }],
  ['percent', '(0,46 %)', { value: '-0.46' }],
] as const)('of %s %j is read as %j', (of, text, reading) => {
  expect(readNumber(text, { of })).toEqual(reading)
})
