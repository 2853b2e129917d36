import { and, asc, desc, eq, inArray, lte, max, notInArray, type SQL, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { EntryType, LedgerEntry } from '#domain/ledger.ts'
import { INFLOW_TYPES, isIndividualAccount, LEDGER_ACCOUNTS, OUTFLOW_TYPES } from '#domain/ledger.ts'
import type { DayMovement } from '#domain/statement/evolution.ts'
import type { Querier } from '../client.ts'
import { ledgerEntries, quotaValues } from '../schema/ledger.ts'

const CONTRIBUTIONS = ['CB', 'CS', 'CV', 'CP'] as const
const COLLECTIVE = LEDGER_ACCOUNTS.filter((account) => !isIndividualAccount(account))

/** Entries of one profile, type and account added up. */
export type ProfileMovement = LedgerEntry & { profileId: number }

/** Everything that a link ever moved up to a day, added up by profile, type and account: the database adds exactly. */
export async function movementsOf(
  database: Querier,
  linkId: number,
  until: IsoDate,
): Promise<ProfileMovement[]> {
  const { date, profileId, type, account, amount, quotas } = ledgerEntries
  return database
    .select({
      profileId,
      type,
      account,
      amount: sql<string>`sum(${amount})`,
      quotas: sql<string>`sum(${quotas})`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), lte(date, until)))
    .groupBy(profileId, type, account)
}

/** Movements of the individual accounts up to a day, by date and profile, oldest first; decimal texts. */
export async function movementsByDate(
  database: Querier,
  linkId: number,
  until: IsoDate,
): Promise<DayMovement[]> {
  const { date, profileId, type, account, amount, quotas } = ledgerEntries
  const sumOf = (types: readonly EntryType[]) =>
    sql<string>`coalesce(sum(${amount}) filter (where ${inArray(type, [...types])}), 0)`
  return database
    .select({
      date,
      profileId,
      quotas: sql<string>`sum(${quotas})`,
      contributed: sumOf(INFLOW_TYPES),
      withdrawn: sql<string>`-${sumOf(OUTFLOW_TYPES)}`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), lte(date, until), notInArray(account, COLLECTIVE)))
    .groupBy(date, profileId)
    .orderBy(asc(date))
}

/** Movement of a kind in its newest month, reais; several dates of a month are told by the last one. */
export type NewestMovement = { competence: Competence; date: IsoDate; type: EntryType; amount: number }

/** The contributions of the newest month that has any, by type. */
export function newestContributions(database: Querier, linkId: number, until: IsoDate) {
  return newestOf(database, linkId, until, CONTRIBUTIONS)
}

/** The incomes of the newest month that has any. */
export function newestIncomes(database: Querier, linkId: number, until: IsoDate) {
  return newestOf(database, linkId, until, ['income'])
}

async function newestOf(
  database: Querier,
  linkId: number,
  until: IsoDate,
  types: readonly EntryType[],
): Promise<NewestMovement[]> {
  const { date, competence, type, amount } = ledgerEntries
  const ofTypes = and(eq(ledgerEntries.linkId, linkId), lte(date, until), inArray(type, [...types]))
  const newest = database
    .select({ competence: max(competence) })
    .from(ledgerEntries)
    .where(ofTypes)
  const rows = await database
    .select({ competence, date: max(date), type, amount: sum(amount) })
    .from(ledgerEntries)
    .where(and(ofTypes, eq(competence, newest)))
    .groupBy(competence, type)
  return rows.map((row) => ({
    competence: row.competence,
    date: row.date ?? '',
    type: row.type,
    amount: Number(row.amount),
  }))
}

/** Accounts of money that its holder may take before leaving the sponsor. */
const FREE_ACCOUNTS = LEDGER_ACCOUNTS.filter(
  (account) => account === 'participant-voluntary' || account.startsWith('ported-'),
)

/** Whether a link holds voluntary or ported money; as part of a query that reads many. */
export function holdsFreeMoneyOf(linkId: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`(select coalesce(sum(${ledgerEntries.quotas}), 0) > 0 from ${ledgerEntries}
    where ${ledgerEntries.linkId} = ${linkId} and ${inArray(ledgerEntries.account, FREE_ACCOUNTS)})`
}

/** Whether a link holds voluntary or ported money. */
export async function holdsFreeMoney(database: Querier, linkId: number): Promise<boolean> {
  const [row] = await database
    .select({ isThere: sql<boolean>`coalesce(sum(${ledgerEntries.quotas}), 0) > 0` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), inArray(ledgerEntries.account, FREE_ACCOUNTS)))
  return row?.isThere ?? false
}

/** Value of a quota at a date, eight decimals as text. */
export type QuotaValue = { date: IsoDate; value: string }

/** The newest quotas of a profile up to a day, oldest first; of each date the version in force. */
export async function quotasUntil(
  database: Querier,
  profileId: number,
  { until, count }: { until: IsoDate; count: number },
): Promise<QuotaValue[]> {
  const rows = await database
    .selectDistinctOn([quotaValues.date], { date: quotaValues.date, value: quotaValues.value })
    .from(quotaValues)
    .where(and(eq(quotaValues.profileId, profileId), lte(quotaValues.date, until)))
    .orderBy(desc(quotaValues.date), desc(quotaValues.version))
    .limit(count)
  return rows.toReversed()
}

/** The newest value of each profile up to a day, in force by then; a profile without any is left out. */
export async function newestQuotas(
  database: Querier,
  profileIds: readonly number[],
  until: IsoDate,
): Promise<Map<number, QuotaValue>> {
  const { profileId, date, value, version } = quotaValues
  const rows = await database
    .selectDistinctOn([profileId], { profileId, date, value })
    .from(quotaValues)
    .where(and(inArray(profileId, [...profileIds]), lte(date, until)))
    .orderBy(profileId, desc(date), desc(version))
  return new Map(rows.map((row) => [row.profileId, { date: row.date, value: row.value }]))
}

/** Value of the newest quota of a profile up to a day, as a column of a query; null where there is none. */
export function newestQuotaOf(database: Querier, profileId: AnyPgColumn, day: IsoDate): SQL<string | null> {
  const newest = database
    .select({ value: quotaValues.value })
    .from(quotaValues)
    .where(and(eq(quotaValues.profileId, profileId), lte(quotaValues.date, day)))
    .orderBy(desc(quotaValues.date), desc(quotaValues.version))
    .limit(1)
  return sql<string | null>`(${newest})`
}
