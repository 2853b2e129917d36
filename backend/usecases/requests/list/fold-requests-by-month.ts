import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { requestsByMonth } from '#backend/database/schema/requests-by-month.ts'

/**
 * Makes one row of all those of a sum, and none of a sum that is 0. Whoever reads meanwhile finds the same number; two at once fold what
 * the other does not.
 */
export async function foldRequestsByMonth(database: Querier): Promise<void> {
  await database.execute(sql`
    with folded as (
      delete from ${requestsByMonth}
      where (plan_id, kind_id, status, month) in (
        select plan_id, kind_id, status, month from ${requestsByMonth}
        group by plan_id, kind_id, status, month
        having count(*) > 1 or sum(count) = 0
      )
      returning plan_id, kind_id, status, month, count
    )
    insert into ${requestsByMonth} (plan_id, kind_id, status, month, count)
    select plan_id, kind_id, status, month, sum(count) from folded
    group by plan_id, kind_id, status, month
    having sum(count) <> 0`)
}
