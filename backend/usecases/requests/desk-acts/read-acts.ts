import { and, asc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { deskActs } from '#backend/database/schema/desk-acts.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { notFound } from '#backend/problem.ts'
import { deskActSentences } from '#contract/requests/desk-acts.text.ts'
import type { DeskActBatch } from '#contract/requests/desk-acts.ts'
import { deskActWords } from '#contract/requests/wire-words.ts'

/** Results of a batch of acts. @throws 404 for a batch of somebody else */
export async function readActs(database: Querier, ownerId: number, batchId: string): Promise<DeskActBatch> {
  const rows = await database
    .select({ act: deskActs, protocol: requests.protocol })
    .from(deskActs)
    .innerJoin(requests, eq(requests.id, deskActs.requestId))
    .where(and(eq(deskActs.batchId, batchId), eq(deskActs.ownerId, ownerId)))
    .orderBy(asc(deskActs.id))
  const [first] = rows
  if (!first) throw notFound(deskActSentences.gone)
  return {
    lote: batchId,
    desfazerAte: first.act.undoUntil.toISOString(),
    resultados: rows.map(({ act, protocol }) => ({
      idRequisicao: act.requestId,
      protocolo: protocol,
      situacao: deskActWords.toWire(act.state),
      motivo: act.refusal,
    })),
  }
}
