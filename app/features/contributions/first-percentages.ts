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
      basicPercent: asked?.percentualBasica ?? current?.basicPercent ?? 0,
      supplementaryPercent: asked?.percentualSuplementar ?? current?.supplementaryPercent ?? 0,
    },
    parameters,
  )
  return { percentualBasica: first.basicPercent, percentualSuplementar: first.supplementaryPercent }
}
