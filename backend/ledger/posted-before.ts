import { and, asc, eq, sql } from 'drizzle-orm'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { Querier } from '../database/client.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import type { PostedEntry, Posting, PostingCause } from './posting.ts'
import { PostingRefused } from './posting-refused.ts'
import { takesOldest } from './split-into-lots.ts'

/**
 * The entries of postings that were posted before under the same cause and key, by key. Ask with the links locked.
 * @throws PostingRefused when a key stands for something else there
 */
export async function postedBefore(
  database: Querier,
  { kind, id }: PostingCause,
  postings: readonly Posting[],
): Promise<Map<string, PostedEntry[]>> {
  const ofCause = and(eq(ledgerEntries.causeKind, kind), eq(ledgerEntries.causeId, id))
  const keys = postings.map(({ key }) => key)
  const first = await database
    .select()
    .from(ledgerEntries)
    .where(and(ofCause, sql`${ledgerEntries.key} = any(${sql.param(keys)}::text[])`))
  const found = new Map(first.map((entry) => [entry.key, [entry]]))
  const lines = postings.filter((posting) => takesOldest(posting) && found.has(posting.key)).map(lineOf)
  if (lines.length > 0) {
    const parts = await database
      .select()
      .from(ledgerEntries)
      .where(and(ofCause, sql`${ledgerEntries.line} = any(${sql.param(lines)}::text[])`))
      .orderBy(asc(ledgerEntries.id))
    for (const part of parts) {
      const [key] = part.key.split('/')
      if (key !== undefined && key !== part.key) found.get(key)?.push(part)
    }
  }
  for (const posting of postings) {
    const entries = found.get(posting.key)
    if (entries && !isSame(posting, entries))
      throw new PostingRefused('other-content', posting.key, 'stands for something else already')
  }
  return found
}

function lineOf({ key, line = key }: Posting): string {
  return line
}

function isSame(posting: Posting, entries: readonly PostedEntry[]): boolean {
  const { linkId, type, account, profileId, date, competence, unitValue, amount, quotas, lotDate } = posting
  const sumOf = (read: (entry: PostedEntry) => number | string) =>
    entries.reduce<Decimal>((sum, entry) => sum.plus(read(entry)), new Decimal(0))
  return (
    entries.every(
      (entry) =>
        entry.linkId === linkId &&
        entry.type === type &&
        entry.account === account &&
        entry.profileId === profileId &&
        entry.date === date &&
        entry.competence === competence &&
        entry.line === lineOf(posting) &&
        entry.correctsEntryId === (posting.corrects ?? null) &&
        toDecimal(entry.unitValue).equals(unitValue) &&
        (lotDate === undefined || entry.lotDate === lotDate),
    ) &&
    sumOf((entry) => entry.amount).equals(amount) &&
    (quotas === undefined || sumOf((entry) => entry.quotas).equals(quotas))
  )
}
