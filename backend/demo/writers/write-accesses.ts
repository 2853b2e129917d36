import { sql } from 'drizzle-orm'
import { SERVING_SECONDS } from '#domain/identity/serving.ts'
import type { Transaction } from '../../database/client.ts'
import { personAccesses } from '../../database/schema/person-accesses.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { DemoAccess } from '../accesses.ts'
import type { DemoPerson } from '../demo-person.ts'
import { known, type WrittenPeople } from './write-people.ts'

/** The session of long ago that an access happened in: a number that no later session gets. */
const pastSession = sql`nextval(pg_get_serial_sequence('sessions', 'id'))`

/** Writes who of the service desk came to whose data. */
export async function writeAccesses(
  database: Transaction,
  accesses: readonly DemoAccess[],
  people: readonly DemoPerson[],
  { personIds }: WrittenPeople,
): Promise<void> {
  const levels = new Map(people.map(({ cpf, adminLevel }) => [cpf, adminLevel ?? 1]))
  await database.insert(personAccesses).values(
    accesses.map(({ personCpf, attendantCpf, reason, startedAt, endedAt }) => ({
      personId: known(personIds, personCpf),
      attendantId: known(personIds, attendantCpf),
      attendantLevel: known(levels, attendantCpf),
      sessionId: pastSession,
      kind: reason === null ? ('consultation' as const) : ('serving' as const),
      reason,
      startedAt,
      endsAt: reason === null ? null : secondsAfter(startedAt, SERVING_SECONDS),
      endedAt,
    })),
  )
}
