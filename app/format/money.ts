import { reaisText } from '#contract/value-text.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const exact = whenFirstAsked(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
)
const upToOneDecimal = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))

const millions = { unit: 1_000_000, name: '\u00a0mi' }
const shortUnits = [{ unit: 1, name: '' }, { unit: 1000, name: '\u00a0mil' }, millions]
const tenthsOf = (size: number, unit: number) => Math.round((size / unit) * 10)

/** Reais with their sign, for what changes: `+R$ 67,19`, `−R$ 67,19`, `R$ 0,00`. */
export function reaisChangeText(amount: number): string {
  return amount > 0 ? `+${reaisText(amount)}` : reaisText(amount)
}

/**
 * Reais for the axis of a chart: `R$ 800`, `R$ 12,5 mil`, `R$ 1,2 mi`, `−R$ 500`. Written out here because the compact notation differs
 * between the server's and the browser's locale data.
 */
export function shortReaisText(amount: number): string {
  const size = Math.abs(amount)
  // 999.95 mil rounds to a thousand, so it takes the next unit: 1 mi.
  const { unit, name } = shortUnits.find((short) => tenthsOf(size, short.unit) < 10_000) ?? millions
  const tenths = tenthsOf(size, unit)
  return signed(amount < 0 && tenths > 0, `${upToOneDecimal().format(tenths / 10)}${name}`)
}

/** Reais with every decimal of an intermediate result, at least two: `R$ 8.095,82589`. */
export function exactReaisText(amount: number): string {
  return signed(amount < 0, exact().format(Math.abs(amount)))
}

function signed(isNegative: boolean, figure: string): string {
  return `${isNegative ? '−' : ''}R$\u00a0${figure}`
}
