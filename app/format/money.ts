import { reaisText } from '#contract/value-text.ts'

const exact = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 8 })
const upToOneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Reais as people read them: `R$ 1.234,50`, with a space that does not break. Negative: `-R$ 1.234,50`. */
export const formatReais = reaisText

/** Reais with their sign, for what changes: `+R$ 67,19`, `-R$ 67,19`, `R$ 0,00`. */
export function formatReaisChange(amount: number): string {
  return amount > 0 ? `+${formatReais(amount)}` : formatReais(amount)
}

/**
 * Reais for the axis of a chart: `R$ 800`, `R$ 12,5 mil`, `R$ 1,2 mi`. Written out here because the compact notation differs
 * between the server's and the browser's locale data.
 */
export function formatReaisShort(amount: number): string {
  const size = Math.abs(amount)
  if (size >= 1_000_000) return `R$\u00a0${upToOneDecimal.format(amount / 1_000_000)}\u00a0mi`
  if (size >= 1000) return `R$\u00a0${upToOneDecimal.format(amount / 1000)}\u00a0mil`
  return `R$\u00a0${upToOneDecimal.format(amount)}`
}

/** Reais with every decimal of an intermediate result, at least two: `R$ 8.095,82589`. */
export function formatReaisExact(amount: number): string {
  return `R$\u00a0${exact.format(amount)}`
}
