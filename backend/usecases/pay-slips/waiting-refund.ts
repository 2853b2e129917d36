import type { WaitingRefundOnWire } from '#contract/age-exemption.ts'
import { sumReais } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { waitingRefunds } from '../../database/queries/pay-slip-refunds.ts'

/** What the next pay slip of a link gives back; null without any. */
export async function waitingRefundOf(
  database: Querier,
  linkId: number,
): Promise<WaitingRefundOnWire | null> {
  const waiting = await waitingRefunds(database, [linkId])
  if (waiting.length === 0) return null
  return {
    total: sumReais(waiting.map(({ amount }) => amount)),
    meses: waiting.map(({ competence, amount }) => ({ competencia: competence, valor: amount })),
  }
}
