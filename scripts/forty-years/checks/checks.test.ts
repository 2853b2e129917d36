import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Told } from '../night.ts'
import { allChecks, type Found } from './all-checks.ts'
import { startDemoNights } from './demo-nights.ts'

/** The demonstration after December's payroll: each test plants something wrong in it, and takes it back. */
let nights: Awaited<ReturnType<typeof startDemoNights>>
let kept: Map<string, unknown>
let linkOfCarlos: number
const found: Found[] = []
beforeAll(async () => {
  nights = await startDemoNights()
  found.push(...(await nights.check('2026-11-11')))
  found.push(...(await nights.liveUntil('2026-11-12', '2026-12-30')))
  kept = new Map(nights.kept)
  found.push(...(await nights.liveUntil('2026-12-31', '2027-01-04')))
  const [link] = (await nights.test.database.execute<{ id: number }>(carlos)).rows
  linkOfCarlos = link?.id ?? 0
  // For what hangs alone: a busy machine takes ten times as long.
}, 600_000)
afterAll(() => nights.close())

const DECEMBER = { before: '2026-12-30', today: '2027-01-04' }

/** Findings of a check once something is planted, as it looks at the nights since 30 December. */
async function foundBy(
  name: string,
  planted: readonly SQL[],
  told: Partial<Told> = {},
  today = DECEMBER.today,
) {
  const check = allChecks.find((one) => one.name === name)
  if (!check) throw new Error(`there is no check ${name}`)
  const undone = new Error('undone')
  let meanings: string[] = []
  await nights.test.database
    .transaction(async (database) => {
      // Past the triggers that keep histories as they are.
      await database.execute(sql`set local session_replication_role = replica`)
      for (const statement of planted) await database.execute(statement)
      const night = {
        ...DECEMBER,
        today,
        database,
        told: { ...nights.nothingTold, ...told },
        kept: new Map(kept),
      }
      meanings = (await check.check(night)).map(({ meaning }) => meaning)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return meanings
}

const carlos = sql`(select id from plan_links where enrolment = '100871')`
const olivia = sql`(select id from plan_links where enrolment = '700099')`
const slipOf = (link: SQL) =>
  sql`(select id from pay_slips where link_id = ${link} and competence = '2026-12')`

type Planted = { what: string; check: string; rows: SQL[]; told?: Partial<Told>; today?: string }

const planted: readonly Planted[] = [
  {
    what: 'an entry that is not worth its quotas',
    check: 'quotas are worth their reais',
    rows: [
      sql`update ledger_entries set amount = amount - 0.05 where cause_kind = 'benefit-payment' and competence = '2026-12'`,
    ],
  },
  {
    what: 'an entry at the quota of another day',
    check: 'entries are priced by the quota of their day',
    rows: [
      sql`update ledger_entries set date = '2026-11-01' where cause_kind = 'benefit-payment' and competence = '2026-12' and link_id = ${olivia}`,
    ],
  },
  {
    what: 'a quota that is not the published one',
    check: 'quotas are what was published',
    rows: [],
    told: { quotas: [{ profileId: 1, day: '2026-11-30', value: '1.23456789' }] },
  },
  {
    what: 'a lot that holds less than nothing',
    check: 'lots hold what is left of them',
    rows: [
      sql`update ledger_entries set quotas = quotas - 1000000 where cause_kind = 'benefit-payment' and link_id = ${olivia}`,
    ],
  },
  {
    what: 'the youngest lot that left first',
    check: 'the oldest lots leave first',
    rows: [
      sql`update ledger_entries e set lot_date = (select max(lot_date) from ledger_entries where link_id = e.link_id and account = e.account)
        where cause_kind = 'benefit-payment' and competence = '2026-12' and link_id = ${olivia}`,
    ],
  },
  {
    what: 'a payment that left twice',
    check: 'benefits left the ledger as their slips say',
    rows: [
      sql`update ledger_entries set amount = amount * 2 where cause_kind = 'benefit-payment' and competence = '2026-12' and link_id = ${carlos}`,
    ],
  },
  {
    what: 'a slip that is gone',
    check: 'benefits left the ledger as their slips say',
    rows: [
      sql`delete from pay_slip_lines where pay_slip_id = ${slipOf(carlos)}`,
      sql`delete from pay_slips where id = ${slipOf(carlos)}`,
    ],
  },
  {
    what: 'a paid contribution whose credit never came',
    check: 'what was paid is credited',
    rows: [
      sql`update contribution_payments set paid_on = '2026-12-01', credit_on = '2026-12-02', paid_amount = amount, cancelled_on = null, credited_on = null
        where id = (select max(id) from contribution_payments)`,
      sql`insert into quota_values (profile_id, date, value) select profile_id, '2026-12-03', 2 from plan_links
        where id = (select link_id from contribution_payments order by id desc limit 1)`,
    ],
    today: '2026-12-30',
  },
  {
    what: 'a paid contribution that was credited with another sum',
    check: 'paid contributions came into the ledger, once',
    rows: [
      sql`update contribution_payments set paid_on = '2026-12-01', credit_on = '2026-12-02', paid_amount = amount + 1, cancelled_on = null
        where id = (select max(id) from contribution_payments)`,
      sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas,
          cause_kind, cause_id, key, line, recorded_at)
        select p.link_id, date, lot_date, e.competence, type, account, profile_id, p.amount, unit_value, quota_version, quotas, 'contribution-payment',
          p.id::text, 'basic', line, recorded_at
        from (select * from ledger_entries where type = 'CB' order by id limit 1) e, (select * from contribution_payments order by id desc limit 1) p`,
    ],
  },
  {
    what: 'a fee that was taken twice',
    check: 'the fee of a deferral is taken once a month',
    rows: [
      sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas,
          cause_kind, cause_id, key, line, recorded_at)
        select link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas, cause_kind,
          cause_id || ' again', key, line, recorded_at from ledger_entries where type = 'fee' and competence = '2026-12'`,
    ],
  },
  {
    what: 'a fee of another percentage',
    check: 'the fee of a deferral is taken once a month',
    rows: [sql`update ledger_entries set amount = amount * 2 where type = 'fee' and competence = '2026-12'`],
  },
  {
    what: 'a redemption that left nothing',
    check: 'redemptions and portabilities left the ledger, once',
    rows: [
      sql`insert into redemption_payments (link_id, request_id, number, "of", paid_on, regime, gross, tax, loan_offset, net, forfeited, bands, bank,
          agency, account, created_at)
        select ${carlos}, min(id), 1, 1, '2027-01-04', 'progressive', 100, 15, 0, 85, 0, '[]', '341', '0001', '1-1', now() from requests`,
    ],
  },
  {
    what: 'a payment after death',
    check: 'who is paid is alive, and was granted it',
    rows: [
      sql`insert into deaths (person_id, died_on, registered_by_id, created_at)
        select person_id, '2026-12-01', person_id, '2026-12-10T12:00:00-03:00' from plan_links where id = ${carlos}`,
    ],
  },
  {
    what: 'a payment after a death that was told and is not on record',
    check: 'who is paid is alive, and was granted it',
    rows: [],
    told: { deaths: [{ cpf: '111.444.777-35', diedOn: '2026-12-01', registeredOn: '2026-12-10' }] },
  },
  {
    what: 'a payment before the first month',
    check: 'who is paid is alive, and was granted it',
    rows: [sql`update benefits set first_payment_on = '2027-02-26' where link_id = ${carlos}`],
  },
  {
    what: 'a payment while the benefit stood still',
    check: 'who is paid is alive, and was granted it',
    rows: [
      sql`insert into link_moves (link_id, event, from_category, from_situation, to_category, to_situation, "on", created_at)
        values (${carlos}, 'benefit-suspended', 2, 2, 2, 6, '2026-12-01', now())`,
    ],
  },
  {
    what: 'a month that was skipped',
    check: 'a month that is owed is paid',
    rows: [
      sql`delete from pay_slip_lines where pay_slip_id = ${slipOf(carlos)}`,
      sql`delete from pay_slips where id = ${slipOf(carlos)}`,
    ],
    today: '2027-01-08',
  },
  {
    what: 'a payment of another sum',
    check: 'each payment is what the simple sum says',
    rows: [
      sql`update pay_slip_lines set amount = amount + 0.02 where code = 101 and pay_slip_id = ${slipOf(carlos)}`,
    ],
  },
  {
    what: 'a thirteenth of another sum',
    check: 'each payment is what the simple sum says',
    rows: [
      sql`update pay_slip_lines set amount = amount * 13 / 12 where code = 102 and pay_slip_id = ${slipOf(olivia)}`,
    ],
  },
  {
    what: 'a thirteenth of eleven months for a year of twelve',
    check: 'the thirteenth is a twelfth for each month of the year',
    rows: [
      sql`update pay_slip_lines set reference = '{"kind":"twelfths","value":11}' where code = 102 and pay_slip_id = ${slipOf(carlos)}`,
    ],
    today: '2026-12-31',
  },
  {
    what: 'a term that is paid on',
    check: 'an income for n years is paid n years',
    rows: [
      sql`update benefit_incomes set income_type = 'fixed-term', percent = null, monthly_amount = 9000, term_months = 1, valid_from = '2026-11'
        where benefit_id = (select id from benefits where link_id = ${carlos})`,
    ],
  },
  {
    what: 'a level income that left its thirteenth out',
    check: 'a term is granted for what its balance pays',
    rows: [
      sql`update benefits set request_id = (select min(id) from requests) where link_id = ${carlos}`,
      sql`insert into benefit_incomes (benefit_id, valid_from, income_type, term_months, monthly_amount, thirteenth_month, request_id, created_at)
        select id, '2027-01', 'fixed-term', 180, 2613.54, 12, request_id, '2027-01-02T12:00:00-03:00' from benefits where link_id = ${carlos}`,
    ],
  },
  {
    what: 'a first payment that is not the promised one',
    check: 'the first payment is the one that was promised',
    rows: [],
    told: {
      incomes: [
        {
          linkId: 0,
          type: 'lifetime',
          firstMonth: '2026-12',
          lastMonth: '2027-12',
          months: 12,
          firstAmount: null,
        },
      ],
    },
  },
  {
    what: 'an adjustment by the wrong months',
    check: 'incomes for life follow their index',
    rows: [
      sql`insert into benefit_incomes (benefit_id, valid_from, income_type, monthly_amount, index_code, index_from, index_to, index_percent, created_at)
        select id, '2027-01', 'lifetime', 9000, 'INPC', '2025-12', '2026-11', 4, '2027-01-02T12:00:00-03:00' from benefits where link_id = ${carlos}`,
    ],
  },
  {
    what: 'a tax that is another one',
    check: 'the tax of a slip is what its table says',
    rows: [
      sql`update pay_slip_lines set amount = amount + 0.03 where code = 901 and pay_slip_id = ${slipOf(carlos)}`,
    ],
  },
  {
    what: 'a regressive tax by the age of a year before',
    check: 'the tax of a slip is what its table says',
    rows: [
      sql`update pay_slip_lines set amount = amount * 1.1 where code = 901 and pay_slip_id = ${slipOf(olivia)}`,
    ],
  },
  {
    what: 'an exempt slice for who is too young',
    check: 'the tax of a slip is what its table says',
    rows: [
      sql`update people set birth_date = '1970-01-01' where id = (select person_id from plan_links where id = ${carlos})`,
    ],
  },
  {
    what: 'a redemption taxed by another rate',
    check: 'the tax of a redemption is what its regime says',
    rows: [
      sql`insert into redemption_payments (link_id, request_id, number, "of", paid_on, regime, gross, tax, loan_offset, net, forfeited, bands, bank,
          agency, account, created_at)
        select ${carlos}, min(id), 1, 1, '2027-01-04', 'progressive', 100, 10, 0, 90, 0, '[]', '341', '0001', '1-1', now() from requests`,
    ],
  },
  {
    what: 'a sponsor part that went to somebody to whom none of it was vested',
    check: 'the plan keeps what is not vested, and no more',
    rows: [
      sql`update plan_links set joined_on = '2026-12-01' where id = ${carlos}`,
      sql`update requests set link_id = ${carlos} where id = (select min(id) from requests)`,
      sql`insert into link_moves (link_id, event, from_category, from_situation, to_category, to_situation, "on", request_id, created_at)
        select ${carlos}, 'total-option-filed', 1, 7, 1, 9, '2026-12-20', min(id), now() from requests`,
      sql`insert into redemption_payments (link_id, request_id, number, "of", paid_on, regime, gross, tax, loan_offset, net, forfeited, bands, bank,
          agency, account, created_at)
        select ${carlos}, min(id), 1, 1, '2027-01-04', 'progressive', 100, 15, 0, 85, 0, '[]', '341', '0001', '1-1', now() from requests`,
      sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas,
          cause_kind, cause_id, key, line, recorded_at)
        select link_id, date, lot_date, competence, 'CP', 'sponsor', profile_id, 500, unit_value, quota_version, 500 / unit_value, 'import', 'sponsor', key, line,
          recorded_at from ledger_entries where link_id = ${carlos} and type = 'CB' order by id limit 1`,
      sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas,
          cause_kind, cause_id, key, line, recorded_at)
        select link_id, date, lot_date, competence, 'redemption', 'participant-basic', profile_id, -100, unit_value, quota_version, -100 / unit_value,
          'request', (select min(id) from requests)::text, key, line, recorded_at
        from ledger_entries where link_id = ${carlos} and type = 'CB' order by id limit 1`,
    ],
  },
  {
    what: 'shares of a pension that are less than the whole',
    check: 'the shares of a pension are the whole',
    rows: [
      sql`insert into deaths (person_id, died_on, registered_by_id, created_at)
        select person_id, '2026-12-01', person_id, '2027-01-02T12:00:00-03:00' from plan_links where id = ${carlos}`,
      sql`insert into pensions (death_id, link_id, dependant_id, points) select max(id), ${carlos}, 1, 99.99 from deaths`,
    ],
  },
  {
    what: 'a loan whose instalments leave something',
    check: 'the instalments of a loan pay it off',
    rows: loanLike(sql`case when number = 3 then interest + 0.02 else interest end`, sql`amortisation`),
  },
  {
    what: 'an instalment that was paid twice',
    check: 'instalments are paid once',
    rows: [
      sql`insert into loan_payments (loan_id, number, paid_on, amount, created_at)
        select loan_id, number, paid_on, amount, created_at from loan_payments`,
    ],
  },
  {
    what: 'a promise in days of the calendar',
    check: 'the promise of a request counts business days',
    rows: [
      sql`update requests set updated_at = '2027-01-02T12:00:00-03:00', due_on = due_on - 1 where sla_business_days > 0 and status = 1`,
    ],
  },
  {
    what: 'an answer that promised another day',
    check: 'the promise of a request counts business days',
    rows: [
      sql`update requests set updated_at = '2027-01-02T12:00:00-03:00', protocol = '2026.9999999'
        where id = (select max(id) from requests where sla_business_days > 0)`,
    ],
    told: { requests: [{ protocol: '2026.9999999', askedOn: '2026-11-11', promisedFor: '2026-11-12' }] },
  },
  {
    what: 'a request that stands nowhere its history led',
    check: 'requests stand where their history says',
    rows: [sql`update requests set updated_at = '2027-01-02T12:00:00-03:00', status = 6 where status = 2`],
  },
  {
    what: 'a call whose repetition had an effect of its own',
    check: 'one effect a key',
    rows: [],
    told: { repeats: [{ call: 'salvarRequisicao', key: 'a', left: ['2026.0000001', '2026.0000002'] }] },
  },
  {
    what: 'an act before its day',
    check: 'what is due is done, on its day',
    rows: [
      sql`update due_acts set due_on = due_on + 9 where kind = 'benefit-payment' and due_on = '2026-12-31'`,
    ],
  },
  {
    what: 'an act that nobody did',
    check: 'what is due is done, on its day',
    rows: [
      sql`update due_acts set done_at = null where kind = 'pay-slip-notice' and due_on = '2026-12-30'`,
      sql`insert into due_acts (kind, subject_id, due_on) values ('pay-slip-notice', 1, '2026-12-30')`,
    ],
  },
  {
    what: 'an act for the day after',
    check: 'acts are planned for their day',
    rows: [sql`update due_acts set due_on = due_on + 1 where kind = 'deferral-fee' and done_at is null`],
  },
  {
    what: 'a payroll for another day',
    check: 'acts are planned for their day',
    rows: [sql`update due_acts set due_on = due_on - 1 where kind = 'benefit-payroll' and done_at is null`],
  },
  {
    what: 'a payroll that was never planned',
    check: 'what comes back is planned',
    rows: [sql`delete from due_acts where kind = 'benefit-payroll' and done_at is null`],
  },
  {
    what: 'a notification that came twice',
    check: 'nobody is told the same twice',
    rows: [
      sql`insert into notifications (person_id, plan_id, type, title, description, request_id, leads_to, created_at)
        select person_id, plan_id, type, title, description, request_id, leads_to, created_at from notifications
        where id = (select max(id) from notifications where conversation_id is null)`,
    ],
  },
  {
    what: 'an e-mail that was queued twice',
    check: 'nobody is told the same twice',
    rows: [
      sql`insert into emails (template, recipient, person_id, request_id, variables, path, queued_at)
        select template, recipient, person_id, request_id, variables, path, queued_at from emails
        where id = (select max(id) from emails where secret is null)`,
    ],
  },
  {
    what: 'a pay slip that was told of twice',
    check: 'who is paid is told of it, once',
    rows: [
      sql`insert into emails (template, recipient, person_id, variables, path, queued_at)
        select template, recipient, person_id, variables || '{"dataHora":"outra"}', path, queued_at from emails
        where template = 'contracheque_disponivel' and person_id = (select person_id from plan_links where id = ${carlos})`,
    ],
    today: '2026-12-31',
  },
  {
    what: 'an entry of the record that was changed',
    check: 'the record of what was done is sealed',
    rows: [sql`update audit_entries set actor_id = 1 where id = (select min(entry_id) from audit_seals)`],
  },
  {
    what: 'an entry that still waits for its seal',
    check: 'entries do not wait for their seal',
    rows: [sql`insert into audit_unsealed (entry_id) values (0)`],
  },
  {
    what: 'a payment that is not on record',
    check: 'what was done is on record',
    rows: [sql`delete from audit_entries where action = 'benefit.paid' and entity_id = ${carlos}::text`],
  },
  {
    what: 'a slip that the report does not have',
    check: 'the income report is the year of slips',
    rows: [
      sql`update pay_slip_lines set amount = amount + 1 where code in (101, 901) and pay_slip_id = ${slipOf(carlos)}`,
    ],
    today: '2026-12-31',
  },
  {
    what: 'a report that was answered without the thirteenth',
    check: 'the income report is the year of slips',
    rows: [],
    told: { reports: [{ linkId: 0, year: 2026, code: '3540', lines: { '5.1': 0, '5.2': 0 } }] },
    today: '2026-12-31',
  },
  {
    what: 'an import that is in the ledger with another sum',
    check: 'imported contributions came into the ledger, once',
    rows: [
      sql`insert into imports (kind, state, file_name, sha256, header, sample, mapping, sent_by, sent_at, request_id)
        select 'contribuicoes', 'applied', 'contribuicoes.csv', repeat('0', 64), '[]', '[]', '{}', min(id), now(), 'teste' from people`,
      sql`insert into import_rows (import_id, line, outcome, values, changes, problems, result)
        select max(id), 2, 'new', '{"valor":"100.00"}', '[]', '[]', 'applied' from imports`,
      sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas,
          cause_kind, cause_id, key, line, recorded_at)
        select link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas, 'import',
          concat('planilha-', (select max(id) from imports), '-1'), 'linha-2', line, recorded_at
        from ledger_entries where type = 'CB' order by id limit 1`,
    ],
  },
  {
    what: 'a year in which more left than was paid',
    check: 'what is held is what came in less what went out',
    rows: [
      sql`insert into portability_transfers (link_id, request_id, transferred_on, amount, percent, entity_name, cnpj, plan_name, plan_code, bank, agency,
          account, lots, created_at)
        select ${carlos}, min(id), '2026-12-20', 100, 1, 'Outra', '11222333000181', 'Plano', '1', '341', '0001', '1-1', '[]', now() from requests`,
    ],
  },
  {
    what: 'an old entry that was changed',
    check: 'nothing earlier changed',
    rows: [
      sql`update ledger_entries set recorded_at = recorded_at + interval '1 second' where id = (select min(id) from ledger_entries)`,
    ],
  },
]

function loanLike(interest: SQL, amortisation: SQL): SQL[] {
  return [
    sql`insert into loans (link_id, amount, iof, cover_fee, settles, credit, system, rate_kind, monthly_percent, months, due_day, released_on,
        collection, created_at)
      select ${olivia}, amount, iof, cover_fee, settles, credit, system, rate_kind, monthly_percent, months, due_day, released_on, collection,
        created_at from loans where rate_kind = 'fixed' order by id limit 1`,
    sql`insert into loan_instalments select (select max(id) from loans), number, due_date, correction, ${interest}, ${amortisation},
        ${interest} + ${amortisation}, balance from loan_instalments
      where loan_id = (select min(id) from loans where rate_kind = 'fixed')`,
  ]
}

it('nothing is found in the months of the demonstration', () => {
  expect(found).toEqual([])
})

describe('a check finds', () => {
  it.each(planted)('$what', async ({ check, rows, told, today }) => {
    expect(await foundBy(check, [], {}, today)).toEqual([])
    expect(await foundBy(check, rows, told && withLinkOfCarlos(told), today)).not.toEqual([])
  })

  const withLinkOfCarlos = ({ reports = [], ...told }: Partial<Told>): Partial<Told> => ({
    ...told,
    reports: reports.map((report) => ({ ...report, linkId: linkOfCarlos })),
  })
})

it('each check has something planted that it finds', () => {
  const without = allChecks
    .map(({ name }) => name)
    .filter((name) => !planted.some(({ check }) => check === name))
  expect(without).toEqual([])
})
