import { problemOf } from '#app/api/problem.ts'
import { apiOf } from '#app/session/person-api.server.ts'
import { readSession } from '#app/session/session.server.ts'
import { arquivoExportado } from '#contract/requisicoes.ts'
import { isExportedFileId } from './exported-file.ts'
import { requestsText } from './requests.text.ts'

const passedOn = ['content-type', 'content-disposition', 'content-length'] as const

/**
 * Streams an exported spreadsheet to the person who asked for it, under the name that the API gave it. Without a session: to the
 * sign-in page, and back to the file from there. An unknown, foreign or expired file: 404.
 */
export async function sendExportedFile(idArquivo: string): Promise<Response> {
  const session = await readSession()
  if (!session) return toSignIn(idArquivo)
  if (!isExportedFileId(idArquivo)) return refusal(404, requestsText.fileGone)
  try {
    const file = await apiOf(session).file(arquivoExportado, { params: { idArquivo } })
    return new Response(file.body, { headers: headersOf(file.headers) })
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind === 'unauthenticated') return toSignIn(idArquivo)
    return problem.kind === 'not-found' || problem.kind === 'invalid'
      ? refusal(404, requestsText.fileGone)
      : refusal(503, requestsText.fileUnavailable)
  }
}

function headersOf(given: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const name of passedOn) {
    const value = given.get(name)
    // A length that was measured before decompression would cut the file short.
    if (value !== null && !(name === 'content-length' && given.has('content-encoding')))
      headers.set(name, value)
  }
  return headers
}

function toSignIn(idArquivo: string): Response {
  const back = new URLSearchParams({ voltar: `/requisicoes-exportadas/${idArquivo}`, motivo: 'sessao' })
  return new Response(null, {
    status: 303,
    headers: { location: `/login?${back}`, 'cache-control': 'no-store' },
  })
}

function refusal(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
