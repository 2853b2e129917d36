import { isIndividualAccount, isInflow, isOutflow } from '#domain/ledger.ts'
import { toDecimal } from '#domain/money.ts'
import type { EvolutionPoint } from './evolution.ts'
import { evolutionOf } from './evolution.ts'
import type { ProfileQuota, StatementEntry } from './statement-entry.ts'

/**
 * Contributions against return at every quota date from the first movement on. Quotas held in a profile are valued at that
 * profile's newest unit value of the day; what was switched between profiles neither came in nor left.
 */
export function contributionsAgainstReturn(
  entries: readonly StatementEntry[],
  quotas: readonly ProfileQuota[],
): EvolutionPoint[] {
  return evolutionOf(
    entries
      .filter(({ account }) => isIndividualAccount(account))
      .map((entry) => ({
        date: entry.creditedOn,
        profileId: entry.profileId,
        quotas: entry.quotas,
        contributed: isInflow(entry.type) ? entry.amount : 0,
        withdrawn: isOutflow(entry.type) ? toDecimal(entry.amount).negated() : 0,
      })),
    quotas,
  )
}
