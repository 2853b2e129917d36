import { sql } from 'drizzle-orm'
import { addToCompetence, type Competence, monthsBetween } from '#domain/calendar.ts'
import type { Finding, Night, NightCheck } from '../night.ts'
import { newIds, rowsOf } from './night-rows.ts'

/** A payment with the income that was in force in its month, and what was there to pay it from. Reais. */
type Payment = {
  id: number
  link: number
  month: string
  type: 'percent' | 'fixed-term' | 'lifetime' | 'single'
  percent: number | null
  termMonths: number | null
  monthlyAmount: number | null
  quotasPerMonth: number | null
  thirteenthMonth: number | null
  isAdjusted: boolean
  hasSwitched: boolean
  cashPercent: number
  isFirst: boolean
  paidBefore: number
  balance: number
  unitValue: number
  cash: number
  monthly: number
  thirteenth: number
  twelfths: number
}

const cents = (reais: number) => Math.round(reais * 100)
const near = (one: number, other: number, reais = 0.011) => Math.abs(one - other) <= reais

/** Holdings before the first entry of a payment, at the quotas by which it left. */
const PAYMENTS = (after: number) => sql`
  select s.id, s.link_id as link, s.competence as month, i.income_type as type, i.percent::float8, i.term_months::int as "termMonths",
    i.monthly_amount::float8 as "monthlyAmount", i.quotas_per_month::float8 as "quotasPerMonth",
    i.thirteenth_month::int as "thirteenthMonth", i.index_code is not null as "isAdjusted",
    exists (select from ledger_entries w where w.link_id = s.link_id and w.type = 'switch-in' and w.recorded_at > i.created_at) as "hasSwitched",
    b.cash_percent::float8 as "cashPercent", before.slips = 0 and b.granted_on <= s.paid_on as "isFirst", before.of_income::int as "paidBefore",
    held.worth::float8 as balance, held.unit_value::float8 as "unitValue",
    lines.cash::float8, lines.monthly::float8, lines.thirteenth::float8, lines.twelfths::int
  from pay_slips s
  join lateral (select min(e.id) as first, max(e.date) as date, max(split_part(e.cause_id, ' ', 1))::int as benefit from ledger_entries e
    where e.link_id = s.link_id and e.cause_kind = 'benefit-payment' and split_part(e.cause_id, ' ', 2) = s.competence) cause on true
  join benefits b on b.id = cause.benefit
  join lateral (select * from benefit_incomes where benefit_id = b.id and valid_from <= s.competence
    order by valid_from desc, id desc limit 1) i on true
  join lateral (select count(*) as slips, count(*) filter (where o.competence >= i.valid_from and exists (
      select from pay_slip_lines l where l.pay_slip_id = o.id and l.code = 101)) as of_income
    from pay_slips o where o.link_id = s.link_id and o.competence < s.competence and to_char(b.first_payment_on, 'YYYY-MM') <= o.competence) before on true
  join lateral (select sum(e.quotas * q.value) as worth, max(q.value) filter (where e.profile_id = k.profile_id) as unit_value
    from plan_links k join ledger_entries e on e.link_id = k.id
    join lateral (select value from quota_values where profile_id = e.profile_id and date <= cause.date
      order by date desc, version desc limit 1) q on true
    where k.id = s.link_id and e.id < cause.first and e.quotas <> 0) held on true
  join lateral (select coalesce(sum(amount) filter (where code = 110), 0) as cash, coalesce(sum(amount) filter (where code = 101), 0) as monthly,
      coalesce(sum(amount) filter (where code = 102), 0) as thirteenth,
      coalesce(sum((reference ->> 'value')::int) filter (where code = 102), 0) as twelfths
    from pay_slip_lines where pay_slip_id = s.id) lines on true
  where s.id > ${after}`

