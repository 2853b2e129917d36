import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { ProfileQuota, StatementEntry } from '#domain/statement/statement-entry.ts'
import type { Querier } from '../client.ts'
import { investmentProfiles } from '../schema/investment-profiles.ts'
import { ledgerEntries, quotaValues } from '../schema/ledger.ts'

/**
 * Everything that a link ever moved up to a day, oldest first. The lots of one movement are one entry: what was taken from several or
 * switched reads as it was done.
 */
export async function statementEntries(
  database: Querier,
  linkId: number,
  until: IsoDate,
): Promise<StatementEntry[]> {
  const { date, competence, type, account, profileId, amount, unitValue, quotas } = ledgerEntries
  const { causeKind, causeId, line, correctsEntryId } = ledgerEntries
  const firstId = sql<number>`min(${ledgerEntries.id})`.mapWith(Number)
  return database
    .select({
      id: firstId,
      creditedOn: date,
      competence,
      type,
      account,
      profileId,
      amount: sql<string>`sum(${amount})`,
      unitValue,
      quotas: sql<string>`sum(${quotas})`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), lte(date, until)))
    .groupBy(
      causeKind,
      causeId,
      line,
      date,
      competence,
      type,
      account,
      profileId,
      unitValue,
      sql`${correctsEntryId} is null`,
    )
    .orderBy(asc(date), asc(firstId))
}

/** Quotas of profiles between two days, oldest first; of each date the version in force. */
export async function investmentProfileQuotas(
  database: Querier,
  profileIds: readonly number[],
  { since, until }: { since: IsoDate; until: IsoDate },
): Promise<ProfileQuota[]> {
  const { profileId, date, value, version } = quotaValues
  return database
    .selectDistinctOn([date, profileId], { profileId, date, unitValue: value })
    .from(quotaValues)
    .where(and(inArray(profileId, [...profileIds]), gte(date, since), lte(date, until)))
    .orderBy(asc(date), asc(profileId), desc(version))
}

/** Investment profiles, from the calmest to the boldest. */
export async function allInvestmentProfiles(database: Querier): Promise<{ id: number; name: string }[]> {
  const { id, name, riskOrder } = investmentProfiles
  return database.select({ id, name }).from(investmentProfiles).orderBy(asc(riskOrder))
}
