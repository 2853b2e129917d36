import { sql } from 'drizzle-orm'
import type { Querier } from '../database/client.ts'
import { lotsBelowZero } from './lots-below-zero.ts'

/** Something that the ledger promises and that does not hold. */
export type BalanceFault = {
  fault:
    | 'below-zero'
    | 'one-sided-switch'
    | 'one-sided-pension'
    | 'one-sided-dates'
    | 'not-the-reverse'
    | 'not-worth-it'
    | 'mixed-line'
  linkId: number
  /** Where: an account with its lot, an entry, or a switch. */
  at: string
}

/**
 * Proves the promises of the ledger over all of it; empty when everything holds. No lot of an account holds less than nothing on any day,
 * so neither accounts nor links do: every entry names its lot, and a link's sum is the sum of its lots. A switch takes from every lot of an
 * account what it gives back to it, to the cent; a pension gives to the beneficiary what it takes, and other dates leave an account its
 * money. A reversal is the exact opposite of its entry. Quotas are worth their amount, within the rounding of a share and of the sum that
 * is shared. Lines are of one movement.
 */
export async function proveBalances(database: Querier): Promise<BalanceFault[]> {
  const { rows } = await database.execute<BalanceFault>(sql`
    select 'one-sided-switch' as fault, link_id as "linkId", concat_ws(' ', cause_id, account, lot_date) as at
    from ledger_entries where type in ('switch-out', 'switch-in')
    group by link_id, cause_kind, cause_id, account, lot_date having sum(amount) <> 0
    union all
    select 'one-sided-pension', min(link_id), concat_ws(' ', cause_id, account, lot_date)
    from ledger_entries where type in ('pension-out', 'pension-in')
    group by cause_kind, cause_id, account, profile_id, lot_date having sum(amount) <> 0 or sum(quotas) <> 0
    union all
    select 'one-sided-dates', link_id, concat_ws(' ', cause_id, account, profile_id)
    from ledger_entries where type in ('redated-out', 'redated-in')
    group by link_id, cause_kind, cause_id, account, profile_id having sum(amount) <> 0 or sum(quotas) <> 0
    union all
    select 'not-the-reverse', reversal.link_id, reversal.id::text
    from ledger_entries reversal join ledger_entries original on original.id = reversal.corrects_entry_id
    where (original.link_id, original.type, original.account, original.profile_id, original.lot_date, original.unit_value,
        -original.amount, -original.quotas)
      is distinct from (reversal.link_id, reversal.type, reversal.account, reversal.profile_id, reversal.lot_date,
        reversal.unit_value, reversal.amount, reversal.quotas)
    union all
    select 'not-worth-it', link_id, id::text
    from ledger_entries where quotas <> 0 and abs(quotas * unit_value - amount) > 0.015 + 0.00001 * unit_value
    union all
    select 'mixed-line', min(link_id), concat_ws(' ', cause_kind, cause_id, line)
    from ledger_entries group by cause_kind, cause_id, line
    having count(distinct (link_id, account, profile_id, type)) > 1
    limit 1000`)
  const short = await lotsBelowZero(database)
  return [
    ...short.map(({ linkId, account, profileId, lotDate, date }) => ({
      fault: 'below-zero' as const,
      linkId,
      at: `${account} ${profileId} ${lotDate} on ${date}`,
    })),
    ...rows,
  ]
}
