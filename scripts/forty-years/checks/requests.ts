import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { dayOf, differing, firstNight, newIds, rowsOf } from './night-rows.ts'
import { plusWorkdays, workdaysFrom } from './plain-days.ts'

type Step = { from: number | null; to: number; on: string }

type Running = {
  id: number
  protocol: string
  filedOn: string
  businessDays: number
  dueOn: string | null
  steps: Step[]
}

/** The last day of a request is so many business days after its filing, and as many later as it waited for its participant. */
const promises: NightCheck = {
  name: 'the promise of a request counts business days',
  often: 'nightly',
  check: async (night) => {
    const since = `${night.before ?? night.today}T00:00:00-03:00`
    const running = await rowsOf<Running>(
      night,
      sql`select r.id, r.protocol, ${dayOf(sql`r.filed_at`)}::text as "filedOn", r.sla_business_days::int as "businessDays", r.due_on::text as "dueOn",
          (select json_agg(json_build_object('from', e.from_status, 'to', e.to_status, 'on', ${dayOf(sql`e.at`)}) order by e.id)
            from request_events e where e.request_id = r.id) as steps
        from requests r where r.updated_at >= ${since}::timestamptz and r.sla_business_days > 0`,
    )
    return running.flatMap((request) => [...promiseFaults(request), ...toldOtherwise(request, night)])
  },
}

function promiseFaults({ protocol, filedOn, businessDays, dueOn, steps }: Running): Finding[] {
  let expected = plusWorkdays(filedOn, businessDays)
  let pausedOn: string | null = null
  for (const { from, to, on } of steps ?? []) {
    if (pausedOn !== null && to !== 3) {
      if (to === 1 || to === 2 || to === 4) expected = plusWorkdays(expected, workdaysFrom(pausedOn, on))
      pausedOn = null
    }
    if (from !== null && to === 3 && from !== 3) pausedOn = on
  }
  if (dueOn === expected) return []
  return [
    {
      meaning: 'The last day of a request is not so many business days after its filing and its pauses.',
      rows: [`requests ${protocol}`],
      expected,
      found: dueOn ?? 'none',
    },
  ]
}

function toldOtherwise({ protocol, filedOn, businessDays }: Running, { told }: Night): Finding[] {
  const promised = told.requests.find((request) => request.protocol === protocol)?.promisedFor
  const expected = plusWorkdays(filedOn, businessDays)
  if (promised === undefined || promised === null || promised === expected) return []
  const meaning = 'The answer to a filing promised another day than its term.'
  return [{ meaning, rows: [`requests ${protocol}`], expected, found: promised }]
}

const histories: NightCheck = {
  name: 'requests stand where their history says',
  often: 'nightly',
  check: async (night) => {
    const since = `${night.before ?? night.today}T00:00:00-03:00`
    return [
      ...(await differing(
        night,
        'A request stands elsewhere than its last step led.',
        sql`select concat('requests ', r.protocol) as about, last.to_status as expected, r.status as found
          from requests r join lateral (select to_status from request_events where request_id = r.id order by id desc limit 1) last on true
          where r.updated_at >= ${since}::timestamptz and last.to_status <> r.status`,
      )),
      ...(await differing(
        night,
        'A step of a request does not begin where the one before it ended.',
        sql`select concat('requests ', r.protocol, ', request_events ', e.id) as about, e.before as expected, e.from_status as found
          from requests r join lateral (select id, from_status, lag(to_status) over (order by id) as before
            from request_events where request_id = r.id) e on true
          where r.updated_at >= ${since}::timestamptz and e.before is not null and e.before is distinct from e.from_status`,
      )),
      ...(await differing(
        night,
        'A request is complete, and something that it promised is not settled.',
        sql`select concat('requests ', r.protocol, ', settlement ', s.number) as about, 'settled' as expected, coalesce(s.failure, 'waits') as found
          from requests r join settlements s on s.request_id = r.id
          where r.updated_at >= ${since}::timestamptz and r.status = 8 and s.settled_at is null`,
      )),
      ...(await differing(
        night,
        'A request is open long after its last day, and waits for nobody.',
        sql`select concat('requests ', r.protocol) as about, r.due_on as expected, 'open' as found from requests r
          where r.status in (1, 2) and greatest(r.due_on, r.cancellable_until) = ${night.today}::date - 60 and ${dayOf(sql`r.filed_at`)} > ${firstNight(night)}::date
            and not exists (select from request_events e
            where e.request_id = r.id and e.at > ${`${night.today}T00:00:00-03:00`}::timestamptz - interval '60 days')`,
      )),
      ...(await differing(
        night,
        'The day of a settlement is over; it is not settled, and nothing says why.',
        sql`select concat('requests ', r.protocol, ', settlement ', s.number, ' of ', s.due_on) as about, 'settled, or a reason' as expected,
            'waits' as found
          from settlements s join requests r on r.id = s.request_id
          left join due_acts a on a.kind = 'request-settlement' and a.subject_id = s.id
          where s.settled_at is null and r.status = 5 and s.due_on < ${night.before ?? night.today}::date and s.failure is null
            and coalesce(a.attempts, 0) = 0 and a.not_before is null
            and not exists (select from settlements o where o.request_id = s.request_id and o.number < s.number and o.settled_at is null)`,
      )),
    ]
  },
}

/** A sending has a key of its own: what is sent again is answered by what is there. */
const onceAKey: NightCheck = {
  name: 'one effect a key',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'keys', 'request_payloads')
    const doubled = night.told.repeats
      .filter(({ left }) => new Set(left).size > 1)
      .map(({ call, key, left }) => ({
        meaning: 'A call that was made again with the same key had another effect.',
        rows: [`${call} ${key}`],
        expected: left[0] ?? 'none',
        found: left.slice(1).join(', '),
      }))
    if (!isNew) return doubled
    return [
      ...doubled,
      ...(await differing(
        night,
        'What was sent once is stored twice.',
        sql`select concat('request_payloads of ', submission_key) as about, '1' as expected, count(*) as found from request_payloads
          where submission_key in (select submission_key from request_payloads where id > ${after} and submission_key is not null)
          group by author_id, submission_key having count(*) > 1`,
      )),
      // A number of a protocol is given once, and none is left out.
      ...(await differing(
        night,
        'The protocols of a year have a gap.',
        sql`select concat('protocols of ', year) as about, last as expected, (select count(*) from requests
            where protocol like concat(year, '.%') and substr(protocol, 6)::int <= last) as found
          from protocol_sequences where year = ${Number(night.today.slice(0, 4))} and exists (select from requests where protocol = concat(year, '.0000001'))
            and last <> (select count(*) from requests where protocol like concat(year, '.%') and substr(protocol, 6)::int <= last)`,
      )),
    ]
  },
}

export const requestChecks = [promises, histories, onceAKey]
