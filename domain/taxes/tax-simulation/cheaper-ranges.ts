import type { SimulatedYear } from './regime-simulation.ts'

/** Consecutive years of exit in which the same regime costs less tax, first and last of them. */
export interface CheaperRange {
  from: number
  to: number
  /** `equal`: both cost the same. */
  cheaper: 'regressive' | 'progressive' | 'equal'
}

type YearTaxes = { year: number } & Record<
  'regressive' | 'progressive',
  Pick<SimulatedYear['regressive'], 'tax'>
>

/** Which regime costs less tax in each year of exit, as ranges: every year is in exactly one, and neighbours differ. */
export function cheaperRanges(years: readonly YearTaxes[]): CheaperRange[] {
  const ranges: CheaperRange[] = []
  for (const { year, regressive, progressive } of years) {
    const cheaper = cheaperOf(regressive.tax, progressive.tax)
    const last = ranges.at(-1)
    if (last?.cheaper === cheaper) last.to = year
    else ranges.push({ from: year, to: year, cheaper })
  }
  return ranges
}

function cheaperOf(regressive: number, progressive: number): CheaperRange['cheaper'] {
  if (regressive === progressive) return 'equal'
  return regressive < progressive ? 'regressive' : 'progressive'
}
