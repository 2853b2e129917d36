import { toDecimal } from '#domain/money.ts'
import type { PostedEntry, Posting } from './posting.ts'

/**
 * The posting that reverses an entry: the same money back, in the same lot, at the value that was used. A correction posts it together
 * with what is right, in one call. Of a movement that took several lots every entry is reversed.
 */
export function reversalOf(entry: PostedEntry, key: string): Posting {
  const { linkId, type, account, profileId, date, lotDate, competence, unitValue } = entry
  return {
    linkId,
    type,
    account,
    profileId,
    date,
    lotDate,
    competence,
    unitValue,
    amount: toDecimal(entry.amount).negated().toFixed(2),
    quotas: toDecimal(entry.quotas).negated().toFixed(8),
    key,
    corrects: entry.id,
  }
}
