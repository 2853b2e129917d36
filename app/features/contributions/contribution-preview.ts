import { amountsOnWire } from '#contract/contributions/contribution-data.ts'
import type { PercentageSituation, PercentageValues } from '#contract/contributions/contributions.ts'
import { basicByFormula } from '#domain/contributions/calculate-contribution.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import type { PercentageRules } from './percentage-input.ts'

/** Monthly amounts in reais, by the names of the wire. */
export type MonthlyAmounts = PercentageSituation['valores']
export type AmountName = keyof MonthlyAmounts

/** Monthly amounts of a choice, in reais. */
export function previewAmounts(
  choice: PercentageValues,
  { salary, parameters }: PercentageRules,
): MonthlyAmounts {
  const { percentualBasica: basicPercent, percentualSuplementar: supplementaryPercent } = choice
  return amountsOnWire(monthlyAmounts({ salary, basicPercent, supplementaryPercent }, parameters))
}

/** The person's own monthly payment, in reais: includes the sponsor's share when self-sponsored. */
export function ownAmount(
  amounts: MonthlyAmounts,
  { paysSponsorShare }: Pick<PercentageRules, 'paysSponsorShare'>,
): number {
  const { basica, suplementar, patrocinadora } = amounts
  return sumReais([basica, suplementar, paysSponsorShare ? patrocinadora : 0])
}

/** One line of the comparison, in reais. `change` is new minus current, exact to the cent. */
export type ComparisonLine = { name: AmountName; current: number; next: number; change: number }

const lines = ['basica', 'suplementar', 'patrocinadora', 'total'] as const

/** Current and new amounts side by side; the employer's line only where an employer contributes. */
export function compareAmounts(current: MonthlyAmounts, next: MonthlyAmounts): ComparisonLine[] {
  return lines
    .filter((name) => name !== 'patrocinadora' || current.patrocinadora > 0 || next.patrocinadora > 0)
    .map((name) => ({
      name,
      current: current[name],
      next: next[name],
      change: sumReais([next[name], -current[name]]),
    }))
}

/** The numbers of the formula, exact, in reais: adjusted pay, and what of it is above the plan unit (never negative). */
export function formulaBases({ salary, parameters }: PercentageRules): {
  adjustedPay: number
  aboveUnit: number
} {
  if (salary === null) return { adjustedPay: 0, aboveUnit: 0 }
  return {
    adjustedPay: toDecimal(salary).times(parameters.factor).toNumber(),
    aboveUnit: Math.max(0, basicByFormula(salary, 100, parameters).toNumber()),
  }
}
