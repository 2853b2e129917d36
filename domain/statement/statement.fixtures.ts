import { competenceOf } from '#domain/calendar.ts'
import type { ContributionType } from '#domain/ledger.ts'
import { accountOf } from '#domain/ledger.ts'
import { quotasOf } from '#domain/quotas.ts'
import type { StatementEntry } from './statement-entry.ts'

let nextId = 0
/** A contribution, credited in profile 1. */
export function entry(
  creditedOn: string,
  type: ContributionType,
  amount: number,
  unitValue: number | string,
): StatementEntry {
  nextId += 1
  return {
    id: nextId,
    creditedOn,
    competence: competenceOf(creditedOn),
    type,
    account: accountOf({ type, amount, quotas: 0 }),
    profileId: 1,
    amount,
    unitValue,
    quotas: type === 'CA' || type === 'CR' ? 0 : quotasOf(amount, unitValue),
  }
}
/** Quotas of three months. */
export const months = [
  ['2026-06-10', '2.10430000'],
  ['2026-07-10', '2.11800000'],
  ['2026-08-10', '2.12650000'],
] as const
/** Credits of three months of contributions at 6% and 5% of 10,000. */
export const entries = months.flatMap(([date, unitValue]) => [
  entry(date, 'CB', 201.58, unitValue),
  entry(date, 'CP', 201.58, unitValue),
  entry(date, 'CS', 541.65, unitValue),
  entry(date, 'CA', 4.03, unitValue),
])
