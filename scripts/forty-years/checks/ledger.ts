import { sql } from 'drizzle-orm'
import type { NightCheck } from '../night.ts'
import { dayOf, differing, newIds } from './night-rows.ts'

/** Reais of an entry against its quotas: what rounding a share of a sum may leave. */
const quotasAreWorth: NightCheck = {
  name: 'quotas are worth their reais',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'worth', 'ledger_entries', { fromTheStart: true })
    if (!isNew) return []
    return [
      ...(await differing(
        night,
        'An entry of the ledger is not worth its quotas at the value of its day.',
        sql`select concat('ledger_entries ', id, ', link ', link_id) as about, round(quotas * unit_value, 2) as expected, amount as found
          from ledger_entries
          where id > ${after} and quotas <> 0 and abs(quotas * unit_value - amount) > 0.015 + 0.00001 * unit_value`,
      )),
      ...(await differing(
        night,
        'Money that came in bought other quotas than amount / unit value, half-up to eight decimals.',
        sql`select concat('ledger_entries ', id, ', link ', link_id) as about, round(amount / unit_value, 8) as expected, quotas as found
          from ledger_entries
          where id > ${after} and cause_kind in ('import', 'contribution-payment') and quotas <> 0
            and corrects_entry_id is null and quotas <> round(amount / unit_value, 8)`,
      )),
    ]
  },
}

/**
 * Which published value priced an entry. Only values that were there the night before are asked about: of those of the day itself nobody can say
 * whether they came before the entry or after it.
 */
const pricedByItsDay: NightCheck = {
  name: 'entries are priced by the quota of their day',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'priced', 'ledger_entries')
    const { after: known } = await newIds(night, 'priced', 'quota_values')
    if (!isNew) return []
    return [
      ...(await differing(
        night,
        'Money left by another quota than the newest one of the day on which it left.',
        sql`select distinct concat('ledger_entries of ', e.cause_kind, ' ', e.cause_id, ', link ', e.link_id) as about,
            max(q.date) as expected, e.date as found
          from ledger_entries e join quota_values q on q.profile_id = e.profile_id
          where e.id > ${after} and q.id <= ${known} and e.corrects_entry_id is null and e.quotas < 0
            and e.cause_kind in ('benefit-payment', 'request') and e.type in ('income', 'cash-withdrawal', 'redemption', 'forfeited')
            and q.date <= ${dayOf(sql`e.recorded_at`)}
          group by e.cause_kind, e.cause_id, e.link_id, e.profile_id, e.date having max(q.date) > e.date
            or e.date > max(${dayOf(sql`e.recorded_at`)})`,
      )),
      ...(await differing(
        night,
        'A paid contribution was credited by another quota than the first one from its credit day on.',
        sql`select concat('contribution_payments ', p.id, ', link ', p.link_id) as about, min(q.date) as expected, e.date as found
          from ledger_entries e
          join contribution_payments p on e.cause_kind = 'contribution-payment' and e.cause_id = p.id::text
          join quota_values q on q.profile_id = e.profile_id
          where e.id > ${after} and q.id <= ${known} and e.quotas <> 0 and q.date >= p.credit_on
          group by p.id, p.link_id, e.date having min(q.date) < e.date or e.date < min(p.credit_on)`,
      )),
      ...(await differing(
        night,
        'An entry was priced by a version of a quota that had been corrected before.',
        sql`select concat('ledger_entries ', e.id, ', link ', e.link_id) as about, max(q.version) as expected, e.quota_version as found
          from ledger_entries e
          join quota_values q on q.profile_id = e.profile_id and q.date = e.date
          where e.id > ${after} and q.id <= ${known} and e.corrects_entry_id is null and e.quota_version is not null
          group by e.id, e.link_id, e.quota_version having max(q.version) > e.quota_version`,
      )),
    ]
  },
}

/** The ledger counts with the unit values that were told. */
const quotasAsPublished: NightCheck = {
  name: 'quotas are what was published',
  often: 'month-end',
  check: (night) =>
    differing(
      night,
      'A published unit value is another one in the database.',
      sql`select concat('quota_values of profile ', told."profileId", ' on ', told.day) as about, told.value as expected, q.value as found
        from json_to_recordset(${JSON.stringify(night.told.quotas)}::json) as told("profileId" int, day date, value numeric)
        left join lateral (select value from quota_values
          where profile_id = told."profileId" and date = told.day order by version desc limit 1) q on true
        where q.value is distinct from told.value`,
    ),
}

const lotsHold: NightCheck = {
  name: 'lots hold what is left of them',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'lots', 'ledger_entries')
    if (!isNew) return []
    return [
      ...(await differing(
        night,
        'More left a lot than was in it.',
        sql`select concat_ws(' ', 'link', link_id, account, 'profile', profile_id, 'lot', lot_date) as about, '0 or more' as expected,
            sum(quotas) as found
          from ledger_entries join (select distinct link_id, account, profile_id, lot_date from ledger_entries
            where id > ${after} and quotas < 0) taken using (link_id, account, profile_id, lot_date)
          group by link_id, account, profile_id, lot_date having sum(quotas) < 0`,
      )),
      ...(await differing(
        night,
        'What left one profile or person is not what came to the other.',
        sql`select concat_ws(' ', cause_kind, cause_id, account, 'lot', lot_date) as about, '0' as expected, sum(amount) as found
          from ledger_entries where id > ${after} and type in ('switch-out', 'switch-in', 'pension-out', 'pension-in')
          group by cause_kind, cause_id, account, lot_date having sum(amount) <> 0`,
      )),
      ...(await differing(
        night,
        'Other dates of accumulation made money more or less.',
        sql`select concat_ws(' ', cause_kind, cause_id, account, 'profile', profile_id) as about, '0' as expected, sum(quotas) as found
          from ledger_entries where id > ${after} and type in ('redated-out', 'redated-in')
          group by cause_kind, cause_id, account, profile_id having sum(quotas) <> 0`,
      )),
    ]
  },
}

/** The oldest lots of an account leave first (*PEPS*): none older than one that was taken is still there. */
const oldestFirst: NightCheck = {
  name: 'the oldest lots leave first',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'oldest', 'ledger_entries')
    if (!isNew) return []
    return differing(
      night,
      'A lot was taken from while an older one of the same account was left.',
      sql`select concat_ws(' ', taken.cause_kind, taken.cause_id, 'link', taken.link_id, taken.account) as about,
          older.lot_date as expected, taken.lot_date as found
        from (
          select cause_kind, cause_id, link_id, account, profile_id, max(lot_date) as lot_date from ledger_entries
          where id > ${after} and quotas < 0 and corrects_entry_id is null and cause_kind = 'benefit-payment'
          group by 1, 2, 3, 4, 5
        ) taken
        join lateral (
          select lot_date from ledger_entries e
          where e.link_id = taken.link_id and e.account = taken.account and e.profile_id = taken.profile_id
            and e.lot_date < taken.lot_date
          group by lot_date having sum(quotas) > 0 order by lot_date limit 1
        ) older on true`,
    )
  },
}

export const ledgerChecks = [quotasAreWorth, pricedByItsDay, quotasAsPublished, lotsHold, oldestFirst]
