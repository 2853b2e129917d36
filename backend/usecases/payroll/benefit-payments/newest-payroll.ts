import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import type { NewestPayroll } from '#contract/requests/requests.ts'

const PAYROLL = 'benefit-payroll' satisfies DueActKind
const PAYMENT = 'benefit-payment' satisfies DueActKind

/** People who are named one by one. */
const NAMED = 20

/** Whom the newest payroll did not pay, and why; null before the first one. */
export async function newestPayroll(database: Querier): Promise<NewestPayroll | null> {
  const { rows } = await database.execute<{ dia: string }>(sql`
    select due_on::text as dia from due_acts
    where kind = ${PAYROLL} and done_at is not null order by due_on desc limit 1`)
  const [newest] = rows
  if (!newest) return null
  const skipped = await database.execute<NewestPayroll['naoPagos'][number] & { total: number }>(sql`
    select people.name as nome, plans.name as plano, due_acts.skipped as motivo, count(*) over ()::int as total
    from due_acts
    join benefits on benefits.id = due_acts.subject_id
    join plan_links on plan_links.id = benefits.link_id
    join plans on plans.id = plan_links.plan_id
    join people on people.id = plan_links.person_id
    where due_acts.kind = ${PAYMENT} and due_acts.due_on = ${newest.dia}::date and due_acts.skipped is not null
      and due_acts.skipped <> 'not-waiting'
      and due_acts.skipped not in ('gone', 'done-before', 'ended')
    order by people.name, due_acts.id limit ${NAMED}`)
  return {
    dia: newest.dia,
    total: skipped.rows[0]?.total ?? 0,
    naoPagos: skipped.rows.map(({ nome, plano, motivo }) => ({ nome, plano, motivo })),
  }
}
