import { problemOf } from '#app/api/problem.ts'
import { apiOf } from '#app/session/person-api.server.ts'
import { readSession } from '#app/session/session.server.ts'
import { arquivoRecadastramento } from '#contract/recadastramento.ts'

/** A file of a re-registration, for the attendant of the session; the API refuses everybody else. */
export async function sendReRegistrationFile(idArquivo: string): Promise<Response> {
  const session = await readSession()
  if (!session) {
    const search = new URLSearchParams({ voltar: '/request-management', motivo: 'sessao' })
    return new Response(null, { status: 303, headers: { location: `/login?${search}` } })
  }
  try {
    const file = await apiOf(session).file(arquivoRecadastramento, { params: { idArquivo } })
    const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    for (const name of ['content-type', 'content-disposition']) {
      const value = file.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return new Response(file.body, { headers })
  } catch (error) {
    const { kind, detail } = problemOf(error)
    const status = kind === 'unavailable' ? 503 : kind === 'forbidden' ? 403 : 404
    return new Response(detail, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}
