import type { SignedInPerson } from '#contract/autenticacao.ts'
import type { PlanLink } from '#contract/planos.ts'

/** The part of a session that the page may know: never the token. `expiresAt` is an ISO instant. */
export type VisibleSession = {
  person: SignedInPerson
  isAttendant: boolean
  link: PlanLink | null
  /** The person whom an attendant acts for, until the ISO instant `until`; null for everyone else. */
  target: { id: number; name: string; until: string } | null
  expiresAt: string
}

/** Leaves the token behind. */
export function visibleSession(session: {
  pessoa: SignedInPerson
  vinculo: PlanLink | null
  alvo: { pessoa: { id: number; nome: string }; expiraEm: string } | null
  expiraEm: string
}): VisibleSession {
  const { alvo } = session
  return {
    person: session.pessoa,
    isAttendant: session.pessoa.admin === 'S',
    link: session.vinculo,
    target: alvo && { id: alvo.pessoa.id, name: alvo.pessoa.nome, until: alvo.expiraEm },
    expiresAt: session.expiraEm,
  }
}

/** Admin mode: an attendant who acts for nobody (specification section 4). */
export function isAdminMode({
  isAttendant,
  target,
}: Pick<VisibleSession, 'isAttendant' | 'target'>): boolean {
  return isAttendant && target === null
}
