import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCpf, isValidCpf, maskCpf, onlyDigits } from './cpf.ts'

describe('isValidCpf', () => {
  it.each([
    '529.982.247-25',
    '111.444.777-35',
    '123.456.789-09',
    '000.000.001-91',
    '390.533.447-05',
    '52998224725',
  ])('accepts %s', (cpf) => {
    expect(isValidCpf(cpf)).toBe(true)
  })

  it.each(['529.982.247-24', '111.111.111-11', '5299822472', '529982247250', '', null, undefined])(
    'refuses %s',
    (cpf) => {
      expect(isValidCpf(cpf)).toBe(false)
    },
  )

  it('accepts one pair of check digits for each nine digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_998 }), (number) => {
        const base = String(number).padStart(9, '0')
        fc.pre(!/^(\d)\1{8}$/.test(base))
        const valid = Array.from({ length: 100 }, (_, pair) => base + String(pair).padStart(2, '0')).filter(
          isValidCpf,
        )
        expect(valid).toHaveLength(1)
      }),
      { numRuns: 50 },
    )
  })
})

describe('formatCpf', () => {
  it.each([
    ['5299822472599', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['529982', '529.982'],
    ['5299822472', '529.982.247-2'],
    ['52', '52'],
    ['', ''],
  ])('formats %s as %s', (input, expected) => {
    expect(formatCpf(input)).toBe(expected)
  })

  it('gives nothing for nothing', () => {
    expect(formatCpf(null)).toBe('')
    expect(formatCpf(undefined)).toBe('')
  })
})

describe('onlyDigits', () => {
  it('keeps digits and passes missing values through', () => {
    expect(onlyDigits('a1.b2')).toBe('12')
    expect(onlyDigits(null)).toBeNull()
    expect(onlyDigits(undefined)).toBeUndefined()
    expect(onlyDigits('')).toBe('')
  })
})

describe('maskCpf', () => {
  it('hides the ends', () => {
    expect(maskCpf('52998224725')).toBe('***.982.247-**')
  })

  it('hides an incomplete number whole', () => {
    expect(maskCpf('5299822')).toBe('***.***.***-**')
    expect(maskCpf(null)).toBe('***.***.***-**')
  })
})
