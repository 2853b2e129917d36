import { competenceOf, lastDayOfMonth } from '#domain/calendar.ts'
import { query } from './portal-database.ts'
import type { Portal } from './portal-fixture.ts'
import { today } from './today.ts'

/** Puts the window of every plan in which a profile can be chosen into a month, its first day to its last: this month unless told otherwise. */
export function openInvestmentWindow(portal: Portal, competence = competenceOf(today)) {
  const last = lastDayOfMonth(competence).slice(8)
  const windows = { months: [Number(competence.slice(5))], firstDay: 1, lastDay: Number(last) }
  return query(
    portal,
    `begin; set local session_replication_role = replica;
     update dated_rules set rules = '${JSON.stringify(windows)}'
       where kind = 'investment-profile-windows' and withdrawn_at is null;
     commit`,
  )
}
