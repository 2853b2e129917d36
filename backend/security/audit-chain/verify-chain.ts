import { sql } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'

/** Where the record of what was done does not hold, by the entry's id. */
export type ChainFault = {
  /**
   * `changed`: the entry, or its seal, is not what was sealed. `gone`: a sealed or waiting entry is not there any more. `seal-gone`: seals
   * are missing before this one. `unsealed`: an entry has no seal and waits for none, so it was put in past the triggers.
   */
  fault: 'changed' | 'gone' | 'seal-gone' | 'unsealed'
  entryId: number
  /** Place in the chain; null where the entry has none. */
  position: number | null
}

/** Rows that the chain covers, and the first row at fault, if any. */
export type ChainState = {
  sealed: number
  waiting: number
  /** The last seal in hexadecimal; whoever keeps it elsewhere can ask later whether it is still in the chain. Null without any. */
  head: string | null
  broken: ChainFault | null
}

/** Checks every seal and every entry, and changes nothing. A fault in the chain is the first of it; everything after it was sealed upon it. */
export async function verifyChain(database: Querier): Promise<ChainState> {
  const { rows } = await database.execute<Omit<ChainState, 'broken'>>(sql`
    select (select count(*)::int from audit_seals) as sealed, (select count(*)::int from audit_unsealed) as waiting,
      (select encode(hash, 'hex') from audit_seals order by position desc limit 1) as head`)
  const [state] = rows
  if (!state) throw new Error('nothing was answered about the chain')
  return { ...state, broken: (await firstBrokenSeal(database)) ?? (await firstOutside(database)) }
}

/** Whether a seal, in hexadecimal, is one of the chain. */
export async function isInChain(database: Querier, seal: string): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`select from audit_seals where hash = decode(${seal}, 'hex')`,
  )
  return rowCount === 1
}

async function firstBrokenSeal(database: Querier): Promise<ChainFault | null> {
  const { rows } = await database.execute<ChainFault>(sql`
    select case when follows then case when e.id is null then 'gone' else 'changed' end else 'seal-gone' end as fault,
      chain.entry_id::float8 as "entryId", position::float8 as position
    from (
      select *, position = lag(position, 1, 0::bigint) over chained + 1 as follows,
        lag(hash, 1, decode(repeat('00', 32), 'hex')) over chained as seal_before
      from audit_seals window chained as (order by position)
    ) chain
    left join audit_entries e on e.id = chain.entry_id
    where not follows or e.id is null or hash <> sha256(seal_before || audit_content(e))
    order by position limit 1`)
  return rows[0] ?? null
}

/** An entry that is in no seal though it waits for none, or that waits for one though it is gone. */
async function firstOutside(database: Querier): Promise<ChainFault | null> {
  const { rows } = await database.execute<ChainFault>(sql`
    select 'unsealed' as fault, id::float8 as "entryId", null as position from audit_entries
    where not exists (select from audit_seals where entry_id = id)
      and not exists (select from audit_unsealed where entry_id = id)
    union all
    select 'gone', entry_id::float8, null from audit_unsealed
    where not exists (select from audit_entries where id = entry_id)
    order by 2 limit 1`)
  return rows[0] ?? null
}
