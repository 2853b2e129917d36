import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { dayOf, newIds, rowsOf } from './night-rows.ts'
import { monthsFrom, plusMonths } from './plain-days.ts'

/** A level income as it was granted or changed, with the balance of its day and what is taken for granted of the return. */
type Granted = {
  id: number
  link: number
  from: string
  months: number
  amount: number
  thirteenthMonth: number | null
  cashPercent: number
  isFirst: boolean
  balance: number
  realReturnPercent: number
  paidMonths: number
  paidTwelfths: number
}

/**
 * A level term from its balance: what is paid, with its thirteenths, discounted at the plan's return, is worth the balance. In floating
 * point, to a cent and what a large balance adds to it.
 */
const levelTerms: NightCheck = {
  name: 'a term is granted for what its balance pays',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'promises', 'benefit_incomes')
    if (!isNew) return []
    const granted = await rowsOf<Granted>(night, grantedSince(after))
    return granted.flatMap((income) => {
      const expected = levelIncome(income)
      return Math.abs(expected - income.amount) <= 0.011 + expected * 0.0000001
        ? []
        : [
            {
              meaning: 'A level income is not what its balance pays for its months and thirteenths.',
              rows: [`benefit_incomes ${income.id}, link ${income.link}, from ${income.from}`],
              expected: expected.toFixed(2),
              found: income.amount.toFixed(2),
            },
          ]
    })
  },
}

const grantedSince = (after: number) => sql`
  select i.id, b.link_id as link, i.valid_from as "from", i.term_months::int as months, i.monthly_amount::float8 as amount,
    i.thirteenth_month::int as "thirteenthMonth", b.cash_percent::float8 as "cashPercent",
    i.valid_from = to_char(b.first_payment_on, 'YYYY-MM') as "isFirst", held.worth::float8 as balance,
    (rule.rules ->> 'realReturnPercent')::float8 as "realReturnPercent",
    paid.months::int as "paidMonths", paid.twelfths::int as "paidTwelfths"
  from benefit_incomes i join benefits b on b.id = i.benefit_id join plan_links l on l.id = b.link_id
  join lateral (select rules from dated_rules where kind = 'projection' and plan_id = l.plan_id and withdrawn_at is null
    and during @> ${dayOf(sql`i.created_at`)} limit 1) rule on true
  join lateral (select sum(e.quotas * q.value) as worth from ledger_entries e
    join lateral (select value from quota_values where profile_id = e.profile_id and date <= ${dayOf(sql`i.created_at`)}
      order by date desc, version desc limit 1) q on true
    where e.link_id = b.link_id and e.recorded_at <= i.created_at and e.quotas <> 0) held on true
  join lateral (select count(distinct s.competence) filter (where n.code = 101) as months,
      coalesce(sum((n.reference ->> 'value')::int) filter (where n.code = 102), 0) as twelfths
    from pay_slips s join pay_slip_lines n on n.pay_slip_id = s.id
    where s.link_id = b.link_id and s.competence >= left(i.valid_from, 4) || '-01' and s.competence < i.valid_from) paid on true
  where i.id > ${after} and i.income_type = 'fixed-term' and i.monthly_amount is not null and i.request_id is not null
    and b.kind <> 'death-pension'`

function levelIncome(income: Granted): number {
  const rest = income.isFirst
    ? income.balance - Math.round(income.balance * income.cashPercent) / 100
    : income.balance
  const i = (1 + income.realReturnPercent / 100) ** (1 / 12) - 1
  let worth = 0
  let [months, twelfths] = [income.paidMonths, income.paidTwelfths]
  for (let n = 1; n <= income.months; n += 1) {
    const inYear = (Number(income.from.slice(5)) + n - 2) % 12
    if (n > 1 && inYear === 0) [months, twelfths] = [0, 0]
    months += 1
    const left = Math.min(11 - inYear, income.months - n)
    const isThen =
      inYear + 1 >= (income.thirteenthMonth ?? 13) || (left === 0 && income.thirteenthMonth !== null)
    const due = isThen ? Math.max(0, months + left - twelfths) : 0
    twelfths += due
    worth += (1 + due / 12) / (1 + i) ** n
  }
  return rest / worth
}

