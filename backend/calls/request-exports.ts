import { readFile } from 'node:fs/promises'
import { arquivoExportado, exportarDadosRecadastramento } from '#contract/requests.ts'
import type { Api } from '../api.ts'
import { exportPath } from '../documents/export-folder.ts'
import { notFound } from '../problem.ts'
import { exportRequests } from '../usecases/requests/export-requests.ts'
import { requestCondition } from '../usecases/requests/request-filter.ts'
import { registerCall } from './register-call.ts'

/** Spreadsheets of requests: one call writes them, another delivers them to whoever asked. */
export function registerExportCalls(api: Api): void {
  registerCall(api, exportarDadosRecadastramento, async ({ actor, query, now, requestId }) => {
    const condition = requestCondition(api.database, query, actor)
    const file = await exportRequests(api, { actor, now, requestId }, condition, query)
    return { link: `/arquivoExportado/${file.id}`, arquivo: file.fileName }
  })

  registerCall(api, arquivoExportado, async ({ storedFile: { id, name } }) => {
    const content = await readFile(exportPath(api.documentsDir, id)).catch(() => {
      throw notFound('Este arquivo não existe ou expirou. Exporte de novo.')
    })
    return { content, fileName: name ?? `${id}.xlsx` }
  })
}
