import { and, asc, eq, sql } from 'drizzle-orm'
import { monthText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { ledgerEntries } from '../../database/schema/ledger.ts'
import { settlements } from '../../database/schema/settlements.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import { requireKept } from './balance-blocks.ts'
import type { Instalment, KindContext, RequestKind, Submission } from './define-request-kind.ts'
import type { RequestFacts } from './request-facts.ts'

type Settled<Data> = { row: LinkRow; data: Data }

/**
 * Settles one instalment of a granted request, the next one in order, and completes the request with the last. The caller holds link,
 * request and settlement; it takes no more of the balance than was kept for it. What was promised from a month that has passed by now holds from the first one still possible: the past is
 * never rewritten.
 * @returns whether the request is complete
 */
export async function settleInstalment<Input extends Submission, Data>(
  work: Work,
  facts: RequestFacts,
  kind: RequestKind<Input, Data>,
  { settlementId, row, data }: Settled<Data> & { settlementId: number },
): Promise<boolean> {
  const plan = await instalmentsOf(work, facts.request.id)
  const instalment = plan.find(({ id }) => id === settlementId)
  if (!instalment) throw new Error(`request ${facts.request.id} has no settlement ${settlementId}`)
  const { number, dueOn, amount } = instalment
  const note = await settle(work, facts, kind, {
    row,
    data,
    instalment: { number, of: plan.length, dueOn, amount },
  })
  await work.database
    .update(settlements)
    .set({ settledAt: work.now, failure: null, failedAt: null })
    .where(eq(settlements.id, settlementId))
  if (plan.some(({ id, settledAt }) => id !== settlementId && settledAt === null)) return false
  await complete(work, facts, kind, note)
  return true
}

/** Settles a declaration as it is filed, completes it and tells the participant. */
export async function settleDeclaration<Input extends Submission, Data>(
  work: Work,
  facts: RequestFacts,
  kind: RequestKind<Input, Data>,
  { row, data }: Settled<Data>,
): Promise<void> {
  const instalment = { number: 1, of: 1, dueOn: saoPauloDateOf(work.now), amount: null }
  await complete(work, facts, kind, await settle(work, facts, kind, { row, data, instalment }))
}

/** The instalments of a granted request, in order. */
function instalmentsOf({ database }: Pick<Work, 'database'>, requestId: number) {
  return database
    .select()
    .from(settlements)
    .where(eq(settlements.requestId, requestId))
    .orderBy(asc(settlements.number))
}

async function settle<Input extends Submission, Data>(
  work: Work,
  { request }: RequestFacts,
  kind: RequestKind<Input, Data>,
  { row, data, instalment }: Settled<Data> & { instalment: Instalment },
): Promise<string | null> {
  const context = { database: work.database, row, today: saoPauloDateOf(work.now) }
  const { month, note } = await monthOf(kind, context, data)
  await kind.settle(work, { row, requestId: request.id, data, effectiveMonth: month, instalment })
  await requireKept(work.database, request.id, await takenBy(work.database, request.id))
  return note
}

/** Reais that a request has taken from balances so far; less than 0 for one that added to them. */
async function takenBy(database: Querier, requestId: number): Promise<string> {
  const [row] = await database
    .select({ taken: sql<string>`coalesce(-sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.causeKind, 'request'), eq(ledgerEntries.causeId, String(requestId))))
  return row?.taken ?? '0'
}

/** Kinds that tell their completion in their own words are left to that. */
async function complete(
  work: Work,
  facts: RequestFacts,
  { isSilent }: Pick<RequestKind<Submission, unknown>, 'isSilent'>,
  note: string | null,
): Promise<void> {
  const done = { author: { role: 'system' }, reason: note } as const
  const completed = await applyMove(work, facts, RequestStatus.completed, done)
  if (!isSilent) await announceMove(work, completed, RequestStatus.completed, done)
}

type Effect = { month: Competence | null; note: string | null }

/** The later of the promised month and the first one still possible, and the sentence that says so. */
export async function monthOf<Input extends Submission, Data>(
  { effectiveMonth }: RequestKind<Input, Data>,
  context: KindContext,
  data: Data,
): Promise<Effect> {
  if (!effectiveMonth) return { month: null, note: null }
  const possible = await effectiveMonth.firstPossible(context, data)
  const promised = effectiveMonth.promised(data) ?? possible
  if (possible <= promised) return { month: promised, note: `Vale a partir de ${monthText(promised)}.` }
  const late = `O pedido era para ${monthText(promised)}, mas a decisão saiu depois.`
  return { month: possible, note: `${late} Vale a partir de ${monthText(possible)}.` }
}
