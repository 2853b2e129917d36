import type * as v from 'valibot'
import { changeOpenSentence, suspensionSentence } from '#contract/suspensions.text.ts'
import type { SuspensionData, suspensionRequest } from '#contract/suspensions.ts'
import type { Outcome } from '#domain/outcome.ts'
import { checkSuspension, type SuspensionProblem } from '#domain/suspensions/suspension.ts'
import { openContributionChange } from '../contributions/contribution-changes.ts'
import type { FilingProblem, KindContext } from '../requests/kinds/define-request-kind.ts'
import { readLinkSuspensions } from './suspension-facts.ts'
import { monthsOnWire } from './suspension-wire.ts'

type Asked = Pick<v.InferOutput<typeof suspensionRequest>, 'meses' | 'cienteRisco'>

/** Checks a suspension with the plan's rule: what a request keeps. A change of contribution that waits for its decision goes first. */
export async function checkSuspensionRequest(
  { database, row, today }: KindContext,
  { meses, cienteRisco }: Asked,
): Promise<Outcome<SuspensionData, FilingProblem>> {
  const change = await openContributionChange(database, row.link.id)
  if (change) return { ok: false, problems: [{ refusal: changeOpenSentence(change.protocol) }] }
  const { periods, rules, hasRiskCover, contribution } = await readLinkSuspensions(database, row, today)
  const outcome = checkSuspension(
    { months: meses, acceptsRiskWarning: cienteRisco },
    { periods, employerContribution: contribution.employer, hasRiskCover, today },
    rules,
  )
  if (!outcome.ok) return { ok: false, problems: outcome.problems.map(inWords) }
  return {
    ok: true,
    result: {
      meses,
      ...monthsOnWire(outcome.result),
      valorProprio: contribution.own,
      valorPatrocinadora: contribution.employer,
      coberturaRisco: hasRiskCover ? 'S' : 'N',
      taxaContinua: outcome.result.feeContinues ? 'S' : 'N',
    },
  }
}

function inWords(problem: SuspensionProblem): FilingProblem {
  const sentence = suspensionSentence(problem)
  if (problem.field === 'suspension') return { refusal: sentence }
  return { field: problem.field === 'months' ? 'meses' : 'cienteRisco', sentence }
}
