import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { dayOf, firstNight, newIds, rowsOf } from './night-rows.ts'
import { payDay, plusDays, plusMonths } from './plain-days.ts'

/** In granting, and in benefit. */
const PAID = new Set([3, 2])

/** A link's situation on a day, by its moves; what the payment of that day itself moved is left out. */
const situationOn = (linkId: unknown, day: unknown) => sql`coalesce(
  (select to_situation from link_moves m where m.link_id = ${linkId} and m."on" <= ${day}
    and not (m.event in ('first-benefit-paid', 'balance-exhausted') and m."on" = ${day}) order by m.id desc limit 1),
  (select from_situation from link_moves m where m.link_id = ${linkId} order by m.id limit 1),
  (select situation from plan_links where id = ${linkId}))`

type Slip = {
  id: number
  link: number
  month: string
  paidOn: string
  firstMonth: string | null
  grantedOn: string | null
  cpf: string
  diedOn: string | null
  deathKnownOn: string | null
}

const rightlyPaid: NightCheck = {
  name: 'who is paid is alive, and was granted it',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'rightly', 'pay_slips')
    if (!isNew) return []
    const slips = await rowsOf<Slip>(
      night,
      sql`select s.id, s.link_id as link, s.competence as month, s.paid_on::text as "paidOn", p.cpf,
          (select to_char(min(b.first_payment_on), 'YYYY-MM') from benefits b where b.link_id = s.link_id) as "firstMonth",
          (select min(b.granted_on)::text from benefits b where b.link_id = s.link_id) as "grantedOn",
          d.died_on::text as "diedOn", ${dayOf(sql`d.created_at`)}::text as "deathKnownOn"
        from pay_slips s join plan_links l on l.id = s.link_id join people p on p.id = l.person_id
        left join deaths d on d.person_id = l.person_id where s.id > ${after}`,
    )
    const findings: Finding[] = []
    for (const slip of slips) findings.push(...paidInLife(slip, night), ...paidAsGranted(slip))
    for (const slip of slips) findings.push(...(await paidInItsSituation(slip, night)))
    return findings
  },
}

const about = ({ id, link, month }: Slip) => [`pay_slips ${id}, link ${link}, ${month}`]

function paidInLife(slip: Slip, { told }: Night): Finding[] {
  const registered = told.deaths.find(({ cpf }) => cpf.replaceAll(/\D/g, '') === slip.cpf)
  const diedOn = slip.diedOn ?? registered?.diedOn
  const knownOn = slip.deathKnownOn ?? registered?.registeredOn
  if (diedOn === undefined || knownOn === undefined) return []
  if (slip.paidOn <= knownOn || payDay(slip.month) <= diedOn) return []
  const meaning = 'Somebody was paid after their death was known.'
  return [{ meaning, rows: about(slip), expected: `nothing after ${knownOn}`, found: slip.paidOn }]
}

function paidAsGranted(slip: Slip): Finding[] {
  const findings: Finding[] = []
  if (slip.firstMonth === null || slip.month < slip.firstMonth)
    findings.push({
      meaning: 'A month was paid that comes before the first one of the benefit.',
      rows: about(slip),
      expected: slip.firstMonth ?? 'a benefit',
      found: slip.month,
    })
  if (slip.paidOn < payDay(slip.month))
    findings.push({
      meaning: 'A month was paid before its day.',
      rows: about(slip),
      expected: payDay(slip.month),
      found: slip.paidOn,
    })
  return findings
}

async function paidInItsSituation(slip: Slip, night: Night): Promise<Finding[]> {
  const due = payDay(slip.month)
  const [row] = await rowsOf<{ situation: number; madeUp: boolean }>(
    night,
    sql`select ${situationOn(slip.link, sql`${due}::date`)}::int as situation,
      exists (select from court_suspensions where link_id = ${slip.link} and made_up_on = ${slip.paidOn})
        or exists (select from proof_of_life_suspensions where link_id = ${slip.link} and made_up_on = ${slip.paidOn}) as "madeUp"`,
  )
  if (row === undefined || PAID.has(row.situation) || row.madeUp) return []
  const meaning = 'A month was paid in which the benefit stood still, or was over, on its day.'
  return [
    {
      meaning,
      rows: about(slip),
      expected: 'situation 2 or 3',
      found: `situation ${row.situation} on ${due}`,
    },
  ]
}

/** Days after its own on which a payment is still looked for: what failed is tried again, what came at a weekend waits for a business day. */
const TIMEOUT = 7

type Owed = { link: number; benefit: number; situation: number; waits: boolean; done: boolean | null }

/** Every month that was owed was paid, or it is written down why not: an act that waits or failed keeps its reason. */
const nothingSkipped: NightCheck = {
  name: 'a month that is owed is paid',
  often: 'nightly',
  check: async (night) => {
    const first = firstNight(night)
    const months = [-2, -1, 0].map((back) => plusMonths(night.today.slice(0, 7), back))
    const looked = months.filter(
      (month) => payDay(month) > first && plusDays(payDay(month), TIMEOUT) <= night.today,
    )
    const findings: Finding[] = []
    for (const month of looked) {
      // Once a month is enough, on the first night on which nobody can still be waited for.
      if (night.before !== null && plusDays(payDay(month), TIMEOUT) <= night.before) continue
      findings.push(...(await skippedIn(night, month)))
    }
    return findings
  },
}

async function skippedIn(night: Night, month: string): Promise<Finding[]> {
  const due = payDay(month)
  const owed = await rowsOf<Owed>(
    night,
    sql`select b.link_id as link, b.id as benefit, ${situationOn(sql`b.link_id`, sql`${due}::date`)}::int as situation,
        a.done_at is null and (a.attempts > 0 or a.not_before is not null) as waits, a.done_at is not null as done
      from benefits b left join due_acts a on a.kind = 'benefit-payment' and a.subject_id = b.id and a.due_on = ${due}::date
      where to_char(b.first_payment_on, 'YYYY-MM') <= ${month} and (b.ended_on is null or b.ended_on > ${due}::date)
        and not exists (select from pay_slips s where s.link_id = b.link_id and s.competence = ${month})
        and not exists (select from deaths d join plan_links k on k.person_id = d.person_id where k.id = b.link_id and d.died_on <= ${due}::date)`,
  )
  return owed
    .filter(({ situation, waits }) => PAID.has(situation) && !waits)
    .map(({ link, benefit, situation, done }) => ({
      meaning: 'A month that was owed was not paid, and nothing says why.',
      rows: [`benefits ${benefit}, link ${link}, ${month}`],
      expected: `a pay slip: situation ${situation} on ${due}`,
      found: done === null ? 'no act' : done ? 'an act that is done' : 'an act that nobody did',
    }))
}

export const paymentChecks = [rightlyPaid, nothingSkipped]
