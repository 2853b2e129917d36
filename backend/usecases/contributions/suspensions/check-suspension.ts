import { checkSuspensionValues } from '#contract/contributions/suspension-check.ts'
import { alreadySuspendedSentence, changeOpenSentence } from '#contract/contributions/suspensions.text.ts'
import type { SuspensionData, SuspensionRequestOnWire } from '#contract/contributions/suspensions.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { unfinishedSuspension } from '#domain/contributions/suspensions/suspension.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { openContributionChange } from '../contribution-changes.ts'
import { readLinkSuspensions } from './suspension-facts.ts'
import { monthsOnWire } from './suspension-wire.ts'

type Input = Pick<SuspensionRequestOnWire, 'meses' | 'cienteRisco'>

/** Checks a suspension with the plan's rule: what a request keeps. A change of contribution that waits for its decision goes first. */
export async function checkSuspensionRequest(
  { database, row, today }: KindContext,
  input: Input,
): Promise<Outcome<SuspensionData, FilingProblem>> {
  const change = await openContributionChange(database, row.link.id)
  if (change) return { ok: false, problems: [{ refusal: changeOpenSentence(change.protocol) }] }
  const { periods, rules, hasRiskCover, contribution, effectiveMonth } = await readLinkSuspensions(
    database,
    row,
    today,
  )
  const unfinished = unfinishedSuspension(periods, effectiveMonth)
  if (unfinished) return { ok: false, problems: [{ refusal: alreadySuspendedSentence(unfinished.to) }] }
  const outcome = checkSuspensionValues(
    input,
    { periods, employerContribution: contribution.employer, hasRiskCover, from: effectiveMonth },
    rules,
  )
  if (!outcome.ok) return outcome
  return {
    ok: true,
    result: {
      meses: input.meses,
      ...monthsOnWire(outcome.result),
      valorProprio: contribution.own,
      valorPatrocinadora: contribution.employer,
      coberturaRisco: yesNoOf(hasRiskCover),
      taxaContinua: yesNoOf(outcome.result.feeContinues),
    },
  }
}
