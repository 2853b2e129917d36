import type { SignedInPerson } from '#contract/identity/sessions.ts'
import type { PlanLink } from '#contract/plans/plans.ts'

/** The part of a session that the page may know: never the token. `expiresAt` is an ISO instant. */
export type VisibleSession = {
  person: SignedInPerson
  isAttendant: boolean
  planLink: PlanLink | null
  /** The person whom an attendant acts for, from the ISO instant `since` until `until`; null for everyone else. `cpf`: digits. */
  target: { id: number; name: string; cpf: string; since: string; until: string } | null
  /** The plan to which an attendant keeps the lists of the desk; null: all plans. */
  deskPlan: { id: number; nome: string } | null
  expiresAt: string
}

/** Leaves the token behind. */
export function visibleSession(session: {
  pessoa: SignedInPerson
  vinculo: PlanLink | null
  alvo: { pessoa: { id: number; nome: string; cpf: string }; inicio: string; expiraEm: string } | null
  planoAtendimento: { id: number; nome: string } | null
  expiraEm: string
}): VisibleSession {
  const { alvo, planoAtendimento } = session
  return {
    person: session.pessoa,
    isAttendant: session.pessoa.admin === 'S',
    planLink: session.vinculo,
    target: alvo && {
      id: alvo.pessoa.id,
      name: alvo.pessoa.nome,
      cpf: alvo.pessoa.cpf,
      since: alvo.inicio,
      until: alvo.expiraEm,
    },
    deskPlan: planoAtendimento && { id: planoAtendimento.id, nome: planoAtendimento.nome },
    expiresAt: session.expiraEm,
  }
}

/** Admin mode: an attendant who acts for nobody. */
export function isAdminMode({
  isAttendant,
  target,
}: Pick<VisibleSession, 'isAttendant' | 'target'>): boolean {
  return isAttendant && target === null
}
