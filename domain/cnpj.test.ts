import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cnpjCharacters, cnpjCheckDigits, formatCnpj, isValidCnpj } from './cnpj.ts'

describe('isValidCnpj', () => {
  it.each([
    ['11.222.333/0001-81', true],
    ['00.000.000/0001-91', true],
    ['33.000.167/0001-01', true],
    ['00.000.000/0001-01', false],
    ['12.ABC.345/01DE-35', true],
    ['12abc34501de35', true],
    ['12.ABC.345/01DE-36', false],
    ['11.111.111/1111-11', false],
    ['11.222.333/0001-8', false],
    ['', false],
    [null, false],
  ])('of %s is %s', (value, expected) => {
    expect(isValidCnpj(value)).toBe(expected)
  })

  it('accepts whatever carries its own check digits', () => {
    const root = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((text) => new Set(text).size > 1)
    fc.assert(
      fc.property(root, (text) => {
        const whole = `${text}${cnpjCheckDigits(text)}`
        expect(isValidCnpj(formatCnpj(whole))).toBe(true)
        expect(cnpjCharacters(formatCnpj(whole))).toBe(whole)
      }),
    )
  })
})

describe('formatCnpj', () => {
  it.each([
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['11222333000181999', '11.222.333/0001-81'],
    ['11222', '11.222'],
    ['1122233300018', '11.222.333/0001-8'],
    [undefined, ''],
  ])('of %s is %s', (value, expected) => {
    expect(formatCnpj(value)).toBe(expected)
  })
})

it('check digits need twelve characters', () => {
  expect(() => cnpjCheckDigits('123')).toThrow(RangeError)
})
