import { problemOf } from '#app/api/problem.ts'
import { reRegistrationApi } from '#app/session/re-registration-session.server.ts'
import { comprovanteRecadastramento } from '#contract/recadastramento.ts'

/** The receipt as PDF, for who has the token; everybody else goes to the page. */
export async function sendReRegistrationReceipt(): Promise<Response> {
  const api = await reRegistrationApi()
  try {
    if (!api) return toPage()
    const file = await api.file(comprovanteRecadastramento, {})
    const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    for (const name of ['content-type', 'content-disposition']) {
      const value = file.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return new Response(file.body, { headers })
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind === 'unauthenticated') return toPage()
    const status = problem.kind === 'not-found' ? 404 : 503
    return new Response(problem.detail, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}

function toPage(): Response {
  return new Response(null, { status: 303, headers: { location: '/recadastramento' } })
}
