import { sql } from 'drizzle-orm'
import type { NightCheck } from '../night.ts'
import { dayOf, differing, newIds } from './night-rows.ts'

const sharesAddUp: NightCheck = {
  name: 'the shares of a pension are the whole',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'pensions', 'ledger_entries')
    const deaths = await newIds(night, 'pensions', 'deaths')
    if (!isNew && !deaths.isNew) return []
    return [
      ...(await differing(
        night,
        'The parts of a pension are not a hundred points together.',
        sql`select concat('pensions of link ', p.link_id) as about, '100' as expected, sum(p.points) as found
          from pensions p join deaths d on d.id = p.death_id where d.id > ${deaths.after}
          group by p.link_id having sum(p.points) <> 100`,
      )),
      ...(await differing(
        night,
        'A part of a pension is not its points of what the link was worth.',
        sql`select concat('pensions ', p.id, ' of link ', p.link_id) as about, round(held.worth * p.points / left_over.points, 2) as expected,
            p.amount as found
          from pensions p
          join lateral (select min(id) as id, min(date) as date, min(${dayOf(sql`recorded_at`)}) as on_day from ledger_entries
            where cause_kind = 'pension' and cause_id = p.id::text) first on true
          join lateral (select sum(points) as points from pensions o where o.link_id = p.link_id
            and (o.id = p.id or o.opened_at is null or o.opened_at > p.opened_at or (o.opened_at = p.opened_at and o.id > p.id))) left_over on true
          join lateral (select sum(e.quotas * q.value) as worth from ledger_entries e
            join lateral (select value from quota_values where profile_id = e.profile_id
              -- The unit value of a day is published in its course.
              and (date <= first.date or date < first.on_day)
              order by date desc, version desc limit 1) q on true
            where e.link_id = p.link_id and e.id < first.id and e.quotas <> 0) held on true
          where first.id > ${after} and abs(p.amount - held.worth * p.points / left_over.points) > 0.02 + held.worth * 0.0000001`,
      )),
      ...(await differing(
        night,
        'All parts of a pension are opened, and something is left with the link of who died.',
        sql`select concat('pensions of link ', p.link_id) as about, '0' as expected, held.quotas as found
          from (select link_id from pensions group by link_id having count(*) = count(opened_at)
            and max(${dayOf(sql`opened_at`)}) >= ${night.before ?? night.today}::date) p
          join lateral (select sum(quotas) as quotas from ledger_entries where link_id = p.link_id and quotas <> 0) held on held.quotas <> 0`,
      )),
    ]
  },
}

export const pensionChecks = [sharesAddUp]
