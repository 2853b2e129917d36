import type * as v from 'valibot'
import type { Competence } from '#domain/calendar.ts'
import type {
  ContributionChange,
  PercentageParameters,
} from '#domain/contributions/check-contribution-change.ts'
import { type MonthlyAmounts, monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import type { ContributionChangeData, contributionAmounts, PercentageValues } from './contributions.ts'

export type ContributionAmounts = v.InferOutput<typeof contributionAmounts>

/** Monthly amounts of the rules, by the names of the wire; reais. */
export function amountsOnWire({
  basic,
  supplementary,
  employer,
  total,
}: MonthlyAmounts): ContributionAmounts {
  return { basica: basic, suplementar: supplementary, patrocinadora: employer, total }
}

/** `salary`: gross monthly pay, reais. */
type PercentageTerms = {
  salary: number | null
  current: ContributionChange['current']
  parameters: PercentageParameters
}

/** Data of a request for other percentages: they, what was in force, and both amounts of a month. The review tells it, the API stores it. */
export function percentageDataOf(
  { percentualBasica, percentualSuplementar }: PercentageValues,
  { salary, current, parameters }: PercentageTerms,
  mesEfeito: Competence,
): ContributionChangeData {
  const amounts = (basicPercent: number, supplementaryPercent: number) =>
    amountsOnWire(monthlyAmounts({ salary, basicPercent, supplementaryPercent }, parameters))
  const before = current ?? { basicPercent: 0, supplementaryPercent: 0 }
  return {
    modalidade: 'percentual',
    salario: salary ?? 0,
    percentualBasica,
    percentualSuplementar,
    valores: amounts(percentualBasica, percentualSuplementar),
    anterior: {
      percentualBasica: before.basicPercent,
      percentualSuplementar: before.supplementaryPercent,
      valores: amounts(before.basicPercent, before.supplementaryPercent),
    },
    mesEfeito,
  }
}
