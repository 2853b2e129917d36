import { exitStatementSentences } from '#contract/exits/exit-statement.text.ts'
import type { ContestationData, ContestationRequestOnWire } from '#contract/exits/exit-statement.ts'
import { compareIso } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { Situation } from '#domain/participants.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { readExitClock } from './exit-clock.ts'

/** Checks a contestation: what a request keeps. Only who still has to choose, and has the time, contests. */
export async function checkContestation(
  { database, row: { link }, today }: KindContext,
  { motivo }: Pick<ContestationRequestOnWire, 'motivo'>,
): Promise<Outcome<ContestationData, FilingProblem>> {
  const clock = await readExitClock(database, link.id)
  const newest = clock?.statements.at(-1)
  const refused = (refusal: string) => ({ ok: false as const, problems: [{ refusal }] })
  if (!clock || !newest) return refused(exitStatementSentences.notDelivered)
  if (link.situation !== Situation.disconnected) return refused(exitStatementSentences.noChoice)
  if (clock.endsOn !== null && compareIso(today, clock.endsOn) > 0)
    return refused(exitStatementSentences.over)
  return { ok: true, result: { versao: newest.version, entregueEm: newest.deliveredOn, motivo } }
}
