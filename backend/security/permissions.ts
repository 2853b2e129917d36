import { identitySentences } from '#contract/identity/identity.text.ts'
import { levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import { accessChange } from '#domain/identity/identity-protection.ts'
import { attendantLevelNamed } from '../names.ts'
import { forbidden } from '../problem.ts'
import type { Actor, AttendantLevel } from './actor.ts'

/** For an attendant who acts for somebody without serving them, or no longer serving them. */
export const NOT_SERVING =
  'O atendimento a esta pessoa não começou ou já terminou. Escolha a pessoa e comece um atendimento para agir em nome dela.'

/** Said to an attendant who would do to themselves what the service desk does for others. */
const ACTS_ON_THEMSELVES =
  'Esta pessoa é você, e ninguém atende a si mesmo. Peça a outra pessoa do atendimento. Os seus serviços estão no portal, onde você entra com o seu CPF.'

/** Whether the actor works for the entity's service desk. */
export function isAttendant(actor: Actor): boolean {
  return actor.level !== null
}

/**
 * As whom somebody writes or files about a person: the participant, or the service desk, also while serving them. An attendant is the
 * participant of their own.
 */
export function roleTowards(actor: Actor, personId: number): 'participant' | 'attendant' {
  return isAttendant(actor) && actor.personId !== personId ? 'attendant' : 'participant'
}

/**
 * Why this attendant must not act on a person as the service desk, `level` being the person's own there; null when they may: nobody acts on
 * themselves, nor upwards.
 */
export function refusalToActOn(
  actor: Pick<Actor, 'personId' | 'level'>,
  { id, level }: { id: number; level: number | null },
): string | null {
  if (id === actor.personId) return ACTS_ON_THEMSELVES
  if (level === null || level <= (actor.level ?? 0)) return null
  const who = levelAndAbove({ id: level, nome: 'desse nível' })
  return `Esta pessoa também é do atendimento, com o nível ${attendantLevelNamed(level).nome}. Só um atendente ${who} pode agir por ela ou alterar o acesso dela.`
}

/**
 * Why an attendant must not change by what a person gets in; null when they may, of who attends with a second administrator. `level`: the
 * person's, null for who does not attend.
 */
export function refusalOfAccess(actor: Actor, owner: { id: number; level: number | null }): string | null {
  const code = accessChange({ id: actor.personId, level: actor.level }, owner)
  if (code === 'own') return identitySentences.ownAccess
  return code === 'needs-administrator' ? identitySentences.needsAdministrator : null
}

/** Whether the actor is an attendant who acts in this person's name now. */
export function isServing(actor: Actor, personId: number): boolean {
  return actor.serving?.personId === personId
}

/** Only the person acts in their own name, and an attendant while serving them; otherwise attendants have calls of their own. */
export function mayActFor(actor: Actor, personId: number): boolean {
  return actor.personId === personId || isServing(actor, personId)
}

/** @throws 403 unless the actor is an attendant of at least this level. */
export function requireLevel(actor: Actor, minimum: AttendantLevel): void {
  if (actor.level === null) throw forbidden('Só o atendimento pode fazer isto.')
  if (actor.level < minimum) throw forbidden('Isto pede um nível de atendimento maior que o seu.')
}
