/**
 * Sum of amounts in reais that are whole cents each, as the wire gives them; whole cents again. What rounds, multiplies or divides
 * belongs to `money.ts`, whose decimal library a page that only adds up need not carry. @throws RangeError for no finite number.
 */
export function sumWholeCents(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  if (!Number.isFinite(cents)) throw new RangeError('Not a finite amount')
  return cents === 0 ? 0 : cents / 100
}
