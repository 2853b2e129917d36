import { query } from './portal-database.ts'
import type { Portal } from './portal-fixture.ts'

/** Puts the window of every plan in which an income can be changed into one month of the year. */
export function openIncomeWindow(portal: Portal, month: string) {
  return unguarded(
    portal,
    `update dated_rules set rules = jsonb_set(rules, '{changeMonths}', '[${Number(month.slice(5))}]')
       where kind = 'benefit-terms' and withdrawn_at is null`,
  )
}

/** Lets the window of a request that was filed in it be over. */
export function closeWindowOf(portal: Portal, protocol: string, lastDay: string) {
  return unguarded(
    portal,
    `update request_payloads set data = jsonb_set(data, '{cancelavelAte}', '"${lastDay}"')
       where request_id = (select id from requests where protocol = '${protocol}')`,
  )
}

/** Rows that are only ever added change for a journey alone. */
function unguarded(portal: Portal, statement: string) {
  return query(portal, `begin; set local session_replication_role = replica; ${statement}; commit`)
}
