import { settleChoice } from '#domain/contributions/select-states.ts'
import type { PercentageChoice } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'

/** What the form opens with: what is in force or, when a returned request is corrected, what was asked. Settled to what can be chosen. */
export function firstPercentages(
  { salary, parameters, current }: PercentageRules,
  asked: PercentageChoice | null,
): PercentageChoice {
  const first = settleChoice(
    {
      salary,
      basicPercent: asked?.percentualBasica ?? current.basicPercent,
      supplementaryPercent: asked?.percentualSuplementar ?? current.supplementaryPercent,
    },
    parameters,
  )
  return { percentualBasica: first.basicPercent, percentualSuplementar: first.supplementaryPercent }
}
