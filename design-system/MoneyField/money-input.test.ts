import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english } from '../strings/english.ts'
import { portuguese } from '../strings/portuguese.ts'
import { readMoney, writeMoney } from './money-input.ts'

const amount = (value: number) => ({ kind: 'amount', value })

describe('amounts as people write and paste them', () => {
  test.each<[string, number]>([
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['R$ 1.234', 1234],
    ['R$\u00a01.234,56', 1234.56],
    ['1.234.567,8', 1234567.8],
    ['1,234,567', 1234567],
    ['1234567', 1234567],
    ['0,5', 0.5],
    [',5', 0.5],
    ['12,', 12],
    ['1.5', 1.5],
    ['1.50', 1.5],
    ['100,000', 100],
    ['122,08', 122.08],
    ['0', 0],
  ])('%j is %d', (text, value) => {
    expect(readMoney(text, portuguese)).toEqual(amount(value))
  })
})

describe('abbreviations', () => {
  test.each<[string, number]>([
    ['1k', 1000],
    ['1,5k', 1500],
    ['1.5 K', 1500],
    ['10 mil', 10_000],
    ['2m', 2_000_000],
    ['1,25 mi', 1_250_000],
    ['2 milhões', 2_000_000],
    ['1b', 1_000_000_000],
    ['1,23456k', 1234.56],
  ])('%j is %d', (text, value) => {
    expect(readMoney(text, portuguese)).toEqual(amount(value))
  })
})

describe('negatives', () => {
  test.each(['-12,30', '−12,30', 'R$ -12,30', '-R$ 12,30', '(12,30)', '12,30-'])('%j is -12.30', (text) => {
    expect(readMoney(text, portuguese)).toEqual(amount(-12.3))
    expect(readMoney(text, portuguese, { allowNegative: false })).toEqual({ kind: 'unclear' })
  })

  test('there is no minus zero', () => {
    const reading = readMoney('-0,00', portuguese)
    expect(Object.is(reading.kind === 'amount' ? reading.value : null, 0)).toBe(true)
  })
})

test.each(['', '   ', 'R$'])('%j is empty', (text) => {
  expect(readMoney(text, portuguese)).toEqual({ kind: 'empty' })
})

test.each([
  'abc',
  '1,234',
  '12,345',
  '1.23.456',
  '1,23,456',
  '1.234.56,7',
  '12-3',
  '--5',
  '1.2345',
  '5x',
  'k',
  '.',
  '99999999999999999999',
  '1e5',
])('%j is unclear, and never guessed', (text) => {
  expect(readMoney(text, portuguese)).toEqual({ kind: 'unclear' })
})

test('decimals can be more or none', () => {
  expect(readMoney('1,2345', portuguese, { decimals: 4 })).toEqual(amount(1.2345))
  expect(readMoney('12,5', portuguese, { decimals: 0 })).toEqual({ kind: 'unclear' })
  expect(writeMoney(1234.5, portuguese, { decimals: 4 })).toBe('1.234,5000')
})

test('what is written is read back, to the cent', () => {
  assert(
    property(integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      const value = cents === 0 ? 0 : cents / 100
      expect(readMoney(writeMoney(value, portuguese), portuguese)).toEqual(amount(value))
    }),
  )
})

describe('in English', () => {
  test.each<[string, number]>([
    ['1,234.56', 1234.56],
    ['1234,56', 1234.56],
    ['1,234', 1234],
    ['.5', 0.5],
    ['1.5 million', 1_500_000],
  ])('%j is %d', (text, value) => {
    expect(readMoney(text, english)).toEqual(amount(value))
  })

  test('the point is as strict as the comma is in Portuguese', () => {
    expect(readMoney('1.234', english)).toEqual({ kind: 'unclear' })
    expect(readMoney('2 milhões', english)).toEqual({ kind: 'unclear' })
  })

  test('another currency is read with its own sign', () => {
    const dollars = { ...english, moneyField: { ...english.moneyField, currency: '$' } }
    expect(readMoney('$ 1,234.50', dollars)).toEqual(amount(1234.5))
    expect(readMoney('R$ 1', dollars)).toEqual({ kind: 'unclear' })
  })

  test('it is written with commas between the thousands', () => {
    expect(writeMoney(1234.5, english)).toBe('1,234.50')
  })
})
