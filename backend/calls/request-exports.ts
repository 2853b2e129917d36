import { exportFailures, exportNotReady } from '#contract/requests/requests.text.ts'
import {
  arquivoExportado,
  exportarDadosRecadastramento,
  retornarExportacoes,
} from '#contract/requests/requests.ts'
import type { Api } from '../api.ts'
import { streamOf } from '../files/find-file.ts'
import { conflict } from '../problem.ts'
import { exportOnWire } from '../usecases/requests/exports/export-wire.ts'
import { findExportsOf } from '../usecases/requests/exports/find-exports.ts'
import { startExport } from '../usecases/requests/exports/start-export.ts'
import { registerCall } from './register-call.ts'

/** Spreadsheets of requests: asked for, followed, and delivered to whoever asked. */
export function registerExportCalls(api: Api): void {
  const { database } = api

  registerCall(api, exportarDadosRecadastramento, async ({ actor, query, now, requestId }) =>
    exportOnWire(database, await startExport(api, { actor, now, requestId }, query)),
  )

  registerCall(api, retornarExportacoes, async ({ actor, now }) => {
    const asked = await findExportsOf(database, actor.personId, now)
    return Promise.all(asked.map((one) => exportOnWire(database, one)))
  })

  registerCall(api, arquivoExportado, async ({ requestExport: { file, failure } }) => {
    if (failure) throw conflict(exportFailures[failure])
    if (!file) throw conflict(exportNotReady)
    return { content: await streamOf(api.storage, file), bytes: file.bytes, fileName: file.name }
  })
}
