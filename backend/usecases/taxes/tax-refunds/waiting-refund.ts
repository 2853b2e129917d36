import type { Querier } from '#backend/database/client.ts'
import { type WaitingRefund, waitingRefunds } from '#backend/database/queries/pay-slip-refunds.ts'
import type { WaitingRefundOnWire } from '#contract/taxes/age-exemption.ts'
import { sumReais } from '#domain/money.ts'

/** Refund that the next pay slip of a link brings; null without any. */
export async function waitingRefundOf(
  database: Querier,
  linkId: number,
): Promise<WaitingRefundOnWire | null> {
  const waiting = await waitingRefunds(database, [linkId])
  if (waiting.length === 0) return null
  const byMonth = Map.groupBy(waiting, ({ competence }) => competence)
  return {
    total: totalOf(waiting),
    meses: [...byMonth].map(([competencia, ofMonth]) => ({ competencia, valor: totalOf(ofMonth) })),
  }
}

function totalOf(refunds: readonly WaitingRefund[]): number {
  return sumReais(refunds.map(({ amount }) => amount))
}
