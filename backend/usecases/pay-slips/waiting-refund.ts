import type { WaitingRefundOnWire } from '#contract/age-exemption.ts'
import { sumReais } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { type WaitingRefund, waitingRefunds } from '../../database/queries/pay-slip-refunds.ts'

/** What the next pay slip of a link gives back; null without any. */
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
