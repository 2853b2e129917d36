import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { ContributionRow } from '#domain/imports/contributions-sheet.ts'
import type { LinkOnRecord } from '../links-on-record.ts'

export type ContributionOnRecord = {
  /** Value of the quota of the profile on the day of the credit; null: none was published. */
  unitValue: string | null
  /** The balance went over to another profile on that day or after it. */
  isSwitched: boolean
  /** An import posted the same already, and nobody reversed it. */
  isPosted: boolean
  /** Salary and basic percentage in force in the month; null where nobody told. */
  salary: string | null
  basicPercent: string | null
}

/** The same of many rows, in their order; `links` are theirs. */
export async function contributionsOnRecord(
  database: Querier,
  rows: readonly ContributionRow[],
  links: readonly LinkOnRecord[],
): Promise<ContributionOnRecord[]> {
  const asked = rows.map(({ data_credito: day, competencia: month, tipo: type }, at) => ({
    at,
    day: day === '' ? null : day,
    month,
    type,
    link_id: links[at]?.linkId ?? null,
    profile_id: links[at]?.profileId ?? null,
  }))
  const { rows: found } = await database.execute<ContributionOnRecord>(sql`
    select q.value::text as "unitValue", s.amount::text as salary, c.basic::text as "basicPercent",
      exists (select from profile_switches w where w.link_id = asked.link_id and w.quota_date >= asked.day) as "isSwitched",
      exists (
        select from ledger_entries e where e.link_id = asked.link_id and e.date = asked.day and e.type = asked.type
          and e.competence = asked.month and e.cause_kind = 'import' and e.corrects_entry_id is null
          and not exists (select from ledger_entries r where r.corrects_entry_id = e.id)
      ) as "isPosted"
    from json_to_recordset(${JSON.stringify(asked)})
      as asked(at int, day date, month text, type text, link_id int, profile_id int)
    left join lateral (
      select value from quota_values where profile_id = asked.profile_id and date = asked.day order by version desc limit 1
    ) q on true
    left join lateral (
      select amount from salaries where link_id = asked.link_id and to_char(valid_from, 'YYYY-MM') <= asked.month
      order by valid_from desc, id desc limit 1
    ) s on true
    left join lateral (
      select basic from contribution_percentages where link_id = asked.link_id and valid_from <= asked.month
      order by valid_from desc, id desc limit 1
    ) c on true
    order by asked.at`)
  return found
}