const payWhatWasPromised: NightCheck = {
  name: 'each payment is what the simple sum says',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'sums', 'pay_slips')
    if (!isNew) return []
    const payments = await rowsOf<Payment>(night, PAYMENTS(after))
    return payments.flatMap(judged)
  },
}

function judged(payment: Payment): Finding[] {
  const expected = sumOf(payment)
  const rows = [`pay_slips ${payment.id}, link ${payment.link}, ${payment.month}, ${payment.type}`]
  const found = { cash: payment.cash, monthly: payment.monthly, thirteenth: payment.thirteenth }
  const parts = ['cash', 'monthly', 'thirteenth'] as const
  // Quotas of another profile are divided anew; what an adjustment owes of earlier months comes on top.
  const tolerance =
    payment.quotasPerMonth !== null && payment.hasSwitched
      ? Number.POSITIVE_INFINITY
      : payment.type === 'percent'
        ? HALF_A_CENT
        : 0.011
  return parts
    .filter((part) => !near(expected[part], found[part], part === 'monthly' ? tolerance : 0.011))
    .filter((part) => !(part === 'monthly' && payment.isAdjusted && found.monthly > expected.monthly))
    .map((part) => ({
      meaning: `The ${part} of a payment is not what its income, its balance and its months come to.`,
      rows,
      expected: expected[part].toFixed(3),
      found: found[part].toFixed(2),
    }))
}

/** The percentage of a balance is rounded once: half-up is never further away, and rounding down is half of the time. */
const HALF_A_CENT = 0.0051

function sumOf(payment: Payment): { cash: number; monthly: number; thirteenth: number } {
  const balance = cents(payment.balance) / 100
  const cash = payment.isFirst ? cents((balance * payment.cashPercent) / 100) / 100 : 0
  const rest = cents(balance - cash) / 100
  if (payment.type === 'single') return { cash, monthly: rest, thirteenth: 0 }
  const regular = regularOf(payment, rest)
  const due = cents(((cents(regular) / 100) * payment.twelfths) / 12) / 100
  if (payment.type === 'lifetime') return { cash, monthly: regular, thirteenth: due }
  const isLast =
    cents(regular) === 0 || (payment.termMonths !== null && payment.paidBefore + 1 >= payment.termMonths)
  const monthly = isLast ? Math.max(Math.min(regular, rest), rest - due) : Math.min(regular, rest)
  return { cash, monthly, thirteenth: isLast ? rest - monthly : Math.min(due, rest - monthly) }
}

function regularOf(
  { type, percent, monthlyAmount, quotasPerMonth, unitValue }: Payment,
  rest: number,
): number {
  if (type === 'percent') return (rest * (percent ?? 0)) / 100
  if (quotasPerMonth !== null) return cents(quotasPerMonth * unitValue) / 100
  return monthlyAmount ?? 0
}

type YearOfIncome = { link: number; months: number; twelfths: number; of: number }

/**
 * A twelfth of the thirteenth for each month of the year that was paid, once a year. Of a year whose December was not paid they come with the next
 * one that is.
 */
const thirteenthOfTheYear: NightCheck = {
  name: 'the thirteenth is a twelfth for each month of the year',
  often: 'year-end',
  check: async (night) => {
    const year = night.today.slice(0, 4)
    const years = await rowsOf<YearOfIncome>(
      night,
      sql`select s.link_id as link, count(distinct s.competence) filter (where l.code = 101)::int as months,
          coalesce(sum((l.reference ->> 'value')::int) filter (where l.code = 102), 0)::int as twelfths,
          count(*) filter (where l.code = 102)::int as of
        from pay_slips s join pay_slip_lines l on l.pay_slip_id = s.id
        where s.competence <= ${`${year}-12`} and s.competence > coalesce((select max(d.competence) from pay_slips d
            where d.link_id = s.link_id and d.competence < ${`${year}-01`} and right(d.competence, 2) = '12'), '')
          and exists (select from pay_slips d where d.link_id = s.link_id and d.competence = ${`${year}-12`})
          and exists (select from ledger_entries e where e.link_id = s.link_id and e.cause_kind = 'benefit-payment')
          and not exists (select from pay_slips o where o.link_id = s.link_id and o.competence between ${`${Number(year) - 1}-01`} and ${`${year}-12`}
            and (select i.thirteenth_month from benefits b join benefit_incomes i on i.benefit_id = b.id
              where b.link_id = s.link_id and i.valid_from <= o.competence order by i.valid_from desc, i.id desc limit 1) is null)
        group by s.link_id`,
    )
    return years
      .filter(({ months, twelfths }) => months !== twelfths)
      .map(({ link, months, twelfths, of }) => ({
        meaning: 'The thirteenth of a year has other twelfths than months were paid.',
        rows: [`link ${link}, ${year}, ${of} lines`],
        expected: String(months),
        found: String(twelfths),
      }))
  },
}

