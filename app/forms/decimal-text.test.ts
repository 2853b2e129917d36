import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalAsWritten, decimalOf } from './decimal-text.ts'

it('a decimal is written with a comma, and a point that somebody types is one too', () => {
  expect(decimalAsWritten('1.0833')).toBe('1,0833')
  expect(decimalOf('1,0833')).toBe('1.0833')
  expect(decimalOf('1.0833')).toBe('1.0833')
})

it('what is written is read back exactly', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,9}(\.\d{0,12})?$/), (kept) => {
      expect(decimalOf(decimalAsWritten(kept))).toBe(kept)
    }),
  )
})
