import { sql } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import type { DueActKind } from '../../due-acts/due-act-kinds.ts'

/** Requests that are named one by one. */
const NAMED = 5

const SETTLEMENT: DueActKind = 'request-settlement'

type Failing = {
  naoEfetivadas: { total: number; primeiras: { id: number; protocolo: string }[] }
  tarefasComFalha: number
}

/** What the portal had to do and could not: what granted requests promised, by request, and everything else. All of it is tried again. */
export async function failingDuties(database: Querier): Promise<Failing> {
  const [counted, named] = await Promise.all([
    database.execute<{ settlements: number; others: number }>(sql`
      select count(distinct settlements.request_id)::int as settlements,
        count(*) filter (where kind <> ${SETTLEMENT})::int as others
      from due_acts left join settlements on kind = ${SETTLEMENT} and settlements.id = subject_id
      where done_at is null and attempts > 0`),
    database.execute<{ id: number; protocolo: string }>(sql`
      select distinct requests.id, protocol as protocolo
      from due_acts
      join settlements on settlements.id = subject_id
      join requests on requests.id = settlements.request_id
      where due_acts.kind = ${SETTLEMENT} and due_acts.done_at is null and due_acts.attempts > 0
      order by requests.id limit ${NAMED}`),
  ])
  const { settlements = 0, others = 0 } = counted.rows[0] ?? {}
  return { naoEfetivadas: { total: settlements, primeiras: named.rows }, tarefasComFalha: others }
}
