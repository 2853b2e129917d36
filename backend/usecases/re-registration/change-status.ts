import { eq } from 'drizzle-orm'
import type { ReRegistrationStatusId } from '#domain/re-registration/admin-actions.ts'
import { afterReRegistrationEvent, type ReRegistrationEvent } from '#domain/re-registration/transition.ts'
import { lockPerson } from '../../database/locks.ts'
import { people } from '../../database/schema/people.ts'
import { conflict } from '../../problem.ts'
import type { AttendantLevel } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

/** A person as far as a re-registration looks at them. */
export type ReRegistering = {
  id: number
  cpf: string
  name: string
  email: string | null
  birthDate: string | null
  status: ReRegistrationStatusId | null
  /** Null for who does not work for the service desk. */
  level: AttendantLevel | null
}

/** The person of an id or a CPF, held until the work ends; null when there is none. */
export async function lockedPerson(
  { database }: Work,
  whose: { id: number } | { cpf: string },
): Promise<ReRegistering | null> {
  const isIt = 'id' in whose ? eq(people.id, whose.id) : eq(people.cpf, whose.cpf)
  const [found] = await database.select({ id: people.id }).from(people).where(isIt)
  if (!found) return null
  await lockPerson(database, found.id)
  const [row] = await database
    .select({
      id: people.id,
      cpf: people.cpf,
      name: people.name,
      email: people.email,
      birthDate: people.birthDate,
      status: people.reRegistrationStatus,
      level: people.adminLevel,
    })
    .from(people)
    .where(isIt)
  if (!row) return null
  const { status, level } = row
  return {
    ...row,
    status: status as ReRegistrationStatusId | null,
    level: level as AttendantLevel | null,
  }
}

/**
 * Moves a held person's re-registration by an event, with its audit row; an event that keeps the status writes nothing.
 * @throws 409 `transicao-invalida` with `refusal` when the event can't happen now.
 */
export async function changeStatus(
  work: Work,
  person: Pick<ReRegistering, 'id' | 'status'>,
  { event, level, refusal }: { event: ReRegistrationEvent; level: AttendantLevel | null; refusal: string },
): Promise<ReRegistrationStatusId> {
  const next = afterReRegistrationEvent(person.status, event, level)
  if (next === null) throw conflict(refusal, 'transicao-invalida')
  if (next === person.status) return next
  await work.database.update(people).set({ reRegistrationStatus: next }).where(eq(people.id, person.id))
  await audit(work, {
    subjectId: person.id,
    action: `re-registration.${event}`,
    entityId: person.id,
    before: { status: person.status },
    after: { status: next },
  })
  return next
}
