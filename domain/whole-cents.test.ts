import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumReais } from './money.ts'
import { sumWholeCents } from './whole-cents.ts'

const reais = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map((cents) => cents / 100)

it('adds to the cent what the decimal library adds', () => {
  fc.assert(
    fc.property(fc.array(reais, { maxLength: 40 }), (amounts) => {
      expect(sumWholeCents(amounts)).toBe(sumReais(amounts))
    }),
  )
  expect(sumWholeCents([0.1, 0.2])).toBe(0.3)
  expect(Object.is(sumWholeCents([0.1, -0.1]), 0)).toBe(true)
})

it('lets no NaN into a sum', () => {
  expect(() => sumWholeCents([1, Number.NaN])).toThrow(RangeError)
})
