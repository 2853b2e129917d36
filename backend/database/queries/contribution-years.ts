import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { CONTRIBUTION_TYPES, type EntryType } from '#domain/ledger.ts'
import type { StatementEntry } from '#domain/statement/statement-entry.ts'
import type { Querier } from '../client.ts'
import { ledgerEntries } from '../schema/ledger.ts'

/** Entry types of the contributions that people pay themselves. */
export const OWN_CONTRIBUTIONS: EntryType[] = ['CB', 'CS', 'CV']

/** Years in which a link's holder contributed, by day of credit up to a day, newest first. */
export async function contributionYears(
  database: Querier,
  linkId: number,
  until: IsoDate,
): Promise<number[]> {
  const year = sql<number>`extract(year from ${ledgerEntries.date})::int`
  const rows = await database
    .selectDistinct({ year })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.linkId, linkId),
        inArray(ledgerEntries.type, OWN_CONTRIBUTIONS),
        lte(ledgerEntries.date, until),
      ),
    )
    .orderBy(desc(year))
  return rows.map((row) => row.year)
}

/** Everything credited to a link in a year, up to a day. */
export async function contributionsOfYear(
  database: Querier,
  linkId: number,
  { year, until }: { year: number; until: IsoDate },
): Promise<StatementEntry[]> {
  const { id, date, competence, type, account, profileId, amount, unitValue, quotas } = ledgerEntries
  const last = until < `${year}-12-31` ? until : `${year}-12-31`
  return database
    .select({ id, creditedOn: date, competence, type, account, profileId, amount, unitValue, quotas })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.linkId, linkId),
        gte(date, `${year}-01-01`),
        lte(date, last),
        inArray(type, [...CONTRIBUTION_TYPES]),
      ),
    )
}
