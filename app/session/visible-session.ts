import type { SignedInPerson } from '#contract/autenticacao.ts'
import type { PlanLink } from '#contract/planos.ts'

/** The part of a session that the page may know: never the token. `expiresAt` is an ISO instant. */
export type VisibleSession = {
  person: SignedInPerson
  isAttendant: boolean
  link: PlanLink | null
  expiresAt: string
}

/** Leaves the token behind. */
export function visibleSession(session: {
  pessoa: SignedInPerson
  vinculo: PlanLink | null
  expiraEm: string
}): VisibleSession {
  return {
    person: session.pessoa,
    isAttendant: session.pessoa.admin === 'S',
    link: session.vinculo,
    expiresAt: session.expiraEm,
  }
}
