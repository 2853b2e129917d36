const upToTwoDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Percentage points as they are chosen: 6 → `6%`, 2.5 → `2,5%`. */
export function formatPercent(points: number): string {
  return `${upToTwoDecimals.format(points)}%`
}

/** Percentage points as they are measured, always with two decimals: 8.4 → `8,40%`. */
export function formatReturn(points: number): string {
  return `${twoDecimals.format(points)}%`
}
