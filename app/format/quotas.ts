import { whenFirstAsked } from '#domain/when-first-asked.ts'

const eightDecimals = whenFirstAsked(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 8, maximumFractionDigits: 8 }),
)

/** Quantity of quotas with its eight decimals: `12.345,67800000`. */
export function formatQuotas(quotas: number): string {
  return eightDecimals().format(quotas)
}

/** Value of one quota in reais with its eight decimals: `R$ 1,23456789`. */
export function formatUnitValue(unitValue: number): string {
  return `R$\u00a0${eightDecimals().format(unitValue)}`
}
