import { percentageDataOf } from '#contract/contributions/contribution-data.ts'
import type { ContributionChangeData, PercentageValues } from '#contract/contributions/contributions.ts'
import { checkPercentageValues } from '#contract/contributions/percentage-check.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import type { Outcome } from '#domain/outcome.ts'
import { percentagesIn, salaryOn } from '../../database/queries/contribution-settings.ts'
import type { FilingProblem, KindContext } from '../request-engine/define-request-kind.ts'
import { windowRefusals } from './window-refusals.ts'

/** Checks new percentages with the plan's rule and computes them: what a request keeps. */
export async function checkPercentages(
  context: KindContext,
  input: PercentageValues,
  parameters: ContributionParameters,
): Promise<Outcome<ContributionChangeData, FilingProblem>> {
  const { database, row, today } = context
  const salary = await salaryOn(database, row.link.id, today)
  const current = await percentagesIn(database, row.link.id, competenceOf(today))
  const outcome = checkPercentageValues(input, { salary, current }, parameters)
  const refusals = await windowRefusals(context, parameters)
  if (!outcome.ok || refusals.length > 0)
    return { ok: false, problems: [...(outcome.ok ? [] : outcome.problems), ...refusals] }
  const month = effectiveMonth(today, parameters)
  return { ok: true, result: percentageDataOf(input, { salary, current, parameters }, month) }
}
