import { type Amount, percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'

/** Cash at the retirement, and the rest, which pays the income. Reais; they add up to the balance. */
export function cashAndRest(balance: number, cashPercent: number): { cash: number; rest: number } {
  const cash = roundHalfUp2(percentOf(balance, cashPercent))
  return { cash, rest: sumReais([balance, -cash]) }
}

/** Monthly income of a share of the balance, reais: so many per cent of it, half-up to the cent. */
export function percentIncome(balance: Amount, percent: Amount): number {
  return roundHalfUp2(percentOf(balance, percent))
}
