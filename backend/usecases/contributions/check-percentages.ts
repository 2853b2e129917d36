import type * as v from 'valibot'
import { amountsOnWire } from '#contract/contribution-amounts.ts'
import { percentageSentences, windowClosedSentence } from '#contract/contributions.text.ts'
import type { ContributionChangeData, percentageChange } from '#contract/contributions.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionProblem } from '#domain/contributions/check-contribution-change.ts'
import { checkContributionChange } from '#domain/contributions/check-contribution-change.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import type { Outcome } from '#domain/outcome.ts'
import { percentagesIn, salaryOn } from '../../database/queries/contribution-settings.ts'
import type { FilingProblem, KindContext } from '../requests/kinds/define-request-kind.ts'
import { lastContributionChange } from './contribution-changes.ts'

type Asked = Pick<v.InferOutput<typeof percentageChange>, 'percentualBasica' | 'percentualSuplementar'>

/** Checks new percentages with the plan's rule and computes them: what a request keeps. */
export async function checkPercentages(
  { database, row: { link }, today }: KindContext,
  asked: Asked,
  parameters: ContributionParameters,
): Promise<Outcome<ContributionChangeData, FilingProblem>> {
  const salary = await salaryOn(database, link.id, today)
  const current = await percentagesIn(database, link.id, competenceOf(today))
  const lastChangedOn = await lastContributionChange(database, link.id)
  const choice = { basicPercent: asked.percentualBasica, supplementaryPercent: asked.percentualSuplementar }
  const outcome = checkContributionChange({ salary, ...choice, current, lastChangedOn, today }, parameters)
  if (!outcome.ok) return { ok: false, problems: outcome.problems.map(percentagesInWords) }
  const before = current ?? { basicPercent: 0, supplementaryPercent: 0 }
  return {
    ok: true,
    result: {
      modalidade: 'percentual',
      salario: salary ?? 0,
      percentualBasica: choice.basicPercent,
      percentualSuplementar: choice.supplementaryPercent,
      valores: amountsOnWire(outcome.result.amounts),
      anterior: {
        percentualBasica: before.basicPercent,
        percentualSuplementar: before.supplementaryPercent,
        valores: amountsOnWire(monthlyAmounts({ salary, ...before }, parameters)),
      },
      mesEfeito: outcome.result.effectiveMonth,
    },
  }
}

const FIELDS: Record<Exclude<ContributionProblem['field'], 'change'>, string> = {
  salary: 'percentualBasica',
  basicPercent: 'percentualBasica',
  supplementaryPercent: 'percentualSuplementar',
}

/** A problem with percentages as it is told, under its wire path. */
export function percentagesInWords(problem: ContributionProblem): FilingProblem {
  if (problem.code === 'window-closed') return { refusal: windowClosedSentence(problem.nextDate) }
  return { field: FIELDS[problem.field], sentence: percentageSentences[problem.code] }
}
