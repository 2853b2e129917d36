import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { type SettlementTried, settlementSentences } from '#contract/requests/settlements.ts'
import { skipReasonText } from '#contract/service-desk/due-acts.text.ts'
import type { Querier } from '../../database/client.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { conflict, forbidden } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { lockedRequest } from './request-facts.ts'
import { currentStage } from './request-stages.ts'

/**
 * Lets an attendant who might have decided ask for what stands still of a granted request, on record as theirs; the duty itself does it.
 * @returns the settlement. @throws 403 below the level of the decision, 409 where nothing stands still
 */
export async function retrySettlement(work: Work, actor: Actor, requestId: number): Promise<number> {
  const facts = await lockedRequest(work, requestId)
  if (facts && (actor.level ?? 0) < currentStage(facts.stages).level)
    throw forbidden(settlementSentences.level)
  const [stuck] = await work.database
    .select({ id: settlements.id, number: settlements.number })
    .from(settlements)
    .where(
      and(
        eq(settlements.requestId, requestId),
        isNull(settlements.settledAt),
        isNotNull(settlements.failure),
      ),
    )
    .orderBy(asc(settlements.number))
    .limit(1)
  if (!facts || !stuck) throw conflict(settlementSentences.nothingStuck)
  await audit(work, {
    subjectId: facts.person.id,
    action: 'settlement.retried',
    entityId: requestId,
    after: { number: stuck.number },
  })
  return stuck.id
}

/** Outcome of trying a settlement, as attendants read it. `hasFailedNow`: it was tried and failed; else it waits. */
export async function settlementResult(
  database: Querier,
  settlementId: number,
  hasFailedNow: boolean,
): Promise<SettlementTried> {
  const [tried] = await database
    .select({
      settledAt: settlements.settledAt,
      failure: settlements.failure,
      notDone: dueActs.skipped,
    })
    .from(settlements)
    .leftJoin(dueActs, and(eq(dueActs.kind, 'request-settlement'), eq(dueActs.subjectId, settlements.id)))
    .where(eq(settlements.id, settlementId))
  if (tried?.settledAt) return { feita: true, motivo: null }
  if (tried?.notDone)
    return { feita: false, motivo: settlementSentences.skipped(skipReasonText(tried.notDone)) }
  return { feita: false, motivo: hasFailedNow && tried?.failure ? tried.failure : settlementSentences.waits }
}
