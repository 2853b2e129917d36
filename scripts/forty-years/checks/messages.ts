import { sql } from 'drizzle-orm'
import type { NightCheck } from '../night.ts'
import { differing, newIds } from './night-rows.ts'

/** Messages told twice within a day, word for word and about the same: a person gets the same message once. */
const toldOnce: NightCheck = {
  name: 'nobody is told the same twice',
  often: 'nightly',
  check: async (night) => {
    const notices = await newIds(night, 'told', 'notifications')
    const emails = await newIds(night, 'told', 'emails')
    if (!notices.isNew && !emails.isNew) return []
    return [
      ...(await differing(
        night,
        'A person has the same notification twice.',
        sql`select concat('notifications ', min(id), ' and ', max(id), ', person ', person_id, ': ', title) as about, '1' as expected,
            count(*) as found
          from notifications where id > ${notices.after} and conversation_id is null
          group by person_id, plan_id, type, title, description, request_id, announcement_id, leads_to having count(*) > 1`,
      )),
      ...(await differing(
        night,
        'The same e-mail was queued twice.',
        sql`select concat('emails ', min(id), ' and ', max(id), ', ', template) as about, '1' as expected, count(*) as found
          from emails where id > ${emails.after} and secret is null and tested_text is null
          group by template, recipient, person_id, request_id, announcement_id, variables - 'dataHora', path, invitation having count(*) > 1`,
      )),
    ]
  },
}

/** Each pay slip is told of once, whatever its month: a notification for every act that told. */
const slipsAreTold: NightCheck = {
  name: 'who is paid is told of it, once',
  often: 'month-end',
  check: (night) =>
    differing(
      night,
      'Of a pay slip its person was not told, or more than once.',
      sql`select concat('pay_slips ', s.id, ', link ', s.link_id, ' ', s.competence) as about, '1' as expected, told.times as found
        from pay_slips s join plan_links l on l.id = s.link_id
        join due_acts a on a.kind = 'pay-slip-notice' and a.subject_id = s.id and a.done_at is not null
        join lateral (select count(*) as times from emails m where m.person_id = l.person_id and m.template = 'contracheque_disponivel'
          and m.queued_at >= a.done_at - interval '1 hour' and m.queued_at <= a.done_at + interval '1 hour') told on true
        where s.paid_on > ${night.today}::date - 40 and told.times > 1 + (select count(*) from pay_slips o where o.link_id in
          (select id from plan_links where person_id = l.person_id) and o.id <> s.id and o.paid_on = s.paid_on)`,
    ),
}

export const messageChecks = [toldOnce, slipsAreTold]
