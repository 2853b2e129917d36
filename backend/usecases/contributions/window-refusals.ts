import { windowClosedSentence } from '#contract/contributions/contributions.text.ts'
import { changeWindow } from '#domain/contributions/change-window.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { FilingProblem, KindContext } from '../request-engine/define-request-kind.ts'
import { lastContributionChange } from './contribution-changes.ts'

/** Why the plan takes no change of contribution today; empty when it takes one. */
export async function windowRefusals(
  { database, row, today }: KindContext,
  parameters: Pick<ContributionParameters, 'changeLimit'>,
): Promise<FilingProblem[]> {
  const lastChangedOn = await lastContributionChange(database, row.link.id)
  const window = changeWindow({ lastChangedOn, today }, parameters)
  return window.isOpen ? [] : [{ refusal: windowClosedSentence(window.nextDate) }]
}
