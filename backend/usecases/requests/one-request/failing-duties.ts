import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'

/** Requests that are named one by one. */
const NAMED = 5

const SETTLEMENT: DueActKind = 'request-settlement'

type Failing = {
  naoEfetivadas: { total: number; primeiras: { id: number; protocolo: string }[] }
  tarefasComFalha: number
  tarefas: { tipo: string; quantidade: number; desde: string; proximaTentativa: string | null }[]
}

/** Duties of the portal that failed: effects of granted requests, by request, and everything else. All of them are tried again. */
export async function failingDuties(database: Querier): Promise<Failing> {
  const [counted, others, named] = await Promise.all([
    database.execute<{ settlements: number }>(sql`
      select count(distinct settlements.request_id)::int as settlements
      from due_acts join settlements on settlements.id = subject_id
      where kind = ${SETTLEMENT} and done_at is null and attempts > 0`),
    database.execute<Failing['tarefas'][number]>(sql`
      select kind as tipo, count(*)::int as quantidade, min(due_on)::text as desde,
        to_char(min(not_before) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "proximaTentativa"
      from due_acts where kind <> ${SETTLEMENT} and done_at is null and attempts > 0
      group by kind order by min(due_on), kind`),
    database.execute<{ id: number; protocolo: string }>(sql`
      select distinct requests.id, protocol as protocolo
      from due_acts
      join settlements on settlements.id = subject_id
      join requests on requests.id = settlements.request_id
      where due_acts.kind = ${SETTLEMENT} and due_acts.done_at is null and due_acts.attempts > 0
      order by requests.id limit ${NAMED}`),
  ])
  return {
    naoEfetivadas: { total: counted.rows[0]?.settlements ?? 0, primeiras: named.rows },
    tarefasComFalha: others.rows.reduce((sum, { quantidade }) => sum + quantidade, 0),
    tarefas: others.rows,
  }
}
