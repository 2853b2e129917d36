import { type SQL, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'
import { OPEN_STATUSES } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { isIndividualAccount, LEDGER_ACCOUNTS } from '#domain/ledger.ts'
import { ENDED_SITUATIONS } from '#domain/participants.ts'
import {
  type EndedLinkDays,
  linkGoesOn,
  type RetentionFacts,
  type RetentionObstacle,
  type RetentionPeriods,
  retentionObstacle,
} from '#domain/records/retention.ts'

const INDIVIDUAL = LEDGER_ACCOUNTS.filter(isIndividualAccount)

/** The last day on which anything of a link was paid or posted; null when nothing ever was. */
const lastPaymentOf = (link: SQL) => sql`greatest(
  (select max(date) from ledger_entries where link_id = ${link}),
  (select max(paid_on) from pay_slips where link_id = ${link}),
  (select max(paid_on) from redemption_payments where link_id = ${link}),
  (select max(transferred_on) from portability_transfers where link_id = ${link}),
  (select max(paid_on) from contribution_payments where link_id = ${link}),
  (select max(p.paid_on) from loan_payments p join loans l on l.id = p.loan_id where l.link_id = ${link}))`

/** Why the records of an ended link stay, or the day from which they may go. */
export type RecordsEnd = { obstacle: RetentionObstacle } | { goesOn: IsoDate }

/** When the records of a link that has ended may go, as things stand. */
export async function recordsEndOf(
  database: Querier,
  { id, situationSince: endedOn }: LinkRow['link'],
  periods: RetentionPeriods,
): Promise<RecordsEnd> {
  const ended = sql.raw(ENDED_SITUATIONS.join(', '))
  const { rows } = await database.execute<RetentionFacts & Omit<EndedLinkDays, 'endedOn'>>(sql`
    select
      exists (select from record_holds h where h.person_id = link.person_id and h.released_at is null) as "records-held",
      exists (select from requests r where r.link_id = link.id and (r.status = any(${idList(OPEN_STATUSES)})
        or exists (select from settlements s where s.request_id = r.id and s.settled_at is null))) as "open-request",
      exists (select from benefits b where b.link_id = link.id and b.ended_on is null)
        or exists (select from court_suspensions c where c.link_id = link.id and c.lifted_on is null)
        or exists (select from pensions p left join plan_links heir on heir.id = p.beneficiary_link_id
          where p.link_id = link.id and p.points > 0 and (heir.id is null or heir.situation not in (${ended}))) as "benefit-runs",
      exists (select from loans l where l.link_id = link.id and (l.ended_on is null
          or exists (select from loan_bills b where b.loan_id = l.id and b.paid_on is null and b.cancelled_on is null)))
        or exists (select from contribution_payments p where p.link_id = link.id and p.cancelled_on is null
          and p.paid_on is null) as "debt",
      exists (select from ledger_entries e where e.link_id = link.id and e.account in (${sql.join(
        INDIVIDUAL.map((account) => sql`${account}`),
        sql`, `,
      )}) group by e.account having sum(e.quotas) > 0) as "balance",
      ${lastPaymentOf(sql`link.id`)}::text as "lastPaymentOn",
      (select max(greatest(heir.situation_since, ${lastPaymentOf(sql`heir.id`)}))::text from pensions p
        join plan_links heir on heir.id = p.beneficiary_link_id where p.link_id = link.id) as "lastPensionOn"
    from plan_links link where link.id = ${id}`)
  const [facts] = rows
  if (!facts) throw new Error('the link is gone')
  const obstacle = retentionObstacle(facts)
  return obstacle === null ? { goesOn: linkGoesOn({ ...facts, endedOn }, periods) } : { obstacle }
}