type Ended = {
  link: number
  benefit: number
  term: number
  paid: number
  from: Competence
  last: Competence
  ended: boolean
  hasDied: boolean
  covered: boolean
}

/**
 * A term is paid as many months as it has: no more, and no fewer unless the balance was used up, or its person died, before. That it was
 * granted for what its balance pays, and that each payment is right, others check: then only quotas that earned less use it up. Its last
 * month is the promised one, later by the months in which it stood still.
 */
const termsLast: NightCheck = {
  name: 'an income for n years is paid n years',
  often: 'month-end',
  check: async (night) => {
    const terms = await rowsOf<Ended>(
      night,
      sql`select b.link_id as link, b.id as benefit, i.term_months::int as term, paid.months::int as paid, i.valid_from as "from", paid.last, b.ended_on is not null as ended,
          k.situation = 5 as "hasDied",
          coalesce((select sum(e.quotas) from ledger_entries e where e.link_id = b.link_id), 0) > 0 as covered
        from benefits b join plan_links k on k.id = b.link_id
        join lateral (select * from benefit_incomes where benefit_id = b.id order by valid_from desc, id desc limit 1) i on true
        join lateral (select count(*) as months, max(s.competence) as last from pay_slips s
          where s.link_id = b.link_id and s.competence >= i.valid_from) paid on true
        where i.income_type = 'fixed-term' and (b.ended_on is null or b.ended_on > ${night.today}::date - 62) and paid.months > 0
          and exists (select from ledger_entries e where e.link_id = b.link_id and e.cause_kind = 'benefit-payment')`,
    )
    const findings: Finding[] = []
    for (const term of terms) findings.push(...judgedTerm(term, night))
    return findings
  },
}

function judgedTerm(
  { link, benefit, term, paid, from, last, ended, hasDied, covered }: Ended,
  { told }: Night,
): Finding[] {
  const rows = [`benefits ${benefit}, link ${link}`]
  const findings: Finding[] = []
  if (paid > term || (paid === term && !ended))
    findings.push({
      meaning: 'A term is paid longer than it was granted for.',
      rows,
      expected: `${term} payments`,
      found: `${paid}, ${ended ? 'ended' : 'not ended'}`,
    })
  // The rest is of who receives a pension of them.
  if (hasDied || !ended) return findings
  if (covered)
    findings.push({
      meaning: 'An income ended with money left.',
      rows,
      expected: 'nothing left',
      found: 'quotas',
    })
  const promised = told.incomes.findLast(({ linkId }) => linkId === link)
  if (!promised?.lastMonth || promised.firstMonth !== from || paid !== term) return findings
  const stoodStill = monthsBetween(from, last) + 1 - paid
  const due = addToCompetence(promised.lastMonth, stoodStill)
  if (last !== due)
    findings.push({
      meaning: 'An income did not end in the month that was promised.',
      rows,
      expected: due,
      found: last,
    })
  return findings
}

export const incomeChecks = [payWhatWasPromised, thirteenthOfTheYear, termsLast]
