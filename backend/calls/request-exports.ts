import { arquivoExportado, exportarDadosRecadastramento } from '#contract/requests.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { exportRequests } from '../usecases/requests/export-requests.ts'
import { requestCondition } from '../usecases/requests/request-filter.ts'
import { registerCall } from './register-call.ts'

/** Spreadsheets of requests: one call writes them, another delivers them to whoever asked. */
export function registerExportCalls(api: Api): void {
  registerCall(api, exportarDadosRecadastramento, async ({ actor, query, now, requestId }) => {
    const condition = requestCondition(api.database, query, actor)
    const file = await exportRequests(api, { actor, now, requestId }, condition, query)
    return { link: `/arquivoExportado/${file.publicId}`, arquivo: file.name }
  })

  registerCall(api, arquivoExportado, async ({ storedFile }) => {
    return { content: await contentOf(api.storage, storedFile), fileName: storedFile.name }
  })
}
