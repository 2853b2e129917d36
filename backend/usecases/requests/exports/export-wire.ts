import type { Querier } from '#backend/database/client.ts'
import { exportFailures } from '#contract/requests/requests.text.ts'
import type { RequestExportOnWire } from '#contract/requests/requests.ts'
import { requestExportWords } from '#contract/requests/wire-words.ts'
import { countAhead, type RequestExport } from './find-exports.ts'

/** A spreadsheet as who asked for it is told. */
export async function exportOnWire(database: Querier, asked: RequestExport): Promise<RequestExportOnWire> {
  return {
    link: `/arquivoExportado/${asked.publicId}`,
    arquivo: asked.name,
    situacao: requestExportWords.toWire(asked.state),
    linhas: asked.rowsWritten,
    total: asked.rowsTotal,
    naFrente: asked.state === 'waiting' ? await countAhead(database, asked) : 0,
    pedidaEm: asked.askedAt.toISOString(),
    disponivelAte: asked.file?.retainedUntil?.toISOString() ?? null,
    aviso: asked.failure && exportFailures[asked.failure],
  }
}
