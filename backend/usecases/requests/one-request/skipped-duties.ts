import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { SETTLED_OTHERWISE } from '#contract/service-desk/due-acts.text.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'

/** Days back from today. */
const SHOWN_DAYS = 30

/** Told by name with the newest payroll. */
const PAYMENT = 'benefit-payment' satisfies DueActKind

type SkippedDuties = { tipo: string; motivo: string; quantidade: number }[]

/** Duties of the last thirty days that found nothing to do, for a reason by which somebody may go without. */
export async function skippedDuties(database: Querier, today: IsoDate): Promise<SkippedDuties> {
  const reasons = sql.join(
    SETTLED_OTHERWISE.map((reason) => sql`${reason}`),
    sql`, `,
  )
  // The first reason is said on its own: the index that leaves it out is used only where the statement names it.
  const { rows } = await database.execute<SkippedDuties[number]>(sql`
    select kind as tipo, skipped as motivo, count(*)::int as quantidade from due_acts
    where skipped is not null and skipped <> 'not-waiting' and skipped not in (${reasons})
      and due_on > ${addDays(today, -SHOWN_DAYS)}::date and kind <> ${PAYMENT}
    group by kind, skipped order by kind, skipped`)
  return rows
}
