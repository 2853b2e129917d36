import { describe, expect, it } from 'vitest'
import { modulo10, modulo11OfBarCode } from './check-digits.ts'

describe('modulo10', () => {
  it.each([
    ['005712345', 7],
    ['01230067896', 3],
    ['0', 0],
  ])('of %s is %i', (digits, expected) => {
    expect(modulo10(digits)).toBe(expected)
  })

  it.each([0, 1, 2, 4, 5, 6, 7, 8, 9])('finds a %i in the place of a 3', (digit) => {
    expect(modulo10(`00571${digit}345`)).not.toBe(modulo10('005713345'))
  })
})

describe('modulo11OfBarCode', () => {
  it.each([
    ['3419166700000123451101234567880057123457000', 6],
    ['3419165600000122081090000000160057123457000', 1],
  ])('of %s is %i', (digits, expected) => {
    expect(modulo11OfBarCode(digits)).toBe(expected)
  })

  it('is 1 where the remainder gives no digit', () => {
    expect(modulo11OfBarCode('0')).toBe(1)
    expect(modulo11OfBarCode('6')).toBe(1)
  })

  it('refuses anything but digits', () => {
    expect(() => modulo10('12a')).toThrow(RangeError)
    expect(() => modulo11OfBarCode('')).toThrow(RangeError)
  })
})
