import { and, desc, inArray, sql } from 'drizzle-orm'
import { isIndividualAccount } from '#domain/ledger.ts'
import { toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS, quotasOf } from '#domain/quotas.ts'
import type { Querier } from '../database/client.ts'
import { investmentProfiles } from '../database/schema/investment-profiles.ts'
import { quotaValues } from '../database/schema/ledger.ts'
import type { PostedEntry, Posting, PricedPosting } from './posting.ts'
import { PostingRefused } from './posting-refused.ts'

/**
 * Tolerance in reais between an amount and the value of its quotas: a cent for a rounded share, half a cent for the sum that is shared, and
 * the last decimals of the quotas, of which the largest lot of a switch takes those of up to a thousand others.
 */
const ROUNDING = '0.015'
const LAST_DECIMALS = '0.00001'

type PublishedValue = { version: number; value: string }

/** Gives postings their quotas and the version of their published value. `corrected` by id. @throws PostingRefused */
export async function pricePostings(
  database: Querier,
  postings: readonly Posting[],
  corrected: ReadonlyMap<number, PostedEntry>,
): Promise<PricedPosting[]> {
  await holdProfiles(database, postings)
  const published = await publishedValues(database, postings)
  return postings.map((posting) => {
    const original = posting.corrects === undefined ? undefined : corrected.get(posting.corrects)
    if (original) {
      const { quotas, quotaVersion, lotDate } = original
      const opposite = toDecimal(quotas).negated().toFixed(QUOTA_DECIMALS)
      return { ...posting, lotDate, quotas: opposite, quotaVersion }
    }
    return priced(posting, published.get(placeOf(posting)))
  })
}

function priced(posting: Posting, published: PublishedValue | undefined): PricedPosting {
  const { account, amount, unitValue, key, profileId, date } = posting
  const isPublished = published !== undefined && isSame(published.value, unitValue)
  if (!isIndividualAccount(account)) {
    // Costs and insurance are paid on any day; where a value is named, it is a published one like any other.
    if (!isPublished && !toDecimal(unitValue).isZero())
      throw new PostingRefused('unpublished-value', key, `${unitValue} of profile ${profileId} on ${date}`)
    return { ...posting, quotas: '0', quotaVersion: isPublished ? published.version : null }
  }
  if (!isPublished)
    throw new PostingRefused('unpublished-value', key, `${unitValue} of profile ${profileId} on ${date}`)
  const quotas = posting.quotas ?? quotasOf(amount, unitValue).toFixed(QUOTA_DECIMALS)
  const isWorthIt = posting.quotas === undefined || areWorth(quotas, { amount, unitValue })
  if (!isWorthIt || Number(quotas) === 0)
    throw new PostingRefused('quotas-differ', key, `${quotas} quotas are not worth ${amount}`)
  return { ...posting, quotas, quotaVersion: published.version }
}

function isSame(one: string, other: string): boolean {
  return one === other || toDecimal(one).equals(toDecimal(other))
}

function areWorth(quotas: string, { amount, unitValue }: Pick<Posting, 'amount' | 'unitValue'>): boolean {
  const value = toDecimal(unitValue)
  const difference = value.times(quotas).minus(amount).abs()
  return difference.lessThanOrEqualTo(value.times(LAST_DECIMALS).plus(ROUNDING))
}

/** Until the end of the transaction no value of these profiles is corrected: whoever corrects one locks its profile's row. */
async function holdProfiles(database: Querier, postings: readonly Posting[]): Promise<void> {
  await database
    .select({ id: investmentProfiles.id })
    .from(investmentProfiles)
    .where(inArray(investmentProfiles.id, [...new Set(postings.map(({ profileId }) => profileId))]))
    .orderBy(investmentProfiles.id)
    .for('key share')
}

/** The values in force of the profiles and days of postings. */
async function publishedValues(
  database: Querier,
  postings: readonly Posting[],
): Promise<Map<string, PublishedValue>> {
  const { profileId, date, version, value } = quotaValues
  const days = [...new Set(postings.map((posting) => posting.date))]
  const rows = await database
    .selectDistinctOn([profileId, date], { profileId, date, version, value })
    .from(quotaValues)
    .where(
      and(
        inArray(profileId, [...new Set(postings.map((posting) => posting.profileId))]),
        sql`${date} = any(${sql.param(days)}::date[])`,
      ),
    )
    .orderBy(profileId, date, desc(version))
  return new Map(rows.map((row) => [placeOf(row), row]))
}

function placeOf({ profileId, date }: { profileId: number; date: string }): string {
  return `${profileId} ${date}`
}
