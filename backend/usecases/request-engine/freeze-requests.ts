import { and, eq, inArray, isNull } from 'drizzle-orm'
import { frozenSentence } from '#contract/deaths/deaths.text.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import { requests } from '../../database/schema/requests.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { RequestFacts } from './request-facts.ts'

/**
 * Lets the open requests of a link stand still whose person died: no clock runs, none expires, and of what was granted nothing more takes
 * effect. That they stand still says the situation of the link; where they stood stays on record. The caller holds the link.
 */
export async function freezeRequests(work: Work, linkId: number): Promise<void> {
  const { database } = work
  const frozen = await database
    .update(requests)
    .set({ dueOn: null })
    .where(and(eq(requests.linkId, linkId), inArray(requests.status, [...OPEN_STATUSES])))
    .returning({ id: requests.id })
  for (const { id } of frozen) {
    await dropActs(work, ['request-expiry'], id)
    const promised = await database
      .select({ id: settlements.id })
      .from(settlements)
      .where(and(eq(settlements.requestId, id), isNull(settlements.settledAt)))
    for (const settlement of promised) await dropActs(work, ['request-settlement'], settlement.id)
  }
}

/** Asks whether anything may still happen to a request. @throws 409 when it stands still */
export function requireNotFrozen({ isFrozen }: Pick<RequestFacts, 'isFrozen'>): void {
  if (isFrozen) throw conflict(frozenSentence, 'transicao-invalida')
}
