import { arquivoExportado, exportarDadosRecadastramento } from '#contract/requests.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { notFound } from '../problem.ts'
import { requireReadPerson } from '../security/permissions.ts'
import { exportRequests, findExport } from '../usecases/requests/export-requests.ts'
import { requestCondition } from '../usecases/requests/request-filter.ts'
import { registerCall } from './register-call.ts'

/** Spreadsheets of requests: one call writes them, another delivers them to whoever asked. */
export function registerExportCalls(api: Api): void {
  registerCall(api, exportarDadosRecadastramento, async ({ actor, query, now, requestId }) => {
    if (query.idPessoa !== 0) requireReadPerson(actor, query.idPessoa)
    const condition = requestCondition(api.database, query, actor)
    const file = await exportRequests(api, { actor, now, requestId }, condition, query)
    return { link: `/arquivoExportado/${file.publicId}`, arquivo: file.name }
  })

  registerCall(api, arquivoExportado, async ({ actor, params, now }) => {
    const file = await findExport(api.database, actor, params.idArquivo, now)
    if (!file) throw gone()
    return { content: await contentOf(api.storage, file), fileName: file.name }
  })
}

const gone = () => notFound('Este arquivo não existe ou expirou. Exporte de novo.')
