import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { requireSamePlanLink } from './require-same-plan-link.ts'
import type { ServerSession } from './session.server.ts'

export type LinkField = 'idPessoa' | 'idPlano' | 'idVinculo'

/**
 * Fields by which a call names the chosen plan link, or its person where it is about them alone.
 * @throws PortalProblem `not-found` where none is chosen; `conflict` where the address says in `vinculo` that another one was on the page.
 */
export function linkFields(
  { about }: CallDefinition,
  { vinculo: planLink }: ServerSession,
  request: Request,
): Partial<Record<LinkField, number>> {
  if (!planLink) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
  requireSamePlanLink(Number(new URL(request.url).searchParams.get('vinculo')), planLink)
  const idPessoa = planLink.pessoa.id
  return 'link' in about ? { idPessoa, idPlano: planLink.plano.id, idVinculo: planLink.id } : { idPessoa }
}
