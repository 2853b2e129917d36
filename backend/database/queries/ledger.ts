import { and, asc, desc, eq, gt, inArray, lte, max, notInArray, sql, sum } from 'drizzle-orm'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { EntryType, LedgerEntry } from '#domain/ledger.ts'
import { INFLOW_TYPES, isIndividualAccount, LEDGER_ACCOUNTS, OUTFLOW_TYPES } from '#domain/ledger.ts'
import type { Querier } from '../client.ts'
import { ledgerEntries, quotaValues } from '../schema/ledger.ts'

const COLLECTIVE = LEDGER_ACCOUNTS.filter((account) => !isIndividualAccount(account))
const CONTRIBUTIONS = ['CB', 'CS', 'CV', 'CP'] as const

/** Everything that a link ever moved up to a day, added up by type and account: the database adds exactly. */
export async function movementsOf(database: Querier, linkId: number, until: IsoDate): Promise<LedgerEntry[]> {
  const { date, type, account, amount, quotas } = ledgerEntries
  const rows = await database
    .select({ type, account, amount: sum(amount), quotas: sum(quotas) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), lte(date, until)))
    .groupBy(type, account)
  return rows.map(entryOf)
}

function entryOf(row: {
  type: string
  account: string
  amount: string | null
  quotas: string | null
}): LedgerEntry {
  const account = LEDGER_ACCOUNTS.find((known) => known === row.account)
  const type = [...INFLOW_TYPES, ...OUTFLOW_TYPES].find((known) => known === row.type)
  if (!account || !type) throw new Error(`unknown lot: ${row.type} in ${row.account}`)
  return { type, account, amount: row.amount ?? '0', quotas: row.quotas ?? '0' }
}

/** What one date moved in the individual accounts: quotas in or out, and reais that came in; decimal texts. */
export type DayMovement = { date: IsoDate; quotas: string; contributed: string }

/** Movements of the individual accounts after a day and up to another, by date, oldest first. */
export async function movementsByDate(
  database: Querier,
  linkId: number,
  { after, until }: { after: IsoDate; until: IsoDate },
): Promise<DayMovement[]> {
  const { date, type, account, amount, quotas } = ledgerEntries
  const isInflow = inArray(type, [...INFLOW_TYPES])
  return database
    .select({
      date,
      quotas: sql<string>`sum(${quotas})`,
      contributed: sql<string>`coalesce(sum(${amount}) filter (where ${isInflow}), 0)`,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.linkId, linkId),
        gt(date, after),
        lte(date, until),
        notInArray(account, COLLECTIVE),
      ),
    )
    .groupBy(date)
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

/** Whether a link holds voluntary or ported money. */
export async function holdsFreeMoney(database: Querier, linkId: number): Promise<boolean> {
  const free = LEDGER_ACCOUNTS.filter(
    (account) => account === 'participant-voluntary' || account.startsWith('ported-'),
  )
  const [row] = await database
    .select({ isThere: sql<boolean>`coalesce(sum(${ledgerEntries.quotas}), 0) > 0` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), inArray(ledgerEntries.account, free)))
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
