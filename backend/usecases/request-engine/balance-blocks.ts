import { and, eq, isNull, ne, sql, sum } from 'drizzle-orm'
import { reaisText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { type Amount, proRata, sumReais, toDecimal } from '#domain/money.ts'
import { type BalanceClaim, type CoverOutcome, coverOf } from '#domain/requests/balance-cover.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { balanceBlocks } from '../../database/schema/balance-blocks.ts'
import { requests } from '../../database/schema/requests.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { Block } from './define-request-kind.ts'

type Claimed = { requestId: number; linkId: number; blocks: readonly Block[] }

/**
 * Keeps money of a link for a request until it is over; the caller holds the link.
 * @throws 409 when what other open requests leave of the balance does not cover it.
 */
export async function blockBalance(work: Work, claimed: Claimed & { today: IsoDate }): Promise<void> {
  const { requestId, linkId, blocks, today } = claimed
  if (blocks.length === 0) return
  const standing = await openClaims(work.database, linkId, { besides: requestId })
  const cover = coverOf(blocks, standing, await accountBalances(work.database, linkId, today))
  if (!cover.ok) throw conflict(uncoveredSentence(cover, standing.length > 0))
  await work.database.insert(balanceBlocks).values(
    blocks.map(({ account, amount, percent }) => ({
      requestId,
      linkId,
      account,
      amount: amount === 'all' ? null : amount,
      percent: percent === undefined ? null : String(percent),
    })),
  )
}

/**
 * Asks again at the decision, because balances move: what is granted by now comes first, and the rest must cover this request.
 * @throws 409 when it does not.
 */
export async function requireStillCovered(
  database: Querier,
  { requestId, linkId, blocks, today }: Claimed & { today: IsoDate },
): Promise<void> {
  if (blocks.length === 0) return
  const granted = await openClaims(database, linkId, { besides: requestId, status: RequestStatus.granted })
  const cover = coverOf(blocks, granted, await accountBalances(database, linkId, today))
  if (cover.ok) return
  throw conflict(
    `O saldo de hoje não cobre mais este pedido: restam ${reaisText(cover.available)}. Devolva para correção do valor ou indefira.`,
  )
}

/**
 * Holds a request to the reais that were kept for it; what keeps a share takes what that comes to on the day. Its kind is at fault otherwise: no other value or day would mend it.
 * @param taken reais that it takes, or that were taken by now
 * @throws Error when that is more
 */
export async function requireKept(database: Querier, requestId: number, taken: Amount): Promise<void> {
  const kept = await database
    .select({ amount: balanceBlocks.amount, percent: balanceBlocks.percent })
    .from(balanceBlocks)
    .where(and(eq(balanceBlocks.requestId, requestId), isNull(balanceBlocks.releasedAt)))
  const amounts = kept.flatMap(({ amount, percent }) => (amount === null || percent !== null ? [] : [amount]))
  if (amounts.length < kept.length || toDecimal(taken).lessThanOrEqualTo(sumReais(amounts))) return
  throw new Error(`request ${requestId} takes more of the balance than is kept for it`)
}

/** Releases the balance that a request kept: it is over, or requests something else by now. */
export async function releaseBlocks({ database, now }: Work, requestId: number): Promise<void> {
  await database
    .update(balanceBlocks)
    .set({ releasedAt: now })
    .where(and(eq(balanceBlocks.requestId, requestId), isNull(balanceBlocks.releasedAt)))
}

/** Balance kept by other open requests of a link; of one that is being paid in instalments, the share that is not paid yet. */
async function openClaims(
  database: Querier,
  linkId: number,
  { besides, status }: { besides: number | null; status?: number },
): Promise<BalanceClaim[]> {
  const ofRequest = eq(settlements.requestId, balanceBlocks.requestId)
  const promised = database
    .select({ sum: sum(settlements.amount) })
    .from(settlements)
    .where(ofRequest)
  const unpaid = database
    .select({ sum: sum(settlements.amount) })
    .from(settlements)
    .where(and(ofRequest, isNull(settlements.settledAt)))
  const rows = await database
    .select({
      account: balanceBlocks.account,
      amount: balanceBlocks.amount,
      percent: balanceBlocks.percent,
      promised: sql<string | null>`(${promised})`,
      unpaid: sql<string | null>`(${unpaid})`,
    })
    .from(balanceBlocks)
    .innerJoin(requests, eq(requests.id, balanceBlocks.requestId))
    .where(
      and(
        eq(balanceBlocks.linkId, linkId),
        isNull(balanceBlocks.releasedAt),
        besides === null ? undefined : ne(balanceBlocks.requestId, besides),
        status === undefined ? undefined : eq(requests.status, status),
      ),
    )
  return rows.map((row) => ({
    account: row.account,
    percent: row.percent,
    amount: row.amount === null ? 'all' : leftOf(row.amount, row),
  }))
}

function leftOf(amount: string, { promised, unpaid }: { promised: string | null; unpaid: string | null }) {
  return promised === null ? amount : proRata(amount, unpaid ?? '0', promised)
}

function uncoveredSentence({ available }: Extract<CoverOutcome, { ok: false }>, hasOthers: boolean): string {
  if (!hasOthers)
    return `O saldo disponível para este pedido é de ${reaisText(available)}. Peça até esse valor.`
  return available === 0
    ? 'O saldo já está reservado por outra solicitação em andamento. Acompanhe ou cancele a outra antes de pedir.'
    : `Descontado o que outra solicitação em andamento já reservou, o saldo disponível é de ${reaisText(available)}. Peça até esse valor, ou acompanhe a outra.`
}
