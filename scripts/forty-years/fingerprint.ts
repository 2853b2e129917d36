import { createHash } from 'node:crypto'
import type { Ask } from './sql.ts'

/** Traces of a life, without ids and without what only the machine's clock decided: the same history leaves the same. */
const LEFT = [
  `select l.enrolment, e.date::text, e.competence, e.type, e.account, e.amount::text, e.quotas::text, e.lot_date::text
   from ledger_entries e join plan_links l on l.id = e.link_id order by 1, 2, 3, 4, 5, 6, 7, 8`,
  `select p.cpf, n.created_at::text, n.title, n.description from notifications n join people p on p.id = n.person_id
   order by 1, 2, 3, 4`,
  `select p.cpf, e.template, e.queued_at::text from emails e left join people p on p.id = e.person_id
   order by 1, 2, 3`,
  `select enrolment, category, situation, situation_since::text from plan_links order by 1`,
]

export async function fingerprintOf(ask: Ask): Promise<string> {
  const hash = createHash('sha256')
  for (const text of LEFT) for (const row of await ask(text)) hash.update(JSON.stringify(Object.values(row)))
  return hash.digest('hex').slice(0, 16)
}