/** Answers to grants against later payments. */
const firstAmounts: NightCheck = {
  name: 'the first payment is the one that was promised',
  often: 'month-end',
  check: async (night) => {
    const promised = night.told.incomes.filter(
      ({ firstMonth }) =>
        monthsFrom(firstMonth, night.today) >= 0 && monthsFrom(firstMonth, night.today) <= 2,
    )
    const findings: Finding[] = []
    for (const { linkId, type, firstMonth, firstAmount, months, lastMonth } of promised) {
      const rows = [`link ${linkId}, ${firstMonth}`]
      if (months !== null && lastMonth !== null && plusMonths(firstMonth, months - 1) !== lastMonth)
        findings.push({
          meaning: 'The months and the last month that were promised of an income are not the same term.',
          rows,
          expected: plusMonths(firstMonth, months - 1),
          found: lastMonth,
        })
      // So many per cent of a balance, and quotas, follow their quota until the day of payment.
      if (firstAmount === null || type === 'percent') continue
      const paid = await firstPaid(night, linkId, firstMonth)
      if (paid !== null && Math.abs(paid - Number(firstAmount)) > 0.005)
        findings.push({
          meaning: 'The first payment is another one than was promised.',
          rows,
          expected: firstAmount,
          found: paid.toFixed(2),
        })
    }
    return findings
  },
}

async function firstPaid(night: Night, linkId: number, month: string): Promise<number | null> {
  const [paid] = await rowsOf<{ amount: number }>(
    night,
    sql`select l.amount::float8 as amount from pay_slips s join pay_slip_lines l on l.pay_slip_id = s.id
      where s.link_id = ${linkId} and s.competence = ${month} and l.code = 101`,
  )
  return paid?.amount ?? null
}

/** An income for life follows its index: the product of the published months, never less than before. */
const adjustments: NightCheck = {
  name: 'incomes for life follow their index',
  often: 'month-end',
  check: async (night) => {
    const rows = await rowsOf<Adjusted>(
      night,
      sql`select i.id, b.link_id as link, i.valid_from as "from", i.index_from as "indexFrom", i.index_to as "indexTo",
          to_char(b.first_payment_on, 'YYYY-MM') as "firstMonth", i.monthly_amount::float8 as amount, before.amount::float8 as before,
          (select max(o.index_to) from benefit_incomes o where o.benefit_id = i.benefit_id and o.id < i.id) as counted,
          (select exp(sum(ln(1 + v.percent / 100)))::float8 from indexer_values v join registry_entries r on r.id = v.entry_id
            where r.key = i.index_code and v.competence between i.index_from and i.index_to) as factor,
          (select count(*)::int from indexer_values v join registry_entries r on r.id = v.entry_id
            where r.key = i.index_code and v.competence between i.index_from and i.index_to) as values
        from benefit_incomes i join benefits b on b.id = i.benefit_id
        join lateral (select monthly_amount as amount from benefit_incomes o where o.benefit_id = i.benefit_id and o.id < i.id
          order by o.valid_from desc, o.id desc limit 1) before on true
        where i.index_code is not null and ${dayOf(sql`i.created_at`)} > ${night.today}::date - 62`,
    )
    return rows.flatMap(judgedAdjustment)
  },
}

type Adjusted = {
  id: number
  link: number
  from: string
  indexFrom: string
  indexTo: string
  firstMonth: string
  amount: number
  before: number
  counted: string | null
  factor: number | null
  values: number
}

function judgedAdjustment(row: Adjusted): Finding[] {
  const rows = [`benefit_incomes ${row.id}, link ${row.link}, from ${row.from}`]
  const firsts = [
    plusMonths(row.from, -12),
    row.firstMonth,
    ...(row.counted ? [plusMonths(row.counted, 1)] : []),
  ]
  const period = [firsts.toSorted().at(-1), plusMonths(row.from, -1)].join(' to ')
  const findings: Finding[] = []
  if (period !== `${row.indexFrom} to ${row.indexTo}`)
    findings.push({
      meaning: 'An income for life was adjusted by other months than the twelve before it.',
      rows,
      expected: period,
      found: `${row.indexFrom} to ${row.indexTo}`,
    })
  const expected = row.before * Math.max(1, row.factor ?? 1)
  if (Math.abs(expected - row.amount) > 0.011)
    findings.push({
      meaning: 'An income for life was adjusted by another figure than its index.',
      rows,
      expected: expected.toFixed(2),
      found: row.amount.toFixed(2),
    })
  return findings
}

export const promiseChecks = [levelTerms, firstAmounts, adjustments]
