import { sql } from 'drizzle-orm'
import type { Finding, NightCheck } from '../night.ts'
import { differing, newIds, rowsOf } from './night-rows.ts'
import { daysFrom, plusMonths } from './plain-days.ts'

type Instalment = {
  number: number
  dueDate: string
  correction: number
  interest: number
  amortisation: number
  amount: number
  balance: number
}

type Loan = {
  id: number
  link: number
  amount: number
  credit: number
  settles: number
  iof: number
  system: 'price' | 'sac'
  monthlyPercent: number
  months: number
  dueDay: number
  releasedOn: string
  content: { cet: number | null } | null
  instalments: Instalment[]
}

const contracts: NightCheck = {
  name: 'the instalments of a loan pay it off',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'contracts', 'loans')
    if (!isNew) return []
    const loans = await rowsOf<Loan>(
      night,
      sql`select l.id, l.link_id as link, l.amount::float8, l.credit::float8, l.settles::float8, l.iof::float8, l.system, l.monthly_percent::float8 as "monthlyPercent",
          l.months::int, l.due_day::int as "dueDay", l.released_on::text as "releasedOn",
          (select content::json from loan_contracts c where c.loan_id = l.id) as content,
          (select json_agg(json_build_object('number', i.number, 'dueDate', i.due_date, 'correction', i.correction, 'interest', i.interest,
            'amortisation', i.amortisation, 'amount', i.amount, 'balance', i.balance) order by i.number)
            from loan_instalments i where i.loan_id = l.id) as instalments
        from loans l where l.id > ${after} and l.rate_kind = 'fixed'
          and not exists (select from loan_bills b where b.loan_id = l.id and b.purpose = 'extra' and b.paid_on is not null)`,
    )
    return loans.flatMap((loan) => [...scheduleFaults(loan), ...costFaults(loan)])
  },
}

/** As they were contracted, which an extra payment changes: each instalment bears a month's interest on the debt before it, falls due a month after the other, and the last leaves nothing. */
function scheduleFaults(loan: Loan): Finding[] {
  const { monthlyPercent, months, amount, system, releasedOn, dueDay } = loan
  const rate = monthlyPercent / 100
  const level = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months)
  const findings: Finding[] = []
  let debt = amount
  for (const instalment of loan.instalments) {
    const { number } = instalment
    const rows = [`loan_instalments ${loan.id}/${number}, link ${loan.link}`]
    const note = (meaning: string, expected: number | string, found: number | string) =>
      findings.push({ meaning, rows, expected: String(expected), found: String(found) })
    const due = `${plusMonths(releasedOn.slice(0, 7), number)}-${String(dueDay).padStart(2, '0')}`
    if (instalment.dueDate !== due)
      note(
        'An instalment falls due on another day than the month after the one before.',
        due,
        instalment.dueDate,
      )
    const interest = debt * rate
    if (Math.abs(instalment.interest - interest) > 0.0051)
      note(
        'The interest of an instalment is not that of a month of the debt before it.',
        interest.toFixed(2),
        instalment.interest,
      )
    if (system === 'price' && number < months && Math.abs(instalment.amount - level) > 0.0051)
      note('An instalment of the Price system is not the level one.', level.toFixed(2), instalment.amount)
    if (system === 'sac' && number < months && Math.abs(instalment.amortisation - amount / months) > 0.0051)
      note(
        'An amortisation of the SAC system is not an equal part.',
        (amount / months).toFixed(2),
        instalment.amortisation,
      )
    debt = Math.round((debt - instalment.amortisation) * 100) / 100
    if (Math.abs(debt - instalment.balance) > 0.0051)
      note(
        'The debt after an instalment does not follow from the one before.',
        debt.toFixed(2),
        instalment.balance,
      )
  }
  if (debt !== 0 || loan.instalments.length !== months)
    findings.push({
      meaning: 'The instalments of a loan do not pay it off.',
      rows: [`loans ${loan.id}, link ${loan.link}`],
      expected: `nothing after ${months}`,
      found: `${debt} after ${loan.instalments.length}`,
    })
  return findings
}

/** The CET of the contract is the yearly rate at which what is paid back is worth what was paid out. */
function costFaults({ id, link, content, credit, settles, releasedOn, instalments }: Loan): Finding[] {
  const cet = content?.cet ?? null
  if (cet === null) return []
  const factor = 1 + cet / 100
  const worth = instalments.reduce(
    (sum, { amount, dueDate }) => sum + amount / factor ** (daysFrom(releasedOn, dueDate) / 365),
    0,
  )
  const got = credit + settles
  // Two decimals of a yearly rate move what is paid back by so much.
  if (Math.abs(worth - got) <= 0.01 + worth * 0.0003) return []
  return [
    {
      meaning: 'The CET of a contract is not the rate of what is paid back for what was paid out.',
      rows: [`loan_contracts ${id}, link ${link}`],
      expected: got.toFixed(2),
      found: worth.toFixed(2),
    },
  ]
}

const paidOnce: NightCheck = {
  name: 'instalments are paid once',
  often: 'month-end',
  check: async (night) => [
    ...(await differing(
      night,
      'More was paid of an instalment than it is.',
      sql`select concat('loan_instalments ', i.loan_id, '/', i.number) as about, i.amount as expected, sum(p.amount) as found
        from loan_instalments i join loan_payments p on p.loan_id = i.loan_id and p.number = i.number
        group by i.loan_id, i.number, i.amount having sum(p.amount) > i.amount`,
    )),
    ...(await differing(
      night,
      'A loan ended as paid, and its instalments are not.',
      sql`select concat('loans ', l.id, ', link ', l.link_id) as about, (select sum(amount) from loan_instalments where loan_id = l.id) as expected,
          (select sum(amount) from loan_payments where loan_id = l.id) as found
        from loans l where l.ended_by = 'paid' and (select sum(amount) from loan_instalments where loan_id = l.id)
          is distinct from (select sum(amount) from loan_payments where loan_id = l.id)`,
    )),
    ...(await differing(
      night,
      'What a pay slip deducts of a loan is not what was paid of it.',
      sql`select concat('pay_slips ', s.id, ', link ', s.link_id, ' ', s.competence) as about, sum(n.amount) as expected, max(paid.amount) as found
        from pay_slips s join pay_slip_lines n on n.pay_slip_id = s.id and n.code = 920
        join lateral (select coalesce(sum(amount), 0) as amount from loan_payments p where p.pay_slip_id = s.id) paid on true
        where s.paid_on > ${night.today}::date - 40 and exists (select from ledger_entries e
          where e.link_id = s.link_id and e.cause_kind = 'benefit-payment' and split_part(e.cause_id, ' ', 2) = s.competence)
          and not exists (select from loans l where l.link_id = s.link_id and l.ended_by = 'offset' and l.ended_on = s.paid_on)
        group by s.id having sum(n.amount) <> max(paid.amount)`,
    )),
  ],
}

export const loanChecks = [contracts, paidOnce]
