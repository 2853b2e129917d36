import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { apiOf, type PersonApi } from '#app/session/person-api.server.ts'
import { sendPersonDocument } from '#app/session/send-document.server.ts'
import { arquivoExportado } from '#contract/requests/requests.ts'
import { isExportedFileId } from './exported-file.ts'
import { exportsText } from './exports.text.ts'

/** Streams an exported spreadsheet to the person who asked for it. One that is unknown, foreign or expired has to be exported anew. */
export function sendExportedFile(idArquivo: string): Promise<Response> {
  return sendPersonDocument('/services/requests', (session) => exportedFile(apiOf(session), idArquivo))
}

async function exportedFile(api: PersonApi, idArquivo: string): Promise<Response> {
  if (!isExportedFileId(idArquivo)) throw fileGone()
  try {
    return await api.file(arquivoExportado, { params: { idArquivo } })
  } catch (error) {
    const { kind } = problemOf(error)
    throw kind === 'not-found' || kind === 'invalid' ? fileGone() : error
  }
}

function fileGone(): PortalProblem {
  return new PortalProblem({ kind: 'not-found', detail: exportsText.gone })
}
