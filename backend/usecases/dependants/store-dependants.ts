import { eq } from 'drizzle-orm'
import { type DependantList, type DependantRow, dependantsOn } from '#backend/database/queries/dependants.ts'
import { type DependantEndReason, dependants } from '#backend/database/schema/dependants.ts'
import { dropActs, planActs } from '#backend/due-acts/plan-acts.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { addDays, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { type DependantLimits, lastDayByAge } from '#domain/dependants/age-limit.ts'
import { countsAsStudent } from '#domain/dependants/documents.ts'
import type { Kinship } from '#domain/dependants/kinships.ts'
import { dependantActs } from './dependant-acts.ts'

/** Facts to keep of a dependant. `cpf`: eleven digits; `share`: points. */
export type DependantFacts = {
  name: string
  cpf: string
  birthDate: IsoDate
  kinship: Kinship
  share: number
  isStudent: boolean
  isDisabled: boolean
}

/** Changes of a list: dependants who join it, who are changed, and who leave it after a last day. Rows by their ids. */
export type ListChanges = {
  added: readonly DependantFacts[]
  changed: readonly { id: number; facts: DependantFacts }[]
  ended: readonly { id: number; on: IsoDate; reason: Exclude<DependantEndReason, 'age' | 'changed'> }[]
}

type Place = { list: DependantList; requestId: number; limits: DependantLimits }

/**
 * Changes a list of dependants from today on, with one audit row. What is changed ends a row and begins another, so that a pay slip of an
 * earlier month stays explained. Rows that are not in force any more are passed over.
 */
export async function storeDependants(
  work: Work,
  { list, requestId, limits }: Place,
  { added, changed, ended }: ListChanges,
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const rows = new Map((await dependantsOn(work.database, list, today)).map((row) => [row.id, row]))
  const held = <Named extends { id: number }>(named: readonly Named[]) =>
    named.filter(({ id }) => rows.has(id))
  // Who comes back in another role, as a former spouse, begins today in it.
  const returning = new Set(added.map(({ cpf }) => cpf))
  for (const { id, on: told, reason } of held(ended)) {
    const { validFrom = told, cpf = '' } = rows.get(id) ?? {}
    const on = returning.has(cpf) && told >= today ? addDays(today, -1) : told
    await endRow(work, id, {
      validUntil: on < validFrom ? addDays(validFrom, -1) : on,
      endReason: reason,
      endedBy: requestId,
    })
  }
  for (const { id } of held(changed)) {
    await endRow(work, id, { validUntil: addDays(today, -1), endReason: 'changed', endedBy: requestId })
  }
  const fresh = [...held(changed).map(({ facts }) => facts), ...added]
  const written = fresh.length === 0 ? [] : await insertRows(work, { list, requestId, limits }, fresh)
  await planActs(work, written.flatMap(dependantActs))
  await audit(work, {
    subjectId: list.personId,
    action: 'dependants.changed',
    entityId: list.personId,
    after: {
      type: list.type,
      added: added.length,
      changed: held(changed).map(({ id }) => id),
      ended: held(ended).map(({ id }) => id),
    },
  })
}

async function endRow(
  work: Work,
  id: number,
  end: Pick<DependantRow, 'validUntil' | 'endReason' | 'endedBy'>,
): Promise<void> {
  await work.database.update(dependants).set(end).where(eq(dependants.id, id))
  await dropActs(work, ['dependant-ending', 'dependant-ended'], id)
}

function insertRows(
  work: Work,
  { list, requestId, limits }: Place,
  facts: readonly DependantFacts[],
): Promise<DependantRow[]> {
  return work.database
    .insert(dependants)
    .values(
      facts.map((one) => ({
        ...list,
        ...one,
        ...endByAge(one, limits),
        validFrom: saoPauloDateOf(work.now),
        addedBy: requestId,
        createdAt: work.now,
      })),
    )
    .returning()
}

/** The end that a dependant has by their age from the first day on. */
export function endByAge(
  facts: DependantFacts,
  limits: DependantLimits,
): Pick<DependantRow, 'validUntil' | 'endReason'> {
  const validUntil = lastDayByAge({ ...facts, isStudent: countsAsStudent(facts) }, limits)
  return { validUntil, endReason: validUntil === null ? null : 'age' }
}
