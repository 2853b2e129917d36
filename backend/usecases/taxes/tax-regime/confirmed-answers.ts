import * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { Work } from '#backend/work.ts'
import { type SimulationAnswers, simulationAnswers } from '#contract/taxes/tax-regime.ts'
import { checkSimulationValues } from '#contract/taxes/tax-simulation-check.ts'
import { requestDraftPlace } from '../../drafts/request-draft-place.ts'
import { readDraft, saveDraft } from '../../drafts/server-drafts.ts'

type Owner = { personId: number }

const placeOf = (actor: Owner, row: LinkRow) =>
  requestDraftPlace(actor, row, {
    service: 'simulador-regime-tributacao',
    kind: 'simulador-regime-tributacao',
    requestId: null,
  })

/**
 * The answers that the actor confirmed for a link, by calculating with them; null before that. They are a draft, of whoever filled them in:
 * an attendant who serves somebody has their own. What could not be calculated any more counts as none.
 */
export async function confirmedAnswers(
  database: Querier,
  actor: Owner,
  row: LinkRow,
): Promise<SimulationAnswers | null> {
  const draft = await readDraft(database, placeOf(actor, row))
  const parsed = v.safeParse(simulationAnswers, draft?.data)
  return parsed.success && checkSimulationValues(parsed.output).ok ? parsed.output : null
}

/** Keeps the answers in place of those before. @throws 409 where another tab confirms others at the same moment. */
export async function confirmAnswers(
  work: Work,
  actor: Owner,
  row: LinkRow,
  answers: SimulationAnswers,
): Promise<void> {
  const place = placeOf(actor, row)
  const draft = await readDraft(work.database, place)
  await saveDraft(work, place, { expectedVersion: draft?.version ?? 0, data: answers })
}
