import { type Amount, Decimal, percentOf, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'

/** A part of a payment: its rate, per cent, and its exact value, reais. */
export interface RatedPart {
  ratePercent: number
  value: Amount
}

/** All of a payment that is taxed at one rate, reais. */
export interface RateTax {
  ratePercent: number
  value: number
  tax: number
}

/**
 * The tax of a payment, highest rate first. What has one rate is added exactly and rounded once, its value and then its tax, so that nobody
 * pays by the number of contributions that it comes from. What rounding leaves of `gross` is in the highest rate, the newest money, as far
 * as that has so much.
 */
export function taxByRate(parts: readonly RatedPart[], gross: number): RateTax[] {
  const exact = new Map<number, Decimal>()
  for (const { ratePercent, value } of parts)
    exact.set(ratePercent, (exact.get(ratePercent) ?? new Decimal(0)).plus(toDecimal(value)))
  const rounded = [...exact]
    .map(([ratePercent, value]) => ({ ratePercent, value: roundHalfUp2(value) }))
    .toSorted((one, other) => other.ratePercent - one.ratePercent)
  let open = sumReais([gross, ...rounded.map(({ value }) => -value)])
  return rounded.map((rate) => {
    const value = Math.max(0, sumReais([rate.value, open]))
    open = sumReais([open, rate.value, -value])
    return { ratePercent: rate.ratePercent, value, tax: roundHalfUp2(percentOf(value, rate.ratePercent)) }
  })
}
