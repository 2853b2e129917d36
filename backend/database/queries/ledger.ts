import { and, asc, desc, eq, inArray, lte, sql, sum } from 'drizzle-orm'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount, LedgerEntry } from '#domain/ledger.ts'
import { INFLOW_TYPES, LEDGER_ACCOUNTS, OUTFLOW_TYPES } from '#domain/ledger.ts'
import type { Querier } from '../client.ts'
import { investmentProfiles, ledgerEntries, quotaValues } from '../schema/ledger.ts'

/** Lots of one date, type and account added up: the database adds exactly, and a page needs no more detail. */
export type LotSum = { date: IsoDate; competence: Competence; entry: LedgerEntry & { account: LedgerAccount } }

/** Every movement of a link up to a day, oldest first. */
export async function lotsOf(database: Querier, linkId: number, until: IsoDate): Promise<LotSum[]> {
  const { date, competence, type, account, amount, quotas } = ledgerEntries
  const rows = await database
    .select({ date, competence, type, account, amount: sum(amount), quotas: sum(quotas) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), lte(date, until)))
    .groupBy(date, competence, type, account)
    .orderBy(asc(date), asc(type))
  return rows.map((row) => ({ date: row.date, competence: row.competence, entry: entryOf(row) }))
}

function entryOf(row: {
  type: string
  account: string
  amount: string | null
  quotas: string | null
}): LotSum['entry'] {
  const account = LEDGER_ACCOUNTS.find((known) => known === row.account)
  const type = [...INFLOW_TYPES, ...OUTFLOW_TYPES].find((known) => known === row.type)
  if (!account || !type) throw new Error(`unknown lot: ${row.type} in ${row.account}`)
  return { type, account, amount: row.amount ?? '0', quotas: row.quotas ?? '0' } as LotSum['entry']
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

/** Name of an investment profile. */
export async function profileName(database: Querier, profileId: number): Promise<string> {
  const [row] = await database
    .select({ name: investmentProfiles.name })
    .from(investmentProfiles)
    .where(eq(investmentProfiles.id, profileId))
  return row?.name ?? ''
}
