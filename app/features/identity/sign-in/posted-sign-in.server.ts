import * as v from 'valibot'
import { type Problem, problemOf } from '#app/api/problem.ts'
import { safeReturnPath } from '#app/navigation/public-paths.ts'
import { logFailure } from '#app/session/log-failure.server.ts'
import { openSessionWith } from './open-session.server.ts'
import { signInSchema } from './sign-in.schema.ts'
import type { SignInReason } from './sign-in.search.ts'

/**
 * Signs a person in from a form that the browser posted by itself: a slow phone where the page's script has not arrived yet, or
 * one without scripts. Answers a redirect: to the way back, or to the form with the reason.
 */
export async function postedSignIn(request: Request): Promise<Response> {
  const returnPath = new URL(request.url).searchParams.get('voltar') ?? undefined
  const form = await request.formData().catch(() => new FormData())
  const credentials = v.safeParse(signInSchema, { cpf: form.get('cpf'), senha: form.get('senha') })
  if (!credentials.success) return backToForm('recusada', returnPath)
  try {
    await openSessionWith(credentials.output)
    return seeOther(safeReturnPath(returnPath))
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind === 'unexpected') logFailure('signing in', error, problem.requestId)
    return backToForm(reasonOf(problem.kind), returnPath)
  }
}

/** A right password is never called wrong because something failed. */
function reasonOf(kind: Problem['kind']): SignInReason {
  if (kind === 'rate-limited') return 'espera'
  return kind === 'unauthenticated' || kind === 'invalid' ? 'recusada' : 'indisponivel'
}

function backToForm(motivo: SignInReason, returnPath: string | undefined): Response {
  const search = new URLSearchParams({ motivo, ...(returnPath && { voltar: safeReturnPath(returnPath) }) })
  return seeOther(`/login?${search}`)
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
