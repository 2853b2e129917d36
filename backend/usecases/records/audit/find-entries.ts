import { type SQL, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import { actionsOf } from '#backend/security/audit-actions/all-actions.ts'
import type { AuditFilters } from '#contract/records/audit.ts'

/** Which entries are asked for; `upTo`: none that was written after that one. */
export type EntryFilters = AuditFilters & { upTo?: number | undefined }

type Slice = { offset: number; limit: number }

/** The ids of some of the entries, newest first. Reads no more of the index than leads there. */
export async function entryIds(
  database: Querier,
  filters: EntryFilters,
  { offset, limit }: Slice,
): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    select id::float8 as id from (${newest(filters, offset + limit)}) found
    order by at desc, found.id desc offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** How many there are, counted no further than `most`. */
export async function entryCount(database: Querier, filters: EntryFilters, most: number): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from (${newest(filters, most)}) found`,
  )
  return rows[0]?.total ?? 0
}

/**
 * At most so many of the newest. A subject is many acts, and no index has the order of all of them: where nothing else narrows it down, the
 * newest of each act are found by index and put together.
 */
function newest(filters: EntryFilters, most: number): SQL {
  const { assunto, idPessoa, idAutor } = filters
  if (assunto === undefined) return newestOf(conditionOf(filters), most)
  const actions = sql`array[${sql.join(
    actionsOf(assunto).map((action) => sql`${action}`),
    sql`, `,
  )}]::text[]`
  if (idPessoa !== 0 || idAutor !== 0)
    return newestOf(sql`${conditionOf(filters)} and action = any(${actions})`, most)
  const ofOneAct = newestOf(sql`${conditionOf(filters)} and action = act`, most)
  return sql`
    select each_act.id, each_act.at from unnest(${actions}) act cross join lateral (${ofOneAct}) each_act
    order by at desc, id desc limit ${most}`
}

function newestOf(condition: SQL, most: number): SQL {
  return sql`select id, at from audit_entries where ${condition} order by at desc, id desc limit ${most}`
}

/** Made only of the filters that are set: a statement with every filter optional gets a plan that suits none of them. */
function conditionOf({ idPessoa, idAutor, dataInicio, dataFim, upTo }: EntryFilters): SQL {
  return sql.join(
    [
      sql`true`,
      ...(idPessoa === 0 ? [] : [sql`subject_id = ${idPessoa}`]),
      ...(idAutor === 0 ? [] : [sql`actor_id = ${idAutor}`]),
      ...(dataInicio === undefined ? [] : [sql`at >= ${startOfDay(dataInicio)}`]),
      ...(dataFim === undefined ? [] : [sql`at < ${startOfDay(dataFim, 1)}`]),
      ...(upTo === undefined ? [] : [sql`id <= ${upTo}`]),
    ],
    sql` and `,
  )
}
