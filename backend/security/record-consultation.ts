import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isServing } from '#backend/security/permissions.ts'
import { secondsAfter } from '#backend/security/tokens.ts'

/** A page asks several calls at once: the last look is written again only after so long. */
const WRITTEN_EVERY_SECONDS = 60

/** Records that an attendant came to one person's data, as {@link recordConsultations} does it for many. */
export function recordConsultation(
  database: Querier,
  actor: Actor,
  personId: number,
  now: Date,
): Promise<void> {
  return recordConsultations(database, actor, [personId], now)
}

/**
 * Records that an attendant came to people's data: once a session and person, with when they last looked. Nothing for one's own data, for
 * who serves the person (that is recorded by itself), and for people who do not exist.
 */
export async function recordConsultations(
  database: Querier,
  actor: Actor,
  personIds: readonly number[],
  now: Date,
): Promise<void> {
  if (actor.level === null) return
  const others = personIds.filter((personId) => actor.personId !== personId && !isServing(actor, personId))
  if (others.length === 0) return
  const at = now.toISOString()
  const written = secondsAfter(now, -WRITTEN_EVERY_SECONDS).toISOString()
  await database.execute(sql`
    insert into person_accesses
      (person_id, attendant_id, attendant_level, session_id, kind, started_at, ended_at)
    select id, ${actor.personId}, ${actor.level}, ${actor.sessionId}, 'consultation', ${at}, ${at}
      from people where id = any(${idList(others)}) order by id
    on conflict (session_id, person_id) where kind = 'consultation'
    do update set ended_at = excluded.ended_at where person_accesses.ended_at <= ${written}`)
}
