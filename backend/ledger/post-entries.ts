import { and, asc, eq, sql } from 'drizzle-orm'
import { sumReais, toDecimal } from '#domain/money.ts'
import type { Transaction } from '../database/client.ts'
import { lockLinks } from '../database/locks.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import { type AuditedWork, auditAll } from '../security/audit.ts'
import {
  checkPosting,
  refuseOneSidedDates,
  refuseOneSidedPensions,
  refuseOneSidedSwitches,
} from './check-posting.ts'
import { lotsBelowZero } from './lots-below-zero.ts'
import { postedBefore } from './posted-before.ts'
import type { PostedEntry, Posting, PostingCause } from './posting.ts'
import { PostingRefused } from './posting-refused.ts'
import { pricePostings } from './price-postings.ts'
import { type LotPosting, splitIntoLots } from './split-into-lots.ts'

export type { PostedEntry, Posting, PostingCause } from './posting.ts'

/** Rows of one statement. */
const BATCH = 5_000

/**
 * Posts movements to the ledger: the only way in. Locks the links until the commit; a caller that decides by a balance has locked them
 * before. Either all postings are taken or none. A posting that was posted before under the same cause and key posts nothing again.
 * Thousands of postings cost a few statements. Writes one audit row a link.
 * @returns the entries of every posting, in the order of the postings; one that takes the oldest lots has an entry for each.
 * @throws PostingRefused where a posting does not fit: its account, its lot, the value published for its day, what the account
 * holds, or what was posted under its key before
 */
export async function postEntries(
  work: AuditedWork,
  cause: PostingCause,
  postings: readonly Posting[],
): Promise<PostedEntry[]> {
  if (postings.length === 0) return []
  const { database } = work
  for (const posting of postings) checkPosting(posting)
  refuseRepeatedKeys(postings)
  const links = await lockLinks(
    database,
    postings.map(({ linkId }) => linkId),
  )
  const lost = postings.find(({ linkId }) => !links.has(linkId))
  if (lost) throw new PostingRefused('unknown-link', lost.key, `there is no link ${lost.linkId}`)
  const before = await postedBefore(database, cause, postings)
  const fresh = postings.filter(({ key }) => !before.has(key))
  const corrected = await correctedEntries(database, fresh)
  const rows = await splitIntoLots(database, await pricePostings(database, fresh, corrected))
  refuseOneSidedSwitches(rows)
  refuseOneSidedPensions(rows)
  refuseOneSidedDates(rows)
  const posted = await insertRows(work, cause, rows)
  await refuseBelowZero(database, rows)
  await auditAll(work, auditInputs(cause, rows, links))
  const byKey = Map.groupBy(posted, ({ key }) => key.split('/')[0] ?? key)
  return postings.flatMap(({ key }) => before.get(key) ?? byKey.get(key) ?? [])
}

function refuseRepeatedKeys(postings: readonly Posting[]): void {
  const seen = new Set<string>()
  for (const { key } of postings) {
    if (seen.has(key)) throw new PostingRefused('wrong-key', key, 'told twice')
    seen.add(key)
  }
}

/** The entries that postings reverse, by id, each judged against its reversal. */
async function correctedEntries(
  database: Transaction,
  postings: readonly Posting[],
): Promise<Map<number, PostedEntry>> {
  const reversals = postings.flatMap((posting) =>
    posting.corrects === undefined ? [] : [{ posting, id: posting.corrects }],
  )
  if (reversals.length === 0) return new Map()
  const rows = await database
    .select()
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.id} = any(${sql.param(reversals.map(({ id }) => id))}::bigint[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { posting, id } of reversals) {
    const original = byId.get(id)
    if (!original || !reverses(posting, original))
      throw new PostingRefused('not-the-reverse', posting.key, `of entry ${id}`)
  }
  return byId
}

function reverses(posting: Posting, original: PostedEntry): boolean {
  const { linkId, type, account, profileId, date, amount, unitValue, quotas, lotDate } = posting
  return (
    linkId === original.linkId &&
    type === original.type &&
    account === original.account &&
    profileId === original.profileId &&
    date === original.date &&
    (lotDate === undefined || lotDate === original.lotDate) &&
    toDecimal(amount).equals(-original.amount) &&
    toDecimal(unitValue).equals(original.unitValue) &&
    (quotas === undefined || toDecimal(quotas).equals(toDecimal(original.quotas).negated()))
  )
}

async function insertRows(
  { database, now }: AuditedWork,
  { kind, id: causeId }: PostingCause,
  rows: readonly LotPosting[],
): Promise<PostedEntry[]> {
  const posted: PostedEntry[] = []
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    // One parameter for all of them.
    await database.execute(sql`
      insert into ${ledgerEntries} (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version,
        quotas, cause_kind, cause_id, key, line, corrects_entry_id, recorded_at)
      select "linkId", date, "lotDate", competence, type, account, "profileId", amount, "unitValue", "quotaVersion",
        quotas, ${kind}, ${causeId}, key, line, corrects, ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(batch)}) as posting(
        "linkId" int, date date, "lotDate" date, competence text, type text, account text, "profileId" int, amount numeric,
        "unitValue" numeric, "quotaVersion" smallint, quotas numeric, key text, line text, corrects bigint)`)
    posted.push(
      ...(await database
        .select()
        .from(ledgerEntries)
        .where(
          and(
            eq(ledgerEntries.causeKind, kind),
            eq(ledgerEntries.causeId, causeId),
            sql`${ledgerEntries.key} = any(${sql.param(batch.map(({ key }) => key))}::text[])`,
          ),
        )
        .orderBy(asc(ledgerEntries.id))),
    )
  }
  return posted
}

/** Nothing can be taken that is not there: no lot of an account may hold less than nothing on any day after all postings. */
async function refuseBelowZero(database: Transaction, rows: readonly LotPosting[]): Promise<void> {
  const taking = rows.filter(({ quotas }) => toDecimal(quotas).isNegative())
  if (taking.length === 0) return
  const [short] = await lotsBelowZero(
    database,
    taking.map(({ linkId }) => linkId),
  )
  if (!short) return
  const culprit = taking.find(
    (row) => row.linkId === short.linkId && row.account === short.account && row.lotDate === short.lotDate,
  )
  throw new PostingRefused(
    'below-zero',
    culprit?.key ?? null,
    `lot ${short.lotDate} of ${short.account} of link ${short.linkId} in profile ${short.profileId} on ${short.date}`,
  )
}

function auditInputs(
  { kind, id }: PostingCause,
  rows: readonly LotPosting[],
  links: ReadonlyMap<number, { personId: number }>,
) {
  return [...Map.groupBy(rows, ({ linkId }) => linkId)].map(([linkId, ofLink]) => ({
    subjectId: links.get(linkId)?.personId ?? null,
    action: 'ledger.posted' as const,
    entityId: linkId,
    after: {
      cause: `${kind} ${id}`,
      entries: ofLink.length,
      amounts: Object.fromEntries(
        [...Map.groupBy(ofLink, ({ type }) => type)].map(([type, ofType]) => [
          type,
          sumReais(ofType.map(({ amount }) => amount)),
        ]),
      ),
    },
  }))
}
