import { sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import type { Querier } from '../database/client.ts'

/** A lot of an account that holds less than nothing at the end of a day. */
export type LotBelowZero = {
  linkId: number
  account: LedgerAccount
  profileId: number
  lotDate: IsoDate
  /** The first such day. */
  date: IsoDate
}

/** Lots that hold less than nothing at the end of any day, of links or of everybody; none when all is well. A thousand at most. */
export async function lotsBelowZero(database: Querier, linkIds?: readonly number[]): Promise<LotBelowZero[]> {
  const ofLinks = linkIds && sql`where link_id = any(${sql.param([...new Set(linkIds)])}::int[])`
  const { rows } = await database.execute<LotBelowZero>(sql`
    select link_id as "linkId", account, profile_id as "profileId", lot_date::text as "lotDate", min(date)::text as date
    from (
      select link_id, account, profile_id, lot_date, date,
        sum(sum(quotas)) over (partition by link_id, account, profile_id, lot_date order by date) as held
      from ledger_entries ${ofLinks ?? sql``}
      group by link_id, account, profile_id, lot_date, date
    ) as days
    where held < 0 group by link_id, account, profile_id, lot_date
    limit 1000`)
  return rows
}
