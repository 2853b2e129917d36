import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { type ActFailure, type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import type { Work } from '../../work.ts'
import { accountWaitsUntil } from '../identity/payment-trust.ts'
import { storedData } from './request-data.ts'
import { lockedRequest, paysIntoAccount, type RequestFacts } from './request-facts.ts'
import { requestKindsIn } from './request-kinds.ts'
import { settleInstalment } from './settle-request.ts'
import { settlementFailure } from './settlement-failure.ts'

/**
 * Settles what a granted request promised for a day, holding its link and the request.
 * @returns `later` while an earlier one of the same request waits, or the account that it pays does; `done` also where nothing is left to settle
 */
export async function settlePromised(work: Work, settlementId: number): Promise<ActOutcome> {
  const [promised] = await work.database
    .select({ requestId: settlements.requestId })
    .from(settlements)
    .where(eq(settlements.id, settlementId))
  const facts = promised && (await lockedRequest(work, promised.requestId))
  if (facts?.request.status !== RequestStatus.granted) return skip('gone')
  if (facts.isFrozen) return skip('frozen')
  const { id: requestId, kindId, linkId } = facts.request
  const waiting = await waitingOf(work.database, requestId)
  if (!waiting.includes(settlementId)) return skip('done-before')
  if (waiting[0] !== settlementId) return 'later'
  const kind = requestKindsIn(work).byId(kindId)
  if (!kind) throw new Error(`nothing is known of the kind ${facts.kind.slug} any more`)
  const row = await linkById(work.database, linkId)
  const data = await storedData(work.database, kind, requestId)
  if (await accountWaits(work, facts, data)) return 'later'
  await settleInstalment(work, facts, kind, { settlementId, row, data })
  return 'done'
}

const withAccount = v.object({
  conta: v.object({ banco: v.string(), agencia: v.string(), conta: v.string() }),
})

/** Whether the account that the request keeps is not paid today. */
async function accountWaits(
  { database, now }: Work,
  { request, kind, person }: RequestFacts,
  data: Record<string, unknown>,
): Promise<boolean> {
  const kept = v.safeParse(withAccount, data)
  if (!paysIntoAccount(request, kind) || !kept.success) return false
  const { banco: bank, agencia: agency, conta: account } = kept.output.conta
  return (await accountWaitsUntil(database, person.id, { bank, agency, account }, now)) !== null
}

/** Unsettled effects of a request, in order. */
async function waitingOf(database: Querier, requestId: number): Promise<number[]> {
  const rows = await database
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(eq(settlements.requestId, requestId), isNull(settlements.settledAt)))
    .orderBy(asc(settlements.number))
  return rows.map(({ id }) => id)
}

/** Keeps why it could not be settled, for attendants to read, and what to do. */
export async function keepSettlementFailure(
  database: Querier,
  settlementId: number,
  { error, at }: ActFailure,
): Promise<void> {
  await database
    .update(settlements)
    .set({ failure: settlementFailure(error), failedAt: at })
    .where(and(eq(settlements.id, settlementId), isNull(settlements.settledAt)))
}
